import type { SectionKind } from '../../section-kinds.ts';
import { listed } from './listed.ts';

/**
 * Nouns, alone or of a few words, that name the kind of a section in a title that consists of nothing but such nouns and
 * words that go with them: 'Licenses & Cards', 'Permis et attestations', 'Further teaching posts'. Folded. By language:
 * English, German, French, Spanish, Portuguese, Italian, Dutch. Origin of all lists in this folder: written by us.
 */
export const headsOfTitles: Partial<Record<SectionKind, readonly string[]>> = {
  contact: listed(`
    contact | contacts | contact details | address | links | profiles | kontakt | kontaktdaten | erreichbarkeit
    | coordonnees | contacto | datos de contacto | contato | contatos | contatti | recapiti | contactgegevens
    | bereikbaarheid`),
  summary: listed(`
    summary | profile | objective | objectives | overview | introduction | kurzprofil | profil | zusammenfassung
    | karriereziel | karriereziele | berufliche ziele | berufswunsch | wunschstelle | stellenwunsch | accroche | objectif | objectifs | semblanza | perfil
    | extracto | resumen | objetivo | objetivos | resumo | apresentacao | profilo | sintesi | obiettivo | obiettivi
    | profiel | samenvatting | doelstelling`),
  experience: listed(`
    experience | experiences | employment | jobs | positions | appointments | internships | internship | placements
    | secondments | externships | fieldwork | sea service | career | work history | employment history | job history | apprenticeships | engagements
    | assistantships | teacher assistantships | lectureships | clinical attachments | industrial attachment
    | industrial attachments
    | berufserfahrung | berufspraxis | werdegang | berufsweg | beruflicher weg | berufsleben | laufbahn | anstellungen
    | tatigkeiten | stationen | praktika | arbeitserfahrung | arbeitsverhaltnisse | erfahrungen | nebenjobs
    | ferialjobs | emplois | postes | stages | alternances | jobs d'ete
    | parcours professionnel | vie professionnelle | experiencia | experiencias | empleos | puestos | cargos
    | practicas | trayectoria | vida laboral | vivencia | vivencias | empregos | estagios | trajetoria
    | percurso | esperienza | esperienze | impieghi | incarichi | tirocini | occupazioni | percorso lavorativo
    | ervaring | ervaringen | werkervaring | werkervaringen | loopbaan | banen | bijbanen | dienstverbanden
    | berufslaufbahn | berufliche praxis | beruflicher lebenslauf | arbeitsleben | historique professionnel
    | historique d'emploi | emplois occupes | postes occupes | antecedents professionnels | vecu professionnel
    | historial profesional | antecedentes profesionales | datos laborales | desempeno profesional
    | historico de trabalho | dados profissionais | vida profissional | carreira | carriera professionale
    | carriera lavorativa | attivita lavorative | esperienza di lavoro | esperienze di lavoro | iter professionale
    | iter lavorativo | precedenti lavorativi | loopbaanoverzicht | carriereoverzicht | werkverleden | arbeidservaring`),
  education: listed(`
    education | educations | schooling | schools | degrees | academics | studies | academic background | ausbildung
    | ausbildungen | bildung | abschlusse | schulabschlusse | berufsabschlusse | bildungsweg | studium | studien | schule | schulen | schule und lehre | lehre und studium | schulbildung | hochschulbildung
    | fortbildung und studium | etudes | diplomes | scolarite | cursus | formation initiale | estudios | titulos
    | titulaciones | educacion | escolaridad | formacion academica | estudos | escolaridade | educacao
    | formacao academica | istruzione | studi | titoli di studio | titoli | opleiding | opleidingen | onderwijs
    | scholing | studie | schoolloopbaan
    | schulische laufbahn | akademische laufbahn | schulbesuch | schulabschluss | ausbildungsweg | formation scolaire
    | formation universitaire | formation superieure | formation diplomante | formations diplomantes | niveau d'etudes
    | titres scolaires | titres universitaires | parcours de formation | instruccion | instruccion formal
    | instruccion academica | formacion reglada | formacion universitaria | formacion oficial | formacion basica
    | formacion superior | formacion escolar | informacion academica | trayectoria academica | trayectoria educativa
    | perfil academico | educazione | preparacion academica | educacion formal | educacion superior | titulacion | titulacion academica
    | grado de instruccion | grado de estudios | nivel de estudios | nivel de escolaridad | ultimo grado de estudios
    | formacao escolar | formacao educacional | formacao superior | formacao universitaria | formacao tecnica
    | grau de instrucao | grau de escolaridade | nivel de escolaridade | historico escolar | percurso academico
    | percurso escolar | percurso formativo | titulacao | instrucao | dados academicos | vida academica
    | percorso formativo | percorso scolastico | percorso accademico | percorso universitario | iter formativo
    | iter scolastico | curriculum studiorum | curriculum scolastico | formazione scolastica | formazione universitaria
    | formazione culturale | formazione superiore | scuole frequentate | carriera scolastica | carriera universitaria
    | studieverleden | schoolverleden | schoolopleiding | vooropleiding`),
  skills: listed(`
    skills | skill | competencies | competences | competency | expertise | strengths | abilities | proficiencies
    | capabilities | specialties | specialities | specialisms | knowledge | tools | toolkit | software | technologies
    | strong points | know-how | know how | trade skills | fertigkeiten | fahigkeiten | kenntnisse | kompetenzen | starken
    | kernkompetenzen | schwerpunkte | fachgebiete | qualifikationsprofil | edv | edv kenntnisse | it kenntnisse
    | competences | savoir faire | atouts | points forts | outils | logiciels | connaissances | specialites | aptitudes
    | habilidades | destrezas | conocimientos | competencias | fortalezas | puntos fuertes | herramientas
    | programas informaticos | paqueteria | capacidades | aptidoes | conhecimentos | ferramentas | pontos fortes
    | softwares | competenze | conoscenze | abilita | capacita | strumenti | punti di forza | vaardigheden | competenties | kennis
    | sterke punten | kwaliteiten | specialismen`),
  certifications: listed(`
    certs | cert | certifs | certificates | certifications | certification | licenses | licences | licensing | licensure
    | accreditations | accreditation | credentials | clearances | permits | professional registrations | driving licences
    | driving licenses | competency cards | safety cards | site cards
    | tickets and cards | zertifikate | zertifizierungen | scheine | nachweise | berechtigungen | befahigungen
    | lizenzen | zulassungen | bescheinigungen | befahigungsnachweise | fuhrerscheine | teilnahmebestatigungen
    | attestations | attestation | habilitations | certificats | certifications | permis | agrements
    | accreditations | caces | certificados | certificaciones | carnes | carnets
    | permisos | licencias | acreditaciones | acreditacion | habilitaciones profesionales
    | certificacoes | certificacao | carteiras profissionais | licencas | credenciais
    | habilitacao profissional | registro profissional | certificati | certificazioni | attestati | abilitazioni
    | patentini | patenti | licenze | certificaten | certificeringen | diploma's en certificaten | bewijzen
    | vaardigheidsbewijzen | rijbewijzen | licenties | bevoegdheden | vergunningen
    | zusatzbezeichnungen | facharztanerkennung | facharztanerkennungen | approbation | approbationen | fahrerlaubnis | fahrerlaubnisse | teilnahmebescheinigungen | cartes de competence
    | permisos de conducir | licencias de conducir | carnes de conducir | homologaciones | habilitaciones | constancias
    | certificados de profesionalidad | habilitacoes profissionais | registros profissionais | carteira de habilitacao
    | abilitazione professionale | patente di guida | patenti di guida | iscrizione all'albo | iscrizioni ad albi
    | iscrizioni agli albi | albo professionale | attesten | brevetten | getuigschriften | big registratie`),
  languages: listed(`
    languages | language skills | spoken languages | sprachen | sprachkenntnisse | fremdsprachen | langues | idiomas
    | lenguas | linguas | lingue | talen | talenkennis | combinaison linguistique | profil linguistique | nivel de idiomas
    | niveau de langues | conhecimentos linguisticos`),
  projects: listed(`
    projects | project | case studies | projekte | projets | realisations | chantiers | proyectos | obras realizadas
    | projetos | projectos | progetti | projecten`),
  publications: listed(`
    publications | articles | books | book chapters | chapters | presentations | talks | lectures | conferences
    | conference papers | journal papers | journal articles | research papers | research articles | working papers
    | posters | blog posts | catalogues | monographs | editions | preprints
    | veroffentlichungen | publikationen | vortrage | aufsatze | bucher | fachbeitrage | livres
    | publicaciones | articulos | ponencias | libros | conferencias | publicacoes | artigos | livros | palestras
    | comunicacoes | pubblicazioni | articoli | libri | convegni | publicaties | artikelen | boeken | lezingen
    | presentaties`),
  volunteering: listed(`
    volunteering | volunteer work | voluntary work | community work | community service | outreach
    | ehrenamt | ehrenamter | ehrenamtliche tatigkeiten | freiwilligendienst | freiwilligenarbeit | freiwilligeneinsatze
    | benevolat | engagement associatif | engagements associatifs | vie associative | voluntariado | voluntariados
    | volontariato | vrijwilligerswerk`),
  awards: listed(`
    awards | meritos | merits | honors | honours | prizes | scholarships | fellowships | grants | research grants | bursaries | medals
    | distinctions | accolades | recognitions | research funding | auszeichnungen | preise | stipendien | ehrungen
    | drittmittel | prix | bourses | recompenses | financements | premios | becas | reconocimientos | galardones
    | bolsas | premiacoes | premi | borse di studio | riconoscimenti | finanziamenti | prijzen | beurzen
    | onderscheidingen`),
  references: listed(`
    references | referees | referenzen | referencias | referenze | referenties | recommandations | empfehlungen`),
  interests: listed(`
    interests | hobbies | pastimes | leisure | interessen | hobbys | freizeit | loisirs | centres d'interet | intereses
    | aficiones | pasatiempos | passatempos | interesses | interessi | passioni | hobby | hobby's | vrije tijd`),
  other: listed(`
    memberships | affiliations | committees | committee work | patents | exhibitions | residencies | clients
    | artistic practice | creative practice | studio practice | curatorial practice | research areas | research fields | performances | recordings | broadcasts | screenings | press mentions | supervision | students supervised
    | theses supervised | dissertations supervised | teaching | activities | extracurriculars | enclosures | declaration
    | security clearance | beilagen | anlagen | mitgliedschaften | ausstellungen | wehrdienst | zivildienst | militardienst
    | forschungsgebiete | forschungsschwerpunkte | sonstiges | axes de recherche | lineas de investigacion
    | linhas de pesquisa | ambiti di ricerca | onderzoeksgebieden | annexes | pieces jointes | adhesions | expositions | service militaire | anexos
    | disponibilidad | exposiciones | servicio militar | disponibilidade | exposicoes | servico militar | allegati
    | mostre | esposizioni | attivita didattiche | attivita didattica | attivita scientifiche
    | associazioni scientifiche | servizio militare | bijlagen | lidmaatschappen | nevenfuncties | bestuursfuncties
    | dienstplicht | tentoonstellingen`),
};

/**
 * The same for everyday nouns, which head a section only where the type says so: 'Tickets', 'Cards & checks', 'Methods'.
 */
export const weakHeadsOfTitles: Partial<Record<SectionKind, readonly string[]>> = {
  volunteering: listed(`public engagement`),
  summary: listed(`statement | motivation | note | portrait | presentation | pitch | vorstellung`),
  experience: listed(`
    rotations | practicum | work | posts | post | assignments | contracts | credits | commissions | gigs | shifts | seasons | voyages | berths
    | emploi | petits boulots | empleo | emprego | impiego | baan | bijbaan | ferienjob | ferienjobs | nebenjob
    | studentenjob | studentenjobs | vakantiejob | vakantiejobs | job etudiant | aushilfsjobs | vakantiewerk | vakantiebaan | vakantiebanen
    | campaigns | roles | missions | fonctions | funcoes | functies | trabajos | lavori | stellen | auftrage | einsatze | engagements | saisons | stage | mandats | chantiers | temporadas | campanas | contratos
    | contratti | stagioni | opdrachten | arbeitgeber | werkgevers | studentenwerk`),
  education: listed(`lehre | umschulung | scuole | titres`),
  skills: listed(`
    kit | craft | methods | techniques | machines | machinery | equipment | specialist equipment | instruments | systems
    | competence | methoden | werkzeuge | maschinen | programme | methodes | machines | maquinas | maquinaria | metodi
    | macchine | programas | methoden | machines | gereedschap | programma's`),
  certifications: listed(`
    driving licence | driving license | fuhrerschein | permis de conduire | carne de conducir | permiso de conducir
    | carta de conducao | rijbewijs | tickets | cards | checks | badges | passes | registrations | registration | endorsements
    | inductions | stamps
    | ratings | brevets | scheine | ausweise | karten | cartes | tarjetas | carteiras | cartas | brevetti | tessere
    | pasjes | papiere | papiers | papeles | papeis | papieren | carnet | carne | certificate | license | licence | permit | zertifikat
    | certificat | certificado | certificato | certificaat`),
  languages: listed(`tongues`),
  awards: listed(`dean's list | commendations | shout-outs | kudos`),
  projects: listed(`builds | productions | case work | commissions`),
  publications: listed(
    `communications | published research | researches | manuscripts | writing | reports | bylines | scripts | beitrage | rapports | informes | relatorios`,
  ),
  other: listed(`
    attivita | atividades | actividades | activites | informationen | informacoes | informaciones | informazioni
    | informatie | angaben | clubs | societies | shows | collections | repertoire | discography | film | theatre
    | commercials | voice | advising | mentoring | peer review | students | governance | trusteeships | directorships
    | board service | media appearances | gap year | unterlagen | mobilitat | vehiculo | veiculo | boards | administration | eligibility | press | media | travel | mobility | mobilite | movilidad | mobilidade
    | mentions | panels`),
};

/** What a noun that heads several kinds of sections may mean. */
export const ambiguities = ['studies', 'weakStudies', 'papers', 'qualifications'] as const;
export type Ambiguity = (typeof ambiguities)[number];

/**
 * Nouns that head one kind of section in some resumes and another in others. The content decides: schools or courses for
 * `studies`, certificates or articles for `papers`, certificates, schools or strengths for `qualifications`. Those of
 * `weakStudies` head a section only where the type says so.
 */
export const ambiguousHeads: Readonly<Record<Ambiguity, readonly string[]>> = {
  studies: listed(`
    courses | training | trainings | continuing education | professional development | cpd | lehrgange | kurse
    | schulungen | fortbildung | fortbildungen | weiterbildung | weiterbildungen | formation | formations
    | formation continue | formacion | formaciones | cursos | cursillos | capacitacion | capacitaciones
    | perfeccionamiento | formacao | formacoes | treinamentos | capacitacoes | aperfeicoamento | formazione | corsi
    | aggiornamento professionale | aggiornamenti | cursussen | trainingen | bijscholing | bijscholingen | nascholing
    | nascholingen | vorming | vormingen | zusatzausbildung | zusatzausbildungen | unterweisungen | capacitacao
    | formacion no reglada | aggiornamento | specializzazione | especializacion | habilitacao | habilitacoes`),
  weakStudies: listed(`
    course | learning | classes | modules | diplomas | workshops | seminars | examinations | exams | lehrgang | seminare | prufungen
    | cours | diplome | perfectionnement | examens | talleres | diplomados | examenes | oficinas | exames | corso | seminari
    | esami | seminaires | seminarios | workshop`),
  papers: listed(`papers`),
  qualifications: listed(`
    qualifications | qualification | zusatzqualifikationen | qualifikationen | zusatzqualifikation | qualifikation
    | cualificaciones | qualificacoes | qualifiche | qualifiche professionali | kwalificaties | bekwaamheden | titulos profesionales
    | titres professionnels | titulos profissionais | titoli professionali | berufliche titel | beroepstitels
    | professional titles`),
};
