import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeText } from '#content/templates/resume-text.ts';
import type { TemplateFormat, TemplateId } from '#contract/api/templates.ts';
import type { PersonalTypesetter } from '../typst/typesetter.ts';
import { designs } from './designs.ts';
import { titleOf } from './title-of.ts';
import { writeWord } from './write-word.ts';

const source = readFileSync(join(import.meta.dirname, 'resume.typ'), 'utf8');

/** A resume in the design of a template; a PDF carries `attached`, JSON in ASCII, as 'resume.json'. Created for each request: it takes about as long as reading it from a disk would. */
export const writeFile = async (
  typesetter: PersonalTypesetter,
  id: TemplateId,
  format: TemplateFormat,
  resume: ResumeText,
  now: Date,
  attached: string | null = null,
): Promise<Uint8Array> => {
  const design = designs[id];
  const title = titleOf(resume.name);
  if (format === 'docx') return writeWord(design, resume, title);
  return typesetter.setPdf(source, { design, resume, title, attached }, now);
};
