import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/api/accounts.ts';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { currentUser, signedIn } from '../../session/current-user.ts';
import { fakeServer, type Answer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import { UploadPanel } from './upload-panel.tsx';
import { changeWaitingResume, finishWaitingResume } from './waiting-resume.ts';

const signedOut = { status: 401, body: { code: 'signed-out', message: 'Please log in to continue.' } };
const user: User = {
  id: '1',
  username: 'amara',
  email: 'amara@example.com',
  role: 'user',
  subscriptionStatus: 'none',
  plan: 'free',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastLogin: null,
};
const done = vi.fn<(result: StoredAnalysis) => void>();

const allowed = { body: { perDay: 1, left: 1, nextAt: '2026-11-23T00:00:00.000Z' } };

const show = (me: Answer, analysis: Answer = signedOut, allowance: Answer = allowed) => {
  const requests = fakeServer({
    'GET /api/me': [me],
    'GET /api/scan-allowance': [allowance],
    'POST /api/analyze': [analysis],
  });
  renderPart(<UploadPanel onDone={done} />);
  return () => requests.filter(({ path }) => path === '/api/analyze');
};
const analyze = () => screen.getByRole<HTMLButtonElement>('button', { name: 'ANALYZE' });
const choose = () =>
  userEvent.upload(screen.getByLabelText('Resume file (PDF or DOCX)'), new File(['%PDF-1.7'], 'mo-lee.pdf'));

beforeEach(() => {
  done.mockReset();
  currentUser.set('unknown');
  // Somebody has signed in with this browser, so that the page asks who it is now.
  localStorage.setItem('user', '{}');
  changeWaitingResume({ file: null, jobDescription: '', jobUrl: '', isAsked: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem('user');
});

describe('the empty upload panel', () => {
  it('has a labelled input for PDF and DOCX behind a button', () => {
    show(signedOut);
    const input = screen.getByLabelText<HTMLInputElement>('Resume file (PDF or DOCX)');
    expect(input.type).toBe('file');
    expect(input.accept).toMatch(/\.pdf.*\.docx/);
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
  });

  it('does not analyze yet, and says why', () => {
    show(signedOut);
    expect(analyze().disabled).toBe(true);
    expect(screen.getByText('Choose a resume first.')).toBeTruthy();
  });

  it('has four rows for an optional job description', () => {
    show(signedOut);
    const box = screen.getByRole('textbox', { name: 'Job description (optional)' });
    expect(box.getAttribute('rows')).toBe('4');
    expect(screen.getByText(/The ATS check works without a job description\./)).toBeTruthy();
    expect(screen.getByText('0 / 20,000')).toBeTruthy();
  });

  it('has one line for the address of the job posting, which is never opened', () => {
    show(signedOut);
    expect(screen.getByRole('textbox', { name: 'Link to the job posting (optional)' })).toBeTruthy();
    expect(screen.getByText(/never open the page/)).toBeTruthy();
  });

  it('says beside ANALYZE that a free account is needed, to whom it is news', async () => {
    show(signedOut);
    expect(screen.getByText('Free account needed.', { exact: false })).toBeTruthy();
    act(() => signedIn(user));
    await waitFor(() => expect(screen.queryByText('Free account needed.', { exact: false })).toBeNull());
  });

  it("says that today's scan is used up before a file is chosen", async () => {
    signedIn(user);
    show(signedOut, signedOut, { body: { perDay: 1, left: 0, nextAt: '2026-11-23T00:00:00.000Z' } });
    expect(await screen.findByText("You have used today's scan")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
  });

  it('says when the file is deleted', () => {
    show(signedOut);
    expect(screen.getByText(/Deleted after 30 days/)).toBeTruthy();
  });
});

describe('a chosen resume', () => {
  it('is analyzed for a signed-in user, with the job input', async () => {
    const asked = show({ body: { user } }, { body: { ...sampleResult() } });
    await choose();
    await userEvent.type(screen.getByRole('textbox', { name: 'Job description (optional)' }), 'Nurse');
    await userEvent.click(analyze());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const [request] = asked();
    const form = request?.body;
    expect(form instanceof FormData && form.get('jobDescription')).toBe('Nurse');
    expect(form instanceof FormData && form.has('resume')).toBe(true);
    expect(request?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has the focus', async () => {
    show(signedOut);
    await choose();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Chosen file: mo-lee\.pdf/),
    );
  });

  it('leaves its job for the next one, says so, and clears it', async () => {
    changeWaitingResume({ jobDescription: 'Nurse' });
    finishWaitingResume();
    show(signedOut);
    expect(screen.getByText('This job is from last time.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Job description (optional)' });
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
    expect(screen.queryByText('This job is from last time.')).toBeNull();
  });

  it('waits while the user logs in', async () => {
    const asked = show(signedOut);
    await choose();
    await waitFor(() => expect(currentUser.get()).toBeNull());
    await userEvent.click(analyze());
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy();
    expect(screen.getByText('mo-lee.pdf', { exact: false })).toBeTruthy();
    expect(asked()).toHaveLength(0);
  });

  it('shows when the next scan is available, and keeps the file', async () => {
    const body = { code: 'quota-exceeded', message: 'One a day.', nextAt: '2026-11-23T00:00:00.000Z' };
    show({ body: { user } }, { status: 429, body });
    await choose();
    await userEvent.click(analyze());
    expect(await screen.findByText("You have used today's scan")).toBeTruthy();
    expect(screen.getByText(/Editing a resume that you have checked uses no scan/)).toBeTruthy();
    expect(analyze().disabled).toBe(false);
  });

  it('that cannot be parsed shows an error in place, and another file can be chosen', async () => {
    const body = { code: 'unreadable-file', message: 'We cannot open this file.' };
    show({ body: { user } }, { status: 422, body });
    await choose();
    await userEvent.click(analyze());
    expect(await screen.findByText('We cannot open this file.')).toBeTruthy();
    expect(screen.getByText('Choose another file, or another version of this one.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Write a resume here' })).toBeNull();
  });

  it.each(['not-a-resume', 'blank'])('that has hardly a word (%s) can be written here', async (reason) => {
    show({ body: { user } }, { status: 422, body: { code: 'unreadable-file', message: 'Hardly a word.', reason } });
    await choose();
    await userEvent.click(analyze());
    const link = await screen.findByRole('link', { name: 'Write a resume here' });
    expect(link.getAttribute('href')).toBe('/fix/new');
  });
});

const readButton = () => screen.findByRole('button', { name: 'Read the text in the picture' });

describe('a resume that is a picture', () => {
  const refused = { status: 422, body: { code: 'unreadable-file', message: 'This is a picture.', reason: 'no-text' } };
  const draft = { name: 'Mo Lee', headline: '', contact: [], links: [], sections: [] };
  const recognized = {
    pages: ['Mo Lee\nWelder', 'Harbor'],
    pageCount: 3,
    ended: 'no-time',
    parsed: {
      ...sampleResult().parsed,
      name: 'Mo Lee',
      email: null,
      experience: [{ title: 'Welder', employer: 'Quay Works', start: '2020-03', end: 'present', bullets: [] }],
    },
    document: draft,
  };

  it('is read when its person asks for it, and becomes a document to edit', async () => {
    const requests = fakeServer({
      'GET /api/me': [{ body: { user } }],
      'GET /api/scan-allowance': [allowed],
      'POST /api/analyze': [refused],
      'POST /api/recognize-text': [{ body: recognized }],
      'POST /api/workspaces/begin': [{ status: 409, body: { code: 'workspace-full', message: 'Too many.' } }],
    });
    renderPart(<UploadPanel onDone={done} />);
    await choose();
    await userEvent.click(analyze());
    await userEvent.click(await readButton());
    const title = await screen.findByRole('heading', { name: 'What the picture says' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText(/^We read the first 2 pages of 3 before the time limit/)).toBeTruthy();
    expect(screen.getByText('Full name').nextElementSibling?.textContent).toBe('Mo Lee');
    expect(screen.getByText('Welder, Quay Works, Mar 2020 to present')).toBeTruthy();
    expect(screen.getByText('Email').nextElementSibling?.textContent).toBe('Not found');
    expect(screen.getAllByText('Read by us, not by hiring software').length).toBeGreaterThan(1);
    expect(done).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Put this into the workspace' }));
    expect(await screen.findByText('Too many.')).toBeTruthy();
    const sent = requests.find(({ path }) => path === '/api/workspaces/begin');
    expect(sent?.body).toEqual({ name: 'mo-lee', document: draft });
  });

  it('can be left alone again while it is read', async () => {
    fakeServer({
      'GET /api/me': [{ body: { user } }],
      'GET /api/scan-allowance': [allowed],
      'POST /api/analyze': [refused],
      'POST /api/recognize-text': [{ status: 503, body: { code: 'busy', message: 'Busy.', retryAfterSeconds: 30 } }],
    });
    renderPart(<UploadPanel onDone={done} />);
    await choose();
    await userEvent.click(analyze());
    await userEvent.click(await readButton());
    expect(await screen.findByText('We are busy. Trying again in 30 s')).toBeTruthy();
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel);
    await userEvent.click(cancel);
    await waitFor(async () => expect(document.activeElement).toBe(await readButton()));
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('in a Word file is not offered to be read', async () => {
    show({ body: { user } }, refused);
    await userEvent.upload(screen.getByLabelText('Resume file (PDF or DOCX)'), new File(['PK'], 'mo-lee.docx'));
    await userEvent.click(analyze());
    expect(await screen.findByText('This is a picture.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Read the text in the picture' })).toBeNull();
  });
});

const queued = (place: number) => ({
  status: 202,
  body: { queued: { id: 'q1', filename: 'mo-lee.pdf', place, retryAfterSeconds: 0 } },
});

describe('a resume in the queue', () => {
  const ask = 'GET /api/uploads/q1';
  afterEach(() => sessionStorage.clear());

  it('shows its place until it has been read', async () => {
    fakeServer({
      'GET /api/me': [{ body: { user } }],
      'GET /api/scan-allowance': [allowed],
      'POST /api/analyze': [queued(1200)],
      [ask]: [queued(3), { body: null }, queued(1), { body: sampleResult() }],
    });
    renderPart(<UploadPanel onDone={done} />);
    await choose();
    await userEvent.click(analyze());
    expect(await screen.findByText(/^mo-lee\.pdf is stored\. It is number 1,200 in line\./)).toBeTruthy();
    // A screen reader hears that it waits, and not every number.
    expect(screen.getByRole('status').textContent).toMatch(/^Your resume is stored and waiting in line\./);
    expect(sessionStorage.getItem('queued-upload')).toBe('q1');
    await waitFor(() => expect(done).toHaveBeenCalledOnce(), { timeout: 20_000 });
    expect(sessionStorage.getItem('queued-upload')).toBeNull();
  });

  it('is found again after a reload', async () => {
    sessionStorage.setItem('queued-upload', 'q1');
    fakeServer({
      'GET /api/me': [{ body: { user } }],
      'GET /api/scan-allowance': [allowed],
      [ask]: [queued(2), { body: sampleResult() }],
    });
    renderPart(<UploadPanel onDone={done} />);
    await waitFor(() => expect(done).toHaveBeenCalledOnce(), { timeout: 10_000 });
  });

  it('is no longer looked for when it was canceled elsewhere', async () => {
    sessionStorage.setItem('queued-upload', 'q1');
    const gone = { status: 404, body: { code: 'not-found', message: 'We could not find that.' } };
    fakeServer({ 'GET /api/me': [{ body: { user } }], 'GET /api/scan-allowance': [allowed], [ask]: [gone] });
    renderPart(<UploadPanel onDone={done} />);
    await waitFor(() => expect(sessionStorage.getItem('queued-upload')).toBeNull(), { timeout: 10_000 });
    expect(analyze().disabled).toBe(true);
  });

  it('leaves the queue when it is canceled', async () => {
    const requests = fakeServer({
      'GET /api/me': [{ body: { user } }],
      'GET /api/scan-allowance': [allowed],
      'POST /api/analyze': [{ status: 202, body: { queued: { ...queued(9).body.queued, retryAfterSeconds: 60 } } }],
      'DELETE /api/uploads/q1': [{ body: { ok: true } }],
    });
    renderPart(<UploadPanel onDone={done} />);
    await choose();
    await userEvent.click(analyze());
    await screen.findByText(/number 9 in line/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(sessionStorage.getItem('queued-upload')).toBeNull();
    expect(analyze().disabled).toBe(false);
  });
});
