import { compilePhrases } from '../phrases/compile.ts';

// What job postings in other languages ask of a person rather than of their skills. Origin of all lists: written by us, from how such postings are worded.

/** Qualities of a person, told by what the noun ends in: 'Einsatzbereitschaft', 'Kommunikationsvermögen'. */
export const traitAbroad = compilePhrases(
  `
  *bereitschaft
  fahigkeit(en)?
  (kommunikations|team|kooperations|konflikt|kritik|lern|anpassungs|durchsetzungs)fahigkeit(en)?
  (begeisterungs|uberzeugungs|leistungs|entscheidungs|problemlosungs|organisations)fahigkeit(en)?
  (auffassungs|denk|abstraktions|integrations|kontakt|konzentrations|handlungs)fahigkeit(en)?
  (reflexions|urteils|umsetzungs|beobachtungs|merk|arbeits)fahigkeit(en)?
  kompetenz(en)?
  (sozial|kommunikations|team|selbst|handlungs|losungs|problemlosungs|konflikt|entscheidungs)kompetenz(en)?
  (organisations|methoden|kunden|service|personal)kompetenz(en)?
  *mentalitat
  *arbeitsweise
  *vermogen
  *starke
  *orientierung
  *motivation
  *freude
  *bewusstsein
  *geschick
  *initiative
  *gefuhl
  *denken
  *lichkeit
  *igkeit
  *enheit
  *auftreten
  *personlichkeit
  *leidenschaft
  *organisation
  curiosite
  ponctualite
  assiduite
  polyvalence
  autonomie
  reactivite
  proactivite
  perseverance
  tenacite
  souplesse
  `,
  { start: 'text', end: 'text' },
);

/** What follows these is a quality of a person or a condition of the work: 'esprit analytique', 'Bereitschaft zu Reisen'. */
export const traitOpeners = compilePhrases(
  `
  // French
  esprit
  sens
  aisance
  // Spanish and Italian
  espiritu
  sentido
  capaz
  capaces
  consciente
  capace
  spirito
  senso
  // German
  *bereitschaft
  belastbarkeit
  wunsch
  // where somebody lives
  residir
  residente?s?
  residenza
  morar
  domicilio
  domiciliato
  habiter
  resider
  wohnhaft
  woonachtig
  // French
  volonte
  affinite
  personnalite
  `,
  { start: 'text', end: 'text' },
);

/** What follows these is liked or can be done: 'Gespür für Typografie' names a skill, 'Lust auf Neues' does not. */
export const likingOpeners = compilePhrases(
  `
  // French
  gout
  passion
  capacites?
  // Spanish, Italian, Portuguese and Dutch
  pasion
  passione
  paixao
  passie
  // German
  freude
  spass
  lust
  begeisterung
  gespur
  affinitat
  `,
  { start: 'text', end: 'text' },
);

/** What everybody likes, and what people are like: no skill behind 'Freude an' and 'capacité de'. */
export const generalLikings = compilePhrases(
  `
  // German
  neue[mns]
  *kunden*
  *kontakte?
  *arbeit(en)?
  *leben
  *lernen
  *entwicklung
  *team
  *beziehung(en)?
  *aufgaben?
  *themen
  *menschen
  *miteinander
  patienten
  bewohnern?
  kindern?
  jugendlichen
  senioren
  tieren?
  zahlen
  technik
  technologien?
  trends?
  details?
  austausch
  begegnung(en)?
  bewegung
  beruf
  branche
  *kommunikation
  dialog
  eigenverantwortung
  verantwortung
  erfolg
  *herausforderung(en)?
  *gestalten
  gestaltung
  handeln
  ideen
  innovation(en)?
  karriere
  leistung
  mitgestaltung
  natur
  umgang
  pflege
  produkten?
  qualitat
  reisen
  schule
  service
  sprachen?
  unternehmen
  veranderung(en)?
  abwechslung
  wachstum
  welt
  zukunft
  *platz
  jobs?
  *tatigkeit(en)?
  marken?
  teamwork
  *atmosphare
  *umfeld
  *umgebung
  *projekten?
  dingen?
  *wechsel
  *wissen
  thema
  sache
  *kultur
  gasten?
  mehr
  // French
  adaptation
  analyse
  anticipation
  apprentissage
  autonomie
  challenges?
  chiffres
  communication
  concentration
  conflits
  contact
  decisions?
  defis?
  details?
  ecoute
  efforts?
  equipes?
  expression
  humain(s|e|es)?
  initiatives?
  innovation
  integration
  leadership
  management
  mobilisation
  observation
  organisation
  persuasion
  physiques?
  priorites
  problemes
  raisonnement
  relations?
  relationnel(s|le|les)?
  service
  stress
  synthese
  taches
  travail
  `,
  { start: 'text', end: 'text' },
);
