import {
  byDefect,
  firstOf,
  flat,
  isPdf,
  judge,
  plain,
  refuted,
  type Row,
  supported,
  type Testimony,
  unless,
} from '../witness.ts';
import { isPrintedInInk } from '../pixels.ts';

const shares = (one: string, other: string): boolean => {
  const words = plain(one).match(/[\p{L}\p{N}']+/gu) ?? [];
  const text = ` ${(plain(other).match(/[\p{L}\p{N}']+/gu) ?? []).join(' ')} `;
  return words.some((_, at) => at + 8 <= words.length && text.includes(` ${words.slice(at, at + 8).join(' ')} `));
};

const oddLetters: readonly RegExp[] = [
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  /[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
  /[\u{1D400}-\u{1D7FF}]|\p{L}[\u200B\u2060]+\p{L}/u,
];
const instructions: readonly RegExp[] = [
  /\b(?:ignore|disregard)\b.{0,40}\b(?:instructions?|prompts?|rules)\b/iu,
  /\brank this (?:candidate|resume)/iu,
  /\byou are (?:an? )?(?:ai|language model|assistant)/iu,
];
const matches = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));
const sample = /lorem ipsum|\[(?:your|company|job|name)[^\]]*\]|20xx|company name|job title \d|skill \d/iu;

/** What is stored and not seen, as far as the files of the kit tell. */
const hiddenWords = ({ truth }: Testimony): string | null => truth?.hiddenText ?? null;

export const integrityWitnesses = {
  'hidden-text': {
    by: 'known layouts; the pixels of the page drawn by poppler',
    fail: firstOf(byDefect('hidden-text', 'fail'), ({ quotes }, testimony) => {
      if (!isPdf(testimony))
        return judge(
          /<w:vanish\b|w:color w:val="F[A-F0-9]F[A-F0-9]F[A-F0-9]"|<w:sz w:val="[1-6]"/iu.test(
            testimony.extracted.parts['word/document.xml'] ?? '',
          ),
        );
      const seen = quotes.map((quote) => isPrintedInInk(quote, testimony)).filter((is) => is !== null);
      return seen.length === 0 ? 'cannot tell' : judge(!seen.every(Boolean));
    }),
    pass: firstOf(byDefect('hidden-text', 'pass'), (_, testimony) => {
      const words = hiddenWords(testimony);
      return words === null ? 'cannot tell' : judge(words === '');
    }),
  },
  'look-alike-characters': {
    by: 'letters of other scripts in all texts',
    fail: (_, testimony) => judge(testimony.texts.some((text) => matches(oddLetters, text))),
    pass: (_, testimony) => supported(testimony.texts.every((text) => !matches(oddLetters, text))),
  },
  'pasted-job-description': {
    by: 'eight words in a row that both texts share',
    fail: (_, { subject, lines }) => judge(shares(subject.job ?? '', lines.join(' '))),
    pass: (_, { subject, extracted }) => {
      const text = extracted.texts['pdftotext'] ?? extracted.texts['XML'] ?? '';
      return shares(subject.job ?? '', text) ? 'cannot tell' : 'agrees';
    },
  },
  'placeholder-text': {
    by: 'a search for the cited lines',
    fail: ({ quotes }, { texts }) =>
      judge(quotes.every((quote) => texts.some((text) => flat(text).includes(flat(quote).slice(0, 40))))),
    pass: (_, { texts }) => refuted(texts.length > 0 && texts.every((text) => sample.test(text))),
  },
  'prompt-injection': {
    by: 'a search for instructions in all texts',
    fail: (_, { texts }) => judge(texts.some((text) => matches(instructions, text.replaceAll(/\s+/gu, ' ')))),
    pass: (_, { texts }) => unless(texts.some((text) => matches(instructions, text.replaceAll(/\s+/gu, ' ')))),
  },
} satisfies Record<string, Row>;
