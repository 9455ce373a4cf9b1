import { describe, expect, it } from 'vitest';
import { parseStoredUser } from './stored-user.ts';

describe('parseStoredUser', () => {
  it('reads what the header needs and ignores the rest', () => {
    const stored = { id: '1', username: 'amara', role: 'user', subscriptionStatus: 'none', email: 'a@example.com' };
    expect(parseStoredUser(JSON.stringify(stored))).toEqual({
      id: '1',
      username: 'amara',
      role: 'user',
      subscriptionStatus: 'none',
    });
  });

  it.each(['', 'null', '{', '[]', '{"id":1}', '{"id":"1","username":"a","role":"root","subscriptionStatus":""}'])(
    'rejects %j',
    (text) => {
      expect(parseStoredUser(text)).toBeNull();
    },
  );
});
