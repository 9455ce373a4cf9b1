import type { Draft, DraftBlock, DraftSection } from '../model/draft.ts';
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
import { textBelow, type WhatWasRead } from './what-was-read.ts';

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
  const entriesOf = (kind: DraftSection['kind']): PlacedEntry[] =>
    sections.filter(({ section }) => section.kind === kind).flatMap(entriesIn);
  const { experience, volunteering, education } = read.resume;
  return [
    ...comparedDetails(document, read),
    ...sections.map(({ section, place }) => comparedHeading(section, place, isThere(place))),
    ...comparedEntries(entriesOf('experience'), jobsRead(read, experience), jobNames, isThere),
    ...comparedEntries(entriesOf('volunteering'), jobsRead(read, volunteering), jobNames, isThere),
    ...comparedEntries(entriesOf('education'), degreesRead(read, education), degreeNames, isThere),
    ...sections.flatMap((section) => comparedLines(section, read, isThere)),
    ...sections.flatMap((section) => comparedLanguages(languageLines(section), read.resume.languages)),
  ];
};

const entriesIn = ({ section, place }: PlacedSection): PlacedEntry[] =>
  section.blocks.flatMap((block, index) =>
    block.is === 'entry' ? [{ entry: block, place: `${place}/blocks/${index}` }] : [],
  );

/** Places of headings that were read, and of texts that are below them. Each stretch that was read counts for one text. */
const placesThere = (sections: readonly PlacedSection[], read: WhatWasRead): ReadonlySet<string> => {
  const there = new Set<string>();
  const left = new Map<string, string>();
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
    const text = left.get(heading) ?? '';
    const at = text.indexOf(key);
    if (at < 0) continue;
    there.add(place);
    left.set(heading, `${text.slice(0, at)}\n${text.slice(at + key.length)}`);
  }
  return there;
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

/** Sections whose entries are jobs or degrees. */
const withEntries: ReadonlySet<DraftSection['kind']> = new Set(['experience', 'volunteering', 'education']);

const comparedLines = (
  { section, place }: PlacedSection,
  read: WhatWasRead,
  isThere: (place: string) => boolean,
): ComparedValue[] =>
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
        if (isLabelOfNext(section, index) || isFurtherSummary(section, index)) return [line(placed.text, placed.place)];
        if (section.kind === 'languages' && !isSentence(placed.text)) return [];
        return lineOf(section.kind, placed, read, { line, isThere });
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
type Below = {
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
  placed: PlacedLine,
  { resume }: WhatWasRead,
  { line, isThere }: Below,
): ComparedValue[] => {
  const { text, place } = placed;
  if (kind === 'skills' && !isOnlyLevel(text) && !isSentence(text)) {
    const skills = comparedSkills(placed, resume.skills);
    // Labels and levels are no skills, but they have to be there.
    return skills.every(({ isSame }) => isSame) && !isThere(place) ? [...skills, line(text, place)] : skills;
  }
  if (kind === 'certifications' && !isOnlyDate(text))
    return comparedCertifications(placed, resume.certifications, isThere);
  if (kind !== 'summary') return [line(text, place)];
  const summary = resume.summary?.value ?? null;
  const isSame = summary !== null && keyOf(summary).includes(keyOf(text));
  return [{ place, field: 'summary', written: text, read: isSame ? text : summary, isSame }];
};

/** 'Programming' above 'Java, Python' names a list, and is no skill. */
const isLabelOfNext = ({ kind, blocks }: DraftSection, index: number): boolean => {
  if (kind !== 'skills') return false;
  const [own = '', next = ''] = [blocks[index], blocks[index + 1]].map((block) =>
    block === undefined || block.is === 'entry' ? '' : block.line.text,
  );
  return skillsIn(own).length < 2 && skillsIn(next).length > 1;
};

/** The summary of our engine is the paragraph that a section begins with. */
const isFurtherSummary = ({ kind }: DraftSection, index: number): boolean => kind === 'summary' && index > 0;

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
