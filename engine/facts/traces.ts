import { titleScore } from '../fields/experience/titles.ts';
import { isOfCandidate } from '../fields/name/name-labels.ts';
import { schoolWords } from '../lexicon/phrases/section-content.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { degreeLevelsIn } from '../terms/degree-levels.ts';
import { emailTracesOf, phoneTracesOf } from './contact-traces.ts';
import { placeTracesOf } from './place-traces.ts';
import { maybeSummaryOf } from './summary-traces.ts';
import { maybeJobsOf, workTracesOf } from './work-traces.ts';
import { isDocumentTitle, isListed, knownTitle } from '../sections/titles/title-kind.ts';
import { isSoughtTitle } from '../sections/titles/usual-title.ts';
import { fold } from '../text/fold.ts';
import type { Traces } from '../model/facts.ts';
import type { Line, Reading } from '../model/reading.ts';
import type { Field, Heading, Job, Resume, Section, SectionKind } from '../model/resume.ts';

/** What the page shows of things that may not have been read: reasons to doubt that something is missing. */
export const tracesOf = (visual: Reading, stream: Reading, resume: Resume, sureJobs: ReadonlySet<Job>): Traces => {
  // Only what was not read needs its traces.
  return {
    titles: lacksSection(resume)
      ? new Set(cellsIn([...visual.lines, ...stream.lines]).flatMap(titleKindsOfCell))
      : new Set(),
    maybeSummary: resume.summary === null ? maybeSummaryOf(visual, resume) : [],
    schooling: resume.education.length > 0 ? [] : schoolingIn(visual, resume, sureJobs),
    largeWords: largeWordsOf(visual),
    nameLabels: visual.lines.flatMap(({ text }, line) => (asksForName(text) ? [line] : [])),
    besideContacts: besideContactsOf(visual, resume),
    maybeTowns: resume.location === null ? maybeTownsOf(visual, resume) : [],
    maybeHeadings: resume.sections.some(({ heading }) => heading !== null) ? [] : maybeHeadingsOf(visual),
    maybeSkills: resume.skills.length > 0 ? [] : maybeSkillsOf(visual, resume),
    titledSkills: resume.sections.filter(({ kind, heading }) => kind === 'skills' && isTitleOfSkills(heading)),
    phones: resume.phones.length > 0 ? [] : phoneTracesOf(visual),
    emails: resume.emails.length > 0 ? [] : emailTracesOf(visual),
    places: resume.location === null ? placeTracesOf(visual, resume) : [],
    work: resume.experience.length > 0 ? [] : workTracesOf(visual, resume),
    maybeJobs: resume.experience.length > 0 ? [] : maybeJobsOf(visual, resume),
  };
};

const isTitleOfSkills = (heading: Heading | null): boolean => heading !== null && isSoughtTitle(heading.text, 'skills');

/** Whether a check may ask for titles of sections that were not read. */
const lacksSection = ({ sections, summary, experience, education, skills }: Resume): boolean =>
  experience.length === 0 ||
  education.length === 0 ||
  skills.length === 0 ||
  (summary === null && sections.every(({ kind }) => kind !== 'summary')) ||
  sections.every(({ heading }) => heading === null);

const linesOf = (field: Field<string> | null): number[] => field?.spans.map(({ line }) => line) ?? [];

const maxTitleLength = 64;

/** The cells of all lines without duplicates: titles may share a line, and the two readings have mostly the same words. */
const cellsIn = (lines: readonly Line[]): readonly string[] => [
  ...new Set(lines.flatMap(({ text }) => text.split('\t'))),
];

/** A title alone, before a colon, or behind an icon that is stored as a word ('GRADUATION-CAP Education'). */
const titleKindsOfCell = (text: string): SectionKind[] => {
  const line = text.trim();
  if (line === '' || isNote(line)) return [];
  const [label = ''] = line.split(':');
  // A list behind its label may be long: 'Skills: Java | Python | …'; other labels before long texts are of their item.
  if (line.length > maxTitleLength)
    return label !== line && isListed(label) ? kindsOf([label]).filter((kind) => kind === 'skills') : [];
  const behindIcon = /^[A-Z-]{3,}\s+(?=\S*\p{Ll})/u.exec(line)?.[0].length ?? 0;
  const known = kindsOf([...new Set([line, label, line.slice(behindIcon)])]);
  return known.length === 0 && mayTitleSkills(line) ? ['skills'] : known;
};

const kindsOf = (titles: readonly string[]): SectionKind[] => titles.flatMap((title) => knownTitle(title) ?? []);

/** '(Professional Work Proficiency)': in brackets, only words that are a usual title by themselves may be one. */
const isNote = (line: string): boolean => /^\(.*\)$/u.test(line) && !isListed(line.slice(1, -1));

/** 'Productkennis', 'So\uFFFDwarevaardigheden' with letters lost: a word or two that end like a title of skills, and no item of a list. */
const mayTitleSkills = (line: string): boolean =>
  /^\p{Lu}[^.,;]*$/u.test(line) &&
  line.replace(opensList, '').split(/\s+/u).length <= maxTitleWords &&
  (isSoughtTitle(line, 'skills') || namesTools(line));

/** 'Software Platforms', 'Herramientas informáticas': titles of lists of tools, in the languages that we read. */
const toolWords = {
  last: wordSet('software platform platforms program programs toolbox stack programme'),
  anywhere: wordSet('logiciel logiciels outils herramientas programas strumenti ferramentas'),
};

const namesTools = (line: string): boolean => {
  const words = fold(line).split(/\s+/u);
  return toolWords.last.has(words.at(-1) ?? '') || words.some((word) => toolWords.anywhere.has(word));
};

const maxTitleWords = 2;

/** 'Erste Kenntnisse in' above the names of programs. */
const opensList = /\s+(?:in|with|of|mit|von|en|de|avec|con|com|met)$/iu;

/** Lines with a degree, or with a school outside the jobs. */
const schoolingIn = (visual: Reading, resume: Resume, sureJobs: ReadonlySet<Job>): readonly number[] => {
  const jobs = resume.sections.filter(({ kind }) => kind === 'experience' || kind === 'volunteering');
  // An entry that may be no job may be a school below a heading that we did not read.
  const doubtful = resume.experience.filter((job) => !sureJobs.has(job));
  const inDoubt = new Set(doubtful.flatMap(({ title, employer }) => [...linesOf(title), ...linesOf(employer)]));
  const atWork = new Set(jobs.flatMap(({ lines }) => lines).filter((line) => !inDoubt.has(line)));
  const named = visual.lines.flatMap((_, line) => (namesSchooling(visual, line, atWork) ? [line] : []));
  return named.length > 0 ? named : periodsBelowUnknown(visual, resume);
};

/** '1989 – 1994' below a heading that we do not know: nobody can tell that these were no schools. */
const periodsBelowUnknown = ({ lines }: Reading, { sections }: Resume): readonly number[] =>
  sections
    .filter(({ kind, heading }) => kind === 'other' && heading !== null && heading.recognisedBy !== 'title')
    .flatMap((section) => section.lines.filter((line) => spanOfYears.test(lines[line]?.text ?? '')));

const spanOfYears = /(?<!\d)(?:19|20)\d\d\s?[-–—]\s?(?:19|20)\d\d(?!\d)/u;

/** A degree, or a school outside the jobs: somebody may work at one. */
const namesSchooling = ({ lines }: Reading, line: number, atWork: ReadonlySet<number>): boolean => {
  const text = lines[line]?.text ?? '';
  return degreeLevelsIn(text).length > 0 || (schoolWords.test(text) && !atWork.has(line));
};

/** Larger than most of the text by this factor. */
const minEnlargement = 1.25;

/** Two to five words set larger than the text that are no section title: a name usually looks like that. */
const largeWordsOf = ({ lines }: Reading): number[] => {
  const sizes = lines.map(({ style }) => style.sizePt).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return lines.flatMap(({ text, style }, line) => {
    if (style.sizePt <= usual * minEnlargement) return [];
    const words = text.trim().split(/\s+/u);
    const isName =
      words.length >= 2 && words.length <= 5 && words.every((word) => /^\p{Lu}[\p{L}.'’-]*,?$/u.test(word));
    return isName && knownTitle(text) === null && !isDocumentTitle(text) ? [line] : [];
  });
};

/** 'Nombre(s) y Apellidos', 'Name:' in a form: the whole text before a sign or a gap, as longer ones are of other things. */
const asksForName = (text: string): boolean => {
  const [front = ''] = text.split(/[:\t]/u);
  return front.length <= maxNameLabel && isOfCandidate(`${front.trim()}:`);
};
const maxNameLabel = 30;

const labels = /\b(?:e-?mail|phone|tel|telephone|mobile|cell|linkedin|github|website|web|portfolio)\b:?/giu;

/** Words in the lines of the email address and phone number, and below a heading for contact details, that are none of these, and no labels for them. */
const besideContactsOf = ({ lines }: Reading, { emails, phones, links, name, sections }: Resume): string[] => {
  const known: Field<string>[] = [...emails, ...phones, ...links, ...(name === null ? [] : [name])];
  const spans = known.flatMap((field) => field.spans);
  const contactLines = new Set([
    ...[...emails, ...phones].flatMap((field) => field.spans.map(({ line }) => line)),
    ...sections.flatMap(({ kind, heading, lines: own }) => (kind === 'contact' && heading !== null ? own : [])),
  ]);
  return [...contactLines].flatMap((line) => {
    let rest = lines[line]?.text ?? '';
    for (const span of spans)
      if (span.line === line)
        rest = `${rest.slice(0, span.from)}${' '.repeat(span.to - span.from)}${rest.slice(span.to)}`;
    return /\p{Lu}\p{L}{2,}/u.exec(rest.replaceAll(labels, ' '))?.[0] ?? [];
  });
};

/** An occupation is among the words: the headline below a name, see `titleSignals`. */
const minTitleScore = 1.2;
/** A town, its region and its country. Longer pieces are sentences. */
const maxTownWords = 5;
const townLike = /^(?:\p{Lu}[\p{L}\p{M}'’.-]+)(?:,? (?:\p{Ll}{2,3} )?\p{Lu}[\p{L}\p{M}'’.-]*)*$/u;

/**
 * Lists of towns are never complete: at the top of the page, any capitalized words that are no name, title, label or
 * contact detail may be one.
 */
const maybeTownsOf = ({ lines }: Reading, { emails, phones, links, name, sections }: Resume): string[] => {
  const known = [...emails, ...phones, ...links, ...(name === null ? [] : [name])].flatMap(({ spans }) => spans);
  const top = sections.filter(({ kind }) => kind === 'contact').flatMap((section) => section.lines);
  return top.flatMap((line) => {
    const rest = known
      .filter((span) => span.line === line)
      .reduce(
        (text, { from, to }) => `${text.slice(0, from)}${'|'.repeat(to - from)}${text.slice(to)}`,
        lines[line]?.text ?? '',
      );
    return (
      rest
        .replaceAll(labels, '|')
        .split(/[|•·;\t/]|\s[-–—]\s|\s{2,}/u)
        // ': Harrow' is left of a label that is a sign of a list
        .map((piece) => piece.replace(/^[\s:]+/u, '').trimEnd())
        .filter(
          (piece) =>
            /\p{L}{3}/u.test(piece) &&
            piece.split(/\s+/u).length <= maxTownWords &&
            townLike.test(piece) &&
            titleScore(piece) < minTitleScore &&
            knownTitle(piece) === null &&
            !isDocumentTitle(piece),
        )
    );
  });
};

const maxHeadingWords = 6;
/** The name and the headline below it are large, too. */
const minMaybeHeadings = 2;

/** Short lines in bold, in capitals, larger than the text, or with a colon or question mark at the end. */
const maybeHeadingsOf = ({ lines }: Reading): number[] => {
  const sizes = lines.map(({ style }) => style.sizePt).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const found = lines.flatMap(({ text, style, markerLength }, line) => {
    const words = text.trim();
    const isShort = words !== '' && words.split(/\s+/u).length <= maxHeadingWords && !/[\d@,]/u.test(words);
    const isSet = style.isBold || style.isCaps || style.sizePt > usual * minEnlargement || /[:?]$/u.test(words);
    return line > 1 && markerLength === 0 && isShort && isSet ? [line] : [];
  });
  return found.length >= minMaybeHeadings ? found : [];
};

/** A list of skills has at least as many items, of a few words each. Below a known title, a place has three. */
const minItems = { belowTitle: 4, elsewhere: 3 };
const maxItemWords = 4;

/** Lists of other things, where the title is a known one. */
const otherLists: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'contact',
  'languages',
  'interests',
  'references',
  'publications',
]);

const isTitled = ({ heading }: Section): boolean => heading?.recognisedBy === 'title';

/** Lines with several short items between commas or bars, 'Relevant modules: …' below a known title left out. */
const maybeSkillsOf = ({ lines }: Reading, { sections }: Resume): number[] => {
  const titled = new Set(sections.filter(isTitled).flatMap((section) => section.lines));
  const outside = new Set(
    sections
      .filter((section) => otherLists.has(section.kind) && (section.heading === null || isTitled(section)))
      .flatMap((section) => section.lines),
  );
  return lines.flatMap(({ text, markerLength }, line) => {
    if (outside.has(line) || /(?<!\d)(?:19|20)\d\d(?!\d)|@/u.test(text)) return [];
    const isBelowTitle = titled.has(line);
    if (isBelowTitle && (text.includes(':') || markerLength > 0)) return [];
    const items = text
      .slice(markerLength)
      .split(/[:,;|•·\t]/u)
      .map((item) => item.trim())
      .filter(Boolean);
    const isList =
      items.length >= (isBelowTitle ? minItems.belowTitle : minItems.elsewhere) &&
      items.every((item) => item.split(/\s+/u).length <= maxItemWords);
    return isList ? [line] : [];
  });
};
