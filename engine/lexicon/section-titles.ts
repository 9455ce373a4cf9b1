import type { SectionKind } from '../model/resume.ts';
import { listed } from './title-words/listed.ts';

/**
 * Section titles of resumes, written by us from reading resumes and style guides. Compared without case, accents,
 * punctuation and spaces, so 'E D U C A T I O N' and 'Education:' are the same title. English first, then German,
 * French, Spanish, Italian, Portuguese, Dutch; last the headings that LinkedIn prints around an English profile for people
 * who use it in Swedish, Danish, Norwegian, Polish, Czech, Romanian, Turkish, Indonesian or Russian.
 */
export const sectionTitles: Record<SectionKind, readonly string[]> = {
  contact: listed(`
    Contact | Contacts | Contact Me | Contact Information | Contact Info | Contact Details | Get in Touch
    | Personal Information | Personal Info | Personal Details | Personal Data | Personal | Biographical Data | Address
    | Location | Profiles | Social | Social Links | Social Media | Social Networks | Links | Online | Online Profiles
    | Find Me Online | LinkedIn Profile | GitHub Profile | Web | Websites | Social Profiles | Online Presence | Reach Me | Kontakt | Kontaktdaten
    | Persönliche Daten | Persönliche Informationen | Angaben zu meiner Person | Persönliche Angaben | Persönliches | Stammdaten | Zur Person | Angaben zur Person | Anschrift
    | Coordonnées | Contactez-moi | Adresse | Dirección | Domicilio | Indirizzo | Endereço | Morada | Adres
    | Informations personnelles | Informations de contact | État civil | Me contacter | Contacto | Contactar | Datos personales | Antecedentes personales
    | Info contacto | Info de contacto | Datos de contacto | Información personal | Información de contacto | Contatti
    | Dati personali | Informazioni personali | Informazioni di contatto | Recapiti | Contato | Contatos | Contactos | Dados pessoais
    | Informações pessoais | Informações de contato | Informações de contacto | Dados de contacto | Contactgegevens
    | Dati anagrafici | Données personnelles | Renseignements personnels | Datos de identificación
    | Dados de identificação | Identificação
    | Persoonlijke gegevens | Persoonsgegevens | Persoonlijke informatie | Personalia
    | Enlaces | Redes sociales | Liens | Réseaux sociaux | Link utili | Redes sociais
    | Kontakta | Contactați | İletişim | Hubungi | Способы связаться`),
  summary: listed(`
    Summary | Professional Summary | Executive Summary | Career Summary | Summary of Qualifications | About | About Me
    | About Myself | Profile | Professional Profile | Personal Profile | Career Profile | My Profile
    | Executive Profile | Candidate Profile | Profile Summary | Summary Statement | Objective | Career Objective
    | Professional Objective | Job Objective | Employment Objective | Career Goal | Career Goals | Goal | Goals
    | Objectives | Objective Statement | Personal Statement | Professional Statement | Mission Statement | Overview
    | Professional Overview | Career Overview | Introduction | Bio | Biography | Short Bio | Career Highlights
    | Highlights | Highlights of Qualifications | Qualifications Summary | Qualification Summary | Key Qualifications
    | Qualifications Profile | Statement of Purpose | Value Proposition | Branding Statement | Personal Summary
    | Experience Summary | Summary of Experience | Background Summary | Research Summary | Synopsis | Who I Am | Who Am I
    | Profil personnel | Perfil pessoal | Perfil personal
    | Objectifs professionnels | Objectif de carrière | Objetivo laboral | Objetivo de carrera | Objetivo de carreira
    | Obiettivo di carriera | Professionele doelstelling | Loopbaandoel | Berufsziele
    | Mein Profil | Mon profil | Mi perfil | Meu perfil | Il mio profilo | Mijn profiel | Sobre
    | Profil | Kurzprofil | Über mich | Zusammenfassung | Berufliches Profil | Persönliches Profil | Berufsziel
    | Zielsetzung | Karriereziel | Kurzvorstellung | Profil professionnel | À propos | À propos de moi | Résumé
    | Objectif | Objectif professionnel | Présentation | Qui suis-je | Synthèse | Accroche | Projet professionnel
    | Perfil | Perfil profesional | Sobre mí | Acerca de mí | Resumen | Resumen profesional | Objetivo
    | Objetivo profesional | Extracto | Quién soy | Presentación | Profilo | Profilo professionale | Chi sono
    | Su di me | Obiettivo | Obiettivo professionale | Sintesi | Sommario | Profilo personale | Presentazione
    | Perfil profissional | Sobre mim | Resumo | Resumo profissional | Objetivo profissional | Sumário | Quem sou
    | Apresentação | Introdução | Profiel | Over mij | Samenvatting | Persoonlijk profiel | Doelstelling | Wie ben ik
    | Sammanfattning | Sammendrag | Podsumowanie | Souhrn | Rezumat | Özet | Ringkasan | Общие сведения`),
  experience: listed(`
    Experience | Experiences | Work Experience | Work Experiences | Professional Experience | Employment | Work
    | Employment History | Employment Record | Employment Experience | Work History | Job History | Job Experience
    | Career History | Jobs | Career | Career Experience | Career Summary and Experience | Professional Background
    | Professional History | Working Experience | Relevant Experience | Related Experience | Recent Experience
    | Selected Experience | Additional Experience | Other Experience | Prior Experience | Previous Experience
    | Earlier Experience | Early Career | Positions Held | Positions | Appointments | Academic Appointments
    | Academic Positions | Academic Employment | Faculty Positions | Faculty Appointments
    | Professional Appointments | Internships | Internship | Internship Experience | Internships and Experience
    | Work and Experience | Professional Career | Career Progression | Career Path | Career Timeline | Work Background
    | Where I Have Worked | Where I've Worked | Military Experience | Military Service | Work Study Experience
    | Employment Background | Freelance | Freelance Work | Consulting | Clinical Rotations | Professional Journey
    | Professional Story | Career Story
    | Practical Experience | Professional Activities | Professional Practice | Work Placements | Work Placement
    | Relevant Work Experience | Other Work Experience | Professional Work Experience | Work and Volunteer Experience
    | Berufserfahrung | Berufserfahrungen | Berufspraxis | Beruflicher Werdegang | Werdegang | Berufliche Erfahrung
    | Berufliche Tätigkeit | Berufliche Tätigkeiten
    | Berufliche Laufbahn | Berufliche Stationen | Beruflicher Hintergrund | Praktische Erfahrung | Praktika
    | Praxiserfahrung | Arbeitserfahrung | Tätigkeiten | Erfahrung | Erfahrungen | Berufstätigkeit | Beruf
    | Expérience | Expériences | Expérience professionnelle | Expériences professionnelles | Parcours professionnel
    | Expérience de travail | Expériences de travail | Expériences et stages | Stages et expériences
    | Parcours | Emplois | Stages | Stages et emplois | Carrière | Activités professionnelles | Experiencia
    | Antecedentes laborales | Experiencia laboral | Experiencia profesional | Experiencia de trabajo | Historial laboral
    | Trayectoria profesional | Trayectoria laboral | Trayectoria | Prácticas | Empleo | Historia laboral | Esperienza
    | Esperienze | Esperienza lavorativa | Esperienze lavorative | Esperienza professionale | Esperienze professionali
    | Carriera | Percorso professionale | Tirocini | Storia lavorativa | Experiência | Experiências
    | Experiência profissional | Experiências profissionais | Histórico profissional | Experiência de trabalho
    | Percurso profissional | Trajetória profissional | Estágios | Atuação profissional | Werkervaring | Ervaring
    | Arbeidsverleden | Loopbaan | Professionele ervaring | Beroepservaring | Stages en werk
    | Erfarenhet | Erfaring | Doświadczenie | Zkušenosti | Praxe | Experiență | Deneyim | Pengalaman | Опыт работы`),
  education: listed(`
    Education | Educations | Educational Background | Educational Qualifications | Educational History | Academics
    | Educational Details | Academic Background | Academic History | Academic Qualifications | Academic Credentials
    | Akademisches Profil | Profil académique | Perfil académico | Profilo accademico | Perfil acadêmico | Academisch profiel
    | Academic Record | Academic Details | Academic Profile | Academic Training | Academic Achievements | Academia
    | Academic Qualification | Education and Training | Education and Qualifications | Education History | Studies
    | Education Background | Qualifications and Education | Training | Training and Education | Degrees | Degree
    | Schooling | School | University | Where I Studied | Professional Training | Coursework | Relevant Coursework
    | Professional Education | Continuing Education | Formal Education | Courses | Thesis | Master Thesis
    | Dissertation | Doctoral Thesis | PhD Thesis | Bachelor Thesis | Further Education | Higher Education
    | Professional Development | Postgraduate Training | Residency | Apprenticeship | Courses and Training
    | Ausbildung | Bildung | Bildungsweg | Schulbildung | Studium | Akademische Ausbildung | Schulische Ausbildung
    | Ausbildung und Studium | Studium und Ausbildung | Akademischer Werdegang | Schulischer Werdegang | Weiterbildung
    | Weiterbildungen | Fortbildungen | Aus- und Weiterbildung | Hochschulbildung | Schule | Berufsausbildung
    | Schule und Ausbildung | Schul- und Berufsausbildung | Schul- und Hochschulbildung | Schule und Studium
    | Bildungsgang | Formation | Formations | Formation académique | Études | Diplômes | Diplômes et formations
    | Formation et diplômes | Formations professionnelles | Éducation | Scolarité | Parcours scolaire | Parcours académique | Cursus | Diplôme
    | Diplômes et concours | Formations complémentaires | Formation complémentaire | Formation continue | Lehrgänge | Kurse | Parcours universitaire | Cursus scolaire | Cursus universitaire | Thèse | Mémoire
    | Formación | Formación académica | Antecedentes académicos | Educación | Estudios | Estudios académicos | Formación complementaria
    | Estudios complementarios | Estudios cursados | Estudios realizados | Estudios formales
    | Historial académico | Titulación | Titulaciones | Cursos | Tesis | Tesis de maestría | Datos académicos
    | Istruzione | Istruzione e formazione | Formazione | Formazione accademica | Titoli di studio | Studi | Tesi
    | Percorso di studi | Carriera accademica | Corsi | Titolo di studio | Corsi di formazione | Educação | Formação
    | Formação acadêmica | Formação académica | Escolaridade | Habilitações literárias | Habilitações académicas
    | Cursos de qualificação | Cursos qualificação | Cursos de aperfeiçoamento
    | Histórico acadêmico | Cursos complementares | Formação complementar | Opleiding | Opleidingen | Onderwijs
    | Educatie | Studie | Scholing | Opleiding en training | Cursussen | Studies | Qualifications | Qualification
    | Utbildning | Uddannelse | Utdannelse | Utdanning | Wykształcenie | Vzdělání | Studii | Eğitim | Pendidikan | Образование
    | Especialização | Especializações | Pós-graduação | Pós-graduações | Nivel educativo`),
  skills: listed(`
    Skills | Skill | Technical Skills | Technical Skill | Key Skills | Core Skills | Professional Skills
    | Core Competencies | Core Competences | Competencies | Key Competencies | Competences | Areas of Expertise
    | Area of Expertise | Expertise | Technical Expertise | Technical Proficiencies | Technical Proficiency
    | Proficiencies | Technologies | Tools | Tools and Technologies | Technologies and Tools | Tech Stack
    | Technology Stack | Technical Stack | Stack | Technology | Technical Summary | Technical Knowledge | Software
    | Computer Skills | IT Skills | Software Skills | Digital Skills | Soft Skills | Hard Skills | Personal Skills
    | Interpersonal Skills | Transferable Skills | Relevant Skills | Additional Skills | Other Skills | Strengths
    | Key Strengths | Core Strengths | Skills and Strengths | Strengths and Skills | Skills and Abilities | Abilities
    | Skills and Expertise | Skills and Tools | Skills and Technologies | Skills and Competencies | Skill Set
    | Skillset | Skill Highlights | Skills Summary | Summary of Skills | Skills Profile | Skills Overview
    | Skills and Interests | Skills and Languages | Languages and Technologies | Programming Languages | Programming
    | Computer Languages | Coding Languages | Scripting Languages | Markup Languages | Query Languages | Software Languages
    | Programming Skills | Languages and Tools | Frameworks | Libraries | Areas of Knowledge | Knowledge | Specialties
    | Specialities | Specializations | Capabilities | Core Capabilities | Technical Competencies | Talents | Toolbox
    | Operating Systems | Platforms | Core Qualifications | Technical Background | Functional Skills | Core Expertise
    | Areas of Strength | Areas of Specialization | Areas of Experience | Industry Skills | Knowledge and Skills
    | Computer Proficiency | Computer Knowledge | Software Proficiency | Technical Skills and Tools | Equipment
    | Grundkenntnisse | Kenntnisse | Fähigkeiten | Kompetenzen | Fachkenntnisse | EDV-Kenntnisse | IT-Kenntnisse | Stärken
    | Kernkompetenzen | Kenntnisse und Fähigkeiten | Fähigkeiten und Kenntnisse | Technische Kenntnisse
    | Fachkompetenzen | Technologien | Besondere Kenntnisse | Qualifikationen | PC-Kenntnisse | Computerkenntnisse
    | Technische Fähigkeiten | Programmierkenntnisse | Weitere Kenntnisse | Zusatzqualifikationen
    | Persönliche Stärken | Persönliche Eigenschaften | Cualidades | Cualidades personales | Methodenkompetenz | Compétences | Compétences techniques | Compétences clés
    | Compétences professionnelles | Savoir-faire | Savoir-être | Compétences informatiques | Informatique | Outils
    | Logiciels | Atouts | Domaines de compétences | Connaissances | Qualités | Aptitudes | Aptitudes principales | Habilidades | Competencias
    | Conocimientos | Conocimientos técnicos | Competencias técnicas | Habilidades técnicas | Destrezas
    | Conocimientos de computación | Informática | Conocimientos informáticos | Competencias clave | Fortalezas
    | Herramientas | Habilidades y competencias | Competenze | Competenze tecniche | Capacità | Capacità e competenze
    | Capacità e competenze relazionali | Capacità e competenze organizzative | Capacità e competenze tecniche
    | Capacità e competenze artistiche | Capacità e competenze sociali
    | Altre capacità e competenze | Capacidades y competencias sociales | Capacidades y competencias organizativas
    | Capacidades y competencias técnicas | Capacidades y competencias artísticas
    | Capacidades y aptitudes sociales | Capacidades y aptitudes organizativas
    | Capacidades y aptitudes técnicas | Capacidades y aptitudes personales | Aptitudes et compétences sociales
    | Aptitudes et compétences organisationnelles | Aptitudes et compétences techniques
    | Aptitudes et compétences artistiques | Aptidões e competências sociais
    | Aptidões e competências de organização | Aptidões e competências técnicas
    | Aptidões e competências artísticas
    | Conoscenze | Competenze informatiche | Abilità | Competenze professionali | Competenze digitali
    | Conoscenze informatiche | Punti di forza | Competências | Competências técnicas | Conhecimentos
    | Conhecimentos técnicos | Habilidades e competências | Qualificações | Aptidões | Ferramentas
    | Conhecimentos de informática | Conhecimentos informáticos | Vaardigheden | Competenties | Kennis
    | Technische vaardigheden | Computervaardigheden | Kennis en vaardigheden | Kerncompetenties | Sterke punten
    | Personal Skills and Competences | Persönliche Fähigkeiten und Kompetenzen | Persönliche Fähigkeiten
    | Aptitudes et compétences personnelles | Compétences personnelles | Capacidades y competencias personales
    | Competencias personales | Capacità e competenze personali | Competenze personali
    | Aptidões e competências pessoais | Competências pessoais | Persoonlijke vaardigheden en competenties
    | Persoonlijke vaardigheden | IT-vaardigheden | Softwarevaardigheden | Digitale vaardigheden | Deskundigheid | Eigenschappen
    | Främsta kompetenser | Mest repræsenterede kompetencer | Topkompetencer | Toppferdigheter
    | Najważniejsze umiejętności | Nejlepší dovednosti | Competențe principale | En Önemli Yetenekler
    | Keahlian Utama | Основные навыки
    | Stack tecnológico | Stack técnico | Meine Stärken | Meine Stärken sind
    | Conhecimentos em informática`),
  certifications: listed(`
    Certifications | Certification | Certificates | Certificate | Professional Certifications | Licenses | License
    | Licences | Licence | Licensure | Licensing | Licensure and Certifications | Licenses and Certifications
    | Certifications and Licenses | Licenses and Certificates | Professional Qualifications
    | Professional Qualification | Credentials
    | Professional Credentials | Professional Licenses | Professional Licenses and Certifications | Accreditations
    | Accreditation | Certifications and Training | Training and Certifications | Trainings and Certifications
    | Certificates and Training | Training and Certificates | Certified | Bar Admissions | Bar Admission | Admissions
    | Technical Certifications | IT Certifications | Security Clearance | Clearances | Registrations | Registration
    | Board Certification | Board Certifications | Permits | Professional Registration | Certifications and Courses
    | Courses and Certifications | Online Courses | Badges | Tickets and Licences | Tickets | Safety Tickets | Work Tickets | Cards and Tickets
    | High Risk Work Licences | MOOCs | Zertifikate
    | Zertifizierungen | Zertifikat | Lizenzen | Zertifikate und Weiterbildungen | Führerschein | Führerscheine
    | Bescheinigungen | Certificats | Habilitations | Titres et habilitations | Permis | Licences et certifications | Certificaciones
    | Certificado | Certificados | Licencias | Acreditaciones | Licencias y certificaciones | Certificación | Certificazioni
    | Certificati | Patenti | Patente | Abilitazioni | Attestati | Certificazioni e licenze | Certificações | Licenças
    | Current Certifications | Certifications in Progress | Certifications obtenues | Certifications en cours
    | Certificações em andamento | Certificaciones en curso | Licenças e certificados | Credenciais | Registraties | Registratie | Certificaten | Certificeringen | Rijbewijs | Licenties
    | Diploma’s en certificaten | Diploma’s | Cursussen en certificaten | Opleidingen en certificaten | Kurse und Zertifikate
    | Weiterbildung und Zertifikate | Weiterbildungen und Zertifikate | Cours et certifications | Cursos y certificados | Cursussen en trainingen | Kurse und Lehrgänge
    | Cursos e certificados | Corsi e certificazioni
    | Certifieringar | Certificeringer | Sertifiseringer | Certyfikaty | Certifikace | Certificări
    | Sertifikalar | Sertifikasi | Сертификаты`),
  languages: listed(`
    Languages | Language | Language Skills | Language Proficiency | Languages Spoken | Spoken Languages
    | Foreign Languages | Language Knowledge | Linguistic Skills | Language Competence | Language Competencies
    | Language Abilities | Languages Known | Known Languages | Human Languages | Natural Languages | I Speak
    | Sprachen | Sprachkenntnisse | Fremdsprachen | Sprachliche Kenntnisse | Langues | Compétences linguistiques
    | Langues étrangères | Langues parlées | Idiomas | Lenguas | Lingue | Competenze linguistiche | Lingue straniere | Lingue conosciute | Conoscenze linguistiche
    | Connaissances linguistiques | Conocimientos lingüísticos | Competencias lingüísticas | Línguas | Competências linguísticas | Talen | Talenkennis | Taalvaardigheden
    | Taalvaardigheid | Idioma | Conocimiento de idiomas | Lingua | Idiomas y niveles | Taalkennis
    | Språk | Sprog | Języki | Jazyky | Limbi | Diller | Bahasa | Языки`),
  projects: listed(`
    Projects | Project | Personal Projects | Side Projects | Key Projects | Selected Projects | Academic Projects
    | Open Source | Open Source Projects | Open-Source Contributions | Professional Projects | Technical Projects
    | Project Experience | Project Work | Projects Undertaken | Relevant Projects | Notable Projects | Portfolio
    | Project Portfolio | Selected Work | Selected Works | Featured Projects | Project Highlights | Things I Made
    | Things I Built | Things I've Built | Class Projects | University Projects | Research Projects | Recent Projects
    | Course Projects | Capstone Project | Senior Project | Major Projects | Creative Work | Software Projects
    | Projekte | Projekterfahrung | Ausgewählte Projekte | Eigene Projekte | Projets | Projets personnels
    | Projets académiques | Réalisations | Proyectos | Proyectos personales | Proyectos destacados | Progetti
    | Progetti personali | Projetos | Projetos pessoais | Projectos | Projecten | Persoonlijke projecten`),
  publications: listed(`
    Publications | Publication | Selected Publications | Publications and Presentations | Presentations | Papers
    | Presentation | Research Publications | Journal Articles | Peer-Reviewed Publications | Conference Papers
    | Conference Presentations | Selected Presentations | Research Presentations | Research Outputs | Talks | Invited Talks | Speaking | Speaking Engagements | Conferences | Posters
    | Writing | Writings | Articles | Books | Books and Articles | Bibliography | Publications and Talks | Lectures
    | Talks and Publications | Presentations and Publications | Papers and Publications | Book Chapters | Preprints
    | Veröffentlichungen | Publikationen | Vorträge | Publikationen und Vorträge | Publications et communications
    | Communications | Publicaciones | Ponencias | Conferencias | Artículos | Pubblicazioni | Conferenze | Publicações
    | Articles scientifiques | Chapitres d'ouvrage | Artículos científicos | Capítulos de libros | Articoli scientifici
    | Articoli su riviste scientifiche | Capitoli di libri | Conferenze e congressi | Capítulos de livros
    | Artigos | Palestras | Publicaties | Lezingen | Presentaties | Konferenzen und Seminare | Conférences et séminaires
    | Conferencias y seminarios | Conferenze e seminari | Conferências e seminários | Conferenties en seminars`),
  volunteering: listed(`
    Volunteering | Volunteer | Volunteer Experience | Volunteer Work | Voluntary Work | Voluntary Experience
    | Volunteer Activities | Volunteer Service | Volunteering Experience | Volunteerism | Volunteers
    | Community Service | Community Involvement | Community | Community Engagement | Community Work | Outreach
    | Community Outreach | Community Activities | Leadership and Volunteering | Volunteering and Leadership
    | Volunteer and Leadership | Extracurricular and Volunteer Experience | Leadership and Volunteer Experience | Leadership and Community Service | Giving Back
    | Charity Work | Civic Engagement | Civic Activities | Social Engagement | Service | Public Service | Pro Bono
    | Pro Bono Work | Community Leadership | Volunteer Leadership | Community and Volunteering | Social Work
    | Ehrenamt | Ehrenamtliches Engagement | Ehrenamtliche Tätigkeiten | Engagement | Soziales Engagement
    | Freiwilligenarbeit | Ehrenamtliche Tätigkeit | Gesellschaftliches Engagement | Bénévolat | Engagements
    | Vie associative | Activités associatives | Engagement associatif | Expérience bénévole | Voluntariado
    | Experiencia de voluntariado | Trabajo voluntario | Volontariato | Esperienze di volontariato
    | Trabalho voluntário | Experiência voluntária | Vrijwilligerswerk | Maatschappelijke betrokkenheid`),
  awards: listed(`
    Awards | Award | Honors | Honours | Honors and Awards | Honours and Awards | Awards and Honors
    | Awards and Honours | Awards and Recognition | Recognition | Achievements | Key Achievements | Accomplishments
    | Key Accomplishments | Awards and Achievements | Achievements and Awards | Selected Honors | Selected Awards
    | Scholarships | Fellowships | Grants | Grants and Awards | Grants and Fellowships | Scholarships and Awards
    | Scholarships and Honors | Distinctions | Prizes | Most Proud Of | Recognitions | Awards and Certifications | Academic Honors
    | Professional Achievements | Major Achievements | Honors and Distinctions | Awards and Scholarships | Funding
    | Awards and Accomplishments | Accolades | Competitions | Academic Awards | Selected Achievements | Medals
    | Auszeichnungen | Preise | Stipendien | Ehrungen | Preise und Auszeichnungen | Erfolge
    | Auszeichnungen und Stipendien | Borse di studio vinte | Prix | Prix et distinctions | Récompenses | Bourses | Distinctions et prix
    | Premios | Premios y reconocimientos | Reconocimientos | Logros | Becas | Premi | Riconoscimenti
    | Premi e riconoscimenti | Borse di studio | Prêmios | Prémios | Conquistas | Bolsas | Prijzen | Onderscheidingen
    | Prestaties | Beurzen | Distinctions honorifiques et récompenses | Onorificenze e riconoscimenti
    | Eretitels en prijzen`),
  references: listed(`
    References | Reference | Referees | Professional References | Personal References | Character References
    | Testimonials | Recommendations | Referenzen | Références | Referencias | Referenze | Referências | Referenties
    | Referentie | Referee | Empfehlungen | Recommandations | Referencias personales
    | Referencia personal | Referencia laboral | Referencia familiar | Referencias familiares
    | Referência pessoal | Referência profissional`),
  interests: listed(`
    Interests | Interest | Areas of Interest | Area of Interest | Fields of Interest | Hobbies | Hobbies and Interests | Interests and Hobbies | Personal Interests | Hobby
    | Leisure | Leisure Activities | Passions | Outside Work | Activities and Interests | Interests and Activities
    | Other Interests | Outside Interests | Free Time | Pastimes | When I Am Not Working | Personal Life | Fun Facts
    | Interessen | Hobbys | Hobbys und Interessen | Interessen und Hobbys | Freizeit | Persönliche Interessen
    | Interest Center | Interest Centre | Center of Interest | Centers of Interest | Centre of Interest | Centres of Interest
    | Centres d'intérêt | Centres d'intérêts | Centre d'intérêt | Loisirs | Passe-temps | Intérêts | Passions et loisirs | Intereses
    | Aficiones | Pasatiempos | Interessi | Interessi personali | Tempo libero | Interesses | Passatempos | Lazer
    | Interesses pessoais | Hobby's | Hobby's en interesses | Vrije tijd | Interesses en hobby’s`),
  other: listed(`
    Patents | Patents and Inventions | Inventions | Memberships | Professional Memberships | Affiliations
    | Professional Affiliations | Professional Associations | Associations | Membership | Organizations
    | Professional Organizations | Memberships and Affiliations | Affiliations and Memberships
    | Additional | Adicional | Additional Information | Additional Info | Additional Details | Other | Others
    | Other Information
    | Miscellaneous | Activities | Extracurricular Activities | Extracurricular Activity | Extra-Curricular Activities
    | Extracurriculars | Leadership | Leadership Activities | Leadership Experience | Leadership Experiences
    | Leadership Roles | Leadership Positions | Positions of Responsibility | Position of Responsibility
    | Extracurricular Experience | Campus Involvement | Student Activities | Committees
    | Program Committees | Involvement | Clubs | Workshops | Seminars | Military | Teaching | Research | Research Interest | Research Interests | Declaration | Status | Fields
    | Career Preferences | Job Preferences | Work Preferences | Preferences
    | Availability | Visa Status | Work Authorization | Citizenship | Nationality | Quotes | A Day of My Life
    | My Life Philosophy | Professional Service | University Service | Department Service | Departmental Service
    | Academic Service | Service to the Profession | Service to the University | Press | Media | Clients | Exhibitions | Travel | Sports | Notes
    | Appendix | Aktivitäten | Sonstiges | Weitere Angaben | Mitgliedschaften | Zusätzliche Informationen | Divers | Autres
    | Informations complémentaires | Otros | Otros datos | Información adicional | Datos de interés | Altro
    | Altre informazioni | Ulteriori informazioni | Outros | Informações adicionais | Informações complementares
    | Más información | Otra información | Otra información de interés | Información de interés
    | Información complementaria | Mais informações | Plus d'informations | Weitere Informationen | Meer informatie
    | Overig | Overige informatie | Nevenactiviteiten | Lidmaatschappen | Activités extra-professionnelles
    | Netzwerke und Mitgliedschaften | Redes y afiliaciones | Reti e affiliazioni | Redes e filiações
    | Netwerken en lidmaatschappen | Verfügbarkeit | Disponibilité | Disponibilités | Disponibilidad | Disponibilità
    | Disponibilidade | Beschikbaarheid | Außerschulische Aktivitäten | Activités extrascolaires | Activités parascolaires
    | Activités extra-scolaires | Actividades extracurriculares | Attività extracurricolari | Attività extra-curricolari
    | Attività extracurriculari | Atividades extracurriculares | Buitenschoolse activiteiten
    | Forschungsinteressen | Intérêts de recherche | Intereses de investigación | Interessi di ricerca
    | Interesses de pesquisa | Onderzoeksinteresses`),
};

/**
 * The noun that determines the kind of a title of a few words: 'Clinical Experience', 'Trade Skills', 'Licences Held'.
 * The last one in a title wins, as in Germanic and English titles; a second one is rare.
 */
export const titleNouns: Record<SectionKind, readonly string[]> = {
  contact: [],
  summary: listed(`
    summary | profile | objective | objectives`),
  experience: listed(`
    experience | experiences | employment | internship | internships | career | berufserfahrung | experiencia | esperienza
    | esperienze | experiencias | werkervaring | ervaring`),
  education: listed(`
    education | qualification | qualifications | ausbildung | studies | formation | training | formacion | formazione | formacao | opleiding
    | istruzione`),
  skills: listed(`
    skills | competencies | competences | expertise | proficiencies | technologies | tools | kenntnisse | kompetenzen
    | habilidades | competencias | competenze | competenties | conhecimentos | kennis | connaissances | vaardigheden
    | strengths | abilities`),
  certifications: listed(`
    certifications | certification | certificates | licenses | licences | licensure | credentials | zertifikate
    | certificaciones | certificazioni | certificaten | certificacoes | certificados`),
  languages: listed(`
    languages | sprachen | langues | idiomas | lingue`),
  projects: listed(`
    projects | project | projekte | projets | proyectos | progetti | projetos | projecten`),
  publications: listed(`
    publications | publication | presentations | presentation | papers | talks`),
  volunteering: listed(`
    volunteering | ehrenamt | benevolat`),
  awards: listed(`
    awards | award | honors | honours | recognitions | achievements | accomplishments | scholarships | auszeichnungen | premios
    | distinctions`),
  references: listed(`
    references | reference | referees | referenzen`),
  interests: listed(`
    interests | interest | hobbies`),
  other: listed(`
    affiliations | memberships | patents | activities | involvement | workshops | clubs | organizations`),
};

/**
 * The noun that determines the kind of a title in which an adjective follows it, as in Romance languages: 'Stages
 * professionnels', 'Estudios universitarios'. Folded. Singular words that also name one entry ('stage') are left out.
 */
export const leadingTitleNouns: Partial<Record<SectionKind, readonly string[]>> = {
  experience: listed(`
    experience | experiences | stages | emplois | experiencia | experiencias | practicas | empleos | esperienza
    | esperienze | tirocini | estagios`),
  education: listed(`
    formations | etudes | diplomes | cursus | parcours | estudios | titulos | studi | titoli | estudos`),
  skills: listed(`
    competences | connaissances | habilidades | competencias | conocimientos | competenze | conoscenze | conhecimentos`),
  projects: listed(`
    projets | proyectos | progetti | projetos`),
};

/** Adjectives behind such a noun that leave its kind as it is. Folded, in all their forms. */
export const followingTitleWords: readonly string[] = listed(`
  professionnel | professionnelle | professionnels | professionnelles | academique | academiques | universitaire
  | universitaires | scolaire | scolaires | pertinente | pertinentes | anterieure | anterieures | technique | techniques
  | pratique | pratiques | superieures | principales | diverses | realises | profesional | profesionales | laboral
  | laborales | academico | academicos | academica | academicas | universitario | universitarios | universitaria
  | universitarias | superiores | tecnica | tecnicas | tecnico | tecnicos | relevante | relevantes | previa | previas
  | realizados | professionale | professionali | lavorativa | lavorative | accademica | accademici | accademiche
  | universitari | universitarie | superiori | tecniche | profissional | profissionais`);

/** Last words of titles that say nothing on their own: 'Employment Details', 'Academic Record', 'Language Proficiency'. Folded. */
export const emptyTitleHeads: readonly string[] = listed(`
  details | detail | history | background | record | records | particulars | information | info | chronology
  | timeline | fluency | proficiency | knowledge | set | sets | exposure | attainment | attainments | dossier | data
  | handled | undertaken | completed | done | statement`);

/** Words that name the kind of section before one of these. Folded. */
export const tellingTitleWords: Partial<Record<SectionKind, readonly string[]>> = {
  contact: listed(`personal | contact`),
  summary: listed(`profile | summary | career`),
  experience: listed(`employment | employer | job | work | career | experience | internship | occupational | service`),
  education: listed(`education | educational | academic | academics | scholastic | qualification | schooling`),
  skills: listed(`skill | skills | software | computer | competency | technology`),
  certifications: listed(`certification | certificate | license | licensure`),
  languages: listed(`language | languages | linguistic`),
  projects: listed(`project | projects`),
  awards: listed(`award | awards | achievement | achievements`),
  references: listed(`reference | references`),
  other: listed(`passport | visa`),
};

/** Titles that head schools in one resume and courses, licenses or strengths in another: the content decides. */
export const titlesByContent: readonly string[] = listed(`
  Qualifications | Qualification | Professional Qualification | Professional Qualifications | Courses | Professional Training | Professional Development | Continuing Education | Further Education
  | Weiterbildung | Weiterbildungen | Fortbildungen | Cursos | Cursos complementares | Formación complementaria
  | Estudios complementarios | Cursos de qualificação | Cursos qualificação | Cursos de aperfeiçoamento
  | Formação complementar | Corsi | Corsi di formazione | Cursussen | Scholing | Formations complémentaires
  | Formations professionnelles | Formation complémentaire | Formation continue | Lehrgänge | Kurse`);

/** Words and phrases that reveal the kind of an unusual title, strongest first: 'My journey so far', "What I'm good at". Folded, whole words. */
export const titleHints: readonly { kind: SectionKind; words: readonly string[] }[] = [
  // before the languages that somebody speaks
  { kind: 'references', words: listed(`speak for me | speaks for me | speak on my behalf | speak up for me`) },
  {
    kind: 'volunteering',
    words: listed(`
      give back | giving back | nine to five | 9 to 5 | good causes | helping out | charity | volunteered | volunteer
      | community | beyond work | for free | off the clock | paying it forward | ehrenamt`),
  },
  {
    kind: 'languages',
    words: listed(`
      say hello | i speak | tongues | tongue | speak | languages | lingo | polyglot | speaking in | language`),
  },
  {
    kind: 'certifications',
    words: listed(`
      stamps | approval | certified | licensed | papers that | officially | official | badges | credentials
      | certificate | certificates | certifications | licence | license | paperwork | seals | qualified`),
  },
  {
    kind: 'awards',
    words: listed(`
      bragging | brag | trophy | trophies | proud | proudest | awards | award | kudos | applause | medals
      | hall of fame | gold stars | wins | honors | recognition | shiny things | pats on the back | won`),
  },
  {
    kind: 'projects',
    words: listed(`
      i made | i've made | i built | i've built | have built | have made | have created | i created | side hustles
      | tinkering | playground | lab | workshop | built | creations | makings | labors of love | side quests
      | projects | project | portfolio | passion project | weekend | after hours | pet projects`),
  },
  {
    kind: 'publications',
    words: listed(`
      written | published | in print | bylines | on paper | words i | publications | on stage | ink`),
  },
  {
    kind: 'references',
    words: listed(`
      vouch | references | ask them | who can | what others say | what people say | kind words | they said`),
  },
  {
    kind: 'education',
    words: listed(`
      learned | learnt | studied | study | school | schools | book smarts | got smart | brain food | degrees | classroom
      | academic | academics | alma mater | campus | education | university | diplomas | knowledge came
      | lessons | educated | hit the books | homework | foundations | studien | etudes | studiert | estudiado | estudie
      | studiato | estudei | gestudeerd`),
  },
  {
    kind: 'skills',
    words: listed(`
      good at | great at | toolbelt | toolbox | toolkit | tool belt | tool box | tool kit | secret sauce | superpowers
      | superpower | work with | can do | bring to the table | i bring | i know | up my sleeve | arsenal | my craft
      | what i do | bag of tricks | tricks | talents | strengths | skills | skill | expertise | competencies
      | specialties | tech | tools | wheelhouse | ingredients | under the hood | weapons | know-how | knowhow | i use
      | offer | ich kann | sais faire | se hacer | so fare | sei fazer | ik kan`),
  },
  {
    kind: 'experience',
    words: listed(`
      worked | working | journey | adventures | employment | magic happened | magic happens | career | been doing
      | my path | the path | track record | made an impact | day jobs | day job | jobs | paid the bills | my story
      | i've been | i have been | trenches | battle | experience | earned my | war stories | professional life
      | in the field | work history | previously | road so far | story so far | history | beruf | parcours
      | gearbeitet | trabajado | lavorato | trabalhei | gewerkt | travaille`),
  },
  {
    kind: 'interests',
    words: listed(`
      for fun | free time | when not | off duty | off-duty | hobbies | interests | love doing | outside work
      | spare time | outside the office | outside of work | unplugged | recharge`),
  },
  {
    kind: 'contact',
    words: listed(`
      reach me | find me | say hi | drop me | talk to me | get in touch | touch | contact | call me | ping me
      | let's talk | where to find | connect`),
  },
  {
    kind: 'summary',
    words: listed(`
      nutshell | short version | who is | who am | who i am | about | hello | introduction | intro | at a glance
      | elevator pitch | tl dr | tldr | the gist | meet | my why | in brief | snapshot | headline | bottom line
      | summary | what drives me | what makes me | one paragraph | pitch | looking for | ambition | the person
      | profile`),
  },
  {
    kind: 'other',
    words: listed(`
      eureka | patents | inventions | memberships | affiliations`),
  },
];

/** Titles of the document itself at its top: neither a section nor a name. */
export const documentTitles: readonly string[] = listed(`
  Resume | Résumé | CV | Curriculum Vitae | Curriculum | Vita | Vitae | Curriculum Vitæ | C.V. | My Resume
  | Lebenslauf | Tabellarischer Lebenslauf | Currículum | Currículo | Hoja de vida | Curriculum vitae et studiorum
  | Application | Bewerbung | Personal Resume | Professional Resume | Europass | Europass Curriculum Vitae`);
