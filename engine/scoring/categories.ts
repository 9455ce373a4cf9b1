import type { CheckGroup, CheckResult, Impact } from '../model/check.ts';
import type { CategoryResult } from '../model/report.ts';
import { scoreValue } from './score.ts';
import { atsCard } from './score-cards.ts';

/** The labels of the groups in the report. */
export const groupLabels: Record<CheckGroup, string> = {
  contact: 'Contact details',
  sections: 'Sections',
  dates: 'Dates',
  layout: 'Layout and text',
  file: 'File',
  // Without the word 'keyword': beside the score 'Keyword Match', which counts what is present, it looked like the same.
  keywords: 'Skills and terms',
  wording: 'Wording',
  integrity: 'Honesty',
};

/** Their order in the report. */
const groups: readonly CheckGroup[] = [
  'contact',
  'sections',
  'dates',
  'layout',
  'file',
  'keywords',
  'wording',
  'integrity',
];

/** Within a group the weight of a check follows its impact. */
const weightOf: Record<Impact, number> = { blocker: 8, major: 4, minor: 2, hint: 1 };
const maxStrengths = 8;

/** What limits the overall score limits its group too: contact details are not good when nobody can write to you. */
const limitOf: ReadonlyMap<string, number> = new Map(
  atsCard.flatMap(({ check, limit }) => (limit === undefined ? [] : [[check, limit]])),
);

const rowOf = ({ check }: CheckResult): { check: string; weight: number; limit?: number } => {
  const limit = limitOf.get(check.id);
  return { check: check.id, weight: weightOf[check.impact], ...(limit === undefined ? {} : { limit }) };
};

/** One for each group with at least one applicable check. */
export const categoriesFrom = (results: readonly CheckResult[]): readonly CategoryResult[] =>
  groups.flatMap((group) => {
    const own = results
      .filter(({ check }) => check.group === group)
      .sort((a, b) => weightOf[b.check.impact] - weightOf[a.check.impact]);
    const value = scoreValue(own.map(rowOf), own);
    if (value === null) return [];
    return [
      {
        group,
        label: groupLabels[group],
        score: value,
        strengths: own
          .flatMap(({ check, outcome }) => (outcome.is === 'pass' ? [check.title.pass] : []))
          .slice(0, maxStrengths),
        weaknesses: own.flatMap(({ check, outcome }) => (outcome.is === 'fail' ? [check.title.fail] : [])),
        recommendations: own.flatMap(({ outcome }) => (outcome.is === 'fail' ? [outcome.findings[0].fix] : [])),
      },
    ];
  });
