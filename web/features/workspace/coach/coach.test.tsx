import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '#contract/api/workspace/workspaces.ts';
import { draftWith, entry, section } from '#contract/draft/testing/drafts.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import type { Report } from '../checking/live-check.ts';
import { WorkspaceView } from '../workspace-view.tsx';

const bullets = ['Kept the budget of the ward', 'Watched the budget of the fair', 'Answered the phone at the desk'];
const place = (bullet: number): string => `/sections/0/blocks/0/bullets/${bullet}`;
const near = (bullet: number): Report['requirements'][number]['near'][number] => ({
  place: place(bullet),
  text: bullets[bullet] ?? '',
  because: [{ by: 'word', said: 'budget' }],
});
const asked = (
  label: string,
  change: Partial<Report['requirements'][number]> = {},
): Report['requirements'][number] => ({
  label,
  group: 'must',
  kind: 'term',
  answer: 'missing',
  gain: 5,
  places: [],
  isHeld: false,
  near: [],
  ...change,
});

const report: Report = {
  before: null,
  after: { ats: 72, keyword: 50, format: 65, job: 41 },
  refusal: null,
  fixes: [],
  keywords: { matched: [], missing: [], withheld: 0 },
  requirements: [
    asked('Budgeting', { near: [near(0), near(1)] }),
    asked('Telemetry'),
    asked('ACLS', { isHeld: true }),
    asked('Ward Manager', { kind: 'title' }),
    asked('Nursing degree', { kind: 'degree' }),
  ],
  questions: [{ place: place(2), text: bullets[2] ?? '', ask: 'work' }],
};

let count = 0;
const open = async () => {
  count += 1;
  const workspace: Workspace = {
    id: `coach${count}`,
    name: 'resume.pdf',
    analysisId: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    savedAt: '2026-11-20T09:30:00.000Z',
    deletedOn: '2026-12-20T09:30:00.000Z',
    revision: 1,
    document: draftWith({
      sections: [
        section('experience', 'Jobs', [
          entry({ bullets }),
          { ...entry({ bullets: ['Wrote plans'] }), id: 'older', title: 'Porter', at: 'Old Pier' },
        ]),
      ],
    }),
    design: 'template-1',
    jobDescription: 'A nurse',
    scores: null,
  };
  const path = `/api/workspaces/${workspace.id}`;
  const saved = { revision: 2, savedAt: '2026-11-20T10:00:00.000Z', deletedOn: '2026-12-20T10:00:00.000Z' };
  const requests = fakeServer({ [`POST ${path}/check`]: [{ body: report }], [`PUT ${path}`]: [{ body: saved }] });
  const page = renderPart(<WorkspaceView workspace={workspace} />);
  await screen.findAllByText('72%');
  const writes = () => requests.filter(({ method }) => method === 'PUT');
  return { workspace, page, writes };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(async () => {
  // What is not stored yet is sent when the page is left, which must not reach another test.
  cleanup();
  await new Promise<void>((done) => void setTimeout(done, 20));
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the coach', () => {
  it('asks about the nearest line, and a yes opens it with a hint and changes no text', async () => {
    const { writes } = await open();
    const question = within(screen.getByRole('group', { name: 'Did you do this here: Budgeting?' }));
    expect(question.getByText('Kept the budget of the ward')).toBeDefined();
    expect(question.getByText('It says “budget”.')).toBeDefined();
    await press('Yes, I’ll say so: Budgeting');
    const line = box('Bullet 1, Nurse, Quay Clinic');
    expect(document.activeElement).toBe(line);
    expect(line.value).toBe('Kept the budget of the ward');
    const hint = document.getElementById(line.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(
      'Asked for: Budgeting Say what you did, in your own words. Nothing is added for you.',
    );
    expect(writes()).toEqual([]);
    await press('Close this hint');
    expect(document.activeElement).toBe(line);
    expect(line.hasAttribute('aria-describedby')).toBe(false);
  });

  it('goes on to the next line after a no, then says that none is close, and remembers it in the tab', async () => {
    const { workspace, page } = await open();
    await press('No: Budgeting');
    expect(screen.getByText('Watched the budget of the fair', { selector: 'blockquote' })).toBeDefined();
    await press('No: Budgeting');
    expect(screen.queryByRole('group', { name: /Budgeting/ })).toBeNull();
    expect(screen.getAllByText('No line of yours is close to this.')).toHaveLength(2);
    page.unmount();
    renderPart(<WorkspaceView workspace={workspace} />);
    await screen.findAllByText('72%');
    expect(screen.queryByRole('group', { name: /Budgeting/ })).toBeNull();
  });

  it('offers an empty bullet in a job of the person’s choice where no line is close', async () => {
    await open();
    // The next hint takes the place of one that is open.
    await press('Yes, I’ll say so: Budgeting');
    expect(screen.getByText('If you have it, add it by name to your certifications or languages.')).toBeDefined();
    await press('Write a bullet in another job: Telemetry');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Porter, Old Pier' }));
    // The menu closes before the new bullet has the focus.
    const line = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Bullet 2, Porter, Old Pier' });
    await waitFor(() => expect(document.activeElement).toBe(line));
    expect(line.value).toBe('');
    expect(await screen.findByText('Asked for: Telemetry')).toBeDefined();
    await userEvent.click(box('Bullet 1, Porter, Old Pier'));
    await waitFor(() => expect(screen.queryByText('Asked for: Telemetry')).toBeNull());
  });

  it('sends a job title to the line below the name, and a degree to no job', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Write a bullet: Ward Manager' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Write a bullet in another job: Nursing degree' })).toBeNull();
    expect(screen.getByText(/If you have one, add it to your education\./)).toBeDefined();
    await press('Write it below your name: Ward Manager');
    expect(document.activeElement).toBe(box('Headline'));
    expect(box('Headline').value).toBe('');
  });

  it('asks about a bullet without a result, below everything else, until it is skipped', async () => {
    const { writes } = await open();
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.at(-1)).toBe('Questions about your bullets');
    await press('Answer in this line: Answered the phone at the desk');
    const line = box('Bullet 3, Nurse, Quay Clinic');
    expect(document.activeElement).toBe(line);
    expect(document.getElementById('coach-hint')?.textContent).toBe(
      'How many? How often? Answer only what you know for sure, or leave the line as it is.',
    );
    expect(writes()).toEqual([]);
    await press('Not for this line: Answered the phone at the desk');
    expect(screen.queryByText('Questions about your bullets')).toBeNull();
  });
});
