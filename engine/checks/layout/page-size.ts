import type { Check } from '../../model/check.ts';
import type { Page } from '../../model/document.ts';
import { failed, passed, absent } from '../outcomes.ts';

/** Letter, A4 and Legal in points, upright. */
const papers: readonly (readonly [number, number])[] = [
  [612, 792],
  [595.3, 841.9],
  [612, 1008],
];
const tolerancePt = 8;

export const pageSize: Check<'document'> = {
  id: 'page-size',
  group: 'layout',
  title: { pass: 'Your pages are a standard size', fail: 'Your pages are an unusual size' },
  why: 'Printers crop or shrink pages that are neither Letter nor A4. Parsers ignore the page size.',
  impact: 'hint',
  needs: ['document'],
  sources: [],
  run: ({ document }) => {
    const odd = document.pages.find((page) => !isUsual(page));
    if (document.pages.length === 0) return { is: 'not-applicable' };
    if (odd === undefined) return passed;
    return failed(
      0.5,
      `One of your pages measures ${inInches(odd.widthPt)} by ${inInches(odd.heightPt)} inches: neither Letter, Legal nor A4.`,
      'Set the paper size to Letter (8.5 by 11 inches) or A4 and export again.',
      absent,
    );
  },
};

const isUsual = ({ widthPt, heightPt }: Page): boolean => {
  const [short, long] = [Math.min(widthPt, heightPt), Math.max(widthPt, heightPt)];
  return papers.some(
    ([width, height]) => Math.abs(short - width) < tolerancePt && Math.abs(long - height) < tolerancePt,
  );
};

const inInches = (points: number): string => (Math.round((points / 72) * 10) / 10).toString();
