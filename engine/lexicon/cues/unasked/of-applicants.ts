import { compilePhrases } from '../../phrases/compile.ts';
import { anyOf, inSequence } from '../../phrases/compose.ts';
import { welcomePeople } from '../short-wishes.ts';

// What a posting says of applicants that no resume shows. Origin of all lists: written by us, from postings.

/** The age that applicants need: 'at least 18 years of age', '18 years or older'. Not '18 years of experience'. */
export const ageNeeded = compilePhrases(
  String.raw`
  (must|should|shall) be {3 words}(1[6-9]|2[0-5]) years( old| of age)( (or|and|&) (older|over|above))?
  (must|should|shall) be {3 words}(1[6-9]|2[0-5]) years (or|and|&) (older|over|above)
  (must|should|shall) be (aged |over |above |at least |a minimum of |no younger than )?(1[6-9]|2[0-5]) years
  (1[6-9]|2[0-5])\+? years? (or|and|&) (older|over|above)
  aged? (1[6-9]|2[0-5])\+
  aged? (1[6-9]|2[0-5]) (or|and|&) (older|over|above)
  (1[6-9]|2[0-5])\+? years? (old|of age)( (or|and|&) (older|over|above))?
  (1[6-9]|2[0-5])\+? (or|and|&) older
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** A sentence that says where the work is done and nothing else: 'Hybrid.', 'Remote' */
export const placeOfWorkAlone =
  /(?<=^|[.;:]\s)(?:hybrid|remote|on-?site|office-based|in-office)(?: (?:working|role|position))?(?=[.;]|$)/giu;

/** What an employer looks up, and no resume shows. */
export const drivingRecord = compilePhrases(
  `
  (clean |good |safe |acceptable |satisfactory |excellent |valid )?(driving|driver['’]?s?|motor vehicle) records?
  (clean |good |acceptable |satisfactory )?mvr
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** Means of transport, which an application form asks for. */
export const ownTransport = compilePhrases(
  `
  (own|reliable|dependable) (transport|transportation|vehicle|car)
  (valid|current|proof of) (auto|car|vehicle|automobile|motor) insurance
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** What people are, as laws against discrimination list it: nobody has to be or to show any of it. */
export const protectedTraits = compilePhrases(
  `
  sexual orientation
  gender (identity|expression)
  national origin
  (disability|veteran|marital|immigration|citizenship|parental) status
  religious (belief|creed)s?
  race, (sex|gender|ethnicity|colou?r|religion|age|class)
  ethnicity, (age|race|gender|religion)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** Before a list of them: 'diverse in race, sex and gender identity'. Behind 'knowledge of' they are a subject. */
export const ofEveryKind = compilePhrases(
  'diverse\nregardless of\nirrespective of\nwithout regard\ndiffering\nevery\nall',
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** 'Quereinsteiger aus der Gastronomie sind willkommen' */
export const peopleWelcomeAbroad = anyOf(
  /(?:quer|berufs|wieder)(?:einsteiger|anfänger)\p{L}{0,5}[^.;:]{0,100}?\bwillkommen\b/giu,
  /\bzij-instromers?[^.;:]{0,80}?\bwelkom\b/giu,
);

/** Who may apply: 'Career changers are welcome', 'newly qualified nurses welcome'. They are not what is asked for. */
export const peopleWelcome = inSequence(
  /(?<=^|[,;:.(]\s?|\s(?:but|although|though) )(?:(?!(?:and|but|although|though) )[^\s,;:()]{1,30} ){0,4}/giu,
  new RegExp(welcomePeople.source, 'giu'),
  /(?: (?:are|is|also|always|very|most|warmly|particularly|equally)){0,4}/giu,
  / (?:welcomed?|encouraged to apply|considered)(?!\p{L})/giu,
);
