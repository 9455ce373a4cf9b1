import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { isPossiblePhoneNumber, isValidPhoneNumber, type CountryCode } from 'libphonenumber-js/max';
import type { SourceDocument } from '../../model/document.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Field, Section } from '../../model/resume.ts';
import { contactLinesOf, type ContactLine } from './contact-lines.ts';
import { brazilianStates } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import { hyperlinksOn } from './hyperlinks.ts';
import { isOtherNumber } from './other-number.ts';

/** The countries assumed for a number without a country code: those whose formats are common in resumes. */
const likelyCountries: readonly CountryCode[] = [
  'US',
  'GB',
  'IN',
  'DE',
  'FR',
  'ES',
  'IT',
  'NL',
  'BR',
  'AU',
  'BE',
  'CH',
  'AT',
  'PT',
  'IE',
  'MX',
];

const number = inSequence(
  /(?<![\p{L}\p{N}@/_.=#-])(?:\(\+|\+|00)?[(\d][\d ().\-/–\u00a0\u2011]{5,30}\d/giu,
  /(?:\s?(?:x|ext\.?|extension)\s?:?\s?\d{1,6})?/iu,
  /(?![\p{L}\p{N}@])/iu,
);
/** '647 • 745 • 4836': the same ornament twice between groups that an American number may have. */
const ornamented = /(?<![\p{L}\p{N}@/_.=#-])\(?[2-9]\d{2}\)? ?([•·∙]) ?[2-9]\d{2} ?\1 ?\d{4}(?![\p{L}\p{N}@])/gu;
const ornament = /[•·∙]/u;
/** Labels before a phone number, in lower case without accents; seven languages, written by us. */
const label = inSequence(
  /(?:^|[^\p{L}])/u,
  compilePhrases(`
    (tele)?phones?( no| number)?
    tel( no)?
    telefon(nummer)?
    telefonos?
    telefones?
    telephon
    telefoon(nummer)?
    mobiles?( no| number| phone)?
    mobil(nummer)?
    mobiel
    movil
    mob( no)?
    cell( no| phone)?
    cellphone
    celulare?s?
    cel
    telemovel
    telemoveis
    tlm
    tlf
    fone
    contact( no| number)?
    contacto
    contatto
    contato
    kontakt
    handy
    portable
    gsm
    numero( (di|de) (telefono|cellulare|telephone))?
    ph( no)?
    call
    whatsapp
    t
    m
    p
    c
    h
  `),
  /[\s.:/)]*$/u,
);
/** 'Mobil-Nr.: ', 'Teléfono No. ', 'Rufnummer: ' */
const numberLabel = inSequence(
  /(?:^|[^\p{L}])/u,
  compilePhrases(`
    tel
    telef*
    teleph*
    fon
    phone
    mobile?
    mob
    mo
    movil
    cell
    celular
    handy
    gsm
    landline
    ruf
    kontakt
    whatsapp
    ph
    hp
    wa
  `),
  /[\s./]{0,3}(?:n[or]|number|nummer|numero)[\s.:/]{0,4}$/u,
);
/** Labels before a postal code, which may look like a number of a telephone: 'CEP 30666-470'. */
const postalLabel = inSequence(
  /(?:^|[^\p{L}])/u,
  compilePhrases(`
    cep
    zip( code)?
    plz
    post ?code
    postal code
    postcode
    postleitzahl
    code postal
    codigo postal
    pin ?code
  `),
  /[\s.:-]*$/u,
);
const faxLabel = /fax\s*[.:)]*\s*$/u;

/** 'Cedula: ', 'Passport no.: ': the end of a label. */
const labelEnd = /\p{L}[\s.]*:\s*$/u;
/** 'Age: 32 | ': the label is that of the digits before the sign. A tab beside the colon of 'DNI:' divides no values. */
const upToOtherValue = /^.*(?:[|•·∙;,\t]|\d{2})/su;

type Found = { value: string; span: Span; tier: number; rank: number };

/**
 * The candidate's phone numbers as written: those that certainly are, then likely ones, each in order; fax numbers only
 * when there is nothing else.
 */
export const phonesOf = (
  reading: Reading,
  sections: readonly Section[],
  document: SourceDocument,
  name: string | null,
): readonly Field<string>[] => {
  const lines = contactLinesOf(reading, sections, name).filter(({ isOfOthers }) => !isOfOthers);
  const titles = new Set(sections.map(({ heading }) => heading?.span.line));
  const found = lines.flatMap((line, at): Found[] => [
    ...written(reading, line, titles.has(lines[at - 1]?.line) ? '' : labelAbove(line, lines[at - 1], reading)),
    ...underWords(reading, document, line),
  ]);
  const best = Math.min(...found.map(({ tier }) => tier));
  const own = found.filter(({ tier }) => tier === best);
  const calls = (own.some(({ rank }) => rank < 2) ? own.filter(({ rank }) => rank < 2) : own).toSorted(
    (a, b) => a.rank - b.rank,
  );
  const seen = new Set<string>();
  return calls.flatMap(({ value, span, tier, rank }): Field<string>[] => {
    const key = value.replaceAll(/\D/gu, '').slice(-9);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ value, spans: [span], confidence: tier === 0 && rank === 0 ? 0.97 : 0.75 }];
  });
};

/** 'TELÉFONO:' on a line of its own above the number; '' without one. The title of the section asks for nothing. */
const labelAbove = ({ line }: ContactLine, above: ContactLine | undefined, { lines }: Reading): string => {
  const isNext = above !== undefined && above.line === line - 1 && lines[line]?.column === lines[above.line]?.column;
  return isNext && above.text.length <= maxLabelLength && above.text.trimEnd().endsWith(':') ? above.text : '';
};

const maxLabelLength = 24;

const written = (reading: Reading, { line, text, tier }: ContactLine, above: string): Found[] =>
  stretchesOf(text.slice(0, 500))
    .slice(0, 12)
    .map((one) => withoutPostalCode(one, text))
    .flatMap(({ stretch, at }): Found[] => {
      const value = balanced(stretch.trim());
      const from = at + stretch.indexOf(value);
      const front = text.slice(Math.max(0, from - maxLabelLength), from);
      const before = fold(front.trim() === '' ? above : front).replaceAll(/[^\p{L}.:/)\s]/gu, ' ');
      const isLabelled = label.test(before) || numberLabel.test(before);
      const isOther = !isLabelled && (endsInLabel(front, before) || isOtherNumber(front, value));
      if (ornament.test(value)) {
        const after = text.slice(from + value.length);
        const isApart = isAlone(text.slice(0, from), after) && (tier === 0 || text.includes('@'));
        const isBesideEmail = emailSign.test(text) && !isOther && !unitBehind.test(after) && isAmerican(value);
        // 'SAT: 700 • 680 • 1380' has the same form.
        if (isLabelled ? tier === 2 : !isApart && !isBesideEmail) return [];
      }
      const rank = rankOf(value, { isLabelled, isOther, isFax: faxLabel.test(before), tier });
      return rank === null
        ? []
        : [{ value, span: { order: reading.order, line, from, to: from + value.length }, tier, rank }];
    });

const endsInLabel = (front: string, before: string): boolean =>
  labelEnd.test(before) &&
  (front.trim() === '' || /\p{L}/u.test(front.replace(/[\s.:]+$/u, '').replace(upToOtherValue, '')));

/** True when nothing else is in the cell of a number: the line ends beside it, or a sign or a tab divides the two. */
const isAlone = (before: string, after: string): boolean =>
  (before.endsWith('\t') || divider.test(before.trimEnd().slice(-1) || '|')) &&
  (after.startsWith('\t') || divider.test(after.trimStart().slice(0, 1) || '|'));
const divider = /[|•·∙,;]/u;

const emailSign = /[^\s@]@[^\s@]{1,99}\.\p{L}/u;

/** '400 · 800 · 1500 meters'. */
const unitBehind = /^\s?(?:%|(?:k?m|met(?:er|re)s?|yards?|miles?|points?|pts|percent)(?!\p{L}))/iu;

/** True with an area code that is in use: 680 is, 700 and 400 are not. */
const isAmerican = (value: string): boolean => isValidPhoneNumber(`+1${value.replaceAll(/\D/gu, '')}`);

type Stretch = { stretch: string; at: number };

/** 'PLZ 10115 030 1234567': what is directly after the label is the postal code, what follows may be a phone number. */
const withoutPostalCode = ({ stretch, at }: Stretch, text: string): Stretch => {
  const front = text.slice(Math.max(0, at - maxLabelLength), at);
  const [, state = ''] = behindState.exec(front) ?? [];
  if (brazilianStates.has(state) && brazilianCode.test(stretch.trim())) return { stretch: '', at };
  const behindPlace = codeBehindPlace(stretch, front);
  if (behindPlace > 0) return { stretch: stretch.slice(behindPlace), at: at + behindPlace };
  if (!postalLabel.test(fold(front))) return { stretch, at };
  const code = postalCode.exec(stretch)?.[0] ?? '';
  return { stretch: stretch.slice(code.length), at: at + code.length };
};

/** 'Calora - SP - 12345678': a number without its area code is not written behind a state of Brazil; in Denmark all have eight digits. */
const behindState = /\p{L}\s?[-–,/]\s?(\p{Lu}{2})\s?[-–,]?\s?$/u;
const brazilianCode = /^\d{5}-?\d{3}$/u;
/** In digits: no number without a country code has as many together with a postal code. */
const minWithCode = 13;
/** In digits, without the code of a country: more are two numbers. */
const maxDomestic = 12;
/** Of 'IL 60601 312-555-0142', 'IL 60601 / 312-555-0142' or 'Sydney NSW 2000 0412 345 678', the length of the postal code; 0 elsewhere. */
const codeBehindPlace = (stretch: string, front: string): number => {
  const [, code = '', rest = ''] = /^((?!00)\d{4,6}(?:-\d{4})?(?: {1,3}| ?[/–-] ))([(\d].*)$/u.exec(stretch) ?? [];
  const isBehindWord = /\p{L}[.,]?\s?[-–]?\s?$/u.test(front);
  return isBehindWord &&
    stretch.replaceAll(/\D/gu, '').length >= minWithCode &&
    rest.replaceAll(/\D/gu, '').length <= maxDomestic &&
    likelyCountries.some((country) => isValidPhoneNumber(rest, country))
    ? code.length
    : 0;
};

/** '62701', '62701-1234', '01310-100', '30666 470', '400 001'. */
const postalCode = /^(?:\d{3} \d{3}|\d{4,8}(?:-\d{3,4})?)(?!\d)/u;

/** Stretches of digits; a bracket or plus sign after a space begins a new one ('94588 (555) 010-0199'). */
const stretchesOf = (text: string): Stretch[] =>
  /\d/u.test(text)
    ? [
        ...plainStretchesOf(text),
        ...[...text.matchAll(ornamented)].map((match) => ({ stretch: match[0], at: match.index })),
      ]
    : [];

const plainStretchesOf = (text: string): Stretch[] =>
  [...text.matchAll(number)].flatMap((match) => {
    const two = twoNumbers.exec(match[0]);
    if (two !== null) {
      const [, first = '', between = '', second = ''] = two;
      return [
        { stretch: first, at: match.index },
        { stretch: second, at: match.index + first.length + between.length },
      ];
    }
    const cut = /[ \u00a0](?=[(+]\d{2})/u.exec(match[0].slice(4));
    const whole = { stretch: match[0], at: match.index };
    if (cut === null || /^(?:\+|00|\D*1\D*$)/u.test(match[0].slice(0, 4 + cut.index))) return [whole];
    const at = 4 + cut.index + 1;
    return [
      ...(/\d{4}/u.test(match[0].slice(0, at)) ? [] : [whole]),
      { stretch: match[0].slice(0, at - 1), at: match.index },
      { stretch: match[0].slice(at), at: match.index + at },
    ];
  });

/** '9876543210 / 9123456780': each of the two is long enough for a number of its own. */
const twoNumbers = /^(\+?(?:[\d().-]\s?){8,16}?)(\s*\/\s*)(\+?(?:[\d().-]\s?){8,16})$/u;

/** '(555) 010-0199)' loses its unmatched closing bracket. */
const balanced = (text: string): string => {
  const opened = (text.match(/\(/gu) ?? []).length;
  const closed = (text.match(/\)/gu) ?? []).length;
  if (closed > opened) return text.replace(/\)\s*$/u, '');
  return opened > closed ? text.replace(/^\(/u, '').trim() : text;
};

/** 0: certainly a phone number, 1: likely, 2: a fax; null: other digits. */
const rankOf = (
  value: string,
  { isLabelled, isOther, isFax, tier }: { isLabelled: boolean; isOther: boolean; isFax: boolean; tier: number },
): number | null => {
  const bare = value.replace(/\s?(?:x|ext).*$/iu, '').replaceAll(/ ?[•·∙] ?/gu, '-');
  const digits = bare.replaceAll(/\D/gu, '');
  if (digits.length < 7 || digits.length > 15 || isDate(bare) || isOfPages(bare)) return null;
  const groups = bare.match(/\d+/gu) ?? [];
  if (groups.length > 7 || bare.split('(').length > 3) return null;
  if (isFax) return 2;
  if (isLabelled) return 0;
  if (endsInDate.test(bare)) return null;
  if (isInternational(bare)) return 0;
  if (/^\(?\d{3}\)?[\s.-]*\d{3}[\s.-]+\d{4}$/u.test(bare) || /^1[\s.-]\(?\d{3}\)?[\s.-]*\d{3}[\s.-]+\d{4}$/u.test(bare))
    return 0;
  if (tier === 2 || isOther || cep.test(bare) || flatAndCode.test(bare)) return null;
  if (likelyCountries.some((country) => isValidPhoneNumber(bare, country))) return digits.length >= 8 ? 0 : 1;
  if (tier > 0) return null;
  if (/^[\d-]{9,}$/u.test(bare) && /-/u.test(bare)) return 1;
  return digits.length >= 9 && likelyCountries.some((country) => isPossiblePhoneNumber(bare, country)) ? 1 : null;
};

/** '(41284). 12-12-2018': the number of something, and its date. */
const endsInDate = /[\s(](?:[0-2]?\d|3[01])([-./])(?:[0-2]?\d|3[01])\1(?:19|20)\d{2}$/u;

/** '91 – 252 117279' in 'Harbor Street 91 – 252 117279, Moscow': house, flat and postal code. No house number begins with 0. */
const flatAndCode = /^[1-9]\d{0,2} ?[-–/] ?\d{1,4} \d{5,6}$/u;

/** '30666-470': a Brazilian postal code has no other form, and phone numbers hardly have this one. */
const cep = /^\d{5}-\d{3}$/u;

const isInternational = (text: string): boolean => {
  if (!/^\(?(?:\+|00[1-9])/u.test(text)) return false;
  const digits = text.replaceAll(/\D/gu, '').length;
  return isValidPhoneNumber(text.replace(/^00/u, '+')) || (text.includes('+') && digits >= 8);
};

/** '2019 - 2021', '05/2019-08/2021', '12.03.1990', '04 / 03 / 2016', '29.11.2018 (2', '2020-01-31 23', and two postcodes in a row. */
const isDate = (text: string): boolean => {
  if (/^\D*(?:19|20)\d\d\s*[-–/.\s]+\s*(?:19|20)\d\d\D*$/u.test(text)) return true;
  if (/^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)?\d\d$/u.test(text)) return true;
  if (/^(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?=[\s(]|[-–]\d)/u.test(text)) return true;
  if (/^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}(?:\s\d{1,2})?$/u.test(text)) return true;
  return /^\d{1,2}[./-](?:19|20)\d\d\s*[-–]/u.test(text) || /^\d{5}[-\s]\d{4}$/u.test(text);
};

/** 'p. 1176-1186', and laws and files by number and year: '196/2003', '2016/679'. */
const isOfPages = (text: string): boolean => {
  const [, from = '', to = ''] = /^(\d{3,4})\s?[-–]\s?(\d{3,4})$/u.exec(text) ?? [];
  const isRange = from.length === to.length && Number(from) < Number(to) && Number(to) - Number(from) <= maxPages;
  return (from !== '' && isRange) || /^(?:\d{1,5}\/(?:19|20)\d\d|(?:19|20)\d\d\/\d{1,5})$/u.test(text);
};

/** Pages of an article, at most. */
const maxPages = 99;

/** A word or an icon with a telephone link. */
const underWords = (reading: Reading, document: SourceDocument, { line, tier }: ContactLine): Found[] =>
  hyperlinksOn(document, reading, line).flatMap((link): Found[] => {
    if (!/^(?:tel|callto|sms):/iu.test(link.address) || /\d{3}/u.test(link.words)) return [];
    const value = link.address
      .replace(/^\w+:(?:\/\/)?/u, '')
      .replaceAll('%20', ' ')
      .trim();
    return /\d{3}/u.test(value) ? [{ value, span: link.span, tier, rank: 0 }] : [];
  });
