import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { renewals } from '../../lexicon/phrases/renewals.ts';
import { periodsIn, type FoundPeriod } from '../dates/periods.ts';
import { leadLength, quotedBounds, withoutGrade, withoutNumber } from './certificate-wording.ts';
import type { Item } from './list-items.ts';

// Where the name of a certificate begins and ends among its dates, hours and validity.

/** 'expires 05/2027', '(issued 2019)': validity after the name of a certificate. */
export const validity = inSequence(
  /[\s,;|(–—-]*\(?\b/iu,
  compilePhrases(
    `
    expir(es|ed|y|ing)
    valid( (to|until|through|thru))?
    current through
    good (till|until|through|thru)
    renewed
    issued
    earned
    obtained
    since
    credential id
    license (no|number|\\#)
    lic.? ?\\#
    certificate (no|number|\\#)
    id:
    gültig bis
    valable
    `,
    { end: 'word', ignoreCase: true },
  ),
  /.*$/iu,
);

/** ', verlängert 2021', '(rinnovo 2022)' behind a name: what somebody did about the certificate, with the year. */
const renewed = inSequence(
  /\s*[,;|(–—-]\s?\(?/iu,
  compilePhrases(renewals, { end: 'letter', ignoreCase: true }),
  /[^,;()]{0,24}(?<!\d)(?:19|20)\d\d\)?\s*$/iu,
);

/** '6hrs', '(40 hours)', '20 horas' at the end of a course. */
const hours = /[\s,;|(–—-]+\d{1,4}\s?(?:h|hrs?|hours?|horas?|ore|heures|stunden|uur)\.?\)?$/iu;

/** What comes before a date and is not part of the name: a sign, 'in', or a bracket with 'from'. */
const beforeDate =
  /(?:[,(|–—\t:-]|\s(?:in|on|to|until|bis|hasta|fino al|tot)|\((?:from|since|de|del|du|dal|von|van))\s*$/iu;

/** 'License No. 12345 – Registered Nurse': the number before the name. */
const numberBefore = inSequence(
  /^(?:licen[cs]e|certificate) (?:(?:no|number)\b\.?|#)[\s:#]{0,3}/iu,
  /[^\s\d]{0,12}\d\S{0,20}?(?:\s?[,:]|\s[–—-])?\s+(?=\p{L}{2})/iu,
);

/** The length of what comes before the name and would be taken for what ends it. */
const leadOf = (text: string): number => leadLength(text) || (numberBefore.exec(text)?.[0].length ?? 0);

/** 'Hunting licence since 2012': the word belongs to the date. */
const sinceDate = /^(?:since|seit|depuis|desde|dal|sinds)\s/iu;

const isOfMonth = ({ period: { start, end } }: FoundPeriod): boolean =>
  [start, end].some((date) => date !== null && date !== 'present' && date.month !== undefined);

/** What ends a name with its date: the end of the text or of a sentence, or a sign before something else. */
const afterDate = /^(?:[\s).\]·-]*$|\)?[.,;]\s)/u;

/** From a month with its year on, no text belongs to the name: 'Rye Baking May 2021. Learned about rye.' */
const beforeMonth = (text: string): string => {
  const date = periodsIn(text).find(
    (found) => found.from > 0 && isOfMonth(found) && afterDate.test(text.slice(found.to)),
  );
  return date === undefined ? text : text.slice(0, date.from).replace(beforeDate, '');
};

/** True for a name with a month behind it and text about the certificate after that. */
export const hasNameBeforeMonth = (text: string): boolean => beforeMonth(text) !== text;

/** 'Rye Baking (Harrow Guild, 2021)' without its date: without the bracket, which is about the certificate. */
const beforeOpenBracket = (text: string, kept: string): string => {
  const open = kept.lastIndexOf('(');
  return open > kept.lastIndexOf(')') && text.includes(')', kept.length) ? kept.slice(0, open).trimEnd() : kept;
};

/** Cuts dates and validity off both ends; a date inside the name ('NEC 2020') stays. */
export const nameBounds = (text: string, piece: Item): Item => {
  const led = leadOf(text.slice(piece.from, piece.to));
  let from = piece.from + led;
  const name = quotedBounds(text.slice(from, piece.to));
  if (name !== null) return { from: from + name.from, to: from + name.to };
  let kept = text.slice(from, piece.to).replace(renewed, '').replace(hours, '');
  if (led > 0) kept = kept.replace(/\.\s*$/u, '');
  kept = beforeMonth(
    withoutNumber(withoutGrade(kept))
      .replace(validity, '')
      .replace(/[\s,;|(–—-]+#\s?[\w-]+\)?$/u, ''),
  );
  for (let step = 0; step < 2; step += 1) {
    const last = periodsIn(kept).at(-1);
    if (
      last !== undefined &&
      last.from > 0 &&
      /^[\s).\]]*$/u.test(kept.slice(last.to)) &&
      (beforeDate.test(kept.slice(0, last.from)) || sinceDate.test(kept.slice(last.from)))
    )
      kept = kept.slice(0, last.from).replace(beforeDate, '');
    kept = withoutGrade(kept).replace(/[\s,;:(|–—-]+$/u, '');
  }
  kept = beforeOpenBracket(text.slice(from, piece.to), kept);
  // '[2021] Rye Baking'
  const bracket = /^[[(][^\])\p{L}]{4,20}[\])][\s:–—-]+(?=\p{L})/u.exec(kept)?.[0].length ?? 0;
  if (bracket > 0 && periodsIn(kept.slice(0, bracket)).length === 1) {
    from += bracket;
    kept = kept.slice(bracket);
  }
  const first = periodsIn(kept)[0];
  if (first !== undefined && first.from === 0 && /^[\s:–—|,-]/u.test(kept.slice(first.to))) {
    const lead = /^[\s:–—|,)-]*/u.exec(kept.slice(first.to))?.[0].length ?? 0;
    from += first.to + lead;
    kept = kept.slice(first.to + lead);
  }
  const space = kept.length - kept.trimStart().length;
  return { from: from + space, to: from + kept.length };
};
