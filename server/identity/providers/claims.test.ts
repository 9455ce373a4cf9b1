import { describe, expect, it } from 'vitest';
import { isMissing, readClaims } from './claims.ts';

const names = { email: 'email', name: 'name', username: 'preferred_username', groups: 'groups' };
const some = { iss: 'https://id.example', sub: '1' };

describe('claims of a provider', () => {
  it.each([
    ['a list', { groups: ['a', 7, 'b'] }, 'groups', ['a', 'b']],
    ['a single word', { groups: 'a' }, 'groups', ['a']],
    ['inside of another claim', { realm_access: { roles: ['a'] } }, 'realm_access.roles', ['a']],
    ['under an address with dots', { 'https://x.example/groups': ['a'] }, 'https://x.example/groups', ['a']],
    ['nowhere', {}, 'groups', null],
    ['in the prototype', {}, 'constructor.name', null],
    ['no list', { groups: { a: true } }, 'groups', null],
  ])('reads groups that are %s', (_what, given, groups, found) => {
    expect(readClaims({ ...some, ...given }, { ...names, groups }).groups).toEqual(found);
  });

  it('counts an address as verified only when the provider says so of the claim that is read', () => {
    const given = { ...some, email: 'A@example.org', mail: 'b@example.org', email_verified: true };
    expect(readClaims(given, names)).toMatchObject({ email: 'a@example.org', emailVerified: true });
    expect(readClaims(given, { ...names, email: 'mail' })).toMatchObject({
      email: 'b@example.org',
      emailVerified: false,
    });
    expect(readClaims({ ...given, email_verified: 'yes' }, names).emailVerified).toBe(false);
  });

  it('asks for more when the address, or the groups where they matter, are missing', () => {
    expect(isMissing({ ...some, groups: [] }, names)).toBe(true);
    expect(isMissing({ ...some, email: 'a@example.org' }, names)).toBe(true);
    expect(isMissing({ ...some, email: 'a@example.org' }, { ...names, groups: null })).toBe(false);
    expect(isMissing({ ...some, email: 'a@example.org', groups: [] }, names)).toBe(false);
  });
});
