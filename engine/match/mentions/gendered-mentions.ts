import { phraseMentions, type Mention, type ResumeWords } from '../resume-words.ts';

/** Shorter words are rarely occupations, and 'Berl' and 'Berlin' have nothing in common. */
const minLetters = 8;
/** Shorter words that have both forms: 'Kellner' and 'Kellnerin', 'Maler' and 'Malerin'. */
const doer = /^\p{Lu}\p{Ll}{2,}er(?:in)?$/u;

/** 'Fachwirt' and 'Fachwirtin', 'Beamten' and 'Beamtin', 'Beamtin' and 'Beamter': one occupation in German. */
const formsOf = (word: string): readonly string[] => {
  const stem = word.replace(/(?:in|innen|e|en|er)$/u, '');
  return [...new Set([`${word}in`, `${stem}in`, stem, `${stem}er`, `${stem}e`])].filter((form) => form !== word);
};

/** 'Angestellter', 'Angestellte', 'Angestellten': nouns that are declined like adjectives, unlike 'Bauarbeiter'. */
const declined = /^(\p{L}*(?:angestellt|beamt|beauftragt|iert|sitzend|ständig))e[rn]?$/iu;
const declinedForms = (word: string): readonly string[] => {
  const stem = declined.exec(word)?.[1];
  return stem === undefined ? [] : [`${stem}e`, `${stem}er`, `${stem}en`].filter((form) => form !== word);
};

/** Mentions of the other gender's form of an occupation that is one German word. */
export const genderedMentions = (resume: ResumeWords, term: string): readonly Mention[] => {
  if ((term.length < minLetters && !doer.test(term)) || !/^\p{Lu}\p{Ll}+$/u.test(term)) return [];
  return [
    ...formsOf(term).filter((form) => form.endsWith('in') || term.endsWith('in')),
    ...declinedForms(term),
  ].flatMap((form) => phraseMentions(resume, form));
};
