import type { ForgedSection } from '../../forged-resume.ts';
import type { SkillsId } from '../parts.ts';
import { type Block, type Line, lineOf, run } from '../page.ts';

type Group = Extract<ForgedSection, { kind: 'skills' }>['groups'][number];

const plain = (line: Line): Block => ({ is: 'line', line, isStart: false });

const labeled = ({ label, skills }: Group, separator: string): Line => ({
  runs: [...(label === undefined ? [] : [run(`${label}: `, 'strong')]), run(skills.join(separator))],
  right: [],
});

/** Below the label of each group. */
const belowLabels = (groups: readonly Group[], blocksOf: (skills: readonly string[]) => Block[]): Block[] =>
  groups.flatMap(({ label, skills }) => [
    ...(label === undefined ? [] : [plain(lineOf(label, 'strong'))]),
    ...blocksOf(skills),
  ]);

const inTable = (groups: readonly Group[]): Block => ({
  is: 'table',
  shares: [0.28, 0.72],
  hasHeader: false,
  rows: groups.map(({ label, skills }) => [[plain(lineOf(label ?? '', 'strong'))], [plain(lineOf(skills.join(', ')))]]),
});

/** Levels that differ from skill to skill without a draw. */
const levelOf = (index: number): number => 5 - ((index * 2) % 3);

/** The skills of a section. `bullet` marks the items of lists. */
export const blocksOfSkills = (
  groups: readonly Group[],
  style: SkillsId,
  bullet: string,
  isNarrow: boolean,
): Block[] => {
  switch (style) {
    case 'pipes':
      return groups.map((group) => plain(labeled(group, ' | ')));
    case 'dots':
      return groups.map((group) => plain(labeled(group, ' · ')));
    case 'labels-above':
      return belowLabels(groups, (skills) => [plain(lineOf(skills.join(', ')))]);
    case 'bullets':
      return belowLabels(groups, (items) => [{ is: 'bullets', mark: bullet === '' ? '•' : bullet, items }]);
    case 'lines':
      return belowLabels(groups, (skills) => skills.map((skill) => plain(lineOf(skill))));
    case 'grid':
      return belowLabels(groups, (items) => [{ is: 'grid', columns: isNarrow ? 2 : 3, items }]);
    case 'chips':
      return belowLabels(groups, (items) => [{ is: 'chips', items }]);
    case 'ratings':
      return belowLabels(groups, (skills) => [
        { is: 'ratings', items: skills.map((label, index) => ({ label, level: levelOf(index) })) },
      ]);
    case 'table':
      return groups.some(({ label }) => label !== undefined)
        ? [inTable(groups)]
        : groups.map((group) => plain(labeled(group, ', ')));
    default:
      return groups.map((group) => plain(labeled(group, ', ')));
  }
};
