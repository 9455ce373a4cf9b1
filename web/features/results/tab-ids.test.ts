import { describe, expect, it } from 'vitest';
import { tabOf } from './tab-ids.ts';

describe('tabOf', () => {
  it.each([null, '', 'nonsense'])('is the overview for %j', (requested) => {
    expect(tabOf(requested, true)).toBe('overview');
  });

  it('is the tab in the address bar', () => {
    expect(tabOf('keywords', false)).toBe('keywords');
    expect(tabOf('jobmatch', true)).toBe('jobmatch');
  });

  it('is the overview when the job match is requested without a job description', () => {
    expect(tabOf('jobmatch', false)).toBe('overview');
  });
});
