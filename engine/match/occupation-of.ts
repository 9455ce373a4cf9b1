import { occupations, occupationsTitled, oftenLeft, type Occupation } from '../lexicon/work/occupations.ts';
import { compilePhrases } from '../lexicon/phrases/compile.ts';
import type { Job, Resume } from '../model/resume.ts';
import { entryNamed } from '../terms/term-index.ts';
import type { ResumeWords } from './resume-words.ts';
import { ownSkillsOf, shareShown, specificKeywordsOf } from './titles/own-skills.ts';
import { isDoubtfulTitle, namesOccupation } from './titles/doubtful-titles.ts';
import { isOnlyFormer, type HeldTitle } from './titles/former-titles.ts';

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
  // Many resumes state the occupation under the name. Without recognized jobs these lines are the only signal. Where the
  // first lines are those of jobs, their titles are counted with the jobs.
  const headline = words.headline
    .filter(({ span: { line } }) => line < headlineLines && words.sectionOf(line) !== 'experience')
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

/** 'Nurse • Programmer' claims two occupations. A short page may have its first job as near to the name. */
const claimsOne = (titles: readonly HeldTitle[]): boolean => {
  const heldTitles = titles.flatMap(({ text, isHeadline }) => (isHeadline ? [] : [text]));
  const headlines = titles.flatMap(({ text, isHeadline }) =>
    isHeadline && !heldTitles.some((title) => text.includes(title)) ? [text] : [],
  );
  return occupationsTitled(headlines.join('\n')).length === 1;
};

/** The occupation indicated by titles and skills; null without any signal. `confidence` runs from 0 to 1. */
export const occupationOf = (resume: Resume, words: ResumeWords): InferredOccupation | null => {
  const titles = titlesOf(resume, words);
  const isBetweenJobs = resume.experience.every(({ period }) => (period?.value.end ?? 'present') !== 'present');
  const isOneClaim = isBetweenJobs && claimsOne(titles);
  // Most occupations have none of the titles, which one look at all of them tells.
  const allTitles = titles.map(({ text }) => text).join('\n');
  const titled = new Set(occupationsTitled(allTitles));
  let best: InferredOccupation | null = null;
  let bestScore = 0;
  let isTitled = false;
  for (const occupation of occupations) {
    const fitting = titled.has(occupation) ? titles : [];
    // Keywords alone cannot be better.
    if (fitting.length === 0 && bestScore >= skillsWeight) continue;
    if (isLeftBehind(occupation, fitting, words)) continue;
    const isClaimed = isOneClaim && ownSkillsOf(occupation, words) >= minSkillsOfHeadline;
    const hits = fitting.flatMap(({ text, weight, isHeadline }) => {
      const title = occupation.title.exec(text)?.[0];
      if (title === undefined || isDoubtfulTitle(occupation, { title, text }, words)) return [];
      // 'Nursing assistant' is a stronger signal than 'nursing'.
      const counted = isHeadline && isClaimed ? claimedWeight : weight;
      return [{ isHeadline, value: counted * (1 + Math.min(title.length, longTitle) / (2 * longTitle)) }];
    });
    // 'Programmer / Web Developer' below the name says one thing twice.
    const places = hits.filter(({ isHeadline }, index) => !isHeadline || hits[index - 1]?.isHeadline !== true).length;
    const score =
      Math.max(0, ...hits.map(({ value }) => value)) +
      0.2 * Math.min(2, places) +
      skillsWeight * shareShown(occupation, words);
    if (score <= bestScore) continue;
    bestScore = score;
    isTitled = hits.length > 0;
    best = { ...occupation, confidence: Math.min(1, score / 1.6) };
  }
  if (best === null || bestScore < minShareToName) return null;
  if (
    isContradicted(best, words) ||
    (isOnlyFormer(best.title, titles) && ownSkillsOf(best, words) < minSkillsOfEarlier) ||
    isBesideResearch(best, resume)
  )
    return null;
  if (isTitled) return best;
  const isLittleShown = bestScore < skillsWeight * minShareAgainstTitle && !best.title.test(allTitles);
  const isOther =
    (isLittleShown && titles.some(({ text }) => namesOccupation(text))) || isOtherInSummary(best, resume, words);
  return isOther ? null : best;
};

/** Fewer of its keywords do not tell an occupation that somebody has beside the one that a title states: 'Museum Guide'. */
const minShareAgainstTitle = 0.5;

/** An occupation that the summary shows by a skill counts from so many of its skills on the page. */
const minSkillsOfSummarized = 3;
const maxLinesOfSummary = 8;

/** A summary with skills of another occupation and none of this one, whose skills are those of one of several jobs. */
const isOtherInSummary = (occupation: Occupation, { summary }: Resume, words: ResumeWords): boolean => {
  // Further down, what was read as one may be the jobs below it.
  const lines = new Set([...new Set(summary?.spans.map(({ line }) => line))].slice(0, maxLinesOfSummary));
  const inSummary = (one: Occupation): number =>
    specificKeywordsOf(one).filter((keyword) =>
      words.mentions.get(keyword)?.all.some(({ spans }) => spans.some(({ line }) => lines.has(line))),
    ).length;
  if (lines.size === 0 || inSummary(occupation) > 0) return false;
  return occupations.some((other) => ownSkillsOf(other, words) >= minSkillsOfSummarized && inSummary(other) > 0);
};

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
