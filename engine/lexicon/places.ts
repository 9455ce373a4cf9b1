import { placeKey } from '../text/place-key.ts';
import { countriesList as countryList } from './gazetteers/countries.ts';
import { regionsList as regionList } from './gazetteers/regions.ts';
import { townsList as townList } from './gazetteers/towns.ts';

// Places as people write them on resumes. Names are folded (lower case without accents); codes are as printed.

const linesOf = (table: string): readonly string[] => table.trim().split(/\n\s*/u);

/** 'CODE name | another name', one region a line. */
const codedRegions = (table: string): readonly { code: string; names: readonly string[] }[] =>
  linesOf(table).map((line) => {
    const [code = '', ...rest] = line.split(' ');
    return { code, names: namesIn(rest.join(' ')) };
  });

const namesIn = (line: string): readonly string[] => line.split('|').map((name) => name.trim());

/** USPS Publication 28, appendix B. */
const statesOfUnitedStates = codedRegions(`
  AL alabama
  AK alaska
  AZ arizona
  AR arkansas
  CA california
  CO colorado
  CT connecticut
  DE delaware
  DC district of columbia | washington dc
  FL florida
  GA georgia
  HI hawaii
  ID idaho
  IL illinois
  IN indiana
  IA iowa
  KS kansas
  KY kentucky
  LA louisiana
  ME maine
  MD maryland
  MA massachusetts
  MI michigan
  MN minnesota
  MS mississippi
  MO missouri
  MT montana
  NE nebraska
  NV nevada
  NH new hampshire
  NJ new jersey
  NM new mexico
  NY new york
  NC north carolina
  ND north dakota
  OH ohio
  OK oklahoma
  OR oregon
  PA pennsylvania
  PR puerto rico
  RI rhode island
  SC south carolina
  SD south dakota
  TN tennessee
  TX texas
  UT utah
  VT vermont
  VA virginia
  WA washington
  WV west virginia
  WI wisconsin
  WY wyoming
`);

/** Canada Post, addressing guidelines. */
const provincesOfCanada = codedRegions(`
  AB alberta
  BC british columbia
  MB manitoba
  NB new brunswick
  NL newfoundland
  NS nova scotia
  NT northwest territories
  NU nunavut
  ON ontario
  PE prince edward island
  QC quebec
  SK saskatchewan
  YT yukon
`);

/** Australia Post, addressing guidelines. */
const statesOfAustralia = codedRegions(`
  ACT australian capital territory
  NSW new south wales
  NT northern territory
  QLD queensland
  SA south australia
  TAS tasmania
  VIC victoria
  WA western australia
`);

/** States of Brazil, which follow the city after a hyphen. IBGE. */
export const brazilianStates: ReadonlySet<string> = new Set(
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
);

/** Country codes and initials at the end of addresses, and the states of Brazil that are also written after a comma. */
const otherCodes =
  'UK U.K. US U.S. U.S USA U.S.A UAE EU DE FR ES IT NL BE CH AT PT IE IN SG HK D.C SP RJ MG RS SC DF BA'.split(' ');

/** Countries as they are written in our languages: one per line with all its names. */
const countries = linesOf(`
  united states | united states of america | usa | u.s.a. | us | u.s. | america
  united kingdom | uk | u.k. | great britain | britain
  england | angleterre | inglaterra | inghilterra | engeland
  scotland | schottland | ecosse | escocia | scozia | schotland
  wales | pays de galles | gales | galles | pais de gales
  northern ireland | nordirland | irlande du nord | irlanda del norte | irlanda del nord | irlanda do norte | noord-ierland
  ireland | republic of ireland
  canada
  australia
  new zealand
  germany | deutschland | allemagne | alemania | germania | alemanha | duitsland
  france | frankreich | francia | franca | frankrijk
  spain | spanien | espana | espagne | spagna | espanha | spanje
  italy | italien | italia | italie
  portugal
  netherlands | the netherlands | niederlande | nederland | pays-bas | holland | paises bajos
  belgium | belgien | belgie | belgique | belgica
  luxembourg | luxemburg
  switzerland | schweiz | suisse | svizzera | suiza
  austria | osterreich | autriche
  denmark | danemark | danmark
  norway | norwegen | norge
  sweden | schweden | sverige
  finland | finnland | suomi
  iceland
  poland | polen | polska | pologne | polonia
  czech republic | czechia | tschechien
  slovakia
  slovenia
  hungary | ungarn
  romania
  bulgaria
  greece | griechenland | grece
  turkey | turkiye | turkei
  croatia
  serbia
  bosnia and herzegovina
  north macedonia
  albania
  estonia
  latvia
  lithuania
  ukraine
  russia
  belarus
  moldova
  georgia
  armenia
  azerbaijan
  kazakhstan
  malta
  cyprus
  israel
  india | indien
  pakistan
  bangladesh
  sri lanka
  nepal
  china
  hong kong | hong kong sar | hong kong sar china
  taiwan
  japan
  south korea | republic of korea | s.korea | korea
  vietnam
  thailand
  malaysia
  singapore
  indonesia
  philippines
  united arab emirates | uae | u.a.e.
  saudi arabia
  qatar
  kuwait
  bahrain
  oman
  jordan
  lebanon
  iran
  iraq
  egypt
  morocco | maroc
  algeria
  tunisia
  nigeria
  ghana
  kenya
  uganda
  tanzania
  ethiopia
  south africa
  cameroon
  senegal
  rwanda
  zambia
  zimbabwe
  mexico | mexiko
  brazil | brasil | brasilien
  argentina | argentinien
  chile
  colombia
  peru
  ecuador
  venezuela
  uruguay
  paraguay
  bolivia
  costa rica
  panama
  guatemala
  honduras
  el salvador
  dominican republic
  cuba
  jamaica
  trinidad and tobago
  puerto rico
`).map(namesIn);

/** Regions that are always spelled out: one country per line. */
const otherRegions = linesOf(`
  lagos state | kano state | oyo state | rivers state | kaduna state | kwara state | niger state | ogun state | ondo state | osun state
  ekiti state | edo state | delta state | enugu state | imo state | abia state | anambra state | benue state | plateau state | borno state
  england | scotland | wales | northern ireland | greater london | greater manchester | lancashire | yorkshire | kent | surrey | essex | cheshire
  bayern | bavaria | hessen | sachsen | berlin | hamburg | bremen | nordrhein-westfalen | baden-wurttemberg | niedersachsen
  ile-de-france | provence | bretagne
  catalunya | cataluna | catalonia | andalucia | madrid
  lombardia | lazio | toscana | veneto
  noord-holland | zuid-holland
  sao paulo | rio de janeiro | minas gerais
  karnataka | maharashtra | tamil nadu | telangana | kerala | gujarat | west bengal | uttar pradesh | delhi | haryana | punjab | rajasthan
  jalisco | nuevo leon | cdmx
  bay area
`).flatMap(namesIn);

/** Names of large towns in other languages than the gazetteer's, and short ones. */
const otherTownNames = linesOf(`
  nyc | brooklyn | washington dc | washington d c
  munchen | nurnberg | wien | geneve | zurich | sevilla | lisboa | roma | milano | napoli | torino | firenze
  bruxelles | brussel | antwerpen | gent | den haag | the hague | bangalore | gurgaon | delhi
  kiew | warschau | moskau | prag | kopenhagen | mailand | venedig | florenz | neapel | lissabon | bukarest | genf
  danzig | krakau | londres | varsovie | moscou | copenhague | lisbonne | geneva | londra | parigi
`).flatMap(namesIn);

const regions = [...statesOfUnitedStates, ...provincesOfCanada, ...statesOfAustralia];

/** Codes that addresses print after the city ('OR', 'NSW', 'UK'), in their usual capitalization. */
export const regionCodes: ReadonlySet<string> = new Set([...regions.map(({ code }) => code), ...otherCodes]);

const regionNames: ReadonlySet<string> = new Set(
  [...regions.flatMap(({ names }) => names), ...otherRegions].map(placeKey),
);
const countryNames: ReadonlySet<string> = new Set(countries.flat().map(placeKey));
const townNames: ReadonlySet<string> = new Set(otherTownNames);

// The lists are long, and most programs that import this ask about no place: sets are made on first use.
let known: { towns: ReadonlyMap<string, string>; regions: ReadonlySet<string>; countries: ReadonlySet<string> } | null =
  null;
const gazetteers = () => {
  known ??= {
    towns: new Map(
      townList
        .trim()
        .split('\n')
        .map((line) => [line.replace(/\|.$/u, ''), line.at(-2) === '|' ? line.slice(-1) : '']),
    ),
    regions: new Set(regionList.trim().split('\n')),
    countries: new Set(countryList.trim().split('\n')),
  };
  return known;
};

/** A state or region that entries name without more: the provinces of the gazetteer are as often part of a school's name. */
export const isMajorRegion = (name: string): boolean => regionNames.has(placeKey(name));

/** A state, province or region, spelled out. */
export const isRegion = (name: string): boolean => {
  const key = placeKey(name);
  return regionNames.has(key) || gazetteers().regions.has(key);
};

/** A country in any of the languages of the gazetteer. */
export const isCountry = (name: string): boolean => {
  const key = placeKey(name);
  return countryNames.has(key) || gazetteers().countries.has(key);
};

/**
 * How sure a text alone is the name of a town: 'large' for one that people give without its region, 'known' for
 * smaller ones; null for names that nobody knows and those that are as often a word or somebody's name.
 */
export const townOf = (name: string): 'large' | 'known' | null => {
  const key = placeKey(name);
  if (townNames.has(key)) return 'large';
  const mark = gazetteers().towns.get(key);
  return mark === '+' ? 'large' : mark === '' ? 'known' : null;
};

/** Source of a pattern for a code after a city without a comma: two capitals, or a longer Australian code ('Wagga Wagga NSW'). */
export const regionCodePattern: string = [
  '[A-Z]{2}',
  ...statesOfAustralia.map(({ code }) => code).filter((code) => code.length > 2),
].join('|');
