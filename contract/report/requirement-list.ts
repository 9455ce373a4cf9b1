import type { AnalysisResult } from './analysis-result.ts';
import { requirementGroups } from './result-words.ts';

type Asked = Pick<AnalysisResult['requirements'][number], 'group' | 'isPhrase'>;

/**
 * What a posting asks for as every report lists it: by group, 'Must have' first, without empty groups. Phrases that are
 * in none of our lists may not be requirements, so they are neither among these nor in their `count`.
 */
export const requirementListOf = <Requirement extends Asked>(
  requirements: readonly Requirement[],
): { groups: { title: string; asked: Requirement[] }[]; count: number; phrases: Requirement[] } => {
  const inGroups = requirementGroups.map(({ group, title }) => ({
    title,
    all: requirements.filter((requirement) => requirement.group === group),
  }));
  const groups = inGroups
    .map(({ title, all }) => ({ title, asked: all.filter(({ isPhrase }) => isPhrase !== true) }))
    .filter(({ asked }) => asked.length > 0);
  return {
    groups,
    count: groups.reduce((sum, { asked }) => sum + asked.length, 0),
    phrases: inGroups.flatMap(({ all }) => all.filter(({ isPhrase }) => isPhrase === true)),
  };
};
