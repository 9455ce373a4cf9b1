import { wordSet } from '../word-set.ts';

/** English nouns that name an occupation: see `occupationHeads`. */
export const englishOccupations: readonly string[] = [
  // English (O*NET and ESCO)
  `abstractor accompanist acrobat activist actress actuaries acupuncturist adjudicator administrators agents
    agronomist aircrewman airframe aligner allergist analysts anatomist anesthesiologist anesthetist annealer
    announcer anthropologist applicator applier arbitrator archaeologist architects aromatherapist arranger assayer
    assessor assorter astronaut astronomer athlete attache attacher attendants auctioneer audiologist authorizer
    bagger bailer bailiff balancer baler baller bander baster bearer beveler biller biochemist biostatistician
    biotechnologist blacker blacksmith blaster bleacher blender blocker blower boarder boatman boatmaster boatswain
    bolter bonder bondsman boner booker bookmaker boot botanist boxer bracer braider brakeman brander brazer breaker
    breeder broadcaster brusher bucker buckler buffer buncher bundler burner burnisher buster cabinetmaker cager
    calibrator caller cameraman canner capper cardiologist caretaker carman cartographer cartoonist caser caseworker
    caster cataloguer catcher caulker cementer chainmaker changer chargehand charger chaser checker chiropractor
    chopper choreographer chromatographer classified classifier cleaners clicker climber clipper closer coachbuilder
    coater cobbler coder colorer colorist colourist columnist command commandant commentator commissioner
    communicator compiler composer compositor compounder configurator connector conservationist conservator
    constructor consultants controllers cooker copier copyist coremaker correspondent cosmologist councillor coupler
    coverer cracker craftsman craftsperson craftswoman crater crewman crewmember crimper critic culler cultivator
    curer dancer dealer deburrer decorator deliverer demonstrator dermatologist designers detailer developers
    diamonds dietician digger dipper directors dismantler distiller distributor diver doffer dollmaker doorman
    dosimetrist draftsperson dramaturge draughter draughtsman draughtsperson draughtswoman drawer dredger dresser
    dressmaker driller dropper drummer dumper duplicator duster edger embalmer enameller engineers engraver
    entertainer enumerator environmentalist epidemiologist equality eradicator erector ergonomist escort etcher
    evaluator expander expeditor experts exterminator facer farmers farmworker feeder fighter filer filler filterer
    finder finisher fireman firer fisherman fixer flagger flagman floater floorhand floorperson folder follower
    forecaster forger formulator forwarder framer fryer fueler gateman gatherer gauger gemmologist gemologist
    geneticist geochemist geographer geophysicist glazer gluer governor grainer greaser greek grinder groomer
    groover grower guardian guide gunner hacker hammerer handyman hanger hardener harvester hauler headmaster healer
    helper hemmer herder hewer hiker historian homeopath hooker hostler hydrologist icer identifier immunologist
    impregnator infantryman informaticist inker inserter inspectors insulator interceptor intermediary
    interventionist interviewer investor ironer ironworker irrigator jockey jogger joiner jointer jumper keeper
    killer kinesiologist knitter knocker knotter labeler lacer lady laminator lapper laster lather layer lector
    letterer leveler leverman lexicographer lifter liner linesman lineworker linguist lister lithographer loadmaster
    locater locator locksmith logger magistrate maid maker makers managers manipulator manufacturer mapper marker
    marshaller masseur matcher matron measurer mechanist mediator medic mender merchant mergers messenger
    metallurgist metalsmith metalworker meteorologist methodologist microbiologist minder miner mineralogist
    missionary mistress mixer modelist models molder mortician motorman moulder mounter mover nailer naturalist
    navigator neurologist neuropsychologist neutralizer newspapers notator nozzleman nutritionist observer offbearer
    officers official oiler oncologist opener operative ophthalmologist optician orientation orthodontist orthoptist
    orthotist osteopath overhauler overseer packager padder panner parachutist parent passer paster pasteurizer
    patcher pathologist patroller patrolman pattern-maker patternmaker pedagogue peddler pediatrician peeler
    perforating pharmacologist physiatrist physiologist physiotherapist pickler piler pinner pipefitter pitcher
    placer plans planter plasterer platemaker plater player pleater podiatrist pointer polisher poster pourer
    practitioners preparator presenter presser pressman printer printmaker prizer profiler projectionist promoter
    prompter proofer proofreader prospector prosthetist prosthodontist prover pruner psychotherapist publisher
    puller pumper puncher puppeteer purifier purser purveyor pusher racer racker radiologist raiser raker rater
    reader rearer rebuilder reclaimer reconditioner recorder recordist reeler referee refiner refinisher refueler
    reliner remover renovator repairman repetiteur replacer representatives reproducer reservationist responder
    restorer retailer retoucher rewinder rider riveter roaster rodman rounder routeman sacker salespersons salter
    salvager sampler sandblaster sanitarian sanitizer scaffolder scaler scorer scourer scout scraper screener
    scrubber sculptor sculptress sealer seaman seamer searcher seiner selector separator servant serviceman servicer
    setter sewer sexer shaker shaper sharpener shaver shearer sheller shifter shooter shopper shoveler shucker
    shunter sifter silverer silversmith sitter sizer skater skimmer skiver slaughterer slicer slinger smoker
    smoother snapper soaker sociologist solderer specialising specialists spectroscopist speculator speechwriter
    splitter spooler spotter sprayer spreader stacker stainer staker stamper stapler starter stayer steamer stemmer
    sterilizer sticker stitcher stonemason straightener stretcher striper stripper stuffer subassembler subtitler
    supervisors supplier surfacer surveyors sweeper swimmer switcher switchman tacker tailer taker tamper taper
    tapper taster taxonomist teachers teamster technicians telemarketer temperer tender testers thinner threader
    tinter tipper topper toymaker tracer transcriber transferrer transplanter transporter trapezist treater trimmer
    tripper troubleshooter trucker truer trustee tufter tuner typesetter umpire unloader valeter valuator valuer
    varnisher verifier vet vlogger warden washer watcher watchman waxer weigher weights wholesaler winder wiper
    wireman wirer woodcarver woodworker wrapper wrecker wrestler`,
];

/** The same in French, Spanish, Italian and Portuguese. */
export const romanceOccupations: readonly string[] = [
  // French
  `abatteur abatteuse accompagnateur accompagnatrice accueillant accueillante agriculteurs aide-comptable aides
    aides-soignants ambulancier ambulanciere analyste analystes applicateur applicatrice architectes archiviste
    artificier artificiere artisan artisane artiste artistes assembleur assembleuse attachee attrapeur attrapeuse
    auditeur auditrice avitailleur avitailleuse balneotherapeute barmaid boucher bouchere capitaine carreleuse
    carrossiere cartographe ceramiste chargeur chargeuse charpentiere chasseur chasseuse chauffeurs chauffeuse
    chirurgien-dentiste chirurgienne-dentiste classeur classeuse coloriste commandante commercant commercante
    commercants commissaire comportementaliste concepteur concepteurs conceptrice conducteurs confectionneur
    confectionneuse configurateur configuratrice conservateur conservatrice consul consule contremaitre
    contremaitresse controleurs controleuse coordinateur coordonnateur coordonnatrice cordonnier cordonniere couleur
    couleuse coupeur coupeuse coursier coursiere courtier courtiere couseur couseuse couturier couturiere couvreur
    couvreuse createur creatrice delegue deleguee demarcheur demarcheuse designeuse dessinateur-projeteur
    dessinatrice dessinatrice-projeteuse diagnostiqueur dieteticien dieteticienne directeurs distributeur
    distributrice doublure dresseur dresseuse electricienne eleveur eleveurs eleveuse employes enseignant-chercheur
    enseignante-chercheuse entraineur entraineuse equipier equipiere evaluateur evaluatrice experte exploitant
    exploitante fabricant fabricante faconneur faconneuse facteur factrice femme fendeur fendeuse fermenteur fileur
    fileuse fille foreur foreuse forgeron forgeronne galvanoplaste garcon garde gardienne gerant gerante gouverneur
    gouverneure graveur graveuse homme hote hotesse imprimeur imprimeuse infographiste ingenieurs inspecteur
    inspecteurs inspectrice installatrice instructeur instructrice intendants intervenant intervenante jardiniere
    juge laqueur laqueuse laveur laveurs laveuse libraire linguiste luthier luthiere machiniste maconne maitre
    maitresse mandataire manipulateur manipulatrice mannequin manoeuvres maquilleur maquilleuse marchande masseuse
    matelot mecanicienne mecaniciens medecins mediateur mediatrice membre menuisiere meteorologiste meteorologue
    metiers metteur metteuse mineur mineuse ministre modeleur modeleuse modelisateur modelisatrice modeliste
    moniteur monitrice monteur-assembleur monteuse monteuse-assembleuse mouleur mouleuse negociant negociante
    negociateur negociatrice nettoyeur nettoyeuse nutritionniste officier officiere officiers organisateur
    organisatrice orthoptiste pareur pareuse patron patronne patronnier patronniere pecheurs pedicure personnel
    physiotherapeute pilote piqueur piqueur-brodeur piqueuse piqueuse-brodeuse planificateur planificatrice
    plombiere plongeur plongeuse polisseur polisseuse pompier pompiere poseur poseuse praticien praticienne
    preparatrice prepose preposee procureur procureure producteur productrice professeure professions psychologue
    regisseur regisseuse reparateur reparatrice repetitrice representant responsable-auditeur restaurateur
    retoucheur retoucheuse sapeur-pompier sapeuse-pompiere sauveteur sauveteuse scieur scieuse scripte sculpteur
    sculptrice secretaires sellier-garnisseur selliere-garnisseuse signaleur signaleuse soigneur soigneuse soldat
    soldate sommeliere soudeuse souscripteur souscriptrice specialiste specialistes stenographe styliste superviseur
    superviseurs superviseuse tailleur tailleuse techniciens technologue testeur testeuse therapeute timonier
    timoniere tourneur tourneuse transporteur transporteuse travailleur travailleuse trieur trieur-classeur trieuse
    trieuse-classeuse vannier vanniere vendeurs verificateur verificatrice`,
  // Spanish
  `acompanante actriz adiestrador adiestradora administrador administradora agentes agricultores alferez almacenera
    analistas analizador analizadora animador animadora archivera archivero arquitectos arreglista artesana artesano
    artesanos artista artistas asesor asesora auditora ayudantes azafata azafato biologa biologo biotecnologa
    biotecnologo bombera bombero buzo cabo camareros cantante capataz capataza capitan capitana carnicera carnicero
    carpintera cientifica cientifico clasificador clasificadora cobrador cobradora codificador codificadora
    comandante comerciante comisaria comisario comisionista comprobador comprobadora conductores confeccionador
    confeccionadora confeccionista configurador configuradora consejera consejero conservador conservadora
    constructora controlador controladora copiloto corrector correctora corredor corredora cortador cosedor cosedora
    costurera costurero creador creadora criador criadora criadores cristalera cristalero cuidadores delegada
    delegado dentistas desarrolladores despachador despachadora despachante dibujante directores disenadores doble
    editora elaborador elaboradora empleada empleado empleados ensamblador ensambladora ensambladores entendida
    entendido entrenador entrenadora escritor escritora especialista especialistas estilista evaluador evaluadora
    experta experto funcionaria funcionario geologa geologo gerenta gerentes grabador grabadora guarda guardagujas
    guardia guia hornera hornero impresor impresora ingenieros inspectora inspectores instalador instaladora
    instructora instructores intermediaria intermediario interventor interventora inversor inversora juez jueza
    limpiadores maestros mantenedor mantenedora maquillador maquilladora maquinista marinera marinero masajista
    matarife mayorista mecanica mecanicos mediador mediadora mezclador miembro modelador modeladora moldeador
    moldeadora montador montadora moza ninera ninero nutricionista obrera obrero observador observadora oficial
    oficiala oficiales operadores organizador organizadora osteopata patrona patronista peona peones perita perito
    pescadores piloto pintora planificador planificadora portera portero preparador preparadora presentador
    presentadora prestamista primer probador probadora procesador procesadora productor productora profesionales
    psicoterapeuta pulidor pulidora quiropractica quiropractico recolectores redactor redactora regulador reguladora
    repetidor repetidora reponsable restaurador restauradora revisor revisora secretarios semaforista sexador
    sexadora soldadora suboficial sumiller supervisores tallador talladora tapicera tapicero tasador tasadora
    tecnicos tecnologa tecnologo tejedor teniente terapeuta tesorera tesorero topografa tornera tornero trabajadores
    transitaria transitario vendedores`,
  // Italian
  `accompagnatore acconciatore acconciatrice addestratore addestratrice addetti agenti agricoltore agricoltori
    agronoma aiuto allenatore allenatrice allestitore allestitrice allevatore allevatrice allievo altri ambasciatore
    ambasciatrice amministratore amministratrice ammiraglio analisti animatore antropologa antropologo appaltatore
    applicatore architetta architetti archivista arredatore arredatrice artigiana artigiani artigiano ascensorista
    assemblatore assemblatori assemblatrice assicuratore assicuratrice assistenti atleta attore attrezzista attrice
    ausiliaria ausiliario autore autrice bagnina bagnino ballerina ballerino bambolaia bambolaio calzolaia calzolaio
    capa capitano capo caporal caporale caposquadra capoturno cappellano caricatore carpentiera carpentiere
    carrozziera carrozziere cementista centralinista cernitore cernitrice chiropratico chirurga chirurgo
    classificatore classificatrice collaudatore collaudatrice colonnello commerciante commissaria commissario
    commissionaria commissionario comparsa compositore compositrice conducente conducenti conduttore conduttori
    conduttrice confezionatore confezionatrice configuratore conservatore consigliera consigliere console consulenti
    controllora controllore controllori coppia copritetti coreografa coreografo correttore correttrice corridore
    corrispondente costruttore costruttrice creatore critico cronista cucitore cucitrice curatore curatrice custode
    decoratore decoratrice degustatore degustatrice dipendente dirigente dirigenti disegnatrice ebanista economista
    editore editrice esattore esattrice esercente esperta esperto fabbricante facchina facchino filosofa filosofo
    fisico forgiatore forgiatrice formatore fornaiola fornaiolo fotografa fotografo funzionaria funzionario
    genetista geografa geografo gestore gestrice giocatore giocatrice giuntista giurista governante grossista
    gruista guantaia guantaio guardiana guardiano hair impiegati importatore-esportatore importatrice-esportatrice
    incastonatore incastonatrice inciditrice incisora incisore infermieri ingegneri inserviente installatore
    installatori intagliatore intagliatrice intervistatore intervistatrice intrecciatore intrecciatrice
    investigatore investigatrice ispettore ispettori ispettrice istruttore istruttrice lavoratore lavoratori
    lavoratrice lettore lettrice levigatore liquidatore liquidatrice liutaia liutaio lucidatore macchinista
    macellaia macellaio macellatore magazziniera maggiordomo make-up manovale manovali manovratore manovratrice
    manutentrice marinaio massaggiatore massaggiatrice mastro mediatore membri membro ministra ministro modella
    modellatore modellatrice modellista modello montatore montatrice muratori negoziante negoziatore negoziatrice
    nutrizionista odontoiatra operaia organizzatore organizzatrice orientatore orientatrice ortottista osservatore
    osservatrice pattinatore pattinatrice perfusionista personal pescatore pescatori pescatrice pianificatore
    pianificatrice pilota pittore pittrice portiera posatore posatrice preparatore presentatore presentatrice primo
    produttore produttrice professioni professore professoressa professori progettisti programmatrice proiezionista
    promotore promotrice pulitore pulitori pulitrice raccoglitore raccoglitrice ragazza ragazzo ragioniera
    rappresentante rappresentanti realizzatore realizzatrice redattore redattrice regista responsabili revenue
    revisore ricamatore ricamatrice ricevitore ricevitrice rilevatore rilevatrice riparatore riparatrice rivenditore
    rivenditrice saldatrice sarta sarto sceneggiatore sceneggiatrice scenografa scenografo scienziata scienziato
    scultore scultrice segretari selezionatore selezionatrice sergente sessatore sminatore sminatrice sociologa
    sociologo soffiatore soffiatrice soldato sorvegliante sovrintendente specialista specialisti stampatore
    stenografa stenografo stenotipista stilista stiratore stiratrice studiosa studioso supervisore supervisori
    sviluppatori tagliatore tagliatrice tappezziera tappezziere tecnici telefonista tenente terapista tesoriera
    tesoriere tessitore tessitrice tornitore tornitrice trascrittore trascrittrice truccatore truccatrice tubista
    ufficiale ufficiali usciera usciere valutatore venditori verificatore verniciatore verniciatrice veterinari
    vettore vice vigile visual vuotatore vuotatrice`,
  // Portuguese
  `ajustador ajustadora anestesiologista apanhador apanhadora aplicador aplicadora arquivista assentador
    assentadora assessora assistentes ator atora atuaria atuario auxiliares avaliador avaliadora bombeira bombeiro
    brigadeiro-general cabeleireira calibrador calibradora cantor cantora capitao cardiologista carpinteira
    carpinteiro carregador chefe cientista colocador colocadora condutor condutora condutores conselheira
    conselheiro conserveira conserveiro construtor construtora corretor corretora cortadora costureira costureiro
    curador curadora dermatologista desenhador desenhadora detetive dietista diretor-geral diretora-geral embaixador
    embaixadora empregados enfermeiros engenheiros ensaiador ensaiadora entrevistador entrevistadora escanca
    escancao escultor escultora estofador estofadora farmacologista general geneticista governador governadora
    governanta gravador gravadora hidroterapeuta higienista impressor impressora infografista inspetor inspetora
    instaladores instrutor instrutora jardineira lavador lavadora leitor leitora major marinheira marinheiro
    massagista medica mestre meteorologista microbiologo misturador misturadora modelista moldador moldadora
    montadores motoristas nadador-salvador neurologista oficiais oncologista orientador orientadora ourives
    patologista patrao perfurador pintores polidor polidora prensador prensadora procurador-geral produtor produtora
    professores programadores projetista quimico quiroprata quiropraxista realizador realizadora rececionista
    regente reparador reparadora repositor repositora responsavel superintendente tesoureira testador testadora
    torrador torradora trabalhador trabalhadora trabalhadores tratador tratadora treinador treinadora urbanista`,
];

/**
 * The nouns that name an occupation, one set a language: the last word of an English, German or Dutch title before a
 * preposition, the first of a Romance one. Derived from the alternate titles of O*NET (U.S. Department of Labor, CC BY
 * 4.0) and the occupations of ESCO (European Commission, CC BY 4.0): every word in that position in at least four English
 * titles (three Romance, two German or Dutch ones) that holds it in more than half of the titles with the word. Lower
 * case without accents. Words that are as common as surnames ('Miller', 'Turner') are left out.
 */
export const occupationHeads: ReadonlySet<string> = wordSet(
  ...englishOccupations,
  ...romanceOccupations,
  // German
  `analytikerin anlagenfuhrer anlagenfuhrerin anthropologe anthropologin aufseher aufseherin aufsteller
    aufstellerin ausbilder ausbilderin ausbildner beamter beauftragter bediener bedienerin berufsschullehrerin
    betreuer betreuerin betriebsleiter betriebsleiterin burokraft chemiker chemikerin cnc-maschinenbediener
    cnc-maschinenbedienerin designerin direktor direktorin drucker einkaufer einkauferin einzelhandelskauffrau
    einzelhandelskaufmann elektroniker elektronikerin exportmanager exportmanagerin exportsachbearbeiter
    exportsachbearbeiterin fachangestellter facharbeiter facharbeiterin fachberater fachberaterin fachfrau
    fachlehrer fachlehrerin fachlehrkraft fachmann fachtierarzt fachtierarztin fachverkaufer fachverkauferin
    fachzahnarzt fachzahnarztin fahrlehrer fahrlehrerin finanzmanagerin fleischerin fluggeratemechanikerin fuhrer
    fuhrungskraft grosshandler grosshandlerin gruppenleiter gruppenleiterin handelsvertreter handelsvertreterin
    hauswirtschafter hersteller herstellerin hilfsarbeiter hilfsarbeiterin hochschulassistent hochschulassistentin
    hochschuldozent hochschullehrer hochschullehrerin hochschullehrkraft industriemechaniker industriemechanikerin
    installateur installateurin instruktor instruktorin keramiker keramikerin kfz-mechaniker kfz-mechanikerin
    kfz-mechatroniker kfz-mechatronikerin koordinator koordinatorin kraftfahrzeugmechatroniker
    kraftfahrzeugmechatronikerin kundendiensttechniker kundendiensttechnikerin landschaftsgartner
    landschaftsgartnerin lehrbeauftragter lehrkraft managerin maschinenbediener maschinenbedienerin maschinenfuhrer
    maschinenfuhrerin maschinenmechaniker maschinenschlosser maschinenschlosserin materialverwalter
    materialverwalterin mechatronikerin medizintechniker metzgerin monteurin musiklehrer offizier offizierin
    physiker physikerin physiotherapeut physiotherapeutin produktionsteamleiter produktionsteamleiterin
    produktmanager produktmanagerin professorin psychologe psychologin qualitatsbeauftragter qualitatskontrolleur
    qualitatskontrolleurin qualitatsmanager qualitatsmanagerin reinigungskraft reiseberater reiseberaterin
    restaurator restauratorin richterin sachverstandiger schiffsoffizier schiffsoffizierin schlachterin
    servicetechniker servicetechnikerin softwareentwicklerin sonderpadagoge sonderpadagogin spezialist spezialistin
    sportlehrer steuerer steuerin tanzlehrer textilgestalter textilgestalterin tierarztin tierpfleger trainerin
    ubersetzer underwriterin universitatsassistent universitatsassistentin universitatslehrer universitatslehrerin
    universitatslehrkraft universitatsprofessorin verantwortlicher verkaufsberater verkaufsberaterin vertriebsleiter
    vertriebsleiterin verwalter verwalterin wartungstechniker wartungstechnikerin`,
  // Dutch
  `aankoper afbramer analist analiste beenhouwer begrafenisondernemer beheerster bereider beroepsofficier
    bewaakster bewaker biologe bioloog bordenbouwer bouwer brandweer brandweerman dakdekker decorateur
    detailhandelaar detailhandelaarster dietist dietiste drukker filmregisseur geologe geoloog geriater
    gezinsbegeleider gezinsbegeleidster graveerder graveerster groothandelaar handelaar havenmeester houtbewerker
    houtbewerkster houtsnijder huisarts hulpverlener instrumentenmaakster instrumentenmaker instrumentmaakster
    instrumentmaker internist investeerder juwelier klasseerder koper kunstenaar kwaliteitscoordinator
    kwaliteitscoordinatrice laborant laborante laboratoriummedewerker lederwarenmaakster lederwarenmaker
    lijkschouwer lijstenmaakster lijstenmaker locatiemanager maakster magazijnbeheerder makelaar mandenmaakster
    mandenmaker meteorologe meteoroloog meubelafwerker meubelmaakster meubelmaker mijningenieur mijnwerker
    mijnwerkster neuroloog ontschorser opleidingsadviseur opsteller organisator papiermaakster papiermaker
    pastamaker patholoog perfusionist podoloog-orthesist poetsvrouw producent programmeur rechercheur rechter
    restauratievakman ruimer scheikundige schoenmaakster schoenmaker schoorsteenveger slachter slijper slijpster
    sorteerder sorteerster speelgoedmaakster speelgoedmaker tapijtenmaakster tapijtenmaker tapijtmaakster
    tapijtmaker theaterregisseur totalisatormedewerker typiste uitvaartondernemer verpakker verslaggever vlieger
    voetverzorgster voorzitster voorzitter vormgeefster vormgever wetenschapper wetenschapster zandstraler zetster
    zetter`,
);

/** Heads of German and Dutch compounds: those of at least five letters that end five other words of ESCO's titles. */
export const compoundHeads: ReadonlySet<string> = wordSet(
  `accountant adviseur analist analiste analytikerin anlagenfuhrerin apotheker arbeiter arbeiterin architect arztin
    assistent assistente assistentin aufseher aufseherin ausbilder ausbilderin bakker beamter beauftragter bediende
    bediener bedienerin begeleider beheerder beheerster berater beraterin bereider betreuer betreuerin beveiliger
    bewaakster bewaker bezorger biologe bioloog boekhouder bouwer brandweerman buchhalter buchhalterin chauffeur
    chemiker chemikerin controleur decorateur designerin dierenarts directeur direktor direktorin disponent
    disponentin drucker drukker elektricien elektriker entwickler entwicklerin fachfrau fachkraft fachmann fahrer
    fahrerin forscher forscherin friseur friseurin fuhrer fysiotherapeut geologe geoloog graveerder graveerster
    handelaar helfer helferin hersteller herstellerin hilfskraft ingenieur ingenieurin installateur installateurin
    instruktor instruktorin journalist kapper kapster kauffrau kaufmann kellner kellnerin kochin koordinator
    koordinatorin koper kunstenaar laborant laborante lackierer lasser lehrer lehrerin lehrkraft leiter leiterin
    leraar maakster makelaar maler managerin maschinenfuhrerin mechaniker medewerker meester monteur monteurin
    offizier offizierin onderzoeker ontwikkelaar padagoge padagogin physiker physikerin polier producent programmeur
    psychologe psychologin receptionist rechter redakteur redakteurin referent referentin restaurator restauratorin
    richterin ruimer sachverstandiger schilder schlosser schoonmaker schweisser slager slijper slijpster sorteerder
    spezialist spezialistin steuerer steuerin steward stewardess tandarts techniker technikerin tekenaar tierpfleger
    tischler trainerin verantwortlicher verkaufer verkauferin verkoopster verpleegkundige verwalter verwalterin
    vlieger voorzitster voorzitter wetenschapper zetster zetter`,
);
