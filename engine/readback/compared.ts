import { wordsOfBlock } from '../draft/entries.ts';
import type { Draft, DraftBlock, DraftEntry, DraftSection } from '../model/draft.ts';
import type { ComparedValue, ReadBackField } from '../model/read-back.ts';
import { comparedDetails } from './details.ts';
import { comparedEntries, degreeNames, degreesRead, jobNames, jobsRead, type PlacedEntry } from './entries.ts';
import {
  comparedCertifications,
  comparedLanguages,
  comparedSkills,
  isOnlyDate,
  isOnlyLevel,
  isSentence,
  type PlacedLine,
  skillsIn,
} from './lists.ts';
import { hasValue, keyOf } from './same-text.ts';
import { type Below, textBelow, type WhatWasRead } from './what-was-read.ts';

/** Sections whose entries are jobs or degrees. */
const withEntries: ReadonlySet<DraftSection['kind']> = new Set(['experience', 'volunteering', 'education']);

type PlacedSection = { section: DraftSection; place: string };

/**
 * Every value of a document beside what was read for it in its file. What is a field of our engine has to be that field;
 * other lines have to be below their heading.
 */
export const comparedValues = (document: Draft, read: WhatWasRead): ComparedValue[] => {
  const sections = document.sections
    .map((section, index): PlacedSection => ({ section, place: `/sections/${index}` }))
    .filter(({ section }) => section.blocks.length > 0);
  const there = placesThere(sections, read);
  const isThere = (place: string): boolean => there.has(place);
  const isWritten = isWrittenIn(sections);
  const isOfSummary = isOfSummaryIn(sections, read);
  const entriesOf = (kind: DraftSection['kind']): PlacedEntry[] =>
    sections.filter(({ section }) => section.kind === kind).flatMap(entriesIn);
  const { experience, volunteering, education } = read.resume;
  return [
    ...comparedDetails(document, read),
    ...sections.map(({ section, place }) => comparedHeading(section, place, isThere(place))),
    ...comparedEntries(entriesOf('experience'), jobsRead(read, experience), jobNames, { isThere, isWritten }),
    ...comparedEntries(entriesOf('volunteering'), jobsRead(read, volunteering), jobNames, { isThere, isWritten }),
    ...comparedEntries(entriesOf('education'), degreesRead(read, education), degreeNames, { isThere, isWritten }),
    ...sections.flatMap((section) => comparedLines(section, { read, isThere, isOfSummary })),
    ...sections.flatMap((section) => comparedLanguages(languageLines(section), read.resume.languages, isThere)),
  ];
};

const entriesIn = ({ section, place }: PlacedSection): PlacedEntry[] =>
  section.blocks.flatMap((block, index) =>
    block.is === 'entry' ? [{ entry: block, place: `${place}/blocks/${index}` }] : [],
  );

/** Lines below each other that can hold one job: its title, employer, place and dates. */
const maxHeadLines = 4;

/**
 * Whether the parts of an entry are the words of a few lines of text below each other, or of the head of an entry in a
 * section without jobs and degrees. They are its writer's, although the document does not call them a job or a degree.
 */
const isWrittenIn = (sections: readonly PlacedSection[]): ((parts: readonly string[]) => boolean) => {
  const stretches = sections.flatMap(({ section: { kind, blocks } }) =>
    blocks.map((block, index) => {
      if (block.is === 'entry') return withEntries.has(kind) ? '' : keyOf(wordsOfHead(block));
      const end = blocks.findIndex(({ is }, at) => at > index && is === 'entry');
      const lines = blocks.slice(index, Math.min(index + maxHeadLines, end < 0 ? blocks.length : end));
      return keyOf(lines.map(wordsOfBlock).join('\n'));
    }),
  );
  return (parts) => parts.length > 0 && stretches.some((text) => parts.every((part) => text.includes(keyOf(part))));
};

const wordsOfHead = (entry: DraftEntry): string =>
  [entry.title, entry.at, entry.place, entry.dates, ...entry.notes.map(({ text }) => text)].join('\n');

/** Places of headings that were read, and of texts that are below them. Each stretch that was read counts for one text. */
const placesThere = (sections: readonly PlacedSection[], read: WhatWasRead): ReadonlySet<string> => {
  const there = new Set<string>();
  const left = new Map<string, Below>();
  const texts = sections.flatMap(({ section, place }) => {
    const below = textBelow(read, section.title);
    if (below === null) return [];
    there.add(place);
    const heading = keyOf(section.title);
    left.set(heading, below);
    return textsIn(section, place).map((text) => ({ ...text, heading }));
  });
  // A short text can be part of a longer one, which needs its whole stretch.
  for (const { key, place, heading } of texts.toSorted((a, b) => b.key.length - a.key.length)) {
    const text = left.get(heading);
    // A line of text that was read as a job is there, though in the order of its parts.
    if (text === undefined || !(text.parts.includes(key) || text.lines.includes(key))) continue;
    there.add(place);
    left.set(heading, { parts: without(text.parts, key), lines: without(text.lines, key) });
  }
  return there;
};

const without = (text: string, key: string): string => {
  const at = text.indexOf(key);
  return at < 0 ? text : `${text.slice(0, at)}\n${text.slice(at + key.length)}`;
};

/** All texts of a section with their places. */
const textsIn = ({ blocks }: DraftSection, place: string): { key: string; place: string }[] =>
  blocks.flatMap((block, index) => {
    const at = `${place}/blocks/${index}`;
    if (block.is !== 'entry') return [{ key: keyOf(block.line.text), place: `${at}/line` }];
    const { title, at: where, place: town, dates, notes, bullets } = block;
    return [
      { key: keyOf(title), place: `${at}/title` },
      { key: keyOf(where), place: `${at}/at` },
      { key: keyOf(town), place: `${at}/place` },
      { key: keyOf(dates), place: `${at}/dates` },
      ...notes.map(({ text }, nr) => ({ key: keyOf(text), place: `${at}/notes/${nr}` })),
      ...bullets.map(({ text }, nr) => ({ key: keyOf(text), place: `${at}/bullets/${nr}` })),
    ].filter(({ key }) => key !== '');
  });

const comparedHeading = ({ title }: DraftSection, place: string, isSame: boolean): ComparedValue => ({
  place,
  field: 'heading',
  written: title,
  read: isSame ? title : null,
  isSame,
});

type Context = {
  read: WhatWasRead;
  isThere: (place: string) => boolean;
  isOfSummary: (section: DraftSection, index: number) => boolean;
};

const comparedLines = ({ section, place }: PlacedSection, { read, isThere, isOfSummary }: Context): ComparedValue[] =>
  section.blocks
    .flatMap((block, index): ComparedValue[] => {
      const at = `${place}/blocks/${index}`;
      if (block.is === 'entry' && withEntries.has(section.kind)) return [];
      const line = (text: string, linePlace: string, field: ReadBackField = 'line'): ComparedValue => {
        const isSame = isThere(linePlace);
        return { place: linePlace, field, written: text, read: isSame ? text : null, isSame };
      };
      if (block.is !== 'entry') {
        const placed = { text: block.line.text, place: `${at}/line` };
        const isOther = section.kind === 'summary' && !isOfSummary(section, index);
        if (isLabelOfNext(section, index) || isOther) return [line(placed.text, placed.place)];
        if (section.kind === 'languages' && !isSentence(placed.text)) return [];
        return lineOf(section.kind, { ...placed, isItem: block.is === 'item' }, read, { line, isThere });
      }
      const isCertification = section.kind === 'certifications';
      return [
        ...(isCertification
          ? comparedCertifications({ text: block.title, place: `${at}/title` }, read.resume.certifications, isThere)
          : [line(block.title, `${at}/title`)]),
        ...otherLinesOf(block, at, line),
      ];
    })
    .filter(({ written }) => hasValue(written));

/** What is below the headings of the file. */
type Lines = {
  line: (text: string, place: string, field?: ReadBackField) => ComparedValue;
  isThere: (place: string) => boolean;
};

const languageLines = ({ section, place }: PlacedSection): PlacedLine[] =>
  section.kind === 'languages'
    ? section.blocks.flatMap((block, index) =>
        block.is === 'entry' || isSentence(block.line.text)
          ? []
          : [{ text: block.line.text, place: `${place}/blocks/${index}/line` }],
      )
    : [];

const lineOf = (
  kind: DraftSection['kind'],
  placed: PlacedLine & { isItem: boolean },
  { resume }: WhatWasRead,
  { line, isThere }: Lines,
): ComparedValue[] => {
  const { text, place } = placed;
  if (kind === 'skills' && !isOnlyLevel(text) && !isSentence(text)) {
    const skills = comparedSkills(placed, resume.skills);
    // Labels and levels are no skills, but they have to be there.
    const isLost = skills.every(({ isSame }) => isSame) && !isThere(place);
    return isLost || skills.length === 0 ? [...skills, line(text, place)] : skills;
  }
  if (kind === 'certifications' && !isOnlyDate(text))
    return comparedCertifications(placed, resume.certifications, isThere);
  if (kind !== 'summary') return [line(text, place)];
  const summary = resume.summary?.value ?? null;
  const isSame = summary !== null && keyOf(summary).includes(keyOf(text));
  return [{ place, field: 'summary', written: text, read: isSame ? text : summary, isSame }];
};

/** 'Programming' above 'Java, Python' or above items names a list, and is no skill. A level may be between them. */
const isLabelOfNext = ({ kind, blocks }: DraftSection, index: number): boolean => {
  if (kind !== 'skills') return false;
  const texts = blocks.slice(index).map((block) => (block.is === 'entry' ? '' : block.line.text));
  const [own = '', ...others] = texts;
  const next = others.findIndex((text) => !isOnlyLevel(text));
  if (skillsIn(own).length > 1 || next < 0) return false;
  const [block, following] = [blocks[index], blocks[index + 1 + next]];
  return skillsIn(others[next] ?? '').length > 1 || (block?.is === 'text' && following?.is === 'item');
};

/** The summary of our engine is the paragraph that a section begins with: of several such sections, the one that was read. */
const isOfSummaryIn = (sections: readonly PlacedSection[], { resume }: WhatWasRead): Context['isOfSummary'] => {
  const summaries = sections.map(({ section }) => section).filter(({ kind }) => kind === 'summary');
  const isRead = ({ blocks: [first] }: DraftSection): boolean =>
    first !== undefined && keyOf(resume.summary?.value ?? '').includes(keyOf(wordsOfBlock(first)));
  const own = summaries.find(isRead) ?? summaries[0];
  return (section, index) => section === own && index === 0;
};

const otherLinesOf = (
  { at, place, dates, notes, bullets }: Extract<DraftBlock, { is: 'entry' }>,
  entryAt: string,
  line: (text: string, place: string, field?: ReadBackField) => ComparedValue,
): ComparedValue[] => [
  line(at, `${entryAt}/at`),
  line(place, `${entryAt}/place`, 'place'),
  line(dates, `${entryAt}/dates`, 'dates'),
  ...notes.map(({ text }, index) => line(text, `${entryAt}/notes/${index}`)),
  ...bullets.map(({ text }, index) => line(text, `${entryAt}/bullets/${index}`, 'bullet')),
];
