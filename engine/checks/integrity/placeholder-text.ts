import { fold } from '../../text/fold.ts';
import { monthNames, seasonNames } from '../../lexicon/months.ts';
import { labelKind } from '../../lexicon/form-labels.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import type { Check } from '../../model/check.ts';
import type { Line } from '../../model/reading.ts';
import type { Field, Resume } from '../../model/resume.ts';
import { failed, firstFew, noFinding, passed } from '../outcomes.ts';

/** Placeholders of templates that have not been filled in. */
const phrases = compilePhrases(
  `
  lorem ipsum
  your name here
  insert (text|here)
  click here to enter
  month 20xx
  20xx
  year of birth
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
/** 'Hobbies: xxxxxxxxxxxxx': a row of x's in place of words. A masked number is shorter, and a divider has no word before it. */
const crossedOut = /(?<=\p{L}[^\p{L}\p{N}]{1,3})x{13,}(?![\p{L}\p{N}@])/iu;
/** 'xx/xx', 'year - year' */
const dates = /\b(?:xx+\/xx+|year\s?[-–—]{1,3}\s?year|a[nñ]o\s?[-–—]{1,3}\s?a[nñ]o)\b/iu;
const wordForMonth = compilePhrases(
  `
  months?
  mon
  mm
  monat
  mois
  mes
  m[eê]s
  mese
  maand
  `,
  { start: 'letter', ignoreCase: true },
);
/** 'MONTH 2014 - MONTH 2017', 'Month Year – Month Year', 'MM/YYYY - MM/YYYY': a year was filled in at most. */
const datesWithoutMonth = inSequence(
  wordForMonth,
  /[ ./-]?(?:(?:19|20)\d\d|year|yyyy|yy|20xx)\s?[-–—]\s?/iu,
  wordForMonth,
  /[ ./-]?(?:(?:19|20)\d\d|year|yyyy|yy|20xx)\b/iu,
);
/** '[your name]', '<insert text>' */
const inBrackets = inSequence(
  /\[/iu,
  compilePhrases(
    `
    your
    company
    employer
    job
    position
    school
    university
    degree
    city
    phone
    e-?mail
    dates?
    name
    skill
    title
    `,
    { end: 'word', ignoreCase: true },
  ),
  /[^\]\n]{0,30}\]/iu,
);
const inAngleBrackets = /<(?:your|company|insert)\b[^>\n]{0,30}>/iu;
/** Whole lines: 'Company name', 'Skill 1'. */
const wholeLines = inSequence(
  /^(?:[•*-]\s)?/iu,
  compilePhrases(
    `
    any company
    company name
    company [1-9]
    client [1-9]
    employer [1-9]
    job title [1-9]
    description( line)? [1-9]
    language [1-9]
    skill [1-9]
    achievement [1-9]
    degree [1-9]
    institution [1-9]
    bullet point [1-9]
    `,
    { end: 'text', ignoreCase: true },
  ),
);
/** What the sample texts of widespread templates say about themselves, in pieces that fit on one line. */
const advice = compilePhrases(
  `
  might want to include your gpa
  okay to brag about your gpa
  summarize your coursework too
  place for a brief summary of your
  most stellar accomplishments
  delivered that big presentation to rave reviews
  are you president of your fraternity
  nome do lugar (em )?que
  descreva aqui (as )?suas
  escreva aqui (as )?suas
  nom de (l['’])?entreprise ici
  hier (ihren|deinen) text
  click any placeholder text
  replace tip text with your own
  highlight your relevant passions
  responsibilities and achievements in terms of impact
  list your strengths relevant
  state your career goals and show how
  overview description of (the|your) (project|job|role|position|company)
  (brief|short) description of your (project|job|role|position|company)
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
/** 'linkedin.com/in/yourusername', 'your.email@example.com', 'yourwebsite.com': an address of a template, in lower case. */
const inAddress = inSequence(
  /(?<![\p{L}\p{N}])your[-_.]?/u,
  compilePhrases(`
    (user|first|last|full)?[-_.]?name
    website
    domain
    e?mail
    handle
    profile
    portfolio
    linkedin
    github
  `),
  /(?![\p{L}\p{N}])/u,
);
/** Names in sample texts. At the edge of a page, where people put their own name, they are left from a template. */
const samplePeople = compilePhrases(
  `
  john doe
  jane doe
  max mustermann
  erika mustermann
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
const placeholder = anyOf(
  phrases,
  crossedOut,
  dates,
  datesWithoutMonth,
  inBrackets,
  inAngleBrackets,
  wholeLines,
  advice,
);

/** '© This free resume template is ...', 'CV-Vorlage von ...': the words of the template's maker. */
const ofMaker = anyOf(
  /©[^\n]{0,60}\b(?:template|vorlage|plantilla|mod[èe]le|modelo)/iu,
  /\b(?:resume|résumé|cv|curriculum|lebenslauf)[ -]?(?:template|vorlage)\b/iu,
);

/** '[working title]', '(List this first)', '[I'll add the rest later]': left in a resume, but maybe not by a template. */
const ownNote = inSequence(
  /[([]/iu,
  compilePhrases(
    `
    working title
    to ?do
    tbd
    insert
    add
    put this
    list this
    fill in
    brief description
    short description
    (i|we)['’]?ll
    (i|we) will
    `,
    { end: 'word', ignoreCase: true },
  ),
  /[^()[\]\n]{0,60}[)\]]/iu,
);

/** A whole line such as 'Praktikumsbezeichnung' asks for a name, unless its answer is beside it. */
const bareLabel = /^\p{L}{3,30}bezeichnung$/iu;

export const placeholderText: Check<'document' | 'visual' | 'hiddenTexts' | 'resume' | 'cite'> = {
  id: 'placeholder-text',
  group: 'integrity',
  title: { pass: 'We found no leftover template text', fail: 'Template text is left in your resume' },
  why: 'Greenhouse skips data that looks made up, such as "Company 1". Readers can see that you did not finish filling in the template.',
  impact: 'major',
  needs: ['document', 'visual', 'hiddenTexts', 'resume', 'cite'],
  sources: ['greenhouse-parsing'],
  run: ({ document, visual, hiddenTexts, resume, cite }) => {
    const found = visual.lines.flatMap((line, index) => (isSample(line, resume.name) ? [index] : []));
    if (found.length === 0) {
      const texts = [...visual.lines, ...hiddenTexts].map(({ text }) => text);
      const mayBeLeft =
        texts.some((text) => ofMaker.test(text.slice(0, maxLength)) || bareLabel.test(text.trim())) ||
        hasLabelForName(resume);
      if (mayBeLeft) return { is: 'not-applicable' };
      // Word shows and prints the prompts of controls that nobody filled in.
      const isLeftInControl = document.traits.promptLetters > 0;
      const isUnsure = (text: string): boolean => ownNote.test(text) || hasOneWordForMonths(text);
      return isLeftInControl || texts.some((text) => isUnsure(text.slice(0, maxLength))) ? noFinding : passed;
    }
    return failed(
      0.2,
      'Some lines still contain the sample text of a template.',
      'Fill them in or delete them.',
      firstFew(found).map((line) => cite.line(line)),
    );
  },
};

const isSample = ({ text, isFurniture, part }: Line, name: Field<string> | null): boolean =>
  placeholder.test(text) ||
  inAddress.test(text) ||
  ((isFurniture || part !== 'body') && samplePeople.test(text) && !samplePeople.test(name?.value ?? ''));

const maxLength = 1000;

/** 'Kuukausi 2014 – Kuukausi 2017': one word before both years, in whatever language, that is neither month nor season. */
const sameWordTwice = /(?<!\p{L})(\p{L}{2,20})\.? (?:19|20)\d\d ?[-–—] ?(\p{L}{2,20})\.? (?:19|20)\d\d/u;

/** Few lines have it, and the word before it is looked for at each letter. */
const yearBeforeDash = /(?:19|20)\d\d ?[-–—]/u;

const hasOneWordForMonths = (text: string): boolean => {
  if (!yearBeforeDash.test(text)) return false;
  const [, first = '', second = ''] = (sameWordTwice.exec(text) ?? []).map(fold);
  return first !== '' && first === second && !monthNames.has(first) && !seasonNames.has(first);
};

/** 'Job title' or 'Company' where the name of a job or employer should be: left from a template, or misread from a form. */
const hasLabelForName = ({ experience }: Resume): boolean =>
  experience.some(({ title, employer }) =>
    [title, employer].some((field) => field !== null && labelKind(field.value) === 'fact'),
  );
