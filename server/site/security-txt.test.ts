import { describe, expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

const now = new Date('2026-11-23T10:00:00Z');
const site = 'https://resume.example.org';

describe('/.well-known/security.txt', () => {
  it('has the fields that RFC 9116 requires, and expires within a year', () => {
    expect(securityTxt(site, now, { securityEmail: 'safe@firm.test' })).toBe(
      [
        'Contact: mailto:safe@firm.test',
        `Contact: ${site}/contact?subject=support`,
        'Expires: 2027-05-22T10:00:00.000Z',
        'Preferred-Languages: en',
        `Canonical: ${site}/.well-known/security.txt`,
        `Policy: ${site}/security#report-a-problem`,
        '',
      ].join('\n'),
    );
  });

  it('names no sample address', () => {
    expect(securityTxt(site, now, { securityEmail: 'security@example.com' })).not.toContain('mailto:');
  });
});
