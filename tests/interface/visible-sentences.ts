import { parseSync, Visitor } from 'vite';

/** One pattern of whole words, from words separated by commas. */
const anyWord = (words: string, flags: string): RegExp =>
  new RegExp(`\\b(?:${words.trim().split(/,\s*/).join('|')})\\b`, flags);

const numbers = anyWord(
  'two, three, four, five, six, seven, eight, nine, ten, twelve, fourteen, twenty, thirty, sixty, twice',
  'i',
);
/** 'once', but not 'once you have paid'. */
const once = /\bonce(?! (?:you|they|it|that|the|we|more)\b)/i;
const absolutes = anyWord(
  'never, always, every, everything, only, cannot, nobody, no one, none, nothing, all, anyone, anything',
  'i',
);
const laws = anyWord('law, laws, legal, GDPR, withdraw from, European Union, United Kingdom', '');
const companies = anyWord(
  `Greenhouse, Lever, Taleo, Oracle, SmartRecruiters, iCIMS, Jobvite, Workday, BambooHR, Stripe, Google, Microsoft,
  LinkedIn, Europass, LibreOffice, Poppler, MuPDF, Mammoth`,
  '',
);

const isCheckable = (sentence: string): boolean =>
  [/\d/, numbers, once, absolutes, laws, companies].some((kind) => kind.test(sentence));

/** Text starts with a capital letter or a value and has two words in a row. Class names such as `pl-3` are no text. */
const isText = (sentence: string): boolean =>
  /^["“(]?[A-Z…].*?[a-z]{2} [a-z]/.test(sentence) && !/ [a-z]+-\d/.test(sentence);

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) (?=["“]?[A-Z…])/);

/**
 * The texts of a source file that people may see: strings, templates and text between tags, with `…` for each value that
 * is filled in. TypeScript 7 has no stable API for its syntax tree, so the parser is the one that builds the pages.
 */
const textsIn = (file: string, source: string): readonly string[] => {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const texts: string[] = [];
  const addChildren = ({ children }: { children: readonly { type: string }[] }): void => {
    texts.push(children.map((child) => (child.type === 'JSXText' ? String(Object(child).value) : '…')).join(''));
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked ?? '').join('…'));
    },
    JSXElement: addChildren,
    JSXFragment: addChildren,
  }).visit(program);
  return texts;
};

/** The sentences of a source file of the pages with a number, a law, a company or an absolute word, each once. */
export const visibleSentences = (file: string, source: string): readonly string[] => [
  ...new Set(
    textsIn(file, source)
      .flatMap(sentencesOf)
      .filter((sentence) => isText(sentence) && isCheckable(sentence)),
  ),
];
