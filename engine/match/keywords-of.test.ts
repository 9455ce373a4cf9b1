import { describe, expect, test } from 'vitest';
import { resumeOf } from '../fields/resume-of.ts';
import { readingsOf } from '../layout/readings-of.ts';
import { docxDocument } from '../testing/build-document.ts';
import { sampleOf, softwareAdvert, type SampleToBuild } from '../testing/job-samples.ts';
import { keywordsOf } from './keywords-of.ts';
import { matchJob } from './match-job.ts';
import { indexResume } from './resume-words.ts';
import { keywordPartsOf } from '../scoring/parts.ts';

const nurse: SampleToBuild = {
  headline: 'Registered Nurse',
  jobs: [
    {
      title: 'Staff Nurse',
      from: { year: 2020, month: 3 },
      to: 'present',
      lines: ['• Wound care and IV therapy on a ward of 30', '• Wound care training for six colleagues'],
    },
  ],
  skills: ['Triage, Charting'],
};

const keywords = (sample: SampleToBuild, advert: string | null = null) => {
  const indexed = sampleOf(sample);
  return keywordsOf(indexed, advert === null ? null : matchJob(advert, indexed, '2026-11-21'));
};

const points = (sample: SampleToBuild) => keywordPartsOf(keywords(sample)).reduce((sum, part) => sum + part.points, 0);

describe('terms of the resume', () => {
  test('are counted, most frequent first, and marked when they are only in a list', () => {
    const { found } = keywords(nurse);
    expect(found.find(({ term }) => term === 'Wound care')).toMatchObject({ count: 2, isOnlyInSkillsList: false });
    expect(found.find(({ term }) => term === 'Triage')).toMatchObject({ count: 1, isOnlyInSkillsList: true });
    expect(found.map(({ count }) => count)).toEqual(
      found.map(({ count }) => count).toSorted((one, other) => other - one),
    );
  });
});

const termsOf = (skills: readonly string[]) => keywords({ ...nurse, skills }).found.map(({ term }) => term);

test.each([
  'Autorizzo il trattamento dei miei dati personali ai sensi del GDPR',
  'Wyrażam zgodę na przetwarzanie moich danych osobowych zgodnie z GDPR',
  'I consent to the processing of my personal data under the GDPR',
])('a consent to the processing of data shows no skill: %s', (consent) => {
  expect(termsOf(['Triage', consent])).not.toContain('GDPR');
  expect(termsOf(['Triage', 'Audited the processing of personal data under the GDPR'])).toContain('GDPR');
});

test.each([
  ['a consent in one line', ['I consent to the processing of my personal data', 'Python, SQL']],
  [
    'a consent that ends',
    ['I consent to the processing of my personal data under the GDPR.', 'Python, SQL, Docker, Kafka'],
  ],
  [
    'a label below',
    ['I consent to the processing of my personal data', 'Programming languages: Python, SQL, Docker, Kafka'],
  ],
  ['skills before it', ['Python, SQL. I consent to the processing of my personal data']],
])('a consent takes no skills away: %s', (_, skills) => {
  expect(termsOf(skills)).toEqual(expect.arrayContaining(['Python', 'SQL']));
});

test.each(['in accordance with the GDPR of 27 April 2016', 'GDPR, Regulation (EU) 2016/679'])(
  'a consent goes on in the lines that it was broken into: %s',
  (rest) => {
    expect(termsOf(['Triage', 'I consent to the processing of my personal data', rest])).not.toContain('GDPR');
  },
);

test('a consent goes on behind the full stop of an abbreviation, and not behind its end', () => {
  const consent = 'Autorizzo il trattamento dei miei dati personali ai sensi dell’art. 13 d.';
  expect(termsOf(['Triage', consent, 'lgs. 196/2003 e GDPR'])).not.toContain('GDPR');
  expect(termsOf(['Triage', consent, 'Python, SQL'])).toContain('Python');
});

test('a consent in the summary takes no skills of the next section away', () => {
  const consent = 'I consent to the processing of my data';
  const { found } = keywords({ ...nurse, summary: [consent], skills: ['Triage, Charting, Wound care, Python, SQL'] });
  expect(found.map(({ term }) => term)).toContain('Python');
});

test('names of people, places, employers and schools are not terms', () => {
  const { visual, resume } = sampleOf({ ...nurse, headline: 'Ruby Shopify, Oracle, Salesforce Town' });
  const span = { order: 'visual' as const, line: 1, from: 0, to: 37 };
  const named = { ...resume, name: { value: 'Ruby Shopify', spans: [span], confidence: 1 } };
  const terms = keywordsOf(indexResume(visual, named), null).found.map(({ term }) => term);
  expect(keywordsOf(indexResume(visual, resume), null).found.map(({ term }) => term)).toContain('Shopify');
  expect(terms).not.toContain('Shopify');
  expect(terms).not.toContain('Salesforce');
  expect(terms).toContain('Wound care');
});

test('a requirement with an alternative on the page is not missing, but unproven', () => {
  const { visual, resume } = sampleOf({ ...nurse, headline: 'Ruby Shopify, Oracle Town' });
  const span = { order: 'visual' as const, line: 1, from: 0, to: 12 };
  const indexed = indexResume(visual, { ...resume, name: { value: 'Ruby Shopify', spans: [span], confidence: 1 } });
  const advert = 'Shop Developer\nRequirements\n- Shopify or Magento\n- Kubernetes or Terraform\n- PostgreSQL';
  const { missing, unproven } = keywordsOf(indexed, matchJob(advert, indexed, '2026-11-21'));
  expect({ missing, unproven }).toEqual({ missing: ['Kubernetes', 'Terraform', 'PostgreSQL'], unproven: ['Shopify'] });
});

test('what the duties name is a keyword, everyday words around it are not', () => {
  const advert =
    'Deck hand\nDuties\n- Inspect bilge hatches\n- Run the Zephyrion console and payroll\n- Walk the deck twice a night with the captain';
  const { wanted } = keywords(nurse, advert);
  expect(wanted.map(({ term }) => term)).toEqual(['payroll', 'bilge hatches', 'Zephyrion console']);
});

describe('without a job description', () => {
  test('the occupation is inferred and its usual terms are wanted', () => {
    const { occupation, wantedBy, matched, missing } = keywords(nurse);
    expect(occupation?.name).toBe('Registered nurse');
    expect(wantedBy).toEqual({ by: 'occupation', occupation: 'Registered nurse' });
    expect(matched).toContain('Wound care');
    expect(missing).toContain('Medication administration');
  });

  test('a text without any occupation has no wanted terms', () => {
    const { occupation, wanted } = keywords({ summary: ['I like long walks'] });
    expect(occupation).toBeNull();
    expect(wanted).toEqual([]);
  });

  test('one more listed term never costs points', () => {
    expect(points({ ...nurse, skills: ['Triage, Charting, Vital signs'] })).toBeGreaterThanOrEqual(points(nurse));
  });
});

describe('with a job description', () => {
  test('the words of the posting are wanted, must-haves first among the missing', () => {
    const { wantedBy, wanted, missing } = keywords(nurse, softwareAdvert);
    expect(wantedBy).toEqual({ by: 'job' });
    expect(wanted.map(({ term }) => term)).toContain('K8s');
    expect(missing.indexOf('Postgres')).toBeLessThan(missing.indexOf('Go'));
    expect(missing.indexOf('Go')).toBeLessThan(missing.indexOf('Rust'));
  });

  test('once one alternative is shown, the other is not missing', () => {
    const { matched, missing } = keywords({ skills: ['Terraform'] }, softwareAdvert);
    expect(matched).toEqual(['Terraform']);
    expect(missing).not.toContain('Pulumi');
  });

  test('years, degrees and the form are not keywords', () => {
    const { wanted } = keywords(nurse, softwareAdvert);
    expect(wanted.map(({ term }) => term).join(' ')).not.toMatch(/years|degree|authorized|travel/i);
  });
});

test('two items of a Word list are no term', () => {
  const lines = ['Able to work as part of a team', 'Leadership of clinics'];
  const items = lines.map((text) => ({ text, listMarker: '•' }));
  const document = docxDocument(['Mira Thorne', { text: 'Skills', headingLevel: 1 }, ...items]);
  const { visual } = readingsOf(document);
  const { found } = keywordsOf(indexResume(visual, resumeOf(visual, document)), null);
  const spans = found.find(({ term }) => term === 'Leadership')?.spans ?? [];
  expect(spans.map(({ line, from, to }) => visual.lines[line]?.text.slice(from, to))).toEqual(['Leadership']);
});
