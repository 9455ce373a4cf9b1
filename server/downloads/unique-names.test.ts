import { describe, expect, it } from 'vitest';
import { uniqueNames } from './unique-names.ts';

describe('file names in an archive', () => {
  it.each([
    ['../../etc/passwd', '__.._etc_passwd'],
    ['a:b?.pdf', 'a_b_.pdf'],
    ['', 'resume'],
    ['..', '_'],
    ['resume. .', 'resume'],
    ['CON.pdf', '_CON.pdf'],
    ['lpt1', '_lpt1'],
    ['console.pdf', 'console.pdf'],
    ['resume\u202Efdp.exe', 'resume_fdp.exe'],
    ['Lebenslauf Müller 履歴書.pdf', 'Lebenslauf Müller 履歴書.pdf'],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(120)}.pdf`],
  ])('U9: %j becomes %j, which is valid on every system', (asked, given) => {
    expect(uniqueNames()(asked)).toBe(given);
  });

  it('are unique, ignoring capitals', () => {
    expect(['a.pdf', 'A.pdf', 'a.pdf', 'b.pdf'].map(uniqueNames())).toEqual([
      'a.pdf',
      'A (2).pdf',
      'a (3).pdf',
      'b.pdf',
    ]);
  });
});
