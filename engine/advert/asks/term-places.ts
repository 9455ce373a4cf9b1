import { advertLanguages, cuesAbroad } from '../../lexicon/adverts/abroad.ts';
import { hiringBefore } from '../../lexicon/cues/required.ts';
import { softSkills } from '../../lexicon/skills/soft-skills.ts';
import { languagesByAdjective } from '../../lexicon/spoken-names.ts';
import type { TermMatch } from '../../terms/term-match.ts';
import { termsIn } from '../../terms/terms-in.ts';
import { allMatches } from '../../text/all-matches.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import { degreeRanges } from './degree-asks.ts';
import { isCommonStem } from '../../lexicon/common-words.ts';
import { isCapital, isMarked, isTitleCase, isVerb, personNounSet } from '../word-classes.ts';
import { licensesIn } from '../phrases/licenses-in.ts';
import { phrasesIn } from '../phrases/phrases-in.ts';
import { qualifiesAnotherWord, widen, widenName } from '../phrases/widen.ts';
import { isOtherSense } from './other-senses.ts';
import { isUnasked, notMindedIn, unaskedRanges } from './unasked.ts';
import type { TextRange } from './unasked/text-ranges.ts';
import type { Statement } from '../statements/statement.ts';
import { abilitiesAbroad } from '../traits/abilities-abroad.ts';
import { abilitiesIn } from '../traits/abilities.ts';
import type { AskedTerm, TermPlace } from './asked-term.ts';
import { isQualityAlone, traitTermsIn } from './trait-terms.ts';

/** A duty that begins with its verb: 'Drive sales', 'Document findings'. */
const isOpeningVerb = (statement: Statement, words: readonly Word[], match: TermMatch): boolean => {
  const word = words[match.first];
  const next = words[match.last + 1];
  if (
    statement.part !== 'duty' ||
    match.entry.kind === 'soft' ||
    match.last > 0 ||
    word === undefined ||
    next === undefined
  )
    return false;
  // 'Research, design and build weirs'
  if (next.joint === 'hard') return /^\s*,\s*$/.test(next.before) && isVerb(next.plain) && isVerb(word.plain);
  return !word.plain.endsWith('ing') && !/^(?:and|or|of|for|in)$/.test(next.plain);
};

/** After these, a duty says what the work is done with or by whom: 'via extensive training', 'as requested by the supervisor'. */
const meansBefore = /^(?:via|by|through|during|as)$/;
/** An everyday word of the lexicon that a duty names as its means. */
const isMeans = (statement: Statement, words: readonly Word[], match: TermMatch): boolean => {
  const word = words[match.first];
  if (statement.part !== 'duty' || match.first !== match.last || match.entry.kind !== 'skill' || word === undefined)
    return false;
  if (isMarked(word) || !isCommonStem(word.stem)) return false;
  return words
    .slice(Math.max(0, match.first - maxWordsOfCue), match.first)
    .some(({ plain }) => meansBefore.test(plain));
};

/** 'Well presented', 'as advertised': a participle is not a requirement. */
const isPastForm = (words: readonly Word[], match: TermMatch): boolean => {
  const word = words[match.first];
  if (match.first !== match.last || word === undefined || !word.plain.endsWith('ed')) return false;
  return !match.entry.names.some((name) => name.text.toLowerCase() === word.plain);
};

const isRomance = (language: Statement['language']): boolean => /^(?:fr|es|it|pt)$/.test(language ?? '');

/** French 'conduite' is not 'conduit': a match by stem counts for English words only. */
const isOtherWordAbroad = (words: readonly Word[], match: TermMatch): boolean => {
  const word = words[match.first];
  if (match.first !== match.last || match.entry.kind !== 'skill' || word === undefined || isMarked(word)) return false;
  const spelled = [word.plain, word.raw.toLowerCase()];
  return !match.entry.names.some(
    (name) => spelled.includes(name.text.toLowerCase()) || spelled.includes(`${name.text.toLowerCase()}s`),
  );
};

/** German 'Praxis' is not the examination, 'jour' no skill: everyday words of another language that look like a term. */
const isEverydayAbroad = (words: readonly Word[], match: TermMatch, language: Statement['language']): boolean => {
  const word = words[match.first];
  if (language === null || match.first !== match.last || match.entry.kind === 'soft' || word === undefined)
    return false;
  return !isMarked(word) && advertLanguages[language].nonSkillWords.has(word.plain);
};

/** 'Report to senior leadership', 'thought leadership': people and publications, not a skill. */
const isNotLeadershipSkill = (words: readonly Word[], match: TermMatch): boolean =>
  match.entry.term === 'Leadership' &&
  match.first === match.last &&
  /^(?:to|with|for|by|thought|senior|executive|company|school|sales|product)$/.test(
    words[match.first - 1]?.plain ?? '',
  );

/** 'HGV class 1 (C+E)': letters of driving classes, not the programming language. */
const isDrivingClass = (words: readonly Word[], match: TermMatch): boolean => {
  const [word, next] = [words[match.first], words[match.last + 1]];
  return word?.raw.length === 1 && next?.before === '+' && /^\p{Lu}1?$/u.test(next.raw);
};

/** 'We will train the right person': what the employer does. */
const isDoneByEmployer = (words: readonly Word[], match: TermMatch): boolean => {
  const [other, before] = [words[match.first - 2], words[match.first - 1]];
  if (match.first !== match.last || match.entry.kind === 'tool') return false;
  return before?.plain === 'we' || (other?.plain === 'we' && /^(?:will|ll|can)$/.test(before?.plain ?? ''));
};

/** 'Little supervision', 'under your boss’s supervision': how somebody works. 'Direct supervision of nurses' is a skill. */
const isSupervised = (words: readonly Word[], match: TermMatch): boolean => {
  if (match.entry.term !== 'Supervision') return false;
  // 'SUPERVISION RECEIVED AND EXERCISED'
  if (/^(?:received|exercised)$/.test(words[match.last + 1]?.plain ?? '')) return true;
  const before = words.slice(Math.max(0, match.first - maxWordsOfCue - 1), match.first).map(({ plain }) => plain);
  if (before.some((word) => /^(?:little|minimal|minimum|limited|without|under|no)$/.test(word))) return true;
  return (
    words[match.last + 1]?.plain !== 'of' &&
    before.some((word) => /^(?:close|direct|general|frequent|receives?)$/.test(word))
  );
};

/** 'BLS required at hire', 'within a year of hire': they say when, not what. */
const isPointInTime = (words: readonly Word[], match: TermMatch): boolean =>
  match.entry.term === 'Hiring' &&
  words[match.first]?.plain === 'hire' &&
  (/^(?:at|upon|of|on|after|before|new)$/.test(words[match.first - 1]?.plain ?? '') ||
    // 'We are looking to hire a rigger'
    (words[match.first - 1]?.plain === 'to' && /^(?:look|seek|want|aim)/.test(words[match.first - 2]?.plain ?? '')));

/** 'We are looking to hire an experienced software engineer': the job itself, unlike 'must be a qualified software engineer'. */
const isJobItself = (words: readonly Word[], match: TermMatch): boolean => {
  if (match.entry.kind !== 'skill' || !personNounSet.has(words[match.last]?.plain ?? '')) return false;
  if (/^(?:experience|skills?|training|role|certification)$/.test(words[match.last + 1]?.plain ?? '')) return false;
  const before = words.slice(Math.max(0, match.first - maxWordsToArticle - maxWordsOfCue), match.first);
  const article = before.findLastIndex(({ plain }) => /^an?$/.test(plain));
  const cue = before.slice(0, Math.max(0, article)).map(({ plain }) => plain);
  return hiringBefore.test(cue.join(' ')) && words[match.first]?.joint === 'soft';
};
/** 'an exceptionally talented, hands-on engineer' */
const maxWordsToArticle = 4;
const maxWordsOfCue = 3;

/** 'Reliable transportation' asks for a car, not for a reliable person. */
const isOfThing = (words: readonly Word[], match: TermMatch): boolean =>
  match.entry.kind === 'soft' &&
  words[match.last + 1]?.before === ' ' &&
  /^(?:transportation|transport|vehicle|car|truck|internet|access|connection|phone|equipment|tools)$/.test(
    words[match.last + 1]?.plain ?? '',
  );

const isNameBeside = (other: Word | undefined, joint: Word | undefined): boolean =>
  other !== undefined && joint?.before === ' ' && isCapital(other) && !isCommonStem(other.stem);

/** 'Innovation' in 'Prognosis Innovation Center': an everyday noun inside a name is part of the name. */
const isPartOfName = (words: readonly Word[], match: TermMatch): boolean => {
  const [before, word, after] = [words[match.first - 1], words[match.first], words[match.last + 1]];
  if (match.first !== match.last || match.entry.kind === 'tool' || word === undefined || !isCapital(word)) return false;
  if (isMarked(word) || !isCommonStem(word.stem)) return false;
  return (
    match.first > 1 &&
    isNameBeside(before, word) &&
    (after === undefined || isNameBeside(after, after) || after.joint === 'hard')
  );
};

const isCompanyName = (words: readonly Word[], match: TermMatch, isCompany: (word: Word) => boolean): boolean =>
  words.slice(match.first, match.last + 1).every((word) => /^\p{Lu}/u.test(word.raw) && isCompany(word));

/** 'front- and back-end development': the first half of a compound, with the second part that it shares. */
const suspended = /(?<![\p{L}-])(\p{L}{2,})- (?:and|or|&) (?:\p{L}{2,})-(?=\p{L})/gu;

/** The terms whose second half appears only with the next one. */
const suspendedIn = (text: string, places: readonly TermPlace[]): TermPlace[] =>
  (text.includes('- ') ? [...text.matchAll(suspended)] : []).flatMap(({ 0: whole, 1: half = '', index }) => {
    const shared = index + whole.length;
    const other = places.find(({ from, to }) => from < shared && shared < to);
    if (other === undefined) return [];
    const term = `${half}-${text.slice(shared, other.to)}`;
    const [match] = termsIn(wordsOf([{ text: term, isNewStart: true }]), () => true);
    const { kind, industry } = match?.entry ?? other.asked;
    return [
      { from: index, to: index + half.length + 1, asked: { term, kind, industry, entry: match?.entry.term ?? null } },
    ];
  });

const wishAbroad = cuesAbroad('nice', { start: 'letter', ignoreCase: true, global: true });

/** The words that say something is nice to have are no requirements themselves: 'strekt tot aanbeveling', 'un vantaggio'. */
const wishesIn = (text: string): readonly TextRange[] =>
  allMatches(text, wishAbroad).map(({ index, 0: said }) => ({ from: index, to: index + said.length }));

/**
 * The terms that a statement names, in order: those of the lexicon, then other phrases. The subject of a degree is not
 * one of them.
 */
export const termPlacesOf = (statement: Statement, isCompany: (word: Word) => boolean): readonly TermPlace[] => {
  const words = wordsOf([{ text: statement.text, isNewStart: true }]);
  const outside = [
    ...degreeRanges(statement.text, statement.language),
    ...unaskedRanges(statement.text, statement.language),
  ];
  const unminded = notMindedIn(statement.text);
  outside.push(...unminded.said);
  // A language is asked for as one, and not as a term besides.
  const noTerms =
    statement.language === null ? [] : [...wishesIn(statement.text), ...languagesByAdjective(statement.text)];
  const isOut = ({ stretches: [{ from, to }] }: Word) =>
    isUnasked(outside, from) || noTerms.some((range) => from < range.to && range.from < to);
  const taken = new Set<number>(words.flatMap((word, index) => (isOut(word) ? [index] : [])));
  const places: TermPlace[] = [];
  const take = (first: number, last: number, { term, ...asked }: Omit<AskedTerm, 'term'> & { term?: string }) => {
    const from = words[first]?.stretches[0].from ?? 0;
    const to = words[last]?.stretches[0].to ?? from;
    for (let index = first; index <= last; index += 1) taken.add(index);
    places.push({ from, to, asked: { term: term ?? statement.text.slice(from, to), ...asked } });
  };

  const isHeadline = isTitleCase(words);
  const isTaken = (index: number) => taken.has(index);
  // 'React' in 'Our tech stack', but not in 'React to alarms'
  const isBareList = words.every(({ joint }, index) => index === 0 || joint === 'hard');
  const isListed = () => statement.isItem && (statement.part !== 'duty' || isBareList);
  const matches = termsIn(words, isListed).filter((match) => !match.isInside);
  for (const { first, last, asked } of traitTermsIn(statement, words, matches, isTaken)) take(first, last, asked);
  // 'Imprescindível Kafka'
  const isLevel = (index: number) =>
    statement.language !== null && advertLanguages[statement.language].nonSkillWords.has(words[index]?.plain ?? '');
  const isCovered = (index: number) =>
    taken.has(index) || isLevel(index) || matches.some((match) => match.first <= index && index <= match.last);
  for (const match of matches) {
    if (taken.has(match.first) || taken.has(match.last)) continue;
    if (isCompanyName(words, match, isCompany) || isOpeningVerb(statement, words, match) || isPastForm(words, match))
      continue;
    if (isQualityAlone(words, match, statement)) continue;
    if (qualifiesAnotherWord(words, match, isTaken) || isNotLeadershipSkill(words, match)) continue;
    if (statement.language === null && isOtherSense(words, match)) {
      for (let index = match.first; index <= match.last; index += 1) taken.add(index);
      continue;
    }
    if (isMeans(statement, words, match)) continue;
    if (isPointInTime(words, match) || isJobItself(words, match)) continue;
    if (isDoneByEmployer(words, match) || isDrivingClass(words, match)) continue;
    if (isSupervised(words, match)) {
      taken.add(match.last);
      continue;
    }
    if (isRomance(statement.language) && isOtherWordAbroad(words, match)) continue;
    if (isEverydayAbroad(words, match, statement.language)) continue;
    if (!isHeadline && isPartOfName(words, match)) continue;
    if (isOfThing(words, match)) {
      for (let index = match.first; index <= match.last + 1; index += 1) taken.add(index);
      continue;
    }
    if (match.isShared) {
      const own = words[match.first]?.raw ?? '';
      // 'organisational skills' of 'organisational and communication skills', as the posting spells it
      const spelled = match.entry.term.replace(/^\S+(?= skills$)/u, own);
      const term = match.entry.kind === 'soft' ? spelled : match.entry.term;
      take(match.first, match.last, { ...match.entry, term, entry: match.entry.term });
      continue;
    }
    // 'Word processing' is done with any program.
    if (words[match.first]?.raw === 'word' && words[match.last + 1]?.plain.startsWith('process') === true) {
      take(match.first, match.last + 1, { kind: 'skill', industry: null, entry: null });
      continue;
    }
    // 'Non-relational databases' are other databases than those of the lexicon.
    if (words[match.first]?.before === '-' && words[match.first - 1]?.plain === 'non') {
      take(match.first - 1, match.last, { kind: match.entry.kind, industry: match.entry.industry, entry: null });
      continue;
    }
    const { first, last, kind, entry } =
      // Function words of other languages are not part of a wider term.
      statement.part === 'duty' || statement.language !== null
        ? widenName(words, match, isCovered, isHeadline, statement.language)
        : widen(words, match, isCovered, isHeadline);
    take(first, last, { kind, industry: match.entry.industry, entry });
  }
  // Of what nobody must mind, only names that we know are asked for: 'Keine Scheu vor Excel', but not 'vor hohen Leitern'.
  words.forEach(({ stretches: [{ from }] }, index) => {
    if (isUnasked(unminded.all, from)) taken.add(index);
  });
  const takeAbility = ({ first, last }: { first: number; last: number }) => {
    const trait = statement.text.slice(words[first]?.stretches[0].from, words[last]?.stretches[0].to);
    take(first, last, { kind: 'soft', industry: softSkills.industry, entry: null, trait });
  };
  const takeLicenses = (kind: 'license' | 'other') => {
    for (const { first, last } of licensesIn(words, statement, isTaken))
      take(first, last, { kind, industry: null, entry: null });
  };
  // Before the phrases: in other languages they would take words out of them.
  if (statement.language !== null) takeLicenses('license');
  for (const ability of abilitiesAbroad(statement, words, isTaken)) takeAbility(ability);
  for (const phrase of phrasesIn(words, statement, isTaken, isCompany))
    take(phrase.first, phrase.last, { kind: 'other', industry: null, entry: null });
  for (const ability of abilitiesIn(statement, words, isTaken)) takeAbility(ability);
  if (statement.language === null) takeLicenses('other');
  return [...places, ...suspendedIn(statement.text, places)].toSorted((one, other) => one.from - other.from);
};
