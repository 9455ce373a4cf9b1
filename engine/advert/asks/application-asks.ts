import { drivingRecord } from '../../lexicon/cues/unasked.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf } from '../../lexicon/phrases/compose.ts';
import type { KnockOutQuestion } from '../../model/keywords.ts';
import type { Statement } from '../statements/statements-of.ts';

const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;

/** Trade with sponsors: 'sponsorship packages for the festival'. */
const sponsorsOfEvents = compilePhrases(
  `
  (event|executive|corporate|sports?|partner|brand) sponsorships?
  sponsorship (packages?|deals?|sales|opportunities|agreements?|programs?|programmes?|revenue|budget)
  `,
  wholeWords,
);

/** Where the place is free, nobody has to come to it. */
const anywhere = compilePhrases(
  `
  anywhere
  (fully|100 ?%|completely|entirely) remote
  remote[- ]first
  choose (where|the|your) (working )?(location|place)?
  autonomy to choose
  hybrid (cloud|mobile|apps?|applications?|infrastructures?|systems?|search|it|networks?)
  hybrid (vehicles?|cars?|engines?|seeds?|data|methods?|projects?|agile|architectures?)
  `,
  wholeWords,
);

/** 'At least 16 years of experience', 'over 18 months of practice'. */
const noAge = /\b(?:16|18|21)\+? (?:(?:months?|hours?|weeks?|days?|credits?|units?)\b|years? (?!old\b|of age\b))/iu;

/** Hours that nobody has to work are a benefit. */
const freeHours = compilePhrases(
  `
  (no|without|free|never) ([a-z]+ )?(nights?|night shifts?|shifts?|weekends?|overtime)
  weekends? (off|free)
  `,
  wholeWords,
);

/**
 * Questions of an application form that a resume cannot answer. `label` is the requirement, `question` the wording of
 * the form. A sentence with `unless` is about something else. Origin: written by us.
 */
const asks: readonly { id: string; label: string; question: string; pattern: RegExp; unless?: RegExp }[] = [
  {
    id: 'work-permit',
    label: 'Permission to work in the country where the job is located',
    question: 'Are you legally authorized to work in the country where this job is located?',
    pattern: compilePhrases(
      `
      right to work
      work permit
      legally (authori[sz]ed|entitled|eligible|able)
      authori[sz]ed to work
      eligib(le|ility) to work
      entitled to work
      e-verify
      work authori[sz]ation
      us citizen
      citizenship (is )?required
      must be a (us |u.s. )?citizen
      work(ing)? (permission|authori[sz]ation|visa)s?
      permission to work
`,
      wholeWords,
    ),
  },
  {
    id: 'sponsorship',
    label: 'No visa sponsorship',
    question: 'Do you need visa sponsorship, now or in the future?',
    // In lower case: 'Visa' is a company, too.
    pattern: /\b[sS]ponsorship\b|\bvisas?\b.{0,40}\b(?:support|required|sponsor)/u,
    unless: sponsorsOfEvents,
  },
  {
    id: 'driving-licence',
    label: "Driver's license",
    question: "Do you hold a valid driver's license?",
    pattern: compilePhrases(
      `
      driv(er|ing)['’]?s? licen[sc]e
      full (clean )?(uk )?driving
      own (car|transport|vehicle)
      reliable transportation
      access to a (car|vehicle)
`,
      wholeWords,
    ),
  },
  {
    id: 'driving-record',
    label: 'Clean driving record',
    question: 'Is your driving record clean?',
    pattern: drivingRecord,
  },
  {
    id: 'bar',
    label: 'Admission to the bar',
    question: 'Are you admitted to the bar in the place that the posting names?',
    pattern: compilePhrases(
      `
      admi(tted|ssion) to (the )?(practice|{2 words}bar)
      bar (admission|admitted|membership|card)
      (licensed|eligible) to practi[cs]e law
      member (in good standing )?of (the|any|a) {3 words}bar
      become barred
`,
      wholeWords,
    ),
  },
  {
    id: 'clearance',
    label: 'Security clearance',
    question: 'Do you hold the required security clearance, or can you get it?',
    pattern: compilePhrases(
      `
      security clear(ance|ed)
      secret clearance
      ts/sci
      sc clear(ed|ance)
      dv clear(ed|ance)
      public trust (clearance|position|background|investigation)
      clearance (required|level)
`,
      wholeWords,
    ),
  },
  {
    id: 'shift',
    label: 'Working the advertised hours',
    question: 'Can you work the advertised hours?',
    pattern: compilePhrases(
      `
      night shifts?
      [12][0-9]?(st|nd|rd)? shift
      (first|second|third|2nd|3rd|rotating|evening|day|late|early) shifts?
      shift (work|pattern|rota)
      shifts a week
      weekends?
      on-call (rota|duty|rotation)
      open availability
      overtime (as|is|may)
      unsocial hours
      bank holidays? (work|shift)
`,
      wholeWords,
    ),
    unless: freeHours,
  },
  {
    id: 'travel',
    label: 'Travel',
    question: 'Are you willing to travel as the job requires?',
    pattern: compilePhrases(
      String.raw`
      willing(ness)? to travel
      able to travel
      ability to travel
      travel (is |will be |may be )?(required|up to|about|approximately|as needed)
      travel (is |will be |may be )?(extensively|nationally|internationally|between)
      # ?% travel
      up to # ?% [^\n]{0,20}travel
      travel about
      some travel
      frequent travel
      overnight stays?
`,
      wholeWords,
    ),
  },
  {
    id: 'place',
    label: 'Working on-site',
    question: 'Can you work at the job location, or are you willing to relocate?',
    pattern: compilePhrases(
      `
      hybrid
      days? (a week )?(on[- ]?site|in (the )?office)
      on[- ]site
      in the office on
      relocat+
      must (live|reside|be based|be located)
      commutable
      commuting distance
      within # miles
      must be (a )?residents?
`,
      wholeWords,
    ),
    unless: anywhere,
  },
  {
    id: 'background',
    label: 'Background check or drug screen',
    question: 'Do you agree to a background check or drug screen?',
    pattern: compilePhrases(
      `
      background (check|screen*|investigation)
      drug (screen*|test*)
      criminal record
      enhanced (dbs|disclosure)
      dbs check
      fingerprint*
      crb check
`,
      wholeWords,
    ),
  },
  {
    id: 'physical',
    label: 'Physical demands',
    question: 'Can you meet the physical demands of the job, with or without accommodations?',
    pattern: compilePhrases(
      `
      lift(ing)? (up to |over |and carry |and/or (move|carry) )?(up to )?#(kgs?|lbs?)?
      (heavy|occasional|frequent|regular) lifting
      lifting and (carrying|moving)
      lift(ing)? (heavy|equipment|objects|boxes)
      prolonged (sitting|standing|periods of (sitting|standing))
      stand for (long|up)
      pre-?employment (physical|medical|health)
      climb ladders
      physical(ly)? (demands|requirements|able|required)
`,
      wholeWords,
    ),
  },
  {
    id: 'age',
    label: 'Minimum age',
    question: 'Are you old enough for this job?',
    pattern: anyOf(/\bat least (?:18|21|16)(?: years)?\b/iu, /\b(?:18|21) years (?:of age|old)\b/iu, /\bover 18\b/iu),
    unless: noAge,
  },
  {
    id: 'start',
    label: 'Start date',
    question: 'When can you start?',
    pattern: compilePhrases(
      `
      notice period
      earliest (possible )?start(ing)? date
      immediate start
      available immediately
      start immediately
`,
      wholeWords,
    ),
  },
  {
    id: 'salary',
    label: 'Salary expectation',
    question: 'What salary do you expect?',
    pattern: /\bsalary (?:expectation|requirement)s?\b|\bcurrent salary\b|\bexpected salary\b/iu,
  },
];

export type ApplicationAsk = KnockOutQuestion & { id: string; label: string; isAsked: boolean };

/**
 * What the application form will probably ask beyond the resume, each once, with the sentence that says so. `isAsked`
 * is false where only boilerplate mentions it.
 */
export const applicationAsksOf = (statements: readonly Statement[]): readonly ApplicationAsk[] =>
  asks.flatMap(({ id, label, question, pattern, unless }) => {
    const said = statements.filter(({ text }) => pattern.test(text) && unless?.test(text) !== true);
    const best = said.find((statement) => statement.part === 'must' || statement.part === 'duty') ?? said[0];
    if (best === undefined) return [];
    return [{ id, label, question, quote: best.text, isAsked: best.part !== 'boilerplate' && best.part !== 'about' }];
  });
