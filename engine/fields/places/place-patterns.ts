import { plain } from '../dates/date-at.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.split(',').map((word) => word.trim()));

/** Postal codes of states, provinces and territories of the United States, Canada and Australia, as they stand after 'City, '. */
const regionCodes = list(
  'AL,AK,AZ,AR,CA,CO,CT,DE,DC,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY,PR,' +
    'ON,QC,BC,AB,MB,SK,NS,NB,NL,PE,YT,NT,NU,NSW,VIC,QLD,TAS,ACT,UK,US,USA,UAE,EU,DE,FR,ES,IT,NL,BE,CH,AT,PT,IE,IN,SG,HK,D.C,U.S.A,U.S.,U.S,U.K.',
);

/** Countries, states and large regions as words, in lower case without accents. */
const regionNames = list(
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming,puerto rico,' +
    'ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick,victoria,queensland,new south wales,tasmania,' +
    'united states,united states of america,united kingdom,england,scotland,wales,northern ireland,ireland,germany,deutschland,austria,osterreich,switzerland,schweiz,suisse,svizzera,france,spain,espana,portugal,italy,italia,netherlands,the netherlands,nederland,belgium,belgie,belgique,luxembourg,denmark,sweden,norway,finland,iceland,poland,czech republic,czechia,slovakia,hungary,romania,bulgaria,greece,croatia,serbia,slovenia,estonia,latvia,lithuania,ukraine,russia,turkey,turkiye,israel,egypt,morocco,tunisia,algeria,nigeria,ghana,kenya,ethiopia,south africa,uganda,tanzania,rwanda,india,pakistan,bangladesh,sri lanka,nepal,china,hong kong,taiwan,japan,korea,south korea,s.korea,republic of korea,singapore,malaysia,indonesia,philippines,thailand,vietnam,australia,new zealand,canada,mexico,brazil,brasil,argentina,chile,colombia,peru,uruguay,ecuador,venezuela,costa rica,panama,cuba,dominican republic,jamaica,united arab emirates,saudi arabia,qatar,kuwait,jordan,lebanon,iran,iraq,bayern,bavaria,hessen,sachsen,catalonia,karnataka,maharashtra,tamil nadu,kerala,gujarat,telangana,delhi',
);

/** Some of the largest cities, for places written without a region. Lower case without accents. */
const cities = list(
  'new york,new york city,nyc,los angeles,san francisco,chicago,boston,seattle,austin,dallas,houston,denver,atlanta,miami,philadelphia,phoenix,portland,san diego,san jose,washington dc,washington d.c.,detroit,minneapolis,nashville,charlotte,las vegas,baltimore,toronto,montreal,vancouver,ottawa,calgary,mexico city,' +
    'london,manchester,birmingham,leeds,liverpool,glasgow,edinburgh,bristol,cambridge,oxford,york,dublin,berlin,munich,munchen,hamburg,frankfurt,frankfurt am main,koln,cologne,stuttgart,dusseldorf,leipzig,dresden,augsburg,nurnberg,hannover,bremen,bonn,essen,dortmund,wien,vienna,zurich,geneve,geneva,basel,bern,paris,lyon,marseille,toulouse,nantes,lille,bordeaux,strasbourg,nice,brussels,bruxelles,antwerp,amsterdam,rotterdam,utrecht,den haag,the hague,eindhoven,madrid,barcelona,valencia,sevilla,bilbao,lisbon,lisboa,porto,rome,roma,milan,milano,torino,turin,napoli,bologna,firenze,copenhagen,stockholm,oslo,helsinki,warsaw,krakow,prague,budapest,bucharest,athens,istanbul,moscow,kyiv,tel aviv,cairo,lagos,nairobi,johannesburg,cape town,' +
    'mumbai,delhi,new delhi,bangalore,bengaluru,hyderabad,chennai,kolkata,pune,ahmedabad,gurgaon,gurugram,noida,karachi,lahore,dhaka,shanghai,beijing,shenzhen,guangzhou,seoul,pohang,tokyo,osaka,kyoto,taipei,bangkok,manila,jakarta,kuala lumpur,hanoi,ho chi minh city,sydney,melbourne,brisbane,perth,auckland,sao paulo,rio de janeiro,buenos aires,santiago,bogota,lima,dubai,abu dhabi,doha,riyadh',
);

const remoteWords = list(
  'remote,hybrid,on-site,onsite,work from home,home office,homeoffice,teletravail,remoto,remote work,fully remote,various locations',
);

const isRegion = (text: string): boolean => {
  const bare = text
    .replace(/\s*\(?\b\d{4,6}(?:-\d{4})?\)?$/u, '')
    .replace(/[.)]+$/u, '')
    .trim();
  // counties, as Irish addresses name them
  if (/^(?:Co\.|County) \p{Lu}\p{L}+$/u.test(bare)) return true;
  return regionCodes.has(bare) || regionCodes.has(`${bare}.`) || regionNames.has(plain(bare));
};

const capitalised =
  /^(?:[\p{Lu}'’‘][\p{L}'’.-]*|de|del|da|la|le|los|las|am|an|im|in|ob|bei|der|den|do|dos|of|upon|sur|en|the|el|al|\/|&)(?:[ -](?:[\p{Lu}'’‘][\p{L}'’.-]*|de|del|da|la|le|los|las|am|an|im|in|ob|bei|der|den|do|dos|of|upon|sur|en|the|el|al|\/|&))*$/u;

/**
 * How much `text` as a whole reads like a place: 3 for 'City, ST', 'City, Country' and 'Remote', about 2 for a known country or city alone,
 * slightly above 0 for any one to three capitalised words, below 0 for everything else.
 */
export const placeScore = (text: string): number => {
  const bare = text.replace(/^[\s(]+|[\s).;]+$/gu, '');
  if (bare === '' || bare.length > 60) return -3;
  const key = plain(bare);
  if (remoteWords.has(key) || /^(?:remote|hybrid)\b.{0,24}$/u.test(key)) return 3;
  if (regionNames.has(key) || cities.has(key)) return 2;
  if (/^\p{Lu}[\p{L} .-]{2,30} (?:metropolitan |metro |bay )?area$/iu.test(bare)) return 2;
  const parts = bare.split(/\s*,\s*/u);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1) {
    const first = parts[0] ?? '';
    const isTown =
      parts.length <= 4 &&
      parts.every((part) => capitalised.test(part) || isRegion(part) || /^\d{4,6}$/u.test(part)) &&
      first.split(' ').length <= 4;
    if (!isTown) return -3;
    if (isRegion(last)) return 3;
    return cities.has(plain(first)) ? 1.5 : -1;
  }
  if (isTownAndState(bare)) return 1.5;
  if (regionCodes.has(bare)) return 0.5;
  if (/\d|[@|<>]/u.test(bare) || !capitalised.test(bare) || bare.length < 3) return -3;
  if (/\p{Lu}{3}/u.test(bare)) return -2.5;
  const words = bare.split(' ').length;
  return words === 1 ? 0.3 : words === 2 ? -0.3 : words === 3 ? -0.8 : -2;
};

/** 'Salem OR', 'Wagga Wagga NSW 2650': without a comma. */
const isTownAndState = (text: string): boolean => {
  const found = /^(.+) ([A-Z]{2}|NSW|VIC|QLD|TAS|ACT)(?: \d{4,5})?$/u.exec(text);
  return found !== null && regionCodes.has(found[2] ?? '') && capitalised.test(found[1] ?? '');
};

/** True for the part after a town's comma: 'OR', 'United Kingdom'. */
export const isRegionName = isRegion;
