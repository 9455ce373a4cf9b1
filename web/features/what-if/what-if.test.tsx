import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import type { Scores } from './sessions.ts';
import { WhatIf } from './what-if.tsx';

const scored = (keywordScore: number, change: Partial<Scores['keywords']> = {}): Answer => ({
  body: {
    keywordScore,
    jobScore: 60,
    keywords: { won: [], lost: [], phrases: { won: [], lost: [] }, withheld: 0, ...change },
  },
});
const noDraft: Answer = { body: { draft: null } };

let count = 0;
/** Renders the section for a new analysis, opens it, and returns the recorded requests. */
const openEditor = async (answers: (path: string) => Record<string, readonly [Answer, ...Answer[]]>) => {
  count += 1;
  const result = sampleResult({ id: String(count), readings: { visual: 'Nurse', stream: 'Nurse' } });
  const path = `/api/analysis/${result.id}`;
  const requests = fakeServer({ [`GET ${path}/draft`]: [noDraft], ...answers(path) });
  const page = renderPart(<WhatIf result={result} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try out changes' }));
  return { requests, page, result };
};
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The text of your resume' });
const shownScore = (label: string) => within(screen.getByText(label).parentElement as HTMLElement);

/** Longer than typing has to pause before a text is scored. */
const afterPauseMs = 100;

// Unsaved text is kept for as long as the page is open, so each test resets it and waits for the last scores: a request
// that comes later would reach the server of another test.
afterEach(async () => {
  const reset = screen.queryByRole('button', { name: 'Back to the original text' });
  if (reset !== null) {
    await userEvent.click(reset);
    await act(() => new Promise<void>((done) => void setTimeout(done, afterPauseMs)));
  }
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  vi.unstubAllGlobals();
});

describe('what if', () => {
  it('shows what a changed text would score, once typing pauses', async () => {
    const { requests } = await openEditor((path) => ({
      [`POST ${path}/what-if`]: [scored(50), scored(62, { won: ['Spanish'] })],
    }));
    expect((await screen.findAllByText('no change')).length).toBe(2);
    await userEvent.type(box(), ', Spanish');
    expect(await shownScore('Keyword match').findByText('+12')).toBeDefined();
    expect(shownScore('Keyword match').getByText('62%')).toBeDefined();
    expect(shownScore('Keyword match').getByText('original: 50%')).toBeDefined();
    expect(screen.getByText('Spanish')).toBeDefined();
    const texts = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(texts.at(0)).toMatchObject({ text: 'Nurse' });
    expect(texts.at(-1)).toMatchObject({ text: 'Nurse, Spanish' });
  });

  it('shows phrases that are in none of our lists apart', async () => {
    const change = { won: ['Spanish'], phrases: { won: ['Annex 1'], lost: [] } };
    await openEditor((path) => ({ [`POST ${path}/what-if`]: [scored(50, change)] }));
    const title = await screen.findByText('Other phrases of the posting (1)');
    expect(title.nextElementSibling?.textContent).toBe('Annex 1');
  });

  it('keeps the text if scoring fails, and retries', async () => {
    const signedOut: Answer = { status: 401, body: { code: 'signed-out', message: 'Please log in.' } };
    await openEditor((path) => ({ [`POST ${path}/what-if`]: [scored(50), signedOut, scored(50)] }));
    await screen.findAllByText('no change');
    await userEvent.click(box());
    await userEvent.paste('!');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('What you typed stays here.'));
    expect(box().value).toBe('Nurse!');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('no change')).length).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps unsaved text and its scores while another page is shown, and warns before the tab closes', async () => {
    const { page, result } = await openEditor((path) => ({ [`POST ${path}/what-if`]: [scored(50), scored(70)] }));
    await screen.findAllByText('no change');
    await userEvent.click(box());
    await userEvent.paste('!');
    await screen.findByText('70%');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    page.unmount();
    renderPart(<WhatIf result={result} />);
    expect(box().value).toBe('Nurse!');
    expect(screen.getByText('70%')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the original text' }));
    const harmless = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(harmless);
    expect(harmless.defaultPrevented).toBe(false);
    await waitFor(() => expect(screen.queryByText('Back to the original text')).toBeNull());
  });

  it('saves a draft only on request', async () => {
    const draft = { text: 'Nurse!', keptAt: '2026-11-20T09:30:00.000Z' };
    const { requests } = await openEditor((path) => ({
      [`POST ${path}/what-if`]: [scored(50)],
      [`PUT ${path}/draft`]: [{ body: { draft } }],
    }));
    await screen.findAllByText('no change');
    await userEvent.click(box());
    await userEvent.paste('!');
    expect(await screen.findByText(/^Not saved yet\./)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save as a draft' }));
    expect(await screen.findByText(/^Saved as a draft on November 20, 2026/)).toBeDefined();
    expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { text: 'Nurse!' },
    ]);
  });

  it('offers a saved draft while the text is unchanged', async () => {
    const draft = { text: 'Nurse, Spanish', keptAt: '2026-11-20T09:30:00.000Z' };
    await openEditor((path) => ({
      [`POST ${path}/what-if`]: [scored(50)],
      [`GET ${path}/draft`]: [{ body: { draft } }],
    }));
    expect(await screen.findByText('You have a draft from November 20, 2026.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    expect(box().value).toBe('Nurse, Spanish');
    await waitFor(() => expect(screen.queryByText(/^You have a draft/)).toBeNull());
  });
});
