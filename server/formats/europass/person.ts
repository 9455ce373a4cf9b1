import type { Xml } from '#engine/read/docx/package/xml.ts';
import type { Json, JsonObject } from '../json-resume/json.ts';
import { at, childrenOf, textAt } from './elements.ts';
import { htmlTextOf } from './html.ts';
import { countryName, languageName } from './names.ts';

/**
 * Who the person is and how to reach them. Nationality, gender, date of birth, visa and photo are not read: a resume
 * does not need them, and a file that is sent on should not carry them.
 */
export const basicsOf = (root: Xml): JsonObject => {
  const person = at(root, 'CandidatePerson');
  const ways = childrenOf(person, 'Communication');
  const of = (channel: string): Xml[] => ways.filter((way) => textAt(way, 'ChannelCode') === channel);
  const [address] = ways.flatMap((way) => childrenOf(way, 'Address'));
  const [email, ...emails] = of('Email').map((way) => textAt(way, 'URI'));
  const [phone, ...phones] = of('Telephone').map(phoneOf);
  const profiles = [...of('Social Media'), ...of('Web'), ...of('Instant messaging')].map(profileOf);
  const fields: readonly (readonly [string, Json])[] = [
    ['name', [textAt(person, 'PersonName', 'GivenName'), textAt(person, 'PersonName', 'FamilyName')].join(' ').trim()],
    ['email', email ?? ''],
    ['phone', phone ?? ''],
    ['location', address === undefined ? '' : locationOf(address)],
    ['summary', htmlTextOf(at(root, 'CandidateProfile', 'ExecutiveSummary'))],
    ['profiles', profiles],
    ['details', [...emails, ...phones]],
  ];
  return Object.fromEntries(
    fields.filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
};

const phoneOf = (way: Xml): string => {
  const [country, number] = [textAt(way, 'CountryDialing').replace(/^\+/, ''), textAt(way, 'DialNumber')];
  return country === '' ? number : `+${country} ${number}`;
};

const profileOf = (way: Xml): JsonObject => {
  const text = textAt(way, 'URI');
  return URL.canParse(text) ? { url: text } : { network: textAt(way, 'UseCode'), username: text };
};

const locationOf = (address: Xml): JsonObject => {
  const fields = [
    [
      'address',
      childrenOf(address, 'AddressLine')
        .map((line) => textAt(line))
        .join(', '),
    ],
    ['postalCode', textAt(address, 'PostalCode')],
    ['city', textAt(address, 'CityName')],
    ['region', countryName(textAt(address, 'CountryCode'))],
  ].filter(([, value]) => value !== '');
  return Object.fromEntries(fields);
};

export const motherTongues = (root: Xml): JsonObject[] =>
  childrenOf(at(root, 'CandidatePerson'), 'PrimaryLanguageCode').map((code) => ({
    language: languageName(textAt(code)),
    fluency: 'native',
  }));
