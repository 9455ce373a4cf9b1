/** British and irregular forms that no rule below covers, mapped to one form. A Map, because 'constructor' is a word in resumes. */
const sameWord: ReadonlyMap<string, string> = new Map([
  ['programme', 'program'],
  ['programmes', 'program'],
  ['licence', 'license'],
  ['licences', 'license'],
  ['defence', 'defense'],
  ['centre', 'center'],
  ['centres', 'center'],
  ['catalogue', 'catalog'],
  ['cheque', 'check'],
  ['tyre', 'tire'],
  ['fibre', 'fiber'],
  ['metre', 'meter'],
  ['analyses', 'analysis'],
  ['diagnoses', 'diagnosis'],
  ['taught', 'teach'],
  ['led', 'lead'],
  ['wrote', 'write'],
  ['written', 'write'],
  ['built', 'build'],
  ['sold', 'sell'],
  ['people', 'person'],
]);

const britishEnding = /(i|y)s(e|es|ed|er|ers|ing|ation|ations)$/;

const britishToAmerican = (word: string): string => {
  const spelled = word.includes('is') || word.includes('ys') ? word.replace(britishEnding, '$1z$2') : word;
  const shorter = spelled.length >= 6 && spelled.includes('our') ? spelled.replace('our', 'or') : spelled;
  return shorter.includes('ae')
    ? shorter.replace('aesth', 'esth').replace('paed', 'ped').replace('haem', 'hem')
    : shorter;
};

const hasVowel = (word: string): boolean => /[aeiouy]/.test(word);

const withoutPlural = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

const withoutEnding = (word: string): string => {
  if (word.endsWith('ing') && word.length >= 6 && hasVowel(word.slice(0, -3))) return word.slice(0, -3);
  if (word.endsWith('ied') && word.length >= 5) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ed') && !word.endsWith('eed') && word.length >= 5 && hasVowel(word.slice(0, -2)))
    return word.slice(0, -2);
  return word;
};

/**
 * One form for the inflections of a word: 'mentored' and 'mentoring', 'policies' and 'policy', 'modelling' and
 * 'modeling'. Not a dictionary form: both sides of a comparison have to be stemmed. Expects lower case without
 * accents.
 */
export const stemOf = (lowered: string): string => {
  const word = britishToAmerican(sameWord.get(lowered) ?? lowered);
  if (word.length < 4 || !/^[a-z]+$/.test(word))
    return /^[a-z]{2,3}\d*s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word;
  let stem = withoutEnding(withoutPlural(word));
  if (stem.length >= 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  if (stem.length >= 4 && stem.endsWith('y')) stem = `${stem.slice(0, -1)}i`;
  return stem.length >= 4 && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
};
