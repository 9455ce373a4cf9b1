import { describe, expect, it } from 'vitest';
import { pendingActionNote } from './pending-action.ts';

const sentences = { waiting: 'a resume', plan: 'a plan', back: 'a page' };

describe('the note above an account form', () => {
  it.each([
    ['plan=premium&billing=annual', true, 'a resume'],
    ['plan=premium&billing=annual', false, 'a plan'],
    ['redirect=templates', false, 'a page'],
    ['redirect=https://evil.example', false, null],
    ['', false, null],
  ])('for "%s" (a resume waits: %s) stands what goes on afterwards: %s', (search, hasWaitingResume, said) => {
    expect(pendingActionNote(new URLSearchParams(search), hasWaitingResume, sentences)).toBe(said);
  });
});
