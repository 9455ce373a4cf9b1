/** The words that LinkedIn prints around a profile, in one language of its pages. */
export type ProfileWords = {
  contact: string;
  skills: string;
  languages: string;
  certifications: string;
  summary: string;
  experience: string;
  education: string;
  /** 'Page 1 of 2' */
  page: (number: number, of: number) => string;
  march: string;
  june: string;
  present: string;
  /** '(2 years 4 months)' without the brackets. */
  duration: string;
};

/**
 * Headings as public programs that read these PDFs list them (for example
 * https://github.com/firedigger/linkedin-resume-parser), where one does; the rest are the usual words of the language.
 */
export const profileWords: Readonly<Record<string, ProfileWords>> = {
  en: row(
    'Contact|Top Skills|Languages|Certifications|Summary|Experience|Education',
    (n, of) => `Page ${n} of ${of}`,
    'March|June|Present|2 years 4 months',
  ),
  de: row(
    'Kontakt|Top-Kenntnisse|Languages|Certifications|Zusammenfassung|Berufserfahrung|Ausbildung',
    (n, of) => `Page ${n} of ${of}`,
    'März|Juni|Present|2 Jahre 4 Monate',
  ),
  fr: row(
    'Coordonnées|Principales compétences|Languages|Certifications|Résumé|Expérience|Formation',
    (n, of) => `Page ${n} of ${of}`,
    'mars|juin|Present|2 ans 4 mois',
  ),
  es: row(
    'Contactar|Aptitudes principales|Languages|Certifications|Extracto|Experiencia|Educación',
    (n, of) => `Page ${n} of ${of}`,
    'marzo de|junio de|Present|2 años 4 meses',
  ),
  pt: row(
    'Contato|Principais competências|Languages|Certifications|Resumo|Experiência|Formação acadêmica',
    (n, of) => `Page ${n} of ${of}`,
    'março de|junho de|Present|2 anos 4 meses',
  ),
  it: row(
    'Contatti|Competenze principali|Languages|Certifications|Riepilogo|Esperienza|Formazione',
    (n, of) => `Page ${n} of ${of}`,
    'marzo|giugno|Present|2 anni 4 mesi',
  ),
  nl: row(
    'Contactgegevens|Belangrijkste vaardigheden|Talen|Certificeringen|Samenvatting|Ervaring|Opleiding',
    (n, of) => `Pagina ${n} van ${of}`,
    'maart|juni|heden|2 jaar 4 maanden',
  ),
  sv: row(
    'Kontakta|Främsta kompetenser|Språk|Certifieringar|Sammanfattning|Erfarenhet|Utbildning',
    (n, of) => `Sida ${n} av ${of}`,
    'mars|juni|Present|2 år 4 månader',
  ),
  da: row(
    'Kontakt|Mest repræsenterede kompetencer|Sprog|Certificeringer|Resumé|Erfaring|Uddannelse',
    (n, of) => `Side ${n} af ${of}`,
    'marts|juni|Nuværende|2 år 4 måneder',
  ),
  no: row(
    'Kontakt|Toppferdigheter|Språk|Sertifiseringer|Sammendrag|Erfaring|Utdannelse',
    (n, of) => `Side ${n} av ${of}`,
    'mars|juni|Nåværende|2 år 4 måneder',
  ),
  pl: row(
    'Kontakt|Najważniejsze umiejętności|Języki|Certyfikaty|Podsumowanie|Doświadczenie|Wykształcenie',
    (n, of) => `Strona ${n} z ${of}`,
    'marzec|czerwiec|obecnie|2 lata 4 miesiące',
  ),
  cs: row(
    'Kontakt|Nejlepší dovednosti|Jazyky|Certifikace|Souhrn|Zkušenosti|Vzdělání',
    (n, of) => `Strana ${n} z ${of}`,
    'březen|červen|současnost|2 roky 4 měsíce',
  ),
  ro: row(
    'Contactați|Competențe principale|Limbi|Certificări|Rezumat|Experiență|Studii',
    (n, of) => `Pagina ${n} din ${of}`,
    'martie|iunie|Prezent|2 ani 4 luni',
  ),
  tr: row(
    'İletişim|En Önemli Yetenekler|Diller|Sertifikalar|Özet|Deneyim|Eğitim',
    (n, of) => `Sayfa ${n} / ${of}`,
    'Mart|Haziran|Halen|2 yıl 4 ay',
  ),
  id: row(
    'Hubungi|Keahlian Utama|Bahasa|Sertifikasi|Ringkasan|Pengalaman|Pendidikan',
    (n, of) => `Halaman ${n} dari ${of}`,
    'Maret|Juni|Saat ini|2 tahun 4 bulan',
  ),
  ru: row(
    'Способы связаться|Основные навыки|Языки|Сертификаты|Общие сведения|Опыт работы|Образование',
    (n, of) => `Страница ${n} из ${of}`,
    'март|июнь|настоящее время|2 года 4 месяца',
  ),
};

function row(headings: string, page: ProfileWords['page'], dates: string): ProfileWords {
  const [
    contact = '',
    skills = '',
    languages = '',
    certifications = '',
    summary = '',
    experience = '',
    education = '',
  ] = headings.split('|');
  const [march = '', june = '', present = '', duration = ''] = dates.split('|');
  return {
    contact,
    skills,
    languages,
    certifications,
    summary,
    experience,
    education,
    page,
    march,
    june,
    present,
    duration,
  };
}
