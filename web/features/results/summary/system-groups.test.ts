import { describe, expect, it } from 'vitest';
import { groupsOf, reasonOf } from './system-groups.ts';

const names = ['Workday', 'Taleo', 'Lever', 'Greenhouse', 'BambooHR', 'SmartRecruiters', 'iCIMS', 'Jobvite'];
const system = (score = 76, check?: string) => ({
  score,
  status: 'good' as const,
  notes: [{ text: 'A note.', source: 'maker', ...(check === undefined ? {} : { check }) }],
});
const all = Object.fromEntries(names.map((name) => [name, system()]));

describe('systems with the same result', () => {
  it('stand together, with the reason', () => {
    const [group, ...others] = groupsOf(all, undefined);
    expect(others).toEqual([]);
    expect(group?.names).toEqual(names);
    expect(group === undefined ? '' : reasonOf(group, 76)).toBe(
      'We found nothing published by their makers that changes this score, so it is your overall score.',
    );
  });

  it('are left by one whose maker documents something that the file meets', () => {
    const [met, rest] = groupsOf({ ...all, Greenhouse: system(76, 'multi-column') }, undefined);
    expect([met?.names, rest?.names.length]).toEqual([['Greenhouse'], 7]);
  });

  it('follow the one that this job uses', () => {
    const [own, met, rest] = groupsOf({ ...all, Lever: system(76, 'multi-column') }, 'Workday');
    expect([own?.names, met?.names, rest?.names.length]).toEqual([['Workday'], ['Lever'], 6]);
  });

  it('are not said to be unchanged where the score differs from the overall one', () => {
    const [, odd] = groupsOf({ ...all, Jobvite: system(78) }, undefined);
    expect(odd === undefined ? '' : reasonOf(odd, 76)).toBe(
      'Its maker publishes rules that give some of our checks a different weight.',
    );
  });
});
