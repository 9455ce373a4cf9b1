import { lookupWordsOf } from '../../text/lookup-words.ts';
import { sharedWords } from '../../lexicon/work/employer-words.ts';
import { workFields } from '../../lexicon/work/job-titles.ts';
import { ownerTitle } from '../../lexicon/work/owner-titles.ts';
import { fieldsBehindTitles, titlesWithFields } from '../../lexicon/work/titles-with-fields.ts';
import { unitWords } from '../../lexicon/work/unit-words.ts';
import type { Atom } from '../entries/atom.ts';
import { startsWithVerb } from '../entries/prose.ts';
import type { Parts } from '../entries/heads/head-reading.ts';
import { subjectShare } from '../education/degrees.ts';
import { isRegionName, placeScore } from '../places/place-score.ts';
import type { Draft } from './draft.ts';
import { employerScore } from './employers.ts';
import { endsInLegalForm, titleScore } from './titles.ts';

/** The words of a list as alternatives of a pattern. */
const oneOf = (words: string): string => words.replaceAll(' ', '|');
const definiteArticles = 'the la le les der dem den il lo';

const linkOf = (words: string): RegExp =>
  new RegExp(String.raw`\s(?:${words})\s+(?:(?:${oneOf(definiteArticles)}) |l['’])?(?=[\p{Lu}\d])`, 'u');

const sureTitle = 2;
const minEmployer = 0.3;
const sureEmployer = 1.6;
const likelyPlace = 1;
const likelyTitle = 1.2;
/** Words of the longest name that is taken on this evidence. */
const maxWords = 6;

type Link = {
  signal: string;
  example: string;
  pattern: RegExp;
  minTitle: number;
  /** `isUsual`: most entries of the resume that name no employer elsewhere have such a title. */
  mayFollow: (name: string, title: string, isUsual: boolean) => boolean;
};

/** What connects a title with its employer where nothing else names one. */
const links: readonly Link[] = [
  {
    signal: 'a word that leads to an employer',
    example: 'Game Developer for Bright Otter',
    pattern: linkOf(oneOf('for at with à au aux chez nel nella nello presso per für bei beim pour para voor hos')),
    minTitle: sureTitle,
    mayFollow: (name) => employerScore(name) >= minEmployer,
  },
  {
    signal: "a word for 'within'",
    example: 'Stage au sein de la Direction des Ports',
    pattern: linkOf('au sein d(?:e|u|es)'),
    minTitle: likelyTitle,
    mayFollow: (name) => employerScore(name) >= minEmployer,
  },
  {
    signal: "the owner 'of' a firm",
    example: 'Owner of Bright Otter',
    pattern: linkOf(oneOf('of der des von de du del da do di van')),
    minTitle: sureTitle,
    mayFollow: (name, title) => ownerTitle.test(title) && employerScore(name) >= minEmployer,
  },
  {
    signal: "a word for 'in' before a sure name: a legal form, a word for an organization, initials",
    example: 'Krankenpflegerin im UKB',
    pattern: linkOf('im|am|in der|an der|in|en|em|dans|na|no'),
    minTitle: likelyTitle,
    mayFollow: (name, _, isUsual) =>
      (isUsual && isPlainName(name)) ||
      employerScore(name) >= sureEmployer ||
      endsInLegalForm(name) ||
      /^\p{Lu}{3,6}(?: \p{Lu}\S*)?$/u.test(name),
  },
];

/**
 * 'Game Developer for Bright Otter' in an entry that names no employer, or only the place of one: what follows the title
 * and 'for' is the employer if it is written as a name and is not a place, title or field of work ('Director for Digital
 * Health').
 */
export const withEmployerOfTitle = (parts: Parts, isUsual = false): Parts => {
  const [atom, ...rest] = parts.title ?? [];
  if (atom === undefined || rest.length > 0 || !isNoEmployer(parts, atom)) return parts;
  for (const { pattern, minTitle, mayFollow } of links) {
    const found = pattern.exec(atom.text);
    if (found === null) continue;
    const title = atom.text.slice(0, found.index);
    const at = found.index + found[0].length;
    const name = atom.text.slice(at);
    if (titleScore(title) < minTitle || !isName(name) || !mayFollow(name, title, isUsual)) continue;
    const employer: Atom = { ...atom, text: name, from: atom.from + at, glue: 'at' };
    const { employer: misread = [], place = [], ...others } = parts;
    const places = [...misread, ...place].filter(({ text }) => !isUnit(text));
    return {
      ...others,
      ...(places.length === 0 ? {} : { place: places }),
      title: [{ ...atom, text: title, to: atom.from + title.length }],
      employer: [employer],
    };
  }
  return parts;
};

/** 'Mercadona', and no field as in 'Técnico en Enfermería' or 'Vendedora en Piso'. */
const isPlainName = (name: string): boolean =>
  employerScore(name) >= minEmployer &&
  subjectShare(name) === 0 &&
  /^\p{Lu}/u.test(name) &&
  !lookupWordsOf(name).every((word) => fieldsBehindTitles.has(word));

/** 'Analista en Calidad', 'Vendedora en Piso': what is behind 'en' is a field, or may be one. */
const mayNameField = (title: string, name: string): boolean =>
  !isPlainName(name) || titlesWithFields.has(lookupWordsOf(title)[0] ?? '');

/** Entries from which on 'Camarera en Harrow' is how a resume names its employers. */
const usual = { entries: 2, share: 2 / 3 };
const spanishLink = /^(?:\p{Lu}\S*)(?: \S+){0,4} e[nm] (?=\p{Lu})/u;

/** 'Vendedor en Grupo Brillante' was cut at its ' en ' before, as such names are known. */
const isSplitAtLink = ({ title, employer }: Parts): boolean => {
  const [before, name] = [title?.at(-1), employer?.[0]];
  return before !== undefined && name?.line === before.line && name.from - before.to === ' en '.length;
};

/** Whether most entries without another employer have a title with 'en' and a name behind it, and one of the names is surely an employer. */
export const namesEmployersInTitles = (all: readonly Parts[]): boolean => {
  const bare = all.flatMap((parts): string[] => {
    const [atom, ...rest] = parts.title ?? [];
    return atom === undefined || rest.length > 0 || !isNoEmployer(parts, atom) ? [] : [atom.text];
  });
  const linked = bare.flatMap((text): readonly (readonly [string, string])[] => {
    const lead = spanishLink.exec(text)?.[0] ?? '';
    const [title, name] = [lead.slice(0, -4), text.slice(lead.length)];
    return lead !== '' && titleScore(title) >= likelyTitle ? [[title, name]] : [];
  });
  if (linked.some(([title, name]) => mayNameField(title, name) || !isName(name) || isUnit(name))) return false;
  // 'Urgencias' and 'Quirófano' are no employers: one of the names has to tell that it is one
  const isSure = linked.some(([, name]) => employerScore(name) >= sureEmployer || endsInLegalForm(name));
  if (!isSure && !all.some(isSplitAtLink)) return false;
  return linked.length >= usual.entries && linked.length >= bare.length * usual.share;
};

/** No employer, or a place or department directly after the title that was taken for one: 'Busser for Roe - Leeds, CO'. */
const isNoEmployer = ({ employer, place = [] }: Parts, title: Atom): boolean => {
  const [first] = employer ?? [];
  if (employer === undefined || first === undefined) return true;
  if (first.row !== title.row || first.from < title.to) return false;
  const text = [...employer, ...place].map((piece) => piece.text).join(', ');
  if (employerScore(employer.map((piece) => piece.text).join(', ')) >= sureEmployer) return false;
  return placeScore(text) >= likelyPlace || isUnit(text) || isRegionName(lookupWordsOf(text).at(-1) ?? '');
};

const isUnit = (text: string): boolean => {
  const words = lookupWordsOf(text);
  return [words[0], words.at(-1)].some((word) => word !== undefined && unitWords.has(word));
};

/** 'Harrow Data Partners': several people are a firm. */
const endsInSeveral = /\p{L} (?:Partners|Associates|Consultants|Contractors|Builders|Brothers)$/u;

const isName = (text: string): boolean => {
  const words = lookupWordsOf(text);
  return (
    words.length <= maxWords &&
    placeScore(text) < likelyPlace &&
    (titleScore(text) < likelyTitle || endsInSeveral.test(text)) &&
    !words.every((word) => sharedWords.has(word) || workFields.has(word))
  );
};

const article = "(?:(?:the|il|la|le|lo|el|de|het) |l['’])?";
/** A word for 'at' within the first words of a line, and the name behind it. */
const atName = new RegExp(
  String.raw`^((?:\S+\s+){1,4}?)(?:at|presso|chez|bei(?: der| dem)?|bij)\s+${article}(\p{Lu}[^,;:.()\t]+)`,
  'u',
);

const sureTown = 1.5;

/**
 * 'Internship<tab>2017' above 'University internship at Harrow Observatory.': a title without an employer, and the line
 * below says at whom the work that it names was done.
 */
export const withEmployerBelow = (draft: Draft): Draft => {
  const { cut, parts } = draft;
  const row = cut.body[0]?.[0];
  if (parts.title === undefined || parts.employer !== undefined || row === undefined || row.hasMarker) return draft;
  const [whole = '', work = '', name = ''] = atName.exec(row.text) ?? [];
  const text = name.trimEnd();
  if (titleScore(work.trim()) < likelyTitle || startsWithVerb(row.text) || text.split(' ').length > maxWords)
    return draft;
  if (employerScore(text) < minEmployer || placeScore(text) >= sureTown || titleScore(text) >= likelyTitle)
    return draft;
  const from = row.from + whole.length - name.length;
  const employer: Atom = {
    text,
    line: row.line,
    from,
    to: from + text.length,
    glue: 'at',
    row: cut.head.length,
    period: null,
  };
  return { ...draft, parts: { ...parts, employer: [employer] } };
};
