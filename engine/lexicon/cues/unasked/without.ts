import { compilePhrases } from '../../phrases/compile.ts';

// What is said to be missing, in all languages. Origin of all lists: written by us, from postings.

/** What is said to be missing ends at a comma: 'Débutants sans expérience acceptés, permis B exigé'. */
export const saysLack = compilePhrases('(without|w/o|ohne|sans|pas de|sin|sem|senza|zonder)', {
  start: 'text',
  end: 'letter',
  ignoreCase: true,
});

/** Before such a word, or with one behind them, these ask: 'Nicht ohne Erfahrung in Kafka', 'Kein Weg ohne Kafka'. */
export const notWithout = compilePhrases('(not|nicht|pas|no|non|não|niet) (without|ohne|sans|sin|senza|sem|zonder)', {
  start: 'letter',
  end: 'letter',
  ignoreCase: true,
});

export const noneWithout = compilePhrases('(keine?|geen) [^,;.:]{1,40} (ohne|zonder)', {
  start: 'letter',
  end: 'letter',
  ignoreCase: true,
});
