import { alsoNouns, presentVerbs } from '../../lexicon/verbs.ts';
import { activityNouns, askedNouns, permitNouns, wholeNouns } from '../../lexicon/cues/asking.ts';
import { emptyHeads, fieldsBeforeHeads, verbsOfObjects } from '../../lexicon/cues/evidence.ts';
import type { Word } from '../../text/words.ts';
import { isEnumeration } from '../statements/advert-lines.ts';
import {
  functionWordSet,
  headNounSet,
  isAdjectiveForm,
  isBaseOf,
  isCapital,
  spokenLanguageSet,
} from '../word-classes.ts';
import { isBehindCircumstance } from './behavior-items.ts';
import { headOf, isAskedBehind, isCompound, isExample, type Candidate } from './candidate.ts';
import { isUncommon } from './general-words.ts';
import { isCapitalName, isSpelledAsName } from './spelling.ts';
import { isAskedInDuty } from './sure-cuts.ts';

// A false requirement costs more trust than a missing one: a phrase that no list knows is stated only where the form of
// the posting marks it as a term, and nothing shows that it is a piece of a sentence.

const isNamed = (candidate: Candidate): boolean => isSpelledAsName(candidate) || isCapitalName(candidate);

/** A capital that the beginning of the sentence does not explain. */
const isInnerCapital = ({ words }: Candidate, word: Word): boolean => isCapital(word) && words[0] !== word;

/** A word of the phrase, adjectives excepted, that is not everyday English. */
const hasRareNoun = ({ inside }: Candidate): boolean =>
  inside.some((word) => isUncommon(word) && !isAdjectiveForm(word));

/** 'offer explanations', 'Drive large vehicles': a verb and its object. */
const opensWithVerbOf = (candidate: Candidate): boolean => {
  const { inside, opening, first, isDirect } = candidate;
  const [word, next] = inside;
  if (word === undefined) return false;
  if (!isCompound(candidate)) return verbsOfObjects.has(word.plain) || isGerundBeforeObject(candidate, word);
  if (next?.before !== ' ') return false;
  if (verbsOfObjects.has(word.plain)) return true;
  if (!presentVerbs.has(word.plain)) return false;
  // 'test benches': what follows words that ask for it is a noun.
  if (alsoNouns.has(word.plain)) return opening === 'ability' && first > 0 && isDirect;
  return true;
};
/** 'executing' in 'executing work plans', where 'work' says nothing. */
const isGerundBeforeObject = ({ ahead }: Candidate, word: Word): boolean =>
  /^\p{Ll}+ing$/u.test(word.raw) &&
  isBaseOf(word.plain) &&
  !activityNouns.has(word.plain) &&
  ahead !== '' &&
  !functionWordSet.has(ahead) &&
  !askedNouns.has(ahead) &&
  !headNounSet.has(ahead);

/** In more words a duty also names its surroundings: for whom, with whom and what for. */
const maxWordsOfDuty = 8;

/** 'a marketing or client team': without it, the other alternative would be the only one asked for. */
const isAlternative = ({ words, first, last }: Candidate): boolean => last > first && words[first - 1]?.plain === 'or';

/** 'surgical, cardiac or orthopedic nursing': without the first, only the others would be asked for. */
const isInAlternatives = ({ words, first, last, isDirect, statement }: Candidate): boolean => {
  if (!isDirect && !(first === 0 && statement.isItem)) return false;
  const next = words.slice(last + 1, last + 1 + maxWordsOfAlternatives);
  const link = next.findIndex(({ plain }) => /^(?:and|or)$/.test(plain));
  if (next[link]?.plain !== 'or') return false;
  return next
    .slice(0, link + 1)
    .every(({ joint, before }, index) => (index === 0 ? joint === 'hard' || link === 0 : /^(?: |, ?)$/.test(before)));
};
const maxWordsOfAlternatives = 6;

/** One reason not to state a phrase. */
type Objection = { objection: string; example: string; holds: (candidate: Candidate) => boolean };

export const objections: readonly Objection[] = [
  {
    objection: 'ends in an adjective',
    example: 'informational and marketing materials',
    holds: (candidate) =>
      !candidate.isWhole &&
      !isAskedBehind(candidate) &&
      !isInAlternatives(candidate) &&
      candidate.inside.slice(-1).some((word) => isAdjectiveForm(word) && !isInnerCapital(candidate, word)),
  },
  {
    objection: 'begins with a verb',
    example: 'able to offer explanations',
    holds: (candidate) => !isSpelledAsName(candidate) && opensWithVerbOf(candidate),
  },
  {
    objection: 'a general noun with everyday words',
    example: 'knowledge of departmental policies',
    holds: (candidate) =>
      !isNamed(candidate) &&
      emptyHeads.has(headOf(candidate)) &&
      !hasRareNoun(candidate) &&
      !fieldsBeforeHeads.has(candidate.inside.at(-2)?.plain ?? '') &&
      !isAlternative(candidate),
  },
  {
    objection: 'a spoken language',
    example: 'command of the English language',
    holds: ({ inside }) =>
      inside.some(({ plain }) => spokenLanguageSet.has(plain) || /^languages?$/.test(plain)) &&
      inside.every(
        ({ plain }) =>
          spokenLanguageSet.has(plain) || /^(?:languages?|bilingual|native|third|foreign|second|other)$/.test(plain),
      ),
  },
  {
    objection: 'everyday words that qualify the work',
    example: 'works in all kinds of weather conditions',
    holds: (candidate) =>
      isBehindCircumstance(candidate) &&
      !isExample(candidate) &&
      !isNamed(candidate) &&
      !isAskedBehind(candidate) &&
      !hasRareNoun(candidate),
  },
  {
    objection: 'everyday words in a sentence that nothing marks',
    example: 'you will help design world class cameras',
    holds: (candidate) => !isMarkedByForm(candidate) && !hasRareNoun(candidate),
  },
  {
    objection: 'in a duty, everyday words, and what a long one is about',
    example: 'Analyzes wealth indicators, donor lists and source materials to determine worth',
    holds: (candidate) =>
      candidate.statement.part === 'duty' &&
      !isNamed(candidate) &&
      !(isExample(candidate) && (isCompound(candidate) || hasRareNoun(candidate))) &&
      !isAskedInDuty(candidate) &&
      !(candidate.words.length <= maxWordsOfDuty && hasRareNoun(candidate)),
  },
];

/** 'Keyboarding and PC skills', 'Manufacturing/industrial production; preferably in a plant': what an item names first. */
const opensItem = ({ words, first, last, ahead }: Candidate): boolean =>
  (first === 0 || (first === 1 && words[1]?.before === '/')) &&
  (words[last + 1]?.joint !== 'soft' || /^(?:and|or)$/.test(ahead)) &&
  // 'Clinical skills and knowledge: ...' is a label.
  !words.slice(last + 1, last + maxWordsOfLabel).some(({ before }) => before.startsWith(':'));
const maxWordsOfLabel = 5;

/** Whether its place or spelling marks the phrase: asked for, an example, an item of a list, a name. */
const isMarkedByForm = (candidate: Candidate): boolean => {
  const { opening, isDirect, isWhole, statement, isNounItem, inside } = candidate;
  if (isNamed(candidate) || isWhole || isAskedBehind(candidate)) return true;
  if (isDirect && (opening === 'asked' || opening === 'example')) return true;
  if (opening === 'ability' && isDirect && isCompound(candidate)) return !wholeNouns.has(headOf(candidate));
  if (permitNouns.has(inside.at(-1)?.plain ?? '')) return true;
  if (statement.isItem && opensItem(candidate)) return true;
  return isNounItem && (statement.isItem || isEnumeration(statement.text));
};

/** Whether the phrase is stated as a requirement. */
export const isStated = (candidate: Candidate): boolean => !objections.some(({ holds }) => holds(candidate));
