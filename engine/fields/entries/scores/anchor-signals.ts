import { projectLabel } from '../../../lexicon/phrases/entry-labels.ts';
import type { FoundPeriod } from '../../dates/periods.ts';
import type { Signal } from '../../experience/signals.ts';
import { isRemark, startsWithVerb } from '../prose.ts';
import type { Row } from '../row.ts';

/** A period that may be the dates of an entry, with the text around it in its row, whose other words are counted. */
export type MaybeAnchor = {
  row: Row;
  period: FoundPeriod;
  before: string;
  after: string;
  words: number;
  isAlone: boolean;
  markersTellBody: boolean;
};

/** Words beside the dates from which on a bracket is a remark: 'Harrow Foods, Leeds' may be a header. */
const minRemark = 4;

/** The order matters within a group: the first signal that holds counts. */
export const anchorSignals: readonly Signal<MaybeAnchor>[] = [
  { signal: 'a range', weight: 2, example: '2019 – 2021', group: 'kind', holds: ({ period }) => period.isRange },
  {
    signal: 'a lone year',
    weight: -0.3,
    example: '2019',
    group: 'kind',
    holds: ({ period }) => period.period.style === 'year',
  },
  { signal: 'a lone date', weight: 0.6, example: 'May 2019', group: 'kind', holds: () => true },
  { signal: 'nothing else in the row', weight: 2.5, example: '', holds: ({ isAlone }) => isAlone },
  {
    signal: 'in a cell of its own',
    weight: 1.8,
    example: 'Harrow Ltd<tab>2019 – 2021',
    group: 'before',
    holds: ({ isAlone, before, after }) =>
      !isAlone && /(?:^|\t)[\s(]*$/u.test(before) && /^[\s).]*(?:\t|$)/u.test(after),
  },
  {
    signal: 'behind a separator',
    weight: 0.9,
    example: 'Harrow Ltd | 2019 – 2021',
    group: 'before',
    holds: ({ isAlone, before }) => !isAlone && (/[|·•–—(\t]\s*$/u.test(before) || /\s-{1,2}\s*$/u.test(before)),
  },
  {
    signal: 'behind a comma',
    weight: 0.5,
    example: 'Harrow Ltd, 2019 – 2021',
    group: 'before',
    holds: ({ isAlone, before }) => !isAlone && /,\s*$/u.test(before),
  },
  {
    signal: 'a range at the start of the row',
    weight: 1,
    example: '2019 – 2021 Harrow Ltd',
    group: 'before',
    holds: ({ isAlone, before, period }) => !isAlone && before.trim() === '' && period.isRange,
  },
  {
    signal: 'a date at the start of the row',
    weight: 0.4,
    example: '2019 Harrow Ltd',
    group: 'before',
    holds: ({ isAlone, before }) => !isAlone && before.trim() === '',
  },
  {
    signal: 'behind a word in lower case',
    weight: -1.5,
    example: 'profits rose since 2019',
    group: 'before',
    holds: ({ isAlone, before }) => !isAlone && /\b\p{Ll}+\s+$/u.test(before),
  },
  {
    signal: 'at the end of the row',
    weight: 0.7,
    example: 'Harrow Ltd 2019 – 2021',
    group: 'after',
    holds: ({ isAlone, after }) => !isAlone && /^[\s).,;]*$/u.test(after),
  },
  {
    signal: 'before a separator',
    weight: 0.4,
    example: '2019 – 2021 | Harrow Ltd',
    group: 'after',
    holds: ({ isAlone, after }) => !isAlone && /^\s*[|·•–—,)\t]/u.test(after),
  },
  {
    signal: 'among more words than headers have',
    weight: -1.5,
    example: '',
    holds: ({ isAlone, words }) => !isAlone && words > 14,
  },
  {
    signal: 'behind a bullet, where bullets mark the text',
    weight: -2.5,
    example: '• Audits (2019 – 2021)',
    holds: ({ isAlone, row, markersTellBody }) => !isAlone && row.hasMarker && markersTellBody,
  },
  {
    signal: 'a lone date in a row that begins in lower case',
    weight: -1.5,
    example: 'since May 2019 for two wards',
    holds: ({ isAlone, row, period }) => !isAlone && !period.isRange && /^[a-z]/u.test(row.text),
  },
  {
    signal: 'in a row that begins with a verb',
    weight: -1.5,
    example: 'Managed two shops from 2019 to 2021',
    holds: ({ isAlone, row }) => !isAlone && startsWithVerb(row.text),
  },
  {
    signal: 'in a remark that is a bracket as a whole',
    weight: -4,
    example: '(beside it I served at Harrow, 09.2019 – 03.2020)',
    holds: ({ row, words }) => words >= minRemark && isRemark(row.text),
  },
  {
    signal: 'behind a label for projects',
    weight: -4,
    example: 'Project: New quay, 2019 – 2020',
    holds: ({ isAlone, row }) => !isAlone && projectLabel.test(row.text),
  },
  {
    signal: 'more than two periods in the row',
    weight: -1,
    example: '2012, 2015 and 2019',
    holds: ({ isAlone, row }) => !isAlone && row.periods.length > 2,
  },
];
