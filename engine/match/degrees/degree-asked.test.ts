import { describe, expect, test } from 'vitest';
import { matched } from '../../testing/matched-jobs.ts';

const degreeIn = (ask: string, education: string) =>
  matched(`Analyst\nRequirements\n- ${ask}`, { education: [education] }).requirements.find(
    ({ kind }) => kind === 'degree',
  );

describe('how the resume answers', () => {
  test('a higher degree meets a requirement for a lower one, not the other way round', () => {
    const advert = "Analyst\nRequirements\n- Master's degree in Statistics";
    expect(
      matched(advert, { education: ['PhD in Physics'] }).requirements.find(({ kind }) => kind === 'degree')?.answer,
    ).toBe('shown');
    expect(
      matched(advert, { education: ['Bachelor of Arts'] }).requirements.find(({ kind }) => kind === 'degree')?.answer,
    ).toBe('missing');
  });

  test('the level decides about a degree, and another field of study is noted', () => {
    const other = degreeIn("Bachelor's degree in Computer Science", 'BSc in Marine Biology');
    expect(other?.answer).toBe('shown');
    expect(other?.note).toBe(
      'The degree level meets the requirement. The posting asks for Computer Science; your resume says Marine Biology.',
    );
    expect(degreeIn("Bachelor's degree in Computer Science", 'BSc in Computer Science')?.note).toBeUndefined();
    expect(degreeIn("Bachelor's degree in Accounting or Finance", 'BSc in Finance')?.note).toBeUndefined();
    expect(degreeIn("Bachelor's degree in Marketing, Law or a related field", 'BA in History')?.note).toContain(
      'The posting asks for Marketing, Law or a related subject',
    );
    expect(degreeIn("Bachelor's degree", 'BSc in Marine Biology')?.note).toBeUndefined();
    expect(degreeIn("Bachelor's degree in Computer Science", 'BSc')?.note).toContain('does not name a subject');
  });
});
