import { seniorityWords, titleHeads, workFields } from './job-titles.ts';
import { wordsNotInNames } from '../names/name-words.ts';
import { occupations } from './occupations.ts';
import { skillLists } from '../skills/index.ts';
import { entriesOf } from '../skills/format.ts';
import { wordSet } from '../word-set.ts';

/** Other words that precede the head of a job title. */
const beforeHeads = wordSet(
  `sous pastry line prep bilingual personal private school bus truck taxi van delivery night day crew team bench field
    street window pool tour travel dog pet child elder home house kitchen room bar floor front desk call counter gate
    stage set sound light lighting film video voice dance music art fashion wedding event fitness swim ski yoga golf
    flight ground ship deck boat tug rail train crane drill forklift concrete steel iron metal wood glass brick stone roof
    heating cooling water sewer gas oil solar wind power nuclear tree garden lawn farm dairy animal vet dental eye
    hearing speech physical occupational mental family youth community parish court tax debt loan claims patent`,
);

const wordPattern = /[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu;

let words: ReadonlySet<string> | undefined;

/** Words of work in lower case: those of titles, fields and every term of the lexicon. Collected on first use, which is rare. */
export const workWords = (): ReadonlySet<string> => {
  words ??= new Set([
    ...titleHeads,
    ...seniorityWords,
    ...workFields,
    ...wordsNotInNames,
    ...beforeHeads,
    ...occupations.flatMap(({ title }) => title.source.match(wordPattern) ?? []),
    ...skillLists
      .flatMap(entriesOf)
      .flatMap(({ names }) => names.flatMap(({ text }) => text.toLowerCase().match(wordPattern) ?? [])),
  ]);
  return words;
};
