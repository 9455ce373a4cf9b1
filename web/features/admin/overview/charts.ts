import type { SeriesPoint } from '#contract/api/admin/statistics.ts';
import { atsBands } from '#contract/product/bands.ts';
import { words as allWords } from '../words.ts';
import { decimalOf, dollarsOf, numberOf } from './figures.ts';

const words = allWords.overTime.columns;

type Column = { label: string; text: (point: SeriesPoint) => string };

/** One series of a chart: stacked bars, or a line. */
export type Mark = {
  label: string;
  value: (point: SeriesPoint) => number;
  colour: string;
  /** The value as text. */
  text: (value: number) => string;
};

export type ChartId = 'users' | 'analyses' | 'revenue';
export type ChartEntry = { shape: 'bars' | 'line'; marks: readonly Mark[]; columns: readonly Column[] };

/** From the best band to the last, in the order of the data. */
const bandColours = ['var(--good)', 'var(--good-bar)', 'var(--fair-bar)', 'var(--poor-bar)'];

/** What is drawn for each day, and what the table beside it shows. */
export const charts: Record<ChartId, ChartEntry> = {
  users: {
    shape: 'line',
    marks: [
      { label: words.totalUsers, value: ({ totalUsers }) => totalUsers, colour: 'var(--accent)', text: numberOf },
    ],
    columns: [
      { label: words.newUsers, text: ({ newUsers }) => numberOf(newUsers) },
      { label: words.totalUsers, text: ({ totalUsers }) => numberOf(totalUsers) },
    ],
  },
  analyses: {
    shape: 'bars',
    marks: atsBands.map(({ word }, index) => ({
      label: word,
      value: ({ scores }) => scores[index] ?? 0,
      colour: bandColours[index] ?? 'var(--ink-soft)',
      text: numberOf,
    })),
    columns: [
      { label: words.analyses, text: ({ analyses }) => numberOf(analyses) },
      {
        label: words.average,
        text: ({ averageAtsScore }) => (averageAtsScore === null ? '–' : decimalOf(averageAtsScore)),
      },
      ...atsBands.map(({ word }, index) => ({
        label: word,
        text: ({ scores }: SeriesPoint) => numberOf(scores[index] ?? 0),
      })),
    ],
  },
  revenue: {
    shape: 'bars',
    marks: [
      {
        label: words.revenue,
        value: ({ revenueCents }) => revenueCents,
        colour: 'var(--accent)',
        text: dollarsOf,
      },
    ],
    columns: [{ label: words.revenue, text: ({ revenueCents }) => dollarsOf(revenueCents) }],
  },
};
