import { compilePhrases } from '../compile.ts';
import { anyOf, followedBy, inSequence, notFollowedBy, optional } from '../compose.ts';

// Where a posting is done with a degree and its subject. Origin of all lists: written by us.

/** With 'with' or 'in' they ask for something else than a degree. */
const askedBeside = compilePhrases(
  `
  (experience|knowledge|familiarity|proficiency|skills?|training) (with|in|of|using|as)
  (Erfahrung|Kenntnisse?|Berufserfahrung|Erfahrungen) (mit|in|im|als|von|der)
  [a-zäöüß]{0,12}erfahrung
  (expérience|connaissances?|maîtrise) (en|de|des|du|dans|avec|d)
  (experiencia|conocimientos?|experiência|conhecimentos?) (en|em|con|com|de|mínima|previa|prévia|demostrable|laboral)
  (esperienza|conoscenza) (in|con|di|nel|pregressa|minima)
  (ervaring|kennis) (met|in|van)
  `,
  { ignoreCase: true },
);

/** After one of these, the degree and its subject are complete and another requirement follows. */
export const afterDegree = anyOf(
  /;|\.\s|\s\(?(?:or equivalent|or \d)/iu,
  inSequence(
    /\bwith /iu,
    followedBy(
      /\d|at least|experience|strong|proven|(?:a )?minimum|[^,;.]{3,40} (?:experience|knowledge|skills|training)\b/iu,
    ),
  ),
  /\bplus\b/iu,
  // 'Nursing degree, experience in geriatrics a plus'
  inSequence(/,\s/iu, followedBy(inSequence(/(?:[\p{L}-]{1,20} ){0,2}/iu, askedBeside))),
  // 'Abgeschlossene Ausbildung und Erfahrung im Verkauf', 'Grado en Derecho y experiencia en'
  inSequence(
    /\s(?:und|sowie|oder|et|ou|y|e|ed|o|en|of)\s/iu,
    followedBy(inSequence(/(?:[\p{L}-]{1,24} ){0,2}/iu, askedBeside)),
  ),
  // 'BSc MS Office'
  / (?=(?:msn? office|microsoft|office 365)\b)/iu,
  // 'Nursing degree, lifting 50 pounds'
  /,\s(?:and |must |be |able to |ability to ){0,3}(?:lift|carry|stand)(?:ing)?\b/iu,
  inSequence(
    /\b(?:and|or) /iu,
    followedBy(/at least|\d|proven|strong|experience|(?:\w+ to )?\w+ (?:\(\d+\) )?(?:years|yrs|months)/iu),
  ),
);

const kindsOfExperience = compilePhrases(
  `
  practical
  work
  professional
  combination of
  `,
  { ignoreCase: true },
);

const anotherDegree = compilePhrases(
  `
  in
  of
  level
  standard
  from
  degree
  diploma
  qualifications?
  certificat(e|ion)s?
  education
  studies
  training
  credentials?
  title
  `,
  { end: 'word', ignoreCase: true },
);

/** Experience is accepted instead of a degree: 'or equivalent work experience'. */
export const orExperience = anyOf(
  inSequence(
    /\bor (?:an? )?(?:equivalent|comparable|relevant|related|significant|similar)?\s*/iu,
    optional(inSequence(kindsOfExperience, / /iu)),
    /experience\b/iu,
  ),
  /\bequivalent (?:practical|work|combination)\b/iu,
  // 'oder vergleichbare Berufserfahrung', 'o experiencia equivalente'
  inSequence(
    /\s(?:oder|ou|o|of)\s(?:[\p{L}-]{1,24} ){0,3}/iu,
    /\p{L}{0,10}(?:erfahrung|expérience|experiencia|experiência|esperienza|ervaring)/iu,
  ),
  // 'BSc or equivalent in optics', 'or equivalent qualification': another degree
  inSequence(/\bequivalent /iu, notFollowedBy(inSequence(/(?:\w+ ){0,2}?/iu, anotherDegree))),
  /\bor comparable\b/iu,
);
