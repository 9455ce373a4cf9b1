import { degreeNoise, headParts, isTelling, withoutTownsAndForms, type Kind } from './asides.ts';
import { functionWords, overlap, partsOf, saysTheSame, wordsOf } from './words.ts';

/** 'exact' is also right as a person would say; 'wrong' is neither. */
export type Verdict = 'exact' | 'person' | 'wrong';

const same = (a: readonly string[], b: readonly string[]): boolean => a.length > 0 && a.join(' ') === b.join(' ');

/** For EXACT: folded words, for organizations without towns and legal forms, for degrees without 'of' and 'in'. */
const exactWords = (text: string, kind: Kind): readonly string[] => {
  if (kind === 'employer' || kind === 'institution') return withoutTownsAndForms(partsOf(text)).flat();
  return kind === 'degree' ? wordsOf(text).filter((word) => !functionWords.has(word)) : wordsOf(text);
};

/** Kinds whose head is followed by what only narrows it. */
const isHeadFirst: ReadonlySet<Kind> = new Set(['employer', 'institution', 'title', 'certification']);

type Parts = readonly (readonly string[])[];

const isHeadOf = (own: Parts, whole: Parts, kind: Kind): boolean =>
  whole.some((_, index) => {
    const head = whole.slice(0, index + 1).flat();
    return head.some((word) => isTelling(word, kind)) && saysTheSame(own.flat(), head);
  });

const partOfUniversity =
  /(?<=\p{Lu}\p{L}+ University) (?=(?:\p{Lu}\p{L}+ ){0,2}(?:School|College|Faculty|Department) of )/u;

/** 'Miami University Farmer School of Business', where a line ends behind 'University': as with a comma. */
const withPartApart = (text: string, kind: Kind): string =>
  kind === 'institution' ? text.replace(partOfUniversity, ', ') : text;

/** What may surround the name of a certificate: issuer, date and number, set apart or after one of these words. */
const beforeIssuer: ReadonlySet<string> = new Set('from by at in issued through via von par por de'.split(' '));

const isCertificateOf = (printed: readonly string[], read: Parts): boolean => {
  const all = read.flat();
  const edges = new Set(read.map((_, index) => read.slice(0, index).flat().length));
  return all.some((_, start) => {
    const next = all[start + printed.length];
    return (
      edges.has(start) &&
      same(all.slice(start, start + printed.length), printed) &&
      (next === undefined || edges.has(start + printed.length) || beforeIssuer.has(next) || /^\d+$/u.test(next))
    );
  });
};

/**
 * Judges a value that was read by the one that is printed.
 *
 * EXACT: the same words, regardless of case, accents and punctuation; towns and legal forms of organizations aside.
 *
 * AS A PERSON WOULD (the partial match of MUC-5 and SemEval 2013, with a rule for the part): what was read holds the head
 * of what is printed, and at most these differ: the town, the legal form, the department or division, what is set apart
 * behind the head of a name or title ('Engineer, Payments'), how somebody is employed, initials of the name itself,
 * words against their abbreviation, minor, concentration, honors and further fields of a degree, issuer and date around a
 * certificate.
 * The rest must hold a word that tells it from others: 'University' for 'University of Oslo' and 'Manager' for
 * 'Manager, Claims' are wrong, as are a degree without its field of study, a title without 'Senior', and a value with
 * anything else behind it.
 */
export const judge = (kind: Kind, printed: string, read: string): Verdict => {
  if (same(wordsOf(printed), wordsOf(read))) return 'exact';
  const [exactPrinted, exactRead] = [exactWords(printed, kind), exactWords(read, kind)];
  const isToldApart = exactRead.some((word) => isTelling(word, kind));
  if (isToldApart && same(exactPrinted, exactRead)) return 'exact';
  const [head, own] = [printed, read].map((text) => headParts(partsOf(withPartApart(text, kind)), kind)) as [
    Parts,
    Parts,
  ];
  // 'Union University' of 'Union University, Faculty of Law': no word tells it from others, but there is no other
  if (kind === 'institution' && own.flat().length > 1 && same(head.flat(), own.flat())) return 'person';
  if (!own.flat().some((word) => isTelling(word, kind))) return 'wrong';
  const isPerson =
    saysTheSame(head.flat(), own.flat()) ||
    head.flat().join('') === own.flat().join('') ||
    (isHeadFirst.has(kind) && isHeadOf(own, head, kind)) ||
    (kind === 'certification' &&
      head.flat().some((word) => isTelling(word, kind)) &&
      isCertificateOf(head.flat(), own));
  return isPerson ? 'person' : 'wrong';
};

const holds = (all: readonly string[], some: readonly string[]): boolean =>
  some.length > 0 && all.some((_, start) => same(all.slice(start, start + some.length), some));

/**
 * The degree and its field of study are read apart and printed in either order. With a field that was read, further
 * fields, and remarks and translations in brackets, may be missing.
 */
export const judgeDegree = (printed: string, degree: string, read: string): Verdict => {
  const field = wordsOf(read).every((word) => degreeNoise.has(word)) ? '' : read;
  const isRepeated = holds(exactWords(degree, 'degree'), exactWords(field, 'degree'));
  const reads = isRepeated || field === '' ? [degree] : [`${degree}, ${field}`, `${field}, ${degree}`];
  const verdicts = reads.map((one) => judge('degree', printed, one));
  if (verdicts.includes('exact')) return 'exact';
  if (verdicts.includes('person')) return 'person';
  if (field === '' || degree === '') return 'wrong';
  const isFirstField = [printed, printed.replaceAll(/\([^)]*\)/gu, ' ')].some((text) =>
    reads.some((one) => isHeadOf(headParts(partsOf(one), 'degree'), headParts(partsOf(text), 'degree'), 'degree')),
  );
  return isFirstField ? 'person' : 'wrong';
};

const honorifics: ReadonlySet<string> = new Set('dr mr mrs ms prof professor ing dipl herr frau mme sir'.split(' '));

/** Without titles and without what follows a comma. */
const bare = (name: string): readonly string[] =>
  (partsOf(name.replaceAll('.', ' '))[0] ?? []).filter((word) => !honorifics.has(word));

/** A person accepts a name with the first and last word of the printed one: middle names and titles may differ. */
export const judgeName = (printed: string, read: string): Verdict => {
  if (same(wordsOf(printed), wordsOf(read))) return 'exact';
  const [a, b] = [bare(printed), bare(read)];
  if (same(a, b)) return 'exact';
  if (a.length === 0 || b.length === 0) return 'wrong';
  if (a.join('') === b.join('')) return 'person';
  return a.length > 1 && b.length > 1 && a[0] === b[0] && a.at(-1) === b.at(-1) ? 'person' : 'wrong';
};

export const judgeEmail = (printed: string, read: string): Verdict =>
  printed.trim().toLowerCase() === read.trim().toLowerCase() ? 'exact' : 'wrong';

const minDigits = 7;
/** Digits without which a number is another one: the rest is the code of a country. */
const ownDigits = 9;

export const judgePhone = (printed: string, read: string): Verdict => {
  const [a, b] = [printed, read].map((text) => text.replaceAll(/\D/gu, '')) as [string, string];
  if (b.length < minDigits) return 'wrong';
  if (a === b) return 'exact';
  return Math.min(a.length, b.length) >= ownDigits && (a.endsWith(b) || b.endsWith(a)) ? 'exact' : 'wrong';
};

export type Period = { start: string; end: string };

/** EXACT: both ends as printed ('2019-03', '2019', 'present'). A person accepts a lone date in either place. */
export const judgePeriod = (printed: Period, read: Period): Verdict => {
  if (printed.start === read.start && printed.end === read.end) return 'exact';
  const [a, b] = [printed, read].map(({ start, end }) => [start, end].filter(Boolean)) as [string[], string[]];
  return a.length === 1 && b.length === 1 && a[0] === b[0] && a[0] !== 'present' ? 'person' : 'wrong';
};

/** Between 0 and 1, to find the entry that was meant: wrong values count by the words they share. */
export const agreementOf = (verdict: Verdict, printed: string, read: string): number => {
  if (verdict === 'exact') return 1;
  return verdict === 'person' ? 0.9 : overlap(wordsOf(printed), wordsOf(read)) / 2;
};
