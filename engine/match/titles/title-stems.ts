import { forAnyGender } from '../../lexicon/work/title-genders.ts';
import { fold } from '../../text/fold.ts';
import { stemOf } from '../../text/stem.ts';
import { wordsOf } from '../../text/words.ts';

const seniority = new Set(
  'senior junior lead principal staff head chief associate assistant trainee graduate intern i ii iii iv 1 2 3 sr jr entry level mid experienced of the and a an for in with'
    .split(' ')
    .map(stemOf),
);

/** At the end of a title these are the job, not a rank of it: a teacher's assistant is not a teacher. */
const jobsAtEnd = new Set(['associate', 'assistant'].map(stemOf));
const numerals = new Set('i ii iii iv 1 2 3'.split(' ').map(stemOf));

/** The words of a title that say which job it is, without those for its rank. */
export const titleStems = (title: string): readonly string[] => {
  const words = wordsOf([{ text: fold(title), isNewStart: true }]);
  const stems = words.map((word) =>
    forAnyGender(word.plain) === word.plain ? word.stem : stemOf(forAnyGender(word.plain)),
  );
  const last = stems.findLastIndex((stem) => !numerals.has(stem));
  return stems.filter((stem, at) => !seniority.has(stem) || (at === last && at > 0 && jobsAtEnd.has(stem)));
};

/** One shared word is not a shared title: 'Mechanical Engineer' and 'Software Engineer', 'Sales Lead' and 'Sales Clerk'. */
const minSharedWords = 2;

/** Before the name of a job these say where it is done or who may do it, and not what it is about. */
const scopes = new Set(
  'regional area national district global international territory local state certified licensed registered qualified full part time'
    .split(' ')
    .map(stemOf),
);
const linkedAbroad = new Set('de des del der di da do du die für pour per para en'.split(' ').map(stemOf));
const minStemsOfCompound = 3;

/**
 * 'Inventory Control Specialist' and 'Document Control Specialist': in an English compound the first word says what the
 * job is about, and another first word makes it another job.
 */
const isOfOtherThing = (asked: readonly string[], held: readonly string[]): boolean => {
  const [[first], [other]] = [asked, held];
  if (first === undefined || other === undefined || asked.length < minStemsOfCompound) return false;
  if (held.length < minStemsOfCompound || asked.at(-1) !== held.at(-1)) return false;
  if ([...asked, ...held].some((stem) => linkedAbroad.has(stem)) || scopes.has(first) || scopes.has(other))
    return false;
  return !held.includes(first) && !asked.includes(other);
};

/**
 * At least half of the words of the required title must match, and two where it has several: 'Backend Engineer II' is
 * the same title as 'Senior Backend Engineer', but 'Mechanical Engineer' and 'Backend Developer' are others.
 */
export const isSameTitle = (asked: readonly string[], held: readonly string[]): boolean => {
  const [last] = held.slice(-1);
  if (asked.length === 0 || last === undefined) return false;
  if (jobsAtEnd.has(last) && !asked.includes(last)) return false;
  if (isOfOtherThing(asked, held)) return false;
  const shared = asked.filter((stem) => held.includes(stem)).length;
  return shared >= Math.max(Math.min(minSharedWords, asked.length), asked.length / 2) && shared / held.length >= 0.5;
};

/** The department follows a dash or comma and is often not part of any other employer's title. */
export const withoutDepartment = (title: string): string => title.split(/\s[-–—,:|·•]\s|[,;]/)[0] ?? title;

export const withoutBrackets = (title: string): string => title.replaceAll(/\s*\([^()]*\)/gu, '');

/**
 * 'Licensed Practical Nurse (LPN)' is asked for in full and by its initials; those of other words are something else:
 * 'Sales Associate (PT)'.
 */
export const initialsIn = (title: string): readonly string[] => {
  const words = withoutBrackets(title).match(/\p{L}+/gu) ?? [];
  const own = words.map((word) => word.charAt(0).toUpperCase()).join('');
  return [...title.matchAll(/\((\p{Lu}{2,6})\)/gu)].flatMap(([, initials]) =>
    initials !== undefined && own.endsWith(initials) ? titleStems(initials) : [],
  );
};

/** Whether a whole title is the initials of another: 'RN', and not 'RN Recruiter'. */
export const isInitialsOf = (whole: readonly string[], initials: readonly string[]): boolean => {
  const [only, ...others] = whole;
  return only !== undefined && others.length === 0 && initials.includes(only);
};
