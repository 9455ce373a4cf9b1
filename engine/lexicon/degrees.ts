import { wordSet } from './word-set.ts';

/** Abbreviations of degrees, without dots or spaces, in their usual capitalization ('BSc', 'PhD'). Written by us. */
export const degreeLetters: ReadonlySet<string> = wordSet(
  `BS BSc Bsc BA AB SB ALB BE BEng BTech Btech BBA BCom BComm BFA BEd BSN BCA BArch BMus BSEE BSME BSCS BSBA BAS BMath BPharm BPS LLB MBBS BDS BSE BHons BDes BSW BTh`,
  `MS ALM EdS MSE MSc Msc MA MEng MTech Mtech MBA EMBA MCA MFA MEd MPA MPH MPP MSW MSN MArch MMus MSEE MSME MSCS MCom MPhil MRes LLM MDes MHA MLIS MSEd MDiv MAcc MSIS MIS MST MBchB`,
  `PhD PHD DPhil EdD MD DDS DMD DO JD PharmD DNP DVM DBA PsyD DrPH DSc ScD DPT AuD PGCE PGDip PGCert PGD`,
  `AA AS AAS ABA ADN GED HND HNC BTEC NVQ GCSE GCSEs SSC HSC CBSE ICSE LPN`,
  `BTS BTSA BTM BMA DUT BUT DEUG DEUST CAP CAPA BEP BPJEPS DEA DESS DAEU CPGE FP ESO EGB MBO HBO VWO HAVO VMBO WO IB`,
);

/** Abbreviations that are also postal codes or common words: a degree only with a confirming word after or before them. */
export const ambiguousDegreeLetters: ReadonlySet<string> = wordSet(
  `MA MS MD AB SB AS BE BA DO AA OR IB FP CAP BUT WO SSC MST MIS BAS AP ESO`,
);

/** First words of the names of degrees, in lower case without accents. */
export const degreeWords: ReadonlySet<string> = wordSet(
  `bachelor bachelors bachelor's master masters master's associate associates associate's doctor doctorate doctoral diploma certificate licence license graduate undergraduate postgraduate baccalaureate matriculation apprenticeship bootcamp a-level a-levels o-levels gcses honours postdoctoral foundation minor`,
  `diplom abitur fachabitur magister staatsexamen promotion ausbildung lehre fachhochschulreife hochschulreife matura realschulabschluss hauptschulabschluss diplomingenieur studium berufsausbildung`,
  `baccalaureat bac doctorat maitrise licence mastere mastaire diplome brevet agregation prepa`,
  `licenciatura licenciado licenciada grado graduado graduada maestria master doctorado ingenieria bachillerato diplomado tecnicatura diplomatura posgrado ciclo bacharelado bacharel mestrado doutorado doutoramento tecnologo tecnico tecnica perito pos-graduacao graduacao mba`,
  `laurea dottorato maturita diploma magistrale triennale`,
  `doctoraal propedeuse kandidaats havo vwo vmbo vmbo-t vmbo-k vmbo-b vmbo-tl vmbo-kb mavo hbo mbo`,
);

/** Words for studies or training at a school where no degree is named. */
export const studyWords: ReadonlySet<string> = wordSet(
  `studies semester exchange program programme course class training study major coursework thesis project candidate student erasmus evening high`,
);

/** Words in the names of subjects: 'Computer Science', 'Business Administration'. Lower case without accents. */
export const subjectWords: ReadonlySet<string> = wordSet(
  `science sciences engineering arts business administration computer computing information technology mathematics statistics physics chemistry biology biochemistry biotechnology economics finance accounting accountancy management marketing communication communications psychology sociology history literature english spanish philosophy law nursing medicine education instruction curriculum architecture design media journalism politics political studies general liberal fine animation music theatre film graphic mechanical electrical electronics civil chemical industrial aerospace software data systems network cybersecurity security robotics environmental health public policy social work human resources international relations linguistics language languages hospitality tourism culinary pharmacy dentistry nutrition kinesiology agriculture geology geography interaction analytics intelligence machine learning supply chain logistics construction automotive`,
  `informatik maschinenbau elektrotechnik betriebswirtschaft betriebswirtschaftslehre wirtschaft wirtschaftsinformatik wirtschaftsingenieurwesen medien physik mathematik chemie biologie rechtswissenschaft medizin psychologie padagogik germanistik`,
  `informatique gestion droit commerce lettres histoire mathematiques physique chimie biologie sciences genie`,
  `informatica ingenieria administracion derecho economia contabilidad psicologia matematicas fisica quimica biologia engenharia administracao direito ciencias computacao ingegneria giurisprudenza lettere bedrijfskunde techniek rechten`,
);
