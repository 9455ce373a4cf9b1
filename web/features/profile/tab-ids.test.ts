import { describe, expect, it } from 'vitest';
import { tabOf } from './tab-ids.ts';

describe('tabOf', () => {
  it('is the resumes tab if the address bar names none or an unknown one', () => {
    expect(tabOf(null)).toBe('my-resumes');
    expect(tabOf('billing')).toBe('my-resumes');
  });

  it('is the tab in the address bar', () => {
    expect(tabOf('settings')).toBe('settings');
  });
});
