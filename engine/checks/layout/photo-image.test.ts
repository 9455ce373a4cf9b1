import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import type { Picture } from '../../model/document.ts';
import { photoImage } from './photo-image.ts';

const picture = (size: number): Picture => ({
  place: { kind: 'page', page: 1, box: { x: 450, y: 40, width: size, height: size } },
  alt: null,
});

testCheck(photoImage, {
  fails: [{ name: 'a photo', document: asPdf(sample, { pictures: [picture(90)] }), quotes: [''] }],
  passes: [
    { name: 'no pictures', lines: sample },
    { name: 'a small icon', document: asPdf(sample, { pictures: [picture(12)] }) },
  ],
});
