import { compilePhrases } from '../phrases/compile.ts';
import { wordSet } from '../word-set.ts';

// How postings ask for experience without a number of years. Origin of all lists: written by us.

/** 'Experience', 'Berufserfahrung', 'experiencias'. */
export const experienceWord = compilePhrases(
  `
  experience
  [a-zäöüß]{0,24}erfahrung(en)?
  expériences?
  experiencias?
  esperienz[ae]
  experiências?
  [a-z]{0,16}ervaring
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** With one of these, experience is not what an applicant has to bring. */
export const notOfApplicant = compilePhrases(
  `
  (gain|gaining|gains|build|building|get|acquire|broaden|deepen|enrich) {4 words}experience
  (salary|pay|compensation|wage|rate|offer|grade) {8 words}experience
  (commensurate|according|depending|dependent|based|base) (with|to|on|upon) {6 words}experience
  (or|equivalent|comparable|combination of|lieu of|education and|training and|level of|levels of|of any) experience
  (an?|the|unique|best|great|memorable|amazing|our|your|their|learning) experience
  experience (level|levels|points|design|designer|designers|team|center|centre|manager|required:|is a must)
  (will|can|to|and|you|we|they|who) experience
  (years?|yrs)['’]? (of )?{3 words}experience
  (this|that|such|whose|through|by|from|lieu of) {3 words}experience
  (provides?|offers?|giving|gives?) {4 words}experience
  experience {3 words}in lieu
  // the other languages
  (años|anos|ans|anni|jahre|jahren|jaar) (de |d['’]|di |an |in )?[a-zäöüß]{0,24}(exp|esp|erfahrung|ervaring)[a-zéêç]{0,12}
  (sammeln|erweitern|vertiefen|gewinnen|einbringen)
  (acquérir|partag|enrichi)
  (adquirir|ampliar|compartir|adquira|trocar)
  (acquisire|maturerai|fare esperienza)
  (opdoen|opbouwen)
  (oder|bzw.|ou|o|of|e/o|ja|und/oder) {2 words}(gleichwertige|équivalente|equivalente|vergelijkbare)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** Where the words about a field end, and a clause says something about them. */
export const saidOfExperience = compilePhrases(
  `
  (can|could|may|will|would|should|must) be
  (is|are|being)
  (preferred|required|desired|essential|desirable|mandatory|necessary|needed)
  (welcome|helpful|useful|advantageous|beneficial)
  (a|an) {1 words}(plus|bonus|asset|advantage|must)
  strongly
  highly
  and an?
  and {1 words}(knowledge|familiarity|ability|proficiency|understanding|skills?)
  // German
  (ist|sind|wäre|wären|wird|werden)
  (wünschenswert|erforderlich|vorausgesetzt|erwünscht|vorteilhaft|notwendig|zwingend)
  von vorteil
  // French
  (est|sont|serait|sera|seraient)
  (exigée|souhaitée|requise|appréciée|indispensable|obligatoire|demandée)s?
  un (plus|atout)
  // Spanish and Portuguese
  (es|son|será|é|são|seria|sería)
  (deseable|valorable|imprescindible|requerida|necesaria|demostrable|desejável|necessária|obrigatória|indispensável)
  (se valora|se valorará)
  // Italian
  (è|sono|sarà|costituisce|costituirà)
  (richiesta|gradita|preferibile|necessaria)
  // Dutch
  (is|zijn)
  (vereist|gewenst|noodzakelijk)
  een (pré|pluspunt|plus)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** Words before 'experience' that open its clause and name no field. */
export const openingOfExperience = wordSet(`
  you we they applicant applicants candidate candidates who and or but also ideally preferably please must should need
  needs having have has hold possess bring with the an a any of in for as those to our require requires looking at
  least demonstrate demonstrates demonstrated given plus show shows
`);

/** Words before 'experience' that say of which kind it is, and name no field either. */
export const kindsOfExperience = wordSet(`
  previous prior proven relevant extensive significant sufficient strong solid some minimum recent considerable
  substantial good broad verifiable documented hands on work working job professional practical paid part full time
  preferred related direct part-time full-time hands-on on-the-job
`);

/** Adjectives of experience in the other languages, on either side of the word. Folded. */
export const kindsAbroad = wordSet(`
  erste mehrjahrige langjahrige einschlagige fundierte nachgewiesene praktische relevante umfangreiche gute
  premiere solide bonne significative reussie similaire confirmee
  amplia previa solida larga comprobada demostrable minima laboral profesional
  ampla vasta anterior comprovada minima previa profissional
  grande comprovata documentata buona pregressa maturata pluriennale solida minima precedente
  ruime aantoonbare relevante eerste enige aantoonbaar
  similaires equivalente pertinente averee confirmees professionnelle reelle bonnes forte longue
  similar similares analoga comprobable comprobada acreditada profesionales
  analoghe pregresse professionale lavorativa breve
  profissionais similar anteriores
`);

/** Words that open a clause about experience in the other languages and name no field. Folded. */
export const openingAbroad = wordSet(`
  eine einer ihre deine sie haben du hast uber mit verfugen
  une un vous avez as tu justifiez d de avec l la etre fort
  una tiene tener con contar ter com uma possuir avere una con een met je hebt
`);
