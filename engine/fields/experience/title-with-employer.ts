import { lookupWordsOf } from '../../text/lookup-words.ts';
import { sharedWords } from '../../lexicon/work/employer-words.ts';
import { workFields } from '../../lexicon/work/job-titles.ts';
import type { Atom } from '../entries/atom.ts';
import type { Parts } from '../entries/heads/head-reading.ts';
import { placeScore } from '../places/place-score.ts';
import { employerScore } from './employers.ts';
import { titleScore } from './titles.ts';

/** What connects a title with its employer where nothing else names one. */
const connectors = 'for at with à au aux chez nel nella nello presso per für bei pour para voor hos';
const definiteArticles = 'the la le les der dem den il lo';
/** The words of a list as alternatives of a pattern. */
const oneOf = (words: string): string => words.replaceAll(' ', '|');
const link = new RegExp(
  String.raw`\s(?:${oneOf(connectors)})\s+(?:(?:${oneOf(definiteArticles)}) |l['’])?(?=\p{Lu})`,
  'u',
);

const sureTitle = 2;
const minEmployer = 0.3;
const likelyPlace = 1;
const likelyTitle = 1.2;
/** Words of the longest name that is taken on this evidence. */
const maxWords = 6;

/**
 * 'Game Developer for Bright Otter' in an entry that names no employer: what follows the title and 'for' is the employer
 * if it is written as a name and is no place, title or field of work ('Director for Digital Health').
 */
export const withEmployerOfTitle = (parts: Parts): Parts => {
  const [atom, ...rest] = parts.title ?? [];
  if (parts.employer !== undefined || atom === undefined || rest.length > 0) return parts;
  const found = link.exec(atom.text);
  if (found === null) return parts;
  const title = atom.text.slice(0, found.index);
  const at = found.index + found[0].length;
  const name = atom.text.slice(at);
  if (titleScore(title) < sureTitle || !isName(name)) return parts;
  const employer: Atom = { ...atom, text: name, from: atom.from + at, glue: 'at' };
  return { ...parts, title: [{ ...atom, text: title, to: atom.from + title.length }], employer: [employer] };
};

const isName = (text: string): boolean => {
  const words = lookupWordsOf(text);
  return (
    words.length <= maxWords &&
    employerScore(text) >= minEmployer &&
    placeScore(text) < likelyPlace &&
    titleScore(text) < likelyTitle &&
    !words.every((word) => sharedWords.has(word) || workFields.has(word))
  );
};
