import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import { alsoNouns, irregularPasts, presentVerbs } from '../../lexicon/verbs.ts';
import { haveStrayDates } from '../date-witness.ts';
import { counted, failed, firstFew, passed, unsure } from '../outcomes.ts';

const tolerated = 2;

export const mixedTense: Check<'bullets' | 'resume' | 'english' | 'cite'> = {
  id: 'mixed-tense',
  group: 'wording',
  title: {
    pass: 'Past jobs are mostly described in the past tense',
    fail: 'Past jobs are described in the present tense',
  },
  why: 'To a reader, "Manage" means that you still have the job. This matters to people, not to parsers.',
  impact: 'hint',
  needs: ['bullets', 'resume', 'english', 'cite'],
  sources: [],
  run: ({ bullets, resume, cite }) => {
    const past = bullets.filter(({ isPastJob }) => isPastJob);
    if (past.length === 0) return { is: 'not-applicable' };
    const sure = past.filter((bullet) => beginsInPresent(bullet) === 'yes');
    // A noun may begin a bullet too; among verbs in the present tense it is one of them.
    const present = sure.length === 0 ? [] : past.filter((bullet) => beginsInPresent(bullet) !== 'no');
    // Bullets that begin with nouns or '-ing' forms have no tense to praise.
    if (present.length <= tolerated)
      return past.filter(beginsInPast).length > past.length / 2 ? passed : { is: 'not-applicable' };
    if (haveStrayDates(resume) || resume.experience.some(({ period }) => period === null))
      return unsure('We could not tell which of your jobs have ended.');
    return failed(
      1 - present.length / past.length,
      // Verbs that are nouns as well ('Updates the records') are not counted.
      `At least ${counted(present.length, 'bullet')} in your past jobs are written in the present tense.`,
      'Use the past tense for jobs that have ended: "Managed", "Led".',
      firstFew(present).map(({ field }) => cite.field(field)),
    );
  },
};

/** 'Led', 'Trained', 'Successfully trained'; not 'Feed' or 'Speed'. */
const beginsInPast = ({ words: [first = '', next = ''] }: Bullet): boolean => {
  const word = (/ly$/iu.test(first) ? next : first).toLowerCase();
  return irregularPasts.has(word) || /[^e]ed$/u.test(word) || /(?:agr|guarant)eed$/u.test(word);
};

/** What follows a verb and no noun: 'Train the staff', 'Train 25 colleagues'. */
const afterVerb = /^(?:the|a|an|all|our|its|their|each|every|new|\d.*)$/iu;

/** 'perhaps' for a word that is a noun as well: 'Process Updates' is no sentence. */
const beginsInPresent = ({ words: [first = '', next = ''] }: Bullet): 'yes' | 'perhaps' | 'no' => {
  const word = first.toLowerCase();
  if (!presentVerbs.has(word)) return 'no';
  if (!alsoNouns.has(word) || afterVerb.test(next)) return 'yes';
  return /^\p{Ll}/u.test(next) ? 'perhaps' : 'no';
};
