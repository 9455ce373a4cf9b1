import fs from 'node:fs';
import path from 'node:path';
import { checkFile } from '#cli/check-file.ts';
import { loadPdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { cases, type GoldenCase } from './corpus/cases.ts';
import type { Person } from './corpus/people.ts';
import { pdfiumBytes } from './pdfium-bytes.ts';

// `npm run corpus` writes the golden resumes. They are committed, because they must not change when a library that
// creates them does. `npm run corpus -- NAME` writes only that one. `npm run corpus -- --accept` writes the current
// scores into baseline.json, to be reviewed like code.
const root = path.resolve(import.meta.dirname, '../corpus');

/** The fields that must be parsed from every layout of a person, as in the analysis result. */
const fieldsOf = (person: Person, loses: readonly string[]): Record<string, unknown> => ({
  name: person.name,
  ...(loses.includes('contact') ? {} : { email: person.email, phone: person.phone }),
  location: person.location,
  experience: person.jobs.map(({ title, employer, start, end }) => ({ title, employer, start, end })),
  education: person.education.map(({ institution }) => ({ institution })),
  skills: person.skills,
  languages: person.languages,
  ...(loses.includes('certifications') ? {} : { certifications: person.certifications }),
});

const expectationOf = ({ expected, person }: GoldenCase): unknown =>
  'failure' in expected ? expected : { findings: expected.findings, parsed: fieldsOf(person, expected.loses ?? []) };

const writeFiles = async (): Promise<void> => {
  const chosen = cases.filter((golden) => process.argv.length < 3 || process.argv.includes(golden.name));
  for (const golden of chosen) {
    const folder = path.join(root, golden.name);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, golden.file), await golden.make(golden.person));
    fs.writeFileSync(path.join(folder, 'expected.json'), `${JSON.stringify(expectationOf(golden), null, 2)}\n`);
    fs.writeFileSync(
      path.join(folder, 'origin.md'),
      `${golden.about}\n\nWritten by \`npm run corpus\` about an invented person.\n`,
    );
  }
  console.log(`Wrote ${chosen.length} golden resumes.`);
};

const acceptScores = async (): Promise<void> => {
  const pdfium = await loadPdfium(pdfiumBytes());
  const scores: Record<string, unknown> = {};
  for (const { name, file } of cases.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const checked = await checkFile(path.join(root, name, file), undefined, '2026-11-21', pdfium);
    if (checked.is === 'error') continue;
    const { atsScore, formatScore, keywordScore } = checked.result;
    scores[name] = { atsScore, formatScore, keywordScore };
  }
  fs.writeFileSync(path.join(root, 'baseline.json'), `${JSON.stringify(scores, null, 2)}\n`);
  console.log(JSON.stringify(scores, null, 2));
};

await (process.argv.includes('--accept') ? acceptScores() : writeFiles());
