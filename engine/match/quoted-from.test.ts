import { describe, expect, test } from 'vitest';
import { sampleOf, type SampleToBuild } from '../testing/job-samples.ts';
import { answerTo, matched, today } from '../testing/matched-jobs.ts';
import { keywordsOf } from './keywords-of.ts';
import { matchJob } from './match-job.ts';

describe('how the resume answers', () => {
  test('sentences pasted from the job description answer nothing', () => {
    const advert =
      'Baker\nRequirements\n- Deep knowledge of sourdough fermentation, food safety and HACCP in a large industrial bakery';
    const pasted = matched(advert, {
      summary: ['Deep knowledge of sourdough fermentation, food safety and HACCP in a large industrial bakery'],
    });
    const honest = matched(advert, { summary: ['Ran food safety under HACCP for a bakery of forty'] });
    expect(answerTo(pasted, 'HACCP')).toBe('missing');
    expect(answerTo(honest, 'HACCP')).toBe('shown');
  });

  test('a line of skills that shares a run with the list of the posting is one of skills, a line copied whole is not', () => {
    const advert =
      'Grower\nRequirements\n- Trellis drip irrigation planning, greenhouse climate control, soil structure';
    const answerBeside = (...others: readonly string[]) =>
      answerTo(
        matched(advert, {
          skills: [
            [...others, 'Trellis drip irrigation planning, greenhouse climate control, soil structure'].join(', '),
          ],
        }),
        'soil structure',
      );
    expect(answerBeside('Pruning')).toBe('listed');
    expect(answerBeside()).toBe('missing');
  });

  test('nor do they in the middle of an ordinary line', () => {
    const advert =
      'Baker\nRequirements\n- Deep knowledge of sourdough fermentation, food safety and HACCP in a large bakery';
    const own = 'I have worked with bread, cakes and people in four towns since I left school at sixteen';
    const pasted = matched(advert, {
      summary: [`${own}. Deep knowledge of sourdough fermentation, food safety and HACCP in a large bakery`],
    });
    expect(answerTo(pasted, 'HACCP')).toBe('missing');
  });
});

describe('words that are on the page and prove nothing', () => {
  const sentence = 'Coordinated the Zephyrion scheduler for every depot of the northern region each week';

  const sample: SampleToBuild = {
    jobs: [
      {
        title: 'Driver',
        from: { year: 2019, month: 1 },
        to: 'present',
        lines: [`• ${sentence}`, '• Drove for a sports organisation'],
      },
    ],
  };

  const resume = sampleOf(sample);
  const job = matchJob(
    `Driver\nRequirements\n- ${sentence}\n- Zephyrion scheduler\n- Kubernetes\n- Good organization`,
    resume,
    today,
  );

  test('are neither matched nor called missing, and a note says so', () => {
    const asked = job.requirements.find(({ label }) => label === 'Zephyrion scheduler');
    expect(asked?.answer).toBe('missing');
    expect(asked?.note).toMatch(/^These words are on your page/);
    const keywords = keywordsOf(resume, job);
    expect(keywords.missing).toContain('Kubernetes');
    expect(keywords.missing).not.toContain('Zephyrion scheduler');
    expect(keywords.unproven).toContain('Zephyrion scheduler');
  });

  test('are noted for the second of two alternatives, too', () => {
    const either = matchJob(`Driver\nRequirements\n- ${sentence}\n- Kubernetes or Zephyrion scheduler`, resume, today);
    const asked = either.requirements.find(({ label }) => label.startsWith('Kubernetes or'));
    expect(asked).toMatchObject({ answer: 'missing', note: expect.stringMatching(/^These words are on your page/) });
    expect(keywordsOf(resume, either).missing).toEqual([]);
    const neither = matchJob(`Driver\nRequirements\n- ${sentence}\n- Kubernetes or Ansible`, resume, today);
    expect(neither.requirements.find(({ label }) => label === 'Kubernetes or Ansible')?.note).toBeUndefined();
  });

  test('an alternative that is only answered by another form is the one that is matched', () => {
    const fleet = sampleOf({
      jobs: [
        { title: 'Driver', from: { year: 2019, month: 1 }, to: 'present', lines: ['• Scheduled trucks for a depot'] },
      ],
    });
    const either = matchJob('Driver\nRequirements\n- Zephyrion Fleet or truck scheduling', fleet, today);
    expect(keywordsOf(fleet, either).matched).toEqual(['truck scheduling']);
  });

  test('an organisation is no skill of organization', () => expect(answerTo(job, 'organization')).toBe('missing'));
});
