import { compilePhrases } from '../phrases/compile.ts';
import { wordSet } from '../word-set.ts';

// Words that tell what a sentence of a posting is about and who its subject is, in the seven languages. Folded, unless said
// otherwise. Origin of all lists: written by us; the English ones after the words that are frequent in sentences without a
// skill in SkillSpan and Green (training parts).

/** Pay, leave, insurance and other things that an employer gives. */
export const perkWords = wordSet(
  `wellness tuition maternity paternity parental retirement savings allowance allowances pension holiday holidays vacation gym parking
   eligible reimbursement insurance dental vision coverage discount discounts discounted subsidised perks bonus bonuses uncapped
   commission salary pay paid package competitive remuneration scheme leave overtime annum free drinks progression benefits insured
   disability sick equity lunch snacks hourly wage compensation earn earnings rates shifts
   urlaub urlaubstage vergutung gehalt rabatt rabatte zuschuss verpflegung altersvorsorge firmenwagen jobticket homeoffice unbefristet
   vacaciones salario sueldo retribucion contrato conges mutuelle tickets salaire remuneration stipendio buoni retribuzione
   ferias vale plano beneficios vakantie vakantiedagen pensioen reiskosten salaris
   lohn zulagen tarif tarifvertrag gehaltsvorstellung befristet befristung weihnachtsgeld urlaubsgeld sonderzahlung parkplatz
   parkplatze jobrad getranke arbeitszeiten gleitzeit
   primes prime remunere indemnite indemnites interessement avantages cdi cdd horaires brut bruts
   beneficio beneficios sueldos bruto brutos nomina seguro dietas indefinido convenio
   ral mensa premio premi benefit ccnl inquadramento retributivo contratto mensilita mensili lorda lordi ferie ticket
   salarial refeicao alimentacao seguro remuneracao clt gorjetas convenio bolsa
   loon cao toeslag toeslagen eindejaarsuitkering reiskostenvergoeding contracturen dienstverband bruto`,
);

/** How to apply, and what a job site writes around a posting. */
export const applyingWords = wordSet(
  `apply applying application applications applicant applicants interview interviews shortlisted submit submitted cv resume letter
   please click button send sent contact contacted email website link www url vacancy vacancies deadline closing advert advertised
   posted posting question questions enquiries informal visit reference references details form recruitment recruiting hire hiring
   hired id ref code transcript transcripts upload uploaded queries attached document documents
   bewerbung bewerbungsunterlagen bewerben kontakt ansprechpartner candidatura candidature postuler inscripcion enviar curriculum
   vacante solliciteren sollicitatie candidarsi annuncio vaga publicado publicada
   bewirb bewerbungen vorstellungsgesprach anlagen referenznummer stellenanzeige eintrittstermin
   postulez candidatures entretien offre lettre fichier fichiers adresse pourvoir
   inscribete envianos inscribirse solicitud oferta entrevista
   candidati candidature domanda selezione annunci inviare colloquio allegato
   vagas inscricao inscricoes curriculos entrevista enviem candidatar
   vacature solliciteer sollicitaties motivatiebrief gesprek reageer reageren`,
);

/** What an employer says of itself. */
export const companyWords = wordSet(
  `company companies organisation organization trust university college school foundation group department division service
   museum hospital team world millions million globally worldwide global leading employees employee workforce founded established
   proud pride believe strive everyone diversity mission values vision largest internationally award awards history tradition heritage
   offices headquartered culture commitment committed passionate since
   unternehmen firma weltweit mitarbeitende mitarbeiter mitarbeiterinnen marktfuhrer familienunternehmen gegrundet standorte
   societe entreprise mondial leader fondee lider mundial fundada empresa compania azienda aziende fondata mundo colaboradores
   bedrijf wereldwijd opgericht
   niederlassungen kunden tradition branche inhabergefuhrt familiengefuhrt gruppe konzern
   groupe filiale fondateurs collaborateurs reconnu implante specialise acteur
   grupo multinacional delegaciones empleados equipo compania
   gruppo societa realta dipendenti sedi stabilimento settore presente
   grupo empresas unidades funcionarios mercado
   organisatie medewerkers vestigingen groeiend familiebedrijf`,
);

/** Whom an employer does not discriminate against, and why. */
export const equalityWords = wordSet(
  `gender race religion religious sexual orientation veteran disability marital pregnancy discriminate regardless age equal
   opportunity protected
   geschlecht geschlechts herkunft religion weltanschauung behinderung identitat schwerbehinderte gleichstellung
   genre origine origines handicap handicapes handicapees egalite discrimination
   sexo discapacidad raza genero igualdad
   sessi sesso nazionalita razza disabilita protette
   genero raca deficiencia deficiencias diversidade
   geslacht afkomst geloof geaardheid beperking arbeidsbeperking`,
);

/** Verbs before which the subject of a sentence ends. */
export const auxiliaryVerbs = wordSet(
  `is are was were am has have had will would can could may might shall should must does do did
   ist sind wird werden war waren hat haben kann konnen muss est sont etait a ont sera peut doit es son era esta estan tiene
   ha sara sono possui tem sao foi zijn heeft hebben wordt worden kan moet`,
);

/** A subject with one of these is who does the work, or will. */
export const holderWords = wordSet(
  `you your candidate candidates applicant applicants holder postholder successful individual individuals someone person persons
   ideal incumbent who he she they hire
   sie du ihr vous tu candidat candidate candidato candidata persona profil profilo kandidat kandidaat bewerber je jij u`,
);

/** A subject with one of these is the employer. */
export const speakerWords = wordSet(
  'we our us wir unser unsere nous notre nos nosotros nuestra nuestro noi nostra nossa nosso wij ons onze i',
);

/** A subject with one of these is the job. */
export const jobWords = wordSet(
  `role position job post work duties responsibilities task tasks responsibility shift shifts
   stelle aufgabe aufgaben tatigkeit poste missions puesto funciones trabajo ruolo mansione vaga cargo functie werkzaamheden`,
);

/** Right before or within a few words of what follows, these ask for it, in the languages besides English. */
export const askingWordsAbroad = compilePhrases(
  `
  *kenntnis(se|sen)?
  *erfahrung(en)?
  umgang
  ausbildung
  experience
  connaissances?
  maitrise
  competences?
  experiencia
  conocimientos?
  dominio
  manejo
  formacion
  esperienza
  conoscenz[ae]
  padronanza
  competenz[ae]
  capacita
  conhecimentos?
  experiencias?
  ervaring
  kennis
  beheersing
  diploma
  `,
  { start: 'text', end: 'text' },
);

/** Words of the employer about itself, in lower case with their accents. */
const we = `
  we
  our
  us
  ours
  wir
  uns
  unser(e|er|en|em|es)?
  nous
  notre
  nos
  nosotr[oa]s
  nuestr[oa]s?
  noi
  nostr[oaie]
  nós
  noss[oa]s?
  wij
  ons
  onze
`;
export const saysWe = compilePhrases(we, { start: 'letter', end: 'letter' });
export const startsWithWe = compilePhrases(`${we}\n(il|la|i|le) nostr[oaie]`, { start: 'text', end: 'letter' });

/** The employer says that it asks for something, in the languages that we read. */
export const employerAsks = compilePhrases(
  `
  we (expect|need|want|ask|require|would like)( of| from)? (you|someone|somebody|applicants?|candidates?)
  you(['’]ll| will)? need
  wir (erwarten|verlangen|fordern|wünschen uns)
  wir setzen {4 words}voraus
  (erwarten|verlangen|fordern) wir
  setzen wir {2 words}voraus
  nous (attendons|demandons|exigeons|souhaitons)
  (pedimos|exigimos|requerimos|requeremos|necesitamos|precisamos de|esperamos que)
  (chiediamo|richiediamo|ci aspettiamo)
  (wij|we) (vragen|verwachten|eisen)
  (vragen|verwachten|eisen) (wij|we)
  `,
  { start: 'letter', end: 'letter' },
);

/** Words for the reader. */
export const saysYou = compilePhrases(
  `
  you
  your
  sie
  ihr(e|er|en|em|es)?
  du
  dein(e|er|en|em|es)?
  dich
  vous
  votre
  vos
  usted
  tú
  tus?
  tu[oa]
  você
  seu
  sua
  je
  jij
  jouw
  u
  uw
  `,
  { start: 'letter', end: 'letter' },
);

/** A sentence that begins so talks about something, where an item names what is asked for. */
export const startsWithArticle = compilePhrases(
  `
  (the|this|these|its?|there|they|he|she|an?)
  (in|at|as|with|for|from|since)
  (die|der|das|les?|la|el|l[oa]s|il|lo|[oa]|de|het)
  `,
  { start: 'text', end: 'letter' },
);
