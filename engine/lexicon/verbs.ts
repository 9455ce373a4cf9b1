import { linesOf } from './lines.ts';

/** Origin of all lists here: written by us. */
const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== '');
/** Openings that describe the duties of a position rather than achievements. */
export const weakOpenings = linesOf(`
  responsible for
  responsibilities include
  responsibilities included
  duties include
  duties included
  in charge of
  tasked with
  helped
  helps
  helping
  help to
  help with
  assist with
  assists with
  assisted with
  assisting with
  assist in
  assists in
  assisted in
  assisting in
  work on
  works on
  worked on
  working on
  work with
  works with
  worked with
  working with
  work as
  works as
  worked as
  working as
  involved in
  participate in
  participates in
  participated in
  participating in
  take part in
  takes part in
  took part in
  taking part in
  was responsible
  i was responsible
  my role
  my duties
  in my role
  part of a
  part of the
  had to
  various
  handled various
`);

/** 'Work with', which describes no duty where it is followed by the people or animals that the job is there for. */
export const workingWith: ReadonlySet<string> = new Set(
  linesOf(`
  work with
  works with
  worked with
  working with
`),
);

/** Whom a job may be there for: 'Worked with autistic children' says what was done. */
export const peopleServed: ReadonlySet<string> = new Set(
  list(`
  adolescents adults animals athletes babies boys cats children clients customers dogs elderly families girls guests horses
  individuals infants inmates kids learners members offenders parents participants passengers patients people preschoolers
  prisoners pupils refugees residents seniors students survivors teenagers teens toddlers veterans victims visitors women
  youth youths
`),
);

/** Beside these words the people are those that a person works together with: 'team members'. */
export const colleagues: ReadonlySet<string> = new Set(
  list(`board colleagues committee coworkers crew department departments faculty staff team teams`),
);

/** Verbs that express an improvement even without a figure. */
export const resultVerbs: ReadonlySet<string> = new Set(
  list(`
  achieved accelerated awarded boosted cut decreased doubled eliminated exceeded expanded gained generated grew halved improved
  increased lifted lowered optimized optimised outperformed raised reduced resolved saved shortened streamlined surpassed
  tripled won sped
`),
);

/** What an action brought about: 'Redesigned the forms, reducing errors'. Elsewhere they name a task, see `showsResult`. Without the trades in 'cutting' and 'lowering'. */
export const resultParticiples: readonly string[] = list(`
  accelerating boosting decreasing doubling eliminating enhancing exceeding improving increasing reducing shortening streamlining
  strengthening surpassing
`);

/** The present tense of verbs that bullets often start with, first and third person. */
export const presentVerbs: ReadonlySet<string> = new Set(
  list(`
  achieve achieves administer administers advise advises analyze analyzes analyse analyses apply applies arrange arranges assemble assembles assess assesses
  assist assists audit audits build builds calculate calculates care cares carry carries coach coaches collaborate collaborates collect collects communicate
  communicates conduct conducts configure configures contribute contributes coordinate coordinates counsel counsels create creates debug debugs define defines
  deliver delivers deploy deploys develop develops diagnose diagnoses direct directs document documents draft drafts drive drives edit edits educate educates
  ensure ensures establish establishes evaluate evaluates examine examines execute executes facilitate facilitates forecast forecasts gather gathers generate
  generates give gives guide guides handle handles help helps hire hires identify identifies implement implements improve improves increase increases inspect
  inspects install installs interpret interprets introduce introduces investigate investigates lead leads maintain maintains make makes manage manages measure
  measures mentor mentors monitor monitors negotiate negotiates operate operates organize organizes organise organises oversee oversees perform performs plan plans
  prepare prepares present presents process processes produce produces program programs promote promotes provide provides recommend recommends record records
  recruit recruits reduce reduces repair repairs report reports research researches resolve resolves respond responds review reviews run runs schedule schedules sell sells serve serves
  solve solves supervise supervises support supports teach teaches test tests track tracks train trains translate translates troubleshoot troubleshoots update updates
  utilize utilizes utilise utilises work works write writes
`),
);

/** Past forms that do not end in '-ed', of verbs that bullets begin with. */
export const irregularPasts: ReadonlySet<string> = new Set(
  list(`
  began bought brought built caught chose cut dealt drew drove flew forecast forgave fought found gave got grew had held kept knew laid
  led left lent made met oversaw paid put ran rebuilt redid rewrote rose saw sent set sewed shot sold sought spent spoke sped spun stood
  swept taught took told thought undertook understood upheld was went were withdrew won wore wove wrote
`),
);

/** 'led', 'trained', 'agreed'; not 'feed' or 'speed'. In lower case. */
export const isPastForm = (word: string): boolean =>
  irregularPasts.has(word) || /[^e]ed$/u.test(word) || /(?:agr|guarant)eed$/u.test(word);

/** Present forms above that are nouns or adjectives as well: 'Process improvement', 'Records of guests', 'Lead developer', 'Direct mail'. */
export const alsoNouns: ReadonlySet<string> = new Set(
  list(`
  audit audits build builds care cares coach coaches counsel direct document documents draft drafts drive drives forecast forecasts guide guides help hire hires
  increase increases lead leads measure measures mentor mentors monitor monitors plan plans present presents process processes produce program programs
  record records repair repairs report reports research review reviews run runs schedule schedules support supports test tests track tracks train trains
  update updates work works
`),
);

/** Words that begin a sentence and are no verb. */
export const sentenceOpenings: ReadonlySet<string> = new Set(
  list(`
  the this that these those there and but for from with within during after before when where while under over since throughout also
  our their his her its your all each every both some many most who which what
  der die das ein eine les des une dans pour los las una con para del che gli nel per het een van met
`),
);
