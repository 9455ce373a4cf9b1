import { linesIn } from './entries.ts';
import { isList, isObject, type Json, type JsonObject, labeled, objectOf, wordsOf } from './json.ts';

/** Fields that no resume shows as words: a picture, which is never fetched. They stay in the file. */
const unseen: ReadonlySet<string> = new Set(['image', 'picture']);
const shown: ReadonlySet<string> = new Set([
  ...unseen,
  'name',
  'label',
  'summary',
  'email',
  'phone',
  'location',
  'url',
  'website',
  'profiles',
  'details',
]);

/** What a resume shows of `basics`. Contact details have the key that they came from, in the usual order. */
type Basics = {
  name: string;
  headline: string;
  summary: readonly string[];
  contact: readonly { key: string; text: string }[];
  links: readonly { key: string; text: string; value: Json }[];
  /** Fields that we do not know, to be checked. */
  others: readonly { key: string; text: string }[];
};

const placeOf = (location: Json | undefined): string => {
  if (!isObject(location)) return wordsOf(location);
  const { address, postalCode, city, region, countryCode, ...others } = location;
  const town = [wordsOf(postalCode), wordsOf(city)].filter((text) => text !== '').join(' ');
  return [linesIn(address).join(', '), town, wordsOf(region), wordsOf(countryCode), wordsOf(others)]
    .filter((text) => text !== '')
    .join(', ');
};

/** The address of a profile says whose it is; without one, its network and name do. `text` is how its owner wrote it. */
const profileText = (profile: Json): string => {
  if (!isObject(profile)) return wordsOf(profile);
  const { text, url, network, username, ...others } = profile;
  const own = wordsOf(text) || wordsOf(url) || labeled(wordsOf(network), wordsOf(username)) || wordsOf(network);
  return [own, wordsOf(others)].filter((each) => each !== '').join('; ');
};

const listOf = (value: Json | undefined): readonly Json[] => {
  if (value === undefined || value === null) return [];
  return isList(value) ? value : [value];
};

export const basicsFrom = (basics: JsonObject): Basics => {
  const details = listOf(basics['details']).map((each) => ({ key: 'details', text: wordsOf(each) }));
  const contact = [
    { key: 'location', text: placeOf(basics['location']) },
    { key: 'email', text: wordsOf(basics['email']) },
    { key: 'phone', text: wordsOf(basics['phone']) },
    ...details,
  ];
  const links = [
    ...['url', 'website'].map((key) => ({ key, text: wordsOf(basics[key]), value: basics[key] ?? null })),
    ...listOf(basics['profiles']).map((value) => ({ key: 'profiles', text: profileText(value), value })),
  ];
  return {
    name: wordsOf(basics['name']),
    headline: wordsOf(basics['label']),
    summary: linesIn(basics['summary']),
    contact: contact.filter(({ text }) => text !== ''),
    links: links.filter(({ text }) => text !== ''),
    others: Object.keys(basics)
      .filter((key) => !shown.has(key))
      .map((key) => ({ key, text: labeled(key, wordsOf(basics[key])) }))
      .filter(({ text }) => text !== ''),
  };
};

type Top = {
  name: string;
  headline: string;
  contact: readonly string[];
  links: readonly string[];
  summary: readonly string[];
  /** Keys of the fields that we do not know and whose words are still in the document. */
  others: ReadonlySet<string>;
};

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);
const isPhone = (text: string): boolean => /^[+(\d][\d\s().\-/+]{5,24}$/u.test(text);

/** `basics` for what the document has at its top; `contact` are the keys of its contact details, in its order. */
export const basicsTo = (top: Top, from: JsonObject): { basics: JsonObject; contact: readonly string[] } => {
  const before = basicsFrom(from);
  const fields = new Map<string, Json | undefined>(Object.entries(from));
  const text = (key: string, after: string, was: string): void => {
    if (after.trim() === was) return;
    fields.set(key, after.trim() === '' ? undefined : after);
  };
  text('name', top.name, before.name);
  text('label', top.headline, before.headline);
  if (top.summary.join('\n') !== before.summary.join('\n'))
    fields.set('summary', top.summary.length === 0 ? undefined : top.summary.join('\n'));
  const contact = writeContact(top.contact, before, fields);
  writeLinks(top.links, before, fields);
  for (const { key } of before.others) if (!top.others.has(key)) fields.delete(key);
  return { basics: objectOf(fields), contact };
};

const writeContact = (
  after: readonly string[],
  before: Basics,
  fields: Map<string, Json | undefined>,
): readonly string[] => {
  const left = [...before.contact];
  const keys = after.map((text) => {
    const at = left.findIndex((each) => each.text === text);
    return at < 0 ? null : (left.splice(at, 1)[0]?.key ?? null);
  });
  for (const { key } of left) if (key !== 'details') fields.delete(key);
  const isFree = (key: string): boolean => !keys.includes(key);
  const keyFor = (text: string): string => {
    if (isEmail(text) && isFree('email')) return 'email';
    if (isPhone(text) && isFree('phone')) return 'phone';
    // A place is what has no other marks; only one can be told from other details.
    return /^[\p{L}\s,.'’()-]+$/u.test(text) && isFree('location') ? 'location' : 'details';
  };
  for (const [index, text] of after.entries()) {
    if (keys[index] !== null) continue;
    const key = keyFor(text);
    keys[index] = key;
    if (key !== 'details') fields.set(key, key === 'location' ? { address: text } : text);
  }
  const details = after.filter((_, index) => keys[index] === 'details');
  fields.set('details', details.length === 0 ? undefined : details);
  return keys.map((key) => key ?? 'details');
};

const writeLinks = (after: readonly string[], before: Basics, fields: Map<string, Json | undefined>): void => {
  if (after.join('\n') === before.links.map(({ text }) => text).join('\n')) return;
  const left = [...before.links];
  const kept = after.map((text) => {
    const at = left.findIndex((each) => each.text === text);
    return at < 0 ? { key: 'profiles', text, value: profileOf(text) } : (left.splice(at, 1)[0] ?? null);
  });
  for (const { key } of left) fields.delete(key);
  const profiles = kept.flatMap((link) => (link?.key === 'profiles' ? [link.value] : []));
  fields.set('profiles', profiles.length === 0 ? undefined : profiles);
};

/** The schema wants whole addresses; people write them without 'https://'. Something else is no address. */
const profileOf = (text: string): JsonObject => {
  if (/^https?:\/\/\S+$/iu.test(text) && URL.canParse(text)) return { url: text };
  const address = `https://${text}`;
  return /^[^\s/]+\.[^\s/]+/u.test(text) && !/\s/u.test(text) && URL.canParse(address)
    ? { url: address, text }
    : { text };
};
