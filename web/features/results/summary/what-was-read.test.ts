import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../../testing/sample-result.ts';
import { contentElementsOf, educationOf, firstReadOf, jobOf } from './what-was-read.ts';

const { parsed, readings } = sampleResult();

describe('what was read', () => {
  it('shows a job in one line', () => {
    expect(jobOf(parsed.experience[0])).toBe('Staff Nurse, Harbor Clinic (2021-03 to present)');
  });

  it('leaves out what is not there instead of printing gaps', () => {
    expect(jobOf({ title: '', employer: 'Elm Hospital', bullets: [] })).toBe('Elm Hospital');
    expect(jobOf({ title: '', employer: '', bullets: [] })).toBeNull();
    expect(educationOf({ institution: 'Cascade College', degree: '', end: '2017' })).toBe('Cascade College (2017)');
  });

  it('says null for what nothing was read into', () => {
    const items = firstReadOf({ ...parsed, email: null, experience: [], skills: [] }, readings.stream);
    expect(items.filter((item) => item.value === null).map((item) => item.label)).toEqual([
      'Email',
      'Latest job',
      'Skills',
    ]);
  });

  it('marks what people see and a layout-blind parser does not get', () => {
    const items = firstReadOf(parsed, 'AMARA REYES\nRegistered Nurse\n+1 555 010 0142\n');
    expect(items.filter((item) => item.isOnlySeen === true).map((item) => item.label)).toEqual(['Email']);
  });

  it('takes missing certifications for no fault, but missing experience for one', () => {
    const elements = contentElementsOf({ ...parsed, experience: [], certifications: [] });
    const missing = elements.filter((item) => item.value === null && item.isOptional !== true);
    expect(missing.map((item) => item.label)).toEqual(['Work experience']);
  });
});
