import { stemOf } from './stem.ts';

/** Endings that make another kind of word of the same thing, on stems, longest first: 'scheduler', 'supervisory', 'negotiation'. */
const endings = [
  'ations',
  'ation',
  'ition',
  'atori',
  'ator',
  'ativ',
  'ment',
  'abl',
  'ori',
  'ion',
  'iv',
  'er',
  'or',
  'at',
  'e',
];

/** A shorter rest says too little: 'order' is not 'ord', 'driver' not 'driv'. */
const shortestRest = 5;

/** Words whose relatives mean something else. Origin: written by us. */
const alone: ReadonlySet<string> = new Set(
  'account accountant counter customer custom computer operation operator position condition information presentation present report reporter market marketer number member general conference minister corporation corporate author factor sector vendor commission generation generator conversion reception receptor section session profession professional motion reaction relation'
    .split(' ')
    .map(stemOf),
);

/** Names of trades whose verb means something else: 'accounts' are no accounting, 'reported to' is no reporting. Origin: written by us. */
const ownMeaning: ReadonlySet<string> = new Set(
  'accounting marketing reporting banking housing staffing branding shipping packaging processing fencing bedding clothing catering'.split(
    ' ',
  ),
);

/** Whether a term of one word is answered only by itself, in no other form. */
export const standsAlone = (plain: string): boolean => ownMeaning.has(plain);

/**
 * One form for the relatives of a word, given its stem: 'schedule', 'scheduling' and 'scheduler', 'negotiate' and 'negotiation'. Wider than a stem,
 * so it is asked only where a stem found nothing.
 */
export const familyOf = (stem: string): string => {
  if (alone.has(stem)) return stem;
  // 'supervise' is spelled 'superviz' by the stems, 'supervision' is not.
  const ending = endings.find((end) => stem.endsWith(end) && stem.length - end.length >= shortestRest);
  const rest = (ending === undefined ? stem : stem.slice(0, -ending.length)).replace(/z$/, 's').replace(/e$/, '');
  return rest.at(-1) === rest.at(-2) ? rest.slice(0, -1) : rest;
};
