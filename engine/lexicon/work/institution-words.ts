import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, inSequence } from '../phrases/compose.ts';
import { wordSet } from '../word-set.ts';

/** Words in the names of schools and universities, in lower case without accents; seven languages, written by us. */
export const institutionWords: ReadonlySet<string> = wordSet(
  `university college school academy institute institution polytechnic conservatory seminary campus faculty universities tafe vidyalaya vidhyalaya vidyapeeth vidyapith mahavidyalaya kalasala pathshala pamantasan hss ghss mhss ghs`,
  `universitat hochschule fachhochschule gymnasium realschule berufsschule berufskolleg akademie institut gesamtschule gesamthochschule musikhochschule kolleg schule dhbw volkshochschule oberschule mittelschule schulhaus schulzentrum oberstufenzentrum`,
  `universite ecole lycee college iut insa polytechnique conservatoire institut faculte cegep`,
  `externato universidad escuela colegio instituto facultad politecnica universidade escola faculdade universita scuola liceo istituto politecnico accademia`,
  `universiteit hogeschool rijksuniversiteit roc lyceum instituut`,
  `colaiste scoil gaelscoil gaelcholaiste pobalscoil meanscoil ollscoil ysgol prifysgol coleg`,
  `atheneum scholengemeenschap lisesi sekolah smkn sman`,
  `liceum technikum yliopisto ammattikorkeakoulu lukio egyetem iskola fakultet univerza sveuciliste`,
);

/**
 * Beginnings and ends that words for schools share across languages: 'Uniwersytet', 'Universitas', 'Politeknik',
 * 'Kantonsschule', 'Hoërskool'. Folded.
 */
export const institutionStems: RegExp = anyOf(
  /^(?:univer[sz]i[td]|uniwersytet|polyte(?:ch|k)|polite[ck]|akademi|academi[ae]|kolej|koleg[ij]|colleg[eij])/u,
  /^(?:gymna[sz]|gimna[sz]|lyce|lice[iou]$|licej)|^institut(?:e|es|o|os|ul|ut)?$/u,
  /(?:schulen?|skol[ae]n?|skool|szkola|school|universitat|gymnasium|akademie)$/u,
  // 'Studieninstitut', 'Abendkolleg', 'Berufsbildungszentrum'
  /\p{L}{4}(?:institut|kolleg)$|(?:bildungs|schulungs)(?:zentrum|werk|institut)$/u,
  // 'Barnfieldcollege', 'Harrowlyceum'
  /\p{L}{4}(?:college|lyceum|instituut|atheneum)$/u,
);

/** 'Preparatoria No. 5', 'Secundaria Técnica 12', 'CBTis 75': levels and kinds of schools that a number makes a name. Folded. */
export const numberedSchool: RegExp = anyOf(
  inSequence(
    /^(?:preparatoria|secundaria|telesecundaria|primaria|bachillerato|jardin)(?: \p{L}+){0,2} /u,
    /(?:n[o°º]\.? ?|num\.? |# ?)?\d{1,4}$/u,
  ),
  /^(?:cbtis|cetis|cbta|cecyte?m?|cobach|cobaem|cobao|conalep) (?:n[o°º]\.? ?)?\S/u,
  // 'et' and 'cch' are words of other languages and of accountants, too
  /^(?:cch|e\.?e\.?s\.?t\.?|e\.?t\.?) (?:n[o°º]\.? ?|#)?\d/u,
);

/** Schools, chambers and training centers that are recognized by several words, or by letters that mean a school only at the start. Folded, without accents. */
export const institutionPhrase: RegExp = anyOf(
  /^(?:cfa|greta|afpa|mfr|ifsi|ifas|ies|ceip|cifp|cepa|iefp|itis|itc|ipsia|ipsar|ipssar|ihk|hwk|vhs|iti) \S/u,
  /^(?:bbs|bsz|osz|htl|hak|hbla|brg) \S/u,
  compilePhrases(
    `
    chambre de (metiers|commerce)
    handwerkskammer
    industrie- und handelskammer
    camara de comercio
    camera di commercio
    `,
    { start: 'text' },
  ),
  /\b(?:adult|community|continuing|vocational) education(?: cent(?:er|re)| program(?:me)?)?$/u,
  /\b(?:tech|technical|technology|career|vocational|skills|training|learning) cent(?:er|re)\b/u,
  /\b(?:centr|institu|fundaci|fondazion|corporaci|facult|ciudad|cidade)\p{L}* universitair?\p{L}+/u,
  /\bapprenticeship (?:training )?(?:committee|council|trust)\b|\bjatc$|\bjob corps cent(?:er|re)\b/u,
  /\bsixth form\b|^klein seminarie\b|^cbs \S/u,
  /\p{L} cc$/u,
  /\p{L} iti(?: |$)/u,
  /\p{L} h ?s ?s(?: |$)/u,
  /^(?:senai|senac|etec|fatec|conalep|sena) \S/u,
  numberedSchool,
  // state schools of Brazil
  /^(?:e\.? ?e\.|e\. ?m\.|c\. ?e\.|emef|emei|eeep|eeb) \S/u,
  // schools of the Netherlands and Flanders, and of the GDR
  /^(?:csg|osg|rsg|gsg|kta|vti|gti|vbs|gbs) \S/u,
  /^(?:pos|eos) (?:["„“]|\p{L}{3})/u,
);

/** Providers of online courses and bootcamps that have no word for a school in their names. Folded. Written by us. */
export const courseProviders: RegExp = compilePhrases(
  `
  general assembly
  le wagon
  ironhack
  app academy
  hack reactor
  fullstack academy
  lambda school
  bloomtech
  springboard
  thinkful
  tripleten
  careerfoundry
  brainstation
  makers academy
  the odin project
  free ?code ?camp
  open ?classrooms?
  code(academy|cademy)
  treehouse
  pluralsight
  skillshare
  linkedin learning
  khan academy
  datacamp
  simplilearn
  great learning
  upgrad
  platzi
  crehana
  domestika
  alura
  rocketseat
  trybe
  coursera
  udemy
  udacity
  edx
  future ?learn
  hackerrank
  scrimba
  cisco networking academy
  wild code school
  ada tech school
  spiced academy
  neue fische
  42 (paris|berlin|lisboa|madrid|heilbronn|wolfsburg)
  `,
  { start: 'text', end: 'text' },
);

/** Companies and associations that issue certificates. Folded. Written by us. */
export const certificateIssuers: RegExp = compilePhrases(
  `
  cisco
  microsoft
  google( cloud| digital garage)?
  ibm
  aws
  amazon( web services)?
  oracle
  meta
  huawei
  (the )?linux foundation
  comptia
  red hat
  salesforce
  hubspot( academy)?
  pmi
  project management institute
  isc2
  isaca
  axelos
  scrum alliance
  scrum.org
  american heart association
  american red cross
  hashicorp
  sap
  adobe
  autodesk
  `,
  { start: 'text', end: 'text' },
);

/** Short names of universities and schools. Written by us. */
export const institutionNames: ReadonlySet<string> = wordSet(
  `mit ucla usc nyu lse ucl unam caltech eth ethz epfl kth iit nit iiit bits iim harvard stanford yale princeton oxford cambridge cornell dartmouth georgetown purdue penn upenn berkeley wharton insead hec rwth tum lmu kit fu hu tu uc suny cuny unc uva umass uiuc ubc kaist postech usp unicamp puc uned uab upc upm polimi sapienza sorbonne coursera udacity udemy edx codecademy codeacademy tudelft vu asu ucsd ucsb uci ucd uw ut tamu virginia-tech byu`,
  // Ireland, South Africa, Australia, Canada
  `dcu ucc nuig tcd dkit lyit gmit unisa wits uct ukzn cput uwc unsw rmit qut uts mcgill sfu uqam`,
  // United States, United Kingdom
  `gatech rpi wpi njit umd umbc vcu sdsu sjsu csulb csuf csun uconn soas lshtm kcl qmul uea uclan`,
  // India, Nigeria
  `ignou jntu vtu aktu sppu gtu rgpv unilag unn oau futa`,
  // France, Spain, Italy, Brazil and Portugal, the Netherlands and Belgium
  `cnam epitech epita supinfo isep essec escp edhec kedge afpa aftral esic esade iese uc3m uoc polito unibo luiss bocconi iulm`,
  `ufrj ufmg ufrgs ufsc unesp fgv iscte fontys saxion avans ulb vub hogent uliege ucll`,
);

/** Towns whose names contain a word for schools, folded: before a state they are places. */
export const townsNamedLikeSchools: ReadonlySet<string> = new Set([
  'college park',
  'college place',
  'college point',
  'college station',
  'state college',
  'collegeville',
  'collegedale',
  'campus',
  'university city',
  'university heights',
  'university park',
  'university place',
]);
