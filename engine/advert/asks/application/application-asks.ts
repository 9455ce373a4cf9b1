import { niceSentenceCue } from '../../../lexicon/cues/nice-to-have.ts';
import { notAskedClause } from '../../../lexicon/cues/unasked/not-asked-behind.ts';
import { drivingRecord } from '../../../lexicon/cues/unasked/of-applicants.ts';
import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { anyOf } from '../../../lexicon/phrases/compose.ts';
import {
  anywhere,
  attorneysOfOthers,
  degreeInstead,
  freeHours,
  guests,
  hybridThings,
  noAge,
  notCarried,
  sponsorsOfEvents,
} from '../../../lexicon/adverts/application-exceptions.ts';
import { applicationEnglish } from '../../../lexicon/adverts/application-english.ts';
import { obliged, opportunityWords } from '../../../lexicon/adverts/application-obliged.ts';
import type { KnockOutQuestion } from '../../../model/keywords.ts';
import type { Statement } from '../../statements/statement.ts';
import { isAskedAbroad, isDeniedAbroad } from './application-asks-abroad.ts';

const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;

/**
 * Questions of an application form that a resume cannot answer. `label` is the requirement, `question` the wording of
 * the form. A clause with `unless` is about something else; `beside` is about something else in the same clause. Origin:
 * written by us.
 */
const asks: readonly {
  id: string;
  label: string;
  question: string;
  pattern: RegExp;
  beside?: RegExp;
  unless?: RegExp;
  /** Only requirements ask for it: elsewhere an employer offers it. */
  isRequirementOnly?: true;
}[] = [
  {
    id: 'vocational-training',
    label: 'Completed vocational training',
    question: 'Have you completed the vocational training that the job posting asks for?',
    pattern: compilePhrases(applicationEnglish['vocational-training'], wholeWords),
    // 'A degree or an apprenticeship', 'an apprenticeship or experience': neither is needed.
    unless: degreeInstead,
    isRequirementOnly: true,
  },
  {
    id: 'work-permit',
    label: 'Permission to work in the country where the job is located',
    question: 'Are you legally authorized to work in the country where this job is located?',
    pattern: compilePhrases(applicationEnglish['work-permit'], wholeWords),
  },
  {
    id: 'sponsorship',
    label: 'No visa sponsorship',
    question: 'Do you need visa sponsorship, now or in the future?',
    // In lower case: 'Visa' is a company, too.
    pattern: /\b(?:[sS]ponsorship|SPONSORSHIP)\b|\bvisas?\b.{0,40}\b(?:support|required|sponsor)/u,
    beside: sponsorsOfEvents,
  },
  {
    id: 'driving-licence',
    label: "Driver's license",
    question: "Do you hold a valid driver's license?",
    pattern: compilePhrases(applicationEnglish['driving-licence'], wholeWords),
  },
  {
    id: 'vehicle',
    label: 'Own vehicle or transport',
    question: 'Do you have a vehicle or other transport of your own for this job?',
    pattern: compilePhrases(applicationEnglish.vehicle, wholeWords),
  },
  {
    id: 'health',
    label: 'Medical check or vaccination',
    question: 'Do you agree to the medical check or vaccination that the job requires?',
    pattern: compilePhrases(applicationEnglish.health, wholeWords),
    isRequirementOnly: true,
  },
  {
    id: 'equipment',
    label: 'Own tools or equipment',
    question: 'Do you have the tools or equipment of your own that the job requires?',
    pattern: compilePhrases(applicationEnglish.equipment, wholeWords),
    isRequirementOnly: true,
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
    pattern: compilePhrases(applicationEnglish.bar, wholeWords),
    beside: attorneysOfOthers,
    unless: guests,
  },
  {
    id: 'clearance',
    label: 'Security clearance',
    question: 'Do you hold the required security clearance, or can you get it?',
    pattern: compilePhrases(applicationEnglish.clearance, wholeWords),
  },
  {
    id: 'shift',
    label: 'Working the advertised hours',
    question: 'Can you work the advertised hours?',
    pattern: compilePhrases(applicationEnglish.shift, wholeWords),
    beside: freeHours,
  },
  {
    id: 'travel',
    label: 'Travel',
    question: 'Are you willing to travel as the job requires?',
    pattern: compilePhrases(applicationEnglish.travel, wholeWords),
  },
  {
    id: 'place',
    label: 'Working on-site',
    question: 'Can you work at the job location, or are you willing to relocate?',
    pattern: compilePhrases(applicationEnglish.place, wholeWords),
    beside: hybridThings,
    unless: anywhere,
  },
  {
    id: 'background',
    label: 'Background check or drug screen',
    question: 'Do you agree to a background check or drug screen?',
    pattern: compilePhrases(applicationEnglish.background, wholeWords),
  },
  {
    id: 'physical',
    label: 'Physical demands',
    question: 'Can you meet the physical demands of the job, with or without accommodations?',
    pattern: compilePhrases(applicationEnglish.physical, wholeWords),
    beside: notCarried,
  },
  {
    id: 'age',
    label: 'Minimum age',
    question: 'Are you old enough for this job?',
    pattern: anyOf(
      /\bat least (?:18|21|16)(?: years)?\b/iu,
      /\b(?:18|21) years (?:of age|old)\b/iu,
      /\bover 18\b/iu,
      compilePhrases(applicationEnglish.age, wholeWords),
    ),
    beside: noAge,
  },
  {
    id: 'start',
    label: 'Start date',
    question: 'When can you start?',
    pattern: compilePhrases(applicationEnglish.start, wholeWords),
  },
  {
    id: 'salary',
    label: 'Salary expectation',
    question: 'What salary do you expect?',
    pattern: /\bsalary (?:expectation|requirement)s?\b|\bcurrent salary\b|\bexpected salary\b/iu,
  },
];

export type ApplicationAsk = KnockOutQuestion & { id: string; label: string; isAsked: boolean };

const clauseEnd = /;|\.\s/u;

/** Conditions that postings also state among benefits and legal notices. */
const mayBeAnywhere: ReadonlySet<string> = new Set('background travel physical place age shift vehicle'.split(' '));
const isObliged = (text: string): boolean => obliged.test(text) && !opportunityWords.test(text);

/** Nobody reads more sentences than this about one condition. */
const maxQuoted = 3;
/** Questions that a posting asks in several sentences, each about something else: 'night shifts', 'on call at weekends'. */
const hasSeveral: ReadonlySet<string> = new Set('shift travel physical place background age'.split(' '));

/** The sentence that asks, and those below the same kind of heading that ask for more of the same. */
const quoteOf = (id: string, best: Statement, said: readonly Statement[]): string => {
  if (!hasSeveral.has(id) || best.part !== 'must') return best.text;
  const others = said.filter(({ part, text }) => part === 'must' && text !== best.text);
  return [best, ...others.slice(0, maxQuoted - 1)].map(({ text }) => text).join(' … ');
};

/**
 * What the application form will probably ask beyond the resume, each once, with the sentence that says so. `isAsked`
 * is false where only boilerplate mentions it.
 */
export const applicationAsksOf = (statements: readonly Statement[]): readonly ApplicationAsk[] =>
  asks.flatMap(({ id, label, question, pattern, beside, unless, isRequirementOnly }) => {
    const isRequired = isRequirementOnly === true;
    const isAsking = (clause: string): boolean =>
      pattern.test(beside === undefined ? clause : clause.split(beside).join(' ')) &&
      unless?.test(clause) !== true &&
      !(isRequired && (niceSentenceCue.test(clause) || notAskedClause.test(clause)));
    const isAskingAbroad = (statement: Statement): boolean =>
      isAskedAbroad(id, statement, isRequired) && unless?.test(statement.text) !== true;
    const said = statements.filter(
      (statement) =>
        (!isRequired || statement.part === 'must') &&
        ((pattern.test(statement.text) &&
          statement.text
            .split(clauseEnd)
            .some((clause) => isAsking(clause) && !isDeniedAbroad(clause, statement.language))) ||
          isAskingAbroad(statement)),
    );
    const inPart = (part: Statement['part']) => said.find((statement) => statement.part === part);
    const stated = said.find(({ text, part }) => part !== 'must' && mayBeAnywhere.has(id) && isObliged(text));
    const listed = said.find(({ isListedAsk }) => isListedAsk === true);
    const best = inPart('must') ?? listed ?? inPart('nice') ?? stated ?? inPart('duty') ?? said[0];
    if (best === undefined) return [];
    // 'Offers are subject to a background check', wherever it is said
    const isAsked = best === stated || best === listed || (best.part !== 'boilerplate' && best.part !== 'about');
    return [{ id, label, question, quote: quoteOf(id, best, said), isAsked }];
  });
