import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '#contract/api/workspace/workspaces.ts';
import { draftWith, entry, item, section, text } from '#contract/draft/testing/drafts.ts';
import { type Answer, fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import type { Report } from './checking/live-check.ts';
import { WorkspaceView } from './workspace-view.tsx';

const written = draftWith({
  contact: ['maren @ example.com', 'Lisbon'],
  sections: [
    section('experience', 'Jobs', [entry({ bullets: ['Led a team', 'Wrote plans'] }), text('A lost line', true)]),
    section('skills', 'Skills', [item('Triage'), text('Another line', true)]),
  ],
});

let count = 0;
const workspaceWith = (change: Partial<Workspace> = {}): Workspace => ({
  id: `w${(count += 1)}`,
  name: 'resume.pdf',
  analysisId: '7',
  createdAt: '2026-11-20T09:00:00.000Z',
  savedAt: '2026-11-20T09:30:00.000Z',
  deletedOn: '2026-12-20T09:30:00.000Z',
  revision: 1,
  document: written,
  design: 'template-1',
  jobDescription: 'A nurse',
  scores: { ats: 60, keyword: 50, format: 70, job: 40 },
  ...change,
});

const reportWith = (change: Partial<Report> = {}): Answer => ({
  body: {
    before: { ats: 60, keyword: 50, format: 70, job: 40 },
    after: { ats: 72, keyword: 50, format: 65, job: 41 },
    refusal: null,
    fixes: [
      {
        check: 'long-bullets',
        title: 'Some bullets are long',
        priority: 'low',
        category: 'wording',
        description: 'This bullet is long. The format score gains 4 points.',
        gain: 3,
        jobGain: 0,
        findings: [
          {
            message: 'This bullet is long.',
            fix: 'Write two.',
            quote: 'Wrote plans',
            places: ['/sections/0/blocks/0/bullets/1'],
          },
        ],
      },
    ],
    keywords: { matched: [], missing: [], withheld: 0 },
    requirements: [],
    questions: [],
    ...change,
  } satisfies Report,
});

const saved = (revision: number): Answer => ({
  body: { revision, savedAt: '2026-11-20T10:00:00.000Z', deletedOn: '2026-12-20T10:00:00.000Z' },
});

type Answers = Record<string, readonly [Answer, ...Answer[]]>;

const open = async (answers: (path: string) => Answers = () => ({}), change: Partial<Workspace> = {}) => {
  const workspace = workspaceWith(change);
  const path = `/api/workspaces/${workspace.id}`;
  const requests = fakeServer({
    [`POST ${path}/check`]: [reportWith()],
    [`PUT ${path}`]: [saved(2), saved(3), saved(4), saved(5)],
    ...answers(path),
  });
  const page = renderPart(<WorkspaceView workspace={workspace} />);
  await screen.findAllByText('72%');
  const puts = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { workspace, requests, puts, page };
};
/** Saving waits for a pause in typing. */
const patiently = { timeout: 5000 };
const isSaved = () => screen.findByText(/^Saved at/, {}, patiently);
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

beforeEach(() => {
  // The DOM of these tests has no layout.
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(async () => {
  // What is not stored yet is sent when the page is left, which must not reach another test.
  cleanup();
  await new Promise<void>((done) => void setTimeout(done, 20));
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the workspace', () => {
  it('shows the whole document, its scores and their change since the upload', async () => {
    await open();
    expect(box('Name').value).toBe('Maren Oduya');
    expect(box('Bullet 2, Nurse, Quay Clinic').value).toBe('Wrote plans');
    const scores = within(screen.getAllByRole('region', { name: 'Scores' })[0] as HTMLElement);
    expect(scores.getByText('+12')).toBeDefined();
    expect(scores.getByText('−5')).toBeDefined();
    expect(
      scores.getByText('ATS: 72%, up 12 points; Keywords: 50%; Format: 65%, down 5 points; Job match: 41%, up 1 point'),
    ).toBeDefined();
  });

  it('says only once what a fix is about', async () => {
    await open();
    expect(screen.getAllByText(/^This bullet is long\./)).toHaveLength(1);
  });

  it('stores what is typed, takes it back and does it again', async () => {
    const { puts } = await open();
    await userEvent.type(box('Headline'), 'Nurse');
    expect(screen.getByText('Saving…')).toBeDefined();
    await isSaved();
    expect(puts()).toMatchObject([{ revision: 1, document: { headline: 'Nurse' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(box('Headline').value).toBe('');
    expect(document.activeElement).toBe(box('Headline'));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(box('Headline').value).toBe('Nurse');
    await waitFor(
      () => expect(puts().at(-1)).toMatchObject({ revision: 2, document: { headline: 'Nurse' } }),
      patiently,
    );
  });

  it('adds, removes and moves bullets from the keyboard', async () => {
    await open();
    box('Bullet 1, Nurse, Quay Clinic').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(box('Bullet 2, Nurse, Quay Clinic'));
    await userEvent.keyboard('Ran the ward');
    expect(box('Bullet 2, Nurse, Quay Clinic').value).toBe('Ran the ward');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(box('Bullet 1, Nurse, Quay Clinic').value).toBe('Ran the ward');
    expect(document.activeElement).toBe(box('Bullet 1, Nurse, Quay Clinic'));
    await userEvent.clear(box('Bullet 1, Nurse, Quay Clinic'));
    await userEvent.keyboard('{Backspace}');
    expect(box('Bullet 1, Nurse, Quay Clinic').value).toBe('Led a team');
    expect(document.activeElement).toBe(box('Bullet 1, Nurse, Quay Clinic'));
  });

  it('leads from line to line that wants a look, until all are confirmed', async () => {
    const { puts } = await open();
    expect(screen.getByText('2 lines to check')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Next one' }));
    expect(document.activeElement).toBe(box('Paragraph 2, Jobs'));
    await userEvent.click(screen.getByRole('button', { name: 'Next one' }));
    expect(document.activeElement).toBe(box('Paragraph 2, Skills'));
    await userEvent.click(screen.getByRole('button', { name: /right here.*Another line/ }));
    await userEvent.click(screen.getByRole('button', { name: /right here.*A lost line/ }));
    expect(screen.getByText('All lines are checked.')).toBeDefined();
    await isSaved();
    expect(puts().at(-1)).toMatchObject({
      document: { sections: [{ blocks: [{}, { line: { text: 'A lost line', needsCheck: false } }] }, {}] },
    });
  });

  it('selects the place of a fix, and says which', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Show the place/ }));
    expect(document.activeElement).toBe(box('Contact detail 1'));
    expect(screen.getByText('Selected: maren @ example.com')).toBeDefined();
  });

  it('makes a fix of a machine at one click, after showing it', async () => {
    const { puts } = await open();
    const offer = within(screen.getByRole('region', { name: 'One click' }));
    expect(offer.getByText('maren @ example.com')).toBeDefined();
    expect(offer.getByText('maren@example.com')).toBeDefined();
    await userEvent.click(offer.getByRole('button', { name: /^Do it.*Put your email/ }));
    expect(box('Contact detail 1').value).toBe('maren@example.com');
    expect(screen.queryByRole('region', { name: 'One click' })).toBeNull();
    await isSaved();
    expect(puts().at(-1)).toMatchObject({ document: { contact: ['maren@example.com', 'Lisbon'] } });
  });

  it('keeps changes in the tab while the server cannot be reached, and has them after a reload', async () => {
    const { workspace, page } = await open((path) => ({ [`PUT ${path}`]: [{ body: null }] }));
    await userEvent.type(box('Headline'), 'Nurse');
    await screen.findByText(
      'No connection. Your changes are kept in this browser tab and will be sent once you are back online.',
      {},
      patiently,
    );
    page.unmount();
    const path = `/api/workspaces/${workspace.id}`;
    fakeServer({ [`POST ${path}/check`]: [reportWith()], [`PUT ${path}`]: [saved(2)] });
    renderPart(<WorkspaceView workspace={workspace} />);
    expect(box('Headline').value).toBe('Nurse');
    expect(screen.getByText(/before this page was reloaded are back/)).toBeDefined();
    await isSaved();
  });

  it('shows both texts when another tab saved a different one, and loses neither', async () => {
    const elsewhere: Answer = { status: 409, body: { code: 'changed-elsewhere', message: 'Changed.' } };
    const other = workspaceWith({ revision: 5, document: { ...written, headline: 'Midwife' } });
    const version = { number: 4, kind: 'named', name: 'From another tab', madeAt: '2026-11-20T10:00:00.000Z' };
    const { requests, puts } = await open((path) => ({
      [`PUT ${path}`]: [elsewhere, saved(6)],
      [`GET ${path}`]: [{ body: other }],
      [`POST ${path}/versions`]: [{ body: version }],
    }));
    await userEvent.type(box('Headline'), 'Nurse');
    const alert = within(await screen.findByRole('alert', { name: /also changed in another tab/ }, patiently));
    expect(await alert.findByText('Midwife')).toBeDefined();
    expect(alert.getByText('Nurse', { exact: true })).toBeDefined();
    await userEvent.click(alert.getByRole('button', { name: 'Keep this tab’s text' }));
    await isSaved();
    expect(requests.find(({ path }) => path.endsWith('/versions'))?.body).toMatchObject({ revision: 5 });
    expect(puts().at(-1)).toMatchObject({ revision: 5, document: { headline: 'Nurse' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the other text, and undo brings back the own one', async () => {
    const elsewhere: Answer = { status: 409, body: { code: 'changed-elsewhere', message: 'Changed.' } };
    const other = workspaceWith({ revision: 5, document: { ...written, headline: 'Midwife' } });
    await open((path) => ({ [`PUT ${path}`]: [elsewhere, saved(6)], [`GET ${path}`]: [{ body: other }] }));
    await userEvent.type(box('Headline'), 'Nurse');
    await userEvent.click(await screen.findByRole('button', { name: 'Take the other text' }, patiently));
    expect(box('Headline').value).toBe('Midwife');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(box('Headline').value).toBe('Nurse');
  });

  it('says when it could not check, and checks again', async () => {
    await open((path) => ({
      [`POST ${path}/check`]: [
        reportWith(),
        { status: 500, body: { code: 'internal', message: 'Oops.' } },
        reportWith(),
      ],
    }));
    await userEvent.type(box('Headline'), 'N');
    const alert = await screen.findByRole('alert', {}, patiently);
    expect(alert.textContent).toContain('We could not check your last changes.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
