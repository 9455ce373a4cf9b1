import { compilePhrases } from './compile.ts';
import { anyOf, inSequence } from './compose.ts';

// Labels before places in contact details, in seven languages. Origin: written by us.

const nouns = compilePhrases(
  `
  (current |home |postal |mailing )?(address|location|residence)
  (current|home) city
  based (in|out of)
  lives? in
  living in
  // German
  adresse
  anschrift
  wohnort
  ort
  standort
  // French
  adresse (postale|personnelle|actuelle|compl[èe]te)
  lieu( de résidence)?
  ville de résidence
  domicile
  localisation
  // Spanish
  direcci[oó]n( actual| particular| postal)?
  ubicaci[oó]n
  localidad
  domicilio
  ciudad de residencia
  (lugar de )?residencia
  // Italian
  indirizzo
  ((luogo|citt[aà]) di )?residenza
  residente a
  luogo
  // Portuguese
  endere[cç]o( residencial| completo| postal)?
  morada
  cidade de residência
  localiza[cç][aã]o
  // Dutch
  adres
  woonplaats
  `,
  { start: 'text', ignoreCase: true },
);
/** Some of these begin names of towns: 'Ciudad Acuña', 'City of Isabela'. */
const nounsBeforeColon = compilePhrases(
  `
  city
  town
  ville
  ciudad
  citt[aà]
  cidade
  address
  location
  adresse
  anschrift
  adres
  indirizzo
  `,
  { start: 'text', ignoreCase: true },
);

/** A label at the start of a piece of text, including the blanks after it: 'Location: ', 'Based in '. */
export const placeLabel = anyOf(inSequence(nouns, /\s*:?\s+/iu), inSequence(nounsBeforeColon, /\s*:\s*/iu));

/** A piece of text that consists of a label: 'Wohnort:'. */
export const onlyPlaceLabel = inSequence(
  compilePhrases(
    `
    address
    location
    city
    town
    adresse
    anschrift
    wohnort
    ort
    adres
    woonplaats
    indirizzo
    direcci[oó]n
    endere[cç]o
    lieu
    ubicaci[oó]n
    domicil(io|e)
    (lugar de )?residencia
    ciudad( de residencia)?
    ville( de résidence)?
    cidade( de residência)?
    citt[aà]
    ((luogo|citt[aà]) di )?residenza
    `,
    { start: 'text', ignoreCase: true },
  ),
  / ?:?$/iu,
);

/** Contact details that start with one of these are not a town. */
export const otherDetail = compilePhrases(
  `
  // ways to get in touch
  phone
  mobile
  mobil
  cell
  telephone
  telefon
  tel
  cellphone
  cel
  celular
  celulares
  cellulare
  telefono
  teléfono
  telefone
  téléphone
  telefoon
  telefonnummer
  telefoonnummer
  móvil
  movil
  telemóvel
  mobiel
  handy
  portable
  gsm
  fax
  whatsapp
  wechat
  telegram
  correo
  courriel
  email
  e-mail
  mail
  linkedin
  github
  website
  web
  portfolio
  blog
  twitter
  skype
  contact
  address
  location
  // about the person
  references
  available
  remote
  married
  single
  male
  female
  citizen
  driver
  licen[cs]e
  permit
  visa
  us
  eu
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);
