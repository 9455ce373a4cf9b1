import { compilePhrases } from './phrases/compile.ts';

/**
 * How people allow an employer to process their data, as is usual at the end of resumes in Italy, Poland and Romania. In
 * the first person: somebody who works on data protection writes of the data of others.
 */
export const privacyConsent = compilePhrases(
  `
  consent to the (processing|use|storage) of my (personal )?data
  (authori[sz]e|allow) (you )?(the|to) (process|processing|use|use of|processing of) my personal data
  autorizzo (il|al) trattamento
  acconsento al trattamento
  trattamento dei miei dati
  wyrażam zgodę na przetwarzanie
  przetwarzani[ea] moich danych
  verarbeitung meiner (personenbezogenen )?daten
  traitement de mes données
  tratamiento de mis datos
  tratamento dos meus dados
  verwerking van mijn (persoons)?gegevens
  prelucrarea datelor mele
  de acord cu prelucrarea datelor
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);
