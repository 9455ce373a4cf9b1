import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const embeddedDocument: Check<'document'> = {
  id: 'embedded-document',
  group: 'file',
  title: {
    pass: 'All of your text is stored in the main document',
    fail: 'Part of your text is stored in an embedded document',
  },
  why: 'Some web converters embed the resume in an otherwise empty Word file. Word displays it, but a program that reads only the Word file itself sees an empty page.',
  impact: 'blocker',
  needs: ['document'],
  sources: [],
  run: ({ document }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    return document.traits.hasAltChunk
      ? failed(
          0,
          'Your file contains another document. Word displays it, but a program that reads only the outer file finds no text.',
          'Open the file in Word and save it again as .docx.',
          absent,
        )
      : passed;
  },
};
