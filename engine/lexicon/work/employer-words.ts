import { wordSet } from '../word-set.ts';

/** Legal forms: a name that ends in one is a company. Lower case, without dots; written by us. */
export const legalForms: ReadonlySet<string> = wordSet(
  `inc incorporated llc llp lp ltd limited corp corporation co company plc pllc pc pvt pty gmbh mbh ag kg kgaa ug ohg gbr
    ev eg se sa sas sarl eurl sl slu spa srl bv nv ab oy oyj as asa aps ltda eireli kk bhd sdn
    bvba cvba vzw vof sprl asbl srls snc sasu scop gesmbh lda doo sro zrt kft ood eood partgmbb`,
);

/** Legal forms that are also ordinary words or initials: they count only as the last word and capitalized. */
export const weakLegalForms: ReadonlySet<string> = wordSet(`as se sa co pc ab ag ug eg ev lp sl spa nv`);

/** Words for organizations and their parts, in lower case without accents: English and the other six languages. Written by us. */
export const organisationWords: ReadonlySet<string> = wordSet(
  `university college school academy institute institution polytechnic faculty campus kindergarten preschool district isd`,
  `hospital clinic medical health healthcare hospice pharmacy nursing rehabilitation dental surgery care wellness`,
  `bank banking credit capital financial finance insurance investments securities fund mutual trust holdings holding
    ventures equity advisors advisory`,
  `group technologies technology tech systems solutions services labs lab laboratory laboratories software networks
    network digital media studio studios games interactive analytics consulting consultants consultancy partners
    associates agency industries industrial international global enterprises dynamics electronics semiconductor telecom
    communications broadband robotics aerospace airlines airways motors automotive engineering manufacturing works foundry
    mills factory plant`,
  `electric energy power oil gas water utilities construction contractors builders properties realty homes logistics
    freight transport trucking shipping rail express supply outfitters brands foods farms farm kitchen restaurant cafe bar
    bakery grill hotel hotels resort inn store stores shop market markets mart retail boutique cinemas theatre theater
    museum library press publishing news times records productions pictures gallery`,
  `department dept ministry bureau office council commission authority agency government city county state army navy
    force command police embassy court senate parliament borough municipality nations union`,
  `foundation association society center centre church charity ngo nonprofit committee federation club team organization
    therapeutics biosciences genomics diagnostics instruments devices payments commerce ventures hospitality catering apparel
    organisation company sons brothers bros law firm legal america usa europe worldwide startup collective cooperative
    athletics community conservatory observatory corps home house unit division iit nit mit iiit uc ucla suny cuny hq
    commerce products pharmaceuticals pharma biotech sciences materials steel chemical chemicals packaging printing design
    architects creative marketing advertising staffing recruiting direct online data cloud security auto`,
  `universitat hochschule fachhochschule klinikum krankenhaus schule gymnasium werke stadtwerke verlag bundesamt
    landesamt stadt verein institut praxis kanzlei autohaus sparkasse versicherung gesellschaft gruppe werk technik`,
  `universite ecole lycee institut hopital clinique banque societe groupe mairie ministere agence cabinet entreprise
    nationale editions centre laboratoire`,
  `universidad escuela colegio instituto hospital clinica banco grupo empresa ayuntamiento ministerio fundacion
    universidade escola prefeitura universita scuola liceo istituto ospedale banca gruppo azienda comune fondazione studio`,
  `universiteit hogeschool ziekenhuis gemeente stichting groep bedrijf rijksuniversiteit`,
  `infirmary hostel nursery dispensary brewery dairy shipyard boatyard sawmill klinik spital druckerei backerei brauerei
    landratsamt kita atelier usine boulangerie palais gestoria bufete notaria despacho talleres cooperativa panaderia
    restaurante tienda pastificio consorzio officina ditta ristorante negozio loja fabrica opslag werkplaats winkel bakkerij
    apotheek`,
  `tiendas residencia supermercado supermercados guarderia academia farmacia gimnasio cafeteria libreria asesoria constructora
    inmobiliaria aseguradora almacenes bodegas transportes construcciones muebles peluqueria diputacion padaria construtora
    imobiliaria lojas creche prefeitura camara drogaria mercearia concessionaria`,
  `negozi supermercati panificio pasticceria albergo trattoria pizzeria autofficina edizioni salumificio cantine tipografia`,
  `pharmacie garage residence ehpad restaurant auberge camping transports imprimerie librairie supermarche domaine menuiserie
    brasserie etablissements ets`,
  `gasthof gasthaus modehaus kaufhaus mobelhaus schuhhaus warenhaus reformhaus brauhaus metzgerei buchhandlung apotheke arztpraxis zahnarztpraxis rathaus landkreis gemeinde samtgemeinde
    seniorenheim pflegeheim altenheim kindertagesstatte grundschule realschule gesamtschule spedition schreinerei tischlerei
    gartnerei weingut verkehrsbetriebe finanzamt amtsgericht landgericht polizeiprasidium caritasverband drogerie
    steuerkanzlei ingenieurburo architekturburo bauunternehmen supermarkt`,
  `slagerij basisschool kinderdagverblijf woonzorgcentrum verzorgingstehuis zorgcentrum huisartsenpraktijk bouwbedrijf
    transportbedrijf uitgeverij boekhandel rechtbank kwekerij sportcentrum eetcafe`,
);

/**
 * Ends of German and Dutch compounds that name an organization: 'Stadtbibliothek', 'Petrus-Hospital', 'Zeeziekenhuis'. Only
 * ends that no occupation, field of work or town has: not 'bank' ('Datenbank'), 'heim' ('Bad Alderheim') or 'amt'
 * ('Ehrenamt').
 */
const compoundEnds: readonly string[] = [
  ...`hospital krankenhaus klinik klinikum apotheke sparkasse volksbank bibliothek stadtwerke druckerei brauerei`.split(
    ' ',
  ),
  ...`backerei metzgerei gartnerei spedition verlag kanzlei gymnasium grundschule realschule hauptschule`.split(' '),
  ...`musikschule volkshochschule fahrschule museum theater kindergarten genossenschaft baugesellschaft`.split(' '),
  ...`stiftung ministerium verband sportverein forderverein ziekenhuis bibliotheek bedrijf fabriek winkel`.split(' '),
];
const organisationCompound = new RegExp(
  `^(?!dienstverband$|\\p{L}+-winkel$)[\\p{L}.-]{3,}(?:${compoundEnds.join('|')})$`,
  'u',
);

const minCompoundLength = 3 + Math.min(...compoundEnds.map((end) => end.length));

/** True for a word of the list and for a compound that ends in a word for an organization; `word` is folded. */
export const isOrganisationWord = (word: string): boolean =>
  organisationWords.has(word) || (word.length >= minCompoundLength && organisationCompound.test(word));

/** Organization words that are as common in job titles as in names ('Medical Assistant', 'Marketing Manager'): weaker evidence. */
export const sharedWords: ReadonlySet<string> = wordSet(
  `medical health healthcare nursing dental care credit financial finance insurance software network systems technology
    tech digital media design creative marketing advertising sales engineering manufacturing construction logistics retail
    store shop office legal law security data cloud community state city power energy electric industrial chemical auto
    automotive services communications analytics school team group international global supply products materials kitchen
    home house plant lab laboratory court department unit club library market consulting robotics staffing recruiting
    games water works hospital clinic pharmacy bank restaurant hotel aerospace packaging printing publishing stage direct
    online express news`,
);
