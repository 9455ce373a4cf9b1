import type { Random } from '../random.ts';
import { namesOf } from '../lists/people.ts';
import type { Share } from '../lists/half.ts';
import type { Country, Tongue } from './countries.ts';
import { tongueOf } from './countries.ts';
import { drawTown, type Place } from './place.ts';
import type { Sector } from './trades.ts';

/** What the grammars fill in: {town}, {family}, {family2}, {brand}, {legal}, {saint}, {number}, {noun}. */
type Templates = readonly string[];

/** English-speaking grammars by sector. Each row is a family of names, not a list of companies. */
const english: Readonly<Record<Sector, Templates>> = {
  hospital: [
    'St. {saint} Hospital',
    '{town} General Hospital',
    '{town} Regional Medical Center',
    '{family} Memorial Hospital',
    '{brand} Health',
    '{town} Family Clinic',
    '{brand} Home Care {legal}',
    'The {family} Clinic',
    '{town} Surgery Center',
    '{saint} Hospice',
  ],
  school: [
    '{town} Unified School District',
    '{town} High School',
    '{family} Elementary School',
    'St. {saint} Catholic School',
    '{brand} Charter Schools',
    '{town} Public Schools',
    'Little {noun}s Preschool',
    '{family} Academy',
    '{town} ISD',
  ],
  university: [
    'University of {town}',
    '{town} State University',
    '{family} College',
    '{family} University',
    '{town} Institute of Technology',
    '{town} Community College',
  ],
  startup: [
    '{brand}',
    '{brand}',
    '{brand}.io',
    '{brand} AI',
    '{brand} Labs',
    'get{brand}',
    '{noun}{noun2}',
    '{brand} Technologies',
  ],
  software: [
    '{brand} Software',
    '{brand} Systems {legal}',
    '{brand}',
    '{family} Data {legal}',
    '{brand} Cloud',
    '{noun}ware',
    '{brand} Digital',
  ],
  factory: [
    '{family} Manufacturing',
    '{family} & Sons',
    '{brand} Industries {legal}',
    '{town} Steel Works',
    '{family} {family2} {legal}',
    '{brand} Chemicals',
    '{family} Tool & Die',
    '{noun} Packaging {legal}',
  ],
  shop: [
    "{family}'s",
    '{brand}',
    '{town} Hardware',
    '{family} & {family2}',
    'The {noun} Store',
    '{brand} Market',
    "{given}'s Boutique",
    '{family} Auto Group',
    'Big {noun} Outlet',
  ],
  restaurant: [
    "{given}'s Kitchen",
    'The {noun} & {noun2}',
    '{family} Bistro',
    'Cafe {noun}',
    '{town} Grill',
    'La {brand}',
    '{noun} Street Tavern',
    '{brand} Catering',
  ],
  hotel: [
    '{brand} Hotels & Resorts',
    'The {family} Inn',
    'Hotel {noun}',
    'Grand {town} Hotel',
    '{brand} Suites {town}',
  ],
  bank: [
    '{town} Credit Union',
    '{family} Capital',
    'First Bank of {town}',
    '{family} {family2} & Co.',
    '{brand} Insurance {legal}',
    '{brand} Financial',
    '{town} Savings Bank',
  ],
  law: [
    '{family} & {family2} LLP',
    '{family}, {family2} & Associates',
    'Law Offices of {given} {family}',
    '{family} Legal',
    'Legal Aid Society of {town}',
  ],
  builder: [
    '{family} Construction',
    '{family} & Sons',
    '{family} Brothers {legal}',
    '{brand} Builders {legal}',
    '{town} Electric',
    '{family} Plumbing & Heating',
    '{brand} Homes',
  ],
  government: [
    'City of {town}',
    '{town} County Sheriff’s Office',
    'Town of {town}',
    'Department of Transportation',
    '{town} Water District',
    'Ministry of Health',
    '{town} Public Library',
    '{town} City Council',
    'Office of the Attorney General',
  ],
  military: [
    'United States Army',
    'U.S. Navy',
    'U.S. Air Force, {number} Fighter Wing',
    '{number} Infantry Division',
    'Army National Guard',
    'USMC',
    '{number} Brigade Support Battalion',
    'Royal Air Force',
  ],
  charity: [
    '{town} Food Bank',
    '{noun} Foundation',
    'Friends of {noun}',
    '{brand} Trust',
    'Habitat {town}',
    'The {family} Foundation',
    'YMCA of {town}',
  ],
  staffing: [
    '{brand} Staffing',
    '{family} Recruitment {legal}',
    '{brand} Talent Solutions',
    '{family} Search Partners',
  ],
  transport: [
    '{family} Trucking',
    '{brand} Logistics',
    '{brand} Airlines',
    '{town} Transit Authority',
    '{family} Freight Lines {legal}',
    '{brand} Express',
    '{noun} Couriers',
  ],
  media: [
    'The {town} Gazette',
    '{brand} Media',
    '{family} Creative',
    '{noun} Studio',
    'Radio {town}',
    '{brand} Agency',
    '{noun} & {noun2}',
    'The Daily {noun}',
  ],
  consulting: [
    '{family} Consulting',
    '{brand} Partners',
    '{family} {family2} Advisors',
    '{brand} Group {legal}',
    '{brand}',
  ],
  lab: [
    '{brand} Biosciences',
    '{brand} Pharma {legal}',
    '{family} Research Institute',
    '{town} National Laboratory',
    '{brand} Therapeutics',
    '{brand} Diagnostics',
  ],
  energy: [
    '{brand} Energy',
    '{town} Power & Light',
    '{family} Oil & Gas',
    '{brand} Renewables {legal}',
    '{town} Electric Cooperative',
    '{noun} Solar',
  ],
  salon: ["{given}'s Hair Studio", 'Salon {noun}', '{noun} Day Spa', '{brand} Wellness', 'Studio {number2}'],
  farm: [
    '{family} Farms',
    '{noun} Creek Ranch',
    '{family} Dairy',
    '{town} Growers Cooperative',
    '{brand} Seeds',
    '{noun} Hill Orchard',
  ],
};

/** Grammars of other languages; sectors without a row take the country's general ones. */
const abroad: Readonly<
  Record<Exclude<Tongue, 'en'>, Readonly<Partial<Record<Sector, Templates>>> & { any: Templates }>
> = {
  de: {
    hospital: [
      'Klinikum {town}',
      'Krankenhaus St. {saint}',
      'Universitätsklinikum {town}',
      'Pflegeheim {noun}hof',
      'Praxis Dr. {family}',
    ],
    school: ['Grundschule {town}', '{family}-Gymnasium {town}', 'Stadt {town}, Kita {noun}', 'Berufskolleg {town}'],
    university: ['Universität {town}', 'Hochschule {town}', 'Technische Universität {town}'],
    government: ['Stadt {town}', 'Landratsamt {town}', 'Finanzamt {town}', 'Bundesagentur für Arbeit'],
    bank: ['Sparkasse {town}', 'Volksbank {town} eG', '{brand} Versicherung AG'],
    military: ['Bundeswehr', 'Panzerbataillon {number2}'],
    any: [
      '{family} {legal}',
      '{brand} {legal}',
      '{family} & Söhne {legal}',
      '{family} Maschinenbau {legal}',
      '{brand} Technik {legal}',
      'Autohaus {family}',
      'Stadtwerke {town}',
      '{family} Bau {legal}',
      'Bäckerei {family}',
      '{brand} Deutschland {legal}',
      'Gebr. {family} {legal}',
    ],
  },
  fr: {
    hospital: [
      'CHU de {town}',
      'Hôpital Saint-{saint}',
      'Clinique {family}',
      'EHPAD Les {noun}s',
      'Centre Hospitalier de {town}',
    ],
    school: ['Collège {given} {family}', 'Lycée {family}', 'École primaire de {town}'],
    university: ['Université de {town}', 'École supérieure de {town}'],
    government: ['Mairie de {town}', 'Conseil départemental', 'Préfecture de {town}'],
    bank: ['Crédit {town}', 'Banque {family}', 'Mutuelle {brand}'],
    any: [
      '{family} {legal}',
      '{brand}',
      '{brand} {legal}',
      '{family} et Fils',
      'Groupe {family}',
      'Établissements {family}',
      'Cabinet {family}',
      '{brand} France',
      'Restaurant Le {noun}',
    ],
  },
  es: {
    hospital: ['Hospital Universitario de {town}', 'Clínica San {saint}', 'Centro de Salud {town}'],
    school: ['Colegio San {saint}', 'CEIP {given} {family}', 'IES {family}'],
    university: ['Universidad de {town}'],
    government: ['Ayuntamiento de {town}', 'Junta de {town}'],
    bank: ['Caja {town}', 'Banco {family}'],
    any: [
      '{family} {legal}',
      '{brand} {legal}',
      'Grupo {family}',
      'Hermanos {family} {legal}',
      'Talleres {family}',
      '{brand}',
      'Construcciones {family} {legal}',
      'Restaurante {family}',
    ],
  },
  pt: {
    hospital: ['Hospital São {saint}', 'Hospital de {town}', 'Clínica {family}'],
    school: ['Escola Municipal {family}', 'Colégio {family}'],
    university: ['Universidade de {town}'],
    government: ['Prefeitura de {town}', 'Câmara Municipal de {town}'],
    any: [
      '{family} {legal}',
      '{brand} {legal}',
      'Grupo {brand}',
      'Construtora {family}',
      '{brand}',
      'Supermercados {family}',
      'Irmãos {family} {legal}',
      'Padaria {noun}',
    ],
  },
  it: {
    hospital: ['Ospedale San {saint}', 'Azienda Ospedaliera di {town}', 'Clinica {family}'],
    school: ['Istituto Comprensivo {family}', 'Liceo {family}'],
    university: ['Università di {town}'],
    government: ['Comune di {town}', 'Regione {town}'],
    any: [
      '{family} {legal}',
      'Fratelli {family} {legal}',
      '{brand} {legal}',
      'Studio {family}',
      'Gruppo {family}',
      'Officine {family}',
      '{brand}',
      'Trattoria {noun}',
    ],
  },
  nl: {
    hospital: ['Ziekenhuis {town}', 'Thuiszorg {noun}', 'Sint {saint} Gasthuis'],
    school: ['Basisschool De {noun}', '{family} College {town}'],
    university: ['Hogeschool {town}', 'Universiteit {town}'],
    government: ['Gemeente {town}', 'Provincie {town}'],
    any: [
      '{family} {legal}',
      '{brand} {legal}',
      '{family} & Zonen',
      'Bouwbedrijf {family}',
      '{brand} Nederland',
      '{brand}',
      'Bakkerij {family}',
      'Van {family} Transport {legal}',
    ],
  },
};

const saints = ['Mary', 'Joseph', 'Luke', 'Anne', 'Jude', 'Brendan', 'Vincent', 'Clare', 'Michael', 'Thomas'];
const nouns = [
  'Harbor',
  'Maple',
  'Copper',
  'Falcon',
  'Lantern',
  'Summit',
  'Willow',
  'Granite',
  'Compass',
  'Juniper',
  'Meadow',
  'Ember',
  'Anchor',
  'Orchid',
  'Beacon',
  'Cedar',
  'Prairie',
  'Raven',
  'Saffron',
  'Thistle',
];
const [heads, tails] = [
  [
    'Ver',
    'Nex',
    'Al',
    'Quan',
    'Ori',
    'Sol',
    'Tri',
    'Zen',
    'Pol',
    'Kor',
    'Lum',
    'Brae',
    'Fen',
    'Hal',
    'Ixi',
    'Mar',
    'Nov',
    'Opt',
    'Pra',
    'Stra',
    'Cal',
    'Dyn',
    'Evo',
    'Gry',
  ],
  [
    'ta',
    'ora',
    'ium',
    'is',
    'ex',
    'ado',
    'ent',
    'ify',
    'on',
    'ara',
    'ica',
    'ova',
    'ly',
    'eo',
    'ix',
    'anta',
    'ero',
    'una',
    'den',
    'vio',
  ],
] as const;
const ordinal = (value: number): string => {
  const tail = value % 100 > 10 && value % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${tail}`;
};

/** A made-up company name, in one of the shapes that start-ups give themselves. */
const brandOf = (random: Random): string => {
  const word = random.pick(heads) + random.pick(tails);
  return random.weighted([
    [70, word],
    [8, word.toUpperCase()],
    [7, word.toLowerCase()],
    [8, word + random.pick(['Works', 'Hub', 'Path', 'Base'])],
    [7, [1, 2, 3].map(() => random.pick('ABCDGKLMNPRSTV'.split(''))).join('')],
  ] as const);
};

export type Employer = { name: string; place: Place; isStaffing: boolean };

/** An employer of a sector, in a town of the country. */
export const drawEmployer = (
  sector: Sector,
  country: Country,
  language: string,
  share: Share,
  random: Random,
): Employer => {
  const tongue = tongueOf(language);
  const place = drawTown(country.code, share, random);
  const names = namesOf(random.pick(country.cultures), share);
  const local = tongue === 'en' ? english[sector] : (abroad[tongue][sector] ?? abroad[tongue].any);
  const template = random.chance(0.08) ? '{brand}' : random.pick(local);
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === 'town') return place.town;
    if (slot === 'family' || slot === 'family2') return random.pick(names.family);
    if (slot === 'given') return random.pick(names.given).split(' ')[0] ?? '';
    if (slot === 'brand') return brandOf(random);
    if (slot === 'legal') return random.pick(country.legalForms);
    if (slot === 'saint') return random.pick(saints);
    if (slot === 'number') return ordinal(random.int(1, 110));
    if (slot === 'number2') return String(random.int(2, 99));
    return random.pick(nouns);
  });
  return { name: filled, place, isStaffing: sector === 'staffing' };
};
