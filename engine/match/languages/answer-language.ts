import { isBehindWordForLanguage, languageAdjectives, spokenLanguageOf } from '../../lexicon/spoken-names.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { Span } from '../../model/reading.ts';
import type { SectionKind } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import type { Word } from '../../text/words.ts';
import type { Answered } from '../answer.ts';
import type { IndexedResume } from '../resume-words.ts';
import { highestLevelHeld, languagesNamedIn, levelAsked, namesLevel } from './language-level.ts';
import { writtenAbroad } from './two-languages.ts';
import { isWrittenInEnglish } from './written-in-english.ts';

type Asked = { language: string; quote: string };

/** Whether a folded word names the language, in English or in another language that we read: 'german', 'tedesco'. */
const namesOf =
  (language: string): ((word: string) => boolean) =>
  (word) =>
    word === fold(language) || spokenLanguageOf(word) === language;

/** Beside one of these, the name of a language is about speaking it. Folded. */
const aboutSpeaking = compilePhrases(
  `
  language*
  lingual*
  bilingual*
  multiling*
  speak*
  spoke*
  fluen*
  convers*
  proficien*
  intermediate
  mother tongue
  working knowledge
  taught
  tutor*
  translat*
  interpret*
  sprach*
  ubersetz*
  langue*
  parl*
  niveau*
  idioma*
  nivel
  livello
  lengua*
  habl*
  lingua*
  fala*
  taal
  talen
  spreek*
  `,
  { start: 'word', end: 'word' },
);

/** 'Spanish, BLS, ACLS': between the separators of a list. */
const isOwnItem = (text: string, from: number, to: number): boolean =>
  /(?:^|[-,;:|•·\t])\s{0,3}$/u.test(text.slice(Math.max(0, from - 5), from)) &&
  /^\s{0,3}(?:$|[,;|•·\t])/u.test(text.slice(to));

/**
 * Whether a mention of a language's name is about speaking it: in a list of languages, with a level, or an item of its
 * own. 'Two French horns', 'with German Ruiz' and 'market entry in the Spanish north' are not.
 */
const isAboutSpeaking = (word: Word, next: Word | undefined, { visual, words }: IndexedResume): boolean => {
  const [{ line, from, to }] = word.stretches;
  const kind = words.sectionOf(line);
  if (kind === 'languages' || (kind === 'skills' && isOwnItem(visual.lines[line]?.text ?? '', from, to))) return true;
  if (word.joint === 'hard' && (next === undefined || next.joint === 'hard')) return true;
  // A list may begin in the line above.
  const lines = words.sectionOf(line - 1) === words.sectionOf(line) ? [line - 1, line] : [line];
  const text = fold(lines.map((at) => visual.lines[at]?.text ?? '').join(' '));
  return aboutSpeaking.test(text) || languagesNamedIn(text).size > 1 || namesLevel(text);
};

/** What a line says of a language from its name to the next item of a list: 'Inglese (B1)'. */
const itemAt = (text: string, from: number): string => /^[^,;|•\t\n]+/u.exec(text.slice(from))?.[0].trim() ?? '';

/** 'Cucina spagnola', 'nazionalità italiana': outside a list of languages such an adjective is about something else. */
const isOfOther = (word: string, section: SectionKind | null, before: string): boolean =>
  languageAdjectives.has(word) && section !== 'languages' && !isBehindWordForLanguage(before);

type Held = { said: string; spans: readonly Span[] };

/** The best of what a resume says of a language, unless all of it is below the level that the posting asks for. */
const answerHeld = (held: readonly Held[], asked: number | null, first: Held): Answered => {
  const leveled = held.flatMap((one) => {
    const rank = highestLevelHeld(one.said);
    return rank === null ? [] : [{ rank, one }];
  });
  const best = leveled.toSorted((one, other) => other.rank - one.rank)[0];
  if (asked === null || best === undefined || best.rank >= asked) return { answer: 'shown', spans: first.spans };
  return {
    answer: 'application',
    spans: best.one.spans,
    note: `Your resume says "${best.one.said}"; the job posting asks for a higher level.`,
  };
};

/**
 * A language is shown by an entry of the resume's languages, by the language in which it is written, or by a mention
 * that is about speaking it. An entry whose level is below the one asked, and any other mention, leave it open.
 */
export const answerLanguage = (
  { language, quote }: Asked,
  indexed: IndexedResume,
  isQuoted: (span: Span) => boolean,
): Answered => {
  const { visual, resume, words } = indexed;
  const isNamed = namesOf(language);
  const asked = levelAsked(quote, isNamed);
  const entries = resume.languages
    .filter(({ value }) => (fold(value).match(/\p{L}+/gu) ?? []).some(isNamed))
    .map(({ value, spans }): Held => ({ said: value, spans }));
  const [entry] = entries;
  if (entry !== undefined) return answerHeld(entries, asked, entry);
  const mentions = words.words.flatMap((word, index) => {
    const spans = word.stretches.map((stretch): Span => ({ order: 'visual', ...stretch }));
    if (!isNamed(word.plain) || spans.every(isQuoted)) return [];
    const [{ line, from }] = word.stretches;
    const text = visual.lines[line]?.text ?? '';
    if (isOfOther(word.plain, words.sectionOf(line), text.slice(0, from))) return [];
    const said = itemAt(text, from);
    return [{ said, spans, isSpoken: isAboutSpeaking(word, words.words[index + 1], indexed) }];
  });
  const spoken = mentions.filter(({ isSpoken }) => isSpoken);
  const [firstSpoken] = spoken;
  if (firstSpoken !== undefined) return answerHeld(spoken, asked, firstSpoken);
  if (isWrittenIn(language, indexed))
    return { answer: 'shown', spans: [], note: `Your resume is written in ${language}.` };
  const [other] = mentions;
  if (other === undefined) return { answer: 'missing', spans: [] };
  return {
    answer: 'application',
    spans: other.spans,
    note: `Your resume mentions ${language}, but not clearly as a language that you speak.`,
  };
};

const isWrittenIn = (language: string, indexed: IndexedResume): boolean =>
  language === 'English'
    ? isWrittenInEnglish(indexed)
    : writtenAbroad(indexed.visual.lines.map(({ text }) => text).join('\n')) === language;
