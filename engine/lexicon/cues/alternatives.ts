import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, inSequence } from '../phrases/compose.ts';

// Words right before a list of which not everything is asked for. Origin of all lists: written by us.

const oneOfThem = `
  (one|any|either|some|several|two)( or more| combination)? of
  (one|any|either|some|several|two)( or more| combination)? of (the following|these|those)
  (one|any|either|some|several|two)( or more| combination)? of (the following|these|those) {2 words}[\\p{L}-]{2,20}
  (eine|einer|eines|einem|einen|zwei|mehrere|mehreren|einige|einigen) der (folgenden|genannten) [\\p{L}-]{3,30}
  (un|une|plusieurs) des [\\p{L}]{3,30} suivante?s
  (uno|una|alguno|alguna|algunos|algunas) de (los|las) siguientes [\\p{L}]{3,30}
  (uno|una|alcuni|alcune) (dei|delle|tra i|tra le) seguenti [\\p{L}]{3,30}
  (um|uma|algum|alguma|alguns|algumas) d[oa]s seguintes [\\p{L}]{3,30}
  (een|één|enkele) van de volgende [\\p{L}]{3,30}
`;
/** 'At least one scripting language (Python, Perl)' */
const oneKind = `
  at least one {3 words}(language|framework|tool|platform|database|system|technology)
  at least one {3 words}(program|package|library|method|certification|cloud|provider)
  (mindestens|wenigstens) eine[rsmn]? {1 words}[\\p{L}-]{3,30}(sprache|sprachen|system|systeme|datenbank|framework)
  au moins une? (langage|logiciel|outil|framework|langue)
  (al menos una?|algun|algún|alguna) (lenguaje|herramienta|programa|framework)
  almeno un[oa]? (linguaggio|strumento|programma|framework)
  (pelo menos uma?|algum|alguma) (linguagem|ferramenta|programa|framework)
`;
const behindNoLetter = { start: 'letter', ignoreCase: true } as const;
const [ofThem, ofKind] = [compilePhrases(oneOfThem, behindNoLetter), compilePhrases(oneKind, behindNoLetter)];

/** Whether a text has such words anywhere. Where it has none, no text before a term needs to be looked at. */
export const namesOneOf = compilePhrases(`${oneOfThem}\n${oneKind}`, { ignoreCase: true });

/** 'At least one of the following:', 'any of', 'eine der folgenden Sprachen:' at the end of a text: one is asked for, and not all. */
export const oneOf = anyOf(
  inSequence(ofThem, /\s{0,2}[:(]?\s*$/iu),
  inSequence(ofKind, /\s{0,2}[:(,]\s*$/iu),
  inSequence(ofKind, /[\s(,:]{1,3}(?:such as|like|e\.g\.,?|z\. ?B\.|wie|comme)\s*$/iu),
);

/** Letters of the longest of the phrases below, and one before it. */
export const maxLengthOfExampleCue = 20;
/** At the end of a text: what follows are examples of what is asked for. */
export const exampleCue = compilePhrases(
  `
  (such as|for example|for instance|e.g.|e.g.,|eg) $
  (z.B.|z. B.|beispielsweise|bspw.) $
  (tels que|telles que|comme|par exemple|p. ex.) $
  (tales como|por ejemplo|ad esempio|tais como|por exemplo|zoals|bijvoorbeeld) $
  `,
  { start: 'letter', ignoreCase: true },
);
