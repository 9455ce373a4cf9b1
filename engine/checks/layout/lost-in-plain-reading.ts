import type { Check } from '../../model/check.ts';
import type { Cite, FoundAgain, LostPart, LostValue, PlainParser } from '../../model/facts.ts';
import { failed, firstFew, listed, passed, unsure } from '../outcomes.ts';

const label: Record<LostValue['what'], string> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  'job title': 'job title',
  employer: 'employer',
};

const parserLabels: Record<PlainParser['reads'], string> = {
  stored: 'A parser that reads the text in its stored order',
  across: 'A parser that reads straight across the page',
  blocks: 'A parser that cuts the page into blocks',
  body: 'A parser that leaves out text boxes',
  unbroken: 'A parser that leaves out text boxes and line breaks',
};

/** Without text boxes in the file, leaving them out loses nothing. */
const withoutBoxes = 'A parser that leaves out line breaks';

const parserLabel = ({ reads }: PlainParser, all: readonly PlainParser[]): string =>
  reads === 'unbroken' && !all.some((other) => other.reads === 'body') ? withoutBoxes : parserLabels[reads];

/** Not the skills: where two columns were mixed, what we read as one may be half of a label, which nobody would look for. */
const parts = ['contact', 'jobs', 'bullets', 'headings'] as const satisfies readonly (keyof PlainParser['parts'])[];
type Part = (typeof parts)[number];

const noun: Record<Part, string> = {
  contact: 'contact detail',
  jobs: 'job',
  bullets: 'bullet',
  headings: 'heading',
};

/** `what`: 'the heading "Skills"', 'headings such as "Skills", "Languages" and "Education"'. */
const lossLabel: Record<Part, (what: string, isOne: boolean) => string> = {
  contact: (what) => `find ${what}`,
  jobs: (what) => `find the employer, title and dates of ${what} together`,
  bullets: (what, isOne) => `find ${what} in one piece below ${isOne ? 'its job' : 'their jobs'}`,
  headings: (what, isOne) => `find ${what} on ${isOne ? 'a line of its own' : 'lines of their own'}`,
};

/**
 * What is lost above `named` is a bullet or two in one of the readings; what is lost above `unnamed`, and that we are not
 * sure enough of to name, a skill or two. Of 45 forged files between the two, other extractors lost something in 39.
 */
const minPassingShare = { named: 0.99, unnamed: 0.98 } as const;

const notNamed = 'A simple parser may lose some of your text, but we could not tell which part.';

const maxNamed = 3;
const maxLetters = 60;

/**
 * No numbers: what we did not read for certain is not looked for, and a reader would count it. Parsers differ in the
 * blocks that they make: of 75 PDFs in which ours loses a job, pdftotext finds all of them in 13.
 */
const sentencesOf = (parser: PlainParser, all: readonly PlainParser[], cite: Cite): readonly string[] => {
  const { reads, parts: found } = parser;
  return parts
    .filter((part) => found[part].lost.length > 0)
    .map((part, index) => {
      const names = [...distinctOf(found[part], cite).keys()];
      const count = nameIsAll.has(part) ? names.length : countOf(found[part]);
      const loss = lossLabel[part](lostOf(part, names, count), count === 1);
      const subject = index === 0 ? parserLabel(parser, all) : 'It';
      return `${subject} ${reads === 'blocks' ? 'may not' : 'does not'} ${loss}.`;
    });
};

/** One contact detail in two places is still one; two jobs of one title, and two headings 'Languages', are two. */
const nameIsAll: ReadonlySet<Part> = new Set<Part>(['contact']);

const countOf = ({ lost }: FoundAgain): number => new Set(lost.map(({ spans }) => JSON.stringify(spans))).size;

const lostOf = (part: Part, names: readonly string[], count: number): string => {
  const named = firstFew(names, maxNamed);
  if (count > named.length) return `${noun[part]}s such as ${listed(named)}`;
  return `the ${noun[part]}${count === 1 ? '' : 's'} ${listed(named)}`;
};

/** By their quoted names, each once. */
const distinctOf = ({ lost }: FoundAgain, cite: Cite): ReadonlyMap<string, LostPart> => {
  const byName = new Map<string, LostPart>();
  for (const part of lost) {
    const name = `"${cut(cite.spans(part.name).quote)}"`;
    if (!byName.has(name)) byName.set(name, part);
  }
  return byName;
};

/** The first words of a long text. */
const cut = (text: string): string =>
  text.length <= maxLetters
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', maxLetters)) || text.slice(0, maxLetters)} …`;

const keepTogether =
  'Put each heading on a line of its own, keep the employer, title and dates of each job together, and put its bullets directly below, with nothing beside them.';
const withoutBreaks = 'In Word, end each line with Enter instead of Shift + Enter.';

/** Text boxes lose something for other parsers as well: line breaks are to blame only for what is lost besides. */
const isLostByBreaks = (parsers: readonly PlainParser[]): boolean => {
  const [unbroken, body, stored] = (['unbroken', 'body', 'stored'] as const).map((reads) =>
    parsers.find((parser) => parser.reads === reads),
  );
  const broken = body ?? stored;
  if (unbroken === undefined || broken === undefined) return false;
  return parts.some((part) => unbroken.parts[part].found < broken.parts[part].found);
};

export const lostInPlainReading: Check<'lostValues' | 'plainParsers' | 'cite'> = {
  id: 'lost-in-plain-reading',
  group: 'layout',
  title: {
    pass: 'A layout-blind parser finds nearly all that you see',
    fail: 'A layout-blind parser may miss something that you see',
  },
  why: 'We read your file as a person sees it, and then as simple parsers do. Anything that only the first reading finds in its place may get lost in simple systems.',
  impact: 'major',
  needs: ['lostValues', 'plainParsers', 'cite'],
  sources: ['parsewell-extractors'],
  run: ({ lostValues, plainParsers: { parsers, share }, cite }) => {
    if (lostValues.length > 0) {
      const isContact = lostValues.some(({ what }) => what === 'name' || what === 'email' || what === 'phone');
      return failed(
        isContact ? 0 : Math.min(share, 0.8 - 0.1 * lostValues.length),
        `You see your ${listed([...new Set(lostValues.map(({ what }) => label[what]))])} on the page. In the stored text, the words are split or missing.`,
        'Write each of them on one line, in one font, without columns, icons or extra spaces between letters.',
        firstFew(lostValues).map(({ field }) => cite.field(field)),
      );
    }
    const all = parsers.flatMap(({ parts: found }) => parts.map((part) => found[part]));
    // What the message names comes first in the evidence.
    const named = all.flatMap((part) => firstFew([...distinctOf(part, cite).values()], maxNamed));
    const lost = new Set([...named, ...all.flatMap((part) => part.lost)].map(({ spans }) => spans));
    if (share >= (lost.size > 0 ? minPassingShare.named : minPassingShare.unnamed)) return passed;
    if (lost.size === 0) return unsure(notNamed);
    return failed(
      share,
      parsers.flatMap((parser) => sentencesOf(parser, parsers, cite)).join(' '),
      [keepTogether, ...(isLostByBreaks(parsers) ? [withoutBreaks] : [])].join(' '),
      firstFew([...lost]).map((spans) => cite.spans(spans)),
    );
  },
};
