import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

const value = { id: 'one', quotes: Array.from({ length: 200 }, (_, nr) => ({ text: `Led a team of ${nr}`, page: 1 })) };

describe('packed values', () => {
  it.each([
    ['an object', value],
    ['text outside ASCII', { name: 'Žofie Ångström 日本' }],
    ['an empty list', []],
    ['null', null],
  ])('give %s back', (_what, each) => {
    expect(unpack(pack(each))).toEqual(each);
  });

  it('take less than a third of their JSON', () => {
    expect(pack(value).length).toBeLessThan(JSON.stringify(value).length / 3);
  });

  it('can be plain JSON, as results were stored at first', () => {
    expect(unpack(Buffer.from(JSON.stringify(value)))).toEqual(value);
  });

  it('fail on damaged bytes instead of giving something else back', () => {
    expect(() => unpack(pack(value).subarray(0, 40))).toThrow('unexpected end of file');
  });
});
