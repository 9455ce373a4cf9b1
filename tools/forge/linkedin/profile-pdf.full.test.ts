import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { analyze } from '#engine/analyze.ts';
import type { Resume } from '#engine/model/resume.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { type Profile, profilePdf } from './profile-pdf.ts';
import { profiles } from './profiles.ts';
import { profileWords } from './words.ts';

const startPdfium = await compilePdfium(
  fs.readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))),
);
const cases = Object.keys(profileWords).flatMap((language) => profiles.map((profile) => [language, profile] as const));

const valuesOf = (fields: readonly { value: string }[]): string[] => fields.map(({ value }) => value);
const factsOf = (resume: Resume) => ({
  name: resume.name?.value,
  emails: valuesOf(resume.emails),
  jobs: resume.experience.map(({ title, employer, location, period }) => ({
    title: title?.value,
    at: employer?.value,
    place: location?.value,
    from: period?.value.start?.year,
    to: period?.value.end === 'present' ? null : period?.value.end?.year,
  })),
  schools: resume.education.map(({ institution, period }) => ({
    at: institution?.value,
    to: period?.value.end === 'present' ? null : period?.value.end?.year,
  })),
  skills: valuesOf(resume.skills),
  languages: valuesOf(resume.languages),
  certifications: valuesOf(resume.certifications),
});
const truthOf = ({ name, email, jobs, schools, skills, languages, certifications }: Profile) => ({
  name,
  emails: [email],
  jobs: jobs.map(({ title, at, place, from, to }) => ({ title, at, place, from, to })),
  schools: schools.map(({ at, to }) => ({ at, to })),
  skills: [...skills],
  languages: [...languages],
  certifications: [...certifications],
});

it.each(cases)(
  "a profile that LinkedIn saved in '%s' is read whole, without its page numbers",
  async (language, profile) => {
    const words = profileWords[language];
    if (words === undefined) throw new Error(`no words for ${language}`);
    const bytes = await profilePdf(profile, words);
    const outcome = analyze({ bytes, filename: 'Profile.pdf', today: '2026-11-23' }, await startPdfium());
    if (!outcome.ok) throw new Error(outcome.failure.message);
    const { resume } = outcome.value;
    expect(factsOf(resume)).toEqual(truthOf(profile));
    const bullets = resume.experience.flatMap((job) => valuesOf(job.bullets));
    expect(bullets.filter((text) => text.includes(words.page(1, 2)))).toEqual([]);
  },
);
