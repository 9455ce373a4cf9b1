import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, followedBy, inSequence, notFollowedBy } from '../phrases/compose.ts';

// How an employer speaks of itself in a whole sentence. Origin of all lists: written by us, from postings.

/** What somebody calls the employer. */
const kindsInFront = compilePhrases(
  `
  compan(y|ies)
  [Gg]roup
  providers?
  employers?
  organi[sz]ations?
  charit(y|ies)
  agenc(y|ies)
  firms?
  trust
  manufacturers?
  retailers?
  suppliers?
  distributors?
  non-?profit
  not-for-profit
  start-?up
  consultanc(y|ies)
  // German and Dutch
  [Uu]nternehmen(sgruppe)?
  [A-Z][a-zäöü]{2,20}unternehmen
  Arbeitgeber
  bedrijf
  organisatie
  `,
  { start: 'letter', end: 'letter' },
);

/** The same in languages whose adjectives follow: 'une entreprise familiale', 'una empresa líder'. */
const kindsBeforeAdjective = compilePhrases(
  `
  // French
  sociétés?
  entreprises?
  groupe
  // Spanish and Portuguese
  empresas?
  grupo
  compañía
  // Italian
  azienda
  aziende
  gruppo
  `,
  { start: 'letter', end: 'letter' },
);
const kindsOfEmployer = anyOf(kindsInFront, kindsBeforeAdjective);

/** Words that tell of something else before the kind is named: 'SAP is a must, as our company uses it'. */
const notOfKind = compilePhrases(
  `
  // what somebody needs
  must
  plus
  asset
  bonus
  advantage
  requirement
  prerequisite
  [Mm]uss
  Vorteil
  Voraussetzung
  atout
  requisit[oi]
  vereiste
  // another clause
  for
  who
  that
  which
  with
  as
  because
  since
  da
  weil
  // another noun
  in
  of
  to
  at
  our
  your
  für
  im
  bei
  unser(e[rsmn]?)?
  pour
  dans
  de
  du
  notre
  para
  por
  en
  nuestr[oa]
  per
  della?
  nella?
  nostr[oa]
  em
  d[oa]
  noss[oa]
  voor
  van
  onze?
  `,
  { end: 'letter' },
);
const wordOfKind = inSequence(notFollowedBy(notOfKind), /[^\s.;:!?]{1,24} /u);
const maxWordsOfKind = 7;

/** What goes on behind the kind in English and German: unlike 'a company standard', 'a group requirement'. */
const behindKind = anyOf(
  /\s*(?:[.,;:!?()–—]|$)/u,
  / \p{Ll}{2,}(?:ing|ed)(?!\p{L})/u,
  inSequence(
    / /u,
    compilePhrases(
      `
      in
      of
      at
      to
      for
      with
      from
      across
      that
      which
      who(se)?
      where
      and (an?|the|one|we|has|is)
      in
      mit
      für
      aus
      im
      d(e|er|as|ie|es|i)
      del
      que
      qui
      che
      con
      avec
      com
      met
      voor
      dat
      `,
      { end: 'letter' },
    ),
  ),
);

/** 'Greenmoor Rail is the second largest provider of', 'Greenmoor ist ein führendes Unternehmen': a name, and what it is. */
const nameAndKind = inSequence(
  /^(?!(?:You|We|It|This|That|He|She|They|Sie|Er|Es|Du)\b)\p{Lu}[\p{L}\p{N}&’'.-]*/u,
  /(?: (?:\p{Lu}[\p{L}\p{N}&’'.-]*|of|and|for|the|&|de|und)){0,5} /u,
  /(?:is|are|ist|est|es|è|é) (?:an?|the|one of|eine?[rsnm]?|une?|un['’]|una|uma?|een|l['’]un[ae]?|d[ae]s|der|die) ?/u,
  new RegExp(`(?:${wordOfKind.source}){0,${maxWordsOfKind}}`, 'u'),
  anyOf(kindsBeforeAdjective, inSequence(kindsInFront, followedBy(behindKind))),
);

/** 'Our vision is to', 'Our ‘Ropes First’ strategy is at the heart of' */
const itsAims =
  /^Our (?:[^\s.,;:]{1,20} ){0,5}(?:mission|vision|values?|strategy|purpose|motto|philosophy|ambition|goal) (?:is|are)\b/u;
/** 'Northfell Mental Health Trust provides care', 'The School offers': what it does. */
const itsWork = inSequence(
  /^(?:The )?(?:\p{Lu}[\p{L}&’'-]* (?:(?:of|and|for|the|&) )?){0,8}/u,
  compilePhrases(
    `
    (Trust|Hospital|School|College|Company|Council|University|Agency|Society|Association|Institute|Museum|Group|Firm)
    (Centre|Center|Clinic|Academy|Foundation|Charity|Authority|Library|Bank|Department)
    `,
    { end: 'letter' },
  ),
  / (?:(?:also|currently|now|\w+ly) )?/u,
  compilePhrases('(provides|offers|delivers|runs|operates|serves|employs|was|has been|cares|works with)', {
    end: 'letter',
  }),
);
/** 'a company with more than 15 years of experience': fewer than ten are what a job asks for. */
export const itsYears = inSequence(
  kindsOfEmployer,
  / (?:mit|with|avec|con|com|met) (?:\p{L}+ ){0,2}[1-9]\d{1,2}\+? ?(?:Jahren?|years?|ans|años|anni|anos|jaar)\b/u,
);
export const namedEmployer = anyOf(nameAndKind, itsAims, itsWork, itsYears);

/** Where the employer is at home, and what it does for those who work there; in lower case. */
export const saidOfEmployer = compilePhrases(
  `
  with (its|their|our) (head ?quarters?|head office|main office)_
  (they|it|we) (also )?ha(s|ve) a (strong|growing|global|large|national) presence_
  we (support|reward|celebrate|recogni[sz]e|appreciate|invest in) (you|your|our (people|staff|teams?|employees))_
  we (look after|care for) (you|your|our (people|staff|teams?|employees))_
  we (offer|provide|give)_
  `,
  { start: 'text' },
);
