import { allLocales } from '@faker-js/faker';
import anyAscii from 'any-ascii';
import { romanized, type Names } from './romanized-names.ts';
import { shareOf, type Share } from './half.ts';
import { oncePer } from './once.ts';

type Lists = Readonly<Partial<Record<'generic' | 'female' | 'male', readonly string[] | null>>>;

/** Which of faker's locales have the names of which culture. */
const localesOf = {
  english: ['en', 'en_AU'],
  afrikaans: ['af_ZA'],
  'south-african': ['en_ZA'],
  zulu: ['zu_ZA'],
  ghanaian: ['en_GH'],
  nigerian: ['en_NG'],
  yoruba: ['yo_NG'],
  senegalese: ['fr_SN'],
  indian: ['en_IN'],
  nepali: ['en_NP'],
  german: ['de', 'de_AT'],
  swiss: ['de_CH', 'fr_CH'],
  dutch: ['nl', 'nl_BE'],
  french: ['fr', 'fr_BE'],
  spanish: ['es'],
  mexican: ['es_MX'],
  portuguese: ['pt_PT'],
  brazilian: ['pt_BR', 'pt_PT'],
  italian: ['it'],
  romanian: ['ro', 'ro_MD'],
  polish: ['pl'],
  czech: ['cs_CZ'],
  slovak: ['sk'],
  slovenian: ['sl_SI'],
  croatian: ['hr'],
  serbian: ['sr_RS_latin'],
  macedonian: ['mk'],
  russian: ['ru'],
  ukrainian: ['uk'],
  latvian: ['lv'],
  hungarian: ['hu'],
  finnish: ['fi'],
  swedish: ['sv'],
  norwegian: ['nb_NO'],
  danish: ['da'],
  greek: ['el'],
  armenian: ['hy'],
  georgian: ['ka_GE'],
  turkish: ['tr'],
  azerbaijani: ['az'],
  uzbek: ['uz_UZ_latin'],
  kurdish: ['ku_kmr_latin'],
  indonesian: ['id_ID'],
  vietnamese: ['vi'],
  korean: ['ko'],
  chinese: ['zh_CN', 'zh_TW'],
} as const satisfies Record<string, readonly (keyof typeof allLocales)[]>;

/** Cultures whose scripts do not tell how names are romanized have lists of their own. */
export const cultures: readonly string[] = [...Object.keys(localesOf), ...Object.keys(romanized), 'hong-kong'];

const latin = (name: string): string => {
  if (/^[\p{Script=Latin}\s'’.-]+$/u.test(name)) return name;
  const roman = anyAscii(name).replaceAll(/[^A-Za-z\s-]/g, '');
  // Syllable scripts give one capital a syllable: 'WeiQi' is written 'Weiqi'.
  return roman.slice(0, 1).toUpperCase() + roman.slice(1).toLowerCase();
};

const cleaned = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map(latin))].filter((name) => name.length >= 2 && name.length <= 24);

const flat = (lists: Lists | undefined | null): readonly string[] =>
  [lists?.generic, lists?.female, lists?.male].flatMap((list) => list ?? []);

/** Surnames of men in languages that have two forms are left out for neither: people mix them abroad. */
const fakerNames = oncePer((culture: string): Names => {
  const people = localesOf[culture as keyof typeof localesOf].map((locale) => allLocales[locale].person);
  return {
    given: cleaned(people.flatMap((person) => flat(person?.first_name))),
    family: cleaned(people.flatMap((person) => flat(person?.last_name))),
  };
});

const all = oncePer((culture: string): Names => {
  if (culture === 'hong-kong') {
    return { given: fakerNames('english').given, family: flat(allLocales.en_HK.person?.last_name) };
  }
  return romanized[culture] ?? fakerNames(culture);
});

export const namesOf = (culture: string, share: Share): Names => perShare(`${share}/${culture}`);

const perShare = oncePer((key: string): Names => {
  const [share, culture] = key.split('/') as [Share, string];
  const { given, family } = all(culture);
  return { given: shareOf(given, share), family: shareOf(family, share) };
});
