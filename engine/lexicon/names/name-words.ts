import { wordSet } from '../word-set.ts';

/** Particles inside a name that may be in lower case: 'Ludwig van Beethoven', 'Maria dos Santos'. Folded. */
export const nameParticles: ReadonlySet<string> = new Set(
  `de da di do du dos das del dela delos della dello la las le lo los van von der den ter ten tot zu zum zur af av bin ibn binti binte bint bt
  al el ul ur abu umm wa y e i und san st st. saint vom op in an 't ap ab mac nic ni dit ka nga a/l a/p s/o d/o`.split(
    /\s+/u,
  ),
);

/** Words behind a father's name that end a name in lower case: 'Əliyev Vaqif oğlu'. Folded. */
export const patronymicEndings: ReadonlySet<string> = new Set([
  'oglu',
  'oglı',
  'ogly',
  'qizi',
  'kizi',
  'qızı',
  'kyzy',
  'uulu',
]);

/** Suffixes after a name. */
export const nameSuffixes: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);

/** Forms of address and titles before a name. Folded, without dots. */
export const namePrefixes: ReadonlySet<string> = new Set(
  `dr prof professor mr mrs ms miss mx sir dame rev herr frau dipl-ing ing dipl mag mme mlle monsieur madame sr sra srta
  dott dottssa dra capt lt col maj sgt ir drs engr eng adv atty arch arq lic ass av pr hon med habil rer nat iur phil mgr
  judr mudr phdr rndr paeddr mgr bc pharm barr cpl ssgt msgt cpt wo1 wo2 cdr`.split(/\s+/u),
);

/** Post-nominal letters for degrees, licenses and chartered status: not part of the name. Folded, without dots and spaces. */
export const credentials: ReadonlySet<string> = new Set(
  `rn bsn msn lpn lvn cna np fnp aprn dnp ccrn md do dds dmd dvm pharmd phd edd psyd jd llm llb esq mba emba msc bsc ms ma
  ba bs mph mpa mpp msw lcsw lmsw mfa bfa med meng beng pe eit pmp capm csm cspo psm pmiacp safe cpa cfa cma cia cisa cissp
  cism ccna ccnp ccie aws itil prince2 sixsigma leed leedap aia ra pt dpt ot otr otrl slp cccslp rd rdn ldn cfp chfc clu
  shrm shrmcp shrmscp phr sphr cphr gphr ceng mieee frcs mrcp mbbs mbchb facs faan facp bcba lac lpc lmft lmhc ncc cpt
  cscs ase nremt emt emtp emtb cmt cst rpht cpht ma-ed acca aca fca ca cipd mcipd riba mrics frics hons cssbb cssgb cpim cscp
  cplp chrp pgce qts csp oscp ceh comptia dipling dr mag ing`.split(/\s+/u),
);

/**
 * Words of occupations, companies, places and headings that hardly ever occur in a name. A line with one of them is
 * taken for something else. Folded, whole words.
 */
export const wordsNotInNames: ReadonlySet<string> = new Set(
  `engineer engineering developer development manager management director designer design analyst analysis analytics
  consultant consulting specialist assistant associate coordinator administrator administration administrative accountant
  accounting nurse nursing registered teacher teaching instructor professor lecturer student graduate undergraduate intern
  internship senior junior lead leader leadership head chief officer executive president vice supervisor technician
  technologist scientist science researcher research architect programmer software hardware data web mobile full stack
  fullstack frontend backend front-end back-end front end back systems system network security cloud devops machine learning
  artificial intelligence marketing sales business product project program operations operational finance financial human
  resources customer service support representative agent clerk cashier driver electrician mechanic welder plumber carpenter
  chef cook server bartender barista lawyer attorney paralegal counsel physician doctor pharmacist therapist dentist
  journeyman apprentice aspiring foreman contractor freelancer freelance owner founder co-founder partner professional expert advisor adviser
  writer editor journalist photographer artist producer creative digital media social content brand strategist strategy
  mechanical electrical civil chemical industrial biomedical medical clinical health healthcare hospital university college
  school institute academy department faculty company corporation inc llc ltd gmbh corp group bank church center centre
  summary profile experience education skills objective contact references languages projects interests awards
  certifications about resume curriculum vitae cv cover letter application phone email e-mail mobile address street avenue
  road drive lane blvd boulevard apt suite linkedin github portfolio website twitter information technology computer
  logistics warehouse retail store hospitality tourism construction maintenance quality assurance control safety
  entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin kaufmann kauffrau fachkraft assistent
  assistentin lebenslauf bewerbung ingenieure developpeur developpeuse responsable directeur directrice chef charge assistante
  stagiaire etudiant etudiante ingeniero ingeniera desarrollador desarrolladora gerente director directora estudiante
  profesor profesora tecnico tecnica sviluppatore ingegnere responsabile studente engenheiro engenheira desenvolvedor
  analista coordenador estudante ontwikkelaar projectleider medewerker adviseur page seite your name here company
  english spanish french german italian chinese mandarin hindi arabic portuguese native fluent nationality residence born
  recherche alternance apellido apellidos nombres available present current united states kingdom street germany france spain italy india canada australia`.split(
    /\s+/u,
  ),
);

/** Occupations that are also surnames: 'Ada Baker'. Folded. */
export const tradesThatAreSurnames: ReadonlySet<string> = new Set(
  `archer baker barber bishop brewer butcher butler carpenter chandler chaplain clark clerk cook cooper coward driver dyer
  farmer fisher forester fowler fuller gardener glover harper hunter joiner judge king knight marshall mason mercer miller
  page painter palmer parker pastor piper plumber pope porter potter prince proctor sawyer schmidt schneider schreiber
  sheriff shepherd singer skinner slater smith spicer steward tanner taylor thatcher turner tutor weaver webster wheeler
  wright`.split(/\s+/u),
);

/** What links and contact details are called beside a name. Folded. */
export const contactLabels: ReadonlySet<string> = wordSet(
  'website webpage homepage portfolio github gitlab linkedin email e-mail phone mobile telephone',
);
