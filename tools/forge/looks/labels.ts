export type Labels = {
  at: string;
  contact: string;
  email: string;
  phone: string;
  address: string;
  page: string;
};

const english: Labels = {
  at: 'at',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  page: 'Page',
};

/** The few words that a look adds to a resume, by language. */
const labels: Readonly<Record<string, Labels>> = {
  en: english,
  de: { at: 'bei', contact: 'Kontakt', email: 'E-Mail', phone: 'Telefon', address: 'Anschrift', page: 'Seite' },
  fr: { at: 'chez', contact: 'Contact', email: 'E-mail', phone: 'Téléphone', address: 'Adresse', page: 'Page' },
  es: { at: 'en', contact: 'Contacto', email: 'Correo', phone: 'Teléfono', address: 'Dirección', page: 'Página' },
  it: { at: 'presso', contact: 'Contatti', email: 'Email', phone: 'Telefono', address: 'Indirizzo', page: 'Pagina' },
  pt: { at: 'na', contact: 'Contato', email: 'E-mail', phone: 'Telefone', address: 'Endereço', page: 'Página' },
  nl: { at: 'bij', contact: 'Contact', email: 'E-mail', phone: 'Telefoon', address: 'Adres', page: 'Pagina' },
  pl: { at: 'w', contact: 'Kontakt', email: 'E-mail', phone: 'Telefon', address: 'Adres', page: 'Strona' },
  sv: { at: 'på', contact: 'Kontakt', email: 'E-post', phone: 'Telefon', address: 'Adress', page: 'Sida' },
  da: { at: 'hos', contact: 'Kontakt', email: 'E-mail', phone: 'Telefon', address: 'Adresse', page: 'Side' },
  no: { at: 'hos', contact: 'Kontakt', email: 'E-post', phone: 'Telefon', address: 'Adresse', page: 'Side' },
};

const baseOf = (language: string): string => language.split('-')[0] ?? language;

export const isEnglish = (language: string): boolean => baseOf(language) === 'en';

/** Whether the words a look adds can be said in the language. Looks that add a heading are drawn for these only. */
export const hasLabels = (language: string): boolean => baseOf(language) in labels;

export const wordsIn = (language: string): Labels => labels[baseOf(language)] ?? english;
