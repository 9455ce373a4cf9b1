import { itsYears } from '../../lexicon/adverts/employer-sentences.ts';
import { andBehindNeed, isBehindWish, isWish, niceYearsCue, wishBehindAsk } from '../../lexicon/cues/nice-to-have.ts';
import { ageNeeded } from '../../lexicon/cues/unasked/of-applicants.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { numberWords } from '../../lexicon/number-words.ts';
import { anyOf, inSequence, optional } from '../../lexicon/phrases/compose.ts';
import { askedDegree } from '../../lexicon/phrases/degrees/asked-degree.ts';
import type { RequirementGroup } from '../../model/keywords.ts';
import { shortened, withoutOpenEnd } from '../../text/shortened.ts';
import { isUnasked, unaskedRanges } from './unasked.ts';
import { fieldAskedAbroad, similarJob } from './field-asked-abroad.ts';
import { fieldAskedIn } from './field-asked.ts';
import { yearsByDegreeIn, type YearsWithDegree } from './years-by-degree.ts';
import { ownWishes } from './own-wish.ts';
import { termPlacesOf } from './term-places.ts';
import type { Statement } from '../statements/statement.ts';

export type YearsAsk = {
  years: number;
  /** The field of work in which the years are required, as the posting words it; null when any work counts. */
  field: string | null;
  /** 'In a similar role': the field is the job of the posting. */
  isOfSimilarJob: boolean;
  /** The field is only known roughly, so a job that does not name it may still be in it: postings in other languages. */
  isFieldOpen: boolean;
  label: string;
  group: RequirementGroup;
  quote: string;
  /** Where fewer years are asked of those with a higher degree: the years by degree; else empty. */
  byDegree: readonly YearsWithDegree[];
};

/** '5 to 7', 'one to three' */
const rangeEnd = /\d{1,2}\+?|two|three|four|five|six|seven|eight|ten|twelve/iu;

/** '5+ years', 'two (2) to 3 full years', '3 Jahre', '6 months'. The groups are the first number and the unit of months. */
const yearsPattern = inSequence(
  new RegExp(`(?<![\\p{L}\\p{N}])(\\d{1,2}|${Object.keys(numberWords).join('|')})`, 'giu'),
  /\s?(?:\(\d{1,2}\)\s?)?/iu,
  optional(anyOf(/\+|plus|or more/iu, inSequence(/(?:-|–|—|to|bis|à|a|tot)\s?/iu, rangeEnd))),
  /\s?(?:full )?/iu,
  anyOf(
    /(?:years?|yrs?|jahr(?:en?)?|ans?|anni|anno|años?|anos?|jaar)['’]?(?![\p{L}\p{N}])/iu,
    /(months?|monate?n?|mois|mes(?:es)?|mesi|maanden)['’]?(?![\p{L}\p{N}])/iu,
  ),
);
/** Whether a text names years or months: not every requirement for experience does. */
export const namesYears = (text: string): boolean => text.search(yearsPattern) >= 0;
const monthsOfYear = 12;
/** 'Un an', 'ein Jahr': they are words for 'a', too, so only beside experience they count years. */
const articles: ReadonlySet<string> = new Set('ein eine einem einen einer een un une um uma uno'.split(' '));
/** Experience of work, in the languages of postings. */
const experienceWords = `
  experience
  expérience
  erfahrung
  experiencia
  esperienza
  experiência
  ervaring
`;
/** Words after the years that make them years of work experience. */
const aboutWork = compilePhrases(
  `${experienceWords}
  background
  in (a|an|the)_
  as an?_
  role
  track record
  working
  post[- ]qualif
  pqe
  `,
  { ignoreCase: true },
);
/** 'Expérience de 7 ans à un poste similaire': the word comes before the years. */
const workBefore = inSequence(
  compilePhrases(experienceWords, { end: 'letter', ignoreCase: true }),
  /(?:[\s:(]+[\p{L}’']{1,14}){0,4}[\s:(]{1,3}$/iu,
);
/** Years of something else: an age, a contract, a plan. */
const notOfWork = compilePhrases(
  `
  old
  of age
  contract
  fixed[- ]term
  possibility of (extension|renewal)
  growth plan
  (aged|ages?) (between |from )?#
  (children|kids|pupils|toddlers|teenagers|adolescents) #[+]{0,1}( ?(-|–|to) ?#)? years
  over the (next|past|last)
  years? from {2 words}(date|day|hire|appointment|start|now|today|issue|receipt|when|completion)
  years? from {2 words}(passing|qualifying|graduation|graduating)
  years? to (obtain|get|earn|complete|acquire|pass|gain)
  // ages and contracts in other languages
  (jahre|jahren|jaar) (alt|oud|of ouder)
  (ab|mindestalter|vollendete[ns]?) # (jahre|jahren|jahr)
  (edad|idade|età|âge|leeftijd|alter)
  (ans|années) révolus
  (plus|moins) de # ans
  (mayor|mayores|menor|menores|maior|maiores) de # (años|anos)
  (contrato|contrat|contratto|vertrag|arbeitsvertrag|cdd|befristet|befristung|probezeit|garant[ií]a|garantie)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** 'A driver's license for', 'Führerschein seit mindestens': how long it has been held, not years of work. */
const heldBefore = inSequence(
  compilePhrases(
    `
    licen[sc]e
    permit
    führerschein
    fahrausweis
    permis
    (carn[eé]|carnet|licencia|permiso) de conducir
    patente
    rijbewijs
    carta de condução
    cnh
    `,
    { start: 'letter', end: 'letter', ignoreCase: true },
  ),
  /[^;.]{0,60}$/iu,
);

/** 'Applications are kept on file for two years', 'a certificate valid for 3 years': how long something lasts. */
const lastsFor = inSequence(
  compilePhrases(
    `
    on file
    (be|are|is) {1 words}(kept|retained)
    stored
    saved
    valid
    archived
    gespeichert
    aufbewahrt
    conservé(e|s|es)?
    conservad[oa]s?
    conservat[oaie]
    bewaard
    `,
    { start: 'word', end: 'word', ignoreCase: true },
  ),
  /[^;.]{0,30}\s(?:for|für|pendant|durante|por|per|voor)(?: (?:up to|at least|a maximum of))?\s$/iu,
);
const maxLengthOfLasting = 100;
/** 'für 2 Jahre gespeichert' */
const lastsBehind = /^[^;.]{0,20}\b(?:gespeichert|aufbewahrt|bewaard)\b/iu;

/** 'Six months of full-time experience', 'expérience de 6 mois': right beside the months. */
const experienceBehind = inSequence(/^[^,;.()]{0,40}/iu, compilePhrases(experienceWords, { ignoreCase: true }));
const isOfExperience = (text: string, { index, 0: said }: RegExpExecArray): boolean =>
  experienceBehind.test(text.slice(index + said.length)) || workBefore.test(text.slice(0, index));

/** '(ages 6 weeks to 12 years)' says nothing about the years before the bracket; nor does an age that is needed. */
const outsideBrackets = (text: string, { index }: RegExpExecArray): string =>
  text
    .replaceAll(/\([^()]*\)/gu, (bracket, at: number) => (at < index && index < at + bracket.length ? bracket : ''))
    .replaceAll(ageNeeded, '');

const maxLabelLength = 100;
/** Where another row of a table begins on the same line: '2 - 10 years Location: Leeds'. */
const nextRow = /\s(?=\p{Lu}\p{L}+\s?:)/u;
/** The group says how strongly the years are asked for. */
const demandBehind =
  /,?\s(?:is|are)?\s?(?:strictly |highly |strongly )?(?:required|preferred|desired|essential|mandatory)$/iu;

/** The words of a requirement for years: '(4 ans) sur :' and '5 years is required' lose the words that are not part of it. */
const labelOf = (text: string): string => {
  const [own = text] = text.split(nextRow);
  const close = own.indexOf(')');
  const balanced = close >= 0 && !own.slice(0, close).includes('(') ? own.slice(0, close) : own;
  return shortened(withoutOpenEnd(balanced.replace(/[.\s]+$/u, '').replace(demandBehind, '')), maxLabelLength);
};

/** Without the wish behind the years: '3 years of experience and ideally a CCNA', '3 years required and a CCNA preferred'. */
const withoutWish = (text: string): string => text.split(anyOf(wishBehindAsk, andBehindNeed))[0] ?? '';

/** 'BS + 5 years, MS + 3, or PhD + 1' is one requirement, whatever the degree. */
const ladderIn = (statement: Statement): YearsAsk[] => {
  const byDegree = yearsByDegreeIn(statement.text);
  const [lowest] = byDegree;
  if (lowest === undefined) return [];
  const asked = withoutWish(statement.text);
  const own = yearsByDegreeIn(asked).length > 0 ? asked : statement.text;
  const group = statement.part === 'nice' || niceYearsCue.test(own) ? 'nice' : 'must';
  const label = shortened(statement.text.replace(/[.\s]+$/, ''), maxLabelLength);
  const open = { field: null, isOfSimilarJob: false, isFieldOpen: false };
  return [{ years: lowest.years, ...open, label, group, quote: statement.text, byDegree }];
};

/** '3 years of experience (5 preferred)': more years are wished for than are asked. */
const moreYears = /\s?(?:[(,]|\s[–—-])\s?\d{1,2}\b[^,;()]{0,40}\)?/gu;
const withoutMoreYears = (behind: string): string =>
  behind.replaceAll(moreYears, (said) => (niceYearsCue.test(said) ? '' : said));

/** '3 years of Java, Kafka a plus': the wish is not about the years. */
const withoutOtherWish = (statement: Statement, rest: string): string => {
  if (!/, | [–—-] /u.test(rest) || !niceYearsCue.test(rest)) return rest;
  const wishes = ownWishes(
    rest,
    termPlacesOf({ ...statement, text: rest }, () => false),
    statement.language,
  );
  return rest.slice(0, wishes[0]);
};

/** 'Años de experiencia: 2', 'Years of experience: 5' */
const numberBehind = inSequence(
  /^\W*(?:years?|años|anos|anni|années|jahre|jaren)\s(?:(?:of|de|di|an|d['’])\s?)?(?:work\s)?/iu,
  compilePhrases(experienceWords, { ignoreCase: true }),
  /\s?(?:laboral|profesional|profissional|professionnelle)?\s?:\s?(\d{1,2})(?![\d.,%])/iu,
);

/** An employer states more of its own: 'Years of experience: 40'. */
const maxYearsOfRow = 15;

const rowOfYearsIn = ({ text, part }: Statement): YearsAsk[] => {
  const years = Number(numberBehind.exec(text)?.[1] ?? 0);
  if (years === 0 || years > maxYearsOfRow) return [];
  const open = { field: null, isOfSimilarJob: false, isFieldOpen: true };
  const label = shortened(text, maxLabelLength);
  const isNice = part === 'nice' || niceYearsCue.test(text) || isWish(text);
  return [{ years, ...open, label, group: isNice ? 'nice' : 'must', quote: text, byDegree: [] }];
};

const askIn = (statement: Statement): YearsAsk[] => {
  const row = rowOfYearsIn(statement);
  if (row.length > 0) return row;
  const ladder = ladderIn(statement);
  if (ladder.length > 0) return ladder;
  const named = [...statement.text.matchAll(yearsPattern)];
  const unasked = named.length === 0 ? [] : unaskedRanges(statement.text, statement.language);
  // 'At least 18 years old, with 2 years of experience'
  const isDuration = ({ index, 0: said }: RegExpExecArray): boolean =>
    lastsFor.test(statement.text.slice(Math.max(0, index - maxLengthOfLasting), index)) ||
    lastsBehind.test(statement.text.slice(index + said.length));
  const match = named.find((one) => !isUnasked(unasked, one.index) && !isDuration(one));
  if (match === undefined) return [];
  // 'No more than two in 3 years', 'over the last five years' are not years of experience.
  if (
    /\b(?:in|within|past|last|next|every|first)(?: the)?(?: past| last| next| first)?\s*$/i.test(
      statement.text.slice(0, match.index),
    )
  )
    return [];
  // 'A degree in pharmacy (4 years)'
  if (statement.text.slice(0, match.index).endsWith('(') && askedDegree.test(statement.text)) return [];
  const [, written = '', months] = match;
  // Of months, only those of experience: '6 months of probation' are short, too.
  const isShort = months === undefined && statement.text.length < 90 && statement.part !== 'duty';
  const isOfWork =
    aboutWork.test(statement.text.slice(match.index)) || workBefore.test(statement.text.slice(0, match.index));
  if (!isOfWork && (!isShort || heldBefore.test(statement.text.slice(0, match.index)))) return [];
  if ((months !== undefined || articles.has(written.toLowerCase())) && !isOfExperience(statement.text, match))
    return [];
  if (notOfWork.test(outsideBrackets(statement.text, match)) || itsYears.test(statement.text)) return [];
  const count = numberWords[written.toLowerCase()] ?? Number(written);
  const years = months === undefined ? count : count / monthsOfYear;
  if (!Number.isFinite(years) || years > 30) return [];
  const behind = withoutMoreYears(statement.text.slice(match.index + match[0].length));
  const isOfSimilarJob = similarJob.test(behind);
  const isAbroad = statement.language !== null;
  const field = isOfSimilarJob ? null : isAbroad ? fieldAskedAbroad(behind) : fieldAskedIn(behind);
  const isList = field?.includes(',') === true;
  const [said = ''] = `${match[0]}${behind}`.split(isList ? /;|\((?!\d)|\.\s/ : /[;,]|\((?!\d)|\.\s/);
  const rest = withoutOtherWish(statement, withoutWish(said));
  const isNice =
    statement.part === 'nice' ||
    niceYearsCue.test(rest) ||
    niceYearsCue.test(bracketBehind.exec(behind)?.[0] ?? '') ||
    isWish(statement.text) ||
    isBehindWish(statement.text, match.index);
  return [
    {
      years,
      field,
      isOfSimilarJob,
      isFieldOpen: isAbroad || isOfSimilarJob,
      label: labelOf(rest),
      group: isNice ? 'nice' : 'must',
      quote: statement.text,
      byDegree: [],
    },
  ];
};

/** '2 years (preferred)': it says of the years how strongly they are asked for. */
const bracketBehind = /^[^,;.()]{0,40}\((?:\p{L}+ ){0,2}\p{L}+\)/u;

/** 'Ervaring: 2-5 jaar', 'Work experience: 3 years': a form row is a requirement in any part of the posting. */
const rowOfForm = inSequence(
  /^(?:\p{L}{2,20} ){0,2}\p{L}{0,10}/iu,
  compilePhrases(experienceWords, { ignoreCase: true }),
  /(?: \p{L}{2,20}){0,2}\s?:\s?\S/iu,
);
const mayAsk = ({ part, text }: Statement): boolean =>
  part === 'about' ? rowOfForm.test(text) : part !== 'boilerplate';

/** The years of experience required, each wording once. */
export const yearsAsksOf = (statements: readonly Statement[]): readonly YearsAsk[] => {
  const asks = statements.filter(mayAsk).flatMap(askIn);
  return [...new Map(asks.toReversed().map((ask) => [ask.label.toLowerCase(), ask])).values()].toReversed();
};
