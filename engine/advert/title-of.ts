import { titleScore } from '../fields/experience/titles.ts';
import { isCommonStem } from '../lexicon/common-words.ts';
import { compilePhrases } from '../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../lexicon/phrases/compose.ts';
import { legalForms, weakLegalForms } from '../lexicon/work/employer-words.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { isCountry, isRegion, townOf } from '../lexicon/places.ts';
import { fold } from '../text/fold.ts';
import { remembered } from '../text/remembered.ts';
import { capitals } from './company-words.ts';

/** Place, hours and codes written beside a job title. */
const besideTitle = `
  // place
  remote
  hybrid
  us
  usa
  uk
  // hours and duration
  full[- ]time
  part[- ]time
  nights?
  days?
  shift
  permanent
  contract
  temporary
  // gender markers
  [mfwdx]/[mfwdx](/[mfwdx])?
  h/f
  f/h
  all genders?
  entry level
  grades? [0-9]
  `;
const isBeside = compilePhrases(besideTitle, { start: 'word', end: 'word', ignoreCase: true });
/** The same before or after the title, without brackets: 'Full-time Nurse', 'Ingénieur H/F'. */
const hoursBefore = /^(?:full|part)[- ]time,?\s+(?=\p{L})/iu;
/** Praise of the person looked for: 'Rockstar Welder'. */
const hype =
  /^(?:rock ?star|ninja|superstar|ass-kicking|kick-ass|awesome|talented|passionate|experienced)\s+(?=\p{L})/iu;
const genderBehind = /\s+(?:h\/f|f\/h|m\/w\/d|m\/f\/d|w\/m\/d)$/iu;

/** Pictures, stars and cries around a title: '🚀 Data Engineer 🚀', 'Night Auditor needed!!'. */
const ornaments = /\p{Extended_Pictographic}|\p{Variation_Selector}|\p{Join_Control}|[★☆✦►▶»«*~!]/gu;
const trailingHiringPhrase =
  /\s+(?:urgently |immediately )?(?:wanted|needed|required)(?: (?:asap|now|urgently))?\s*$/iu;
const leadingHiringPhrase =
  /^(?:now hiring|we(?:['’]re| are) hiring|hiring|wanted|urgent)\s*(?:[:–-]\s*|\s)(?:an? )?/iu;
/** What a job site adds to the title of a job at an employer that it has verified. */
const verified = /\s+with verification$/iu;
const vacancyBefore = /^(?:new )?vacancy\s*[:–-]\s*(?:an? )?/iu;
const placeBehind = /\s+jobs? in .{2,30}$/iu;

/** What a form calls the title of the job, in the languages of postings. */
const titleLabels = `
  job title
  position title
  post title
  stellenbezeichnung
  stellentitel
  berufsbezeichnung
  intitulé du poste
  intitulé de l['’](offre|emploi)
  puesto( de trabajo)?
  título del puesto
  nome da vaga
  título da vaga
  functietitel
  functienaam
  titolo della posizione
  posizione lavorativa
  `;
const isTitleLabel = compilePhrases(titleLabels, { start: 'text', end: 'text', ignoreCase: true });
const titleLabelled = compilePhrases(titleLabels, { start: 'text', end: 'letter', ignoreCase: true });
const labels = /^(?:position|title|role|vacancy|job)\s*[:–-]\s*/i;
const surelyLabelled = inSequence(anyOf(titleLabelled, /^title/iu), /\s*:/iu);
const sureLabel = inSequence(titleLabelled, /\s*[:–-]\s*/iu);
const maybeLabelled = /^(?:position|role|vacancy|job)\s*:/i;
/** A label is searched for in this many lines, a title without one in fewer: below are the company and the place. */
const labelledLines = 15;
const topLines = 3;
const maxLabelledLength = 120;

/** What reads like a job title has at least this `titleScore`. */
const surelyTitle = 1;
/** A line below the first must be a title beyond doubt to replace it: 'Work for us' above 'Grants Fundraiser'. */
const betterTitle = 2;
/** What a posting begins with instead of its title: a slogan, the name of a page. Many a title is in no list. */
const noTitle = compilePhrases(
  'we\nour\njoin\nwork\ncareers?\njobs?\nhiring\nabout\nnow\ncome\nwelcome\ncurrent\nopen\nvacanc(y|ies)',
  { start: 'text', end: 'word', ignoreCase: true },
);
/** 'Reporting to the Site Manager', 'Contact: Jane Doe, Recruiter', 'Posted by …' */
const ofOthers = /:|^(?:report|contact|posted|supervis|hiring|similar|apply|join|berichtet|recruit)/iu;

const isPlaceName = (text: string): boolean => isCountry(text) || isRegion(text) || townOf(text) !== null;

/** 'Teacher, Northern Ireland', 'Chemistry Teacher, 2026-27': a place or a year is not part of the title. */
const withoutPlaceAndYear = (title: string): string => {
  const [head = title, ...rest] = title.split(/,\s+/);
  const kept = rest.filter((part) => !isPlaceName(part) && !/^[\d\s/–-]+$/u.test(part));
  return [head, ...kept].join(', ');
};

/** Words before the place of a job; behind the first two there is no other thing. */
const beforePlace = /\s(?:(?:[Rr]egio|[Zz]ona|Raum|[Rr]égion)|(?:in|en|à|a|em|te|near|bei))\s(?=\p{Lu})/gu;
const sureBeforePlace = /(?:[Rr]egio|[Zz]ona|Raum|[Rr]égion)\s$/u;
const maxWordsOfPlace = 3;
const startsWithTown = (text: string): boolean => {
  const words = text.split(/[\s,/]+/u).slice(0, maxWordsOfPlace);
  return words.some((_, last) => townOf(words.slice(0, last + 1).join(' ')) !== null);
};
/** 'Sachbearbeiter in Bremen', 'Técnico en Las Palmas', 'Verpleegkundige regio Utrecht', but 'Ausbildung in Pflege' */
const withoutPlaceBehind = (title: string): string => {
  const [place] = [...title.matchAll(beforePlace)].filter(
    ({ index, 0: said }) => sureBeforePlace.test(said) || startsWithTown(title.slice(index + said.length)),
  );
  return place === undefined || place.index === 0 ? title : title.slice(0, place.index);
};

/** 'Técnico de Mantenimiento para Greenmoor Hotels': for whom, written with two capitals. */
const forEmployer = /\s(?:para|pour|für|per|voor)\s\p{Lu}[\p{L}&]+\s\p{Lu}[\p{L}&]+.*$/u;
const minWordsBeforeEmployer = 2;
const withoutEmployerBehind = (title: string): string => {
  const head = title.replace(forEmployer, '');
  return head.split(/\s+/u).length >= minWordsBeforeEmployer ? head : title;
};

/** 'Director at Large' and 'Attorney at Law' are titles of their own. */
const noEmployer = /^(?:large|home|sea|scale|height|risk|law|arms|heart|work|night)\b/iu;

/** 'Ramp Agent' of 'Ramp Agent at Greenmoor Airlines'. Employers are written with a capital letter. */
const withoutEmployer = (title: string): string => {
  const at = title.indexOf(' at ');
  if (at < 0) return title;
  const [head, behind] = [title.slice(0, at), title.slice(at + ' at '.length)];
  return /^\p{Lu}/u.test(behind) && !noEmployer.test(behind) && titleScore(head) >= betterTitle ? head : title;
};

/** 'At Greenmoor Retail, we …', 'About Greenmoor Retail', 'Greenmoor Retail is …': what a posting says of its employer. */
const beforeEmployer = wordSet('at about company employer');
const behindEmployerName = wordSet('is are has have was offers seeks provides');
const lastWordOf = (text: string): string => fold(/(\p{L}+):?\s*$/u.exec(text)?.[1] ?? '');
const firstWordOf = (text: string): string => fold(/^[ ]+(\p{L}+)/u.exec(text)?.[1] ?? '');

/** Whether the text speaks of `name` as an employer. 'Finance' and 'Night Shift' are no names, whatever is said of them. */
const isEmployerIn = (name: string, text: string): boolean => {
  if (!/^\p{Lu}/u.test(name) || capitals(name).every(({ stem }) => isCommonStem(stem))) return false;
  const form = lastWordOf(name.replaceAll('.', ''));
  if (name.includes(' ') && legalForms.has(form) && !weakLegalForms.has(form)) return true;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    if (beforeEmployer.has(lastWordOf(text.slice(0, at).slice(-maxCue)))) return true;
    if (behindEmployerName.has(firstWordOf(text.slice(at + name.length, at + name.length + maxCue)))) return true;
  }
  return false;
};
const maxCue = 12;

/** 'Marketing Executive' of 'Marketing Executive, Greenmoor Retail' where the posting names that employer. */
const withoutNamedEmployer = (title: string, text: string): string => {
  const [head = title, ...rest] = title.split(/,\s+/);
  return [head, ...rest.filter((part) => !isEmployerIn(part, text))].join(', ');
};

/**
 * 'Sous Chef' of 'The Copper Heron | Sous Chef': the only title beyond doubt between bars, behind what is none at all. A
 * department is half of one, 'Marketing | Team Lead', and a dash is also written between a department and its post.
 */
const behindEmployer = (line: string): string | null => {
  const [first = '', ...others] = line.split(/\s+\|\s+/);
  const titles = others.filter((part) => titleScore(part) >= betterTitle);
  return titles.length === 1 && titleScore(first) <= 0 ? (titles[0] ?? null) : null;
};

const withoutWhere = (title: string): string => withoutEmployerBehind(withoutPlaceBehind(withoutPlaceAndYear(title)));

/**
 * The part before a dash or bar, if it reads as a title: after it come the department, the employer or the
 * town, and none of these is part of anybody's title.
 */
const coreOf = (line: string): string | null => {
  if (line === '' || line.length > 110 || /[.!?]\s|[.!?]$/.test(line)) return null;
  const plain = line
    .replace(/\s*[([]([^)\]]*)[)\]]/g, (bracket: string, inside: string) =>
      isBeside.test(bracket) || /\d/.test(inside) ? '' : bracket,
    )
    .trim();
  const parts = (behindEmployer(plain) ?? plain).split(/\s+\|\s+|\s+[–—-]+\s+/);
  const first = withoutEmployer(parts[0] ?? '');
  const title =
    titleScore(first) >= surelyTitle
      ? first
      : parts.filter((part, index) => index === 0 || (!isBeside.test(part) && !/\d/.test(part))).join(' - ');
  if (title.split(/\s+/).length > 10 || !/\p{L}{2}/u.test(title)) return null;
  return withoutWhere(title.replace(hoursBefore, '').replace(hype, '').replace(genderBehind, '')).replace(
    /[\s,:;–-]+$/,
    '',
  );
};

const withoutHiringPhrases = remembered((line: string): string =>
  line
    .replace(ornaments, ' ')
    .replace(/\s{2,}/gu, ' ')
    .trim()
    .replace(verified, '')
    .replace(trailingHiringPhrase, '')
    .replace(placeBehind, '')
    .replace(leadingHiringPhrase, '')
    .replace(vacancyBefore, '')
    .replace(labels, '')
    .replace(sureLabel, '')
    .replace(/^#+\s*/, ''),
);

/**
 * The job title of a posting: what follows 'Job title:', its first line, or one of the next where only that reads as a
 * title; without employer, department, place, hours and codes. null when the first line is a sentence.
 */
export const titleOf = (jobText: string): string | null => {
  const lines = jobText
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[=*_#-]+/.test(line));
  const top = lines.slice(0, labelledLines).filter((line) => line.length < maxLabelledLength);
  const coreIn = (line: string): string | null => {
    const core = coreOf(withoutHiringPhrases(line));
    return core === null ? null : withoutNamedEmployer(core, jobText);
  };
  const isTitle = (line: string) => titleScore(coreIn(line) ?? '') >= surelyTitle;
  const [first = '', ...others] = lines;
  // The label may be a line of its own.
  const label = top.findIndex((line) => isTitleLabel.test(line));
  const below = label < 0 ? null : coreIn(top[label + 1] ?? '');
  if (below !== null) return below;
  const labelled =
    top.find((line) => surelyLabelled.test(line)) ??
    (isTitle(first) ? first : top.find((line) => maybeLabelled.test(line) && isTitle(line)));
  if (labelled !== undefined) return coreIn(labelled);
  const isNoTitle = noTitle.test(first) || coreIn(first) === null;
  const better = others
    .slice(0, isNoTitle ? topLines - 1 : 0)
    .filter((line) => !ofOthers.test(line))
    .map(coreIn)
    .find((core) => core !== null && titleScore(core) >= betterTitle);
  if (better !== undefined) return better;
  // 'Salary: depends on qualifications' is a row of a table.
  return /^[\p{L} ]{3,20}:\s/u.test(withoutHiringPhrases(first)) ? null : coreIn(first);
};
