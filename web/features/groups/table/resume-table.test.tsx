import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Group, GroupRow } from '#contract/api/groups.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ResumeTable } from './resume-table.tsx';

const rowWith = (name: string, jobScore: number | null): GroupRow => ({
  id: name,
  name,
  status: 'read',
  reason: null,
  candidate: null,
  addedAt: '2026-11-23T00:00:00.000Z',
  entry: { atsScore: 90, keywordScore: 50, formatScore: 80, jobScore, firstFix: null, checksFailed: 2 },
});
const showRows = (...rows: GroupRow[]): void => {
  renderPart(<ResumeTable group={{ id: 'g1', rows } as unknown as Group} onChange={() => undefined} />);
};

it('has a column for the job match where a resume was compared with a job', () => {
  showRows(rowWith('a.pdf', 61), rowWith('b.pdf', null));
  expect(screen.getByRole('columnheader', { name: /Job match/ })).toBeDefined();
  expect(screen.getByText('61%')).toBeDefined();
  expect(screen.getByText('No job posting')).toBeDefined();
});

it('has none where no resume was', () => {
  showRows(rowWith('a.pdf', null), rowWith('b.pdf', null));
  expect(screen.queryByRole('columnheader', { name: /Job match/ })).toBeNull();
  expect(screen.queryByText('No job posting')).toBeNull();
});
