import { wordSet } from '../word-set.ts';

// Origin of the list: written by us, from how job postings are worded.

/** Words beside those of a heading that leave it one: 'requises' in 'Compétences requises'. Folded. */
export const wordsOfHeadings = wordSet(
  // French
  `le la les l un une de du des d et vos votre nos tes ton candidat candidate offre poste emploi recherche recherchee recherchees
   recherches requis requise requises attendu attendue attendus attendues demande demandee demandees demandes exige exigee exigees
   exiges necessaires souhaite principales principaux professionnelles techniques personnelles cles`,
  // German
  `die der das ihr ihre ihren dein deine deinen unser unsere und an zu sie dich fachliche personliche wichtigsten kunftigen`,
  // Spanish and Portuguese
  `el los las tu tus su sus del y puesto candidato candidata requeridos requeridas requerido minimos minimas necesarios necesarias
   principales tecnicos tecnicas personales profesionales o a os as do da dos das seu sua seus suas vaga cargo funcao exigidos
   exigidas necessarios necessarias minimo obrigatorios obrigatorias pessoais tecnicas`,
  // Italian
  `il i gli lo dell della delle dei tuo tua tuoi tue richiesti richieste richiesto minimi necessari necessarie principali personali
   professionali tecniche ruolo posizione figura`,
  // Dutch
  `het een de jouw je onze van voor deze functie belangrijkste`,
);
