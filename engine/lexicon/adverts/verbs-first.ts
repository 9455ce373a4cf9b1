import { wordSet } from '../word-set.ts';

// Words that tell whether an item of a posting begins with a verb. Without accents. Origin of all lists: written by us,
// from how such postings are worded.

/** An item that begins with one of these asks for something: 'Maîtriser Excel', 'Dominar el inglés', 'Saper usare'. */
export const askingInfinitives = wordSet(
  // French
  'avoir etre savoir pouvoir posseder maitriser connaitre disposer justifier aimer detenir parler comprendre obtenir passer presenter beneficier exercer demontrer resider',
  // Spanish and Portuguese
  'saber tener contar dominar conocer ser estar poseer hablar disponer haber acreditar manejar entender demostrar cumplir residir aportar',
  'ter possuir conhecer falar gostar residir morar comprovar',
  // Italian
  'avere essere sapere saper conoscere possedere padroneggiare parlare comprendere risiedere',
  // German
  'kenne beherrsche habe spreche',
);

/** French verbs in -re: most other words with this ending are nouns. */
export const infinitivesInRe = wordSet(
  `mettre prendre entreprendre comprendre rendre repondre vendre suivre construire produire conduire reduire introduire
  transmettre permettre promettre ecrire decrire lire faire defendre etendre attendre rejoindre joindre atteindre traduire
  instruire convaincre poursuivre soumettre resoudre accroitre reprendre apprendre`,
);

/** French verbs in -ier, apart from those in -fier: most other words with this ending are nouns. */
export const infinitivesInIer = wordSet(
  'publier etudier negocier trier copier concilier relier associer apprecier expedier remedier varier multiplier',
);

/** Dutch verbs as duties begin with them: 'Onderhouden van machines'. Many others are skills: 'Lassen van rvs'. */
export const dutchVerbs = wordSet(
  'onderhouden begeleiden verzorgen opstellen uitvoeren beheren coordineren ontwikkelen bewaken signaleren controleren',
);

/** Nouns and adjectives that end like a verb. */
export const nounsLikeInfinitives = wordSet(
  // French
  `hiver leader manager scanner container poker laser boucher boulanger berger horloger designer developer engineer
  officer driver trader partner server plaisir loisir avenir desir plancher cuir jupyter docker tourneur
  master hacker danger super chef greffier`,
  // Spanish and Portuguese
  `taller alquiler mujer poder lugar hogar bar militar auxiliar titular escolar lider familiar similar solar bachiller
  particular popular regular celular angular master caracter chofer deber saber`,
  'setor valor motor gestor diretor professor fator suporte carater prazer',
  // Italian
  'settore valore militare cellulare regolare particolare alimentare ingegnere carattere opere lettere celere piacere benessere genere',
  // German
  'freude liebe erste gute hohe grosse neue',
);

/** German verbs in the imperative, as duties address the reader: 'Steuere', 'Übernimm'. Those that are nouns, too, are left out. */
export const imperatives = wordSet(
  `steuere uebernimm ubernimm fuhre unterstutze trage sorge kommuniziere koordiniere organisiere analysiere betreue berate
  entwickle erstelle verantworte arbeite leite gestalte begleite kontrolliere dokumentiere optimiere prasentiere verkaufe
  bediene beantworte bearbeite prufe implementiere nimm stelle halte`,
);
