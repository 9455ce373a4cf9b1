import { askedNouns, employerNouns, peopleAround } from '../../lexicon/cues/asking.ts';
import {
  departments,
  groupNouns,
  notHired,
  oftenVerbs,
  personalNouns,
  withPeople,
} from '../../lexicon/cues/other-senses.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';
import type { TermMatch } from '../../terms/term-match.ts';
import { functionWordSet, isCapital, isMarked, isVerb, personNounSet } from '../word-classes.ts';

// Words of the lexicon that mean something else in their company.

const isSoft = (word: Word | undefined): word is Word => word?.joint === 'soft' && word.before === ' ';

/** The last word of a noun that continues after the match: 'patrols' after 'proactive' in 'proactive night patrols'. */
const headBehind = (words: readonly Word[], last: number): Word | null => {
  let head: Word | null = null;
  for (const word of words.slice(last + 1)) {
    if (!isSoft(word) || (functionWordSet.has(word.plain) && word.plain !== 'new')) break;
    head = word;
  }
  return head;
};

const maxWordsBefore = 6;

const agent = /(?:ers?|ors?|ists?|ians?|ants?)$/;
const isPerson = ({ plain }: Word): boolean =>
  personNounSet.has(plain) || peopleAround.has(plain) || personalNouns.has(plain) || agent.test(plain);

/** Words before these people that say what is done with them: 'collaborate with software engineers'. */
const besidePeople = /^(?:with|alongside|among|by|of|from|to|for|between|non)$/;

/**
 * 'With software engineers', 'to decision makers': in the plural they are colleagues. A team of theirs may be led, and
 * 'We are looking for Certified Nursing Assistants' asks for the license.
 */
const isColleagues = (words: readonly Word[], { first, last, entry }: TermMatch): boolean => {
  const word = words[last];
  if (word === undefined || !word.plain.endsWith('s') || isMarked(word)) return false;
  if (entry.kind === 'tool' || entry.kind === 'license' || isLicensed(words, first, last)) return false;
  if (!words.slice(Math.max(0, first - maxWordsBefore), first).some(({ plain }) => besidePeople.test(plain)))
    return false;
  if (!agent.test(word.plain) && !/^(?:interns|nurses|trainees|analysts|architects)$/.test(word.plain)) return false;
  const isPlural = personNounSet.has(word.plain) || peopleAround.has(word.plain);
  const next = words[last + 1];
  return isPlural && !withPeople.has(word.plain) && !(isSoft(next) && askedNouns.has(next.plain));
};

const isLicensed = (words: readonly Word[], first: number, last: number): boolean =>
  words
    .slice(Math.max(0, first - 2), last + 1)
    .some(({ plain }) => /^(?:certified|licensed|licenced|registered|chartered|professional|looking)$/.test(plain));

/** After these words, the work with a team is the experience that is asked for: 'experience with Scrum teams'. */
const askedBefore = wordSet(
  'experience experienced knowledge familiar familiarity ability able proven background expertise year years yrs skilled comfortable',
);

/** 'Work closely with the QA team', 'with research agencies': the term says who else is there. 'Leading a QA team' is a skill. */
const isOfOthers = (words: readonly Word[], { first, last, entry }: TermMatch): boolean => {
  if (entry.kind === 'soft' || words.slice(0, first).some(({ plain }) => askedBefore.has(plain))) return false;
  const head = headBehind(words, last);
  if (head === null || !groupNouns.has(head.plain)) return false;
  const before = words.slice(Math.max(0, first - maxWordsBefore), first);
  const at = before.findLastIndex(({ plain }) => /^(?:with|alongside)$/.test(plain));
  return at >= 0 && before.slice(at + 1).every((word) => word.joint === 'soft' || /^\s*[,/&]/.test(word.before));
};

const isOfList = (word: Word): boolean => word.joint === 'soft' || /^\s*[,/&]/.test(word.before);

const joinsOthers =
  /^(?:communicat|collaborat|liais|partner|coordinat|interfac|interact|cooperat|engag)(?:e|es|ed|ing|s)?$/;
/** 'collaborate effectively and often with' */
const maxWordsToWith = 3;

/** 'Communicate with product management to clarify', 'Liaise with sales and finance': departments, not the applicant's own work. */
const isDepartment = (words: readonly Word[], { first, last, entry }: TermMatch): boolean => {
  const written = words.slice(first, last + 1).map(({ plain }) => plain);
  if (!departments.has(entry.term.toLowerCase()) && !departments.has(written.join(' '))) return false;
  const next = words[last + 1];
  // 'with marketing software'
  if (isSoft(next) && !functionWordSet.has(next.plain)) return false;
  const before = words.slice(Math.max(0, first - maxWordsBefore), first);
  const at = before.findLastIndex(({ plain }) => plain === 'with');
  if (at < 0 || words.slice(0, first).some(({ plain }) => askedBefore.has(plain))) return false;
  // 'with artists on QA'
  if (!before.slice(at + 1).every((word) => isOfList(word) && !/^(?:on|in|for|to|about|of)$/.test(word.plain)))
    return false;
  const verb = words.slice(Math.max(0, first - before.length + at - maxWordsToWith), first - before.length + at);
  return verb.some(({ plain }) => joinsOthers.test(plain)) || verb.at(-1)?.plain === 'closely';
};

/** 'accounting for changing needs', but 'experience in accounting for leases' */
const isVerbWithFor = (words: readonly Word[], { first, last, entry }: TermMatch): boolean => {
  if (first !== last || !oftenVerbs.has(entry.term) || words[last + 1]?.plain !== 'for') return false;
  const before = words[first - 1];
  return before !== undefined && !(words[first]?.joint === 'soft' && /^(?:in|of|with|the|and|or)$/.test(before.plain));
};

/** 'User recruitment' finds people for a study; nobody is hired. */
const isNotHiring = (words: readonly Word[], { first, entry }: TermMatch): boolean =>
  entry.term === 'Recruitment' && isSoft(words[first]) && notHired.has(words[first - 1]?.plain ?? '');

/** 'new business processes', but 'new business leads' */
const isNewThing = (words: readonly Word[], { first, last }: TermMatch): boolean =>
  words[first]?.plain === 'new' &&
  words[last]?.plain === 'business' &&
  isSoft(words[last + 1]) &&
  /^(?:process|processes|model|models|system|systems|rules|requirements|applications)$/.test(
    words[last + 1]?.plain ?? '',
  );

/** 'equal access to learning and development opportunities': what the employer gives. */
const isGiven = (words: readonly Word[], { last, entry }: TermMatch): boolean =>
  entry.term === 'Learning and development' && /^opportunit(?:y|ies)$/.test(words[last + 1]?.plain ?? '');

const quality = /(?:ive|able|ible|ed|ous|ful|ent|ant)$/;

/** 'innovative services', 'reliable code': a quality of a thing, unlike 'innovative thinker', 'reliable attitude'. */
const isQualityOfThing = (words: readonly Word[], { first, last, entry }: TermMatch): boolean => {
  const word = words[last];
  if (entry.kind !== 'soft' || first !== last || word === undefined || (first > 0 && isCapital(word))) return false;
  if (!quality.test(word.plain)) return false;
  const head = headBehind(words, last);
  if (head === null) return isOfTeamBehindAnd(words, last);
  return !isPerson(head) && !askedNouns.has(head.plain) && !head.plain.endsWith('ing');
};

/** 'this innovative and forward thinking team' */
const isOfTeamBehindAnd = (words: readonly Word[], last: number): boolean => {
  if (words[last + 1]?.plain !== 'and' || !isSoft(words[last + 1])) return false;
  const head = headBehind(words, last + 1);
  return head !== null && groupNouns.has(head.plain);
};

/** 'organizing deliverables': a verb with its object. */
const isActOnThing = (words: readonly Word[], { first, last, entry }: TermMatch): boolean => {
  const [word, next] = [words[last], words[last + 1]];
  if (entry.kind !== 'soft' || first !== last || word === undefined) return false;
  if (!/^organi[sz](?:e|es|ing)$/.test(word.plain) || !isSoft(next)) return false;
  return !functionWordSet.has(next.plain) && !askedNouns.has(next.plain) && !isVerb(next.plain);
};

/** 'enthusiasm for sharing', 'accountability for schedules': what it is for is what counts. */
const isOnlyFor = (words: readonly Word[], { first, last, entry }: TermMatch): boolean =>
  entry.kind === 'soft' &&
  first === last &&
  (/^(?:enthusiasm|passion|accountability|accountable)$/.test(words[last]?.plain ?? '')
    ? words[last + 1]?.plain === 'for'
    : // 'some flexibility in terms of requirements'
      words[last]?.plain === 'flexibility' && words[last + 1]?.plain === 'in' && words[last + 2]?.plain === 'terms');

/** 'team/work management tools': two words, and not 'teamwork'. */
const isTwoWords = (words: readonly Word[], { first, last, entry }: TermMatch): boolean =>
  entry.kind === 'soft' && words.slice(first + 1, last + 1).some(({ before }) => before === '/');

const officers = /^(?:director|head|vp|president|chief|dean|secretary)$/;
/** 'the Director of Finance & Administration': the field of somebody else. 'Experience as Head of Marketing' is one's own. */
const isOfOfficer = (words: readonly Word[], { first }: TermMatch): boolean => {
  const before = words.slice(Math.max(0, first - maxWordsBefore), first + 1);
  const at = before.findLastIndex(
    (word, index) => isCapital(word) && officers.test(word.plain) && before[index + 1]?.plain === 'of',
  );
  if (at > 0 && /^(?:as|an?)$/.test(before[at - 1]?.plain ?? '')) return false;
  return at >= 0 && before.slice(at + 2).every((word) => isCapital(word) || word.plain === 'and');
};

/** 'Hiring Managers' are people. */
const isHiringManager = (words: readonly Word[], { last, entry }: TermMatch): boolean =>
  entry.term === 'Hiring' && isSoft(words[last + 1]) && /^managers?$/.test(words[last + 1]?.plain ?? '');

const leaders = /^(?:leads?|leaders?|teamleiter(?:in)?|teamleider|lider|jefe|chef)$/;
/** 'Support the team leader', 'an den Teamleiter': somebody else, who leads. In a resume it shows that the person does. */
const isLeader = (words: readonly Word[], { first, last, entry }: TermMatch): boolean =>
  entry.term === 'Leadership' && [words[first], words[last]].some((word) => leaders.test(word?.plain ?? ''));

/** 'Member of the bar team', 'attorneys admitted to the bar': no admission that is asked for. */
const isOtherBar = (words: readonly Word[], { first, last, entry }: TermMatch): boolean => {
  if (entry.term !== 'Bar admission' || words[last]?.plain !== 'bar') return false;
  const next = words[last + 1];
  if (isSoft(next) && /^(?:team|crew|staff|area|manager|service)$/.test(next.plain)) return true;
  return /^(?:attorneys|lawyers|counsel)$/.test(words[first - 1]?.plain ?? '');
};

/** 'Northfell Mental Health NHS Trust', 'Wildlife Research Institute': part of the name of an employer. */
const isInName = (words: readonly Word[], { first, last, entry }: TermMatch): boolean => {
  const inside = words.slice(first, last + 1);
  if (entry.kind === 'license' || !inside.every(isCapital) || words.some(isOfMember)) return false;
  for (const word of words.slice(last + 1, last + 1 + maxWordsOfName)) {
    if (!isSoft(word) || !(isCapital(word) || /^(?:of|and|for|the)$/.test(word.plain))) return false;
    if (namesOfEmployers.has(word.plain)) return isCapital(word);
  }
  return false;
};
const maxWordsOfName = 5;
/** What a professional body gives: 'certified by the Project Management Institute' asks for it. */
const isOfMember = ({ plain }: Word): boolean => /^(?:certif|regist|accredit|licen|member|qualif|charter)/.test(plain);
/** 'Groups' and 'Projects' are too often no employers. */
const namesOfEmployers: ReadonlySet<string> = new Set(
  [...employerNouns].filter((noun) => !/^(?:project|group|board|department|inc|ltd|limited)$/.test(noun)),
);

/** 'Hand the form to your supervisor', 'as directed by the supervisor': somebody else. 'As a supervisor' is one's own work. */
const isSuperior = (words: readonly Word[], { first, last, entry }: TermMatch): boolean => {
  if (entry.term !== 'Supervision' || first !== last || !/^supervisors?$/.test(words[last]?.plain ?? '')) return false;
  const before = words.slice(Math.max(0, first - maxWordsToSuperior), first);
  if (before.some(({ plain }) => /^(?:as|experience|become|becoming)$/.test(plain))) return false;
  return before.some(({ plain }) =>
    /^(?:your|their|his|her|our|by|to|with|from|phone|inform|assist|contact)$/.test(plain),
  );
};
const maxWordsToSuperior = 3;

/** 'Our company culture invites you', 'attending training': what the employer has or gives. */
const isOfEmployer = (words: readonly Word[], { first, entry }: TermMatch): boolean => {
  const before = words[first - 1];
  if (before === undefined || words[first]?.joint !== 'soft') return false;
  if (entry.term === 'Culture building') return /^(?:our|this)$/.test(before.plain);
  return entry.term === 'Training' && /^(?:attend|attending|undergo|undergoing|receive|receiving)$/.test(before.plain);
};

/** 'experience and/or training', 'completed residency training': how the skills were learned. */
const isOwnTraining = (words: readonly Word[], { first, last, entry }: TermMatch): boolean => {
  if (entry.term !== 'Training' || first !== last) return false;
  const [other, before, next] = [words[first - 2], words[first - 1], words[last + 1]];
  if (next?.joint === 'soft' && /^(?:in|of|for|and|material|materials|programs)$/.test(next.plain)) return false;
  if (/^(?:residency|resident|formal)$/.test(before?.plain ?? '')) return true;
  return (
    /^(?:and|or)$/.test(before?.plain ?? '') && [other, words[first - 3]].some((word) => word?.plain === 'experience')
  );
};

/** Whether the words of the match mean something else than its entry, or somebody else's work. */
export const isOtherSense = (words: readonly Word[], match: TermMatch): boolean =>
  isColleagues(words, match) ||
  isOfOthers(words, match) ||
  isDepartment(words, match) ||
  isVerbWithFor(words, match) ||
  isNotHiring(words, match) ||
  isNewThing(words, match) ||
  isGiven(words, match) ||
  isQualityOfThing(words, match) ||
  isActOnThing(words, match) ||
  isOnlyFor(words, match) ||
  isTwoWords(words, match) ||
  isOfOfficer(words, match) ||
  isHiringManager(words, match) ||
  isOtherBar(words, match) ||
  isLeader(words, match) ||
  isInName(words, match) ||
  isSuperior(words, match) ||
  isOfEmployer(words, match) ||
  isOwnTraining(words, match);
