/**
 * Endings of job titles that differ by the gender of the person, folded, and one form for both. Written by us; each is
 * applied to both titles that are compared, so that nobody is a worse match for a title in her own form.
 */
const endings: readonly { endings: string; instead: string; example: string }[] = [
  { endings: 'erin', instead: 'er', example: 'Elektronikerin, Elektroniker' },
  { endings: 'orin', instead: 'or', example: 'Direktorin, Direktor' },
  { endings: 'eurin', instead: 'eur', example: 'Redakteurin, Redakteur' },
  { endings: 'istin', instead: 'ist', example: 'Spezialistin, Spezialist' },
  { endings: 'antin', instead: 'ant', example: 'Praktikantin, Praktikant' },
  { endings: 'entin', instead: 'ent', example: 'Assistentin, Assistent' },
  { endings: 'eutin', instead: 'eut', example: 'Therapeutin, Therapeut' },
  { endings: 'ektin', instead: 'ekt', example: 'Architektin, Architekt' },
  { endings: 'wirtin', instead: 'wirt', example: 'Fachwirtin, Fachwirt' },
  { endings: 'arztin', instead: 'arzt', example: 'Zahnärztin, Zahnarzt' },
  { endings: 'login|loge', instead: 'log', example: 'Psychologin, Psychologe' },
  { endings: 'ischer|ischen', instead: 'ische', example: 'pädagogischer Assistent, pädagogische Assistentin' },
  { endings: 'frau', instead: 'mann', example: 'Bürokauffrau, Bürokaufmann' },
  { endings: 'trice|teur|tore', instead: 'tor', example: 'conductrice, conducteur; educatrice, educatore' },
  { endings: 'euse', instead: 'eur', example: 'vendeuse, vendeur' },
  { endings: 'iere|iera', instead: 'ier', example: 'infirmière, infirmier; infermiera, infermiere' },
  { endings: 'ienne', instead: 'ien', example: 'technicienne, technicien' },
  { endings: 'dora', instead: 'dor', example: 'vendedora, vendedor' },
  { endings: 'era|ero', instead: 'er', example: 'enfermera, enfermero' },
  { endings: 'eira|eiro', instead: 'eir', example: 'enfermeira, enfermeiro' },
  { endings: 'ada|ado', instead: 'ad', example: 'abogada, abogado' },
  { endings: 'ata|ato', instead: 'at', example: 'impiegata, impiegato' },
  { endings: 'iva|ivo', instead: 'iv', example: 'administrativa, administrativo' },
  { endings: 'aria|ario', instead: 'ari', example: 'secretaria, secretario' },
];

/** Shorter words are rarely titles. */
const minLetters = 6;

const compiled = endings.map((row) => ({ pattern: new RegExp(`(?:${row.endings})$`, 'u'), instead: row.instead }));

/** A folded word of a title in the form that it has for everybody: 'elektroniker' for 'elektronikerin'. */
export const forAnyGender = (word: string): string => {
  if (word.length < minLetters) return word;
  const row = compiled.find(({ pattern }) => pattern.test(word));
  return row === undefined ? word : word.replace(row.pattern, row.instead);
};
