import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../../testing/sample-result.ts';
import { skippedOf } from '../pane/parser/missed-values.ts';
import { contentFieldsOf, educationOf, keyFieldsOf, jobOf } from './read-fields.ts';

const { parsed, readings } = sampleResult();
const none: ReadonlySet<string> = new Set();

describe('fields that were read', () => {
  it('shows a job in one line', () => {
    expect(jobOf(parsed.experience[0])).toBe('Staff Nurse, Harbor Clinic (Mar 2021 to present)');
  });

  it('leaves out missing parts without gaps', () => {
    expect(jobOf({ title: '', employer: 'Elm Hospital', bullets: [] })).toBe('Elm Hospital');
    expect(jobOf({ title: '', employer: '', bullets: [] })).toBeNull();
    expect(educationOf({ institution: 'Cascade College', degree: '', end: '2017' })).toBe('Cascade College (2017)');
  });

  it('is null for fields that were not found', () => {
    const items = keyFieldsOf({ ...parsed, email: null, experience: [], skills: [] }, readings.stream, none);
    expect(items.filter((item) => item.value === null).map((item) => item.label)).toEqual([
      'Email',
      'Latest job',
      'Skills',
    ]);
  });

  it('is a core loss only where the check that limits the scores failed', () => {
    const lost = { ...parsed, phone: null, experience: [] };
    const coreOf = (...failed: string[]): string[] =>
      keyFieldsOf(lost, readings.stream, new Set(failed)).flatMap(({ label, value, isCore }) =>
        value === null && isCore === true ? [label] : [],
      );
    expect(coreOf()).toEqual([]);
    expect(coreOf('missing-experience', 'missing-phone')).toEqual(['Latest job']);
  });

  it('marks fields that people see and a layout-blind parser misses', () => {
    const items = keyFieldsOf(parsed, 'AMARA REYES\nRegistered Nurse\n+1 555 010 0142\n', none);
    expect(items.filter((item) => item.isMissedByParsers === true).map((item) => item.label)).toEqual(['Email']);
  });

  it('marks contact details in a place that a finding says some systems skip', () => {
    const email = parsed.email ?? '';
    const stream = `${parsed.name ?? ''}\n${email}\n${parsed.phone ?? ''}\n`;
    const finding = { message: '', fix: '', evidence: [{ quote: email }] };
    const missedWith = (id: string): string[] => {
      const checks = [
        {
          id,
          group: 'contact',
          outcome: 'fail',
          title: '',
          why: '',
          impact: 'major',
          sources: [],
          findings: [finding],
        },
      ] as const;
      const skipped = skippedOf(checks.map((check) => ({ ...check, sources: [], findings: [finding] })));
      return keyFieldsOf(parsed, stream, none, skipped)
        .filter((item) => item.isMissedByParsers === true)
        .map(({ label }) => label);
    };
    expect(missedWith('contact-in-frame')).toEqual(['Email']);
    expect(missedWith('several-emails')).toEqual([]);
  });

  it('treats missing certifications as fine, but missing experience as a problem', () => {
    const elements = contentFieldsOf({ ...parsed, experience: [], certifications: [] }, none);
    const missing = elements.filter((item) => item.value === null && item.isOptional !== true);
    expect(missing.map((item) => item.label)).toEqual(['Work experience']);
  });
});
