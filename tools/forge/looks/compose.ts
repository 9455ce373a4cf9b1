import type { ForgedResume, ForgedSection } from '../forged-resume.ts';
import type { SectionTruth } from '../forged-file.ts';
import { familyOf } from './families.ts';
import { contactLines, headOf } from './head.ts';
import { hiddenWords } from './hidden-words.ts';
import { blocksOfJobs } from './jobs/job-blocks.ts';
import { wordsIn } from './labels.ts';
import type { Look } from './look.ts';
import { type Block, type Page, type PageSection, textsOfBlock } from './page.ts';
import { blocksOfItem, blocksOfList } from './sections/item-blocks.ts';
import { blocksOfSchools } from './sections/school-blocks.ts';
import { blocksOfSkills } from './sections/skill-blocks.ts';

/** Sections short enough for a narrow column. */
const sideKinds: readonly string[] = ['skills', 'languages', 'certifications', 'interests', 'awards'];

/** Entries of neighboring table rows make one table. */
const merged = (blocks: readonly Block[]): Block[] => {
  const all: Block[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (block.is === 'table' && last?.is === 'table')
      all[all.length - 1] = { ...last, rows: [...last.rows, ...block.rows] };
    else all.push(block);
  }
  return all;
};

const blocksOf = (section: ForgedSection, look: Look, language: string, isNarrow: boolean): Block[] => {
  switch (section.kind) {
    case 'summary':
      return [{ is: 'paragraph', text: section.text }];
    case 'experience':
      return merged(blocksOfJobs(section.jobs, look, language).flat());
    case 'education':
      return merged(blocksOfSchools(section.schools, look, language).flat());
    case 'skills':
      return blocksOfSkills(
        section.groups,
        isNarrow && look.skills === 'table' ? 'labels-above' : look.skills,
        look.bullet,
        isNarrow,
      );
    case 'certifications':
    case 'languages':
      return blocksOfList(
        section.items.map(({ text }) => text),
        look,
        isNarrow,
      );
    default:
      return section.items.flatMap((item) => blocksOfItem(item, look));
  }
};

const sizeOf = ({ blocks }: PageSection): number =>
  blocks.flatMap(textsOfBlock).reduce((sum, text) => sum + 1 + text.length / 60, 2);

/** Splits sections at the point where both parts are closest in length. */
const halves = (sections: readonly PageSection[]): PageSection[][] => {
  const total = sections.reduce((sum, section) => sum + sizeOf(section), 0);
  let [before, cut] = [0, 0];
  for (const section of sections) {
    if (before + sizeOf(section) / 2 > total / 2) break;
    before += sizeOf(section);
    cut += 1;
  }
  const at = Math.min(Math.max(cut, 1), sections.length - 1);
  return [sections.slice(0, at), sections.slice(at)];
};

const columnsOf = (resume: ForgedResume, look: Look): PageSection[][] => {
  const { side } = familyOf(look.family).geometry;
  const isSide = ({ kind }: ForgedSection): boolean =>
    side !== undefined && side.isHalf !== true && sideKinds.includes(kind);
  const all = resume.sections.map((section) => ({
    section: {
      kind: section.kind,
      heading: section.heading,
      blocks: blocksOf(section, look, resume.language, side !== undefined && (side.isHalf === true || isSide(section))),
    },
    isSide: isSide(section),
  }));
  const sections = all.map(({ section }) => section);
  if (side === undefined) return [sections];
  if (side.isHalf === true) return halves(sections);
  const narrow = [
    ...(side.contact === 'in-side' ? [contactSection(resume, look)] : []),
    ...all.flatMap(({ section, isSide }) => (isSide ? [section] : [])),
  ];
  const wide = all.flatMap(({ section, isSide }) => (isSide ? [] : [section]));
  return side.at === 'left' ? [narrow, wide] : [wide, narrow];
};

const contactSection = (resume: ForgedResume, look: Look): PageSection => ({
  kind: 'contact',
  heading: wordsIn(resume.language).contact,
  blocks: contactLines(resume, look.contact, true).map((line) => ({ is: 'line', line, isStart: false })),
});

/** A resume in a look, as blocks that every producer can draw. */
export const compose = (resume: ForgedResume, look: Look): Page => {
  const { side, hasPhoto, hasHiddenWords } = familyOf(look.family).geometry;
  const contact = side?.contact === 'in-side' ? [] : contactLines(resume, look.contact, false);
  return {
    hidden: hasHiddenWords === true ? hiddenWords : undefined,
    head: headOf(resume, look.name, contact, hasPhoto === true),
    columns: columnsOf(resume, look),
  };
};

export const sectionTruths = ({ columns }: Page): SectionTruth[] =>
  columns.flatMap((sections, index) =>
    sections.map(({ kind, heading }) => ({ kind, heading, col: columns.length === 1 ? 0 : index + 1 })),
  );

/** Everything on the page, one string per line or paragraph. */
export const visibleTextOf = ({ head, columns }: Page): string =>
  [
    ...head.name,
    ...(head.headline === undefined ? [] : [head.headline]),
    ...head.contact.map(({ runs }) =>
      runs
        .flatMap(({ text, icon }) => (icon === true ? [] : [text]))
        .join('')
        .replaceAll('\u00A0', ' ')
        .trim(),
    ),
    ...columns.flat().flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfBlock)]),
  ].join('\n');
