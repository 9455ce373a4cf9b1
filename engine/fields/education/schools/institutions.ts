import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { inSequence } from '../../../lexicon/phrases/compose.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { fold } from '../../../text/fold.ts';
import {
  courseProviders,
  institutionNames,
  institutionPhrase,
  institutionStems,
  institutionWords,
} from '../../../lexicon/work/institution-words.ts';
import { remembered } from '../../../text/remembered.ts';

/** True for a word that names a kind of school, in any language: 'College', 'Uniwersytet', 'Kantonsschule'. */
export const isSchoolWord = (word: string): boolean =>
  institutionWords.has(word) || (institutionStems.test(word) && !academicAdjective.test(word));

/** 'Máster Universitario' is a degree, 'Centro Universitario' a school by both words. */
const academicAdjective = /^(?:universitari[oae]?s?|universitair)/u;

/** 'Harrow Central High', 'Maple Grove Elementary': the level of the school ends its name, and 'School' is left out. */
const levelAtEnd = /^(?!junior |senior |upper |lower )(?:\p{Lu}[\p{L}.'’-]+ ){1,4}(?:high|elementary)$/iu;

/** Fields of study about schools: 'Diploma in School Leadership'. Folded. */
const aboutSchools = inSequence(
  compilePhrases('(school|college|preschool)', { start: 'text' }),
  / (?:based )?/u,
  compilePhrases(
    `
    (business |and college )?(leadership|management|administration|governance|improvement)
    prep(aratory)?( (program(me)?|track|curriculum|diploma|course))?
    (counsel(l)?ing|psychology|librarianship|library media|nursing|health|social work|teaching|education|guidance)
    `,
    { end: 'text' },
  ),
);

/** 'à l’Université', 'dell’Istituto': the article is no part of the word. */
const withoutElisions = (text: string): string =>
  /['’]/u.test(text) ? text.replaceAll(/(?<!\p{L})(?:d|l|all|dall|dell|nell|sull)['’](?=\p{L}{3})/giu, '') : text;

/** Score from 0 (no signal that `text` names a school) to 3. */
export const institutionScore = remembered((text: string): number => {
  // 'Govt.College'
  const words = lookupWordsOf(withoutElisions(text).replaceAll(/(?<=\p{L}{2})\.(?=\p{L}{3})/gu, ' '));
  const hasWord = words.some(isSchoolWord);
  const folded = fold(text);
  if (aboutSchools.test(folded)) return 0;
  if (hasWord || (words.length <= 10 && institutionPhrase.test(folded)))
    return words.length <= 14 && /\p{Lu}/u.test(text) ? 3 : 0.5;
  if (levelAtEnd.test(text) || (courseProviders.test(folded) && /\p{Lu}/u.test(text))) return 3;
  return words.length <= 6 && words.some((word) => institutionNames.has(word)) && /\p{Lu}/u.test(text) ? 2 : 0;
});

/** 'lycée Harrow', 'universidad de Valdarno': the kind in lower case, then the name, as some languages write it. */
export const isKindAndName = (text: string): boolean =>
  kindBeforeName.test(text) && institutionScore(`X ${text.split(' ', 1)[0] ?? ''}`) >= 3;

const kindBeforeName =
  /^\p{Ll}[\p{Ll}'’]+(?: (?!(?:in|for|and|with|on|at|to|as) )\p{Ll}[\p{L}'’-]*){0,3} (?:[dl]['’]|["“«])?\p{Lu}/u;
