import { stemOf } from '../text/stem.ts';

/**
 * Suffixes that derive another word from the same base, on stems, longest first: 'scheduler', 'supervisory',
 * 'negotiation'.
 */
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

/** A shorter rest is too ambiguous: 'order' is not 'ord', 'driver' not 'driv'. */
const minRestLength = 5;

/** Words whose relatives have another meaning: 'public' and 'publication', 'created' and 'creative'. Origin: written by us. */
const alone: ReadonlySet<string> = new Set(
  'accountable apartment charter collective conductor creative department dependable director effective engine executive foundation generative initiative instructor inventory objective personable product production productive reactive account accountant counter customer custom computer operation operator position condition information presentation present report reporter market marketer number member general conference minister corporation corporate author factor sector vendor commission generation generator conversion reception receptor section session profession professional motion reaction relation'
    .split(' ')
    .map(stemOf),
);

/** Families whose words have different stems, one per line. Origin: written by us. */
const irregular: ReadonlyMap<string, string> = new Map(
  `analyze analyse analysis analyst analytics
  maintain maintains maintained maintaining maintenance
  retain retained retaining retention
  reconcile reconciled reconciling reconciliation reconciliations
  acquire acquired acquiring acquisition acquisitions
  diagnose diagnosed diagnosis diagnostic diagnostics
  resolve resolved resolving resolution resolutions
  comply complied complying compliance compliant
  prescribe prescribed prescribes prescriber prescribers prescribing prescription prescriptions
  transcribe transcribed transcription transcriptionist
  submit submitted submission submissions
  describe described description descriptions
  procure procured procurement
  test tests tested testing tester
  research researched researcher
  teach taught teaching teacher
  troubleshoot troubleshot troubleshooting
  sew sewed sewing sewn
  register registered registers registering registration registrations
  certify certified certifies certifying certification certifications
  verify verified verifies verifying verification
  classify classified classifies classifying classification
  specify specified specifies specifying specification specifications
  modify modified modifies modifying modification modifications
  publish publishes published publishing publisher publication publications
  laboratory laboratories lab labs
  make makes made making
  write wrote written writes writing
  sell sold sells selling
  buy bought buys buying
  grow grew grown grows growing
  draw drew drawn drawing drawings draftsman`
    .split('\n')
    .flatMap((line) => {
      const words = line.trim().split(' ');
      return words.map((word): [string, string] => [stemOf(word), words[0] ?? word]);
    }),
);

/**
 * Names of fields of work whose verb has another meaning: 'accounts' are not accounting, 'reported to' is not
 * reporting. Origin: written by us.
 */
const ownMeaning: ReadonlySet<string> = new Set(
  'accounting marketing reporting banking housing staffing branding shipping packaging processing fencing bedding clothing catering'.split(
    ' ',
  ),
);

/** Whether a one-word term is matched only by itself, in no other form. */
export const matchesOnlyItself = (plain: string): boolean => ownMeaning.has(plain);

/**
 * The common form of a word's relatives, from its stem: 'schedule', 'scheduling' and 'scheduler', 'negotiate' and
 * 'negotiation'. Wider than a stem, so it is used only when a stem found nothing.
 */
export const familyOf = (stem: string): string => {
  const known = irregular.get(stem);
  if (known !== undefined) return known;
  if (alone.has(stem)) return stem;
  // The stemmer turns 'supervise' into 'superviz', but not 'supervision'.
  const ending = endings.find((end) => stem.endsWith(end) && stem.length - end.length >= minRestLength);
  const rest = (ending === undefined ? stem : stem.slice(0, -ending.length)).replace(/z$/, 's').replace(/e$/, '');
  return rest.at(-1) === rest.at(-2) ? rest.slice(0, -1) : rest;
};
