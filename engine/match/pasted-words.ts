import { functionWords, qualifiers } from '../lexicon/stop-words.ts';
import { stemOf } from '../text/stem.ts';
import type { Word } from '../text/words.ts';

/**
 * This many matching pieces with meaningful words are no coincidence; 'Wound care' is a duty as well as a requirement,
 * and alone shows nothing.
 */
const minPastedPieces = 3;
const minMeaningfulWords = 3;
/** A lower number, for when the matching pieces make up a large part of the posting. */
const minPastedPiecesByShare = 2;
const pastedShare = 0.3;
/** A piece with this many meaningful words or more is long. */
const long = 4;
/**
 * A long piece counts as copied when this share of either one's words is in the other: synonyms and added words leave
 * that much.
 */
const minSharedShare = 0.7;
/** Practically identical; with that many words one piece is enough. */
const sameShare = 0.85;
const minRunLength = 7;

/** Words that do not change the meaning of a piece: 'Responsible for', 'Strong', 'I have ... and use it daily'. */
const filler: ReadonlySet<string> = new Set([...functionWords, ...qualifiers, 'responsible'].map(stemOf));

type Piece = { words: readonly Word[]; bag: ReadonlySet<string> };

type StartsPiece = (word: Word, previous: Word) => boolean;

const piecesOf = (
  words: readonly Word[],
  isStart: StartsPiece,
  isFiller: (stem: string) => boolean,
): readonly Piece[] => {
  const pieces: Word[][] = [];
  words.forEach((word, index) => {
    const previous = words[index - 1];
    if (previous === undefined || isStart(word, previous)) pieces.push([word]);
    else pieces.at(-1)?.push(word);
  });
  return pieces.flatMap((piece) => {
    const bag = new Set(piece.map(({ stem }) => stem).filter((stem) => !isFiller(stem)));
    return bag.size === 0 ? [] : [{ words: piece, bag }];
  });
};

const isSentence: StartsPiece = (word) => /[.;!?:•|]\s/.test(word.before);
const isNextLine: StartsPiece = (word, previous) => previous.stretches.at(-1)?.line !== word.stretches[0].line;

/**
 * A bullet on one line, and a sentence or bullet over several lines: the end of a bullet may be visible in the type
 * only, so both are tried.
 */
const onOneLine: StartsPiece = (word, previous) => isNextLine(word, previous) || isSentence(word, previous);
const overLines =
  (lines: readonly string[]): StartsPiece =>
  (word, previous) => {
    if (!isNextLine(word, previous)) return isSentence(word, previous);
    const above = lines[previous.stretches.at(-1)?.line ?? 0] ?? '';
    return word.joint === 'hard' && !/[,)]\s*$/.test(above);
  };

/** Similarity of two pieces, 0 to 1: the shared words as a share of the larger piece. */
const similarity = (one: Piece, other: Piece): number => {
  let shared = 0;
  for (const stem of one.bag) if (other.bag.has(stem)) shared += 1;
  return shared / Math.max(one.bag.size, other.bag.size);
};

const isCopiedFrom = (advert: Piece, own: Piece): boolean => {
  const needed = advert.bag.size >= long ? minSharedShare : 1;
  // Even if one has all words of the other, pieces of so different length are not similar.
  const [fewer, more] = [Math.min(advert.bag.size, own.bag.size), Math.max(advert.bag.size, own.bag.size)];
  return fewer / more >= needed && similarity(advert, own) >= needed;
};

/**
 * Words of the resume in pieces copied from the job description one by one, in any order of the pieces and of their
 * words. With enough identical pieces none need be long. Lists of skills may name what the posting names. `ofJob` are
 * the words of the job description by line; `own` are stems of employers' names: 'Python at Acme' says no more than
 * 'Python'.
 */
export const pastedWords = (
  ofJob: readonly Word[],
  { words, lines, own }: { words: readonly Word[]; lines: readonly string[]; own: ReadonlySet<string> },
): readonly Word[] => {
  const asked = piecesOf(ofJob, onOneLine, (stem) => filler.has(stem));
  const pasted = [onOneLine, overLines(lines)]
    .flatMap((isStart) => piecesOf(words, isStart, (stem) => filler.has(stem) || own.has(stem)))
    .flatMap((piece) => {
      const from = asked.find((advert) => isCopiedFrom(advert, piece));
      return from === undefined ? [] : [{ piece, from }];
    });
  const different = new Set(pasted.map(({ from }) => from));
  const meaningfulPieces = [...different].filter(({ bag }) => bag.size >= minMeaningfulWords).length;
  const hasManyCopies =
    meaningfulPieces >= minPastedPieces ||
    (meaningfulPieces >= minPastedPiecesByShare && different.size / asked.length >= pastedShare);
  return pasted
    .filter(
      ({ piece, from }) => hasManyCopies || (from.bag.size >= minRunLength && similarity(from, piece) >= sameShare),
    )
    .flatMap(({ piece }) => piece.words);
};
