import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

const wordsOfAPage = 600;
const fewestWords = 120;

export const length: Check<'document' | 'words'> = {
  id: 'length',
  group: 'file',
  title: { pass: 'Your resume has a usual length', fail: 'Your resume has an unusual length' },
  why: 'Parsers read any length. Readers of most trades expect one or two pages; academic and medical lists may be longer.',
  impact: 'hint',
  needs: ['document', 'words'],
  sources: [],
  run: ({ document, words }) => {
    if (words.length < fewestWords)
      return failed(
        0.3,
        `We found only ${words.length} words. There is little for a search to find.`,
        'Say for each job what you did and what came of it, and list your skills.',
        absent,
      );
    const pages = document.pageCount;
    const isLong =
      pages === null ? words.length > wordsOfAPage * 3 : pages > 3 || (pages === 3 && words.length > wordsOfAPage * 2);
    if (!isLong) return passed;
    const size = pages === null ? `${words.length} words` : `${pages} pages`;
    return failed(
      0.5,
      `Your resume has ${size}.`,
      'Shorten older jobs first. Two pages are enough for most trades.',
      absent,
    );
  },
};
