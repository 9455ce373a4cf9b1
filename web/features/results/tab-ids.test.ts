import { describe, expect, it } from 'vitest';
import { tabOf } from './tab-ids.ts';

describe('tabOf', () => {
  it.each([null, '', 'nonsense'])('is the overview for %j', (asked) => {
    expect(tabOf(asked, true)).toBe('overview');
  });

  it('is the tab that the address bar asks for', () => {
    expect(tabOf('keywords', false)).toBe('keywords');
    expect(tabOf('jobmatch', true)).toBe('jobmatch');
  });

  it('is the overview when the job match is asked for and there was no job', () => {
    expect(tabOf('jobmatch', false)).toBe('overview');
  });
});
