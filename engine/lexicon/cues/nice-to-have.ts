import { cuesAbroad } from '../adverts/abroad.ts';
import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, followedBy, inSequence, notFollowedBy, notPrecededBy, precededBy } from '../phrases/compose.ts';
import { conjunctionAbroad } from './conjunctions.ts';
import { shortWish } from './short-wishes.ts';

// Cues that make a requirement nice to have. Each list applies to its kind of requirement and to the kinds below it. Origin of all lists here: written by us.

const sizes = [
  '(big |huge |strong |real |major |definite |great |distinct |added |clear )?',
  '(nice |welcome |valuable |significant |massive |considerable |decided |extra )',
];
/** 'a plus', 'a nice plus'. Not any word: 'You lead a team plus a budget'. */
const sized = (nouns: string): string => sizes.map((size) => `an? ${size}${nouns}`).join('\n');

/** Beside years of experience. */
const besideYears = `
  preferred
  desirable
  ideally
  ${sized('plus')}
`;

/** Beside a degree. */
const besideDegree = `
  ${besideYears}
  preferably
  ${sized('(advantage|bonus)')}
  beneficial
  nice to have
  bonus
`;

/** 'useful but not required' */
const wishedButNot = '(useful|helpful|handy|nice|good|great|desirable|welcome|interesting)(,|,? but|,? and) not_';

/** 'B.Tech (not compulsory but an add on)' */
const ofDegreeOnly = `
  ${wishedButNot}
  ${besideDegree}
  not (compulsory|mandatory|essential)
  advantageous
  (is|(would|will|may|can) (also )?be|but) (helpful|useful|welcome|desired)
  an? (added )?add[- ]on
`;

/** Beside a spoken language. */
const besideLanguage = `
  ${besideDegree}
  (for|in) some (of (the|our) )?(positions|roles|posts|jobs)
  some (positions|roles|posts|jobs) (may |might )?require
  advantageous
  ${sized('asset')}
  (is|are|be|also|very|but) (helpful|useful|handy|welcome)
  ${wishedButNot}
  but not (required|essential|necessary|mandatory|needed)
`;

/** In a clause about a skill, and in a sentence. */
const valued = `
  preferable
  (is|are) favou?red
  (experience|knowledge|skills?|qualifications?|certificat(es?|ions?)) (is |are )?(favou?red|desired|appreciated)
  (viewed|regarded|looked (up)?on|considered) (very |most )?favou?rably
  (experience|knowledge|skills?) highly (valued|regarded|appreciated)
  (in|to) your favou?r
  prefer (candidates|applicants|someone|people|those|experience|previous|prior)
  (is|are|be|also) (highly|greatly) (valued|regarded|appreciated)
  thrilled
  would make us (very |really |extra )?(happy|smile)
`;

/** In a clause about a skill. */
const inClause = `
  ${besideLanguage}
  ${valued}
  ${wishedButNot}
  useful but
  (is|are) nice (but|though)
  not a must
  given preference
  preference (will be|is) given
  (extra|bonus|brownie) points
  would be (very )?(welcome|welcomed)
  ['’]d love it if
  may also have
  (although|though|but) (full |some )?training (can|will) be (given|provided)
  helps? but
  (can|may|will) (also )?be considered$
  (is|are) not (required|essential|necessary|mandatory|needed)
  (isn|aren)['’]t (required|essential|necessary|mandatory|needed)
`;

/** In a whole sentence. */
const inSentence = `
  ${besideLanguage}
  ${valued}
  preference
  pluses
  plus points?
  nice-to-have
  desired
  advantage
  helpful
  even more attractive
  handy
  deal[- ]?breaker
  useful
  would be (nice|great|good|useful|an? )
  not (required|essential|necessary)
  welcome
  optional
`;
/** 'Even better: SQL', but 'to deliver even better care'. */
const evenBetter = /\beven better\b(?=\s*(?:$|[:,.!–—-]|if\b|with\b))/iu;
/** 'Sake would be lovely', but 'you would be great at sake'. */
const wouldBeNice = inSequence(
  compilePhrases('would be (nice|great|good|useful|lovely|sweet|wonderful|fantastic|awesome|amazing)', {
    start: 'word',
    end: 'word',
    ignoreCase: true,
  }),
  /(?! (?:at|with|in|for|fit)\b)/iu,
);
/** 'Rust would be ideal', but 'the ideal candidate has'. */
const idealThing = /\bideal\b(?! candidate| applicant| person)/iu;

/** 'An ideal candidate will also have' wishes for more, 'the ideal candidate has' asks. */
const idealInClause = /(?<!\b(?:the|our) )\bideal\b/iu;

/** Right before a wish they take it back: 'no es opcional', 'kein Pluspunkt, sondern Pflicht', 'not just a nice-to-have', 'wie gewünscht'. */
const takenBack = notPrecededBy(
  inSequence(
    /(?<!\p{L})(?:(?:no|not|non|não|nicht|keine?|niet|geen|pas|cannot|wie)|\p{L}n['’]t)/iu,
    /(?: (?:an?|un|une|um|uma|ein|een|es|son|é|è|just|only|merely|simply|nur|bloß|alleen|solo|seulement)){0,2}[ -]/iu,
  ),
);

const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;
// Without the start, 'databases plus Kafka' would contain 'es plus', and 'Scrum plus Kafka' 'um plus'.
const abroad = cuesAbroad('nice', { start: 'letter', ignoreCase: true });

const unlessTakenBack = (...cues: readonly RegExp[]): RegExp => inSequence(takenBack, anyOf(...cues));

/** Years of experience with one of these are nice to have. */
export const niceYearsCue = unlessTakenBack(compilePhrases(besideYears, wholeWords), abroad);

/** Adverbs at the start of a clause about a nice-to-have, in English, and in the other languages, where a conjunction may precede them. */
export const ideallyEnglish = compilePhrases('ideally\npreferably', { ignoreCase: true });
export const ideallyAbroad = compilePhrases(
  `
  // German
  idealerweise
  im idealfall
  bestenfalls
  optimalerweise
  vorzugsweise
  // French
  idéalement
  de préférence
  si possible
  // Spanish, Italian and Portuguese
  idealmente
  preferib(lemente|ilmente)
  preferentemente
  preferencialmente
  // Dutch
  bij voorkeur
  idealiter
  liefst
  `,
  { ignoreCase: true },
);
const ideallyAtStart = inSequence(/^/iu, ideallyAbroad);
const wishAtStart = anyOf(
  ideallyAtStart,
  compilePhrases(
    `
  ideally
  (preferred|desired) (candidate|applicant)s?
  (preferred|desired|desirable|nice to have|bonus)( (experience|skill|qualification|requirement|point)s?)?:
  `,
    { start: 'text', ignoreCase: true },
  ),
);
/** Whether a statement begins as a wish: 'Preferred: 5 years of rigging'. 'Bonus program after 2 years' is none. */
export const isWish = (text: string): boolean => wishAtStart.test(text.replace(/^\W+/u, ''));

const wishAtEnd = compilePhrases(
  `
  not a must
  helps
  (desired|desirable|optional|appreciated|helpful|useful|welcome|an asset)
  favou?red
  `,
  wholeWords,
);
/** A degree with one of these is nice to have; the last ones speak of it only at its end: 'Degree in geology desired'. */
export const niceDegreeCue = unlessTakenBack(
  compilePhrases(ofDegreeOnly, wholeWords),
  wouldBeNice,
  inSequence(wishAtEnd, /(?=\s?(?:[.,;)]|$))/iu),
  shortWish,
  abroad,
);

/** 'PAT testing useful', but 'useful reports'. */
const usefulThing =
  /[\p{L})](?<!\b(?:and|or|be|to|are|is|not|nicht)|n['’]t) (?:helpful|useful|handy|optional)[.\s]*$/iu;

/** 'Kafka (optional)', 'Optional: Kafka', 'Kafka a big +', 'Plus: Kafka', but 'optional benefits' and 'IntelliCare Plus'. */
const besideItem = anyOf(
  /(?:^|\b(?:is|are) |(?:[[(–—]|(?<!\p{L})-)\s?)(?:optional|plus)\s?(?:[\])]|[.\s]*$)/iu,
  /^\W*(?:optional|pluse?s?)(?: points?| if you\b.*| skills?)?\s?:/iu,
  /^\W*plus if\b/iu,
  // 'Good to have: masts', but 'Good to have you here'
  /\bgood to have\b(?! (?:you|us|an?|the)\b)/iu,
  // 'Experience with masts appreciated', but 'achieve the results desired', 'a team where everyone is appreciated'
  inSequence(
    /\b(?:experience|knowledge|familiarity|exposure|background)\b/iu,
    /(?:(?! (?:where|that|which|who|whom|to|features|results|outcomes?|is required|required)\b)[^,;.]){1,60}/iu,
    / (?:appreciated|desired|favou?red)[.\s]*$/iu,
  ),
  // 'Masts a +', but 'Security+ or A + certification'
  inSequence(
    /(?<!\b(?:comptia|or|and|of|have|hold) )\ba (?:big |huge |strong |real |major )?\+/iu,
    /(?=\s*(?:$|[.,;:)\]!]|for\b|in\b|if\b|but\b))/iu,
  ),
);

/** A clause about a spoken language with one of these is nice to have. */
export const niceLanguageCue = unlessTakenBack(
  compilePhrases(besideLanguage, wholeWords),
  wouldBeNice,
  besideItem,
  shortWish,
  abroad,
);

/** A clause about a skill with one of these is nice to have. */
export const niceClauseCue = unlessTakenBack(
  compilePhrases(inClause, wholeWords),
  evenBetter,
  wouldBeNice,
  idealInClause,
  usefulThing,
  besideItem,
  shortWish,
  abroad,
);

/** A sentence with one of these is about a nice-to-have. */
export const niceSentenceCue = unlessTakenBack(
  compilePhrases(inSentence, wholeWords),
  evenBetter,
  wouldBeNice,
  idealThing,
  besideItem,
  shortWish,
  abroad,
);

/** An adverb that ends its sentence is about what precedes it: 'a diploma, ideally'. */
const goesOn = /(?!\p{L})(?!\s*(?:[.;)]|$))/iu;
/** Where a wish begins behind what is asked: 'German and ideally English', 'Deutsch sowie idealerweise Englisch'. */
export const wishBehindAsk = inSequence(
  anyOf(/,/iu, inSequence(/(?<!\p{L})/iu, anyOf(/and|or/iu, conjunctionAbroad))),
  /,?\s+/iu,
  followedBy(inSequence(anyOf(ideallyEnglish, ideallyAbroad), goesOn)),
);

/** Whether what begins at a place is wished for: 'a CCNA and ideally 3 years', 'Erfahrung, idealerweise ein Studium'. */
export const isBehindWish = (text: string, at: number): boolean => {
  const [, ...wishes] = `${text.slice(0, at)}x`.split(wishBehindAsk);
  return wishes.length > 0 && !/[,;.]/.test(wishes.at(-1) ?? '');
};

/** Words that say of what precedes them, in the other languages, that it is needed: 'Kafka zwingend, Docker von Vorteil'. */
const demandAbroad = compilePhrases(
  `
  // German
  (erforderlich|notwendig|zwingend|voraussetzung|vorausgesetzt|pflicht|ein muss|unerlässlich)
  // French
  (requis|exigé)e?s?
  (indispensable|obligatoire)s?
  impérati(f|ve)s?
  // Spanish and Portuguese
  (imprescindible|indispensable|excluyente)s?
  (obligatori|requerid|necesari|obrigatóri|necessári|exigid)[oa]s?
  (indispensáve|imprescindíve)(l|is)
  // Italian
  indispensabil[ei]
  (obbligatori|richiest|necessari)[oaie]
  // Dutch
  (vereist|verplicht|noodzakelijk|een must)
  `,
  { start: 'letter', ignoreCase: true },
);

/** Words that say of what precedes them, in the other languages, whether it is needed or wished for. */
export const needAbroad = anyOf(
  demandAbroad,
  compilePhrases(
    `
    // German
    (wünschenswert|erwünscht|von vorteil|profil ab)
    // French
    (souhaité|apprécié)e?s?
    facultati(f|ve)s?
    un (plus|atout)
    // Spanish and Portuguese
    (deseable|valorable)s?
    desejáve(l|is)
    (opcional|diferencial)
    // Italian
    (preferibil|preferenzial)[ei]
    gradit[oaie]
    // Dutch
    (gewenst|een pré|een pre)
    `,
    { start: 'letter', ignoreCase: true },
  ),
);

/** The same as `demandAbroad` in English, but not 'as needed'. */
const demandEnglish = /\b(?:required|essential|mandatory|necessary|(?<!as )needed|a must)/iu;

/** What follows says more of the same: 'required and would be an advantage', 'exigé et sera un plus'. */
const goesOnAboutIt = compilePhrases(
  `
  (is|are|was|would|will|can|could|must|should|not|highly|strongly|an? (big |huge |strong )?(plus|advantage|asset|bonus))
  (preferred|required|desirable|desired|essential|mandatory|helpful|useful|beneficial|used|applied)
  (ist|sind|wäre|wären|wird|werden|von vorteil|nicht|est|sont|sera|serait|un (plus|atout)|es|son|será|sería|no)
  (è|sono|sarà|sarebbe|non|é|são|será|seria|não|zijn|zou|niet|een (plus|pré))
  `,
  { end: 'letter', ignoreCase: true },
);

/** Words that say that something is needed, in all languages. */
export const saysNeed = anyOf(demandEnglish, demandAbroad);

const andAbroad = anyOf(/and/iu, conjunctionAbroad);
/** The 'and' behind what is needed: 'BLS required and ACLS preferred', 'Kafka zwingend und Docker von Vorteil'. */
export const andBehindNeed = inSequence(
  / /iu,
  andAbroad,
  / /iu,
  notFollowedBy(goesOnAboutIt),
  precededBy(inSequence(saysNeed, / /iu, andAbroad, / /iu)),
);

/** Words that begin what is wished or needed, after a comma: ', deseable Docker', ', indispensabile Kafka'. */
export const needBehindComma = compilePhrases(
  `
  wünschenswert
  gerne (mit|auch)
  souhaité
  (deseable|valorable)s?
  se valorará
  gradit[oaie]
  desejáve(l|is)
  (indispensabile|indispensable|imprescindible|imprescindível|zwingend)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);
