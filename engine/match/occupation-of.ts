import { occupationHeads } from '../lexicon/work/occupation-heads.ts';
import { occupations, occupationsTitled, oftenLeft, type Occupation } from '../lexicon/work/occupations.ts';
import { seniorityWords } from '../lexicon/work/job-titles.ts';
import { compilePhrases } from '../lexicon/phrases/compile.ts';
import type { Job, Resume } from '../model/resume.ts';
import { entryNamed } from '../terms/term-index.ts';
import { fold } from '../text/fold.ts';
import { rawWordsOf } from '../text/words.ts';
import type { ResumeWords } from './resume-words.ts';
import { isOnlyFormer, type HeldTitle } from './titles/former-titles.ts';
import { generalIndustries } from './work-field.ts';

export type InferredOccupation = Occupation & { confidence: number };

/** The current title counts most, earlier ones less. */
const titleWeights = [1, 0.6, 0.4, 0.3];
const headlineWeight = 0.8;
const headlineLines = 4;
const skillsWeight = 0.8;
/** Of the line below the name where no job is current and the skills are those of that occupation. */
const claimedWeight = 1.3;
const minSkillsOfHeadline = 4;
const longTitle = 25;
const minShareToName = 0.3;

/** 'Aspiring Software Developer', 'Experienced in customer service': no occupation that somebody says to have. */
const notHeld = compilePhrases(
  `
  (experienced?|skilled|interested|specializing|specialising|background) in
  passionate about
  aspir(ing|ant|ante)
  beginning
  budding
  future
  prospective
  seeking
  looking for
  transitioning (to|into)
  angehende[rn]?
  futur[ea]?
  aankomend
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

const titlesOf = (resume: Resume, words: ResumeWords): readonly HeldTitle[] => {
  const jobs = newestFirst(resume.experience);
  const isCurrent = jobs.map(({ period }) => period?.value.end === 'present');
  const studiedUntil = Math.max(0, ...resume.education.map((studies) => monthOfEnd(studies) ?? 0));
  const held = jobs.slice(0, titleWeights.length).map((job, index) => ({
    text: job.title?.value ?? '',
    weight: titleWeights[index] ?? 0,
    isEarlier: (isCurrent.includes(true) && isCurrent[index] === false) || (monthOfEnd(job) ?? Infinity) < studiedUntil,
    isHeadline: false,
  }));
  // Many resumes state the occupation under the name. Without recognized jobs these lines are the only signal.
  const headline = words.headline
    .filter(({ span }) => span.line < headlineLines)
    .map(({ text }) => ({
      text: text.length < 80 && !notHeld.test(text) ? text : '',
      weight: headlineWeight,
      isEarlier: false,
      isHeadline: true,
    }));
  return [...held, ...headline].filter(({ text }) => text !== '');
};

/** null where only a beginning is known: 'from 2015' may go on until today. */
const monthOfEnd = ({ period }: Pick<Job, 'period'>): number | null => {
  const end = period?.value.end ?? null;
  if (end === null) return null;
  return end === 'present' ? Infinity : end.year * 12 + (end.month ?? 12);
};

/** By their ends, where all of them are known and the first job is not the newest: some resumes begin with their oldest. */
const newestFirst = (jobs: readonly Job[]): readonly Job[] => {
  const dated = jobs.flatMap((job) => {
    const end = monthOfEnd(job);
    return end === null ? [] : [{ job, end }];
  });
  const [first] = dated;
  const isFirstNewest = first === undefined || dated.every(({ end }) => end <= first.end);
  if (dated.length < jobs.length || isFirstNewest) return jobs;
  return dated.toSorted((a, b) => b.end - a.end).map(({ job }) => job);
};

const specificKeywords = new Map<Occupation, readonly string[]>();

/** The keywords of one industry, looked up once; 'Project management' is usual in any. */
const specificKeywordsOf = (occupation: Occupation): readonly string[] => {
  const before = specificKeywords.get(occupation);
  if (before !== undefined) return before;
  const specific = occupation.keywords.filter((keyword) => {
    const industry = entryNamed(keyword)?.industry;
    return industry !== undefined && !generalIndustries.has(industry);
  });
  specificKeywords.set(occupation, specific);
  return specific;
};

/**
 * 'principal' in 'Principal Engineer', 'architect' in 'Data Architect': one word of a longer title names the occupation
 * only beside a skill of it. Words of rank do not make a title longer: 'Senior Accountant'.
 */
const isAmbiguous = (title: string, text: string): boolean => {
  const own = title.toLowerCase();
  return (
    /^[a-z]+$/u.test(own) && rawWordsOf(text.toLowerCase()).some((word) => word !== own && !seniorityWords.has(word))
  );
};

/** A bartender of years ago who assembles computers now is measured as a bartender only with as many skills of one. */
const minSkillsOfFormer = 3;

const isLeftBehind = (occupation: Occupation, titles: readonly HeldTitle[], words: ResumeWords): boolean => {
  if (titles.length === 0 || !oftenLeft.has(occupation.name)) return false;
  const isFormer = titles.every(({ text, isEarlier }) => isEarlier || !occupation.title.test(text));
  return isFormer && ownSkillsOf(occupation, words) < minSkillsOfFormer;
};

/** Of whoever has so many skills of an occupation, an earlier title tells it as well. */
const minSkillsOfEarlier = 4;

/** Scholars assist in teaching beside their own research. */
const isBesideResearch = ({ name }: Occupation, { sections }: Resume): boolean =>
  name === 'Teaching assistant' && sections.some(({ kind }) => kind === 'publications');

const ownSkillsOf = (occupation: Occupation, words: ResumeWords): number =>
  specificKeywordsOf(occupation).filter((keyword) => words.mentions.has(keyword)).length;

/** The occupation indicated by titles and skills; null without any signal. `confidence` runs from 0 to 1. */
export const occupationOf = (resume: Resume, words: ResumeWords): InferredOccupation | null => {
  const titles = titlesOf(resume, words);
  const isBetweenJobs = resume.experience.every(({ period }) => (period?.value.end ?? 'present') !== 'present');
  // 'Nurse • Programmer' claims two occupations. A short page may have its first job as near to the name.
  const heldTitles = titles.flatMap(({ text, isHeadline }) => (isHeadline ? [] : [text]));
  const headlines = titles.flatMap(({ text, isHeadline }) =>
    isHeadline && !heldTitles.some((title) => text.includes(title)) ? [text] : [],
  );
  const isOneClaim = isBetweenJobs && occupationsTitled(headlines.join('\n')).length === 1;
  // Most occupations have none of the titles, which one look at all of them tells.
  const allTitles = titles.map(({ text }) => text).join('\n');
  const titled = new Set(occupationsTitled(allTitles));
  let best: InferredOccupation | null = null;
  let bestScore = 0;
  for (const occupation of occupations) {
    // Only asked for titles that may be those of another occupation.
    const hasOwnSkill = (): boolean => specificKeywordsOf(occupation).some((keyword) => words.mentions.has(keyword));
    const fitting = titled.has(occupation) ? titles : [];
    // Keywords alone cannot be better.
    if (fitting.length === 0 && bestScore >= skillsWeight) continue;
    if (isLeftBehind(occupation, fitting, words)) continue;
    const isClaimed = isOneClaim && ownSkillsOf(occupation, words) >= minSkillsOfHeadline;
    const hits = fitting.flatMap(({ text, weight, isHeadline }) => {
      const title = occupation.title.exec(text)?.[0];
      if (title !== undefined && isAmbiguous(title, text) && !hasOwnSkill()) return [];
      // 'Nursing assistant' is a stronger signal than 'nursing'.
      if (title === undefined) return [];
      const counted = isHeadline && isClaimed ? claimedWeight : weight;
      return [counted * (1 + Math.min(title.length, longTitle) / (2 * longTitle))];
    });
    const shown =
      occupation.keywords.filter((keyword) => words.mentions.has(keyword)).length / occupation.keywords.length;
    const score =
      Math.max(0, ...hits) + 0.2 * Math.min(2, hits.length) * (hits.length > 0 ? 1 : 0) + skillsWeight * shown;
    if (score <= bestScore) continue;
    bestScore = score;
    best = { ...occupation, confidence: Math.min(1, score / 1.6) };
  }
  if (best === null || bestScore < minShareToName) return null;
  if (
    isContradicted(best, words) ||
    (isOnlyFormer(best.title, titles) && ownSkillsOf(best, words) < minSkillsOfEarlier) ||
    isBesideResearch(best, resume)
  )
    return null;
  const isShownByKeywords = bestScore < skillsWeight * minShareAgainstTitle && !best.title.test(allTitles);
  return isShownByKeywords && titles.some(({ text }) => namesOccupation(text)) ? null : best;
};

/** Fewer of its keywords do not tell an occupation that somebody has beside the one that a title states: 'Museum Guide'. */
const minShareAgainstTitle = 0.5;

const namesOccupation = (title: string): boolean => rawWordsOf(fold(title)).some((word) => occupationHeads.has(word));

/**
 * Keywords of an occupation at most, and of one in other industries at least, that tell that somebody is on the way from
 * the first to the second. Of 305 development files with an occupation none is so, of 40 real ones five are, all of
 * students who work as a server, a tutor or in a shop.
 */
const onTheWay = { maxOwn: 1, minOther: 4 };

/** A title that the skills contradict: a student of programming who waits tables is measured against neither. */
const isContradicted = (occupation: Occupation, words: ResumeWords): boolean => {
  if (ownSkillsOf(occupation, words) > onTheWay.maxOwn) return false;
  const industries = industriesOf(occupation);
  return occupations.some(
    (other) =>
      ownSkillsOf(other, words) >= onTheWay.minOther &&
      [...industriesOf(other)].every((industry) => !industries.has(industry)),
  );
};

const industriesOf = (occupation: Occupation): ReadonlySet<string> =>
  new Set(specificKeywordsOf(occupation).flatMap((keyword) => entryNamed(keyword)?.industry ?? []));
