import { anyOf } from './phrases/compose.ts';
import { wordSet } from './word-set.ts';

const ofBachelors = `BS BSc Bsc BA AB SB ALB BE BEng BTech Btech BBA BCom BComm BFA BEd BSN BCA BArch BMus BSEE BSME BSCS BSBA BAS BMath BPharm BPS LLB MBBS BDS BSE BHons BDes BSW BTh`;
const ofMasters = `MS ALM EdS MSE MSc Msc MA MEng MTech Mtech MBA EMBA MCA MFA MEd MPA MPH MPP MSW MSN MArch MMus MSEE MSME MSCS MCom MPhil MRes LLM MDes MHA MLIS MSLIS MSEd MDiv MAcc MSIS MIS MST`;
const ofDoctors = `PhD PHD DPhil EdD DDS DMD JD PharmD DNP DVM DBA PsyD DrPH DSc ScD DPT AuD EngD ThD`;

/** Abbreviations of degrees, without dots or spaces, in their usual capitalization ('BSc', 'PhD'). Written by us. */
export const degreeLetters: ReadonlySet<string> = wordSet(
  ofBachelors,
  ofMasters,
  ofDoctors,
  `MBchB MD DO PGCE PGDip PGCert PGD`,
  `DNB DM MCh MDS BAMS BHMS BVSc LLD MPharm BAI BTh MTh MBS MSt MLitt BLitt MComp MPhys MChem MMath MBChB MSci MAcc MHRM`,
  `OND PGDM PGDBM PGDCA DCA BIT BCS BCIS BSIT BSCpE BHM SSLC HSSC WASSCE SSCE KCSE KCPE VCE QCE WACE NCEA IGCSE GCE STPM SPM FSc ICS PUC ITI DEC DEP AEC GCSE`,
  `AA AS AAS ABA ADN GED HND HNC BTEC NVQ GCSE GCSEs SSC HSC LPN`,
  `TSU BTS BTSA BTM BMA DUT BUT DEUG DEUST CAP CAPA BEP BPJEPS DEA DESS DAEU CPGE FP ESO EGB MBO HBO VWO HAVO VMBO WO IB`,
  // vocational and arts diplomas of France, Spain and Portugal
  `CFGS CFGM DNMADE DNMADe DNSEP DNA DSAA DCG DSCG DCEM CQP CTeSP CTESP`,
  // school certificates and diplomas of French-speaking Africa
  `BFEM BEPC BEM CFEE CEPE CEPD DEUA DUES`,
  // school certificates of Germany and Spain
  `MSA BUP COU FPGM FPGS`,
  // Foundation degrees of the United Kingdom, and further degrees of the United States and India
  `FdA FdSc FDSc BBus MSBA MSIT MSCIS MSCE MFin MPAcc ThM DMin BVoc BPT MPT BPEd MPEd DPharm BLIS GNM DMLT`,
  // further degrees of the United Kingdom, Ireland and Australia
  `MOptom BOptom MPharmacol MBiol MBiochem MGeol MEnv MPlan MNurs BNurs BMidwif BPhysio BSocSc BHSc BMedSci MMedSci`,
  `BMBS MBBCh BASc BAppSc BInfTech MInfTech BDSc MSocSci MTeach BTeach BCL MCL BPhil MUP MURP MCP MHSc HDip`,
  `LLCM BCompSc MCompSc MDent BDent BVMS BVetMed MLaw MArt MDrama MBus MProf`,
  // agriculture and commonwealth diplomas, higher certificates, teachers and nurses of India
  `BAgric BAgr BAgrSc MAgric BScAgric CertHE DipHE DipEd GradDip SVQ ANM DEd DElEd BLibSc MLibSc BLib BPharma MPharma`,
  // school examinations of West Africa and South Africa; state diplomas of French carers; Swiss certificates of trades
  `WAEC NECO BECE NABTEB NSC DEAES DEAMP DEAVS DEME DEES DEJEPS DEIS EFZ EBA`,
  // schools and certificates of the Netherlands and Belgium before and beside today's
  `HEAO MEAO MTS LTS LEAO PABO MULO CESS CESI CEB HBO5`,
  // bachelor's degrees as the Philippines abbreviate them
  `BSA BSEd BSED BEEd BEED BSHM BSHRM BSTM BSECE BSCE BSIE BSIS BSMT BSCrim`,
);

/** Abbreviations that are also postal codes or common words: a degree only with a confirming word after or before them. */
export const ambiguousDegreeLetters: ReadonlySet<string> = wordSet(
  `MA MS MD AB SB AS BE BA DO AA OR IB FP CAP BUT WO SSC MST MIS BAS AP ESO`,
);

/** Beside courses and schools these mean a database administrator, a firm, a stock exchange and the like. */
const lettersOfOthers: ReadonlySet<string> = wordSet(`DBA JD MSE BSE ALM ALB BPS`);

const unambiguous = (letters: string): ReadonlySet<string> =>
  new Set(letters.split(' ').filter((one) => !ambiguousDegreeLetters.has(one) && !lettersOfOthers.has(one)));

/** Abbreviations that are a degree of this level wherever education is listed, the highest level first. */
export const degreeLettersByLevel = [
  { level: 'doctorate', letters: unambiguous(ofDoctors) },
  { level: 'master', letters: unambiguous(ofMasters) },
  { level: 'bachelor', letters: unambiguous(ofBachelors) },
] as const;

/** Words of which only degrees of universities are made, in lower case without accents. */
export const universityDegreeWords: ReadonlySet<string> = wordSet(
  `bachelor bachelors bachelor's master masters master's doctor doctorate doctoral doctorat doctorado doutorado dottorato postgraduate undergraduate licence licenciatura licenciado licenciada magister maestria mestrado maitrise magistere grado graduado graduada graduacao laurea diplom promotion`,
);
/** Beside these, words that say no more of a degree: 'Master 2', "Bachelor's degree". */
export const besideDegreeWords: ReadonlySet<string> = wordSet(
  `degree degrees diploma hons honours honors programme program studies title of de universitaria universitario universitaire triennale magistrale specialistica professionnelle 1 2 3 i ii iii`,
);

/** First words of the names of degrees, in lower case without accents. */
export const degreeWords: ReadonlySet<string> = wordSet(
  `bachelor bachelors bachelor's master masters master's associate associates associate's doctor doctorate doctoral diploma certificate licence license graduate undergraduate postgraduate baccalaureate matriculation apprenticeship bootcamp a-level a-levels o-levels gcses honours postdoctoral foundation minor matric highers intermediate residency fellowship specialist nanodegree bootcamp immersive engineer o-level`,
  `diplom abitur fachabitur magister staatsexamen promotion ausbildung lehre fachhochschulreife hochschulreife matura realschulabschluss hauptschulabschluss diplomingenieur studium berufsausbildung ingenieur`,
  `reifeprufung reifezeugnis berufsreife berufsgrundbildungsjahr berufsvorbereitungsjahr selectividad supletivo
  fachoberschulreife berufsmatura berufsmaturitat fahigkeitszeugnis fernstudium umschulung meisterprufung vordiplom`,
  `grundausbildung berufsmatur fachmatura fachmaturitat gesellenprufung gesellenbrief meisterbrief facharbeiterbrief lizentiat habilitation`,
  `bachelier bacheliere licencie licenciee ingeniorat`,
  `baccalaureat bac doctorat maitrise licence mastere mastaire diplome brevet agregation prepa`,
  `licenciatura licenciado licenciada grado graduado graduada maestria master doctorado ingenieria bachillerato diplomado tecnicatura diplomatura posgrado ciclo bacharelado bacharel mestrado doutorado doutoramento tecnologo tecnico tecnica perito ingeniero ingeniera contador contadora bachiller licenciate especializacion especialista profesorado sarjana pos-graduacao graduacao mba preparatoria especializacao postgrado tecnologa graduando graduanda magisterio`,
  `laurea dottorato maturita diploma magistrale triennale laureando laureanda`,
  `doctoraal propedeuse kandidaats havo vwo vmbo vmbo-t vmbo-k vmbo-b vmbo-tl vmbo-kb mavo hbo mbo doctorandus graduaat`,
  `licencjat masterat bacalaureat licenta lisans onlisans`,
);

/** Beginnings of words for degrees: 'Bachelorstudium', 'Diplomstudiengang', 'Magisterium'. Folded. */
export const degreeStems: RegExp = anyOf(
  /^(?:bachelor(?!ar|thes)|masterstud|diplom(?!at|arb)|magister(?!io)|inzyn)/u,
  /^(?:dokto(?!rarb|rvater|rmutter)|doctora|licen[ct]i(?!ng|e[sd]))/u,
  // 'Havodiploma', 'Realschulabschluss', 'Lehrabschlussprüfung', 'Gymnasieeksamen', 'Kandidatexamen'
  /\p{L}{3}(?:diploma|abschluss|abschlussprufung|eksamen|examen|getuigschrift)$/u,
  // 'Betriebswirtin', 'Handelsfachwirt': what chambers of commerce examine
  /(?:^|\p{L})(?:fach|betriebs)wirt(?:in)?$/u,
);

/** Boards of examination, without dots: they set an examination and are named beside the school, or in its place. */
export const examinationBoards: ReadonlySet<string> = wordSet('CBSE ICSE ISC NIOS BSEB BIE SBTE DOTE WBBSE WBCHSE');

/** Words for studies or training at a school where no degree is named. */
export const studyWords: ReadonlySet<string> = wordSet(
  `studies semester exchange program programme course class training study major coursework thesis project candidate student erasmus evening high`,
  // courses and what they are attested by, in the other languages
  `kurs lehrgang seminar weiterbildung fortbildung schulung zertifikatskurs vorbereitungskurs cursus opleiding
  basisopleiding bijscholing corso corsi attestato qualifica cours atelier echange curso cursos taller diplomatura
  capacitacion intercambio capacitacao`,
);

/** Ends of words for subjects: 'Epidemiology', 'Neuroscience', 'Betriebswissenschaften'. Folded. */
export const subjectEnds: RegExp = anyOf(
  /(?:olog(?:y|ie|ia)|sciences?|nom(?:y|ics|ie|ia)|metrics|gra(?:phy|phie|fia)|istics|tronics|tronica|tronik|matics)$/u,
  /(?:istry|wissenschaft(?:en)?|technik|wesen|wirtschaft|therap(?:y|ie|ia)|terapia|pathy|nautics)$/u,
  // 'Medieninformatik', 'Linguistique', 'Logística'
  /(?:(?:mati|isti|nauti)(?:k|que|ca)|tecnia)$/u,
  /(?:ped|pad|andr)agog(?:y|ik|ie|ia)$/u,
  // German and Dutch write a field and its kind as one word: 'Fahrzeugbau', 'Wirtschaftsrecht', 'Hotelmanagement'
  /\p{L}{4}(?:bau|srecht|kunde|slehre|design|management|mechanik|elektronik)$/u,
);

/** Words in the names of subjects: 'Computer Science', 'Business Administration'. Lower case without accents. */
export const subjectWords: ReadonlySet<string> = wordSet(
  `science sciences engineering arts business administration computer computing information technology mathematics statistics physics chemistry biology biochemistry biotechnology economics finance accounting accountancy management marketing communication communications psychology sociology history literature english spanish philosophy law nursing medicine education instruction curriculum architecture design media journalism politics political studies general liberal fine animation music theatre film graphic mechanical electrical electronics civil chemical industrial aerospace software data systems network cybersecurity security robotics environmental health public policy social work human resources international relations linguistics language languages humanities sociology drama dance ecology energy development game web logistics sport sports fashion textile real estate taxation auditing banking commerce insurance biomedical veterinary forestry mining petroleum materials nuclear urban planning religion theology classics anthropology criminology criminal justice forensic counseling counselling cookery welding plumbing carpentry hairdressing cosmetology phlebotomy paralegal hospitality tourism culinary pharmacy dentistry nutrition kinesiology agriculture geology geography interaction analytics intelligence machine learning supply chain logistics construction automotive`,
  `informatik maschinenbau elektrotechnik betriebswirtschaft betriebswirtschaftslehre wirtschaft wirtschaftsinformatik wirtschaftsingenieurwesen medien physik mathematik chemie biologie rechtswissenschaft medizin psychologie padagogik germanistik`,
  `informatique gestion droit commerce lettres histoire mathematiques physique chimie biologie sciences genie`,
  `informatica ingenieria administracion derecho economia contabilidad psicologia matematicas fisica quimica biologia engenharia administracao direito ciencias computacao ingegneria giurisprudenza lettere bedrijfskunde techniek rechten recht wiskunde natuurkunde scheikunde talen boekhouden boekhouding wetenschappen latijn`,
  // more fields of study, by the broad and narrow fields of ISCED-F 2013
  `architektur mechatronik pflege philosophie geschichte jura bwl vwl volkswirtschaftslehre journalistik anglistik romanistik kunst musik pharmazie zahnmedizin tourismus lehramt elektronik automatisierung`,
  `comptabilite medecine pharmacie electronique electrotechnique mecanique tourisme hotellerie restauration reseaux developpement logiciel graphisme musique langues infirmiers`,
  `desarrollo desenvolvimento diseno sistemas redes programacion programacao mecanica electronica eletronica electricidad eletrica turismo hosteleria gastronomia arquitectura arquitetura enfermeria enfermagem medicina odontologia farmacia comunicacion comunicacao periodismo jornalismo publicidad publicidade comercio finanzas financas educacion educacao pedagogia historia filosofia letras matematica estadistica estatistica telecomunicaciones telecomunicacoes videojuegos logistica ciberseguridad ciberseguranca gestion gestao`,
  `humanities humanidades humanites umanistica geisteswissenschaften`,
  `architettura infermieristica scienze elettronica meccanica lingue storia commercio ragioneria comunicazione`,
  `economie geneeskunde verpleegkunde bouwkunde werktuigbouwkunde elektrotechniek communicatie bedrijfseconomie geschiedenis toerisme logistiek`,
);
