import { allFakers, Faker } from '@faker-js/faker';
import anyAscii from 'any-ascii';

// Names of all cultures, in Latin script, for the law that a name changes nothing but itself. They are drawn from the
// lists of faker's locales; nobody real is meant.

export type CultureName = { culture: string; name: string; family: string; given: string };

/** Forms that lists of given and family names do not make; in each, '|' parts given and family name. */
const unusualForms: readonly (readonly [culture: string, ...names: string[]])[] = [
  ['Arabic', 'Mohammed bin Abdullah|Al-Rashid', 'Omar|El-Sayed', 'Abd al-Rahman|al-Masri', 'Umm Kulthum|Abu Bakr'],
  ['Persian', 'Seyed Mohammad Hossein|Tabatabaei', 'Shirin|Ghorbani-Nejad', 'Ali Reza|Khamoushi'],
  ['Hebrew', "Re'ut|Ben-David", 'Yosef|Bar Lev', 'Tzipora|Shapira'],
  ['Urdu', 'Muhammad|Usman ul Haq', 'Syeda Zainab|Rizvi', 'Ch. Tariq|Mehmood'],
  ['Bengali', 'Md. Rafiqul|Islam', 'Mst. Shamsun|Nahar', 'Sk. Abdul|Kader'],
  ['Tamil', 'S.|Ramanathan', 'R. K.|Narayanaswamy', 'Karthikeyan|Subramaniam', 'Suresh|a/l Raman'],
  ['Telugu', 'Venkata Naga Sai Krishna|Chaitanya Gummadi', 'P. V. S. Lakshmi|Prasanna'],
  ['Punjabi', 'Harpreet|Singh', 'Gurleen|Kaur Dhaliwal'],
  ['Sinhala', 'W. A. D. Nimal|Wickramasinghe', 'Thilini|Rathnayake Mudiyanselage'],
  ['Malay', 'Nur Aisyah|binti Ismail', 'Ahmad Faiz|bin Mohd Noor', 'Siti|Nurhaliza'],
  ['Indonesian', '|Suharto', '|Megawati', 'I Gusti Ngurah|Putra', 'Ni Made|Ayu'],
  ['Burmese', 'Aung San|Thiri', 'Daw Khin|Myo', 'U|Thant'],
  ['Thai', 'Phatthanaphong|Wongsakulchaiphat', 'Nong|Chaiyasit'],
  ['Vietnamese', 'Thị Minh Khai|Nguyễn', 'Đức|Ngô', 'Ánh|Đỗ', 'Vy|Lê'],
  ['Chinese', 'Xi|Ng', 'Wei|O', 'Yu-Chen "Jenny"|Lin', 'Xiaoming|Ouyang', 'Li|Xu'],
  ['Korean', 'Min-jun|Kim', 'Seo Yeon|Park', 'Ji|An', 'Ho|Oh'],
  ['Japanese', 'Ren|Ōno', "Jun'ichirō|Ito", 'Sora|Ii'],
  ['Mongolian', 'Bat-Erdene|Gantulga', '|Oyuunchimeg'],
  ['Tibetan', 'Tenzin|Dolkar', '|Dawa'],
  ['Igbo', 'Chukwuemeka Oluwatobiloba|Nwachukwu-Okonkwo', 'Ngozi|Okafor', "Obi|Nwa'eze"],
  ['Akan', 'Kwame|Nkrumah', 'Nana Akua|Owusu-Ansah'],
  ['Ethiopian', 'Haile|Gebre Selassie', 'Tsehay|W/Mariam'],
  ['Somali', 'Abdirahman|Cali Xasan', 'Faadumo|Warsame'],
  ['Zulu', 'Nomthandazo|kaMagwaza', 'Sipho|Mthethwa'],
  ['Xhosa', "Nolwazi|Ng'andu", 'Qhawe|Mqhayi'],
  ['Malagasy', 'Hery|Rajaonarimampianina', 'Lalatiana|Rakotondrazafy Andriamanantena'],
  ['Hawaiian', "Keali'i|Kamaka'eha", 'Kaʻiulani|Kaʻahumanu'],
  ['Maori', 'Aroha|Te Rangihīroa', 'Wiremu|Ngata'],
  ['Samoan', "Tuila'epa|Fa'asavalu", 'Sina|Leiataua'],
  ['Navajo', 'Shandiin|Yazzie', 'Chester|Begay'],
  ['Cree', 'Dakota|Many Horses', 'Winona|Two Bears'],
  ['Spanish', 'María del Carmen|de la Fuente y Ortega', 'José|Núñez de Balboa', 'Íñigo|Goñi'],
  ['Portuguese', 'Ana|dos Santos e Silva', 'João|d’Ávila', 'Conceição|Guimarães da Câmara'],
  ['Catalan', 'Núria|Puig i Cadafalch', 'Jordi|Gual·la'],
  ['Basque', 'Ainhoa|Etxeberria', 'Xabier|Otxoa'],
  ['French', 'Zoé|Le Goff', 'Anne-Laure|de La Tour d’Auvergne', 'Noël|Œuvrard', 'Ÿves|L’Haÿ'],
  ['Italian', "Niccolò|Dell'Acqua", 'Sara|De Luca', 'Giò|D’Angelo'],
  ['Dutch', 'Jan|van der Meer-de Vries', "Piet|in 't Veld", 'Sjoerd|IJsselstein', 'Bo|Op den Brouw'],
  ['German', 'Jörg|von und zu Weißenfels', 'Käthe|Groß', 'Karl-Theodor|Freiherr von Holz'],
  ['Danish', 'Søren|Ørsted', 'Åse|Bjørnæs'],
  ['Swedish', 'Åsa|af Klercker', 'Bo|Ek'],
  ['Icelandic', 'Þórdís|Sigurðardóttir', 'Ægir|Örn Þorsteinsson', '|Björk'],
  ['Irish', 'Siobhán|Ní Dhomhnaill', 'Tadhg|Mac Giolla Phádraig', "Aoife|O'Shaughnessy"],
  ['Scottish', 'Eilidh|MacGillivray', 'Iain|Mac an Tàilleir'],
  ['Welsh', 'Siân|ap Llŷr', 'Rhŷs|Gwynn-Llwyd'],
  ['Polish', 'Wojciech|Błaszczykowski', 'Świętosława|Źdźbło', 'Zofia|Kowalczyk'],
  ['Czech', 'Jiří|Dvořák', 'Zdeňka|Hřebíčková', 'Vlk|Krč'],
  ['Hungarian', 'Csilla|Gyöngyösi', 'Őrs|Nagy-Ványi'],
  ['Romanian', 'Ștefan|Țurcanu', 'Ileana|Brâncoveanu'],
  ['Turkish', 'Işıl|Çağlayangil', 'Ömer|Öztürk', 'İlker|Şahin'],
  ['Azerbaijani', 'Əli|Məmmədov', 'Gülşən|Hüseynova oğlu'],
  ['Albanian', 'Ëngjëll|Çela', 'Gjergj|Xhaferi'],
  ['Serbian', 'Đorđe|Živković', 'Ljiljana|Njegoš'],
  ['Slovene', 'Žiga|Črnčec', 'Špela|Štrukelj'],
  ['Latvian', 'Ģirts|Ķirsis', 'Ļubova|Šķēle'],
  ['Lithuanian', 'Živilė|Žukauskaitė', 'Jūratė|Ąžuolienė'],
  ['Estonian', 'Õie|Mägi', 'Jüri|Öö'],
  ['Finnish', 'Väinö|Yli-Hukkala', 'Aino|Äijälä'],
  ['Maltese', 'Ġorġ|Ħaż-Żebbuġ', 'Ċensu|Xuereb'],
  ['Russian', 'Ivan Petrovich|Shcherbakov', "Il'ya|Solov'yov"],
  ['Ukrainian', 'Oleksandr|Hryhorenko', "Mar'yana|Yushchenko"],
  ['Greek', 'Konstantinos|Papathanasopoulos-Karagiannis', 'Io|Rá'],
  ['Georgian', "K'akha|Mchedlishvili", 'Ia|Ghvts'],
  ['Armenian', 'Hayk|Ter-Petrosyan', 'Ani|Mkrtchyan'],
  [
    'English',
    'J. R. R.|Tolman',
    'Ashleigh-Mae|St. John',
    'Robert|Klein Jr.',
    'Henry|Tudor III',
    'Prince|Dean',
    'X|Æon',
  ],
  ['English, words', 'April|May', 'Paris|London', 'Summer|Cook', 'Georgia|Engineer', 'Max|Power', 'Art|School'],
];

/** Cultures that write the family name first. */
const familyFirst = /^(?:hu|zh|ja|ko|vi)/u;
/** Scripts that write no vowels: their lists cannot be romanized letter by letter. */
const withoutVowels = /^(?:ar|fa|he|ur|ku_ckb|dv)/u;

/** `count` names of as many cultures as there are, the same for the same seed. */
export const namesOfCultures = (count: number, seed: number): readonly CultureName[] => {
  const drawn = shuffledBy(seed, [...fromLists(seed), ...unusual()]);
  const seen = new Set<string>();
  const distinct = drawn.filter(({ name }) => !seen.has(name) && seen.add(name));
  // one of each culture first, then another one
  const rounds = new Map<string, number>();
  const ranked = distinct.map((one) => {
    const round = rounds.get(one.culture) ?? 0;
    rounds.set(one.culture, round + 1);
    return { one, round };
  });
  return ranked
    .sort((a, b) => a.round - b.round)
    .slice(0, count)
    .map(({ one }) => one);
};

const unusual = (): CultureName[] =>
  unusualForms.flatMap(([culture, ...names]) =>
    names.map((written) => {
      const [given = '', family = ''] = written.split('|');
      return { culture, name: `${given} ${family}`.trim(), family, given };
    }),
  );

const namesOfEach = 12;

const fromLists = (seed: number): CultureName[] =>
  Object.entries(allFakers).flatMap(([locale, faker]) => {
    if (!hasOwnNames(faker) || withoutVowels.test(locale)) return [];
    faker.seed(seed);
    return Array.from({ length: namesOfEach }, (_, index): CultureName => {
      const [given, family] = [latin(faker.person.firstName()), latin(faker.person.lastName())];
      return { culture: locale, ...written(given, family, locale, index) };
    });
  });

const hasOwnNames = (faker: Faker): boolean => faker.rawDefinitions.person?.first_name !== undefined;

/** Latin letters stay as they are; other scripts are romanized. */
const latin = (word: string): string =>
  /^[\p{Script=Latin}\p{M}\s'’‘ʻ.-]+$/u.test(word) ? word : capitalized(anyAscii(word));
const capitalized = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^a-z' -]/gu, '')
    .replaceAll(/(?<![a-z'])[a-z]/gu, (letter) => letter.toUpperCase());

/** People also write their name in capitals, without accents, family name first, or with a second one. */
const written = (given: string, family: string, locale: string, index: number): Omit<CultureName, 'culture'> => {
  const plain = { name: `${given} ${family}`, family, given };
  if (familyFirst.test(locale) && index % 2 === 0) return { ...plain, name: `${family} ${given}` };
  if (index === 3) return { ...plain, name: plain.name.toLocaleUpperCase('en') };
  if (index === 5) return { ...plain, name: anyAscii(plain.name), family: anyAscii(family), given: anyAscii(given) };
  if (index === 7) return { ...plain, name: `${given} ${family.toLocaleUpperCase('en')}` };
  return plain;
};

const shuffledBy = <T>(seed: number, items: readonly T[]): T[] => {
  const random = allFakers.en;
  random.seed(seed);
  return random.helpers.shuffle(items);
};
