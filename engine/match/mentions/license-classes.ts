import type { AskedTerm } from '../../advert/asks/term-asks.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';
import type { Mention, ResumeWords } from '../resume-words.ts';

/** Driving licenses, folded, in the languages that we read. Origin of the lists: written by us. */
const licenses = wordSet(`
  fuhrerschein fuhrerscheine fahrerlaubnis permis permiso permisos carnet carnets patente patenti rijbewijs rijbewijzen
  carta cartas
`);
const between = wordSet(`
  klasse klassen der die classe classes clase clases categorie categories categoria categorias de di du conduire conducir
  guida conducao und sowie et y e en tipo
`);
const classOfLicense = /^(?:am|[abcd]1?|a2|[bcd]1?e|[lmt])$/u;

/** The European classes that prove each of these terms. */
const proof: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['HGV licence', new Set(['c', 'ce'])],
  ['HGV Class 1 licence', new Set(['ce'])],
]);

/** Whether a term is a license of a class: 'permis C' is no other form of 'permis CE'. */
export const isOfLicenseClass = ({ entry }: Pick<AskedTerm, 'entry'>): boolean => proof.has(entry ?? '');

const classesIn = (behind: string): readonly string[] => {
  const tokens = fold(behind)
    .split(/[\s,:/&()-]+/u)
    .map((token) => token.replace('+', ''))
    .filter((token) => token !== '');
  const end = tokens.findIndex((token) => !between.has(token) && !classOfLicense.test(token));
  return end < 0 ? tokens : tokens.slice(0, end);
};

/** Places that list several classes of a license: 'rijbewijs B en C' for 'rijbewijs C'. */
export const licenseClassMentions = (resume: ResumeWords, { entry }: Pick<AskedTerm, 'entry'>): readonly Mention[] => {
  const classes = proof.get(entry ?? '');
  if (classes === undefined) return [];
  return resume.words.flatMap(({ raw, stretches }) => {
    if (!licenses.has(fold(raw))) return [];
    const [{ line, from, to }] = stretches;
    const behind = resume.textOf({ order: 'visual', line, from: to, to: Infinity });
    const isProven = classesIn(behind).some((one) => classes.has(one));
    return isProven ? [{ spans: [{ order: 'visual' as const, line, from, to }], isListed: false }] : [];
  });
};
