import type { Check } from '../../model/check.ts';
import type { LostValue, PlainParser } from '../../model/facts.ts';
import { counted, failed, firstFew, listed, passed } from '../outcomes.ts';

const label: Record<LostValue['what'], string> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  'job title': 'job title',
  employer: 'employer',
};

const parserLabel: Record<PlainParser['reads'], string> = {
  stored: 'A parser that takes the text in its stored order',
  across: 'A parser that reads straight across the page',
  blocks: 'A parser that cuts the page into blocks',
  body: 'A parser that leaves out text boxes',
  unbroken: 'A parser that leaves out text boxes and line breaks',
};

type Part = keyof PlainParser['parts'];

const parts: readonly Part[] = ['contact', 'jobs', 'bullets', 'headings', 'skills'];

const partLabel: Record<Part, (of: number) => string> = {
  contact: (of) => counted(of, 'contact detail'),
  jobs: (of) => `${counted(of, 'job')} with employer, title and dates together`,
  bullets: (of) => `${counted(of, 'bullet')} below ${of === 1 ? 'its' : 'their'} own job`,
  headings: (of) =>
    of === 1 ? '1 heading on a line of its own' : `${counted(of, 'heading')} in order on lines of their own`,
  skills: (of) => counted(of, 'skill'),
};

/** Above this share, what is lost is a bullet or a skill or two, or a few dates, in one of the readings. */
const minPassingShare = 0.98;

/** 'A parser that reads straight across the page finds 2 of 3 jobs with employer, title and dates together.' */
const sentenceOf = ({ reads, parts: found }: PlainParser): readonly string[] => {
  const lost = parts.filter((part) => found[part].found < found[part].of);
  if (lost.length === 0) return [];
  const said = lost.map((part) => `${found[part].found} of ${partLabel[part](found[part].of)}`);
  return [`${parserLabel[reads]} finds ${listed(said)}.`];
};

const keepTogether =
  'Put each heading on a line of its own, keep the employer, title and dates of each job together, and put its bullets directly below, with nothing beside them.';
const withoutBreaks = 'In Word, end each line with Enter instead of Shift + Enter.';

/** Jobs that may be something else are not looked for, so that their number may surprise. */
const aboutJobs = 'We looked only for the jobs that we are sure of.';

/** Text boxes lose something for other parsers as well: line breaks are to blame only for what is lost besides. */
const isLostByBreaks = (parsers: readonly PlainParser[]): boolean => {
  const [unbroken, body, stored] = (['unbroken', 'body', 'stored'] as const).map((reads) =>
    parsers.find((parser) => parser.reads === reads),
  );
  const broken = body ?? stored;
  if (unbroken === undefined || broken === undefined) return false;
  return parts.some((part) => unbroken.parts[part].found < broken.parts[part].found);
};

const looksForJobs = ({ parts: found }: PlainParser): boolean =>
  found.jobs.found < found.jobs.of || found.bullets.found < found.bullets.of;

export const lostInPlainReading: Check<'lostValues' | 'plainParsers' | 'resume' | 'sureJobs' | 'cite'> = {
  id: 'lost-in-plain-reading',
  group: 'layout',
  title: {
    pass: 'A layout-blind parser finds nearly all that you see',
    fail: 'A layout-blind parser misses something that you see',
  },
  why: 'We read your file as a person sees it, and then as simple parsers do. Anything that only the first reading finds in its place may get lost in simple systems.',
  impact: 'major',
  needs: ['lostValues', 'plainParsers', 'resume', 'sureJobs', 'cite'],
  sources: ['parsewell-extractors'],
  run: ({ lostValues, plainParsers: { parsers, share }, resume, sureJobs, cite }) => {
    const sentences = parsers.flatMap(sentenceOf);
    if (lostValues.length > 0) {
      const isContact = lostValues.some(({ what }) => what === 'name' || what === 'email' || what === 'phone');
      return failed(
        isContact ? 0 : Math.min(share, 0.8 - 0.1 * lostValues.length),
        `You see your ${listed([...new Set(lostValues.map(({ what }) => label[what]))])} on the page. In the stored text, the words are split or missing.`,
        'Write each of them on one line, in one font, without columns, icons or extra spaces between letters.',
        firstFew(lostValues).map(({ field }) => cite.field(field)),
      );
    }
    if (share >= minPassingShare) return passed;
    const lost = parsers.flatMap(({ parts: found }) => parts.flatMap((part) => found[part].lost));
    const isPart = sureJobs.size < resume.experience.length && parsers.some(looksForJobs);
    return failed(
      share,
      [...sentences, ...(isPart ? [aboutJobs] : [])].join(' '),
      [keepTogether, ...(isLostByBreaks(parsers) ? [withoutBreaks] : [])].join(' '),
      firstFew([...new Set(lost)]).map((spans) => cite.spans(spans)),
    );
  },
};
