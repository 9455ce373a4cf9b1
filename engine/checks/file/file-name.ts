import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import type { Check } from '../../model/check.ts';
import { failed, passed } from '../outcomes.ts';

/** Generic names that programs and people give to files. */
const meaningless = inSequence(
  compilePhrases(
    `
    untitled
    unbenannt
    document
    dokument
    scan
    img
    image
    new
    file
    download
    output
    print
    temp
    test
    resume
    résumé
    cv
    curriculum[ _-]?vitae
    lebenslauf
    #
    // a checksum or an identifier
    [0-9a-f-]{20,}
    `,
    { start: 'text', ignoreCase: true },
  ),
  /[ _()\d-]*$/iu,
);
const draftMark = /(^|[ _.-])(draft|copy|final[ _-]?final|v\d{1,2}|old)([ _.()\d-]|$)/i;
const oddCharacter = /[<>:"|?*\\/#%{}]/;

export const fileName: Check<'filename'> = {
  id: 'file-name',
  group: 'file',
  title: { pass: 'Your file name is fine', fail: 'Your file name could be better' },
  why: 'Recruiters see the file name in lists and downloads. Parsers ignore it.',
  impact: 'hint',
  needs: ['filename'],
  sources: [],
  run: ({ filename }) => {
    const name = filename.replace(/\.[a-z]{2,5}$/i, '').trim();
    if (name === '') return { is: 'not-applicable' };
    const fix = 'Put your name in the file name, for example "Jane-Roe-Resume.pdf".';
    const evidence = [{ quote: filename, places: [] }];
    if (meaningless.test(name)) return failed(0.3, 'Your file name does not say whose resume it is.', fix, evidence);
    if (draftMark.test(name)) return failed(0.6, 'The name of your file looks like a draft.', fix, evidence);
    if (oddCharacter.test(name))
      return failed(0.6, 'Your file name contains characters that some upload forms change or reject.', fix, evidence);
    return passed;
  },
};
