import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { useResumes } from './queries.ts';
import { ResumeOverview } from './resume-overview.tsx';

afterEach(() => vi.unstubAllGlobals());

const Overview = () => <ResumeOverview query={useResumes('me')} />;

const resumeWith = (atsScore: number) => ({
  id: 'a1',
  name: 'resume.pdf',
  job: null,
  lastModified: '2026-11-20T10:00:00.000Z',
  atsScore,
  keywordScore: 50,
  formatScore: 100,
  jobScore: null,
  seriesId: 's1',
  deletedOn: null,
  isKept: false,
});

it.each([
  [
    'what to fix next, where the score lacks points',
    99,
    'What to fix next in your latest resume',
    '?tab=recommendations',
  ],
  ['the report, where there may be nothing to fix', 100, 'Open your latest report', ''],
])('leads to %s', async (_, atsScore, name, search) => {
  fakeServer({ 'GET /api/user/me/resumes': [{ body: [resumeWith(atsScore)] }] });
  renderPart(<Overview />);
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  expect(link.getAttribute('href')).toBe(`/results/a1${search}`);
});
