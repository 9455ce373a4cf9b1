import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShareSheet } from './share-sheet.tsx';

const path = '/api/analysis/7/share';
const none: Answer = { body: { expiresAt: null } };
const expiresAt = '2026-12-20T09:30:00.000Z';
const created: Answer = { body: { token: 'tok', expiresAt } };

afterEach(() => void vi.unstubAllGlobals());

const show = (answers: Record<string, readonly [Answer, ...Answer[]]>) => {
  const requests = fakeServer(answers);
  renderPart(<ShareSheet id="7" onClose={() => undefined} />);
  return requests;
};

describe('the dialog that shares a report', () => {
  it('creates a link that can be copied, and deletes it', async () => {
    const requests = show({ [`GET ${path}`]: [none], [`POST ${path}`]: [created], [`DELETE ${path}`]: [none] });
    const user = userEvent.setup();
    const create = await screen.findByRole('button', { name: 'Create a link' });
    await waitFor(() => expect(create).toHaveProperty('disabled', false));
    await user.click(create);
    const link = await screen.findByLabelText<HTMLInputElement>('Link to the report');
    expect(link.value).toMatch(/\/shared\/tok$/);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(link.value);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Delete this link' }));
    await screen.findByRole('button', { name: 'Create a link' });
    expect(screen.queryByLabelText('Link to the report')).toBeNull();
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE']);
  });

  it('says that an earlier link cannot be shown again, and offers a new one', async () => {
    show({ [`GET ${path}`]: [{ body: { expiresAt } }] });
    expect(await screen.findByText(/^You already have a link\. It works until December 20, 2026\./)).toBeDefined();
    expect(screen.getByText(/If you create a new link, it will replace this one\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Create a new link' })).toBeDefined();
    expect(screen.queryByLabelText('Link to the report')).toBeNull();
  });

  it('shows an error if the browser blocks copying', async () => {
    show({ [`GET ${path}`]: [none], [`POST ${path}`]: [created] });
    const user = userEvent.setup();
    const create = await screen.findByRole('button', { name: 'Create a link' });
    await waitFor(() => expect(create).toHaveProperty('disabled', false));
    await user.click(create);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^Your browser blocked copying\./)).toBeDefined();
  });

  it('shows why a link could not be created', async () => {
    const busy: Answer = { status: 429, body: { code: 'too-many-requests', message: 'Please wait a minute.' } };
    show({ [`GET ${path}`]: [none], [`POST ${path}`]: [busy] });
    const create = await screen.findByRole('button', { name: 'Create a link' });
    await waitFor(() => expect(create).toHaveProperty('disabled', false));
    await userEvent.click(create);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Please wait a minute.'));
  });
});
