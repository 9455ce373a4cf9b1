import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { durationUnits } from '../../lexicon/months.ts';
import { fold } from '../../text/fold.ts';
import { wordSet } from '../../lexicon/word-set.ts';

const counts = wordSet('a an one less than un una um uma ein eine een over about ca and et y e und en');

const isSaid = (word: string): boolean => durationUnits.has(word) || counts.has(word) || /^\d{1,2}$/u.test(word);

/** '40 hrs/week', '16-24 hours per week': how much of the week a job took. */
const workload = inSequence(
  /^\(?~? ?\d{1,2}\+?(?: ?[-–] ?\d{1,2})? ?/iu,
  compilePhrases(
    `
    hours?
    hrs?
    h
    std
    stunden
    heures
    horas
    ore
    uur
  `,
    { ignoreCase: true },
  ),
  /\.? ?(?:\/|per|a|pro|par|por|alla) ?/iu,
  compilePhrases(
    `
    weeks?
    wk
    woche
    semaine
    semana
    settimana
  `,
    { ignoreCase: true },
  ),
  /\.?\)?$/iu,
);

/** 'over 3 years.': the last line of a sentence. */
const endOfSentence = /^\p{Ll}.*\p{Ll}{4}\.$/u;

/**
 * True for a text that only says how long, or how much of the week: '(4 years 3 months)', '2 anos 5 meses', '9 mois',
 * '40 hrs/week'.
 */
export const isDuration = (text: string): boolean => {
  if (text.length > 40 || endOfSentence.test(text)) return false;
  if (workload.test(text)) return true;
  const words = fold(text)
    .split(/[\s(),.·+]+/u)
    .filter((word) => word !== '');
  return words.length > 1 && words.every(isSaid) && words.some((word) => durationUnits.has(word));
};
