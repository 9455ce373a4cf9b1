import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/api/endpoint.ts';
import { currentUser } from '../session/current-user.ts';
import { fakeServer, type Answer } from '../testing/fake-server.ts';
import { renderPart } from '../testing/render-part.tsx';
import { QueryView } from './query-view.tsx';
import { useRead } from './use-read.ts';

const listNotes = endpoint({
  method: 'GET',
  path: '/api/notes',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.array(z.string()),
  errors: [],
});

const Notes = () => (
  <QueryView
    query={useRead(listNotes, {})}
    pending="Opening your notes…"
    failure="Your notes could not be read"
    missing={<p>No such notes</p>}
    isEmpty={(notes) => notes.length === 0}
    empty={<p>Nothing written yet</p>}
  >
    {(notes) => notes.map((note) => <p key={note}>{note}</p>)}
  </QueryView>
);

const shownAfter = (...answers: [Answer, ...Answer[]]) => {
  fakeServer({ 'GET /api/notes': answers });
  return renderPart(<Notes />);
};
const refused = (status: number, code: string) => ({ status, body: { code, message: 'The reason.' } });

afterEach(() => vi.unstubAllGlobals());

describe('QueryView', () => {
  it('shows the loading text, then the data', async () => {
    shownAfter({ body: ['milk'] });
    expect(screen.getByRole('status').textContent).toBe('Opening your notes…');
    expect(await screen.findByText('milk')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows the empty state', async () => {
    shownAfter({ body: [] });
    expect(await screen.findByText('Nothing written yet')).toBeTruthy();
  });

  it('shows the error and its reason, and retries', async () => {
    shownAfter(refused(500, 'internal'), { body: ['milk'] });
    expect((await screen.findByRole('alert')).textContent).toContain('Your notes could not be readThe reason.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('milk')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('distinguishes a 404 from other errors', async () => {
    shownAfter(refused(404, 'not-found'));
    expect(await screen.findByText('No such notes')).toBeTruthy();
  });

  it('notifies the session that it is over', async () => {
    shownAfter(refused(401, 'signed-out'));
    await screen.findByRole('alert');
    expect(currentUser.get()).toBeNull();
  });
});
