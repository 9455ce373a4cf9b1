import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../../testing/sample-result.ts';
import { applicationFormOf } from './application-form.ts';

const form = applicationFormOf(sampleResult());
const fieldOf = (part: string, label: string) =>
  form.find(({ title }) => title === part)?.fields.find((field) => field.label === label);

describe('an application form filled from a resume', () => {
  it('has a section for each job, with its dates as parsed', () => {
    expect(form.map(({ title }) => title)).toEqual([
      'Contact details',
      'Work experience 1',
      'Work experience 2',
      'Education',
      'Skills and languages',
    ]);
    expect(fieldOf('Work experience 1', 'To')).toMatchObject({ value: 'present', name: 'experience.0.period' });
    expect(fieldOf('Work experience 2', 'Company')).toMatchObject({ value: 'Elm Hospital' });
  });

  it('leaves fields empty that were not found', () => {
    expect(fieldOf('Contact details', 'Links')).toMatchObject({ value: null, isOptional: true });
    expect(fieldOf('Work experience 1', 'Location')?.value).toBeNull();
  });

  it('marks fields that some systems miss', () => {
    expect(fieldOf('Contact details', 'Email')?.remark).toBe('Some systems miss it');
    expect(fieldOf('Contact details', 'Full name')?.remark).toBeUndefined();
  });

  it('marks contact details in a place that a finding says some systems skip', () => {
    const { phone } = sampleResult().parsed;
    const [template] = sampleResult().checks;
    if (template === undefined || phone === null) throw new Error('the sample has checks and a phone number');
    const findings = [{ message: '', fix: '', evidence: [{ quote: phone }] }];
    const remarkWith = (id: string) => {
      const checks = [{ ...template, id, outcome: 'fail' as const, findings }];
      const [contact] = applicationFormOf({ ...sampleResult({ checks }), readings: { stream: phone, visual: phone } });
      return contact?.fields.find(({ label }) => label === 'Phone')?.remark;
    };
    expect(remarkWith('contact-in-frame')).toBe('Some systems miss it');
    expect(remarkWith('several-emails')).toBeUndefined();
  });

  it('shows a list without entries as one empty field', () => {
    const { parsed, ...rest } = sampleResult();
    const empty = applicationFormOf({ ...rest, parsed: { ...parsed, experience: [] } });
    expect(empty[1]).toEqual({ title: 'Work experience', fields: [expect.objectContaining({ value: null })] });
  });
});
