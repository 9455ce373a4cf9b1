import type { Check } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import { failed, passed } from '../outcomes.ts';

export const nameNotText: Check<'resume' | 'document' | 'visual' | 'namePictures' | 'traces'> = {
  id: 'name-not-text',
  group: 'contact',
  title: { pass: 'Your name is text, not a picture', fail: 'Your name seems to be a picture' },
  why: 'Parsers read letters, not pictures. A name that is drawn or part of a logo can get lost.',
  impact: 'major',
  needs: ['resume', 'document', 'visual', 'namePictures', 'traces'],
  sources: ['greenhouse-parsing'],
  run: ({ resume, document, visual, namePictures, traces }) => {
    const isSure = resume.name !== null && resume.name.confidence >= 0.5;
    const drawn = namePictures[0] ?? null;
    if (isSure && (drawn === null || document.kind === 'docx')) return passed;
    if (isSure && isSetLarge(visual, resume.name?.spans[0]?.line)) return passed;
    // Without anything drawn above the text, 'missing-name' reports it.
    // Behind a label, the name is text, whether or not we could read it: what is drawn is a logo.
    if (drawn === null || traces.nameLabels.length > 0) return { is: 'not-applicable' };
    return failed(
      0,
      'We found a graphic where a name usually is, but no line of text that is clearly a name.',
      'Type your name as ordinary text on the first line.',
      [{ quote: '', places: [drawn] }],
    );
  },
};

/**
 * A name is set larger than the text below it. If it is not, and something is drawn above, it is probably the job
 * title.
 */
const isSetLarge = (visual: Reading, line: number | undefined): boolean => {
  const sizes = visual.lines.map(({ style }) => style.sizePt).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return line !== undefined && (visual.lines[line]?.style.sizePt ?? 0) > usual * 1.2;
};
