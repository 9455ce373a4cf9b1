import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/html-of.tsx';
import { destinationOf, kindOf } from './destination.ts';
import { DownloadSuccess } from './download-success.tsx';

const page = (resource: string | null, type: string | null, hasCome = true) => (
  <DownloadSuccess resource={resource} type={type} hasCome={hasCome} onLeave={() => undefined} />
);

describe('after a download', () => {
  it.each([
    ['resume-template', 'template-1', '/templates'],
    ['ats-report', 'report', '/'],
    ['guide', 'ats-checklist', '/resources'],
    ['something', 'template-9', '/templates'],
    ['something', 'x', '/resources'],
    [null, null, '/resources'],
  ])('of type %s (%s) it goes on to %s', (type, resource, to) => {
    expect(destinationOf(kindOf(type), resource).to).toBe(to);
    expect(htmlOf(page(resource, type))).toContain(`href="${to}"`);
  });

  it('gives tips for the kind of file', () => {
    expect(wordsOf(page('template-1', 'resume-template'))).toContain('Replace every line of the example');
    expect(wordsOf(page('1', 'ats-report'))).toContain('Start with the finding that gains the most');
    expect(wordsOf(page('ats-checklist', 'guide'))).toContain('plain text file');
  });

  it('says that a file is here only when one came', () => {
    expect(wordsOf(page('1', 'ats-report'))).toContain('Your report is here');
    const byHand = wordsOf(page('1', 'ats-report', false));
    expect(byHand).not.toContain('is here');
    expect(byHand).toContain('Nothing has just been downloaded.');
    expect(byHand).toContain('Start with the finding that gains the most');
  });

  it('names a template of ours, and never what the address bar says', () => {
    expect(wordsOf(page('template-4', 'resume-template'))).toContain('Healthcare Professional.');
    expect(wordsOf(page('<b>You won</b>', 'You won'))).not.toContain('You won');
  });
});
