import { fold } from '../../text/fold.ts';
import { advertLanguages, type AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { functionWords } from '../../lexicon/stop-words.ts';
import { rawWordsOf } from '../../text/words.ts';

const english: ReadonlySet<string> = new Set(functionWords);
const languages: readonly AdLanguage[] = ['de', 'fr', 'es', 'it', 'pt', 'nl'];

/** The language of a job posting, detected by its function words; null for English and when there are too few. */
export const adLanguageOf = (text: string): AdLanguage | null => {
  const words = rawWordsOf(text.slice(0, 20_000)).map(fold);
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  const [best] = languages
    .map((language) => ({ language, hits: count(advertLanguages[language].littleWords) }))
    .toSorted((one, other) => other.hits - one.hits);
  if (best === undefined || best.hits < 3) return null;
  return best.hits > count(english) ? best.language : null;
};
