import { compilePhrases } from '../phrases/compile.ts';
import { anyOf } from '../phrases/compose.ts';

// What the words for a condition of the work also mean. Origin: written by us.

const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;

/** Trade with sponsors: 'sponsorship packages for the festival'. */
export const sponsorsOfEvents = compilePhrases(
  `
  (event|executive|corporate|sports?|partner|brand) sponsorships?
  sponsorship (packages?|deals?|sales|opportunities|agreements?|programs?|programmes?|revenue|budget)
  `,
  wholeWords,
);

/** Where the place is free, nobody has to come to it. */
export const anywhere = compilePhrases(
  `
  anywhere
  (fully|100 ?%|completely|entirely) remote
  remote[- ]first
  choose (where|the|your) (working )?(location|place)?
  autonomy to choose
  `,
  wholeWords,
);

/** What is hybrid, and not a place of work. */
export const hybridThings = compilePhrases(
  `
  hybrid (cloud|mobile|apps?|applications?|infrastructures?|systems?|search|it|networks?)
  hybrid (vehicles?|cars?|engines?|seeds?|data|methods?|projects?|agile|architectures?)
  `,
  wholeWords,
);

/** 'Do the heavy lifting on a migration', 'lift revenue by 20%': nothing is carried. */
export const notCarried = anyOf(
  compilePhrases(
    `
    (do|does|doing|did) (all |most |some )?(of )?(the )?heavy lifting
    heavy lifting (for|on|behind|in)
    `,
    wholeWords,
  ),
  /\blift(?:ing|s)? (?:\w+ ){0,3}\d{1,3} ?(?:%|percent\b)/iu,
);

/** Who lets guests in does not practice law. */
export const guests = compilePhrases(
  `
  (control|manage|monitor|refuse|check)* {2 words}admissions?
  guests?
  patrons?
  tickets?
  drinks?
  cocktails?
  salad bar
  `,
  wholeWords,
);

/** 'Under the supervision of attorneys admitted to the bar': they are, and not the applicant. */
export const attorneysOfOthers = compilePhrases(
  `
  (of|by|to|with|for|from|assist|assists|assisting|support|supports|supporting) {3 words}(attorneys|lawyers)[^,;.]{0,60}
  `,
  { start: 'word', ignoreCase: true },
);

/** 'At least 16 years of experience', 'over 18 months of practice'. */
export const noAge = anyOf(
  /\b(?:16|18|21)\+? (?:months?|hours?|weeks?|days?|credits?|units?)\b/iu,
  /\b(?:16|18|21)\+? years? (?:of (?!age\b)|(?:\p{L}+ )?experience\b|in\b)/iu,
);

/** Hours that nobody has to work are a benefit. */
export const freeHours = anyOf(
  compilePhrases(
    `
    (no|without|free|never) ([a-z]+ )?(nights?|night shifts?|shifts?|weekends?|overtime)
    weekends? (off|free)
    (2|3|4|two|three|four)[- ]day weekends?
    overtime (is |will be )?paid
    `,
    wholeWords,
  ),
  // 'Summer Fridays and long weekends', but 'you will work long weekends'
  /(?<!\bwork(?:ing)? )\blong weekends?\b/iu,
);

/** 'A degree or an apprenticeship', 'an apprenticeship or experience': the training is not needed. */
export const degreeInstead = compilePhrases(
  `
  degree
  bachelor
  master
  [a-zäöüß]{0,20}studium
  hochschul[a-zäöüß]{4,12}
  licence
  universi[a-zé]{2,8}
  laurea
  licenciatura
  ingenier[ií]a
  curso superior
  hbo
  (oder|bzw.|ou|o|of|or) [^,;.]{0,30}(erfahrung|expérience|experience|experiencia|experiência|esperienza|ervaring)
  (no|without) {1 words}(completed|finished)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);
