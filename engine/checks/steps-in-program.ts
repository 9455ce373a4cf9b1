import type { SourceDocument } from '../model/document.ts';

/** Programs that people write resumes in, by what they store in their files. The first that fits counts. */
const programs = [
  { program: 'Google Docs', pattern: /\bGoogle Docs\b/u },
  { program: 'LaTeX', pattern: /TeX\b/u },
  { program: 'LibreOffice', pattern: /\b(?:LibreOffice|OpenOffice)/u },
  { program: 'InDesign', pattern: /\bInDesign\b/u },
  { program: 'Canva', pattern: /\bCanva\b/u },
  { program: 'Word', pattern: /\bWord\b/u },
] as const;

type Program = (typeof programs)[number]['program'];

/** A title that names the program is one that the program has written: 'Microsoft Word - resume.docx'. */
const titleOfProgram = /^Microsoft Word - | - Google Docs$/u;

const programOf = ({ metadata: { creator, producer, title } }: SourceDocument): Program | null => {
  const named = [creator, producer, titleOfProgram.exec(title)?.[0] ?? ''];
  return programs.find(({ pattern }) => named.some((text) => pattern.test(text)))?.program ?? null;
};

/** ' In Word: Layout, Hyphenation, None.' for a file that Word made; nothing for a program that we do not know. */
export const stepsIn = (document: SourceDocument, steps: Readonly<Partial<Record<Program, string>>>): string => {
  const program = programOf(document);
  const step = program === null ? undefined : steps[program];
  return step === undefined ? '' : ` In ${program}: ${step}`;
};
