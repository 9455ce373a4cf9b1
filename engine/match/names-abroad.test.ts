import { describe, expect, test } from 'vitest';
import { sampleOf } from '../testing/job-samples.ts';
import { keywordsOf } from './keywords-of.ts';
import { matchJob } from './match-job.ts';

const matched = (asked: string, summary: string, skills = 'Python') => {
  const indexed = sampleOf({ summary: [summary], skills: [skills] });
  const job = matchJob(`Assistant\nRequirements\n- ${asked}`, indexed, '2026-11-21');
  return { requirement: job.requirements.find(({ kind }) => kind === 'term'), keywords: keywordsOf(indexed, job) };
};

describe('a term that the resume names in its own language', () => {
  test.each([
    ['Experience in web development', 'Desarrolladora web en un puerto pequeño'],
    ['Experience in software development', 'Développement de logiciels pour des bateaux'],
    ['Good problem-solving skills', 'Gosto de resolver problemas'],
    ['Teamwork', 'Lavorare in team con i piloti'],
    ['Experience in market research', 'Marktforschung für drei Werften'],
    ['Experience in risk management', 'Risicobeheer voor de haven'],
  ])('is shown, and not missing: %s', (asked, line) => {
    const { requirement, keywords } = matched(asked, line);
    expect(requirement).toMatchObject({ answer: 'shown' });
    expect(keywords.missing).toEqual([]);
  });

  test('is not shown by a word of another sense', () => {
    expect(matched('Good communication', 'Tecnologías de la información y comunicación').requirement?.answer).toBe(
      'missing',
    );
    expect(matched('Accountability', 'Responsabilidades del puesto').requirement?.answer).toBe('application');
    expect(matched('Good communication', 'Piloto', 'Comunicación, Python').requirement?.answer).toBe('listed');
  });
});
