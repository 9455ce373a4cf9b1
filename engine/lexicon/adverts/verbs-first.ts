import { wordSet } from '../word-set.ts';

// Words that tell whether an item of a posting begins with a verb. Without accents. Origin of all lists: written by us,
// from how such postings are worded.

/** An item that begins with one of these asks for something: 'Maîtriser Excel', 'Dominar el inglés', 'Saper usare'. */
export const askingInfinitives = wordSet(
  // French
  'avoir etre savoir pouvoir posseder maitriser connaitre disposer justifier aimer detenir parler',
  // Spanish and Portuguese
  'saber tener contar dominar conocer ser estar poseer hablar disponer haber acreditar manejar',
  'ter possuir conhecer falar gostar',
  // Italian
  'avere essere sapere saper conoscere possedere padroneggiare parlare',
);

/** French verbs in -re: most other words with this ending are nouns. */
export const infinitivesInRe = wordSet(
  `mettre prendre entreprendre comprendre rendre repondre vendre suivre construire produire conduire reduire introduire
  transmettre permettre promettre ecrire decrire lire faire defendre etendre attendre rejoindre joindre atteindre traduire
  instruire convaincre poursuivre soumettre resoudre accroitre reprendre apprendre`,
);

/** Nouns that end like an infinitive. */
export const nounsLikeInfinitives = wordSet(
  // French
  `hiver leader manager scanner container poker laser boucher boulanger berger horloger designer developer engineer
  officer driver trader partner server plaisir loisir avenir desir`,
  // Spanish and Portuguese
  'taller alquiler mujer poder lugar hogar bar militar auxiliar titular escolar lider',
  'setor valor motor gestor diretor professor fator suporte',
  // Italian
  'settore valore',
);

/** German verbs in the imperative, as duties address the reader: 'Steuere', 'Übernimm'. Those that are nouns, too, are left out. */
export const imperatives = wordSet(
  `steuere uebernimm ubernimm fuhre unterstutze trage sorge kommuniziere koordiniere organisiere analysiere betreue berate
  entwickle erstelle verantworte arbeite leite gestalte begleite kontrolliere dokumentiere optimiere prasentiere verkaufe
  bediene beantworte bearbeite prufe optimiere implementiere nimm stelle bringe setze halte`,
);
