import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf } from '../../lexicon/phrases/compose.ts';
import { fold } from '../../text/fold.ts';
import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';
import { stepsIn } from '../steps-in-program.ts';

/** Titles that programs generate. */
const generatedTitles = anyOf(
  compilePhrases(
    `
    untitled
    unbenannt
    sans titre
    microsoft word -[ ]
    document ?[0-9]{0,}$
    presentation ?[0-9]{0,}$
    layout ?[0-9]{0,}$
    print(ing)?$
    new document
    `,
    { start: 'text', ignoreCase: true },
  ),
  /\.(?:docx?|indd|pages|tex|html?)$/iu,
);
const aboutResume = /\b(?:resume|résumé|cv|curriculum vitae|lebenslauf)\b/giu;

const steps = {
  Word: 'File, Info, Title.',
  'Google Docs': 'rename the document, then download it again.',
  LaTeX: 'set "pdftitle" with the package hyperref.',
  LibreOffice: 'File, Properties, Description, Title.',
  InDesign: 'File, File Info, Document Title.',
  Canva: 'rename the design, then download it again.',
};

export const documentTitle: Check<'document' | 'resume'> = {
  id: 'document-title',
  group: 'file',
  title: {
    pass: 'The title stored in your file matches your resume',
    fail: 'The title stored in your file does not match your resume',
  },
  why: 'A file has a title in addition to its name. Browsers show it in the tab of an open PDF. Parsers ignore it.',
  impact: 'hint',
  needs: ['document', 'resume'],
  sources: [],
  run: ({ document, resume }) => {
    const title = document.metadata.title.trim();
    if (title === '') return { is: 'not-applicable' };
    const fix = `Change that title and export again: your name and "Resume" are enough.${stepsIn(document, steps)}`;
    const name = resume.name !== null && resume.name.confidence >= minConfidence ? resume.name.value : null;
    // 'Microsoft Word - Jane Roe, Resume' is a program's title, but a reader sees whose resume it is.
    if (name !== null && namesOwner(title, name)) return passed;
    if (generatedTitles.test(title))
      return failed(0.6, `The title stored in your file is "${title.slice(0, 80)}".`, fix, absent);
    if (name !== null && namesSomebodyElse(title, name))
      return failed(
        0.3,
        `The title stored in your file is "${title.slice(0, 80)}", which does not include your name.`,
        fix,
        absent,
      );
    // The name of a template, or words about the work: nobody knows whether that is meant.
    return { is: 'not-applicable' };
  },
};

/** Below this, the name may be something else. */
const minConfidence = 0.5;

const wordsOf = (text: string): readonly string[] => fold(text).match(/\p{L}+/gu) ?? [];

/** True when the title has the first and the last word of the name. */
const namesOwner = (title: string, name: string): boolean => {
  const own = wordsOf(name);
  const said = new Set(wordsOf(title));
  return own.length > 1 && [own[0], own.at(-1)].every((word) => word !== undefined && said.has(word));
};

/** 'Anna Berg - Resume' in somebody else's file, as copied templates have it. */
const namesSomebodyElse = (title: string, name: string): boolean => {
  if (title.length > 60 || title.search(aboutResume) < 0) return false;
  const rest = title.replaceAll(aboutResume, ' ').match(/\p{L}[\p{L}'’-]+/gu) ?? [];
  const own = new Set((name.toLowerCase().match(/\p{L}[\p{L}'’-]+/gu) ?? []).map(fold));
  const areNames = rest.length >= 2 && rest.length <= 3 && rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return (
    areNames && !rest.some((word) => own.has(fold(word.replace(possessive, ''))) || commonWords.has(word.toLowerCase()))
  );
};

/** "Roe's", "James'" */
const possessive = /['’](?:\p{L})?$/u;

/** Words in document titles that are not names. */
const commonWords = new Set(
  'professional template modern classic simple my the software engineer developer manager senior junior engineering nurse teacher sales data product project updated new final english german'.split(
    ' ',
  ),
);
