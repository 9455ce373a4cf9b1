import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../../testing/sample-result.ts';
import { formOf } from './form-of.ts';

const form = formOf(sampleResult());
const fieldOf = (part: string, label: string) =>
  form.find(({ title }) => title === part)?.fields.find((field) => field.label === label);

describe('an application form filled from a resume', () => {
  it('has a part for each job, and its dates as they were read', () => {
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

  it('leaves empty what was not found', () => {
    expect(fieldOf('Contact details', 'Links')).toMatchObject({ value: null, isOptional: true });
    expect(fieldOf('Work experience 1', 'Location')?.value).toBeNull();
  });

  it('says what only some systems read', () => {
    expect(fieldOf('Contact details', 'Email')?.remark).toBe('Some systems miss it');
    expect(fieldOf('Contact details', 'Full name')?.remark).toBeUndefined();
  });

  it('shows a list without entries as one empty field', () => {
    const { parsed, readings } = sampleResult();
    const empty = formOf({ parsed: { ...parsed, experience: [] }, readings });
    expect(empty[1]).toEqual({ title: 'Work experience', fields: [expect.objectContaining({ value: null })] });
  });
});
