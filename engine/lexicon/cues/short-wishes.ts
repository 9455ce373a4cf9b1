import { compilePhrases } from '../phrases/compile.ts';
import { conjunctionAbroad } from './conjunctions.ts';
import { anyOf, followedBy, inSequence, notPrecededBy, optional, precededBy } from '../phrases/compose.ts';

// Clauses of few words that end in a wish: 'Kafka welcome', 'Masts are much appreciated'. Origin of all lists: written by us.

const wishes = compilePhrases(
  `
  welcomed?
  appreciated
  desired
  valued
  favou?red
  advantageous
  beneficial
  helpful
  useful
  handy
  optional
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** With one of these before the wish, it is about people or about something else: 'a team where everyone is appreciated'. */
const otherSubject = compilePhrases(
  `
  (where|that|which|who|whom|whose|when|what|how|so|as|to)
  (you|we|they|everyone|everybody|anyone|nobody|all|it|this|our|your|their)
  (feel|feels|feeling|make|makes|making|ensure|keep|deliver|achieve|produce|write|provide)
  (results?|outcomes?|effects?|features?|levels?|standards?|tone)
  (not|never|no|nor|neither|without|isn['’]t|aren['’]t|wasn['’]t)
  `,
  { end: 'letter', ignoreCase: true },
);

/** Who is welcome: 'career changers', 'newly qualified nurses', 'applicants of all backgrounds'. */
export const welcomePeople = compilePhrases(
  String.raw`
  [\p{L}-]{0,20}(ers|ors|ists|ants|ents|ees|ians)
  (graduates|people|men|women|nurses|candidates|backgrounds|applications|enquiries|ages|abilities)
  (dogs|pets|kids|children|families|parents|mums|dads|friends)
  `,
  { start: 'letter', ignoreCase: true },
);
const peopleNamed = inSequence(
  welcomePeople,
  / (?:(?:is|are|be|also|always|very|most|warmly|particularly|especially|equally) ){0,4}/iu,
);

/** A short clause from its beginning to its last word. 'Friendly and helpful' are two of a kind. */
const shortClause = inSequence(
  /(?:^\W{0,3}|[,;:(|–—]\s?|\s[-/]\s)/iu,
  optional(anyOf(/and /iu, inSequence(conjunctionAbroad, / /iu))),
  new RegExp(`(?:(?!(?:${otherSubject.source}))[^\\s,;:()]{1,30} ){1,8}`, 'iu'),
  notPrecededBy(/ (?:and|or|&) /iu),
);

/** Where a clause is over, or goes on about its wish. */
const endOfClause = anyOf(
  /\s*(?:[.,;:!)|\]–—]|\s-\s|$)/iu,
  /\s+(?:but|though|although|and not|for (?:this|the|our) (?:role|position|job|post|team))(?!\p{L})/iu,
);

/** 'Kafka welcome', 'Experience with masts is much appreciated': the wish at the end of a short clause. */
export const shortWish = inSequence(
  wishes,
  followedBy(endOfClause),
  // Behind the wish, so that few texts are looked at.
  precededBy(inSequence(shortClause, wishes)),
  notPrecededBy(inSequence(peopleNamed, wishes)),
);
