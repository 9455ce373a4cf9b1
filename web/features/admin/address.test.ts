import { describe, expect, it } from 'vitest';
import { listUsers } from '#contract/api/admin/tables.ts';
import { inputOf, withParams } from './address.ts';

const read = (text: string) => inputOf(listUsers.input, new URLSearchParams(text));
const change = (text: string, changes: Parameters<typeof withParams>[1]) =>
  withParams(new URLSearchParams(text), changes).toString();

describe('the table input in the address bar', () => {
  it('is parsed by the contract', () => {
    expect(read('tab=users&search=maren&page=3&size=50&sort=username&order=asc&role=admin')).toEqual({
      search: 'maren',
      page: 3,
      size: 50,
      sort: 'username',
      order: 'asc',
      role: 'admin',
    });
  });

  it('falls back to the default for each invalid value', () => {
    expect(read('page=-2&size=7&sort=shoe-size&order=asc&role=owner')).toEqual({
      search: '',
      page: 1,
      size: 25,
      sort: 'joined',
      order: 'asc',
    });
  });

  it('returns to the first page on a change, and keeps the rest', () => {
    expect(change('tab=users&search=a&page=3', { role: 'admin' })).toBe('tab=users&search=a&role=admin');
    expect(change('tab=users&search=a&page=3', { search: '' })).toBe('tab=users');
    expect(change('tab=users&search=a&page=3', { page: 4 })).toBe('tab=users&search=a&page=4');
  });
});
