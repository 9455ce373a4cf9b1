/** States, provinces and territories of countries whose addresses print them behind the city: codes. USPS, Canada Post, Australia Post. */
export const regionCodes: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC
  SD TN TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD SA TAS ACT UK US USA UAE DE FR
  ES IT NL BE CH AT PT IE SP RJ MG PR RS SC DF BA`.split(/\s+/u),
);

/** States of Brazil, which stand behind the city and a hyphen. IBGE. */
export const brazilianStates: ReadonlySet<string> = new Set(
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
);

/** The same in words, folded. */
export const regionNames: ReadonlySet<string> = new Set(
  `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa
  |kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada
  |new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island
  |south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming
  |district of columbia|washington dc|puerto rico|alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia
  |ontario|prince edward island|quebec|saskatchewan|new south wales|victoria|queensland|south australia|tasmania
  |western australia|england|scotland|wales|northern ireland|bayern|bavaria|hessen|sachsen|berlin|hamburg|bremen
  |nordrhein-westfalen|baden-wurttemberg|niedersachsen|ile-de-france|provence|bretagne|catalunya|cataluna|andalucia|madrid
  |lombardia|lazio|toscana|veneto|sao paulo|rio de janeiro|minas gerais|karnataka|maharashtra|tamil nadu|telangana|kerala
  |gujarat|west bengal|uttar pradesh|delhi|haryana|punjab|rajasthan|jalisco|nuevo leon|cdmx|noord-holland|zuid-holland
  |greater london|greater manchester|bay area|lancashire|yorkshire|kent|surrey|essex|cheshire`
    .split('|')
    .map((name) => name.trim()),
);

/** Countries as they are written in our languages, folded. */
export const countryNames: ReadonlySet<string> = new Set(
  `united states|united states of america|usa|u.s.a.|us|u.s.|america|united kingdom|uk|u.k.|great britain|britain|england
  |scotland|wales|northern ireland|ireland|republic of ireland|canada|australia|new zealand|germany|deutschland|allemagne
  |alemania|germania|alemanha|duitsland|france|frankreich|francia|franca|frankrijk|spain|spanien|espana|espagne|spagna
  |espanha|spanje|italy|italien|italia|italie|portugal|netherlands|the netherlands|niederlande|nederland|pays-bas|holland
  |paises bajos|belgium|belgien|belgie|belgique|belgica|luxembourg|luxemburg|switzerland|schweiz|suisse|svizzera|suiza
  |austria|osterreich|autriche|denmark|danemark|danmark|norway|norwegen|norge|sweden|schweden|sverige|finland|finnland
  |suomi|iceland|poland|polen|polska|pologne|polonia|czech republic|czechia|tschechien|slovakia|slovenia|hungary|ungarn
  |romania|bulgaria|greece|griechenland|grece|turkey|turkiye|turkei|croatia|serbia|bosnia and herzegovina|north macedonia
  |albania|estonia|latvia|lithuania|ukraine|russia|belarus|moldova|georgia|armenia|azerbaijan|kazakhstan|malta|cyprus|israel
  |india|indien|pakistan|bangladesh|sri lanka|nepal|china|hong kong|taiwan|japan|south korea|republic of korea|korea|vietnam
  |thailand|malaysia|singapore|indonesia|philippines|united arab emirates|uae|u.a.e.|saudi arabia|qatar|kuwait|bahrain|oman
  |jordan|lebanon|iran|iraq|egypt|morocco|maroc|algeria|tunisia|nigeria|ghana|kenya|uganda|tanzania|ethiopia|south africa
  |cameroon|senegal|rwanda|zambia|zimbabwe|mexico|mexiko|brazil|brasil|brasilien|argentina|argentinien|chile|colombia|peru
  |ecuador|venezuela|uruguay|paraguay|bolivia|costa rica|panama|guatemala|honduras|el salvador|dominican republic|cuba
  |jamaica|trinidad and tobago|puerto rico`
    .split('|')
    .map((name) => name.trim()),
);

/** Large cities that stand alone as a place ('Berlin'), folded. */
export const cityNames: ReadonlySet<string> = new Set(
  `new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin
  |jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver|boston|el paso|nashville|detroit
  |oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|atlanta
  |kansas city|miami|raleigh|omaha|oakland|minneapolis|tampa|cleveland|pittsburgh|cincinnati|orlando|st. louis|honolulu
  |salt lake city|brooklyn|toronto|montreal|vancouver|calgary|ottawa|edmonton|london|manchester|birmingham|leeds|glasgow
  |liverpool|edinburgh|bristol|cardiff|belfast|dublin|cork|sydney|melbourne|brisbane|perth|adelaide|auckland|wellington
  |berlin|hamburg|munich|munchen|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|dortmund|essen|leipzig
  |bremen|dresden|hannover|nurnberg|vienna|wien|graz|zurich|geneva|geneve|basel|bern|lausanne|paris|marseille|lyon
  |toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|madrid|barcelona|valencia|sevilla|seville|zaragoza
  |malaga|bilbao|lisbon|lisboa|porto|rome|roma|milan|milano|naples|napoli|turin|torino|bologna|florence|firenze|amsterdam
  |rotterdam|the hague|den haag|utrecht|eindhoven|groningen|brussels|bruxelles|brussel|antwerp|antwerpen|gent|ghent
  |copenhagen|stockholm|oslo|helsinki|warsaw|krakow|prague|budapest|bucharest|sofia|athens|istanbul|ankara|moscow
  |tel aviv|dubai|abu dhabi|doha|riyadh|cairo|casablanca|lagos|abuja|accra|nairobi|johannesburg|cape town|mumbai|delhi
  |new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|ahmedabad|karachi|lahore|islamabad|dhaka|colombo
  |kathmandu|beijing|shanghai|shenzhen|guangzhou|hong kong|taipei|tokyo|osaka|seoul|busan|hanoi|ho chi minh city|bangkok
  |singapore|kuala lumpur|jakarta|manila|mexico city|ciudad de mexico|guadalajara|monterrey|sao paulo|rio de janeiro
  |brasilia|belo horizonte|buenos aires|santiago|bogota|medellin|lima|quito|caracas|montevideo`
    .split('|')
    .map((name) => name.trim()),
);
