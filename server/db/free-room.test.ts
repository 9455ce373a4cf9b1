import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { hasRoomIn } from './free-room.ts';

it('R12: is what the disk says, and a disk that cannot be asked stops nobody', async () => {
  expect(await hasRoomIn(tmpdir(), 1)).toBe(true);
  expect(await hasRoomIn(tmpdir(), 2 ** 60)).toBe(false);
  expect(await hasRoomIn('/no/such/folder', 2 ** 60)).toBe(true);
});
