import { compilePhrases } from '../phrases/compile.ts';
import { wordSet } from '../word-set.ts';

/** English titles. */
export const englishTitles: readonly string[] = [
  `engineer developer programmer architect designer analyst scientist administrator admin tester consultant devops
    sysadmin dba`,
  `manager director supervisor coordinator co-ordinator lead leader head chief officer president vp svp evp avp ceo cto
    cfo coo cio cmo ciso`,
  `founder co-founder cofounder owner partner principal executive chair chairman chairperson chairwoman entrepreneur
    superintendent foreman forewoman`,
  `assistant associate specialist representative rep agent advisor adviser counselor counsellor strategist planner buyer
    purchaser estimator scheduler dispatcher`,
  `accountant auditor bookkeeper controller comptroller treasurer actuary underwriter broker trader banker teller cashier
    economist statistician`,
  `nurse rn lpn cna physician doctor surgeon dentist hygienist pharmacist therapist paramedic emt caregiver carer aide
    midwife phlebotomist dietitian psychologist psychiatrist veterinarian optometrist radiographer sonographer clinician
    resident practitioner orderly hospitalist`,
  `teacher tutor professor lecturer instructor educator coach trainer teaching paraprofessional librarian researcher
    fellow postdoc scholar student trainee intern internship apprentice apprenticeship volunteer mentor facilitator grader
    dean headteacher nanny babysitter`,
  `lawyer attorney solicitor barrister paralegal counsel judge clerk notary secretary receptionist stenographer typist
    transcriptionist translator interpreter`,
  `writer editor copywriter journalist reporter author producer photographer videographer illustrator animator artist
    musician actor performer curator blogger marketer publicist merchandiser stylist model recruiter sourcer`,
  `technician mechanic electrician plumber carpenter welder machinist operator fabricator fitter assembler installer
    inspector surveyor draftsman drafter builder painter roofer mason laborer labourer worker journeyman millwright
    lineman repairer gardener landscaper farmer farmhand`,
  `driver pilot captain courier loader picker packer stocker handler shipper receiver warehouseman storekeeper conductor
    attendant steward stewardess porter valet usher`,
  `chef cook baker butcher barista bartender waiter waitress waitstaff barback bellhop server host hostess dishwasher housekeeper janitor cleaner
    custodian concierge holder seller salesperson salesman saleswoman vendor shopkeeper hairdresser barber cosmetologist
    esthetician beautician`,
  `guard firefighter detective sergeant lieutenant corporal commander soldier sailor marine colonel brigadier sapper rifleman trooper guardsman bombardier
    midshipman gefreiter obergefreiter hauptmann oberstleutnant stabsunteroffizier adjudant maresciallo soldaat korporaal investigator examiner
    lifeguard deputy sheriff marshal`,
  `provider extern preparer deckhand scribe doula sommelier fundraiser canvasser substitute crna steward adjunct preceptor proctor greeter runner busser expediter organist cellist soloist rigger roustabout roughneck splicer glazier tiler paver groundskeeper ranger trapper forester dispenser sorter scheduler freelancer self-employed
    member delegate ambassador organizer organiser maintainer contributor creator freelancer contractor employee expert
    master evangelist advocate liaison generalist integrator technologist chemist biologist physicist mathematician
    geologist ecologist vaccinator moderator reviewer judge speaker envoy diplomat pastor minister priest chaplain
    registrar archivist appraiser adjuster processor collector negotiator modeler modeller tailor seamstress upholsterer
    crew staff job traineeship co-op`,
  `airman seaman florist nightwatchman quartermaster infantryman`,
];

/** French, Spanish, Portuguese and Italian titles, which begin with the noun. */
export const romanceTitles: readonly string[] = [
  // French
  `ingenieure developpeur developpeuse responsable directeur directrice gestionnaire charge chargee chef cheffe
    conseiller conseillere enseignant enseignante professeur comptable infirmier infirmiere stagiaire stage alternant
    alternante apprenti vendeur vendeuse technicien technicienne assistante secretaire formateur formatrice medecin avocat
    avocate redacteur redactrice chercheur chercheuse employe employee ouvrier ouvriere serveur serveuse caissier
    caissiere graphiste consultante animateur animatrice dessinateur architecte conducteur conductrice chauffeur livreur
    boulanger boulangere patissier patissiere cuisinier cuisiniere commis serveur barman coiffeur coiffeuse estheticienne
    aide-soignant aide-soignante auxiliaire puericultrice kinesitherapeute pharmacien pharmacienne opticien veterinaire
    notaire juriste clerc greffier instituteur institutrice educateur educatrice surveillant surveillante bibliothecaire
    plombier electricien menuisier macon peintre carreleur soudeur mecanicien carrossier magasinier cariste manutentionnaire
    preparateur operateur operatrice agent agente gardien standardiste receptionniste acheteur acheteuse approvisionneur
    chef-cuisinier administrateur administratrice traducteur traductrice interprete journaliste photographe monteur
    realisateur musicien comedien doctorant doctorante apprentie jardinier paysagiste geometre metreur`,
  `gouvernante veilleur veilleuse greffiere gendarme documentaliste fleuriste viticulteur viticultrice
    post-doctorant post-doctorante postdoctorant postdoctorante teleconseiller teleconseillere teleoperatrice benevole
    sage-femme caporal sergent facteur aide aide-menagere ambulanciere ludothecaire lingere vendangeur
    vendangeuse cueilleur cueilleuse pizzaiolo barmaid concierge`,
  // Spanish, Portuguese, Italian
  `ingeniero ingeniera desarrollador desarrolladora programador programadora analista gerente jefe jefa director
    directora coordinador coordinadora encargado encargada tecnico tecnica asistente auxiliar administrativo
    administrativa contable contador contadora profesor profesora maestro maestra enfermero enfermera medico abogado
    abogada vendedor vendedora dependiente camarero camarera cocinero becario becaria practicas consultor consultora
    disenador disenadora investigador investigadora cocinera panadero panadera pastelero repostero peluquero peluquera
    esteticista conductor conductora transportista repartidor repartidora mozo almacenero carretillero operario operaria
    peon albanil fontanero electricista carpintero soldador mecanico pintor jardinero cajero cajera reponedor dependienta
    recepcionista teleoperador teleoperadora comercial secretario secretaria educador educadora trabajador trabajadora
    psicologo psicologa fisioterapeuta farmaceutico farmaceutica veterinario veterinaria odontologo periodista traductor
    traductora interprete arquitecto arquitecta aparejador delineante topografo socorrista monitor monitora limpiador
    limpiadora cuidador cuidadora celador vigilante conserje subdirector subdirectora presidente supervisor operador
    operadora promotor promotora representante tutor tutora docente bibliotecario bibliotecaria aprendiz ayudante`,
  `engenheiro engenheira desenvolvedor desenvolvedora coordenador coordenadora diretor diretora assistente estagiario
    estagiaria estagio professora enfermeiro enfermeira advogado supervisora ingegnere sviluppatore sviluppatrice
    programmatore consulente responsabile direttore direttrice impiegato impiegata tirocinante tirocinio stagista
    insegnante docente infermiere infermiera commesso commessa cameriere cuoco operaio ricercatore ricercatrice ragioniere
    medico almoxarife cozinheiro cozinheira padeiro confeiteiro motorista entregador operador operadora ajudante pedreiro
    eletricista encanador marceneiro soldador mecanico pintor jardineiro caixa atendente balconista garcom garconete
    recepcionista vendedor vendedora comprador compradora porteiro vigilante zelador faxineira baba cuidador cuidadora
    psicologo psicologa fisioterapeuta farmaceutico farmaceutica veterinario dentista jornalista tradutor tradutora
    arquiteto arquiteta professor monitor monitora bibliotecario escriturario escrituraria contabilista empregado empregada
    operario operaria fiscal encarregado encarregada gestor gestora formador formadora tesoureiro aprendiz
    cuoca pasticciere pasticcera panettiere barista cameriera parrucchiere parrucchiera estetista autista corriere
    magazziniere mulettista manutentore elettricista idraulico falegname saldatore meccanico muratore imbianchino
    giardiniere addetto addetta banconista cassiere cassiera portiere receptionist segretaria segretario contabile
    commercialista avvocato avvocata notaio praticante educatore educatrice assistente farmacista fisioterapista ostetrica
    veterinario odontotecnico giornalista traduttore traduttrice interprete architetto geometra disegnatore restauratore
    restauratrice guida bibliotecario maestra maestro apprendista capocantiere caporeparto operatore operatrice collaboratore
    collaboratrice coordinatore coordinatrice venditore venditrice progettista magistrato dottorando`,
  `encofrador procurador doctorando doctoranda agricultora agricultor ganadero ganadera voluntario voluntaria cajero
    dependiente teleoperadora reponedora mayordomo ninera soldado sargento opositora
    carrellista lavapiatti pizzaiolo badante borsista assegnista dottoranda carabiniere bracciante volontario
    volontaria oss pulitrice caposala capotreno dogsitter tatuatore tatuatrice
    estoquista copeira copeiro camareira camareiro motoboy servente bolseiro bolseira bolsista doutorando doutoranda
    advogada manicure pedicure voluntaria diarista telefonista orientadora merendeira frentista padeira repositora
    secretaria auxiliar conferente faxineiro`,
  // trades and services of each country
  `charcutier charcutiere poissonnier poissonniere atsem aesh nounou routier chaudronnier usineur ajusteur plaquiste
    charpentier ebeniste terrassier coffreur grutier televendeur televendeuse vrp correcteur correctrice maquettiste
    vacataire interimaire journalier journaliere autoentrepreneur couvreur coursier brancardier moniteur monitrice`,
  `pasante practicante barrendero barrendera jardinera temporero temporera vendimiador chapista escayolista yesero
    ferrallista gruista camionero taxista mensajero cartero gobernanta lavaplatos friegaplatos pinche heladera pescadero
    pescadera frutero frutera charcutero carnicera captador captadora matrona odontologa bodeguero almacenista empacador
    empacadora montacarguista mesero mesera cantinero recamarera intendente velador demostradora capturista jornalero
    jornalera teleoperadora soldadora`,
  `empacotador empacotadora acougueiro confeiteira funileiro borracheiro manobrista caminhoneiro carteiro vigia digitador
    digitadora caixeiro caixeira pasteleiro talhante peixeiro trolha serralheiro canalizador estucador bancario bancaria
    rececionista telemarketing jardineira pintora`,
  `scaffalista pasticcere gelataio gelataia colf logopedista supplente bidello bidella camionista tassista postino postina
    piastrellista fabbro fresatore tornitore gommista vendemmiatore titolare pizzaiola operaia ausiliaria ausiliario`,
];

/**
 * Words that job titles end in or consist of, in lower case without accents; written by us from the usual titles of
 * office, care, trade, teaching and service work. English in full; the most common of German, French, Spanish,
 * Italian, Portuguese and Dutch.
 */
export const titleHeads: ReadonlySet<string> = wordSet(
  ...englishTitles,
  ...romanceTitles,
  // German
  `ingenieur ingenieurin entwickler entwicklerin softwareentwickler berater beraterin leiter leiterin abteilungsleiter
    projektleiter projektleiterin teamleiter teamleiterin geschaftsfuhrer geschaftsfuhrerin mitarbeiter mitarbeiterin
    assistentin assistent sachbearbeiter sachbearbeiterin praktikant praktikantin praktikum werkstudent werkstudentin
    kaufmann kauffrau lehrer lehrerin arzt arztin krankenpfleger pflegefachkraft buchhalter buchhalterin verkaufer
    verkauferin techniker technikerin mechaniker mechatroniker elektriker auszubildender auszubildende referent referentin
    fachkraft hilfskraft aushilfe redakteur redakteurin jurist juristin rechtsanwalt rechtsanwaltin notar notarin steuerberater
    steuerberaterin erzieher erzieherin sozialarbeiter sozialarbeiterin padagoge padagogin logopade logopadin koch kochin
    backer backerin konditor konditorin friseur friseurin maler lackierer tischler tischlerin schreiner schreinerin zimmerer
    dachdecker maurer klempner schlosser dreher fraser schweisser gartner gartnerin landwirt fahrer fahrerin kraftfahrer
    berufskraftfahrer lagerist lageristin disponent disponentin kellner kellnerin rezeptionist rezeptionistin steward
    stewardess hebamme apotheker apothekerin zahnarzt zahnarztin tierarzt bauzeichner bauzeichnerin polier vorarbeiter
    hausmeister pfortner optiker optikerin augenoptiker musiker schauspieler dozent dozentin forscher forscherin
    volontar volontarin trainee doktorand doktorandin arbeiter arbeiterin helfer helferin prokurist geselle gesellin`,
  `angestellte angestellter fachangestellte fachangestellter azubi sekretar sekretarin kassierer kassiererin floristin imker
    imkerin forstwirt forstwirtin beamter beamtin konstrukteur konstrukteurin architektin soldat soldatin zeitsoldat feldwebel
    unteroffizier zivildienstleistender bundesfreiwillige bundesfreiwilliger rettungsschwimmer rettungsschwimmerin
    kameramann kamerafrau hausdame zimmermadchen kuchenhilfe haushaltshilfe putzhilfe spulhilfe verkaufshilfe servicehilfe
    produktionshilfe erntehilfe teamleitung filialleitung abteilungsleitung pflegedienstleitung marktleitung projektleitung
    schichtleitung stationsleitung gruppenleitung einrichtungsleitung bereichsleitung standortleitung kitaleitung
    assistenz teamassistenz buroassistenz projektassistenz vertriebsassistenz vorstandsassistenz pr-assistenz
    marketingassistenz produktionsassistenz regieassistenz
    werkstudententatigkeit ubungsleiter ubungsleiterin wissenschaftlerin pta mfa zfa`,
  `kommissionierer kommissioniererin nachtportier hauswirtschafter hauswirtschafterin stationshilfe sprechstundenhilfe
    burohilfe trockenbauer gerustbauer strassenbauer gleisbauer fliesenleger estrichleger bodenleger paketzusteller
    zusteller brieftrager wachmann winzer winzerin metzger metzgerin kosmetiker kosmetikerin tagesmutter tagesvater lektor
    lektorin hospitant hospitantin hiwi diplomand diplomandin zivi inhaber inhaberin immobilienmakler regalauffuller
    bundesfreiwilligendienst bundesfreiwilligendienstleistender`,
  // Dutch
  `ontwikkelaar medewerker adviseur directeur leidinggevende projectleider docent leraar verpleegkundige stagiair
    boekhouder verkoper verkoopster monteur beheerder onderzoeker timmerman metselaar schilder loodgieter elektricien lasser
    stukadoor chauffeur vrachtwagenchauffeur bezorger koerier magazijnmedewerker heftruckchauffeur vakkenvuller caissiere
    kok bakker slager kapper kapster schoonheidsspecialiste ober serveerster receptionist receptioniste secretaresse
    administrateur accountant controleur inkoper planner jurist advocaat notaris juf meester leerkracht onderwijzer
    pedagoog psycholoog fysiotherapeut apotheker apothekersassistent tandarts dierenarts verzorgende kraamverzorgende
    verloskundige begeleider jongerenwerker maatschappelijk-werker journalist vertaler architect tekenaar tuinman hovenier
    schoonmaker beveiliger concierge uitvoerder werkvoorbereider leerling assistente bediende bibliothecaris trainer`,
  `orderpicker postbode keukenhulp poetshulp huishoudhulp verzorgster zorgkundige kinesist kinesiste opvoeder opvoedster
    begeleidster jobstudent werkstudent uitzendkracht arbeider arbeidster bandwerker boekhoudster accountmanager teamleider
    teamleidster afdelingshoofd filiaalmanager filiaalhouder bedrijfsleider bedrijfsleidster zaakvoerder bestuurder ambtenaar
    griffier politieagent politieagente vertaalster fotograaf fotografe promovendus promovenda doctoraatsstudent
    doctorandus vrijwilliger vrijwilligster oppas zij-instromer inpakker inpakster afwasser magazijnier
    poetsvrouw huishoudster kraamverzorgster pedicure ploegleider ploegbaas werfleider winkelbediende winkelverantwoordelijke
    verantwoordelijke leidster`,
  `vakantiekracht weekendhulp oproepkracht bloemist gastvrouw gastheer kamermeisje procesoperator voorman telefonist
    telefoniste loonadministrateur intercedent intercedente jobcoach groepsleider groepsleidster onthaalmoeder
    kinderverzorgster kinderbegeleider kinderbegeleidster thuishulp kuisvrouw militair buschauffeur`,
);

/** Endings that make a word an occupation: 'Epidemiologist', 'Pipefitter', 'Vertriebsleiterin'. Lower case without accents. */
export const titleEnding = compilePhrases(
  `
  // English
  ologist
  icist
  ician
  ographer
  keeper
  fitter
  worker
  maker
  smith
  wright
  educator
  therapist
  statistician
  administrator
  // French, Italian, Spanish
  atrice
  itrice
  educadora?
  // German
  angestellter?
  [a-z]{2}arzt
  [a-z]{2}arztin
  sanitater(in)?
  [a-z]{2}planer(in)?
  prufer(in)?
  [a-z]{2}beamt(er|e|in)
  zeichner(in)?
  bildner(in)?
  [a-z]{2}musiker(in)?
  therapeut(in)?
  akustiker(in)?
  anwalt
  anwaltin
  referendar
  referendarin
  juristin
  schwester
  pflegerin
  pfleger
  fachfrau
  fachmann
  kraft
  leiterin
  leiter
  entwicklerin
  entwickler
  ingenieurin
  ingenieur
  technikerin
  techniker
  beraterin
  berater
  assistentin
  assistent
  meister
  meisterin
  fuhrer
  fuhrerin
  administratorin
  informatiker
  informatikerin
  mechatroniker
  mechatronikerin
  mechaniker
  mechanikerin
  elektroniker
  elektronikerin
  kauffrau
  kaufmann
  verkaufer
  verkauferin
  `,
  { end: 'text' },
);

/** Words for seniority: support for a job title, never enough alone. */
export const seniorityWords: ReadonlySet<string> = wordSet(
  `senior sr junior jr lead principal staff chief head deputy associate assistant vice interim acting entry mid graduate
    undergraduate founding regional global national certified registered licensed freelance self-employed contract
    part-time full-time temporary summer executive managing general ii iii iv leitender leitende wissenschaftlicher
    wissenschaftliche studentische`,
);

/** Fields of work in job titles: 'Software Engineering', 'Sales', 'Human Resources' as a whole title. */
export const workFields: ReadonlySet<string> = wordSet(
  `software hardware web frontend front-end backend back-end full-stack fullstack mobile cloud data network security
    systems qa quality product project program programme marketing sales account operations office finance financial tax
    audit customer client support human hr legal clinical medical research laboratory mechanical electrical civil chemical
    industrial manufacturing production warehouse logistics supply maintenance construction site store retail floor shift
    content brand digital media graphic ux ui creative art business development success process risk compliance procurement purchasing event
    communications desktop help desk technical it`,
);
