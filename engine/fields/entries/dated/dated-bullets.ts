import { titleScore } from '../../experience/titles.ts';
import { startsWithVerb } from '../prose.ts';
import type { Row } from '../row.ts';

/** Bullets with their date in front from which on they are a list of jobs. */
const minBullets = 2;
const maxLabelWords = 4;

/** 'summer 2016: ', 'juli 2014 : ', '2015: ': a season or a month and a year before a colon. */
const leadingDate = /^(?:\p{L}{3,10}\.? )?(?:19|20)\d\d ?:(?=\s)/u;

/**
 * 'Student jobs' above '• summer 2016: packer at Harrow Foods' and '• summer 2015: …': bullets that begin with their
 * dates are entries, and the words above all of them are what kind of jobs they were.
 */
export const withDatedBulletsApart = (rows: readonly Row[]): readonly Row[] => {
  const apart = new Map<number, Row | null>();
  let start = 0;
  while (start < rows.length) {
    let end = start;
    while (isDatedBullet(rows[end]) && rows[end]?.section === rows[start]?.section) end += 1;
    const label = rows[start - 1];
    const isFirst = label === undefined || label.section !== rows[start]?.section;
    if (end - start >= minBullets && (isFirst || isLabel(label))) {
      if (!isFirst) apart.set(start - 1, null);
      for (let at = start; at < end; at += 1) apart.set(at, entryOf(rows[at]));
    }
    start = Math.max(end, start + 1);
  }
  return apart.size === 0 ? rows : rows.flatMap((row, at) => (apart.has(at) ? (apart.get(at) ?? []) : [row]));
};

/** 'summer 2016: packer at Harrow Foods'; 'Won the prize at Harrow Fair' is no job, and 'Promoted to packer' is one's own. */
const isDatedBullet = (row: Row | undefined): boolean => {
  if (row === undefined || !row.hasMarker || row.periods.length === 0 || !leadingDate.test(row.text)) return false;
  const told = row.text.replace(leadingDate, '').trim().slice(0, maxLetters);
  const title = told.slice(0, atEmployer.exec(told)?.index ?? 0);
  return titleScore(title) >= sureTitle && !startsWithVerb(title);
};

const sureTitle = 2;
const maxLetters = 160;

/** What leads to the employer, whose name has a capital. */
const atEmployer = /\s(?:at|with|for|bei|beim|chez|presso|en|em|na|no|bij)\s(?=(?:l['’]|de |la |le |het )?\p{Lu})/u;

const isLabel = ({ text, hasMarker, periods }: Row): boolean =>
  !hasMarker && periods.length === 0 && text.trim().split(/\s+/u).length <= maxLabelWords;

/** The row with a tab for its colon, as between dates and a title in columns. */
const entryOf = (row: Row | undefined): Row | null => {
  const colon = row === undefined ? 0 : (leadingDate.exec(row.text)?.[0].length ?? 1) - 1;
  return row === undefined
    ? null
    : { ...row, hasMarker: false, text: `${row.text.slice(0, colon)}\t${row.text.slice(colon + 1)}` };
};
