import type { RejectionReason, Origin } from '#contract/wording/judged.ts';

const originWords: Record<Origin['origin'], (from: string) => string> = {
  'same-verb': (from) => `another form of “${from}”`,
  'same-deed': (from) => `says the same as “${from}”`,
  'deed-as-verb': (from) => `“${from}” as a verb`,
  'shorter-phrase': (from) => `shorter for “${from}”`,
  'small-word': () => 'a small word',
  'same-number': (from) => `the same number as “${from}”`,
  'your-fact': () => 'the fact that you confirmed',
  moved: () => 'moved; the words are the same',
  opening: () => 'can go: the verb is enough',
  'says-nothing': () => 'can go: it says nothing',
};

const reasonWords: Record<RejectionReason, (word: string) => string> = {
  'new-word': (word) => `“${word}” is neither in your bullet nor in a fact that you confirmed.`,
  number: (word) =>
    word === '' ? 'It changes a number or what it counts.' : `“${word}” changes a number or what it counts.`,
  responsibility: (word) =>
    word === ''
      ? 'It changes how much responsibility you had.'
      : `It changes how much responsibility you had (“${word}”).`,
  negation: () => 'It turns a “not” around.',
  limit: (word) =>
    word === '' ? 'A word that limits what you say would be added or removed.' : `“${word}” limits what you say.`,
  'lost-word': (word) => `“${word}” would be lost.`,
  meaning: () => 'In this form, the words could mean something else.',
  order: () => 'In a different order, the words could mean something else.',
  characters: (word) => `It has an unusual character (${word}).`,
  'too-long': () => 'It is too long.',
  'too-many-changes': () => 'There are too many changes to check together.',
};

/** Texts of suggested wordings. */
export const words = {
  action: 'Suggest a wording',
  title: 'Suggest a wording',
  bullet: 'Your bullet',
  consent: {
    lead: 'A language model can propose another wording. You decide whether anything is sent to it.',
    to: (recipient: string, model: string): string =>
      `It goes to ${recipient} (model: ${model}), which the operator of this site has chosen.`,
    what: 'What is sent: this bullet as shown below, and later each bullet that you ask about, with the facts that you confirm for it. Nothing is sent unless you ask.',
    not: 'Numbers in brackets stand for what stays here: names, contact details, employers, schools, titles and dates of your resume, and other words with a capital letter.',
    sample: 'This would be sent:',
    agree: 'Agree and continue',
    refuse: 'No, switch it off',
  },
  ask: {
    facts: 'Facts you confirm for this job (optional)',
    factsHint: 'One per line, exactly as it may be added. Up to five.',
    sends: 'This is sent:',
    send: 'Send and suggest',
    waiting: 'Waiting for a suggestion…',
    failed: 'We got no suggestion. Please try again.',
    off: 'Switch suggestions off',
    close: 'Close',
  },
  result: {
    lead: 'We compared the suggestion with your bullet word for word. Take what you like; the scores change only with your resume.',
    offered: 'You can take',
    take: (before: string, after: string): string => {
      if (before === '') return `Add “${after}”`;
      return after === '' ? `Leave out “${before}”` : `“${before}” → “${after}”`;
    },
    rejected: (count: number): string =>
      count === 1 ? 'One change that we do not offer' : `${count} changes that we do not offer`,
    none: 'Nothing in this suggestion can be taken: it would change what your bullet says.',
    same: 'The model has no better wording for this bullet.',
    outcome: 'Your bullet then',
    put: 'Put it into my resume',
    again: 'Ask again',
  },
  done: { title: 'Your bullet was changed', message: 'Undo takes it back.' },
  setting: {
    title: 'Suggested wordings',
    on: (recipient: string): string => `On. A bullet goes to ${recipient} only when you ask for a suggestion.`,
    unasked: 'Choose “Suggest a wording” in the menu of a bullet. Nothing is sent before you agree.',
    off: 'Off. Nothing is sent to a language model.',
    turnOn: 'Let me choose again',
    turnOff: 'Switch off',
    failed: 'We could not save this. Please try again.',
  },
  originOf: ({ origin, from }: Origin): string => originWords[origin](from ?? ''),
  reasonOf: (reason: RejectionReason, word: string): string => reasonWords[reason](word),
} as const;
