import { namesFrequency, showsResult } from '../lexicon/results.ts';
import type { CoachLine, ResultAsk, ResultQuestion } from '../model/coach.ts';
import { englishOf } from '../text/english.ts';
import { writtenWordsOf } from '../text/written-words.ts';

/** More questions than that are a form to fill in. */
const maxPerJob = 2;
/** Older jobs are read less. */
const maxJobs = 3;
/** A shorter bullet is a heading or a name. */
const minWords = 4;
/** The verb of a bullet is among its first words: 'Also trained', 'Responsible for training'. */
const maxOpeningWords = 3;

/**
 * What a bullet is asked for: by a verb that it opens with, or by a word anywhere in it. The first row that fits, in the
 * order of `asks`. Origin: written by us.
 */
const cues: Readonly<Record<Exclude<ResultAsk, 'any'>, { verbs: string; names: string }>> = {
  people: {
    verbs:
      'trained training taught teaching mentored mentoring coached coaching tutored instructed supervised supervising led leading hired hiring recruited recruiting onboarded',
    names: 'team teams staff apprentice apprentices interns volunteers colleagues',
  },
  change: {
    verbs:
      'improve improving optimize optimizing simplified upgraded redesigned automated modernized migrated moved reorganized refactored replaced restructured revised',
    names: '',
  },
  money: {
    verbs: 'negotiated bought purchased sold invested raised fundraised',
    names: 'budget budgets sales revenue donations fundraising purchasing payroll cash',
  },
  contacts: {
    verbs: 'served greeted welcomed advised counseled treated cared',
    names:
      'customers patients clients guests residents students pupils visitors callers calls tickets passengers children members',
  },
  made: {
    verbs:
      'built building developed developing created creating designed designing launched implemented introduced founded established deployed published wrote writing produced programmed',
    names: 'website app application dashboard newsletter',
  },
  work: {
    verbs:
      'prepared preparing processed processing ordered scheduled cleaned maintained maintaining inspected checked tested reviewed filed entered counted packed delivered repaired installed reported monitored planned organized coordinated answered updated managed operated loaded drove cooked',
    names: '',
  },
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const asks = ['people', 'change', 'money', 'contacts', 'made', 'work'] as const;
const rows = asks.map((ask) => ({ ask, verbs: setOf(cues[ask].verbs), names: setOf(cues[ask].names) }));

const askOf = (words: readonly string[]): ResultAsk => {
  const lower = words.map((word) => word.toLowerCase());
  const opening = lower.slice(0, maxOpeningWords);
  const byVerb = rows.find(({ verbs }) => opening.some((word) => verbs.has(word)));
  const byName = rows.find(({ names }) => lower.some((word) => names.has(word)));
  // 'Prepared orders for customers': whom the work is for says more than that it is work.
  const found = byVerb === undefined || byVerb.ask === 'work' ? (byName ?? byVerb) : byVerb;
  return found?.ask ?? 'any';
};

/**
 * Questions about bullets that say neither how much, how many or how often nor what came of it: a few of the first of
 * each of the latest jobs. `jobs` are the bullets of each job in the order of the document.
 */
export const resultQuestions = (jobs: readonly (readonly CoachLine[])[]): readonly ResultQuestion[] => {
  const all = jobs.flatMap((lines) => lines.flatMap(({ text }) => writtenWordsOf(text)));
  // Results are known only in English.
  if (englishOf(all) === null) return [];
  return jobs.slice(0, maxJobs).flatMap((lines) =>
    lines
      .map((line) => ({ line, words: writtenWordsOf(line.text) }))
      .filter(
        ({ line: { text }, words }) =>
          words.length >= minWords && !showsResult({ text, words }) && !namesFrequency(text),
      )
      .slice(0, maxPerJob)
      .map(({ line, words }) => ({ ...line, ask: askOf(words) })),
  );
};
