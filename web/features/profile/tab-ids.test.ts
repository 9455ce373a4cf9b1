import { describe, expect, it } from 'vitest';
import { tabOf } from './tab-ids.ts';

describe('tabOf', () => {
  it('is the resumes when the address bar names none, or one that does not exist', () => {
    expect(tabOf(null)).toBe('my-resumes');
    expect(tabOf('billing')).toBe('my-resumes');
  });

  it('is the tab that the address bar names', () => {
    expect(tabOf('settings')).toBe('settings');
  });
});
