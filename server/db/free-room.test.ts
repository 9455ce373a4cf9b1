import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { hasRoomIn } from './free-room.ts';

it('R12: is the free disk space, and assumed to be enough when it cannot be read', async () => {
  expect(await hasRoomIn(tmpdir(), 1)).toBe(true);
  expect(await hasRoomIn(tmpdir(), 2 ** 60)).toBe(false);
  expect(await hasRoomIn('/no/such/folder', 2 ** 60)).toBe(true);
});
