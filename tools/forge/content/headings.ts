import type { ForgedSection } from '../forged-resume.ts';
import type { Random } from '../random.ts';
import type { Tongue } from './countries.ts';

type Kind = ForgedSection['kind'];
const listed = (text: string): readonly string[] => text.split('|').map((item) => item.trim());

/** Section titles that people use, by language; the first ones most often. */
const usual: Readonly<Record<Tongue, Readonly<Record<Kind, readonly string[]>>>> = {
  en: {
    summary: listed('Summary|Professional Summary|Profile|Objective|About Me|Career Objective|Personal Statement'),
    experience: listed(
      'Experience|Work Experience|Professional Experience|Employment History|Work History|Employment|Career History|Relevant Experience',
    ),
    education: listed(
      'Education|Education and Training|Academic Background|Educational Background|Academic Qualifications|Qualifications',
    ),
    skills: listed('Skills|Technical Skills|Core Competencies|Key Skills|Skills Summary|Areas of Expertise'),
    certifications: listed(
      'Certifications|Licenses and Certifications|Certificates|Professional Certifications|Licenses',
    ),
    languages: listed('Languages|Language Skills'),
    projects: listed('Projects|Selected Projects|Personal Projects|Key Projects'),
    awards: listed('Awards|Honors and Awards|Achievements|Awards and Honors'),
    publications: listed('Publications|Selected Publications|Papers'),
    volunteering: listed('Volunteer Experience|Volunteering|Community Service|Volunteer Work'),
    interests: listed('Interests|Hobbies|Hobbies and Interests'),
  },
  de: {
    summary: listed('Profil|Über mich|Kurzprofil|Zusammenfassung'),
    experience: listed('Berufserfahrung|Beruflicher Werdegang|Berufspraxis|Praktische Erfahrung'),
    education: listed('Ausbildung|Bildungsweg|Studium|Schulbildung|Akademische Ausbildung'),
    skills: listed('Kenntnisse|Fähigkeiten|Kompetenzen|Fachkenntnisse|EDV-Kenntnisse'),
    certifications: listed('Zertifikate|Weiterbildung|Zertifizierungen'),
    languages: listed('Sprachen|Sprachkenntnisse'),
    projects: listed('Projekte|Ausgewählte Projekte'),
    awards: listed('Auszeichnungen|Preise'),
    publications: listed('Publikationen|Veröffentlichungen'),
    volunteering: listed('Ehrenamt|Ehrenamtliches Engagement'),
    interests: listed('Interessen|Hobbys'),
  },
  fr: {
    summary: listed('Profil|À propos|Objectif|Profil professionnel'),
    experience: listed('Expérience professionnelle|Expériences professionnelles|Parcours professionnel|Expériences'),
    education: listed('Formation|Formations|Études|Parcours académique|Diplômes'),
    skills: listed('Compétences|Compétences techniques|Compétences clés'),
    certifications: listed('Certifications|Certificats'),
    languages: listed('Langues'),
    projects: listed('Projets|Projets personnels'),
    awards: listed('Distinctions|Prix'),
    publications: listed('Publications'),
    volunteering: listed('Bénévolat|Engagement associatif'),
    interests: listed("Centres d'intérêt|Loisirs"),
  },
  es: {
    summary: listed('Perfil|Resumen|Perfil profesional|Sobre mí'),
    experience: listed('Experiencia laboral|Experiencia profesional|Experiencia|Trayectoria profesional'),
    education: listed('Educación|Formación académica|Formación|Estudios'),
    skills: listed('Habilidades|Competencias|Aptitudes|Conocimientos'),
    certifications: listed('Certificaciones|Certificados|Cursos'),
    languages: listed('Idiomas'),
    projects: listed('Proyectos'),
    awards: listed('Premios|Reconocimientos'),
    publications: listed('Publicaciones'),
    volunteering: listed('Voluntariado'),
    interests: listed('Intereses|Aficiones'),
  },
  pt: {
    summary: listed('Resumo|Perfil|Perfil profissional|Objetivo'),
    experience: listed('Experiência profissional|Experiência|Histórico profissional'),
    education: listed('Formação acadêmica|Formação|Educação|Habilitações académicas'),
    skills: listed('Habilidades|Competências|Conhecimentos'),
    certifications: listed('Certificações|Cursos'),
    languages: listed('Idiomas|Línguas'),
    projects: listed('Projetos'),
    awards: listed('Prêmios'),
    publications: listed('Publicações'),
    volunteering: listed('Voluntariado|Trabalho voluntário'),
    interests: listed('Interesses'),
  },
  it: {
    summary: listed('Profilo|Profilo professionale|Chi sono'),
    experience: listed('Esperienza professionale|Esperienze lavorative|Esperienza lavorativa|Esperienze professionali'),
    education: listed('Istruzione e formazione|Formazione|Istruzione|Titoli di studio'),
    skills: listed('Competenze|Competenze tecniche|Capacità e competenze'),
    certifications: listed('Certificazioni|Corsi'),
    languages: listed('Lingue|Competenze linguistiche'),
    projects: listed('Progetti'),
    awards: listed('Premi|Riconoscimenti'),
    publications: listed('Pubblicazioni'),
    volunteering: listed('Volontariato'),
    interests: listed('Interessi|Hobby'),
  },
  nl: {
    summary: listed('Profiel|Over mij|Samenvatting'),
    experience: listed('Werkervaring|Ervaring|Loopbaan'),
    education: listed('Opleiding|Opleidingen|Opleidingen en cursussen'),
    skills: listed('Vaardigheden|Competenties|Kennis'),
    certifications: listed('Certificaten|Cursussen'),
    languages: listed('Talen|Talenkennis'),
    projects: listed('Projecten'),
    awards: listed('Prijzen'),
    publications: listed('Publicaties'),
    volunteering: listed('Vrijwilligerswerk'),
    interests: listed('Interesses|Hobby’s'),
  },
};

/** A usual word with a second one behind '&'. Other parsers lose nothing to these. */
const withSecond: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  summary: listed('Profile & Goals|Summary & Strengths'),
  experience: listed(
    'Experience & Impact|Employment & Internships|Work Experience & Leadership|Experience & Engagements',
  ),
  education: listed('Education & Credentials|Education & Honors|Academics & Training|Education & Coursework'),
  skills: listed('Skills & Tools|Skills & Interests|Skills & Software|Expertise & Tools'),
  certifications: listed('Certifications & Training|Licenses & Memberships|Certifications & Affiliations'),
  projects: listed('Projects & Research|Projects & Hackathons'),
  awards: listed('Awards & Recognition|Honors & Scholarships'),
  publications: listed('Publications & Talks|Publications & Presentations'),
  volunteering: listed('Volunteering & Leadership|Service & Outreach'),
};

/** Titles that say something else than what they name. Many parsers lose the section. */
const chatty: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  summary: listed('Hello!|Nice to meet you|In a nutshell|Who is this person?|The short version'),
  experience: listed(
    "Where I've been|My journey so far|What I have been up to|The path that led me here|Adventures at work",
  ),
  education: listed('Brain food|Where I learned|How I got smart|Classroom years'),
  skills: listed("What I'm good at|My toolbox|Superpowers|What I bring"),
  certifications: listed('Stamps of approval|Papers I collected'),
  languages: listed('How I say hello|I speak'),
  projects: listed("Things I've made|Built for fun"),
  awards: listed('Proud moments|Trophy shelf'),
  volunteering: listed('Giving back|Time well spent'),
};

export type HeadingHabit = 'usual' | 'with-second' | 'chatty';

/** Drawn once for a resume. Chatty titles are English only. */
export const drawHeadingHabit = (tongue: Tongue, random: Random): HeadingHabit =>
  tongue === 'en'
    ? random.weighted([
        [78, 'usual'],
        [15, 'with-second'],
        [7, 'chatty'],
      ] as const)
    : 'usual';

export const drawHeading = (kind: Kind, habit: HeadingHabit, tongue: Tongue, random: Random): string => {
  const odd =
    habit === 'chatty' ? chatty[kind] : habit === 'with-second' && random.chance(0.5) ? withSecond[kind] : undefined;
  if (odd !== undefined) return random.pick(odd);
  const titles = usual[tongue][kind];
  // Half of all people take the first title.
  return random.chance(0.5) ? (titles[0] ?? '') : random.pick(titles);
};

/** Whether the title is one of the kind that the format score calls nonstandard. */
export const isChatty = (heading: string): boolean => Object.values(chatty).some((titles) => titles.includes(heading));
