import { prefix, suffix as suffixPattern } from '../../lexicon/affixes.ts';
import { givenNames } from '../../lexicon/names/given-names.ts';
import { skillLists } from '../../lexicon/skills/index.ts';
import { softSkills } from '../../lexicon/skills/soft-skills.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Speller } from '../../model/speller.ts';
import { remembered } from '../../text/remembered.ts';

/** British spellings, each with its American one. Only endings and infixes that are hardly ever a misspelling. */
const british: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e|ed|er|ers|es|ing|able|ation|ations|ational|ationally)$)/, 'iz'],
  [/ys(?=(?:e|ed|er|ers|es|ing)$)/, 'yz'],
  [/our/, 'or'],
  [/re(?=s?$)/, 'er'],
  [/tred$/, 'tered'],
  [/tring$/, 'tering'],
  [/ll(?=(?:ed|er|ers|ing|or|ors|ery)$)/, 'l'],
  [/(?<=fulfi|enro|insta|disti)l(?=(?:s|ment|ments)?$)/, 'll'],
  [/(?<=ski|wi)l(?=ful)/, 'll'],
  [/ogue/, 'og'],
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/enc(?=(?:e|es|ed)$)/, 'ens'],
  [/mme(?=s?$)/, 'm'],
  [/([ptsg])\1(?=(?:ed|ing)$)/, '$1'],
  // 'flyer' and 'fryer': only in short words, in longer ones it is a slip.
  [/(?<=^[^aeiou]{1,2})y(?=ers?$)/, 'i'],
];

/** Plurals of Latin and Greek words, each with its singular: 'syllabi', 'formulae', 'curricula', 'phenomena'. */
const learnedPlurals: readonly (readonly [RegExp, string])[] = [
  [/i$/, 'us'],
  [/ae$/, 'a'],
  [/a$/, 'um'],
  [/a$/, 'on'],
];

/** Latin of degrees, resumes and laboratories ('in silico') that dictionaries of English lack, as single words. */
const latin = wordSet(
  'silico vitro vivo situ utero vacuo planta magna summa maxima insigni cum laude honoris causa alma mater curriculum vitae',
);

/** Terms of law, written by us, that the dictionary lacks: each is one letter from another word. */
const law = wordSet(`
  novation mesne tortious escheat certiorari usufruct replevin bailee indemnitor indemnitee arbitrable justiciable
  restitutionary repudiatory lis pendens habeas corpus actus reus mens rea ultra intra vires quantum meruit amicus curiae
`);

/**
 * Words of British, Indian, African and Australian English that no rule of spelling above gives, written by us: a
 * dictionary of American English takes them for slips.
 */
const regional = wordSet(`
  learnt spelt dreamt leant spilt spoilt amongst kerb kerbs kerbside cheque cheques chequebook aluminium jewellery pyjamas
  storey storeys plough ploughs ploughed ploughing manoeuvre manoeuvres manoeuvred manoeuvring draught draughts draughtsman
  sceptic sceptical scepticism practise practises practised practising mould moulds moulded moulding smoulder artefact artefacts
  specialities ageing enquiry enquiries despatch despatches despatched despatching sulphur dietician dieticians
  marvellous woollen pedlar cosy grey storeyed disorganised
  lakh lakhs crore crores anganwadi panchayat taluk taluka talukas tehsil sarpanch matric learnership learnerships
  bakkie bakkies arvo tradie tradies jackaroo
`);

/** Words of plants, refineries and freight that the dictionary lacks: each is one letter from another word. Written by us. */
const trade = wordSet(`
  coker cokers dunnage lumper lumpers deadhead deadheads drayage bobtail
`);

/** Words of our skill and occupation lists, and their names in lower case. */
let ours: ReadonlySet<string> | null = null;
const termWords = (): ReadonlySet<string> => {
  ours ??= wordSet(
    ...[...skillLists, softSkills].map(({ skill, tool, method, license, soft }) =>
      [skill, tool, method, license, soft]
        .join(' ')
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, ' '),
    ),
  );
  return ours;
};

/** True for a lower-case word that occurs in a term of our skill and occupation lists. */
export const isTermWord = (word: string): boolean => termWords().has(word);

/**
 * True for a lower-case word that is probably intended: in the dictionary in either spelling, a term, derived or
 * compounded.
 */
export const isKnown = (word: string, speller: Speller): boolean => {
  const isKnownWord = knownBySpeller.get(speller) ?? remembered((one: string) => isKnownTo(speller, one));
  knownBySpeller.set(speller, isKnownWord);
  return isKnownWord(word);
};

/** A word that no list has takes a hundred look-ups, and two facts ask about the words of a page. */
const knownBySpeller = new WeakMap<Speller, (word: string) => boolean>();

const isKnownTo = (speller: Speller, word: string): boolean => {
  const isPlain = (one: string): boolean => isListed(one, speller);
  if (isPlain(word) || isPlain(capital(word)) || speller.isWord(word.toUpperCase())) return true;
  if ([latin, law, regional, trade, givenNames].some((words) => words.has(word)) || americanOf(word).some(isPlain))
    return true;
  if (learnedPlurals.some(([from, to]) => from.test(word) && isPlain(word.replace(from, to)))) return true;
  return isDerived(word, isPlain) || isCompound(word, isPlain);
};

const isListed = (word: string, speller: Speller): boolean => isTermWord(word) || speller.isWord(word);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The word with one British spelling replaced at a time, and with all of them replaced. */
const americanOf = (word: string): readonly string[] => {
  const one = british.map(([from, to]) => word.replace(from, to));
  return [...one, british.reduce((left, [from, to]) => left.replace(from, to), word)].filter((form) => form !== word);
};

const isDerived = (word: string, isPlain: (word: string) => boolean): boolean => {
  // 'occured' does not derive from 'occur': the correct form doubles its consonant.
  const doubled = word.replace(/([bdglmnprt])(?=(?:ed|ing)$)/, '$1$1');
  if (doubled !== word && isPlain(doubled)) return false;
  for (const base of [word, word.replace(prefix, '')]) {
    if (base.length < 4) continue;
    if (base !== word && isPlain(base)) return true;
    const suffix = suffixPattern.exec(base)?.[0];
    if (suffix === undefined) continue;
    // The longest suffix is found first: shorter ones are tried by taking their letters one by one.
    for (let length = 1; length <= suffix.length; length += 1) {
      const end = base.slice(base.length - length);
      const stem = base.slice(0, base.length - length);
      if (suffixPattern.exec(end)?.[0] === end && stem.length >= 4 && stemsOf(stem, end).some(isPlain)) return true;
    }
  }
  return false;
};

/** 'manag' + 'er' derives from 'manage', 'plann' + 'er' from 'plan'. An -s is only appended. */
const stemsOf = (stem: string, end: string): readonly string[] => {
  if (end === 's' || end === 'd' || end === 'ment' || end === 'ments') return [stem];
  return [stem, `${stem}e`, stem.replace(/([a-z])\1$/, '$1'), stem.replace(/i$/, 'y')];
};

const isCompound = (word: string, isPlain: (word: string) => boolean): boolean => {
  for (let at = 3; at <= word.length - 3; at += 1)
    if (isPlain(word.slice(0, at)) && isPlain(word.slice(at))) return true;
  return false;
};
