import type { AskedTerm } from '../../advert/asks/term-asks.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { familyOf } from '../../terms/family.ts';
import { wordsOf } from '../../text/words.ts';
import type { Mention, ResumeWords } from '../resume-words.ts';

/** What a posting calls the proof, which the name of a certificate leaves out: 'Xyma certification', 'Fortbildung Xyma'. */
const proof = compilePhrases(
  `
  certification
  certifications
  certificate
  certificates
  certified
  card
  cards
  ticket
  tickets
  licence
  licences
  license
  licenses
  endorsement
  accreditation
  credential
  qualification
  fortbildung
  weiterbildung
  zertifikat
  zertifizierung
  formation
  certificat
  attestation
  certificación
  certificado
  formación
  certificazione
  attestato
  certificação
  certificaat
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);

/** A name that needs no second word: 'NCCER', or 'Bobath' behind 'Fortbildung'. */
const minLetters = { ofAcronym: 3, ofName: 5 };

/** The words that name the certificate, or null where the term names none. */
const namesOf = (term: string): readonly string[] | null => {
  const words = term.split(/\s+/u);
  const names = words.filter((word) => !proof.test(word));
  if (names.length === 0 || names.length === words.length) return null;
  const [name = ''] = names;
  const isAcronym = name.length >= minLetters.ofAcronym && /^\p{Lu}+$/u.test(name);
  const isBehindProof = name.length >= minLetters.ofName && /^\p{Lu}/u.test(name) && proof.test(words[0] ?? '');
  return names.length > 1 || isAcronym || isBehindProof ? names : null;
};

/**
 * Places below the resume's certificates that have the words of an asked one: 'NCCER Pipefitting Level 4' for 'NCCER
 * certification', 'Radiation user licence' for 'radiation licence'. Elsewhere the words are no proof: 'project
 * management' is no certificate for it.
 */
export const certifiedMentions = (resume: ResumeWords, { term }: Pick<AskedTerm, 'term'>): readonly Mention[] => {
  const all = term.split(/\s+/u);
  if (!all.some((word) => proof.test(word))) return [];
  const names = namesOf(term);
  const [whole = [], name = []] = [all, names ?? []].map((words) =>
    wordsOf([{ text: words.join(' '), isNewStart: true }]).map(({ stem }) => familyOf(stem)),
  );
  const lines = new Map<number, string[]>();
  for (const { stem, stretches } of resume.words) {
    const [{ line }] = stretches;
    if (resume.sectionOf(line) !== 'certifications') continue;
    lines.set(line, [...(lines.get(line) ?? []), familyOf(stem)]);
  }
  return [...lines].flatMap(([line, families]) =>
    (whole.length > 0 && whole.every((word) => families.includes(word))) || hasInOrder(families, name)
      ? [{ spans: [{ order: 'visual' as const, line, from: 0, to: lengthOf(resume, line) }], isListed: false }]
      : [],
  );
};

/** Without the word for the proof, 'Data Analysis for Business People' is no certificate for 'business analysis'. */
const hasInOrder = (families: readonly string[], name: readonly string[]): boolean =>
  name.length > 0 && families.some((_, from) => name.every((word, at) => families[from + at] === word));

const lengthOf = (resume: ResumeWords, line: number): number =>
  Math.max(...resume.words.flatMap(({ stretches }) => stretches.flatMap((one) => (one.line === line ? [one.to] : []))));
