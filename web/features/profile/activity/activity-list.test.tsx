import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ActivityList } from './activity-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const date = '2026-11-20T10:00:00.000Z';
const logins = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `entry-${at}`,
    activity_type: 'Logged In',
    details: { message: 'You logged in.', date },
    created_at: date,
  }));

it.each([
  ['says that older entries are left out, where there may be some', 100, 1],
  ['says nothing of a limit where the list is whole', 99, 0],
])('%s', async (_, count, notes) => {
  fakeServer({ 'GET /api/user/me/activity': [{ body: logins(count) }] });
  renderPart(<ActivityList userId="me" />);
  expect(await screen.findAllByText('You logged in.')).toHaveLength(count);
  expect(screen.queryAllByText('The latest 100 entries.')).toHaveLength(notes);
});
