import type { AskedTerm } from '../../advert/asks/term-asks.ts';
import { wordForProof } from '../../lexicon/phrases/words-for-proof.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { familyOf } from '../../terms/family.ts';
import { fold } from '../../text/fold.ts';
import { wordsOf } from '../../text/words.ts';
import type { Mention, ResumeWords } from '../resume-words.ts';

/** A name that needs no second word: 'NCCER', or 'Bobath' behind 'Fortbildung'. */
const minLetters = { ofAcronym: 3, ofName: 5 };

/** The words that name the certificate, or null where the term names none. */
const namesOf = (term: string): readonly string[] | null => {
  const words = term.split(/\s+/u);
  const names = words.filter((word) => !wordForProof.test(word));
  if (names.length === 0 || names.length === words.length) return null;
  const [name = ''] = names;
  const isAcronym = name.length >= minLetters.ofAcronym && /^\p{Lu}+$/u.test(name);
  const isBehindProof = name.length >= minLetters.ofName && /^\p{Lu}/u.test(name) && wordForProof.test(words[0] ?? '');
  return names.length > 1 || isAcronym || isBehindProof ? names : null;
};

/**
 * Places below the resume's certificates that have the words of an asked one: 'NCCER Pipefitting Level 4' for 'NCCER
 * certification', 'Radiation user licence' for 'radiation licence'. Elsewhere the words are no proof: 'project
 * management' is no certificate for it.
 */
export const certifiedMentions = (resume: ResumeWords, { term }: Pick<AskedTerm, 'term'>): readonly Mention[] => {
  const all = term.split(/\s+/u);
  if (!all.some((word) => wordForProof.test(word))) return [];
  const beside = besideProof(resume, all);
  if (beside.length > 0) return beside;
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

const minLettersOfName = 4;
/** '(not certified)', '(license expired)', '(certification in progress)'. Folded. */
const notHeld = wordSet(`
  not no without never non expired lapsed former progress pending planned expected will studying preparing training applied candidate working toward towards soon
  kein keine keinen nicht ohne abgelaufen geplant
  pas sans sin ninguna vencido vencida senza scaduto scaduta sem vencidas geen zonder verlopen
`);
/** 'forklift (OSHA certified)': anywhere, the word for the proof in the brackets behind the name. */
const besideProof = (resume: ResumeWords, all: readonly string[]): readonly Mention[] => {
  const names = all.filter((word) => !wordForProof.test(word));
  const [name = ''] = names;
  if (names.length !== 1 || name.length < minLettersOfName) return [];
  const [own] = wordsOf([{ text: name, isNewStart: true }]);
  return resume.words.flatMap(({ stem, stretches }) => {
    const [{ line, from, to }] = stretches;
    if (own === undefined || stem !== own.stem) return [];
    const inside = /^\s{0,2}\(([^()]{1,40})\)/u.exec(resume.textOf({ order: 'visual', line, from: to, to: Infinity }));
    const said = (inside?.[1] ?? '').split(/[^\p{L}]+/u);
    const isProven = said.some((word) => wordForProof.test(word)) && !said.some((word) => notHeld.has(fold(word)));
    const end = to + (inside?.[0].length ?? 0);
    return isProven ? [{ spans: [{ order: 'visual' as const, line, from, to: end }], isListed: false }] : [];
  });
};

/** Without the word for the proof, 'Data Analysis for Business People' is no certificate for 'business analysis'. */
const hasInOrder = (families: readonly string[], name: readonly string[]): boolean =>
  name.length > 0 && families.some((_, from) => name.every((word, at) => families[from + at] === word));

const lengthOf = (resume: ResumeWords, line: number): number =>
  Math.max(...resume.words.flatMap(({ stretches }) => stretches.flatMap((one) => (one.line === line ? [one.to] : []))));
