import { cuesAbroad } from '../adverts/abroad.ts';
import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, inSequence } from '../phrases/compose.ts';

/** 'You lead a team', 'You closely monitor': verbs that describe duties when 'you' precedes them. Origin of all lists here: written by us. */
const workOfYours = compilePhrases(
  `
  lead
  own
  run
  plan
  manage
  build
  design
  teach
  drive
  handle
  oversee
  coordinate
  develop
  install
  maintain
  prepare
  supervise
  operate
  write
  advise
  sell
  cook
  repair
  inspect
  assess
  monitor
  schedule
  train
  `,
  { end: 'word' },
);

const phrasesOfDuties = compilePhrases(
  `
  you will
  you['’]ll
  responsib*
  duties
  the role
  this role
  role is
  will be (working|responsible|involved|required)
  reporting to
  accountable
  tasked
  a day in the life
  our (tech |technology |current )?stack (is|includes|consists)
  // 'the opportunity to lead'
  to manage
  to lead
  to develop
  to ensure
  to provide
  to deliver
  to maintain
  to support
  to work
  to assist
  to prepare
  to design
  to plan
  to carry
  to undertake
  `,
  { start: 'word', end: 'word' },
);

/** A sentence in lower case with one of these describes duties. */
export const dutyCue = anyOf(inSequence(/^you (?:\w+ly )?/u, workOfYours), phrasesOfDuties);

/** The same in the other languages. */
export const dutyCueAbroad = cuesAbroad('duty');

/** Questions that advertise the job rather than ask for something: 'Would you like to join us?' */
export const advertisingQuestion = inSequence(
  compilePhrases(
    `
    would you (like|love|enjoy|want)
    are you (looking|ready|tired|searching|seeking|interested)
    do you (want|dream|fancy)
    looking for
    searching for
    ready (to|for)
    want to
    fancy
    tired of
    why not
    `,
    { start: 'text', end: 'word' },
  ),
  /[^?]*\?/u,
);
