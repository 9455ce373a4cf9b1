import { wordSet } from '../../lexicon/word-set.ts';
import type { SectionKind } from '../../model/resume.ts';
import { foldTitle } from './title-key.ts';
import { listedKind } from './title-kind.ts';

/** Words of a sentence about oneself: 'Where I Have Worked', 'What I bring', 'Who I Am'. */
const sentenceWords = new Set("i i'm i've i'll i'd we who what where when how why hello hi".split(' '));

/** 'Experience & Impact', 'Skills | Tools I like' */
const joint = /\s*(?:[&/|,+•·–—]|\s-\s|\band\b)\s*/iu;

/**
 * True when a parser that looks for the usual titles finds this heading, which is not the same as that we understand
 * it: our list also has sentences. A second word beside a usual title hides nothing.
 */
export const isUsualTitle = (text: string): boolean => {
  if (foldTitle(text).split(' ').some(isSentenceWord)) return false;
  return (
    listedKind(text) !== null ||
    text.split(joint).some((part) => part !== '' && listedKind(part) !== null) ||
    holdsUsualWord(text)
  );
};

/** Parsers that look for words in short lines find these, whatever is beside them: 'Experience Highlights'. */
const usualWords = wordSet(`
  experience internship internships education academic qualification qualifications skill skills competencies
  competences expertise proficiency proficiencies technologies profile summary objective languages certificate
  certificates certification certifications license licenses licence licences`);
const maxWordsOfTitle = 4;

export const holdsUsualWord = (text: string): boolean => {
  const words = foldTitle(text).split(' ');
  return words.length <= maxWordsOfTitle && words.some((word) => usualWords.has(word));
};

/** 'E X P I R E D': a single letter of a spaced title is no pronoun. */
const isSentenceWord = (word: string, _: number, words: readonly string[]): boolean =>
  sentenceWords.has(word) && !words.every((other) => other.length === 1);

/**
 * Endings of words that open parsers look for, by kind, and their equals in the other languages that we read:
 * 'Berufserfahrung' ends like 'Erfahrung'.
 */
const soughtEndings: Partial<Record<SectionKind, ReadonlySet<string>>> = {
  experience: wordSet(`
    experience experiences employment history career internship internships werdegang erfahrung
    erfahrungen experiencia esperienza esperienze experiencias parcours ervaring werkervaring emploi`),
  education: wordSet(`
    education academic academics qualification qualifications ausbildung studium formation formations
    diplomes formacion educacion formazione istruzione formacao educacao opleiding opleidingen`),
  skills: wordSet(`
    skill skills competence competences competency competencies expertise technologies tools
    proficiency kenntnisse fahigkeiten kompetenzen habilidades competencias aptitudes competenze
    vaardigheden competenties`),
};

/** True when a parser that looks for words in titles finds a section of this kind by this one. */
export const isSoughtTitle = (text: string, kind: SectionKind): boolean => {
  const words = foldTitle(text).split(' ');
  // the letters of a spaced title
  return soughtEndings[kind] === undefined || [...words, words.join('')].some((word) => endsAsSought(word, kind));
};

const endsAsSought = (word: string, kind: SectionKind): boolean =>
  [...(soughtEndings[kind] ?? [])].some((ending) => word.endsWith(ending));

/** Of these words, those of English titles: more is put beside them for effect, as in 'Career Odyssey'. */
const englishEndings = wordSet(`
  experience employment history career internship internships education academic academics skill skills expertise tools
  technologies proficiency`);
/** In other languages the word opens the title, and what follows says of which kind: 'Formation universitaire'. */
const maxWordsAbroad = 3;

const opensWithForeignWord = (words: readonly string[], kind: SectionKind): boolean => {
  const [first = ''] = words;
  return words.length <= maxWordsAbroad && endsAsSought(first, kind) && !englishEndings.has(first);
};

/** What stands beside such a word without any other meaning: 'Formation suivie', 'Meine Ausbildung'. */
const plainModifiers = wordSet(`
  my and or of other further additional recent current relevant previous past prior full brief formal general academic
  technical professional work job basic dates details to date paid military nursing teaching uk us usa continued
  meine mein und weitere bisherige bisheriger berufliche beruflicher schulische akademische
  ma mon mes et de autre autres suivie suivies initiale continue complementaire complementaires professionnelle
  professionnelles academique scolaire pro
  mi mis y otra otras recibida complementaria academica profesional laboral reglada oficial docente previa
  mia mie e di altra altre scolastica professionale professionali
  minha minhas outra outras complementar profissional
  mijn en van overige gevolgde relevante`);

/** True when a title says nothing but that word: 'Adventures in Employment' and 'Career Odyssey' do. */
export const isPlainSoughtTitle = (text: string, kind: SectionKind): boolean => {
  if (!isSoughtTitle(text, kind)) return false;
  const words = foldTitle(text).split(' ');
  const isSpaced = words.every((word) => word.length === 1);
  if (isSpaced || opensWithForeignWord(words, kind)) return true;
  return words.every((word) => endsAsSought(word, kind) || plainModifiers.has(word));
};
