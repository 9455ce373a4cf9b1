import type { Random } from '../random.ts';

/** A labor market: where somebody lives and works, and in which language the resume is. */
export type Country = {
  /** ISO 3166, as the lists of towns and universities have it. */
  code: string;
  weight: number;
  languages: readonly string[];
  /** Cultures of names most people there have; the rest come from anywhere. */
  cultures: readonly string[];
  /** What follows a company's name. */
  legalForms: readonly string[];
};

const countries: readonly Country[] = [
  {
    code: 'US',
    weight: 36,
    languages: ['en-US'],
    cultures: ['english', 'english', 'spanish'],
    legalForms: ['Inc.', 'LLC', 'Corp.', 'Inc', 'Co.'],
  },
  {
    code: 'GB',
    weight: 10,
    languages: ['en-GB'],
    cultures: ['english'],
    legalForms: ['Ltd', 'PLC', 'Limited', 'LLP'],
  },
  {
    code: 'IN',
    weight: 9,
    languages: ['en-IN'],
    cultures: ['indian'],
    legalForms: ['Pvt. Ltd.', 'Private Limited', 'Ltd.'],
  },
  { code: 'CA', weight: 4, languages: ['en-CA'], cultures: ['english', 'french'], legalForms: ['Inc.', 'Ltd.'] },
  { code: 'AU', weight: 4, languages: ['en-AU'], cultures: ['english'], legalForms: ['Pty Ltd', 'Ltd'] },
  {
    code: 'NG',
    weight: 4,
    languages: ['en-NG'],
    cultures: ['nigerian', 'yoruba'],
    legalForms: ['Ltd', 'PLC', 'Nigeria Limited'],
  },
  {
    code: 'ZA',
    weight: 2,
    languages: ['en-ZA'],
    cultures: ['south-african', 'zulu', 'afrikaans'],
    legalForms: ['(Pty) Ltd'],
  },
  { code: 'GH', weight: 1, languages: ['en-GH'], cultures: ['ghanaian'], legalForms: ['Ltd'] },
  { code: 'IE', weight: 1, languages: ['en-IE'], cultures: ['english'], legalForms: ['Ltd', 'DAC'] },
  { code: 'NZ', weight: 1, languages: ['en-NZ'], cultures: ['english'], legalForms: ['Ltd'] },
  { code: 'PK', weight: 1, languages: ['en-PK'], cultures: ['pakistani'], legalForms: ['(Pvt) Ltd'] },
  { code: 'PH', weight: 1, languages: ['en-PH'], cultures: ['spanish'], legalForms: ['Inc.', 'Corporation'] },
  { code: 'HK', weight: 1, languages: ['en-HK'], cultures: ['hong-kong'], legalForms: ['Limited', 'Ltd'] },
  { code: 'AE', weight: 1, languages: ['en-AE'], cultures: ['arabic', 'indian'], legalForms: ['FZE', 'LLC', 'FZ-LLC'] },
  { code: 'PL', weight: 1, languages: ['en-PL'], cultures: ['polish'], legalForms: ['Sp. z o.o.', 'S.A.'] },
  { code: 'SE', weight: 1, languages: ['en-SE'], cultures: ['swedish'], legalForms: ['AB'] },
  { code: 'DK', weight: 1, languages: ['en-DK'], cultures: ['danish'], legalForms: ['A/S', 'ApS'] },
  { code: 'TR', weight: 1, languages: ['en-TR'], cultures: ['turkish'], legalForms: ['A.Ş.', 'Ltd. Şti.'] },
  { code: 'CZ', weight: 1, languages: ['en-CZ'], cultures: ['czech'], legalForms: ['s.r.o.', 'a.s.'] },
  { code: 'VN', weight: 1, languages: ['en-VN'], cultures: ['vietnamese'], legalForms: ['JSC', 'Co., Ltd.'] },
  {
    code: 'DE',
    weight: 6,
    languages: ['de', 'de', 'en-DE'],
    cultures: ['german', 'german', 'turkish'],
    legalForms: ['GmbH', 'AG', 'GmbH & Co. KG', 'KG', 'SE', 'e.V.'],
  },
  { code: 'AT', weight: 1, languages: ['de'], cultures: ['german'], legalForms: ['GmbH', 'AG'] },
  {
    code: 'CH',
    weight: 1,
    languages: ['de', 'fr', 'en-CH'],
    cultures: ['swiss'],
    legalForms: ['AG', 'GmbH', 'SA', 'Sàrl'],
  },
  {
    code: 'FR',
    weight: 5,
    languages: ['fr', 'fr', 'en-FR'],
    cultures: ['french', 'french', 'senegalese'],
    legalForms: ['SA', 'SAS', 'SARL'],
  },
  { code: 'ES', weight: 3, languages: ['es', 'es', 'en-ES'], cultures: ['spanish'], legalForms: ['S.A.', 'S.L.'] },
  { code: 'MX', weight: 2, languages: ['es'], cultures: ['mexican'], legalForms: ['S.A. de C.V.'] },
  { code: 'BR', weight: 2, languages: ['pt'], cultures: ['brazilian'], legalForms: ['Ltda.', 'S.A.'] },
  { code: 'PT', weight: 1, languages: ['pt'], cultures: ['portuguese'], legalForms: ['Lda.', 'S.A.'] },
  {
    code: 'IT',
    weight: 3,
    languages: ['it', 'it', 'en-IT'],
    cultures: ['italian'],
    legalForms: ['S.p.A.', 'S.r.l.', 'SpA'],
  },
  { code: 'NL', weight: 3, languages: ['nl', 'nl', 'en-NL'], cultures: ['dutch'], legalForms: ['B.V.', 'N.V.', 'BV'] },
];

export const drawCountry = (random: Random): Country =>
  random.weighted(countries.map((country) => [country.weight, country] as const));

/** 'en' for 'en-US': the language of headings, months and sentences. */
export type Tongue = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl';
export const tongueOf = (language: string): Tongue => language.slice(0, 2) as Tongue;

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The country as people print it behind a town: 'Netherlands', 'UK'. */
export const countryName = (code: string, language: string, random: Random): string => {
  if (code === 'GB') return random.pick(['UK', 'United Kingdom', 'England']);
  if (code === 'US') return random.pick(['USA', 'United States']);
  if (code === 'AE') return random.pick(['UAE', 'United Arab Emirates']);
  const own = new Intl.DisplayNames(language, { type: 'region' });
  return random.chance(0.85) ? ((tongueOf(language) === 'en' ? names : own).of(code) ?? code) : code;
};
