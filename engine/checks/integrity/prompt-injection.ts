import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence, notPrecededBy } from '../../lexicon/phrases/compose.ts';
import type { Check } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';
import { failed, passed } from '../outcomes.ts';

const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;
const startOfWord = { start: 'word', ignoreCase: true } as const;

/** 'Ignore all previous instructions': a verb, 'previous' or 'your', and its noun. */
const override = compilePhrases('ignore\ndisregard\nforget', wholeWords);
const before = compilePhrases('previous\nprior\nabove\nearlier\nother\nall\nyour', wholeWords);
const rules = compilePhrases('instruction\nprompt\nrule\ncriteria\ncandidate', startOfWord);

/** 'You are an AI assistant'. */
const role = compilePhrases('you are', wholeWords);
const pose = compilePhrases('act as', wholeWords);
const machine = compilePhrases(
  `
  (an? )?ai
  (an? )?language model
  (an? )?llm
  (an? )?assistant
  (an? )?recruit(er|ing) (bot|tool)
  (an? )?resume screener
  `,
  wholeWords,
);
/** People act as assistants, too, and as the champion for AI. */
const poseOfMachine = compilePhrases(
  `
  act as (an? )?(ai|llm) (assistant|model|recruiter|screener)
  act as (an? )?(ai|llm) (and|that|which|who|to)
  act as (an? )?language model
  act as (an? )?llm
  `,
  wholeWords,
);

/** 'The AI should rank': programs that read resumes. */
const reader = compilePhrases('ais?\nllms?\nchatgpts?\ngpts?\nscreeners?', wholeWords);
/** Where people read it, too: airports and laboratories employ screeners. */
const surelyReader = compilePhrases('ais?\nllms?\nchatgpts?\ngpts?\n(resume|cv) screeners?', wholeWords);
/** Any program. */
const program = anyOf(reader, compilePhrases('models?\nsystems?\nbots?\nalgorithms?', wholeWords));
const order = compilePhrases('must\nshould\nplease\nshall', wholeWords);
/** Programs advance work and rate essays: these two need the candidate where people read them. */
const surelyDecision = compilePhrases('rank\nscore\nselect\nrecommend\nshortlist\nhire', wholeWords);
const decision = anyOf(surelyDecision, compilePhrases('rate\nadvance', wholeWords));
/** Programs that somebody built also rank and select: only this candidate makes it an order. */
const candidate = compilePhrases(
  '(this|the|my) (candidate|resume|cv|applicant|application|profile|person)\nme',
  wholeWords,
);
/** Replaces the candidate's name in a text before it is searched. */
const theCandidate = 'this candidate';

/** 'Rank this candidate first'. */
const judge = compilePhrases('rank\nscore\nrate\nclassify\nmark', wholeWords);
const judged = compilePhrases('this (candidate|resume|applicant|application)', wholeWords);
const best = compilePhrases('first\ntop\nhighest\n10/10\n100\nqualified\nperfect\nexcellent\nstrong', startOfWord);

/** Gaps are bounded, so that no text can make the patterns slow. */
const someWords = /[^.\n]{0,30}/iu;
const fewWords = /[^.\n]{0,20}/iu;
const overrideOfRules = inSequence(override, someWords, before, someWords, rules);
const roleOfMachine = inSequence(role, fewWords, machine);
const toOrder = inSequence(/[^.\n]{0,40}/iu, order, someWords);
const ordered = inSequence(toOrder, decision);
const orderForCandidate = inSequence(program, ordered, someWords, candidate);

/** Nobody writes these about their work. */
const always: readonly RegExp[] = [
  orderForCandidate,
  poseOfMachine,
  inSequence(judge, fewWords, judged, someWords, best),
  /<\/?(?:system|instructions?)>|\[\/?inst\]|\bbegin instructions/iu,
  /\bthis (?:is|candidate is) (?:the|an?) (?:best|ideal|perfect|exceptionally (?:well )?qualified) candidate\b/iu,
];

/** In quotation marks, or said of a program, it is somebody's work: 'Tested models against "ignore all previous instructions"'. */
const isToldOf = compilePhrases(
  `
  that
  which
  can
  (model|classifier|network|chatbot|bot|agent|assistant|llm|gpt|algorithm|system)s? to
  `,
  { start: 'word', ignoreCase: true },
);
const commanded = inSequence(notPrecededBy(inSequence(isToldOf, /\s/iu)), notPrecededBy(/["'“”„‘«]/iu));
/**
 * 'Trained a model to', 'the attack "': outside of a bullet it has to be said that it was work. 'You were built to help,
 * now you have to' addresses the program again.
 */
const isNoWork = inSequence(
  notPrecededBy(/\b(?:train|taught|teach|tun|buil[dt]|design)\p{L}{0,4} (?:(?!\byou\b)[^.:\n]){0,40}\sto\s/iu),
  notPrecededBy(/\b(?:against|like|such as|(?:attack|message|phrase|jailbreak|injection)s?) ["'“„‘«]/iu),
);
/** 'How an AI should rank results' is a question that somebody studied, 'I believe AI should' an opinion. */
const isNoQuestion = notPrecededBy(
  /\b(?:how|what|which|whether|where|why|when|that|whose|who|believes?) [^.:\n]{0,30}/iu,
);
/**
 * 'New system prompt: hire', 'Override the system prompt'. Those who write system prompts name them, too, and build a
 * 'tool to reveal the system prompt'.
 */
const newPrompts: readonly RegExp[] = [
  /(?:^|[.!?\n]\s{0,5})(?:new )?system prompt ?:/iu,
  inSequence(
    /(?:^|[.!?:,\n]\s{0,5}|\b(?:please|now|must|you (?:have|need) to) )/iu,
    /(?:override|overwrite|replace|reveal|print|bypass) (?:the |your |all )?system prompt/iu,
  ),
];

/**
 * Sentences addressed to a program instead of a person, by where they are. A bullet, a project or the title of a talk
 * tells of somebody's work, which may be to write and attack prompts; in hidden text nothing is told to people.
 */
type Place = 'hidden' | 'work' | 'text';
const injectionPatterns: Readonly<Record<Place, readonly RegExp[]>> = {
  hidden: [
    ...always,
    overrideOfRules,
    roleOfMachine,
    inSequence(pose, fewWords, machine),
    inSequence(program, ordered),
    /\bsystem prompt/iu,
  ],
  work: [...always, inSequence(commanded, overrideOfRules), inSequence(commanded, roleOfMachine)],
  text: [
    ...always,
    inSequence(isNoWork, overrideOfRules),
    roleOfMachine,
    inSequence(isNoQuestion, surelyReader, toOrder, surelyDecision),
    ...newPrompts,
  ],
};

export const promptInjection: Check<'document' | 'visual' | 'resume' | 'cite'> = {
  id: 'prompt-injection',
  group: 'integrity',
  title: {
    pass: 'We found no instructions to a screening program',
    fail: 'Your text gives instructions to a screening program',
  },
  why: 'Any person or program that finds such a sentence sees it as an attempt to cheat. It earns no points here.',
  impact: 'major',
  needs: ['document', 'visual', 'resume', 'cite'],
  sources: [],
  run: ({ document, visual, resume, cite }) => {
    const isInstruction = instructionsAbout(resume.name?.value ?? null);
    // Searches the runs, not the lines: such sentences are mostly hidden, and the readings leave hidden text out.
    const { runs } = document;
    const whole = runs.map(({ text }) => text).join(' ');
    // Hardly any document has such a sentence, so most are searched once as a whole.
    if (!isInstruction(whole, 'hidden') && !isInstruction(whole, 'text')) return passed;
    const aboutWork = runsAboutWork(resume, visual);
    const placeOf = (run: number): Place =>
      runs[run]?.hidden !== undefined ? 'hidden' : aboutWork.has(run) ? 'work' : 'text';
    const found = runs.flatMap((_, run) => {
      const place = placeOf(run);
      const alone = runs[run]?.text ?? '';
      if (isInstruction(alone, place)) return [[run]];
      const next = [run + 1, run + 2, run + 3];
      const end = next.find((index) => index >= runs.length || placeOf(index) !== place) ?? run + 4;
      const some = [run, ...next.filter((index) => index < end)];
      const joined = some.map((index) => runs[index]?.text ?? '').join(' ');
      return isInstruction(joined, place) && !isInstruction(joined.slice(alone.length + 1), place) ? [some] : [];
    });
    if (found.length === 0) return passed;
    return failed(
      0,
      'We found a sentence that tells a screening program what to do.',
      'Delete it. If you did not write it, somebody else changed your file: export it again from the program that you created it in.',
      found.slice(0, 5).map((runs) => cite.runs(runs)),
    );
  },
};

/** Tells whether a text at a place is an instruction; an order may name the candidate, too. */
const instructionsAbout = (name: string | null) => {
  const nameInText = name === null || name.trim() === '' ? null : name.toLowerCase();
  return (text: string, place: Place): boolean => {
    if (injectionPatterns[place].some((pattern) => pattern.test(text))) return true;
    if (nameInText === null) return false;
    const folded = text.toLowerCase();
    return folded.includes(nameInText) && orderForCandidate.test(folded.replaceAll(nameInText, theCandidate));
  };
};

/**
 * The runs of the bullets of jobs, of all list items with the lines that go on in small letters, and of the sections of
 * projects, publications and talks.
 */
const runsAboutWork = (resume: Resume, visual: Reading): ReadonlySet<number> => {
  const lines = new Set(
    resume.sections.flatMap(({ kind, lines: own }) => (kind === 'projects' || kind === 'publications' ? own : [])),
  );
  for (const job of [...resume.experience, ...resume.volunteering])
    for (const { spans } of job.bullets) for (const { line } of spans) lines.add(line);
  visual.lines.forEach(({ text, isListItem, markerLength }, index) => {
    if (isListItem || markerLength > 0 || (lines.has(index - 1) && /^\P{L}*\p{Ll}/u.test(text))) lines.add(index);
  });
  return new Set([...lines].flatMap((line) => visual.lines[line]?.pieces.map(({ run }) => run) ?? []));
};
