import { placeLikeness } from '../fields/places/place-likeness.ts';
import type { Draft } from '../model/draft.ts';
import type { ComparedValue } from '../model/read-back.ts';
import { hasValue, keyOf, withoutLabel } from './same-text.ts';
import { textAtTop, type WhatWasRead } from './what-was-read.ts';

const email = /[^\s@|,;<>()]+@[^\s@|,;<>()]+/gu;
/** Endings of bare addresses; after any other only a path tells one from a name such as 'john.doe'. */
const endings =
  'com|org|net|edu|gov|io|dev|me|co|info|ai|app|tech|design|site|example|us|uk|ca|de|fr|es|it|nl|pt|br|in|au';
const address = new RegExp(
  String.raw`(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:\p{L}{2,}\/\S*|(?:${endings})\b(?!\.))`,
  'giu',
);
/** Seven digits or more, as phone numbers are written. */
const phone =
  /(?<!\d)(?!(?:19|20)\d\d\s*[-–—]\s*(?:19|20)\d\d)\+?\(?\d(?:[\s().–/-]*\d){6,}(?:\s*(?:x|ext\.?)\s*\d+)?/giu;
/** '12/03/1990', '2014-11-01': a date of birth is no phone number. */
const date = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})(?!\d)/gu;
/** A fax number is read only where there is no phone number. */
const fax = /\bfax\b/iu;
/** A place by its words; what scores lower may be one. */
const minPlace = 0.6;

/** Name, headline, contact details and links. */
export const comparedDetails = (
  { name, headline, contact, links }: Pick<Draft, 'name' | 'headline' | 'contact' | 'links'>,
  read: WhatWasRead,
): ComparedValue[] => {
  const { resume } = read;
  const top = textAtTop(read);
  const all = keyOf([...contact, ...links].join('\n'));
  const readName = resume.name?.value ?? null;
  const values: ComparedValue[] = [
    { place: '/name', field: 'name', written: name, read: readName, isSame: keyOf(name) === keyOf(readName ?? '') },
    {
      place: '/headline',
      field: 'headline',
      written: headline,
      read: read.draft.headline || null,
      isSame: top.includes(keyOf(headline)),
    },
    ...contact.flatMap((text, index) => comparedDetail(text, `/contact/${index}`, read, { top, all })),
    ...links.flatMap((text, index) => comparedLink(text, `/links/${index}`, read, top)),
  ];
  return values.filter(({ written }) => hasValue(written));
};

/** `top`: what was read above the first heading; `all`: every detail that was written. As keys. */
type Texts = { top: string; all: string };

const comparedDetail = (text: string, place: string, read: WhatWasRead, { top, all }: Texts): ComparedValue[] => {
  const { emails, phones, links } = read.resume;
  const parts = [
    { field: 'email' as const, pattern: email, found: emails, key: keyOf },
    { field: 'link' as const, pattern: address, found: links, key: linkKeyOf },
    { field: 'phone' as const, pattern: phone, found: phones, key: digitsOf },
  ];
  let rest = text;
  const values: ComparedValue[] = [];
  for (const { field, pattern, found, key } of parts)
    rest = rest.replaceAll(pattern, (written) => {
      if (field === 'phone' && isNoPhone(written, text)) return written;
      const isSame = found.some(({ value }) => key(value) === key(written));
      // Another detail that was read as written is not a misreading of this one.
      const near = found.find(({ value }) => !all.includes(keyOf(value)))?.value ?? null;
      values.push({ place, field, written, read: isSame ? written : near, isSame });
      return ' ';
    });
  if (values.length > 0) return values;
  return [comparedPlace(withoutLabel(rest).trim(), place, read, { top, all })];
};

const isNoPhone = (written: string, detail: string): boolean =>
  fax.test(detail) || written.replaceAll(date, '').replaceAll(/\D/gu, '') === '';

/** A place must be read as the location; other words beside it, such as a driver's license, must only be there. */
const comparedPlace = (written: string, place: string, { resume }: WhatWasRead, { top, all }: Texts): ComparedValue => {
  const [wanted, location] = [keyOf(written), resume.location?.value ?? null];
  // A street and its town can be two details of one location.
  const isLocation = location !== null && wanted !== '' && keyOf(location).includes(wanted);
  if (isLocation) return { place, field: 'location', written, read: location, isSame: true };
  // A person has one location: beside the town that was read as written, a street or a place of birth is another detail.
  const isElsewhere =
    location !== null && placeLikeness(location) > minPlace && all.replace(wanted, ' ').includes(keyOf(location));
  const isOfTown =
    location !== null &&
    placeLikeness(location) >= minPlace &&
    keyOf(location) !== '' &&
    wanted.includes(keyOf(location));
  if (!isElsewhere && (placeLikeness(written) >= minPlace || isOfTown))
    return { place, field: 'location', written, read: location, isSame: false };
  const isSame = top.includes(wanted);
  return { place, field: 'contact-detail', written, read: isSame ? written : null, isSame };
};

const comparedLink = (text: string, place: string, read: WhatWasRead, top: string): ComparedValue[] => {
  const addresses = text.match(address) ?? [];
  if (addresses.length === 0) {
    const isSame = top.includes(keyOf(text));
    return [{ place, field: 'link', written: text, read: isSame ? text : null, isSame }];
  }
  return addresses.map((written): ComparedValue => {
    const found = read.resume.links.find(({ value }) => linkKeyOf(value) === linkKeyOf(written));
    return { place, field: 'link', written, read: found?.value ?? null, isSame: found !== undefined };
  });
};

/** An address without what browsers add to it. */
const linkKeyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/[/.,;)]+$/u, '');

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');
