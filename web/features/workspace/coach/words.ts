import type { Report } from '../checking/live-check.ts';

type Because = Report['requirements'][number]['near'][number]['because'][number];
type Ask = Report['questions'][number]['ask'];

/** Texts of the coach. */
export const words = {
  nearest: 'Your nearest line',
  ask: 'Did you do this here?',
  askFor: (term: string): string => `Did you do this here: ${term}?`,
  yes: 'Yes, I’ll say so',
  yesFor: (term: string): string => `Yes, I’ll say so: ${term}`,
  no: 'No',
  noFor: (term: string): string => `No: ${term}`,
  dismissed: (term: string): string => `We won’t suggest this line again for ${term}.`,
  none: 'No line of yours is close to this.',
  noneHint:
    'Where no line of yours is close to a term, we say so. If you have done it, add a bullet to the job where you did it.',
  held: 'If you have it, add it by name to your certifications or languages.',
  elsewhere: 'In another job',
  elsewhereFor: (term: string): string => `Write a bullet in another job: ${term}`,
  sources:
    'Related words are from ESCO (European Commission) and the O*NET 29.2 Database (U.S. Department of Labor, CC BY 4.0), both changed by us, and from our own list. They can be wrong: only you know what you did.',
  sourcesTitle: 'How we find your nearest line',
  because: {
    word: ({ said }: Extract<Because, { by: 'word' }>): string => `It says “${said}”.`,
    meaning: ({ said, asked }: Extract<Because, { by: 'meaning' }>): string =>
      `It says “${said}”, which ESCO uses like “${asked}”.`,
    kind: ({ said, kind }: Extract<Because, { by: 'kind' }>): string =>
      `O*NET lists ${said} as the same kind: ${kind}.`,
    part: ({ said }: Extract<Because, { by: 'part' }>): string => `It says “${said}”, which goes with it.`,
  },
  hint: {
    term: (term: string): string => `Asked for: ${term}`,
    ownWords: 'Say what you did, in your own words. Nothing is added for you.',
    found: (term: string): string => `Found in your resume now: ${term}`,
    onlyIfKnown: 'Answer only what you know for sure, or leave the line as it is.',
    close: 'Close this hint',
  },
  questions: {
    title: 'Questions about your bullets',
    lead: 'These bullets do not say what came of the work. Where you know it, a result is worth adding. They change nothing by themselves.',
    answer: 'Answer in this line',
    answerFor: (line: string): string => `Answer in this line: ${line}`,
    skip: 'Not for this line',
    skipFor: (line: string): string => `Not for this line: ${line}`,
    asks: {
      people: 'How many people? For how long?',
      change: 'What was it before, and what after?',
      money: 'How much was it, and over what time?',
      contacts: 'How many, in a day or a week?',
      made: 'Who uses it, and how long did it take?',
      work: 'How many? How often?',
      any: 'How many? How often? How long?',
    } satisfies Record<Ask, string>,
  },
} as const;
