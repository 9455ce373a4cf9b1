import { describe, expect, it } from 'vitest';
import { isDocumentTitle, isKindTakenFromContent, kindOfTitle, knownTitle } from './title-kind.ts';

describe('kindOfTitle', () => {
  it.each([
    ['EXPERIENCE', 'experience'],
    ['E X P E R I E N C E', 'experience'],
    ['E D U C A T I O N & H O N O R S', 'education'],
    ['edu cation', 'education'],
    ['Expériencesprofessionnelles', 'experience'],
    ['■ Technical Skills:', 'skills'],
    ['1. Education', 'education'],
    ['II. Work History', 'experience'],
    ['Education & Certifications', 'education'],
    ['Tools / Technologies', 'skills'],
    ['Clinical Experience', 'experience'],
    ['Welding Skills', 'skills'],
    ['Teaching & Tutoring Experience', 'experience'],
    ['Teaching & Activities', 'other'],
    ['Licences', 'certifications'],
    ['Safety Tickets', 'certifications'],
    ['TITRES ET HABILITATIONS', 'certifications'],
    ['Berufserfahrung', 'experience'],
    ['Career Preferences', 'other'],
    ['Career History', 'experience'],
    ['Career Summary', 'summary'],
    ['Publication Summary', 'publications'],
    ['Projects Summary', 'projects'],
    ['Endereço', 'contact'],
    ['Persönliche Informationen', 'contact'],
    ['Who am I?', 'summary'],
    ['Formación académica', 'education'],
    ['Centres d’intérêt', 'interests'],
    ['Vrijwilligerswerk', 'volunteering'],
    ['Lingue', 'languages'],
    ['Främsta kompetenser', 'skills'],
    ['Doświadczenie', 'experience'],
    ['İletişim', 'contact'],
    ['Опыт работы', 'experience'],
    ['Employment Details', 'experience'],
    ['Scholastic Record', 'education'],
    ['Academic Details', 'education'],
    ['Technical Skill Set', 'skills'],
    ['Computer Languages', 'skills'],
    ['Scripting Languages', 'skills'],
    ['Spoken Languages', 'languages'],
    ['Language Proficiency', 'languages'],
    ['Professional Qualification', 'certifications'],
    ['Formação Acadêmica', 'education'],
    ['Educational Qualification', 'education'],
    ['Educational Attainment', 'education'],
    ['Personal Dossier', 'contact'],
    ['Projects Undertaken', 'projects'],
    ['Projects Handled', 'projects'],
    ['Recent Publication', 'publications'],
    ['Student Organizations & Involvement', 'other'],
    ['Cursos | Certificações', 'certifications'],
    ['Courses and Certificates', 'certifications'],
    ['Connaissances linguistiques', 'languages'],
    ['Dati anagrafici', 'contact'],
    ['Dados de identificação', 'contact'],
    ['Más información', 'other'],
    ['Persönliche Eigenschaften', 'skills'],
    ['Stages et habilitations', 'certifications'],
    ['Stages et emplois', 'experience'],
    ['Capacità e competenze organizzative', 'skills'],
    ['Area of Interest', 'interests'],
    ['Passport Details', 'other'],
    ['Leadership Experience', 'other'],
    ['Positions of Responsibility', 'other'],
    ['Laboratory Experience', 'experience'],
    ['Expérience de travail', 'experience'],
    ['Stages professionnels', 'experience'],
    ['Formations universitaires', 'education'],
    ['Estudios universitarios', 'education'],
    ['Passe-temps', 'interests'],
    ['Schule und Lehre', 'education'],
    ['Academic Positions', 'experience'],
    ['University Service', 'other'],
    ['Berufliche Tätigkeit', 'experience'],
    ['Professionele Doelstelling:', 'summary'],
    ['Objectif de carrière', 'summary'],
    ['Grundkenntnisse', 'skills'],
    ['Antecedentes Académicos', 'education'],
    ['Antecedentes laborales', 'experience'],
    ['Antecedentes personales', 'contact'],
    ['LinkedIn Profile', 'contact'],
    ['Professional Profile', 'summary'],
  ])('recognizes the title %s', (title, kind) => {
    expect(kindOfTitle(title)).toEqual({ kind, by: 'title' });
  });

  it.each([
    ["What I'm good at", 'skills'],
    ['My road so far', 'experience'],
    ['Places that taught me: schools', 'education'],
    ['Who can vouch for me', 'references'],
    ['Me in a nutshell', 'summary'],
    ['EXEPERIENCE', 'experience'],
    ['Eduction', 'education'],
    ['Acheivements', 'awards'],
  ])('guesses what the unusual title "%s" means', (title, kind) => {
    expect(kindOfTitle(title)).toEqual({ kind, by: 'alike' });
  });

  it('does not take a sentence or a job title for a known title', () => {
    expect(knownTitle('10 years of experience')).toBeNull();
    expect(knownTitle('Director of Education')).toBeNull();
    expect(knownTitle('Portfolio showcases full experience and projects')).toBeNull();
    expect(knownTitle('Software Engineer')).toBeNull();
    expect(knownTitle('Family Details')).toBeNull();
    expect(knownTitle('Stage professionnel')).toBeNull();
    expect(knownTitle('Stages chez Harrow')).toBeNull();
    expect(knownTitle('Project details with the client history')).toBeNull();
    expect(knownTitle('')).toBeNull();
  });
});

describe('isDocumentTitle', () => {
  it('recognizes document titles, in any spacing', () => {
    expect(isDocumentTitle('C U R R I C U L U M  V I T A E')).toBe(true);
    expect(isDocumentTitle('Résumé')).toBe(true);
    expect(isDocumentTitle('Vita Novak')).toBe(false);
  });
});

describe('isKindTakenFromContent', () => {
  it.each(['Qualifications', 'Trade Qualifications', 'List of Qualifications', 'Cursos'])('holds for %s', (title) => {
    expect(isKindTakenFromContent(title)).toBe(true);
  });
  it.each(['Highlight of Qualifications', 'Overview of Qualifications', 'Education'])(
    'does not hold for %s',
    (title) => {
      expect(isKindTakenFromContent(title)).toBe(false);
    },
  );
  it('leaves an overview of qualifications to the summary', () => {
    expect(kindOfTitle('Highlight of Qualifications')?.kind).toBe('summary');
  });
});

/** The word with one letter left out, added, replaced or swapped with the next, at each of its places. */
const slipsOf = (word: string): readonly string[] =>
  Array.from(word).flatMap((letter, at) => {
    const [before, behind] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = before + behind.slice(0, 1) + letter + behind.slice(1);
    return [before + behind, `${before}x${letter}${behind}`, `${before}x${behind}`, swapped];
  });

describe('a known title with one slip at any of its places', () => {
  // the shortest that may be misspelled, and a longer one
  it.each(['summary', 'coursework', 'certifications'])('%s', (title) => {
    const kind = knownTitle(title);
    // with a letter left out, the shortest is too short for a misspelled title
    const slips = slipsOf(title).filter((slip) => slip.length >= 7);
    expect(slips.filter((slip) => kindOfTitle(slip)?.kind !== kind)).toEqual([]);
  });
});
