import { compilePhrases } from '../phrases/compile.ts';
import { anyOf } from '../phrases/compose.ts';
import { wordSet } from '../word-set.ts';

/** Words in the names of issuers of certificates, in addition to those for schools and companies. Folded; written by us. */
export const issuingBodyWords: ReadonlySet<string> = wordSet(
  `association society corporation institute council board federation commission guild guilds ministry cross authority agency
    chamber department bureau secretariat trust union alliance consortium committee foundation hospital clinic court
    parliament government inspectorate ambulance brigade partnership constabulary`,
  `kammer handwerkskammer verband bundesverband landesverband verein bund behorde landesamt bundesamt landratsamt
    ministerium klinikum krankenhaus feuerwehr berufsgenossenschaft dekra tuv ihk hwk vhs kreuz johanniter malteser gesellschaft landesanstalt`,
  `ordre federation ministere prefecture chambre croix syndicat association societe agence dreal`,
  `ministerio consejo consejeria camara federacion asociacion sociedad direccion junta ayuntamiento fundacion cruz`,
  `ministerio conselho camara federacao associacao sociedade secretaria fundacao prefeitura`,
  `ministero consiglio camera federazione associazione societa regione provincia croce ordine`,
  `ministerie vereniging stichting kruis bond genootschap kamer`,
);

/** Issuers whose abbreviations also name their certificates: behind a longer name, they are the issuer. Folded. */
export const bodiesNamedLikeCertificates: ReadonlySet<string> = wordSet(
  `ipaf istqb isqi nebosh iosh nccer citb cips cipd cima acca naui padi ssi nasm shrm hrci apics ascm ashrae nate`,
);

/** Ends of German and Dutch words for them: 'Bäckerverband', 'Landesfeuerwehrschule'. */
export const issuingBodyEndings = /\p{L}{3}(?:verband|verein|kammer|akademie|behorde|amt|bund|vereniging|stichting)$/u;

/** The status of a certificate, behind its issuer: 'Oven Council, current'. Folded. */
export const standing = compilePhrases(
  `
  current(ly)?( valid)?
  active
  valid
  ongoing
  in progress
  expired
  lifetime
  online
  remote
  gultig
  laufend
  unbefristet
  en cours
  vigente
  en vigor
  em curso
  in corso
  geldig
  (refreshed|renewed|updated) (yearly|annually|every year)
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);

/** What follows a certificate and belongs to its name: its level, its class, its subject or how it was passed. Folded. */
export const partsOfCertificateName = compilePhrases(
  `
  (level|class|category|cat.?|grade|tier|step|part|stage|type|phase|module|unit|group|series|section|endorsements?)
  (stufe|klassen?|kategorien?|kat.?|grad|teil|niveau|modul|schwerpunkt|fachrichtung)
  (niveau|classe|categorie|option|mention|groupe|volet|module)
  (nivel|clase|categoria|modulo|grado|opcion|especialidad|mencion)
  (nivel|classe|categoria|modulo|grau|opcao|enfase)
  (livello|classe|categoria|modulo|grado)
  (klasse|categorie|deel)
  (state|county|city|commonwealth|province|republic) of
  (with|including|incl.?|and|for|of|mit|und|avec|con|com|met)
  (first|second|third|foundation|basic|basics|beginner|intermediate|advanced|expert|practitioner|associate|professional)
  (master|senior|junior|full|passed|pass|merit|distinction|honou?rs|pending|expected|score|grade|result)
  (accredited|accreditation|certified|certification|certificate|license|licence|licensed|registered|registration)
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);

/** 'by', 'durch': before the issuer in a name without a comma. */
export const issuedBy = compilePhrases(
  `
  (issued |offered |provided |awarded |accredited |delivered )?by( the)?
  (issued )?through( the)?
  from( the)?
  via
  at( the)?
  (ausgestellt )?(durch|von|bei)( der| die| das| dem)?
  (délivrée? )?par( le| la| les)?
  (emitido |otorgado |impartido )?(por|pelo|pela)( la| el| los| las)?
  (rilasciato )?(dal|dalla|presso)
  (uitgereikt )?door( de| het)?
  `,
);

/** Ends of common nouns of actions, qualities and fields, which names of bodies hardly have; folded. */
export const subjectEndings = anyOf(
  // 'handling', 'awareness', 'prevention', 'management', 'hygienics', 'nutrition'
  /\p{L}{3}(?:ings?|ness|[tsx]ions?|ments?|ics|ology|graphy|ance|ence|ures?)$/u,
  // 'Kalkulation' is above; 'Sicherung', 'Gesundheit', 'Sicherheit', 'Infektionsschutz', 'Wirtschaft'
  /\p{L}{3}(?:ung|heit|keit|schutz|schaft|kunde|technik|recht)$/u,
  // 'prevencion', 'gestao', 'formazione', 'seguridad', 'securite', 'sicurezza', 'veiligheid'
  /\p{L}{3}(?:cion|sion|cao|sao|zione|sione|idad|idade|rite|ezza|heid)$/u,
);

/** Other nouns of what a certificate is about, or of its parts. Folded. */
export const subjectNouns: ReadonlySet<string> = wordSet(
  `level levels type types class grade module modules paper papers practice skills basics essentials fundamentals
    principles techniques methods tools use work safety security hygiene rescue response procedures operations settings
    leadership recovery membership`,
  `risk risks health care children adults work environment quality data design analysis theory law tax taxes equipment`,
  `grundlagen betrieb verkehr umwelt gesundheit soziales steuern technik pflege niveau base incendie riesgo riesgos
    alimentos rischio rischi risco riscos`,
);

/** Nouns with such an ending that are common in the names of training providers: 'Alder Formation', 'Harwell Learning'. Folded. */
export const nounsOfProviders: ReadonlySet<string> = wordSet(
  `training trainings learning consulting coaching education solutions organisation organization administration
    formation formations formacion formacao formazione bildung weiterbildung innung vereinigung gewerkschaft`,
);
