import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import { alsoNouns, isPastForm, presentVerbs } from '../../lexicon/verbs.ts';
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
    const present = past.filter(beginsInPresent);
    const mayBePresent = past.filter(mayBeginInPresent);
    // 'Process improvement', 'Records of guests': a noun may begin a bullet too, and beside one verb these are nouns.
    const isPresent = present.length >= tolerated && mayBePresent.length > tolerated;
    // Bullets that begin with nouns or '-ing' forms have no tense to praise.
    if (!isPresent) return past.filter(beginsInPast).length > past.length / 2 ? passed : { is: 'not-applicable' };
    if (haveStrayDates(resume) || resume.experience.some(({ period }) => period === null))
      return unsure('We could not tell which of your jobs have ended.');
    return failed(
      1 - present.length / past.length,
      // What may be a noun ('Updates to the records') is not counted.
      `At least ${counted(present.length, 'bullet')} in your past jobs are written in the present tense.`,
      'Use the past tense for jobs that have ended: "Managed", "Led".',
      firstFew(present).map(({ field }) => cite.field(field)),
    );
  },
};

/** 'Led', 'Trained', 'Successfully trained'. */
const beginsInPast = ({ words: [first = '', next = ''] }: Bullet): boolean =>
  isPastForm((/ly$/iu.test(first) ? next : first).toLowerCase());

/** What follows a verb and no noun: 'Train the staff', 'Train 25 colleagues'. */
const afterVerb = /^(?:the|a|an|all|our|its|their|each|every|new|\d.*)$/iu;

const beginsInPresent = ({ words: [first = '', next = ''] }: Bullet): boolean => {
  const word = first.toLowerCase();
  return presentVerbs.has(word) && (!alsoNouns.has(word) || afterVerb.test(next));
};

/** A noun before a capital letter is part of a name: 'Process Updates'. */
const mayBeginInPresent = (bullet: Bullet): boolean => {
  const {
    words: [first = '', next = ''],
  } = bullet;
  return beginsInPresent(bullet) || (alsoNouns.has(first.toLowerCase()) && /^\p{Ll}/u.test(next));
};
