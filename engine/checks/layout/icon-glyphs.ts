import { isIconFont, isMathFont } from '../../lexicon/picture-fonts.ts';
import type { Check } from '../../model/check.ts';
import { isIconWord } from './icons/icon-words.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

export const iconGlyphs: Check<'document' | 'oddGlyphs' | 'cite'> = {
  id: 'icon-glyphs',
  group: 'layout',
  title: { pass: 'Your text contains no icons from a symbol font', fail: 'You use icons where a parser expects words' },
  why: 'To a program, icons from a symbol font are letters without meaning. In plain text they turn into boxes, question marks or stray letters beside your phone number.',
  impact: 'minor',
  needs: ['document', 'oddGlyphs', 'cite'],
  sources: ['parsewell-extractors'],
  run: ({ document, oddGlyphs, cite }) => {
    const { icons, hasLabeledIcons } = oddGlyphs;
    // With a word that says the same beside each of them, nothing is to be written, and nothing to be praised.
    // Neither where a file records words for its icons, where they may be its bullets, or where signs divide values.
    const hasIconFont = document.runs.some(
      (run) =>
        (run.text.trim() !== '' &&
          (isIconFont(run.font.name) || (run.isUnmapped === true && isMathFont(run.font.name)))) ||
        isIconWord(run),
    );
    if (icons.length === 0) return hasLabeledIcons || hasIconFont ? { is: 'not-applicable' } : passed;
    return failed(
      0.5,
      `We found at least ${counted(icons.length, 'icon')} from a symbol font in your text.`,
      'Delete the icons, or write the word: "Phone", "Email".',
      firstFew(icons).map((icon) => cite.runs([icon])),
    );
  },
};
