import type { AnalysisResult } from './analysis-result.ts';
import { asksFor, labelsByKind } from './missing-asks.ts';
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

type Requirements = readonly Pick<AnalysisResult['requirements'][number], 'label' | 'isPhrase'>[];

/** Whether a keyword is asked for by phrases alone, none of which our lists have. */
export const isInNoList = (requirements: Requirements, keyword: string): boolean => {
  const asking = requirements.filter((requirement) => asksFor(requirement, keyword));
  return asking.length > 0 && asking.every(({ isPhrase }) => isPhrase === true);
};

/** The matched keywords, and apart from them the phrases that are on the page, as among what is missing. */
export const matchedByKind = ({
  matchedKeywords,
  requirements,
}: {
  matchedKeywords: readonly string[];
  requirements: Requirements;
}): ReturnType<typeof labelsByKind> =>
  labelsByKind(matchedKeywords.map((label) => ({ label, isPhrase: isInNoList(requirements, label) })));
