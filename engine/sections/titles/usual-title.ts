import { foldTitle } from './title-key.ts';
import { knownTitle } from './title-kind.ts';

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
    knownTitle(text) !== null ||
    text.split(joint).some((part) => part !== '' && knownTitle(part) !== null) ||
    holdsUsualWord(text)
  );
};

/** Parsers that look for words in short lines find these, whatever is beside them: 'Experience Highlights'. */
const usualWords = new Set('experience internship internships education academic skills profile'.split(' '));
const maxWordsOfTitle = 4;

const holdsUsualWord = (text: string): boolean => {
  const words = foldTitle(text).split(' ');
  return words.length <= maxWordsOfTitle && words.some((word) => usualWords.has(word));
};

/** 'E X P I R E D': a single letter of a spaced title is no pronoun. */
const isSentenceWord = (word: string, _: number, words: readonly string[]): boolean =>
  sentenceWords.has(word) && !words.every((other) => other.length === 1);
