import { compilePhrases } from '../../phrases/compile.ts';
import { anyOf, inSequence } from '../../phrases/compose.ts';

// What a posting says of the job itself: who gives the work, what may replace a qualification, how the job is filed.
// Origin of all lists: written by us, from postings.

/**
 * Who gives the work, and where its rules are: 'under the supervision of a nurse'. What is done may follow the next
 * comma or verb. 'You come from the hotel trade' is not about it.
 */
export const givenBy = compilePhrases(
  `
  as set out in
  (tasks?|assignments?|requests?|instructions?|work|orders?|referrals?) {2 words}come from (the|our|your)_
  (requested|directed|assigned|delegated|facilitated|supervised) by
  under the (direct |general |close )?(supervision|direction|guidance|oversight) of
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** One kind of qualification in place of another: 'One year of college may substitute for a year of experience'. */
export const substituted = compilePhrases(
  `
  (may|can|will) (be )?(substitute|substituted|qualifying)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

const experienceInPlace = inSequence(
  // 'oder vergleichbare Ausbildung mit Erfahrung in Java' asks for Java.
  /(?:(?! (?:mit|und|sowie|plus|avec|et|con|y|com|e|met|en|ed) )[^.;:,]){0,40}?/giu,
  /(?<!\p{L})\p{L}{0,10}?(?:erfahrung|expérience|experiencia|esperienza|experiência|ervaring)(?!\p{L})/giu,
);
/**
 * Training or experience, in other languages than English: 'eine kaufmännische Ausbildung oder mehrjährige Erfahrung im
 * Einkauf'. One of the two is enough.
 */
export const trainingOrExperience = inSequence(
  anyOf(
    /(?<!\p{L})\p{L}{0,24}?(?:ausbildung|studium|lehre|abschluss)\b(?:(?! (?:und|sowie) )[^.;:,]){0,60}?\boder\b/giu,
    /\b(?:formation|diplôme|bac)\b(?:(?! (?:et|avec) )[^.;:,]){0,60}?\bou\b/giu,
    /\b(?:formación|titulación|estudios|grado)\b(?:(?! (?:y|e) )[^.;:,]){0,60}?\bo\b/giu,
    /\b(?:diploma|laurea|formazione)\b(?:(?! (?:e|ed) )[^.;:,]){0,60}?\bo\b/giu,
    /\b(?:formação|curso|licenciatura)\b(?:(?! e )[^.;:,]){0,60}?\bou\b/giu,
    /\b(?:opleiding|diploma)\b(?:(?! en )[^.;:,]){0,60}?\bof\b/giu,
  ),
  experienceInPlace,
);

/** How a job is classed and filed, in a row of its own or between commas: 'Full-time, Non-Exempt', 'LI-MT1'. */
export const classOfJob = anyOf(
  /(?<=^|[:,|/(]\s{0,2})(?:non-?)?exempt(?=\s{0,2}(?:$|[,|/);]))/giu,
  /(?<=^|[:,|/(]\s{0,2})(?:union|pay) (?:level|grade|scale|band) \w{1,3}(?=\s{0,2}(?:$|[,|/);]))/giu,
  /#li-[a-z0-9]{2,12}$/giu,
  // Not 'Li-ion' or 'LI-COR'
  /^li-(?:remote|hybrid|on-?site|[a-z]{2}\d{1,3})$/giu,
);
