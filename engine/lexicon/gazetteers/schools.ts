/**
 * Names of universities and colleges in 200 countries, one a line, in lower case without accents and punctuation: the
 * list of Hipo/university-domains-list (https://github.com/Hipo/university-domains-list), MIT license, see NOTICE.md
 * beside this file. No recognizer may depend on a single line.
 */
export const schoolNames = `
1 december university of alba iulia
2nd military medical university
3rd military medical university
4th military medical university
aalborg business college
aalborg university
aalto university
aaniiih nakoda college
aarhus school of architecture
aarhus school of business
aarhus technical college
aarhus university
abai state university
abant izzet baysal university
abasyn university peshawar
abdullah gul university
abdus salam international centre for theoretical physics
aberystwyth university
abia state polytechnic
abia state university
abilene christian university
abm university college
abo akademi university
abraham baldwin agricultural college
abti american university of nigeria
abu dhabi university
abubakar tafawa balewa university
abylai khan university
academia de studii economice din bucuresti
academia tehnica militara
academic medical center at state university of new york at stony brook
academic university
academie d aix marseille
academie d orleans tours
academie de besancon
academie de bordeaux
academie de creteil
academie de mayotte
academie de paris
academy of art university
academy of arts
academy of arts george enescu iasi
academy of arts in banska bystrica
academy of drama and film
academy of economic studies of moldova
academy of economics dimitur a tscenov
academy of economics in cracow
academy of economics in katowice
academy of economics in poznan
academy of economics in wroclaw
academy of fine arts
academy of fine arts and design in bratislava
academy of humanities and economics in lodz
academy of international economic and political relations gdynia
academy of management and entrepreneurship
academy of music dance and fine arts
academy of music georghe dima cluj napoca
academy of performing arts film and tv fakulty
academy of public administration of belarus
academy of sports and physical training
academy of the ministry of internal affairs of the republic of belarus
acadia university
accra technical university
acdemic center for law and business
acharya nagarjuna university
acharya ranga agricultural university
acibadem university
adam mickiewicz university of poznan
adama science and technology university
adamawa state university
adamson university
adana alparslan turkes university
adana science and technology university
addis ababa science technology university
addis ababa university
adekunle ajasin university
adeleke university
adelphi university
adeyemi college of education
adiban institute of higher education
adigrat university
adirondack community college
aditya university
adiyaman university
adnan menderes university
adrian college
advance tertiary college
adventist university of africa
adventist university of central africa
adventist university of the philippines
adygeja state university
aegean university
aeres hogeschool almere
afe babalola university
afeka tel aviv academic college of engineering
afghan university
africa international university
africa nazarene university
africa university
african university of science and technology
african virtual university
afyon kocatepe university
aga khan university
agder university college
agh university of science and technology
agnes scott college
agri ibrahim cecen university
agricultural technical academy in olsztyn
agricultural university of athens
agricultural university of cracow
agricultural university of lublin
agricultural university of norway
agricultural university of plovdiv
agricultural university of poznan
agricultural university of szczecin
agricultural university of tirana
agricultural university of warsaw
agricultural university of wroclaw
agriculture and forestry university
agroparistech
agrosup dijon
ahfad university for women
ahi evran university
ahlulbait international university
ahmadu bello university
ahmed medical institute
ahmedabad university
ahsanullah university of science technology
ahvaz jondishapur university of medical sciences
ahvaz university of medical sciences
aichi bunkyo university
aichi gakuin university
aichi gakusen university
aichi institute of technology
aichi medical university
aichi prefectural university
aichi prefectural university of fine arts music
aichi sangyo university
aichi shukutoku university
aichi university
aichi university of education
aiken technical college
aikoku gakuen university
aims community college
aimst university
ain shams university
air force academy
air force institute of technology
air university
aisect university
aisteda
ajayi crowther university
ajman university
ajou university
akad hochschulen fur berufstatige fachhochschule leipzig
akademi farmasi mitra sehat mandiri sidoarjo
akademi farmasi yarsis pekanbaru
akademia podlaska
akademie der bildenden kunste wien
akaki tsereteli state university
akanu ibiam federal polytechnic unwana
akdeniz university
akhbar el yom academy
akita university
akita university of economics and law
akrofi christaller institute of theeology mission and culture
aksaray university
aksum university
aktau state university
akwa ibom state university of technology
al ahlia university
al ahliyya amman university
al akhawayn university
al al bayt university
al aqsa university
al asmarya university for islamic studies
al azhar university
al azhar university of gaza
al baath university
al baha university
al balqa applied university
al birony university
al bukhari international university
al buraimi university college
al eman university
al farabi kazakh national university
al fashir university
al ghurair university
al hikmah university
al hussein bin talal university
al imam al ouzai university
al imam mohamed ibn saud islamic university
al islah university
al isra university
al jabal al gharbi university
al khair university
al khawarizmi international college
al maarif university college
al madinah international university
al mamon university college
al manar university
al mansour university college
al mustafa international university
al muthanna university
al nahrain university
al nasser university
al quds open university
al quds university the arab university in jerusalem
al rafidain university college
al rasheed university college
al turath university college
al wataniya private university
al yamamah college
al zaiem al azhari university
al zaytoonah university
alabama a m university
alabama southern community college
alabama state university
alagappa university
alahgaff university
alain university of science and technology
alamance community college
alamo colleges
alamo colleges district
alanya alaaddin keykubat university
alanya hamdullah emin pasa university
alaska pacific university
alayen university
albany state university
albany technical college
albert ludwigs universitat freiburg
albertson college of idaho
albion college
alcorn state university
aleksander gieysztor school of humanities in pultusk
aleksander zelwerowicz state theatre academy
aletheia university
alexandria technical community college
alexandria university
alfaisal university
alfred nobel university of economics and law
alfred university
algebra university college
algonquin college
alhosn university
alice salomon fachhochschule fur sozialarbeit und sozialpadagogik berlin
aligarh muslim university
aljouf university
alkharj university
all india institute of medical sciences
all nations university college
allahabad agricultural institute deemed university
allahabad university
allama iqbal open university
allameh tabatabaie university
allan hancock college
allegany college of maryland
allegheny college
allen college
allen county community college
allen university
allentown college of saint francis de sales
alliant international university
alma college
alpena community college
alpha college of engineering
alsadrain university
altai state medical university
altai state technical university
altai state university
alvernia university
alverno college
alvin community college
alzahra university
ama international university
amarillo college
amasya university
ambassador university
ambo university
ambrose alli university
american academy of dramatic arts new york
american baptist college
american business school of paris
american coastline university
american college of dubai
american college of greece
american college of thessaloniki
american graduate school in paris
american intercontinental university london
american international college
american international school of cape town
american international university bangladesh
american international university west africa
american public university system
american river college
american school of bahrain
american university
american university college of technology
american university extension okinawa
american university in bulgaria
american university in cairo
american university in dubai
american university in kosovo
american university in the emirates
american university of afghanistan
american university of antigua
american university of armenia
american university of beirut
american university of central asia
american university of iraq sulaimani kurdistan region
american university of kuwait
american university of middle east
american university of paris
american university of rome
american university of science and technology
american university of sharjah
american university of the caribbean
american university of the caribbean school of medicine
american university of tirana
americanos college
amherst college
amirkabir college of management technology
amirkabir university of technology
amity university
amman arab university for higher studies
amman university
amoud university
amravati university
amrita vishwa vidyapeetham
amur state university
an najah national university
anadolu university
anambra state university of science and technology
ancilla college
anderson university
andhra university
andong national university
andrassy gyula german speaking university budapest
andrew college
andrews university
andrzej frycz modrzewski cracow college
angel kanchev university of ruse
angeles university
angelina college
angelo state university
angkor university
anglia ruskin university
anglo american university
anhui medical university
anhui normal university
anhui technical college of water resources and hydroelectric power
anhui university
anhui university of finance and economics
anhui university of traditional chinese medicine
ankara haci bayram veli university
ankara medipol university
ankara science university
ankara social science university
ankara university
ankara yildirim beyazit university
anna university
anna university of technology tirunelveli
annamalai university
anne arundel community college
anoka ramsey community college
anoka technical college
antalya bilim university
antelope valley college
antioch new england
antioch university
antioch university los angeles
antioch university seattle
anton de kom university
antonio narino university
anurag university
aomori chuoh gakuin university
aomori public college
aomori university
aomori university of health and welfare
aoyama gakuin university
appalachian state university
applied science university
aquinas college
aquinas university
ara institute of canterbury
arab academy for management banking and financial sciences
arab academy for science technology
arab american university jenin
arab european university
arab open university
arab open university kuwait branch
arabian gulf university
arak university
arak university of medical sciences
arak university of technology
arapahoe community college
araullo university
arba minch university
arcadia college
ardabil university of medical sciences
ardahan university
arellano university
arhangelsk state technical university
aria institute of higher education
arid agriculture university
ariel university center of samaria
aristotle university of thessaloniki
arizona state university
arizona western college
arkansas at pine bluff university of
arkansas baptist college
arkansas northeastern college
arkansas state university
arkansas state university beebe
arkansas state university mountain home
arkansas state university newport
arkansas tech university
armed forces academy of general milan rastislav stefanik
armenian state agrarian university
armenian state university of economics
armstrong state college
art university
arthur c clarke institute of modern technologies
arts sciences and technology university
artvin coruh university
arya institute of engineering technology
asa college
asa university bangladesh
asahi university
asahikawa medical college
asahikawa university
asansol engineering college
ashesi university
asheville buncombe technical community college
ashford university
ashikaga institute of technology
ashiya university
ashkelon academic college
ashland community and technical college
ashland university
ashoka university
ashton college
asia e university
asia europe university
asia metropolitan university
asia pacific international university
asia pacific university of technology innovation apu
asia university
asian institute of technology
asian medical institute
asian united theological university
asian university
asian university of bangladesh
asian university of science and technology
asmildkloster agricultural school
asnuntuck community college
aspen university
assam agricultural university
assam down town university
assam university
assiut university
assosa university
assumption college
assumption college for sisters
assumption university
assumption university of thailand
aston university
astrahan state medical academy
astrahan state technical university
astrakhan state university
atal bihari vajpayee indian institute of information technology and management gwalior
ataturk university
ateneo de davao university
ateneo de manila university
ateneo de naga university
ateneo de zamboanga university
athabasca university
atharva college of engineering
athenaeum pontificium regina apostolorum
athens graduate school of management agsm
athens laboratory of business administration alba
athens school of fine arts
athens state university
athens technical college
athens university of economics and business
athlone institute of technology
atilim university
atish dipankar university
atlanta technical college
atlantic cape community college
atomi college
atyrau state university
auburn university
auburn university at montgomery
auchi polytechnic
auckland university of technology
audencia
augsburg college
augusta technical college
augusta university
augustana college il
augustana college sd
augustana hochschule neuendettelsau
augustana university college
aurora university
austin college
austin community college
austin peay state university
australian catholic university
australian correspondence schools
australian defence force academy
australian international school
australian lutheran college
australian maritime college
australian national university
australlian college of kuwait
aventis school of management
averett college
avicenna international college
avila college
avinashilingam institute for home science and higher education for women
avondale university
avrasya university
awadhesh pratap singh university
azabu university
azad jammu and kashmir university
azerbaijan diplomatic academy
azerbaijan medical university
azerbaijan national conservatorie
azerbaijan state agricultural academy
azerbaijan state customs committee academy
azerbaijan state marine academy
azerbaijan state pedagogic university
azerbaijan state university of culture and arts
azerbaijan state university of economics
azerbaijan state university of oil and industry
azerbaijan technical university
azerbaijan toursim institute
azerbaijan university
azerbaijan university of architecture and construction
azerbaijan university of languages
azusa pacific university
b p koirala institute of health sciences
b r ambedkar bihar university
b s abdur rahman university
babasaheb bhimrao ambedkar university
babcock university
babes bolyai university of cluj napoca
babol noshirvani university of technology
babol university of medical sciences
babson college
badakhshan university
badr university in cairo
baekseok university
baghdad college of economic sciences university
baghdad college of pharmacy
baghlan university
baha i institute for higher education
bahauddin zakariya university multan
bahcesehir university
bahir dar university
bahria university
baika women s college
baikal national university of economics and law
baiko women s college
bainbridge state college
baitulmal management institute ipb
baker college
baker university
bakersfield college
bakht er ruda university
bakhtar university
baku academy of music
baku business university
baku slavic university
baku state university
balamand university
baldwin wallace university
balikesir university
balkh university
ball state university
balochistan university of engineering and technology khuzdar
balochistan university of information technology management sciences
balti state university alecu russo
baltic international academy
baltic state technical university
baltimore city community college
bamenda university of science technology
bamiyan university
banaras hindu university
banasthali university
bandirma onyedi eylul university
bangabandhu sheikh mujibur rahman agricultural university
bangabandhu sheikh mujibur rahman medical university
bangalore university
bangkok university
bangladesh agricultural university
bangladesh maritime university
bangladesh open university
bangladesh university
bangladesh university of business technology
bangladesh university of engineering and technology
bangladesh university of professionals
bangladesh university of textiles
banking university of ho chi minh city
bankura university
baptist bible college
baqai medical university
baqiyatallah university of medical sciences
bar ilan university
barani institute of information technology
barani institute of management sciences
barber scotia college
barcelona graduate school of economics
bard college
barkatullah university
barnard college
barry university
barstow community college
bartin university
barton county community college
bashkir state pedagogical university named after m akmullah
bashkir state university
basilicata university potenza
baskent university
bastyr university
batchelor institute of indigenous tertiary education
bates college
bates technical college
bath spa university
batman university
baton rouge community college
batterjee medical college
bauchi state university gadau
bauhaus universitat weimar
bauman moscow state technical university
bay atlantic university
bay de noc community college
bay mills community college
bay path university
bayan college for science technology
bayburt university
bayerische julius maximilians universitat wurzburg
bayero university kano
baylor college of medicine
baylor university
baze university abuja
beaufort county community college
beder university
begum rokeya university rangpur
beijing foreign studies university
beijing forestry university
beijing information science and technology university
beijing institute of technology
beijing international studies university
beijing jiaotong university
beijing language and culture university
beijing medical university
beijing new asia university
beijing normal university
beijing petroleum university
beijing polytechnic university
beijing sport university
beijing union university
beijing university of aeronautics and astronautics
beijing university of agriculture
beijing university of chemical technology
beijing university of chinese medicine and pharmacology
beijing university of posts and telecommunications
beirut arab university
belarusian national technical university
belarusian russian university
belarusian state academy of music
belarusian state agrarian technical university
belarusian state agricultural academy
belarusian state economic university
belarusian state medical university
belarusian state pedagogical university m tanka
belarusian state technological university
belarusian state university
belarusian state university of culture and arts
belarusian state university of informatics and radioelectronics
belarusian state university of transport
belgorod state agricultural academy
belgorod state technical university
belgorod state university
belhaven university
bellevue college
bellevue university
bellingham technical college
bells university of technology
belmont college
belmont university
beloit college
bemidji state university
ben gurion university of the negev
benadir university
benedict college
benedictine college
benemerita universidad autonoma de puebla
bengal engineering college
benguet state university
benha university
beni suef university
bennett college
bennington college
benson idahosa university
bentley university
benue state university
beppu university
berea college
bergen community college
bergen university college
bergische universitat gesamthochschule wuppertal
berhampur university
berkeley city college
berkeley college
berklee college of music
berkshire community college
bermuda college
berry college
bethany college
bethel college ks
bethel university
bethlehem university
bethune cookman university
bevill state community college
beykent university
bezalel academy of art and design
bezmialem vakif university
bfh bern university of applied sciences
bgc trust university bangladesh
bhagwan parshuram institute of technology
bhagwant university
bharath institue of higher education research
bharathiar university
bharathidasan university
bharati vidyapeeth university
bhavnagar university
bhupendra narayan mandal university
bicol university
bidhan chandra agricultural university
bifrost school of business
big bend community college
big sandy community and technical college
biju pattnaik university of technology
bila cerkva state agrarian university
bilecik university
bilkent university
binary university college of managemant entrepreneurship
bindura university of science education
bingham university
bingol university
binh duong university
binus university
biola university
bircham international university
birjand university
birjand university of medical sciences
birkbeck college university of london
birla institute of technology and science
birla institute of technology ranchi
birmingham city university
birmingham southern college
birsa agricultural university
biruni university
birzeit university
bishkek humanities university
bishop herber college
bishop mcnamara high school
bishop s university
bishop state community college
bismark state college
bitlis eren university
bits business and information technology school ggmbh
black hawk college
black hills state university
black river technical college
blackfeet community college
blackhawk technical college
bladen community college
blekinge institute of technology
blinn college
bloomfield college
bloomsburg university of pennsylvania
blue mountain community college
blue mountains hotel school
blue nile university
blue ridge community and technical college
blue ridge community college
bluefield state college
bluegrass community and technical college
bluffton college
bob jones university
bocconi university
bodo regional university
bogazici university
bogor agricultural university
bohai university
boise state university
bond university
bosaso college
bossier parish community college
bost university
boston college
boston graduate school of psychoanalysis
boston university
botho university
botswana accountancy college
botswana college of agriculture
botswana international university of science technology
botswana open university
bourgas free university
bourgas university prof assen zlatarov
bournemouth university
bow valley college
bowdoin college
bowen university
bowie state university
bowling green state university
box hill institute
bozok university
brac university
bradley university
brandeis university
brandenburg university of technology cottbus senftenberg
brandenburgische technische universitat cottbus
brandman university
brandon university
bratislava international school of liberal arts
bratsk state technical university
brenau university
brescia university
brest state technical university
brest state university
brexgata university academy
briar cliff college
brickfields asia college
bridgemont community and technical college
bridgewater college
bridgewater state university
bridgwater taunton college
brigham young university
brigham young university hawaii
brigham young university idaho
bristol community college
british college of osteopathic medicine
british columbia institute of technology
british columbia open university
british international university
british malaysian institute
british royal university
british university in dubai
brjansk state technical university
brno university of technology
brock university
brookdale community college
brookhaven college
brookings institution
broward college
brown university
brunel university uxbridge
brunswick community college
brussels management school ichec
bryant university
bryn mawr college
bu ali sina university
buckinghamshire new university
bucknell university
bucks county community college
budapest buddhist university
budapest business school
budapest university of economic sciences and public administration
budapest university of technology and economics
buddhasravaka bhikshu university
buddhist acamedy of china
buddhist and pali university of sri lanka
buena vista university
bugema university
build bright university
bukkyo university
bulacan state university
bule hora university
bulent ecevit university
bundelkhand university
bunka women s university
bunker hill community college
bunkyo gakuin university
bunkyo university
burapha university
buraydah college for applied medical sciences
burjat state university
bursa technical university
busan national university of education
busan presbyterian university
busan university of foreign studies
bushehr university of medical sciences
business and hotel management school
business and technology university
business computer university college
business school lausanne bsl
busitema university
busoga university
butler community college
butler county community college
butler university
butte college
cabrillo college
cabrini university
cag university
cagayan state university
cairo university
caldwell community college and technical institute
caldwell university
caleb university
calhoun community college
california baptist university
california coast university
california college of the arts
california institute of technology
california institute of the arts
california lutheran university
california maritime academy
california national university
california polytechnic state university pomona
california polytechnic state university san luis obispo
california southern university
california state university
california state university bakersfield
california state university channel islands
california state university chico
california state university dominguez hills
california state university fresno
california state university fullerton
california state university hayward
california state university long beach
california state university los angeles
california state university monterey bay
california state university northridge
california state university sacramento
california state university san bernardino
california state university san marcos
california state university stanislaus
california state university system
california university of pennsylvania
california university of science and medicine
calvin college
camberwell college of arts
cambodia university of specialties
cambodian mekong university
cambrian college
camden county college
cameron university
camosun college
campbell university
campbellsville college
campus bio medico university of rome
campus saint marc
can tho university
canada college
canadian college of business computers
canadian international school of hong kong
canadian mennonite university
canadian sudanese college
canakkale 18th march university
canisius college
cankaya university
cankdeska cikana community college
cankiri karatekin university
canterbury christ church university
cape coast technical university
cape cod community college
cape fear community college
cape peninsula university of technology
capella university
capilano college
capital community college
capital normal university
capital university
capital university of economics and business
capital university of medical sciences
capital university of science technology
capitol technology university
capitol university
cardiff and vale college
cardiff university
cardinal stefan wyszynski university in warsaw
career college of northern nevada
caribbean university
caritas university
carl albert state college
carl sandburg college
carl von ossietzky universitat oldenburg
carleton college
carleton university
carlow college
carlow institute of technology
carnegie mellon university
carnegie mellon university qatar
carolinas college of health sciences
carrington college california sacramento
carroll college
carroll community college
carroll university
carson newman college
carteret community college
carthage college
carver college
cascadia community college
case western reserve university
casper college
castleton state university
catawba college
catawba valley community college
catholic kwandong university
catholic university in ruzomberok
catholic university in zimbabwe
catholic university of america
catholic university of eastern africa
catholic university of korea
catholic university of lublin
catholic university of malawi
catholic university of pusan
catholic university of taegu hyosung
catholic university of the sacred heart
catolica lisbon school of business economics
caucasus university
cavendish university
cayuga county community college
ccs haryana agricultural university
cecil college
cecos univeristy of information technology
cedar valley college
cedarville college
cegep de saint jerome
celal bayar university
centenary college of louisiana
centennial college
center for entrepreneurship and small business management
central academy of fine art
central agricultural university
central alabama community college
central america health sciences university belize medical college
central arizona college
central buganda university
central carolina community college
central carolina technical college
central china normal university
central college
central community college
central connecticut state university
central european university
central georgia technical college
central institute of english and foreign languages
central institute of fisheries education
central institute of higher tibetan studies
central lakes college brainerd
central luzon state university
central maine community college
central maine medical center college of nursing and health professions
central methodist college
central michigan university
central mindanao university
central new mexico community college
central ohio technical college
central oregon community college
central ostrobothnia university of applied sciences
central philippine university
central piedmont community college
central police university
central queensland university
central radio and tv university
central saint martins college of art design
central south forestry university
central south university
central state university
central supelec
central texas college
central university college
central university for nationalities
central university of finance and economics
central university of technology
central virginia community college
central washington university
central wyoming college
centre college
centre d etudes superieures des techniques industrielles
centre d etudes superieures industrielles paris
centre de formation et de perfectionnement des journalistes
centre national d etudes agronomiques des regions chaudes
centre universitaire d oum el bouaghi
centre universitaire de jijel
centre universitaire de tebessa
centre universitaire de technologie
centre universitaire de tiaret
centro de ensenanza tecnica industrial
centro de estudios avanzados de puerto rico y el caribe
centro de estudios investigacion y tecnologia ceit
centro de estudios universitarios monterrey
centro de estudios universitarios xochicalco
centro de investigacion en quimica aplicada
centro escolar university
centro regional universitario de espirito santo do pinhal
centro universitario alvares penteado fecap
centro universitario antonio eufrasio de toledo de presidente prudente toledo prudente
centro universitario barao de maua
centro universitario ciudad vieja
centro universitario claretiano
centro universitario de araraquara
centro universitario de brasilia uniceub
centro universitario de goias unigoias
centro universitario de joao pessoa
centro universitario de occidente
centro universitario facens unifacens
centro universitario ixtlahuaca
centro universitario monte serrat
centro universitario newton paiva
centro universitario plinio leite
centro universitario senac
centro universitario serra dos orgaos
centro universitario unifatecie
centro universitario villanueva
century college
cerritos college
cerro coso community college
cetys universidad
cevro institut college
ch charan singh university
cha university
chabot college
chabot las positas community college district
chadron state college
chaffey college
chalmers university of technology
chaminade university of honolulu
champlain college
chamreun university of poly technology
chandil polytechnic school
chandler gilbert community college
chandra shekhar azad university of agriculture and technology
chang gung university
chang jung university
changchun teachers college
changchun university of science and technology
changchun university of technology
changsha railway university
changsha university of electric power
changshin university
changwon national university
chao yang university of science and technology
chaopraya university
chapman university
charisma university
charles darwin university
charles sturt university
charles university prague
charotar university of science and technology
chatfield college
chatham college
chattahoochee technical college
chattahoochee valley community college
chattanooga state community college
chaudhary charan singh university
cheju national university
cheju national university of education
cheljabinsk state institute of teacher training
cheljabinsk state university
cheljabinsk university of agricultural engineering
chelsea college of art and design
chemeketa community college
chengdu college of university of electronic science and technology of china
chengdu institute of sichuan international studies university
chengdu university
chengdu university of technology
chengdu university of traditional chinese medicine
chennai institute of technology
cheongju national university of education
cheongju university
chernivci national university
chesapeake college
cheyney university
chhatrapati shahu ji maharaj university
chia nana college of pharmacy and science
chiang mai rajabhat university
chiang mai university
chiang mai vocational college
chiba institute of technology
chiba keizai university
chiba university
chiba university of commerce
chicago school of professional psychology
chicago state university
chief dull knife college
chikushi jogakuen university
china academy of art
china agricultural university
china agriculture university east
china foreign affairs university
china medical college
china medical university shenyang
china pharmaceutical university nanjing
china three gorges university
china university of geoscience beijing
china university of geosciences wuhan
china university of mining technology beijing
china university of mining technology xuzhou
china university of political science and law
china usa business university
china youth college for political science
chinese culture university
chinese people s public security university
ching kuo institue of management health
chinhoyi university of technology
chinju national university
chinju national university of education
chippewa valley technical college
chitkara university
chittagong medical university
chittagong university of engineering and technology
chodang university
chonbuk national university
chonbuk sanup university of technology howon university
chongju national university of education
chongju university
chongqing education college
chongqing medical university
chongqing normal university
chongqing normal university foreign trade and business college
chongqing technology and business university
chongqing telecommunication college
chongqing three gorges university
chongqing university
chongqing university of communications
chongqing university of post and telecommunications
chongqing university of science and technology
chongqing university of technology
chongqing vocational college of public transportation
chongqing wenli university
chongshin university
chonju national university of education
chonnam national university
chosun university
christ apostolic university college
christ university
christchurch polytechnic institute of technology
christelijke hogeschool windesheim
christian albrechts universitat kiel
christian brothers university
christian theological academy in warszaw
christian theological seminary
christopher newport university
chubu gakuin university chubu women s college
chubu university
chugye university for the arts
chuka university
chukyo gakuin university
chukyo university
chukyo women s university
chulalongkorn university
chuncheon national university of education
chunchon national university of education
chung ang university
chung hua university
chung ju national university
chung shan medical and dental college
chung yuan christian university
chungbuk national university
chungnam national university
chungwoon university
chuo gakuin university
chuo university
chuv university hospital lausanne
chuvash state university
cic canadian international college
cihan university
cincinnati state technical and community college
cisco college
citrus college
city college of san francisco
city colleges of chicago
city st george s university of london
city st george s university of london ii
city st george s university of london school of health and medical sciences
city university
city university athens
city university malaysia
city university of hong kong
city university of new york
city university of science and information technology
city university programs in bulgaria
civil aviation university of china
clackamas community college
claflin university
claremont colleges
claremont graduate school
claremont graduate university
claremont mckenna college
claremont school of theology
clarendon college
clarion university of pennsylvania
clark atlanta university
clark college
clark state community college
clark university
clarke college
clarkson university
clatsop community college
clayton state college
clemson university
clermont school of business
cleveland community college
cleveland state community college
cleveland state university
clinch valley college
clinton college
clinton community college
cloud county community college
clover park technical college
clovis community college
cmj university
coahoma community college
coast colleges
coastal alabama community college
coastal bend college
coastal carolina community college
coastal carolina university
coastal pines technical college
coastline community college
cochin university of science and technology
cochise college
coconino community college
code university of applied sciences berlin
coe college
coep technological university
coer university roorkee
coffeyville community college
coker college
colby college
colby community college
cold spring harbor laboratory
colegio de estudios superiores de administracion cesa
colegio de san juan de letran
colegio mayor de antioquia
colgate university
college boreal
college de france
college in sladkovicovo
college of alameda
college of bois de boulogne
college of business management cbm
college of busniess admnistration
college of charleston
college of computer science in lodz
college of dunaujvaros
college of dupage
college of eastern utah
college of education ikere
college of education oju
college of europe
college of lake county
college of management
college of marin
college of mount saint vincent
college of new caledonia
college of new rochelle
college of nursing and allied health scinces
college of saint benedict
college of saint catherine
college of saint rose
college of san mateo
college of science baghdad university
college of southern idaho
college of southern maryland
college of southern nevada
college of st francis
college of st scholastica
college of technology at abha
college of technology at dammam
college of technology at jazan
college of technology at jeddah
college of technology at kharj
college of technology at riyadh
college of telecommunication information
college of the albemarle
college of the atlantic
college of the canyons
college of the desert
college of the holy cross
college of the holy spirit
college of the mainland
college of the ouachitas
college of the redwoods
college of the rockies
college of the sequoias
college of the siskiyous
college of western idaho
college of william and mary
college of wooster
college universel gatineau
collegium civitas
collin county community college district
cologne business school
colorado christian university
colorado college
colorado community college system
colorado mesa university
colorado northwestern community college
colorado school of mines
colorado state university
colorado state university global campus
colorado state university pueblo
colorado technical university
columbia basin college
columbia college
columbia college ca
columbia college chicago
columbia college mo
columbia college sc
columbia gorge community college
columbia greene community college
columbia southern university
columbia state community college
columbia union college
columbia university
columbus state community college
columbus state university
columbus technical college
columbus university
comenius university in bratislava
comilla university
communication university of china
community college of allegheny county
community college of aurora
community college of baltimore county
community college of beaver county
community college of denver
community college of philadelphia
community college of rhode island
community college of vermont
community college system of new hampshire
comrat state university
comsats institute of information technology
comsats institute of information technology abbottabad
comsats institute of information technology attock
comsats institute of information technology lahore
comsats institute of information technology wah
concordia college ann arbor
concordia college moorhead
concordia college seward
concordia college st paul
concordia university
concordia university college of alberta
concordia university wisconsin
conestoga college
connecticut college
connecticut state university system
connors state college
conservatoire national des arts et metiers
conservatorio del tolima
constantin brancoveanu university pitesti
continental theological seminary
contra costa college
contra costa community college district
cooper union for the advancement of science and art
copenhagen business school
copiah lincoln community college
copper mountain community college
copperbelt university
coppin state university
cork institute of technology
cornell college
cornell university
corning community college
corporacion educativa mayor del desarrollo simon bolivar
corporacion universitaria de ibague coruniversitaria
corporacion universitaria de la costa unicosta
corporacion universitaria de santander udes
corporacion universitaria tecnologica de bolivar
corvinus university of budapest
cosmiq institute of technology
cossatot community college of the university of arkansas
cosumnes river college
county college of morris
courtauld institute of art university of london
covenant college
covenant university
coventry university
cowley county community college
crafton hills college
cranfield university
craven community college
crawford university
creighton university
crescent university
crimea state medical university
cross river university of science and technology
crowder college
cruzeiro do sul university
cubidor university switzerland
cuesta college
cukurova university
cumberland county college
cuny baruch college
cuny borough of manhattan community college
cuny bronx community college
cuny brooklyn college
cuny city college of ny
cuny city tech
cuny college of staten island
cuny hostos community college
cuny john jay college of criminal justice
cuny kingsborough community college
cuny laguardia community college
cuny lehman college
cuny macauly honors college
cuny medgar evers college
cuny queens college
cuny queensborough community college
cuny school of law
cuny york college
curry college
curtin university
curtin university of technology sarawak campus
cuyahoga community college district
cuyamaca college
cyberjaya university college of medical science
cypress college
cyprus college
cyprus international institute of management ciim
cyprus international university
cyprus university of technology
cyryx college
czech technical university of prague
czech university of agriculture prague
da yeh university
dabney s lancaster community college
dadabhoy institute of higher education
daebul university
daegu arts university
daegu gyeongbuk institute of science and technology
daegu haany university
daegu national university of education
daegu university
daegu university of foreign studies
daejeon catholic university
daejeon theological university
daejeon university
daejin university
daemen college
daeshin university
daffodil international university
dagestan state university
dai ichi university college of technology
daido institute of technology
daiichi college of pharmaceutical sciences
daiichi university of economics
daito bunka university
dakota college at bottineau
dakota county technical college
dakota state university
dakota wesleyan university
dalanj university
dalarna university college
dalhousie university
dalian martime university
dalian medical university
dalian neusoft university of information
dalian university
dalian university of foreign language
dalian university of technology
dallas baptist university
dallas college
dallas county community college
dalton state college
damanhour university
damascus university
damghan university
damietta university
dammam community college
dana college
danang college of technology
daneshestan institute of higher education
daniel berzsenyi teacher training college
daniel webster college
danish business academy
danish university of education
dankook university
danville area community college
danville community college
dar al hekma college
dar al uloom colleges
dares salaam institute of technology
dartmouth college
darton state college
darul hikmah islamic college
darul huda islamic university
darul ihsan university
darul naim college of technology
darul quran islamic college university
darul takzim institute of technology
darul ulum islamic college
daugavpils university
dav institute of engineering technology
dav university
davao doctors college
davenport university
davidson college
davidson county community college
davidson davie community college
davis college
davis elkins college
dawat university
dawood college of engineering and technology
dawson college
dawson community college
dayalbagh educational institute
daystar university
daytona state college
dct international hotel business management school
de anza college
de haagse hogeschool
de la salle university
de la salle university araneta
de montfort university leicester
deakin university
debre birhan university
debre markos university
debrecen university of agricultural sciences
deccan college postgraduate and research institute
dedan kimathi university of technology
deen dayal upadhyay gorakhpur university
defense language institute foreign language center
defiance college
dei bachelor master degrees
del mar college
delaware college of art and design
delaware county community college
delaware state university
delaware technical community college
delaware valley university
delft university of technology
delgado community college
delhi college of engineering dce
delijan payame noor university
delta college
delta state university
denison university
denmark technical college
denver college of nursing
depaul university
depauw university
deraya university
des moines area community college
des moines university
detroit school of technology
deutsch ordens fachhochschule riedlingen hochschule fur wirtschaft
deutsche hochschule fur verwaltungswissenschaften speyer
deutsche sporthochschule koln
deutsche telekom fachhochschule leipzig
deutsche universitat fur verwaltungswissenschaften speyer
devi ahilya university of indore
devry institute of technology
deylaman institute of higher education
dha suffa uinversity
dhaka international university
dhaka university of engineering and technology
dharamsinh desai university
dhirubhai ambani institute of information and communication technology
dhofar university
dhurakijpundit university
diablo valley college
diaconia university of applied sciences
dibrugarh university
dickinson college
dickinson state university
dicle tirgris university
digipen institute of technology
dijla university college
dilla university
dillard university
dimocritus university of thrace
diploma fachhochschule olsnitz vogtland
dire dawa university
direccion general de institutos tecnologicos
divine word college of legazpi
divine word university
diyala university
dneprodzerzhinsk state technical university
dnepropetrovsk national university
dnepropetrovsk national university of railway transport
doane university
dodge city community college
dogus university
doho university
dohto university
dokkyo university
dokkyo university school of medicine
dokuz eylul university
dominica state college
dominican college
dominican college of philosophy and theology
dominican university
don mariano marcos memorial state university
don state agrarian university
don state technical university
donau universitat krems
donetsk national technical university
donetsk national university
donetsk state medical university
dong a university
dong eui university
dong yang university of technology
dongbei university of finance and economics
dongduk women s university
dongguk university
donghua university shanghai
dongseo university
dongshin university
dongyang university
dordt college
doshisha university
doshisha women s college of liberal arts
douglas college
dow university of health sciences
dowling college
dr b r ambedkar national institute of technology jalandhar
dr b r ambedkar open university
dr babasaheb ambedkar marathwada universtiy
dr babasaheb ambedkar technological university
dr bhim rao abdekar university
dr c v raman university
dr d y patil university
dr hari singh gour university formerly university of sagar
dr panjabrao deshmukh krishi vidyapeeth
dr ram manohar lohia avadh university
dr sudhir chandra sur institute of technology sports complex
dr ys parmar university of horticulture and forestry
drake university
dravidian university
drew university
drexel university
drury college
drzavni univerzitet u novom pazaru
duale hochschule baden wuerttemberg mannheim
duale hochschule baden wurttemberg
duale hochschule baden wurttemberg center for advanced studies cas
duale hochschule baden wurttemberg heidenheim
duale hochschule baden wurttemberg heilbronn
duale hochschule baden wurttemberg karlsruhe
duale hochschule baden wurttemberg lorrach
duale hochschule baden wurttemberg mosbach
duale hochschule baden wurttemberg ravensburg
duale hochschule baden wurttemberg stuttgart
duale hochschule baden wurttemberg villingen schwenningen
dubai medical college for girls
dubai pharmacy college
dublin city university
dublin institute for advanced studies
dublin institute of technology
dubna international university for nature society and man
duke university
duksung women s university
dumlupinar university
dundalk institute of technology
dunya institute of higher education
duquesne university
durban university of technology
durham college
durham technical community college
dut mmi universite bordeaux montaigne
duta bangsa university
dutch delta university
dutch university institute for art history duia
dutchess community college
duy tan university
duzce university
dyersburg state community college
e a p europaische wirtschaftshochschule berlin
eada business school barcelona
earlham college
east africa university bosaso
east arkansas community college
east carolina university
east central college
east central community college
east central university
east china jiao tong university
east china normal university
east china university of science and technology
east coast college
east delta university
east kazakhstan state university
east kazakstan state technical university
east los angeles college
east mississippi community college
east siberian state institute of culture
east siberian state university
east siberian state university of technology
east somalia university
east stroudsburg state university of pennsylvania
east tennessee state university
east texas baptist university
east ukrainian national university
east west university
eastern arizona college
eastern asia university
eastern connecticut state university
eastern florida state college
eastern gateway community college
eastern idaho technical college
eastern illinois university
eastern iowa community college district
eastern kentucky university
eastern maine community college
eastern mediterranean university
eastern mennonite university
eastern michigan university
eastern new mexico university
eastern new mexico university roswell campus
eastern oklahoma state college
eastern oregon state college
eastern shore community college
eastern university
eastern university of sri lanka
eastern virginia medical school
eastern washington university
eastern west virginia community and technical college
eastern wyoming college
eastfield college
easwari engineering college
eberhard karls universitat tubingen
ebonyi state university
ebs universitat
ecam institut superieur industriel
eckerd college
ecole catholique d arts metiers
ecole centrale d electronique ece
ecole centrale de lille
ecole centrale de lyon
ecole centrale de marseille
ecole centrale de nantes
ecole d architecture de nancy
ecole d ingenieurs en informatique pour l industrie
ecole de l air
ecole de technologie superieure universite du quebec
ecole des hautes etudes commerciales
ecole des hautes etudes commerciales du nord
ecole des hautes etudes commerciales hec business school
ecole des hautes etudes commerciales maroc
ecole des hautes etudes en gestion informatique et communication
ecole des hautes etudes industrielles de lille
ecole des ingenieurs de la ville de paris
ecole des technologies numeriques appliquees
ecole europeen des affaires
ecole europeenne de chimie polymeres et materiaux de strasbourg
ecole francaise d electronique et d informatique
ecole francaise de papeterie et des industries graphiques
ecole hassania des travaux publics
ecole mohammadia d ingenieurs
ecole national d agriculture de meknes
ecole nationale d administration
ecole nationale d administration publique universite du quebec
ecole nationale d architecture
ecole nationale d ingenieurs de metz
ecole nationale d ingenieurs de saint etienne
ecole nationale d ingenieurs de tarbes
ecole nationale d ingenieurs des techniques des industries agricoles et alimentaires
ecole nationale d ingenieurs des travaux agricoles de bordeaux
ecole nationale d ingenieurs des travaux agricoles de clermont ferrand
ecole nationale de l aviation civile
ecole nationale de la meteorologie
ecole nationale de la statistique et de l administration economique
ecole nationale de la statistique et de l analyse de l information
ecole nationale des ponts et chausees
ecole nationale des sciences geographiques
ecole nationale des travaux publics de l etat
ecole nationale du genie de l eau et de l environnement de strasbourg
ecole nationale superieur d ingenieurs de constructions aeronautique
ecole nationale superieur de geologie de nancy
ecole nationale superieur de mecanique et d aeronautique
ecole nationale superieur de mecaniques et des microtechniques
ecole nationale superieur des ingenieur des etudes et techniques d armement
ecole nationale superieure agronomique de toulouse
ecole nationale superieure d agronomie de montpellier
ecole nationale superieure d agronomie de rennes
ecole nationale superieure d agronomie et des industries alimentaires
ecole nationale superieure d arts et metiers de paris
ecole nationale superieure d electronique et de radioelectricite de bordeaux
ecole nationale superieure de chimie de clermont ferrand
ecole nationale superieure de chimie de lille
ecole nationale superieure de chimie de montpellier
ecole nationale superieure de chimie de mulhouse
ecole nationale superieure de chimie de paris
ecole nationale superieure de chimie de rennes
ecole nationale superieure de chimie et de physique de bordeaux
ecole nationale superieure de l aeronautique et de l espace
ecole nationale superieure de l electronique et de ses applications
ecole nationale superieure de physique de marseille
ecole nationale superieure de physique de strasbourg
ecole nationale superieure de techniques avancees
ecole nationale superieure des arts et industries de strasbourg
ecole nationale superieure des arts et industries textiles
ecole nationale superieure des industries chimiques de nancy
ecole nationale superieure des industries textiles de mulhouse
ecole nationale superieure des mines d ales
ecole nationale superieure des mines de douai
ecole nationale superieure des mines de nancy
ecole nationale superieure des mines de paris
ecole nationale superieure des mines de st etienne
ecole nationale superieure des telecommunications de bretagne
ecole nationale superieure des telecommunications de paris
ecole nationale superieure du petrole et des monteurs
ecole nationale superieure electricite et mecanique
ecole nationale superieure en electrotechnique electronique informatique et hydraulique de toulouse
ecole nationale veterinaire d alfort
ecole nationale veterinaire de lyon
ecole nationale veterinaire de nantes
ecole nationale veterinaire de toulouse
ecole normale superieure de fontenay saint cloud
ecole normale superieure de lyon
ecole normale superieure de paris
ecole normale superieure paris saclay
ecole polytechnique
ecole polytechnique de montreal universite de montreal
ecole polytechnique marseille
ecole polytechnique universitaire de lille
ecole pour l informatique et les nouvelles technologies
ecole pour l informatique et les nouvelles technologies albania
ecole pour l informatique et les techniques avancees
ecole pour les etudes et la recherche en informatique et electronique
ecole speciale de mecanique et d electricite
ecole speciale des travaux publics du batiment et de l industrie
ecole superieur d ingenieurs leonard de vinci
ecole superieure d agriculture d angers
ecole superieure d agriculture de purpan
ecole superieure d electricite
ecole superieure d electronique de l ouest
ecole superieure d informatique electronique automatique
ecole superieure d informatique et de management
ecole superieure d ingenieurs de marseille
ecole superieure d ingenieurs en electronique et electrotechnique
ecole superieure d ingenieurs en genie electrique
ecole superieure d ingenieurs et de techniciens pour l agriculture
ecole superieure d optique
ecole superieure de chimie organique et minerale
ecole superieure de chimie physique electronique de lyon
ecole superieure de commerce de bordeaux
ecole superieure de commerce de brest
ecole superieure de commerce de dijon
ecole superieure de commerce de le havre caen
ecole superieure de commerce de lille
ecole superieure de commerce de lyon
ecole superieure de commerce de marseille provence
ecole superieure de commerce de nantes atlantique
ecole superieure de commerce de paris
ecole superieure de commerce de pau
ecole superieure de commerce de reims
ecole superieure de commerce de rouen
ecole superieure de commerce de sophia antipolis
ecole superieure de commerce de toulouse
ecole superieure de commerce et des affaires
ecole superieure de commerce et management
ecole superieure de physique et de chimie industrielles
ecole superieure des sciences commerciales d angers
ecole superieure des sciences economiques et commerciales
ecole superieure des sciences et technologie de l ingenieur de nancy
ecole superieure des telecommunications
ecole superieure internationale d administration des entreprises
ecole superieure robert de sorbon
ecole universitaire d ingenieurs de lille
ecpi university
edge hill university
edgecombe community college
edgewood college
edinboro university of pennsylvania
edinburgh napier university
edison state community college
edith cowan university
edmonds community college
edogawa university
edward waters university
eelo american university
effat college
ege university
egerton university
ehime university
ehsal europese hogeschool brussel
eichi university
eigsi la rochelle
eiilm university
eindhoven university of technology
einsteinmed
ekiti state university
el camino college compton center
el camino community college district
el centro college
el colegio de mexico
el paso community college
el shorouk academy
elgin community college
elisabeth university of music
elizabeth city state university
elizabethtown college
elizabethtown community and technical college
elmergib university
elmhurst college
elms college
elon college
elrazi college of medical technological sciences
emanuel university
embry riddle aeronautical university
emeishan buddhist college
emeq yizrael college
emerson college
emescam escola superior de ciencias da santa casa de misericordia de vitoria
emily carr institute of art design
emmanuel college
emory henry college
emory university
emporia state university
enae business school
enderun colleges
endicott college
engineering college of aarhus
engineering college of copenhagen
engineering institute of technology
enic telecom lille 1
enterprise state community college
enugu state university of science and technology
eotvos lorand university
epf ecole d ingenieurs
epfl epf lausanne
epoka university
erasmus university rotterdam
erasmushogeschool brussel
erciyes university
erie community college
eritrea institute of technology
ernst moritz arndt universitat greifswald
erzincan binali yildirim university
erzurum technical university
esade business law school
escola nautica infante d henrique
escola superior de artes e design
escola superior de hotelaria e turismo do estoril
escola superior de media artes e design
escuela agricola panamericana zamorano
escuela bancaria y comercial
escuela colombiana de carreras industriales
escuela colombiana de ingenieria julio garavito
escuela de administracion de negocios
escuela de arquitectura y diseno
escuela de ingenieria de antioquia
escuela de policia general santander
escuela militar de ingenieria
escuela nacional de estudios superiores unidad leon
escuela politecnica de chimborazo
escuela politecnica del ejercito
escuela politecnica nacional
escuela superior de gestion comercial y marketing esic
escuela superior politecnica del litoral
escuela superiore de administracion publica
escuela universitaria de teologia fundacion cardenal pironio
eskisehir osmangazi university
eskisehir technical university
eslsca business school paris
esoft uni
espam formation university
essex county college
estonian academy of arts
estonian academy of music and theatre
estonian academy of security sciences
estonian business school
estonian university of life sciences
estrella mountain community college
esztergom theological college
ethiopian civil service university
ethz eth zurich
etisalat university college
euclid university
eulji university
eurasia international university
eurasian institute of market
europa fachhochschule fresenius
europa universitat viadrina
europa universitat viadrina frankfurt oder
europaische betriebswirtschafts akademie
europaische fachhochschule
european academy of arts in warsaw
european business school
european business school schloß reichartshausen
european carolus magnus university
european college of liberal arts
european graduate school media communications
european institute of education
european international university
european leadership university
european management center paris
european management school
european open university
european regional educational academy of armenia
european school of economics
european school of management tbilisi
european university
european university at st petersburg
european university cyprus
european university institute
european university of lefke
european university portugal
evangelische fachhochschule berlin fachhochschule fur sozialarbeit und sozialpadagogik
evangelische fachhochschule darmstadt
evangelische fachhochschule freiburg hochschule fur soziale arbeit diakonie und religionspadagogik
evangelische fachhochschule fur religionspadagogik und gemeindediakonie moritzburg
evangelische fachhochschule fur sozialpadagogik der diakonenanstalt des rauhen hauses hamburg
evangelische fachhochschule hannover
evangelische fachhochschule ludwigshafen hochschule fur sozial und gesundheitswesen
evangelische fachhochschule nurnberg
evangelische fachhochschule reutlingen ludwigsburg hochschule fur soziale arbeit religionspadagogik und diakonie
evangelische fachhochschule rheinland westfalen lippe
evangelische hochschule fur soziale arbeit dresden fh
evangelische theologische faculteit leuven
everest college
everett community college
evergreen state college
evergreen valley college
evtek university of applied sciences
ewha womans university
faap fundacao armando alvares penteado
fachhochschule aachen
fachhochschule aschaffenburg
fachhochschule biberach hochschule fur bauwesen und wirtschaft
fachhochschule bielefeld
fachhochschule bingen
fachhochschule bochum
fachhochschule brandenburg
fachhochschule burgenland
fachhochschule der wirtschaft
fachhochschule des mittelstandes fhm
fachhochschule dortmund
fachhochschule eberswalde
fachhochschule erfurt
fachhochschule flensburg
fachhochschule frankfurt am main
fachhochschule fur bank und finanzwirtschaft
fachhochschule fur das offentliche bibliothekswesen bonn
fachhochschule fur die wirtschaft
fachhochschule fur oekonomie und management fom
fachhochschule fur verwaltung und rechtspflege berlin
fachhochschule fur wirtschaft berlin
fachhochschule furtwangen hochschule fur technik und wirtschaft
fachhochschule gelsenkirchen
fachhochschule gießen friedberg
fachhochschule hamburg
fachhochschule hannover
fachhochschule heidelberg
fachhochschule heilbronn hochschule fur technik und wirtschaft
fachhochschule hildesheim holzminden gottingen hochschule fur angewandte wissenschaft und kunst
fachhochschule hof
fachhochschule jena
fachhochschule joanneum
fachhochschule kaiserslautern
fachhochschule karlsruhe hochschule fur technik
fachhochschule karnten
fachhochschule kempten hochschule fur technik und wirtschaft
fachhochschule kiel
fachhochschule koblenz
fachhochschule konstanz hochschule fur technik wirtschaft und gestaltung
fachhochschule krems
fachhochschule kufstein tirol
fachhochschule landshut hochschule fur wirtschaft sozialwesen technik
fachhochschule lausitz
fachhochschule lippe
fachhochschule lubeck
fachhochschule ludwigshafen hochschule fur wirtschaft
fachhochschule mainz
fachhochschule mannheim hochschule fur sozialwesen
fachhochschule mannheim hochschule fur technik und gestaltung
fachhochschule merseburg
fachhochschule munchen
fachhochschule munster
fachhochschule neubrandenburg
fachhochschule niederrhein
fachhochschule nordhausen
fachhochschule nordostniedersachsen
fachhochschule nurtingen hochschule fur wirtschaft landwirtschaft und landespflege
fachhochschule offenburg hochschule fur technik und wirtschaft
fachhochschule oldenburg ostfriesland wilhelmshaven
fachhochschule osnabruck
fachhochschule pforzheim hochschule fur gestaltung technik und wirtschaft
fachhochschule potsdam
fachhochschule pur
fachhochschule ravensburg weingarten
fachhochschule regensburg
fachhochschule reutlingen hochschule fur technik und wirtschaft
fachhochschule rosenheim hochschule fur technik und wirtschaft
fachhochschule rottenburg hochschule fur forstwirtschaft
fachhochschule salzburg
fachhochschule schmalkalden
fachhochschule schwabisch gmund hochschule fur gestaltung
fachhochschule schwabisch hall hochschule fur gestaltung
fachhochschule st polten
fachhochschule stralsund
fachhochschule stuttgart hochschule der medien
fachhochschule stuttgart hochschule fur technik
fachhochschule trier hochschule fur technik wirtschaft und gestaltung
fachhochschule und berufskollegs nta prof dr grubler gemein gmbh
fachhochschule vorarlberg
fachhochschule wedel
fachhochschule weihenstephan
fachhochschule westkuste hochschule fur wirtschaft und technik
fachhochschule wiener neustadt
fachhochschule wiesbaden
fachhochschule worms
fachhochschule wurzburg schweinfurt
fachhochschulstudiengange der wiener wirtschaft
fachhochschulstudiengange hagenberg
fachhochschulstudiengange krems imc
fachhochschulstudiengange steyr
fachhochschulstudiengange wels
faculdade do instituto nacional de pos graduacao faculdade inpg
faculdade dom bosco
faculdade impacta impacta
faculdade integradas do ceara
faculdade italo brasileira
faculdades integradas curitiba
faculdades integradas do brasil unibrasil
faculdades integradas toledo
faculdades integradas upis
faculte polytechnique de mons
faculte universitaire des sciences agronomiques de gembloux
facultes universitaires catholiques de mons
facultes universitaires notre dame de la paix
facultes universitaires saint louis
fae business school faculdade de administracao e economia
fahad bin sultan university
fairfield university
fairleigh dickinson university
fairmont state college
faisalabad institute of textile and fashion design
falmouth university
fanshawe college
far east state transport university
far east university
far easten state university of humanities
far eastern state technical university
far eastern state university
far eastern university
far western university
faryab higher education institute
fasa faculty of medical sciences
fast national university of computer and emerging sciences nuces
fatih sultan mehmet university
fatima mata national college
fayetteville state university
fayetteville technical community college
fayoum university
feather river community college district
feati university
federal college of education technical akoka
federal institute of education
federal university of petroleum resources
federal university of technology akure
federal university of technology minna
federal university of technology owerri
federal university of technology yola
federal urdu university of arts science and technology
federation university australia
fenerbahce university
feng chia university
ferdowsi university of mashhad
ferghana politechnical institute
fern fachhochschule hamburg
fernuniversitat gesamthochschule hagen
ferris state university
ferris university
ffhs fernfachhochschule schweiz
fhnw fachhochschule nordwestschweiz
fhs st gallen
fielding institute
fiji national university
fiji school of medicine
finance academy
fine arts academy in gdansk
fine arts academy in katowice
fine arts academy in poznan
fine arts academy in warsaw
fine arts academy in wroclaw
fine arts academy jan matejko in cracow
fine arts academy wladyslaw strzeminski in lodz
finger lakes community college
finnmark university college
firat euphrates university
first global university to teaching jainism
first nations university of canada
fisk university
fitchburg state college
flathead valley community college
flinders university of south australia
flint hills technical college
florence darlington technical college
floret global university
florida agricultural and mechanical university
florida atlantic university
florida gulf coast university
florida institute of technology
florida international university
florida keys community college
florida memorial university
florida polytechnic university
florida southern college
florida southwestern state college
florida state college at jacksonville
florida state university
florida universitaria
folsom lake college
fomic polytechnic
fon university
fond du lac tribal and community college
fondation universitaire luxembourgeoise
fondazione sacro cuore
fontbonne college
fontys university of applied sciences
foothill college
foothill de anza community college district
fordham university
foreign trade university
forest research institute dehradun
forsyth technical community college
fort hays state university
fort lewis college
fort peck community college
fort scott community college
fort valley state university
foshan university
foundation university
fountain university
fountainhead college of technology
fourah bay college university of sierra leone
fox college
fox valley technical college
fpt university
francis marion university
frank phillips college
frankfurt school of finance management
franklin and marshall college
franklin college switzerland
franklin pierce law center
franklin pierce university
franklin university
frederick community college
frederick university
free international university of moldova
free university institute carlo cattaneo
free university maria santissima assunta
free university of bozen
free university of tbilisi
free university stockholm
freie kunst studienstatte ottersberg
freie universitat berlin
french institute of management
french university in armenia ufar
fresno city college
fresno pacific university
friedrich alexander universitat erlangen nurnberg
friedrich schiller universitat jena
friends university
front range community college
frostburg state university
ftms global academy
fu jen catholic university
fudan university
fuji university
fuji women s college
fujian agricultural university
fujian medical university
fujian normal university
fujian university of traditional chinese medicine
fujita health university
fukui medical school
fukui prefectural university
fukui university
fukui university of technology
fukuoka dental college
fukuoka institute of technology
fukuoka international university
fukuoka prefectural university
fukuoka university
fukuoka university of education
fukuoka women s university
fukushima medical college
fukushima university
fukuyama heisei university
fukuyama university
full sail university
fuller theological seminary
fullerton college
fulton montgomery community college
fundacao educacional de ituverava
fundacao herminio ometto
fundacion escuela colombiana de rehabiliacion
fundacion universitaria de boyaca
fundacion universitaria del area andina sede pereira
fundacion universitaria luis amigo
fundacion universitaria manuela beltran
fundacion universitaria san martin
furman university
fushun petroleum university
future university
futureworks
fuzhou university
gaborone universal college of law
gachon university
gadsden state community college
gakushuin university
galatasaray university
galen college of nursing louisville
galillee college
gallaudet university
galveston college
galway mayo institute of technology
gandaki university
gandhara institute of medical sciences
gandhi institute of technology and managment
gangdara institute of science technology
gangneung wonju national university
ganja state university
gannon university
gansu agricultural university
gansu university of technology
garden city community college
garrett college
gasden state community college
gaston college
gateway community and technical college
gateway community college
gateway technical college
gauhati university
gavilan college
gazi university ankara
gaziantep university
gaziosmanpasa university
gazipur agricultural university
gdansk management college
gdynia maritime academy
gebze institute of technology
gebze technical university
gemsville technical university
genesee community college
geneva business school
geneva college
geomatika university malaysia
georg august universitat gottingen
georg simon ohm fachhochschule nurnberg
george brown college
george c wallace state community college dothan
george c wallace state community college hanceville
george c wallace state community college selma
george fox college
george fox university
george mason university
george washington university
georgetown university
georgia college
georgia gwinnett college
georgia highlands college
georgia institute of technology
georgia military college
georgia northwestern technical college
georgia perimeter college
georgia piedmont technical college
georgia southern university
georgia southwestern state university
georgia state university
georgian agricultural university
georgian college
georgian court university
georgian technical university
german jordanian university
german malaysian institute
german university in cairo
germanna community college
gettysburg college
geumgang university
gezira college of technology
ghana baptist university college
ghana christian university college
ghana institute of management and public administration gimpa
ghana telecom university college
ghazni university
ghulam ishaq khan institute of science technology
gift university
gifu keizai university
gifu pharmaceutical university
gifu shotoku gakuen university
gifu university
gifu university for education and languages
gifu women s university
gimcheon university
giresun university
girne american university
glasgow caledonian university
glasgow school of art
glen oaks community college
glendale community college
glion institute of higher education
global business school barcelona
global leadership university
global open university nagaland
global university
globe university minnesota school of business
gloucester county college
gmi engineering and management institute
gnesins russian academy of music
goa university
godfrey okoye university
gogebic community college
gokhale institute of politics and economics
gola polytechnic school
golden gate university
golden west college
goldey beacom college
goldsmiths college university of london
golestan university of medical sciences
gollis university
gomal university
gombe state university
gomel state medical university
gomel state technical university pavel sukhoi
gomel state university francisk scarnia
gonabad university of medical sciences
gondar university
gongju national university of education
gonzaga university
gordon academic college
gorgan university
gorno altaisk state university
goshen college
goteborg university
gotland university college
goucher college
government college university faisalabad
government college university lahore
governors state university
govind ballabh pant university of agriculture and technology
grace college
graceland college
graduate school of business administration zurich gsba zurich
graduate university for advanced studies
grambling state university
grand canyon university
grand rapids community college
grand valley state university
grand view university
grays harbor college
grayson college
great basin college
great bay community college
great falls college montana state university
great lakes university of kisumu
great zimbabwe university
greater kolkata college of engineering management
green river community college
green university of bangladesh
greenfield community college
greenford international university
greenheart medical school
greenleaf university
greensboro college
greenville technical college
greenville university
greenwich university
grenoble ecole de management
gretsa universtiy
griffith college
griffith university
grinnell college
grodno state agrarian university
grodno state medical university
grodno state university yanka kupaly
grossmont college
groupe sup de co amiens picardie
groupe sup de co montpellier
gsfc university
guangdong peizheng college
guangdong polytechnic normal university
guangdong radio tv university
guangdong university of foreign studies
guangdong university of technology
guangxi medical university
guangxi normal university
guangxi traditional chinese medical university
guangxi university
guangxi university for nationalities
guangzhou academy of fine art
guangzhou college of south china university of technology
guangzhou normal university
guangzhou university
guangzhou university of traditional chinese medicine
gubkin russian state university of oil and gas
guilan university of medical sciences
guilford college
guilford technical community college
guizhou normal university
guizhou university
gujarat ayurved university
gujarat technological university ahmedabad
gujarat university ahmedabad
gulbarga university
gulf coast state college
gulf medical university
gulf university college
gulf university for science and technology
gulhane military medical academy
gulu university
gumushane university
gunma prefectural women s university
gunma university
guru ghasidas university
guru gobind singh indraprastha university
guru jambeshwar university
guru nanak dev university
guru nanak institute of dental sciences research
guru nanak institute of hotel management
guru nanak institute of pharmaceutical science technology
guru nanak institute of technology
gurukul university
gurukula kangri university
gustav siewerth akademie
gustavus adolphus college
gwangju catholic university
gwangju institute of science and technology
gwangju national university of education
gwinnett technical college
gwynedd mercy university
gyeongin national university of education
gyeongnam national university of science and technology
gyeongsang national university
gyor jedlik anyos mechanical engineering and informatics technical school
h councill trenholm state technical college
hacettepe university
hachinohe institute of technology
hachinohe university
hadhramout university of science and technology
hafencity universitat hamburg
hagerstown community college
hahnamann honoeopathic medical college
hai duong university of economics and technology
haigazian university
hainan normal university
hainan university
hajee mohammad danesh science and technology university
hajvery university lahore for women
hakkari university
hakodate university
hakuoh university
halic university
halifax community college
halla university
hallmark university
hallym university
halmstad university college
hamad bin khalifa university
hamadan university of medical sciences
hamamatsu university
hamamatsu university school of medicine
hamburg university of applied sciences haw hamburg
hamdan bin mohammed e university
hamdard university
hame university of applied sciences
hamilton college
hamline university
hampden sydney college
hampshire college
hampton university
han university of applied sciences
hanazono university
hanbat national university
handelshochschule leipzig
handong global university
hanil university and presbyterian theological seminary
hankuk aviation university
hankuk university of foreign studies
hankyong national university
hanlyo university
hannam university
hannan university
hanoi medical university
hanoi national economics university
hanoi national university of education
hanoi open university
hanoi univerisity of transportation
hanoi university
hanoi university of agriculture
hanoi university of architecture
hanoi university of civil engineering
hanoi university of mining and geology
hanoi university of science
hanoi university of science and technology
hanoi university of technology
hanover college
hansei university
hanseo university
hanshin university
hansung university seoul
hanyang university
hanze university groningen
hanzhong university
haramaya university
harare institute of technology
harbin engineering university
harbin institute of technology
harbin medical university
harbin normal university
harbin university of civil engineering architecture
harbin university of science and technology
harcum college
harding university
harford community college
hariri canadian university
harlaxton college
harokopio university
harper college
harran university
harris stowe state university
harrisburg area community college harrisburg
hartnell college
hartwick college
harvard university
harvey mudd college
hasan kalyoncu university
hashemite university
haskell indian nations university
hasselt university
hastings college
hatyai university
haverford college in pennsylvania
hawaii community college
hawaii pacific university
hawassa university
hawkeye community college
hawler medical university
haynal imre university of health sciences budapest
haywood community college
hazara university
hazard community and technical college
health sciences university
health sciences university of mongolia
heartland community college
hebei academy of fine art
hebei agricultural university
hebei medical university
hebei normal university
hebei united university
hebei university
hebei university of economics and trade
hebei university of science and technology
hebei university of technology
hebrew university of jerusalem
hebron university
hefei university of technology
hehai university
heidelberg college
heilongjiang august 1st reclamation university
heilongjiang commercial university
heilongjiang university
heinrich heine universitat dusseldorf
heisei international university
helena chodkowska university of technology and economics
helena college university of montana
hellenic american university
hellenic army academy
hellenic college of noah
hellenic mediterranean university
hellenic open university
help university
helsinki school of economics and business administration
helsinki university of technology
helwan university
hemchandracharay north gujarat university
hemwati nandan bahuguna garhwal university
henan agriculture university
henan buddhist college
henan normal university
henan univeristy
henderson community college
hendrix college
hennepin technical college
henry ford college
hep bejune haute ecole pedagogique bejune
hep ph fr university of teacher education fribourg
hep vaud haute ecole pedagogique du canton de vaud
hepvs haute ecole pedagogique du valais
herat university
heriot watt university
herkimer county community college
hertie school of governance
herzen state pedagogical university of russia
hes so uas western switzerland
hesston college
heythrop college university of london
hfh university of applied sciences of special needs education
hibbing community college
hidayatullah national law university raipur
higashi nippon international university
high institute for banking financial studies
high point university
higher colleges of technology
higher institute of agriculture and animal husbandry
higher institute of business administration
higher school o business in tarnow
higher school o business national louis university wsb nlu in nowy sacz
higher school of economics
higher school of psychology
higher school of university and advanced studies pisa
higher technological institute
highland community college
highline community college
hiiraan university
hijiyama university
hill college
hillsborough community college
hillsdale college
himachal pradesh agricultural university
himachal pradesh university
himeji dokkyo university
himeji institute of technology
hinds community college
hindustan institute of technology and science
hiram college
hirosaki gakuin university
hirosaki university
hiroshima bunkyo women s university
hiroshima city university
hiroshima institute of technology
hiroshima international university
hiroshima jogakuin university
hiroshima kokusai gakuin university
hiroshima prefectural university
hiroshima shudo university
hiroshima university
hiroshima university of economics
hiroshima women s university
hitec university
hitit university
hitotsubashi university
ho chi minh city open university
ho chi minh city university of agriculture and forestry
ho chi minh city university of architecture
ho chi minh city university of economics
ho chi minh city university of foreign languages and information technology
ho chi minh city university of law
ho chi minh city university of medicine and pharmacy
ho chi minh city university of pedagogics
ho chi minh city university of science
ho chi minh city university of social sciences and humanities
ho chi minh city university of technology
ho chi minh city university of transport
ho technical university
hoa sen university
hobart and william smith colleges
hochschule albstadt sigmaringen
hochschule anhalt fh hochschule fur angewandte wissenschaften
hochschule bonn rhein sieg
hochschule bremen
hochschule bremerhaven
hochschule coburg
hochschule darmstadt
hochschule dusseldorf
hochschule esslingen
hochschule fulda
hochschule fur bankwirtschaft hfb private fachhochschule der bankakademie
hochschule fur fernsehen und film munchen
hochschule fur gestaltung und kunst zurich
hochschule fur internationales management
hochschule fur judische studien heidelberg
hochschule fur kunste bremen
hochschule fur musik carl maria von weber
hochschule fur musik detmold
hochschule fur musik theater und medien hannover
hochschule fur musik und darstellende kunst stuttgart
hochschule fur musik und tanz koln
hochschule fur musik und theater felix mendelssohn bartholdy leipzig
hochschule fur musik und theater munchen
hochschule fur philosophie munchen
hochschule fur politik hfp
hochschule fur technik und wirtschaft berlin
hochschule fur technik und wirtschaft des saarlandes
hochschule fur technik und wirtschaft dresden fh
hochschule fur technik wirtschaft und kultur leipzig fh
hochschule fur wirtschaft und gesellschaft ludwigshafen
hochschule hannover
hochschule harz hochschule fur angewandte wissenschaften fh
hochschule luzern
hochschule magdeburg stendal fh
hochschule mittweida university of applied sciences
hochschule munchen
hochschule neu ulm hochschule neu ulm university of applied sciences
hochschule rheinmain
hochschule ulm hochschule fur angewandte wissenschaft
hochschule vechta
hochschule wismar fachhochschule fur technik wirtschaft und gestaltung
hochschule zittau gorlitz fh
hocking college
hodeidah university
hofstra university
hogere zeevaartschool maritime academy
hogeschool antwerpen
hogeschool gent
hogeschool inholland
hogeschool leiden
hogeschool rotterdam
hogeschool utrecht
hogeschool van amsterdam
hogeschool voor de kunsten utrecht hku
hogeschool voor wetenschap en kunst vlekho brussel
hogeschool voor wetenschap kunst
hohai university changzhou
hokkaido information university
hokkaido institute of pharmaceutical sciences
hokkaido institute of technology
hokkaido tokai university
hokkaido university
hokkaido university of education
hokkaido university of health sciences
hokkaigakuen university
hokkaigakuen university of kitami
hokuriku university
hokusei gakuen university
holar university college
hollins college
holmes community college
holmes institute
holy angel university
holy spirit university of kaslik
holyoke community college
honam theological university and seminary
honam university
hong kong baptist university
hong kong chu hai college
hong kong metropolitan university
hong kong shue yan university
hongik university
honolulu community college
hood college
hood theological
hope africa university
hope college
hopkinsville community college
hormozgan university of medical sciences
horry georgetown technical college
hosei university
hoseo university
hoshi university
hotelschool the hague
houdegbe north american university benin
housatonic community college
houston baptist university
houston community college
howard college
howard community college
howard university
howest university of applied sciences
hsr hochschule fur technik rapperswil
hsuan chuang university
htl villach
htl wels
htw chur university of applied sciences htw chur
huachiew chalermprakiet university
huafan university
huaihai institute of technology
huaihua medical college
huaihua radio and television university
huanghe science technology university
huaqiao university quanzhuo
huazhong agricultural university
huazhong university of science and technology
hubei business college
hubei university
hubert kairuki memorial university
hudson county community college
hudson valley community college
hue university
hue university of agriculture and forestry
hug univ hospitals of geneva
huizhou university
hult business school
humber college
humboldt state university
humboldt universitat berlin
hunan agricultural university
hunan normal university
hunan university
hungarian academy of craft and design
hungarian academy of fine arts budapest
hungarian university of physical education
hunter college cuny
huntingdon college
huntington junior college
huntington university
huron university college
huron university usa in london
huston tillotson university
hutchinson community college
hvanneyri agricultural university
hwp hamburger universitat fur wirtschaft und politik
hwz university of applied sciences in business administration zurich
hyogo college of medicine
hyogo university
hyogo university of education
hyrcania institute of higher education
hyupsung university
i m sechenov moscow medical academy
i shou university
iact college
iae france
iase institute of advanced studies deemed university
ibais university
ibaraki christian college
ibaraki prefectural university of health sciences
ibaraki university
ibn sina national college for medical studies
ibn sina university
ibra college of technology
ibrahim babangida university
icahn school of medicine at mount sinai
iceland academy of the arts
iceland university of education
icfai university
icfai university dehradun
icfai university himachal pradesh
icfai university hyderabad
icfai university jaipur
icfai university jharkhand
icfai university meghalaya
icfai university mizoram
icfai university nagaland
icfai university raipur
icfai university sikkim
icfai university tripura
ici university
idaho state university
idrac institut de recherche en action commerciale
ie university
iese business school
ieseg school of management
ifs university college
igbinedion university
igdir university
iit bhubaneswar
ilam university
ilam university of medical sciences
ilia chavchavadze state university
iliria college
ilisagvik college
illinois benedictine college
illinois central college
illinois eastern community colleges
illinois institute of technology
illinois state university
illinois valley community college
illinois wesleyan university
ilsa independent college
imam abdulrahman bin faisal university
imam khomeini international university
imam reza university
imam sadegh university
imd international institute for management development
immanuel kant state university of russia
imo state university
imperial college london
imperial college school of medicine
imperial valley college
imt atlantique
incheon catholic university
incheon national university
inchon national university of education
inchon university
independence community college
independent university bangladesh
indian agricultural research institute
indian board of alternative medicine
indian hills community college
indian institute of information technology allahabad
indian institute of information technology and management kerala
indian institute of information technology guwahati
indian institute of information technology kota
indian institute of information technology sri city
indian institute of information technology vadodara
indian institute of management tiruchirappalli
indian institute of science
indian institute of technology bombay
indian institute of technology delhi
indian institute of technology gandhinagar
indian institute of technology guwahati
indian institute of technology hyderabad
indian institute of technology indore
indian institute of technology jodhpur
indian institute of technology kanpur
indian institute of technology kharagpur
indian institute of technology madras
indian institute of technology patna
indian institute of technology roorkee
indian institute of technology ropar iit ropar
indian law institue
indian river state college
indian school of business management and administration
indian school of mines ism
indian statistical institute
indian university
indian veterinary research institute
indiana institute of technology
indiana state university
indiana university
indiana university at south bend
indiana university bloomington
indiana university of pennsylvania
indiana university purdue university at columbus
indiana university purdue university at fort wayne
indiana university purdue university at indianapolis
indiana university southeast
indiana wesleyan university marion
indira gandhi agricultural university
indira gandhi institute of development and research
indira gandhi institute of medical sciences
indira gandhi national open university
indraprastha institute of information technology delhi
indus university
informatics institute of technology
information and communications technology academy
information and communications university
information technology university lahore
inha university
iniciativa universidad del atlantico
inje university
inner mongolia agricultural university
inner mongolia normal university
inner mongolia polytechnic university
inner mongolia university
inonu university
inoorero university
insead
insel gruppe
insituto universitario centro latinoamericano de economia humana iu claeh
insper instituto de ensino e pesquisa
institucion universitaria de envigado
institucion universitaria iberoamericana
institue of historical research university of london
institue of technology tralee
institut armand frappier universite du quebec
institut catholique d arts et metiers lille
institut catholique de paris
institut catholique de toulouse
institut commercial de nancy
institut d agriculture de technologie et d education de kibungo
institut d etudes politiques de bordeaux
institut d etudes politiques de paris sciences po
institut d etudes politiques de rennes
institut de recherche et coordination acoustique musique
institut de recherche et d enseignement superieur aux techniques de l electronique
institut des hautes etudes de management
institut des hautes etudes economiques et commerciales
institut des sciences de l ingenieur de clermont ferrand
institut des sciences de l ingenieur de montpellier
institut des sciences de la matiere et du rayonnement
institut le rosey
institut national de la recherche scientifique universite du quebec
institut national des postes et telecommunications
institut national des sciences appliquees de lyon
institut national des sciences appliquees de rennes
institut national des sciences appliquees de rouen
institut national des sciences appliquees de toulouse
institut national des telecommunications
institut national polytechnique de lorraine
institut national polytechnique de toulouse
institut polytechnique de grenoble
institut polytechnique des sciences avancees
institut prima bestari pine academy
institut sains dan teknologi al kamal
institut sains teknologi akprind
institut sup biotech de paris
institut superieur agricole de beauvais
institut superieur d agriculture lille
institut superieur d agriculture rhone alpes
institut superieur de commerce et d administration des entreprises
institut superieur de gestion de tunis
institut superieur de management et de technologie matci
institut superieur des techniques productiques istp
institut superieure d electronique de paris
institut superieure d electronique du nord
institut teknologi adhi tama surabaya
institut teknologi bandung
institut teknologi brunei
institut teknologi sepuluh nopember
institut textile et chimique de lyon
institute for advanced studies lucca
institute for advanced study
institute for command engineers of the ministry for emergency situations
institute for the economy in transition
institute for world politics
institute francais de la mode
institute of accountancy arusha
institute of architecture ion mincu bucharest
institute of business administration iba
institute of business administration sukkur
institute of business and politics
institute of commerce and business
institute of education university of london
institute of finance
institute of finance management
institute of industrial electronics engineering
institute of information technology
institute of management and business technology
institute of management and economy
institute of management sciences lahore ims
institute of management sciences peshawar
institute of management studies
institute of public administration
institute of science and technology
institute of social studies
institute of space technology
institute of teachers education batu lintang
institute of teachers education darul aman
institute of teachers education dato razali ismail
institute of teachers education ilmu khas
institute of teachers education ipoh
institute of teachers education islamic education
institute of teachers education keningau
institute of teachers education kent
institute of teachers education kota bharu
institute of teachers education malay language
institute of teachers education melaka
institute of teachers education penang
institute of teachers education perlis
institute of teachers education raja melewar
institute of teachers education rajang
institute of teachers education sarawak
institute of teachers education sultan abdul halim
institute of teachers education sultan mizan
institute of teachers education tawau
institute of teachers education technical education
institute of teachers education temenggong ibrahim
institute of teachers education tengku ampuan afzan
institute of teachers education tuanku bainun
institute of teachers education tun hussein onn
institute of technical education
institute of technology and business vste
institute of technology and management
institute of technology australia
instituto de artes visuais design e marketing iade
instituto de ensenanza superior del ejercito
instituto de ensenanza superior oteima
instituto de estudios superiores de la sierra
instituto de tecnologia e lideranca inteli
instituto infnet
instituto maua de tecnologia
instituto militar de engenharia
instituto nacional de matematica pura e aplicada impa
instituto piaget
instituto politecnico da guarda
instituto politecnico de beja
instituto politecnico de braganca
instituto politecnico de castelo branco
instituto politecnico de coimbra
instituto politecnico de leiria
instituto politecnico de lisboa
instituto politecnico de portalegre
instituto politecnico de santarem
instituto politecnico de setubal
instituto politecnico de tomar
instituto politecnico de viana do castelo
instituto politecnico do cavado e do ave
instituto politecnico do porto
instituto politecnico nacional
instituto politecnico nacional campus guanajuato
instituto superior bissaya barreto
instituto superior d afonso iii inuaf
instituto superior de assistentes e interpretes
instituto superior de ciencias educativas
instituto superior de ciencias empresariais e de turismo
instituto superior de cienicas e tecnologia de mocambique
instituto superior de entre douro e vouga
instituto superior de gestao isg
instituto superior de informatica e gestao
instituto superior de linguas e administracao
instituto superior de pacos de brandao
instituto superior de psicologia aplicada
instituto superior de relacoes internacionais isri
instituto superior de saude do alto ave
instituto superior de tecnologias avancadas istec
instituto superior de transportes e comunicacoes
instituto superior minero metalurgico dr antonio nunez jimenez
instituto superior novas profissoes inp
instituto superior politecnico e universitario
instituto superior politecnico gaya
instituto superior politecnico jose antonio echeverria
instituto tecnologico autonomo de mexico
instituto tecnologico de aeronautica
instituto tecnologico de aguascalientes
instituto tecnologico de buenos aires
instituto tecnologico de celaya
instituto tecnologico de costa rica
instituto tecnologico de durango
instituto tecnologico de las americas
instituto tecnologico de leon
instituto tecnologico de minatitlan
instituto tecnologico de morelia
instituto tecnologico de occidente del estado de hidalgo
instituto tecnologico de queretaro
instituto tecnologico de san luis potosi
instituto tecnologico de santo domingo
instituto tecnologico de sonora
instituto tecnologico metropolitano
instituto tecnologico superior de nuevo casas grandes
instituto tecnologico y de estudios superiores de occidente
instituto universitario aeronautico
instituto universitario cemic
instituto universitario de ciencias biomedicas de cordoba
instituto universitario de ciencias de la salud buenos aires
instituto universitario de estudios navales y maritimos
instituto universitario de la paz
instituto universitario de la policia federal
instituto universitario de seguridad maritima
instituto universitario gendarmeria nacional argentina
instituto universitario italiano de rosario
instituts superieurs de formation des maitres
instituts superieurs des etudes technologiques
integral university
intercollege
interdenominational theological center
international ataturk alatoo university
international banking institute st petersburg
international blacksea university
international buddhist college
international buddhist university
international budo university
international burch university
international business school kelajak ilmi
international business school of scandinavia
international business university of beijing
international centre for isclamic science
international christian university
international college of the cayman islands
international college of tourism and hotel management
international colleges of islamic science
international culinary institute ici
international culture university
international east european university
international hellenic university
international higher school for advanced studies trieste
international hotel management institute
international institute for geo information science and earth observation
international institute for higher education
international institute for population sciences
international institute of information technology bangalore
international institute of information technology bhubaneswar
international institute of information technology pune
international islamic college
international islamic college of penang
international islamic university
international islamic university chittagong
international kazakh turkish university
international medical university
international people s college
international sakharov environmental university
international school of business management
international school of management
international school of management in presov
international school of management ism dortmund
international school of new media university of lubeck
international technological university
international theravada buddhist missionary university
international tourism institute
international turkmen turkish university
international university
international university college
international university college of nursing iucn
international university college of technology twintech iuctt
international university for graduate studies
international university for science technology
international university in geneva
international university in germany
international university institute of luxembourg
international university of africa iua
international university of business agriculture and technology
international university of engineering moscow
international university of fundamental studies st petersburg
international university of health and welfare
international university of japan
international university of kagoshima
international university of korea
international university of kyrgyzstan
international university of management
international university of novi pazar
international university of sarajevo
international university of southern europe
international university of travnik
international university school of medicine iusom
internationale fachhochschule aalen
internationale fachhochschule bad honnef
internationales hochschulinstitut zittau
internationle akademie fur philosophie
inti international university
inver hills community college
ion mincu university of architecture and urban planning
iona college
ionian university
iowa central community college
iowa lakes community college
iowa state university
iowa western community college
iqra university
iran university of medical sciences
iran university of science and technology tehran
iraq university college
irbid national university
irish international university distance education
irish university business school cebu
irkutsk state academy of economics
irkutsk state technical university
irkutsk state university
irvine valley college
isabela state university
iscte instituto universitario de lisboa
isfahan university
isfahan university of medical sciences
isfahan university of technology
isfort institut de formation en technologie alimentaire
ishik university
ishinomaki senshu university
isik university
iskenderun technical university
islamia university of bahawalpur
islamic arabic university
islamic azad university ahar
islamic azad university aliabad
islamic azad university arak
islamic azad university ardabil
islamic azad university bandar abbas
islamic azad university bojnourd
islamic azad university bostanabad
islamic azad university boukan
islamic azad university central tehran branch
islamic azad university dehaghan
islamic azad university falavarjan
islamic azad university fars science research branch
islamic azad university garmsar
islamic azad university gorgan
islamic azad university hamedan
islamic azad university janah
islamic azad university karaj
islamic azad university kazerun
islamic azad university kerman
islamic azad university khorasgan
islamic azad university lahijan
islamic azad university mahshar
islamic azad university majlesi
islamic azad university mashhad
islamic azad university maybod
islamic azad university mehriz
islamic azad university mobarakeh
islamic azad university najafabad
islamic azad university north tehran
islamic azad university parand
islamic azad university qazvin
islamic azad university qom
islamic azad university quchan
islamic azad university region one
islamic azad university roodehen
islamic azad university sanandaj
islamic azad university saveh
islamic azad university semnan
islamic azad university shabestar
islamic azad university shahr e rey
islamic azad university shahrood
islamic azad university shahryar
islamic azad university shiraz
islamic azad university shirvan
islamic azad university someh sara
islamic azad university tabriz
islamic azad university tafresh
islamic azad university tehran science research branch
islamic azad university tehran south
islamic azad university theran medical
islamic azad university varamin
islamic azad university yazd
islamic college for sciences and technologies
islamic university college
islamic university in uganda
islamic university kushtia
islamic university of gaza
islamic university of medinah
islamic university of rotterdam
islamic university of technology
island drafting technical institute
isothermal community college
isra university
ist hochschule fur management
istanbul 29 mayis university
istanbul arel university
istanbul aydin university
istanbul bilgi university
istanbul esenyurt university
istanbul gedik university
istanbul gelisim university
istanbul kemerburgaz university
istanbul kultur university
istanbul medeniyet university
istanbul medipol university
istanbul rumeli university
istanbul sabahattin zaim university
istanbul technical university
istanbul ticaret university
istanbul topkapi university
istanbul university
istinye university
istituto universitario di studi superiori
it park university
it university of copenhagen
itasca community college
itawamba community college
ithaca college
itmo university
itt technical institute
ittihad private university
ittihad university
iu internationale hochschule gmbh
ivano frankivsk national university of oil and gas
ivanovo state academy of medicine
ivanovo state power university
ivanovo state textile academy
ivanovo state university
ivanovo state university of chemistry and technology
ivy tech community college
iwaki meisei university
iwate medical university
iwate prefectural university
iwate university
izhevsk state technical university
izmir bakırcay university
izmir democracy university
izmir institute of technology
izmir katip celebi university
izmir tınaztepe university
izmir university of economics
j f drake state community and technical college
j sargeant reynolds community college
jackson college
jackson state community college
jackson state university
jacksonville college main campus
jacksonville state university
jacksonville university
jacobs university bremen
jadara university
jadavpur university
jagannath university
jagiellonian university cracow
jahangirnagar university
jahrom university of medical sciences
jai narain vyas university
jai prakash university
jain vishva bharati institute
jaipur national university
jalalabad state university kyrgyzstan
james a rhodes state college
james cook university of north queensland
james h faulkner state community college
james madison university
james sprunt community college
jamestown community college
jami institute of technology
jamia al dirasat ul islami karachi
jamia hamdard university
jamia millia islamia university
janos selye university
janus pannonius university
japan advanced institute of science and technology
japan college of social work
japan women s university
japanese red cross college of nursing
jaramogi oginga odinga university of science and technology
jarvis christian college
jatiya kabi kazi nazrul islam university
jawaharlal nehru agricultural university
jawaharlal nehru centre for advanced scientific research
jawaharlal nehru technological university hyderabad
jawaharlal nehru university
jawzjan university
jaypee institute of information technology
jazan university
jct lev academic center
jefferson college
jefferson community and technical college
jefferson community college
jefferson davis community college
jefferson state community college
jeju international university
jeju national university
jeonju national university of education
jeonju university
jeppiar engineering college
jerash private university
jerusalem university college
jesus university
jewish university in moscow
jiangsu university of science and technology
jiangxi agricultural university
jiangxi normal university
jiangxi university of finance and economics
jiangxi university of traditional chinese medicine
jiaying university
jichi medical school
jigjiga university
jikei university school of medicine
jilin agricultural university
jilin university
jilin university of technology
jimei university
jimma university
jinan university
jingdezhen china institute
jinnah university for women
jis college of engineering
jis institute of advanced studies research
jis institute of pharmacy
jis school of medical science research
jis school of polytechnic
jis university
jishou university
jissen women s university
jiwaji university
jobu university
jodhpur national university
joetsu university of education
johann wolfgang goethe universitat frankfurt am main
johannes gutenberg universitat mainz
johannes kepler universitat linz
john a gupton college
john a logan college
john brown university
john cabot university
john f kennedy university
john tyler community college
john wood community college
johns hopkins university
johns hopkins university applied physics laboratory
johns hopkins university sais bologna center
johnson bible college
johnson c smith theological seminary
johnson c smith university
johnson county community college
johnson wales university
johnston community college
johore bharu primeir polytechnic
joliet junior college
jomo kenyatta university of agriculture and technology
jones college
jones county junior college
jonkoping university college
joong ang sangha university
joongbu university
jordan academy of music higher institute of music
jordan university of science and technology
josai international university
josai university
joseph ayo babalola university
jozef tyszkiewicz college of business and computer science in bielsko biala
jubail industrial college
jubail university college
judson college
jumeira university
jungwon university
juniata college
juntendo university
justus liebig universitat gießen
kabarak university
kabardino balkarian state university
kaboora institute of higher education
kabul education university
kabul health sciences institute
kabul medical university
kabul university
kadir has university
kaduna state university
kafkas university
kafr el sheikh university
kagawa institute of nutrition
kagawa medical school
kagawa university
kagoshima immaculate heart university
kagoshima university
kagoshima women s college
kahramanmaras sutcu imam university
kakatiya university
kalamazoo college
kalamazoo valley community college
kalinga institute of industrial technology kiit
kalinga university
kaliningrad state technical university
kalmar university college
kalmyk state university
kaloji narayana rao university of health sciences
kaluga state pedagogical university
kalø økologisk agricultural college
kamakura women s college
kamal ol molk university
kamchatka state university vitus bering
kameshwar singh darbhanga sanskrit university
kampala international university
kampala university
kanagawa dental college
kanagawa institute of technology
kanagawa university
kanawha valley community and technical college
kanazawa college of art
kanazawa college of economics
kanazawa gakuin university
kanazawa institute of technology
kanazawa medical university
kanazawa university
kanda university of international studies
kandahar university
kangnam university
kangnung national university
kangwon national university
kankakee community college
kannada university
kannur university
kano state university of technology wudil
kansai gaidai university
kansai medical university
kansai university
kansai university of international studies
kansai university of social welfare
kansas city kansas community college
kansas city university
kansas state university
kansas wesleyan university
kantipur engineering college
kanto gakuen university
kanto gakuin university
kaohsiung medical college
kaohsuing open university
kapiolani community college
kaplan university
kar university
karabuk university
karachi institute of economics and technology
karachi institute of information technology
karachi medical and dental college
karachi school of art
karadeniz technical university
karaganda state buketov university
karaganda state technical university
karakoram international university
karamanoglu mehmet bey university
karatay university
karatina university
kardan university
karel de grote hogeschool
karelian state pedagogical university
karl schiller berufskolleg ksbk
karlshochschule international university
karlsruher institut fur technologie
karlstad university
karnatak university
karnataka state law university
karnataka state open university
karol gaspar university of the reformed church
karolinska institute stockholm
karpagam university
karunya institute of technology
karwan institute of higher education
kasb institute of technology
kasem bundit university
kasetsart university
kashan university
kashan university of medical sciences
kaskaskia college
kassala university
kastamonu university
kateb institute of higher education
kathmandu university
katholieke hogeschool kempen
katholieke hogeschool leuven
katholieke hogeschool limburg
katholieke universiteit brussel
katholieke universiteit leuven
katholieke universiteit leuven campus kortrijk
katholisch theologische privatuniversitat linz
katholische fachhochschule berlin kfb
katholische fachhochschule freiburg hochschule fur sozialwesen religionspadagogik und pflege
katholische fachhochschule mainz
katholische fachhochschule norddeutschland
katholische fachhochschule nordrhein westfalen
katholische hochschule fur soziale arbeit saarbrucken
katholische stiftungsfachhochschule munchen
katholische universitat eichstatt
katowice school of economics
katsina university
kauai community college
kaunas medical academy
kaunas university of technology
kawamura gakuen woman s university
kawasaki medical school
kaya university
kazak american university
kazak national technical university
kazak state university of agriculture
kazakh british technical university
kazakhstan institute of management economics and strategic research
kazan state academy of architecture and civil engineering
kazan state finance and economics institute
kazan state music conservatory
kazan state pedagogical university
kazan state university
kazan state university of medicine
kazan state university of technology
kbu international college
kc university
kcg college of technology
kdi school of public policy and management
kean college
kebbi state university of science and technology
keele university
keene state college
keiai university
keimyung university
keio university
keisen jogaku en college
keiser university
keiwa college
keller graduate school of management
kellogg community college
kemerovo state university
kenai peninsula college
kennebec valley community college
kennesaw state university
kent state university
kentucky community technical college system
kentucky state university
kenya college of accountancy
kenya medical training college
kenya methodist university
kenyatta university
kenyon college
kerala agricultural university
kerala university of fisheries and ocean sciences
kerbala university
kerman graduate university of technology
kerman university of medical sciences
kermanshah university of medical sciences
kermanshah university of technology
kessben college
kettering university
keweenaw bay ojibwa community college
khabarovsk state academy of economics and law
khabarovsk state university of technology
khajeh nasir toosi university of technology
khalifa university
khalifa university of science technology and research
khana e noor institute of higher education
kharkiv national university
kharkiv national university of economics
kharkiv national university of radio electronics
kharkiv state medical university
kharkiv state technical university of construction and architecture
kharkiv state transport technical university
khazar university
kherson state university
khomeinishahr payame noor university
khon kaen university
khulna agricultural university
khulna university
khulna university of engineering and technology
khurasan university
kibi international university
kiet group of institutions
kiev national economic university
kiev national university of construction and architecture
kiev school of economics
kiev slavonic university
kigali health institute
kigali independent university
kigali institute of education
kigali institute of science technology
kilgore college
kilian community college
kilimanjaro christian medical college
kilis 7 aralık university
king abdulaziz university
king abdullah university of science and technology
king fahad university of petroleum and minerals
king fahd security college
king faisal university
king khaled university
king mongkut s institute of technology ladkrabang
king mongkut s university of technology north bangkok
king mongkut s university of technology thonburi
king s college
king s college london university of london
king s university college
king saud bin abdulaziz university for health sciences
king saud university
king university
kingston college
kingston university
kinjo gakuin university
kinki university
kirchliche hochschule bethel
kirikkale university
kiriri womens university of science and technology
kirklareli university
kirkwood community college
kirtland community college
kishoreganj university
kishwaukee college
kisii university
kitakyushu university
kitami institute of technology
kitasato university
kkottongnae university
klaipeda university
klamath community college
knightsbridge university
knowledge college for science and technology
knowledge international university
knox college
knoxville college
kobe city university of foreignstudies
kobe design university
kobe gakuin university
kobe international university
kobe jogakuin university
kobe pharmaceutical university
kobe shinwa women s university
kobe shoin women s university
kobe university
kobe university of mercantile marine
kobe women s university
koc university
kocaeli university
kochi medical school
kochi university
kochi university of technology
kochi women s university
kodiak college
kodolanyi janos university college
koforidua technical university
kogakkan university
kogakuin university
kogi state university
kohat university of science and technology kust
kohinoor school of hospitality management
koka women s college
kokand state pedagogical institute
kokugakuin university
kokushikan university
komar university of science and technology
komazawa university
komsomolsk on amur state technical university
konan university
konan women s university
kongju national university
kongju national university of education
konkan agricultural university
konkuk university
konya gida tarim university
konya technical university
konyang university
kookmin university
korea advanced institute of science technology
korea aerospace university
korea armed forces nursing academy
korea baptist theological university and seminary
korea maritime and ocean university
korea maritime university
korea military academy
korea national open university
korea national sport university
korea national university of arts
korea national university of cultural heritage
korea national university of education
korea national university of physical education
korea nazarene university
korea polytechnic university
korea university
korea university of technology and education
korean bible university
korean national police university
koriyama women s university and college
koshien university
kosin university
kossuth lajos university
kostanai state university
kostroma state technological university
kota bharu polytechnic
kota kinabalu polytechnic
kotelawala defence university
koya university kurdistan region
koyasan university
krasnoyarsk state technical university
krirk university
krishna university
kristiania university college
krok economics and law university
kth royal institute of technology
ku leuven
kuala lumpur infrastructure university college
kuala lumpur metropolitan university
kuala terengganu city polytechnic
kuban state university
kuban state university of agriculture
kuban state university of technology
kuching polytechnic
kumamoto gakuen university
kumamoto institute of technology
kumamoto prefectural university
kumamoto university
kumaraguru college of technology
kumasi technical university
kumaun university
kumoh national university of technology
kun shan university
kung shan institute of technology
kunitachi college of music
kunmimg university of science and technology
kunsan national university
kunstakademie dusseldorf
kunsthochschule berlin weissensee hochschule fur gestaltung
kurashiki sakuyo university
kurashiki university of science and the arts
kurdistan university of medical sciences
kure university
kurgan international university
kursk state medical university
kursk state technical university
kursk state university
kurukshetra university
kurume institute of technology
kurume university
kushiro public university of economics
kutztown university of pennsylvania
kuvempu university
kuwait international law school
kuwait maastricht business school
kuwait university
kuzbass state technical university
kwame nkrumah university of science and technology
kwan dong university
kwangju national university of education
kwangju university
kwangju women s university
kwangshin university
kwangwoon university
kwansei gakuin university
kwantleen university college
kwantlen polytechnic university
kwara state polytecnic
kwara state university
kwararafa university
kwassui women s college
kyambogo university
kyonggi university
kyorin university
kyoritsu pharmaceutical university
kyoritsu woman s university
kyoto bunkyo university
kyoto city university of arts
kyoto gakuen university
kyoto institute of technology
kyoto notre dame university
kyoto pharmaceutical university
kyoto prefectural university
kyoto prefectural university of medicine
kyoto sangyo university
kyoto seika university
kyoto tachibana women s university
kyoto university
kyoto university of art and design
kyoto university of education
kyoto university of foreign studies
kyoto women s university
kyrgyz national agrarian university
kyrgyz national university
kyrgyz russian slavic university
kyrgyz state technical university
kyrgyz state university of construction transportation and architecture
kyrgyz turkish manas university
kyung hee university
kyungdong university
kyunghee university
kyungil university
kyungnam university
kyungpook national university
kyungsung university
kyungwon university
kyungwoon university
kyushu dental college
kyushu institute of design
kyushu institute of technology
kyushu international university
kyushu kyoritsu university
kyushu sangyo university
kyushu tokai university
kyushu university
kyushu university of nursing and socialwelfare
kyushu women s university
l d college of engineering
l e fletcher technical community college
l n gumilyov eurasian national university
l universite de l entreprise
la salle universitat ramon llull
la salle universities international programmes
la sierra university
la trobe university
labette community college
lac courte oreilles ojibwa community college
lackawanna college
ladoke akintola university of technology
lafayette college
lagos city polytechnic
lagos state polytechnic
lagos state university
lagrange college
lahore college for women university
lahore university of management sciences
lahti polytechnic
laikipia university
lake area technical institute
lake erie college of osteopathic medicine
lake forest college
lake land college
lake michigan college
lake region state college
lake superior college
lake superior state university
lake tahoe community college
lakehead university
lakeland community college
lakes region community college
lakeshore technical college
lakshmibai national institute of physical education
lalit narayan mithila university
lamar community college
lamar institute of technology
lamar state college orange
lamar state college port arthur
lamar university
lambton college
lampang college of commerce and technology
lampang rajabhat university
lampang vocational college
lamphun college of agriculture and technology
lancaster university
lander university
landmark university
lane college
lane community college
laney college
langara college
langston university
lanier technical college
lankaran state university
lansbridge university
lansing community college
lanzhou university
lappeenranta university of technology
laramie county community college
laredo community college
las positas college
lasalle university
lasell college
lassen community college
latter day saints business college
latvia university of life sciences and technologies
latvian academy of arts
latvian academy of culture
latvian academy of music
latvian academy of sports education
latvian maritime academy
laurea university of applied sciences
laurentian university of sudbury
laurus college
lausanne hotel school ehl
law university of bratislava
lawrence technological university
lawrence university
lawson state community college
lazarski school of commerce and law
le moyne college
lead city university of ibadan
leading university
lebanese american university
lebanese international university
lebanese university
lebanon valley college
lee college
leech lake tribal college
leeds beckett university
leeds trinity university
leeward community college
lehigh carbon community college
lehigh university
lemoyne owen college
lenoir community college
lenoir rhyne college
lenoir rhyne university
leon kozminski academy of entrepreneurship and management in warsaw
les roches gruyere university of applied sciences
les roches international school of hotel management
lesley university
lethbridge college
letourneau university
leuphana universitat luneburg
lewis and clark community college
lewis clark college
lewis clark state college
lewis university
leyte normal university
leyte state university
liaocheng teachers university
liaoning normal university
liaoning technical university
liaoning university
liaquat university of medical health sciences jamshoro
libera universita degli studi di scienze umane e tecnologiche
liberty university
libya open university
libyan international medical university limu
liccsal business college
liceo de cagayan university
liepaja pedagogical higher school
lillehammer university college
lilongwe university of agriculture and natural resources
limkokwing university college of creative technology
lincoln land community college
lincoln memorial university
lincoln university
lindenwood university
linfield college
ling tung university
lingdong university of science and technology
lingnan university
linguistic university of nizhny novgorod
link campus university of malta
linkoping university
linn benton community college
linn state technical college
linton university college
linuwel school
lipeck state technical university
lipscomb university
liszt ferenc academy of music budapest
lithuania christian college
lithunian academy of music and theatre
lithunian institute of physical education
lithunian university of agriculture
lithunian veterinary academy
little big horn college
little priest tribal college
liverpool hope university college
liverpool john moores university
livingstone college
lock haven university
logistics engineering university of pla
loma linda university
lomonosov moscow state university
london college of science technology
london guildhall university
london institute of management and technology
london interdisciplinary school
london metropolitan university
london school of business finance
london school of economics and political science university of london
london school of hygiene tropical medicine university of london
london school of jewish studies
london south bank university
lone star college system
long beach city college
long island university
longwood university
lorain county community college
loras college
lord fairfax community college
lorestan university
lorestan university of medical sciences
los angeles city college
los angeles community college district
los angeles county college of nursing and allied health
los angeles harbor college
los angeles mission college
los angeles pierce college
los angeles southwest college
los angeles trade technical college
los angeles valley college
los medanos college
los rios community college district
loughborough university
louisburg college
louisiana college
louisiana delta community college
louisiana state university
louisiana state university at alexandria
louisiana state university eunice
louisiana state university shreveport
louisiana tech university
louvain school of management
lovely professional university
lower columbia college
loyola college
loyola icam college of engineering and technology
loyola marymount university
loyola university chicago
loyola university new orleans
lsb college
ludong university
ludwig maximilians universitat munchen
ludwik solski state academy of theatre in cracow
luhansk state medical university
luhansk taras shevchenko national pedagogical university
luiss guido carli university
lulea university of technology
lumbini buddhist university
luna community college
lund university
lunghwa university of science and technology
luoyang normal university
lupane state university
lurleen b wallace community college
luther college
luther seminary
lutheran school of theology in aarhus
lutherische theologische hochschule oberursel
luxun academy of fine art
luzerne county community college
luzhou medical college
lviv national medical univeristy
lviv national university ivan franko
lviv polytechnic national university
lviv university
lyceum of the philippines university
lycoming college
lynchburg college
lyndon state college
lynn university
lyon college
maakhir university
maasai mara university
maastricht university
macalester college
macau polytechnic institute
macau university of science and technology
maccormac college
macedonian academy of sciences and arts
macewan university
macomb community college
macquarie university
madan bhandari university of science and technology
madawalabu university
madenat alelem university college
madhya pradesh bhoj open university
madison area technical college
madisonville community college
madonna university
madras institute of technology
madurai kamaraj university
mae fah luang university
maejo university
magadh university
magnitogorsk state university
mahachulalongkorn buddhist university
mahamakut buddhist university
mahanakorn university of technology
maharaja ganga singh university bikaner
maharaja sayajirao university of baroda
maharishi dayanand university rohtak
maharishi university of management
maharshi dayanand sarswati university ajmer
mahasarakham university
mahatma gandhi chitrakut gramoday university
mahatma gandhi kashi vidyapith
mahatma gandhi university kerala
mahatma gandhi university nalgonda
mahatma jyotiba phule rohilkhand university bareilly
mahatma phule agricultural university
mahidol university
mahidol university international college
mahsa university college for health and medical science
maj institute of pharmacology polish academy of sciences
majan university college
majmaah university
makanlal chutur vedi university
makerere university
malardalen university
malaspina university college
malaviya national institute of technology jaipur
malawi university of business and applied sciences
malawi university of science and technology
malayan colleges laguna
malayer university
malaysia university of science and technology must
maldives national university
malekan payame noor university
malmo university college
malone college
malta college of arts science and technology
maltepe university
mamasani university of technology
mamoun private university for science and technology
management and science university
management development institute of singapore tashkent
manarat international university
manav rachna university
manchester community college
mandalay technological university
mandhu college
mangalore university
mangosuthu univerisity of technology
manhattan area technical college
manhattan college
manila central university
manipal university
manipur university
manor college
mansfield university of pennsylvania
mansoura university
manuel l quezon university
manuel s enverga university foundation
mapua university
mar athanasios college for advanced studies
mara poly tech college
marathwada agricultural university
marcus oldham college
mardin artuklu university
maria curie sklodowska university lublin
maria grzegorzewska college for special education
mariano marcos state university
maricopa community colleges
marietta college
marij state technical university
marij state university
marine biological laboratory
marion military institute
marion technical college
marist college
maritime university constanta
maritime university in szczecin
markische fachhochschule iserlohn
marlboro college
marmara university
marquette university
marshall university
marshalltown community college
martin community college
martin luther universitat halle wittenberg
mary baldwin college
mary washington college
maryam institute of higher education
maryland institute college of arts
marymount manhattan college
marymount university
maryville college
maryville university
marywood university
masaryk university
masdar university of science and technology
maseno university
mashhad university of medical sciences
masinde muliro university of science and technology
massachusetts bay community college
massachusetts institute of technology
massasoit community college
massey university
mat su college
matej bel university in banska bystrica
matn university
matsumoto dental university
matsusaka university
matsuyama university
maulana azad national institute of technology bhopal
mawlana bhashani science and technology university
mayland community college
mayo clinic
maysville community and technical college
mazandaran university of iran
mazandaran university of medical science
mazandaran university of science technology
mbarara university of science and technology
mcdaniel college
mcdowell technical community college
mcgill university
mchenry county college
mci management center innsbruck
mclennan community college
mcmaster university
mcmurry university
mcneese state university
mcpherson college
medical academy in bialystok
medical academy in gdansk
medical academy in lodz
medical academy in lublin
medical academy in warszawa
medical academy in wroclaw
medical academy karol marcinkowski in poznan
medical academy ludwik rydygier in bydgoszcz
medical academy of latvia
medical college of georgia
medical college of wisconsin
medical faculty osh state university
medical university of sofia
medical university of south carolina
medical university pleven
medical university plovdiv
medical university varna
medizinische hochschule hannover
medizinische universitat graz
medizinische universitat innsbruck
medizinische universitat lubeck
medizinische universitat wien
mef university
megatrend university of applied sciences
meharry medical college
mehmet akif ersoy university
mehrabyan medical institute and medical college
mehran university of engineering technology
meiji college of pharmacy
meiji gakuin university
meiji university
meiji university of oriental medicine
meijo university
meikai university
meio university
meisei university
mejiro university
mekelle institute of technology
mekelle university
melaka city polytechnic
melaka islamic university college
memorial university of newfoundland
mendel university of agriculture and forestry
mendeleev russian university of chemical technology
mendocino college
menoufia university
merced college
mercer county community college
mercer university
mercy college
mercyhurst university
meredith college
meridian community college
merkur internationale fh karlsruhe
merlimau polytechnic
merrimack college
merritt college
mersin university
meru university of science and technology
merz akademie hochschule fur gestaltung stuttgart
mesa community college
mesabi range community and technical college
mesalands community college
messiah college
methodist theological university
metropolia university of applied sciences
metropolitan community college mo
metropolitan community college ne
metropolitan state college of denver
metropolitan state university
metropolitan university
miami dade college
miami university of ohio
michael okpara university of agriculture
michigan state university
michigan technological university
mid america nazarene college
mid michigan community college
mid plains community college
mid south community college
mid state technical college
mid sweden university
mid western university
middle east technical university
middle east technical university northern cyprus campus
middle east university
middle georgia state college
middle tennessee state university
middlebury college
middlesbrough college
middlesex community college
middlesex county college
middlesex university london
midlands state university
midlands technical college
midwestern state university
midwestern university
mie university
miles college
miles community college
miles school of law
military academy of lithuania
military institute of science and technology
military technical college
military university shoumen
millersville university of pennsylvania
milligan college
millikin university
millsaps college
milwaukee area technical college
milwaukee school of engineering
mimar sinan fine arts university
mimar sinan university
mimasaka women s college
minamikyushu university
mindanao state university
mindanao state university iligan institute of technology
mineral area college
minerva university
ming chuan university
mingechevir state university
minhaj university lahore
minia university
minneapolis college of art and design
minneapolis community and technical college
minnesota state college southeast technical
minnesota state community and technical college
minnesota state university mankato
minnesota state university moorhead
minnesota west community and technical college
minot state university
minsk institute of management
minsk state linguistic university
miracosta college
miryang national university
misamis university
misan university
misr international university
misr university for sience and technology
mission college
mississippi college
mississippi delta community college
mississippi gulf coast community college
mississippi state university
mississippi university for women
mississippi valley state university
missouri southern state college
missouri state university
missouri state university west plains
missouri university of science and technology
missouri western state college
mit world peace university
mitchell community college
mitchell technical institute
miva open university
miyagi gakuin women s college
miyagi university
miyagi university of education
miyazaki medical college
miyazaki municipal university
miyazaki prefectural nursing university
miyazaki university
mizan tepi university
moberly area community college
modern acadmy
modern institute of managament
modern sciences arts university
modern university for technology and information
modern university for the humanities
modesto junior college
mofid university
mogadishu university
mogilev state university a a kuleshov
mohamed bin zayed university of artificial intelligence mbzuai
mohammad ali jinnah university
mohammad ali jinnah university karachi
mohan lal sukhadia university
mohave community college
mohawk college
mohawk valley community college
mohi ud din islamic university
moi university
mokpo catholic university
mokpo national maritime university
mokpo national university
mokwon university taejon
molde university college
moldova cooperative trade university
moldova state agricultural university
moldova state university
moldova state university of medicine and pharmacy n testemitsanu
moldova technical university
molloy college
monash univerisity south africa
monash university
monash university malaysia campus
mondragon univertsitatea
mongolian national university
mongolian state university of agriculture
mongolian state university of arts and culture
mongolian state university of education
mongolian university of science and technology
monmouth college
monmouth university
monroe college
monroe community college
monroe county community college
montana state university billings
montana state university bozeman
montana state university northern
montana tech
montanuniversitat leoben
montcalm community college
montclair state university
monterey peninsula college
montgomery college
montgomery community college
montgomery county community college
montreat college
mooreland university
moorpark college
moraine park technical college
moraine valley community college
moravian college
mordovian state university
morehead state university
morehouse
morehouse school of medicine
moreno valley college
morgan community college
morgan state university
morioka college
morris brown college
morris college
morton college
moscow external university of the humanities
moscow institute of physics and technology
moscow international higher business school mirbis
moscow p i tchaikovsky conservatory
moscow pedagogical state university
moscow power engineering institute technical university
moscow state academy of applied biotechnology
moscow state automobile and road technical university
moscow state industrial university
moscow state institute of international relations mfa russia mgimo university
moscow state institute of radiotechnics electronics and automation technical university
moscow state institute of steel and alloys
moscow state technical university of civil aviation
moscow state textile university a n kosygin
moscow state university of civil engineering
moscow state university of commerce
moscow state university of culture
moscow state university of ecological engineering
moscow state university of economics statistics and informatics
moscow state university of environmental engineering
moscow state university of forestry engineering
moscow state university of geodesy and cartography
moscow state university of railway transport
moscow state university of technology stankin
moscow technical university of informatics and communication
moscow university for industry and finance synergy
moscow university touro
moshi university college of cooperative and business studies
motilal nehru national institute of technology
motlow state community college
mott community college
moulana azad national urdu university
moultrie technical college
mount allison university
mount holyoke college
mount kenya university
mount meru university
mount royal university
mount saint joseph college
mount saint mary college
mount saint vincent university
mount senario college
mount st mary s university
mount union college
mount wachusett community college
mountain empire community college
mountain view college
mountains of the moon university
mountwest community and technical college
mozyr state pedagogical institute
mt hood community college
mt san antonio college
mt san jacinto community college district
mti college
mu tah university
muadzam shah polytechnic
mugla sitki kocman university
muhammad nawaz sharif university of engineering and technology multan
muhimbili university of health and allied sciences muhas
mukogawa women s university
multimedia university
multimedia university of kenya
mulungushi university
munster technological university
murdoch university
murmansk state technical university
murni nursing college
muroran institute of technology
murray state college
murray state university
mus alparslan university
musashi institute of technology
musashi university
musashino academy of music
musashino art university
musashino women s university
muscat college
music academy felix nowowiejski in bydgoszcz
music academy fryderyk chopin in warszaw
music academy ignacy jana paderewski in poznan
music academy in cracow
music academy in lodz
music academy karol lipinski in wroclaw
music academy karol szymanowski in katowice
music academy stanislaw moniuszko in gdansk
musikhochschule lubeck
muskegon community college
muskingum college
mustafa kemal university
mutesa 1 royal university
muthesius hochschule fachhochschule fur kunst und gestaltung
mwalimu nyerere memorial academy
mykolo romerio university
myongji university
mzumbe university chuo kikuu mzumbe
mzuzu university
naba nuova accademia di belle arti milan
nagaland university
nagano university
nagaoka university of technology
nagasaki institute of applied science
nagasaki prefectural university
nagasaki university
nagoya city university
nagoya economics university
nagoya gakuin university
nagoya institute of technology
nagoya university
nagoya university of arts
nagoya university of commerce and business administration
nagoya university of foreign studies
nagoya women s university
nagpur university
naif arab university for security sciences
nairobi institute of business studies
nairobi technical training institute
najaf abad university of applied science and technology
najran university
nakamura gakuen university
nakhchivan private university
nakhchivan state university
nalanda open university
nambu university
namik kemal university
namseoul university
nanchang university
nangarhar university
nanhua university
nanjing agricultural university
nanjing forestry university
nanjing institute of meteorology
nanjing medical university
nanjing normal university
nanjing union theological seminary
nanjing university
nanjing university of aeronautics and astronautics
nanjing university of chemical technology
nanjing university of economics
nanjing university of information science and technology
nanjing university of posts and telecommunications
nanjing university of science and technology
nanjing university of traditional chinese medicine
nankai university
nanyang polytechnic
nanyang technological university
nanzan university
napa valley college
nara institute of science and technology
nara medical university
nara sangyo university
nara university
nara university of commerce
nara university of education
nara women s university
narendra deva university of agriculture and technology
naresuan university
narsee monjee institute of management studies
narula institute of technology
naruto university of education
nasarawa state university keffi
nash community college
nashua community college
nashville state community college
nassau community college
nation university
national academy for physical education and sports bucharest
national academy for theatre and film arts krustju sarafov
national academy of arts
national academy of music pantcho vladigerov
national aerospace university kharkov aviation institute
national agricultural university
national aviation academy
national aviation university
national central university
national changhua university of education
national cheng kung university
national chengchi university
national chi nan university
national chiayi university
national chung cheng university
national chung hsing university taichung
national chung hsing university taipei
national college for medical and technical studies
national college of art and design
national college of arts
national college of ireland
national college of physical education and sports
national dairy research institute
national defence academy of latvia
national defence medical college
national defense university
national dong hwa university
national fisheries university
national formosa university
national hsin chu teachers college
national hualien teachers college
national ilan university
national institute of applied sciences of toulouse
national institute of business management
national institute of development administration
national institute of education
national institute of fitness and sports kanoya
national institute of industrial engineering
national institute of mental health and neuro sciences
national institute of technology agartala
national institute of technology andhra pradesh
national institute of technology arunachal pradesh
national institute of technology asahikawa college
national institute of technology calicut
national institute of technology delhi
national institute of technology durgapur
national institute of technology goa
national institute of technology hamirpur
national institute of technology jamshedpur
national institute of technology kurukshetra
national institute of technology manipur
national institute of technology meghalaya
national institute of technology mizoram
national institute of technology nagaland
national institute of technology patna
national institute of technology puducherry
national institute of technology raipur
national institute of technology rourkela
national institute of technology sikkim
national institute of technology silchar
national institute of technology srinagar
national institute of technology surathkal
national institute of technology trichy
national institute of technology uttarakhand
national institute of technology warangal
national institute of the arts
national kaohsiung normal university
national kaohsiung university of science and technology
national law school of india university
national louis university
national medical university o o bogomolets
national metallurgical academy of ukraine
national military academy of afghanistan
national mining university
national open university
national open university of nigeria
national park college
national park community college
national pedagogical university m dragomanov
national pingtung teachers college
national pingtung university of science and technology
national pirogov memorial medical university
national radio astronomy observatory
national research university of electronic technology
national ribat university
national sanskrit university
national school of business management
national school of political and administrative studies bucharest
national sports academy sofia
national sun yat sen university
national taichung teachers college
national tainan teachers college
national taipei college of nursing
national taipei teachers college
national taipei university
national taipei university of education
national taipei university of technology
national taitung teachers college
national taiwan college of physical education and sports
national taiwan college of the arts
national taiwan normal university
national taiwan ocean university
national taiwan university
national taiwan university of science and technology
national technical university kharkiv polytechnical institute
national technical university kiev politechnical institute
national technical university of athens
national transport university
national tsinghua university
national united university
national university
national university of arts
national university of defense technology
national university of food technologies
national university of internal affairs
national university of ireland
national university of ireland maynooth
national university of kaohsiung
national university of kiev mohyla academy
national university of laos
national university of lesotho
national university of management
national university of modern languages
national university of music
national university of ostroh academy
national university of rwanda
national university of samoa
national university of science and technology
national university of science and technology bulawayo
national university of shipbuilding
national university of singapore
national university of theater and film arts
national university of uzbekistan
national yang ming chiao tung university
national yunlin university of science and technology
naugatuck valley community college
naval postgraduate school
navarro college
navrachana university
nawroz university
nayanova university
nazarbayev university
nazareth college
ndejje university
near east school of theology
near east university
nebraska college of technical agriculture
nebraska indian community college
nebraska wesleyan university
necmettin erbakan university
ned university of engineering and technology karachi
neelain university
neijiang teacher university
nelson mandela university
nelson marlborough institute of technology
neosho county community college
nepal sanskrit university
netaji subhas university of technology
netrokona university
neumann university
nevada system of higher education
nevsehir haci bektas veli university
nevsky institute of language and culture
new bulgarian university
new college of california
new college of florida
new college swindon
new economic school
new england institute of technology
new era college of arts science technology
new era university
new hampshire college
new jersey city university
new jersey institute of technology
new mexico highlands university
new mexico institute of mining technology
new mexico junior college
new mexico military institute
new mexico state university
new mexico state university alamogordo
new mexico state university carlsbad
new mexico state university dona ana
new river community and technical college
new river community college
new world university
new york institute of technology
new york instiute of technology
new york medical college
new york university
new york university abu dhabi
newberry college
newcastle college
newcastle university
newcastle university medicine malaysia
newport international university
newports institute of communication economics
ngee ann polytechnic
ngo vladikavkaz institute of economics management and law
nha trang university
nhti concord s community college
nhtv breda university of professional education
niagara college canada
niagara county community college
niagara university
nicholls state university
nicola valley institute of technology
nicolaus copernicus astronomical center of pharmacology polish academy of sciences
nicolaus copernicus university of torun
nicolet area technical college
nigde omer halisdemir university
niger delta university
nigerian defence academy
nigerian turkish nile university
nihon fukushi university
nihon university
niigata college of pharmacy
niigata sangyo university
niigata university
niigata university of international and information studies
niigata university of management
nilai university college
nile university
nile valley university
ningbo university
ningbo university of technology
ningxia medical college
ningxia university
nipissing university
nippon bunri university
nippon dental university
nippon institute of technology
nippon medical school
nippon sport science university
nippon veterinary and animalscience university
nirma university
nisantasi university
nishikyushu university
nishinippon institute of technology
nisho gakusha university
nivadhana university
nizam s institute of medical sciences
nizhny novgorod state academy of medicine
nizhny novgorod state architectural building university
nizhny novgorod state technical university
nizhny novgorod state university
njala university
nkumba university
nnamdi azikiwe university
noakhali science and technology university
nordakademie staatlich anerkannte private fachhochschule mit dualen studiengangen
nordic school of public health
norfolk state university
normandale community college
north american university
north arkansas college
north carolina a t state university
north carolina central university
north carolina state university
north carolina wesleyan college
north central bible college
north central college
north central kansas technical college
north central michigan college
north central missouri college
north central state college
north central texas college
north china electric power university
north china university of technology
north country community college
north dakota state college of science
north dakota state university
north dakota university system
north east university bangladesh
north eastern hill university
north florida community college
north georgia technical college
north hennepin community college
north idaho college
north iowa area community college
north island college
north kazakhstan state university
north maharashtra university
north ossetian state university
north park college and theological seminary
north shore community college
north south university
north university of baia mare
north west state technical university
north west univeristy
north west university
northampton community college
northcap university
northcentral technical college
northeast agricultural university
northeast alabama community college
northeast community college
northeast forest university
northeast iowa community college
northeast mississippi community college
northeast normal university
northeast state community college
northeast texas community college
northeast university at qinhuangdao campus
northeast wisconsin technical college
northeastern junior college
northeastern louisiana university
northeastern oklahoma a m college
northeastern state university
northeastern technical college
northeastern university
northern alberta institute of technology
northern arizona university
northern border university
northern caribbean university
northern essex community college
northern illinois university
northern jiaotong university
northern kentucky university
northern lights college
northern maine community college
northern michigan university
northern oklahoma college
northern sichuan medical college
northern state medical university
northern state university
northern university bangladesh
northern virginia community college
northland college
northland community and technical college
northland pioneer college
northumbria university
northwest a f university
northwest arkansas community college
northwest college
northwest florida state college
northwest iowa community college
northwest kansas technical college
northwest mississippi community college
northwest missouri state university
northwest nazarene college
northwest normal university lanzhou
northwest polytechnical university xi an
northwest shoals community college
northwest state community college
northwest technical college
northwest university xi an
northwestern college chicago campus
northwestern college of iowa
northwestern connecticut community college
northwestern michigan college
northwestern state university
northwestern university
northwestern university in qatar
northwestern university of the philippines
northwood university
norton university
nortre dame seishin university
norwalk community college
norway s information technology university college
norwegian college of veterinary medicine
norwegian school of economics and business administration
norwegian school of management bi
norwegian state academy of music
norwegian teacher academy for studies in religion and education
norwegian university of life sciences
norwegian university of science and technology
norwegian university of sport and physical education
norwich university
notre dame of marbel university
notre dame university
nottingham trent university
nova school of business and economics
nova school of science and technology
nova scotia agricultural college
nova scotia college of art and design
nova southeastern university
novena university
novgorod state university
novosibirsk state academy of economics and management
novosibirsk state agricultural university
novosibirsk state medical academy
novosibirsk state music academy m glinka
novosibirsk state technical university
novosibirsk state university
ntb hochschule fur technik buchs
nuclear institute for agriculture and biology niab
nugaal university
nuh naci yazgan university
nukus state teachers training institute
nunez community college
nyenrode business university
oakland community college
oakland university
oakton community college
oakwood university
obafemi awolowo university ile ife
oberlin college
obihiro university of agriculture and veterinary medicine
obirin university
obninsk state technical university for nuclear power engineering
obong university
obuda university
occidental college
ocean county college
ocean university of china
ochanomizu women s university
october 6 university
odense university
odessa college
odessa national academy of food technologies
odessa national i i mecnikov university
odessa national marine university
odessa national maritime academy
odessa national polytechnic university
odessa state academy of construction and architecture
odessa state medical university
odlar yurdu university
oduduwa university
ogeechee technical college
oglethorpe university
ohio dominican college
ohio northern university
ohio state university agricultural technical institute
ohio state university columbus
ohio university
ohio wesleyan university
ohka gakuen university
ohlone college
ohtani women s university
ohu university
oita medical university
oita university
oita university of nursing and health sciences
ojai unified school district
okan university
okanagan university college
okayama prefectural university
okayama shoka university
okayama university
okayama university of science
okinawa institute of science and technology
okinawa international university
okinawa prefectural university of fine arts
okinawa university
oklahoma baptist university
oklahoma christian university
oklahoma city community college
oklahoma city university
oklahoma state university
olabisi onabanjo university
old dominion university
olin college of engineering
olivet nazarene university
olympia college
oman college of management technology
omar al mukhtar university
omdurman ahlia university
omdurman islamic university
omer halisdemir university
omsk state agrarian university
omsk state medicical academy
omsk state pedagogical university
omsk state technical university
omsk state transport university
omsk state university
ondo state university of science and technology
ondokuz mayıs university
onondaga community college
ontario college of art and design
ontario tech university
open international university for alternative medicines
open polytechnic
open university
open university malaysia
open university of cyprus
open university of israel
open university of sri lanka
open university of sudan ous
open university of tanzania
open university of the netherlands
oradea university
oral roberts university
orange coast college
orange county community college
orangeburg calhoun technical college
ordu university
orebro university
oregon graduate institute of science and technology
oregon health sciences university
oregon institute of technology
oregon state university
orenburg state university
oriental university
orissa university of agriculture and technology
orkhon university
oryx international
osaka city university
osaka college of music
osaka dental university
osaka electro communication university
osaka gakuin university
osaka institute of technology
osaka international university
osaka international university for women
osaka jogakuin university
osaka medical college
osaka prefectural university
osaka sangyo university
osaka shoin women s college
osaka university
osaka university of arts
osaka university of commerce
osaka university of economics
osaka university of economics law
osaka university of education
osaka university of foreign studies
osaka university of health and sport sciences
osaka university of pharmaceutical sciences
osaka women s university
oslo national academy of fine arts
oslo school of architecture
osmania university
osmaniye korkut ata university
ostbayerische technische hochschule amberg weiden
ostfalia hochschule fur angewandte wissenschaften
ostim technical university
osun state university
otani university
otaru university of commerce
otemae university
otemon gakuin university
otero junior college
otsuma women s university
otterbein college
otto friedrich universitat bamberg
otto von guericke universitat magdeburg
oulu polytechnic
our lady of fatima university
our lady of the lake university
owens community college
owensboro community and technical college
oxford brookes university
oxnard college
ozarka college
ozarks technical community college
ozyegin university
p v narasimha rao telangana veterinary university
pabna university of science and technology
pace university
pacific adventist university
pacific international college
pacific lutheran university
pacific northwest university of health sciences
pacific union college
pacific university
pacific western university
padagogische hochschule erfurt muhlhausen
padagogische hochschule freiburg
padagogische hochschule heidelberg
padagogische hochschule karlsruhe
padagogische hochschule ludwigsburg
padagogische hochschule schwabisch gmund
padagogische hochschule weingarten
pai chai university
paichai university
paine college
pak aims american institute of management sciences
pakistan institute of engineering and applied sciences pieas
paktia university
palacky university olomouc
palamuru university
palawan state university
palestine polytechnic university
palestine technical college dier elbalah
palestine technical university kadoorie
palm beach atlantic college
palm beach state college
palo verde college
palomar college
pamir university
pamlico community college
pamukkale university
pan africa christian university
pan african christian university college
pan african university
pandit deendayal energy university
pandit ravi shankar shukla university
pangasinan state university
panimalar engineering college
panjab university
pannnasatra university of cambodia
panola college
panteios university of economics and political sciences athens
panzhihua university
papua new guinea university of technology
paradise valley community college
paris junior college
paris sorbonne university abu dhabi
park university
parkland college
parul university
parwan university
pasadena city college
pasco hernando community college
pasco hernando state college
pass26 college
passaic county community college
pathumthani university
patna university
patrick henry community college
patuakhali science and technology university
paul d camp community college
paul quinn college
paul university
pavlodar university
pavol jozef safarik university in kosice
pawel wlodkowic university college in plock
payam noor university lavasan
payame noor university
payame noor university tafresh
payap university chaiang mai
pazmany peter catholic university
peace college
pearl river community college
pedagogical state university ion creanga
pedagogical university of bydgoszcz
pedagogical university of czestochowa
pedagogical university of kielce
pedagogical university of krakow
pedagogical university of rzeszow
pedagogical university of slupsk
pedagogical university of the polish association for adult education in warsaw
pedagogical university of zielona gora
peking university
pellissippi state community college
pembroke state university
penang international dental college
pennsylvania college of technology
pennsylvania highlands community college
pennsylvania institute of technology
pennsylvania state university
pennsylvania state university harrisburg
pennsylvania state university schuylkill campus
pensacola christian college
pensacola state college
penza state university
people s friendship university of russia
people s university of bangladesh
pepperdine university
perak islamic college
perbanas institute
perdana university
periyar university
perlis islamic higher learning institute
perm state medical academy
perm state pedagogical university
perm state pharmaceutical academy
perm state technical university
perm state university
persian gulf university
peru state college
pes university
petro mohyla black sea state university
petroleum university of technology
petronas technology university
petrozavodsk state university
petru maior university of targu mures
ph zug padagogische hochschule zug
ph zurich padagogische hochschule zurich
pham ngoc thach university of medicine
phan chau trinh university
pharos international university
phbern university of teacher education bern
phgr university of teacher education graubunden
philadelphia college of osteopathic medicine
philadelphia university
philander smith college
philippine christian university
philippine military academy
philippine normal university
philippine women s university
phillips community college of the university of arkansas
phillips universitat marburg
phillips university
philosophisch theologische hochschule der salesianer don boscos
philosophisch theologische hochschule munster
philosophisch theologische hochschule sankt georgen
philosophisch theologische hochschule svd sankt augustin
philosophisch theologische hochschule vallendar der gesellschaft des katholischen apostolates pallottiner
phlu university of teacher education lucerne
phoenix college
phranakhon si ayutthaya rajabhat university
phsg padagogische hochschule st gallen
phsz university of teacher education schwyz
phtg padagogische hochschule thurgau
physical education academy eugeniusz piasecki in poznan
physical education academy in katowice
physical education academy in wroclaw
physical education academy jedrzej sniadecki in gdansk
physical education academy jozef pilsudski in warsaw
piedmont community college
piedmont technical college
piedmont virginia community college
pierce college at puyallup
pierpont community and technical college
pikes peak community college
pima community college
pine technical college
pioneer international university
piri reis university
pitt community college
pittsburg state university
pittsburgh technical institute
pitzer college
pjatigorsk state linguistic university
planwel university
platt college
plekhanov russian academy of economics
plymouth state university
pohang university of science and technology
point park university
pokhara university
police academy
police academy in bratislava
police academy of latvia
polish japanese institute of information technology in warsaw
polish open university in warsaw wsz pou
politecnico columbiano jaime isaza cadavid
politecnico de guanajuato
politecnico grancolombiano institucion universitaria
politeknik negeri bandung
politeknik negeri jakarta
politeknik negeri lhokseumawe
politeknik negeri malang
politeknik negeri padang
politeknik negeri pontianak
politeknik negeri sambas
politeknik negeri semarang
politeknik pos indonesia
polk state college
polonia university in czestochowa
polotsk state university
poltava national technical university
poltava university of consumer cooperatives in ukraine
polytechnic ibadan
polytechnic institute of bari
polytechnic institute of milan
polytechnic institute of turin
polytechnic of namibia
polytechnic university
polytechnic university of new york
polytechnic university of pernambuco
polytechnic university of puerto rico
polytechnic university of the philippines
polytechnic university of timisoara
polytechnic university of tirana
polytechnical university of kabul
pomeranian academy of medicine in szczecin
pomona college
pomor state university
pondicherry university
pontifcia universita gregoriana
pontifcia universita urbaniana
pontifcia universitas a s thomas aquinate in urbe
pontifica universita gregoriana
pontificia universidad catolica de chile
pontificia universidad catolica de puerto rico
pontificia universidad catolica del ecuador
pontificia universidad catolica del peru
pontificia universidad javeriana
pontificia universidade catolica de campinas
pontificia universidade catolica de minas gerais
pontificia universidade catolica de sao paulo
pontificia universidade catolica do parana
pontificia universidade catolica do rio de janeiro
pontificia universidade catolica do rio grande do sul
pontificia universita della santa croce
pontificia universita lateranense
pontificia universita s tommaso
pontificio ateneo antonianum
pontificio istituto orientale
poole gakuin university
popakademie baden wurttemberg
port dickson polytechnic
porterville college
portland community college
portland state university
postgraduate institute of agriculture pgia
postgraduate lnstitute of medical education and research
posts telecommunications institute of technology
potti sreeramulu telugu university
power and water institute of technology
poznan school of banking
poznan university of life sciences
prague college
prague institute of chemical technology
prague international university
prairie state college
prairie view a m university
prasetiya mulya business school
prathyusha engineering college
pratt community college
pratt institute
precarpathian university
premier university
presbyterian college
presbyterian university and theological seminary
presbyterian university college
presbyterian university of east africa
prescott college
presidency university
preston institute of management sciences and technology pimsat
preston university pakistan campus
primier international university perak
prince george s community college
prince mohammad bin fahd university
prince of songkla university
prince sultan college for tourism and hotel scinces
prince sultan university
prince william sound college
princess nora bint abdulrahman university
princess sumaya university for technology
princeton university
private college of dentistry and pharmacy
private fachhochschule fur wirtschaft und technik vechta diepholz
private fachhochschule gottingen
private fernfachhochschule darmstadt
private hanseuniversitat
private universitat fur medizinische informatik und technik tirol
private universitat witten herdecke
privredna akademija business academy
professor jayashankar telangana state agricultural university
providence college
providence university
psg college of technology
ptpl college
pueblo community college
pukyong national university
pulaski technical college
punjab agricultural university
punjab engineering college
punjab institute of computer science
punjab technical university
punjab university college of information tecnology
punjabi university patiala
puntland state university
purbanchal university
purdue global university
purdue global university student email
purdue university
purdue university calumet
purdue university fort wayne
purdue university north central
purdue university northwest
pusan national university
pusan national university of education
pusan university of foreign studies
pusan women s university
pwani university
pyeongtaek university
pyongtaek university
pyongyang university of science and technology
pyramid education center
qafqaz university
qassim private college
qassim university
qauid e awam university of engineering sciences technology
qazvin university of medical sciences
qingdao university
qingdao university of science and technology
qinghai normal university
qinghai radio television university
qinghai university
qiongzhou university
qom university
qom university of medical sciences
qom university of technology
quadrat academy
quaid i azam university
queen arwa university
queen mary university of london
queen s university
queens university
queens university of charlotte
queensland university of technology
quest international university
quest university
qufu normal university
quincy college
quincy university
quinebaug valley community college
quinnipiac college
quinsigamond community college
qurtuba university of science and infromation technology
rabindra bharati university
radboud university
radford university
raffles university
rafsanjan university of medical sciences
ragheb esfahani university
rainy river community college
rajagiri school of engineering and technology
rajalakshmi engineering college
rajalakshmi institute of technology
rajamangala university of technology lanna chiang rai
rajamangala university of technology lanna nan
rajamangala university of technology phra nakhon
rajarata university of sri lanka
rajasthan agricultural university bikaner
rajasthan technical university
rajasthan vidyapeeth university
rajendra agricultural university
rajitlal institute of technology health sciences riths
rajiv gandhi technical university university of technology of madhya pradesh
rajiv gandhi university
rajshahi university of engineering and technology
rak medical health sciences university
rakuno gakuen university
ramaiah university of applied sciences
ramapo college
ramkhamhaeng university
rana institute of higher education
ranchi university
randolph community college
randolph macon college
randolph macon woman s college
rangamati science and technology university
ranger college
rangsit university
rani durgavati university
rappahannock community college
raritan valley community college
razi university
rcsi medical university of bahrain
rcsi ucd malaysia campus
reading area community college
recep tayip erdogan university
red rocks community college
red sea university
redeemer college
redeemers university
redlands community college
reed college
reedley college
reformed church university
reformed theological academy of debrecen
regent college
regent university
regent university college of science and technology
regis university
reitaku university
renaissance university
rend lake college
renmin university of china
rennes school of business
rensselaer polytechnic institute
renton technical college
republic of korea air force academy
republic of korea naval academy
republic polytechnic
reva university
reykjavik university
rezekne higher school
rheinisch westfalische technische hochschule aachen
rheinische fachhochschule koln
rheinische friedrich wilhelms universitat bonn
rhode island college
rhodes college
rhodes university
riara university school of business and law
rice university
rich mountain community college
richard bland college of the college of william and mary
richard stockton college of new jersey
richland college
richland community college
richmond community college
richmond university the american international university in london
rider university
ridgewater college
riga aviation university
riga teacher training and educational management academy
riga technical university
rikkyo university st paul s university
rio hondo college
rio salado college
riphah international univeristy
ripon college
rissho university
ritsumeikan asia pacific university
ritsumeikan university
river parishes community college
river valley community college
riverland community college
rivers state university of science and technology
riverside city college
riverside community college district
rivier college
riyadh college of dentistry and pharmacy
rizal technological university
rmd engineering college
rmit international university vietnam
rmk college of engineering and technology
rmk engineering college
roane state community college
roanoke chowan community college
roanoke college
robert morris university
robert morris university illinois
robeson community college
rochester community and technical college
rochester institute of technology
rochester institute of technology dubai
rock valley college
rockefeller university
rockford college
rockhurst college
rockingham community college
rockland community college
rocky mountain college
roehampton university of surrey
roger williams university
rogers state university
rogue community college
rollins college
romanian american university
roosevelt academy university college
roosevelt university
rosary college
rose hulman institute of technology
rose state college
rosenheim university of applied sciences
roskilde university
ross university caribbean school of medicine
rostov state medical university
rostov state university
rotterdam school of management
rovaniemi university of applied sciences
rowan cabarrus community college
rowan college
rowan college at burlington county
rowan college of south jersey
roxbury community college
royal academy of music
royal academy of music university of london
royal college of art
royal college of music university of london
royal college of physicians of ireland
royal college of surgeons
royal danish academy of fine arts school of architecture
royal danish academy of fine arts school of visual art
royal danish academy of music
royal danish school of educational sciences
royal danish school of pharmacy
royal free hospital school of medicine university of london
royal holloway and bedford new college
royal holloway university of london
royal melbourne institute of technology
royal military academy
royal military college of canada
royal roads university
royal school of library and information science
royal university of agriculture
royal university of bhutan
royal university of fine arts
royal university of law and economics
royal university of phnom penh
royal veterinary and agricultural university
ruhr universitat bochum
runshaw college
ruprecht karls universitat heidelberg
rusangu university
russell berrie nanotechnology institute
russian academy of arts
russian academy of theatre arts
russian armenian slavonic state university
russian customs academy vladivostok branch
russian state geological prospecting university
russian state hydrometeorological university
russian state medical university
russian state university for the humanities
rust college
rutgers university
ryazan state pedagogical university
rybinsk state academy of aviational technology
ryerson polytechnic university
ryszard lazarski university of commerce and law in warsaw
ryukoku university
ryutsu keizai university
sa engineering college
saad college of nursing and allied health sciences
saba university
sabanci university
sabaragamuwa university of sri lanka
sabzevar school of medical sciences
sabzevar teacher training university
sacramento city college
sacred heart university
sadat academy for management sciences
sadat institute of higher education
saddleback college
sadjad institute of technology
sadra university
saga medical school
saga university
sagami women s university
sage colleges
saginaw chippewa tribal college
saginaw valley state university
sahand university of technology
sahmyook university
saigon university
saint anselm college
saint cloud state university
saint edward s university
saint elizabeth college of nursing
saint george s hospital medical school university of london
saint john s university ny
saint joseph s college in
saint joseph s university
saint leo university
saint louis college
saint louis university
saint mary college
saint mary s college in
saint mary s college of california
saint mary s university
saint mary s university of minnesota
saint michael s college
saint olaf college
saint paul college
saint paul university
saint vincent college
saint xavier university
saitama institute of technology
saitama medical school
saitama prefectural university
saitama university
saito college
sakarya university
sakarya uygulamalı bilimler universitesi
sakhalin state university
sakushin gakuin university
salahddin university kurdistan region
salam university
salem community college
salem university
salisbury university
salish kootenai college
salt lake community college
sam houston state university
samar state university
samara state academy for railway transportation
samara state academy of architecture and civil engineering
samara state aerospace university
samara state agricultural academy
samara state medical university
samara state technical university
samara state university
samara state university of economics
samara state university of teacher training
samarkand state university
sambalpur university
samchok national university
samford university
sami shamoon college of engineering
sampson community college
sampurnanand sanskrit university
samsun university
san beda college
san bernardino valley college
san diego christian college
san diego city college
san diego mesa college
san diego miramar college
san diego state university
san francisco state university
san joaquin delta college
san joaquin valley college visalia
san jose city college
san jose state university
san juan bautista school of medicine
san juan college
san mateo county community college district
sana a university
sanaag university of science and technology
sandhills community college
sang ji university
sang myung university
sangmyung university
sanjay gandhi postgraduate lnstitute of medical sciences
sankei university
sanko university
sanno university
sans technology institute
santa ana college
santa barbara city college
santa clara university
santa fe community college
santa monica college
santa rosa junior college
santiago canyon college
sanyo gakuen university
sapporo gakuin university
sapporo international university
sapporo medical university
sapporo university
sarah lawrence college
sarajevo film academy
sarajevo school of science and technology
saratov state academy of law
saratov state agrarian university
saratov state medical university
saratov state socio economic university
saratov state technical university
saratov state university
sardar patel university
sardar vallabhai patel university of agriculture amd technology
sardar vallabhbhai national institute of technology
sardarkrushinagar dantiwada agricultural university
sarhad university of science information technology peshawar
saskatchewan indian federated college
sastra university
satakunta university of applied scinces
satavahana university
sathyabama university
sauder school of business
sauk valley community college
saurashtra university
savannah college of art and design
savannah state university
savannah technical college
saveetha engineering college
saveetha school of engineering
saveetha university
saxion universities
scandinavian art and business institute
schenectady county community college
schiller international university
schiller international university american college of switzerland
schiller international university heidelberg
schiller international university london
schiller international university madrid
schiller international university paris
schiller international university strasbourg
scholars international academy
school of advanced study university of london
school of banking and management in cracow
school of business and finance
school of design and crafts
school of economic sciences
school of education pisa
school of finance and banking
school of management
school of oriental and african studies university of london
school of pedagogical and technological education a s pai t e
school of pharmacy university of london
school of planning and architecture
school of slavonic and east european studies university of london
school of the art institute of chicago
schoolcraft college
schreiner university
science university of tokyo
science university of tokyo in yamaguchi
scotland s rural college sruc
scott christian university
scottsdale community college
seattle central college
seattle colleges
seattle pacific university
seattle university
sebatian kolowa university college
seberang perai polytechnic
sebha university
sechenyi istvan university
second university of naples
sefako makgatho health sciences university
segi university college
sehan university
seian university of art design
seigakuin university
seijo university
seikei university
seinan gakuin university
seisen university
seiwa college
sejong university
sekolah tinggi akuntansi negara stan
selangor islamic university college
selcuk university
selkirk college
selma university
semera university
semey state medical university
semey state university
seminole state college
semmelweis university of medical sciences
semnan university
semnan university of medical sciences
semyung university
sendai university
seneca college
senshu university
senzoku gakuen college
seokyeong university
seonam university
seoul christian university
seoul city university
seoul hanyoung university
seoul jangsin university
seoul national university
seoul national university of education
seoul national university of science and technology
seoul national university of technology
seoul teological university
seoul women s university
seowon university
seton hall university
setsunan university
sevastopol national technical university
sewanee university of the south
seward county community college and area technical school
shaanxi normal university
shah abdul latif university khairpur
shahed university
shaheed benazir bhutto women university
shaheed zulifkar ali bhutto institute of science and technology
shahid bahonar university of kerman
shahid beheshti university
shahid beheshti university of medical sciences
shahid chamran university of ahvaz
shahid rajaee teacher training university
shahjalal university of science and technology
shahputra college
shahrekord university
shahrekord university of medical sciences
shahrood university of medical sciences
shahrood university of technology
shaikh zayed university
shandong agricultural university
shandong economic university
shandong medical university
shandong normal university
shandong university
shandong university of art and design
shandong university of finance and economics
shandong university of science and technology
shandong university of technology
shandong university of triaditional chinese medicine
shanghai business school
shanghai city college
shanghai customs college
shanghai dainji university
shanghai fisheries university
shanghai institue of foreign trade
shanghai international studies university
shanghai jiao tong university
shanghai jiaotong university
shanghai lida polytechnic institute
shanghai lixin university of commerce
shanghai maritime university
shanghai medical university
shanghai normal university
shanghai ouhua vocational technical college
shanghai sanda university
shanghai second medical university
shanghai second polytechnic university
shanghai sipo polytechnic
shanghai television university
shanghai tiedao university
shanghai university
shanghai university of engineering science
shanghai university of finance and economics
shanghai university of science and technology
shanghai university of traditional chinese medicine and pharmacology
shanghaitech university
shannon college of hotel management
shantou university
shanxi agricultural university
shanxi university
shaoguan university
shaqra university
sharda university
sharif university of technology
sharif university of technology kish campus
shasta college
shaw university
shawnee community college
shawnee state university
sheffield hallam university
sheikh bahaei university
shelton state community college
shemyakin ovchinnikov institute of bioorganic chemistry ras
shenandoah university
shendi university
shenkar school of engineering design
shenyang agricultural university
shenyang institute of chemical technology
shenyang jianzhu university
shenyang pharmaceutical university
shenyang polytechnic university
shenyang university
shenzhen university
sher e kashmir university of agricultural sciences and technology
sheridan college
shibaura institute of technology
shiga prefecture agricultural technology promotion center
shiga university
shiga university of medical science
shih chien university
shih hsin university
shihezi university
shikoku christian college
shikoku university
shimane university
shimane university faculty of medicine
shimonoseki city university
shinawatra university
shingyeong university
shinhan university
shinshu university
shippensburg university of pennsylvania
shirayuri women s college
shiraz payamnoor university
shiraz university
shiraz university of medical sciences
shiraz university of technology
shivaji university
shizuoka prefectural university
shizuoka sangyo university
shizuoka university
shobhit university meerut
shokei college
shomal university
shonan institute of technology
shoreline community college
shorter college
shoumen university konstantin preslavski
showa college of pharmaceutical sciences
showa university
showa women s university
shreemati nathibai damodar thackersey women s university
shri jagannath sanskrit university
shri jagdishprasad jhabarmal tibrewala university
shri lal bahadur shastri rashtriya sanskrit vidyapeetha
shridhar university
shuchiin college
shujitsu women s university
shukshin altai state university for humanities and pedagogy
shukutoku university
shumei university
siam university
siauliai university
sibelius academy
siberian academy of public services
siberian state industrial university
siberian state medical university
siberian state transport university
siberian state university of telecommunications and informatics
sichuan agricultural university
sichuan fine art institute
sichuan international studies university
sichuan normal university
sichuan university
sido kanhu murmu university
siebold university of nagasaki
siena college
sierra college
siirt university
sikha o anushandhan university
sikkim manipal university of health medical and technological sciences
silesian academy of medicine in katowice
silesian school of economics and languages
silesian technical university of gliwice
silesian university
silla university
silliman university
silpakorn university
simmons college
simmons college of kentucky
simon fraser university
simon s rock college
simpson college
sinai university
sinclair community college
sindh agricultural university
sindh madressatul islam university
singapore institute of management sim
singapore institute of technology
singapore management university
singapore polytechnic
singapore university of social sciences
singapore university of technology and design
singhania university
singidunum university
sinnar university
sinop university
sir syed institute of technology islamabad
sir syed university of engineering and technology
sirnak university
sirte university
sisseton wahpeton college
sistan and baluchestan university
sistema universitario ana g mendez
sister nivedita university
sivas cumhuriyet university
skagit valley college
skema business school
skidmore college
skrjabin moscow state academy of veterinary medicine and biotechnology
skyline college
skyline university college sharjah
slippery rock university of pennsylvania
slobomir p univerzitet
slovak medical university
slovak university of agriculture in nitra
slovak university of technology in bratislava
smith college
smk fomra institute of technology
smolensk humanitarian university
smolensk state medical academy
smolny university
snead state community college
snow college
soai university
sodertorn university college
sofia university
sofia university st kliment ohridski
sogang university
sohag university
sohar university
soka university
sokoine university of agriculture
sokoto state university
sol plaatje university
solano community college
solapur university
solusi university
solvay brussels school economics management
somaiya vidyavihar
somaliland university of technology
somerset community college
songwon university
sonoda women s university
sonoma state university
soochow university
sookmyung women s university
soonchunhyang university
soongsil university
sophia university
sopocka academia
soran university
sorbonne universite faculte des sciences paris vi
sotheby s institute of art london
south arkansas community college
south asian institute of technology and medicine saitm
south asian university
south bank university
south carelian polytechnic
south carolina state university
south central college
south china agricultural university
south china construction university
south china normal university
south china university
south china university of technology
south dakota school of mines and technology
south dakota state university
south east asia university
south east european university
south eastern kenya university
south eastern university of sri lanka
south florida state college
south georgia technical college
south gujarat university
south louisiana community college
south metropolitan tafe
south mountain community college
south piedmont community college
south plains college
south puget sound community college
south suburban college
south texas college of law
south university of science and technology of china
south valley university
south west university neofit rilski
south west university yucai college
southampton solent university
southcentral kentucky community and technical college
southeast arkansas college
southeast community college area
southeast kentucky community and technical college
southeast missouri hospital college of nursing and health sciences
southeast missouri state university
southeast technical institute
southeast university
southeastern community college
southeastern illinois college
southeastern louisiana university
southeastern technical college
southern alberta institute of technology
southern arkansas university tech
southern college
southern college of technology
southern connecticut state university
southern crescent technical college
southern cross university
southern denmark business school
southern illinois university carbondale
southern illinois university edwardsville
southern maine community college
southern medial university
southern methodist university
southern nazarene university
southern new hampshire university
southern oregon state college
southern state community college
southern taiwan university of technology
southern union state community college
southern university and a m college
southern university at new orleans
southern university at shreveport
southern university bangladesh
southern ural state university
southern utah university
southern virginia university
southern west virginia community and technical college
southern yangtze university
southside virginia community college
southwest agricultural university
southwest baptist university
southwest forestry university
southwest georgia technical college
southwest jiaotong university
southwest minnesota state university
southwest mississippi community college
southwest petroleum university
southwest research institute
southwest tennessee community college
southwest texas junior college
southwest texas state university
southwest university
southwest university of finance and economics
southwest university of nationalities
southwest university of political science and law
southwest university of science and technology
southwest virginia community college
southwest wisconsin technical college
southwestern adventist college
southwestern assemblies of god university
southwestern christian college
southwestern college ca
southwestern college ks
southwestern community college
southwestern illinois college
southwestern indian polytechnic institute
southwestern michigan college
southwestern oregon community college
southwestern university
soutsaka institute of technology
sowela technical community college
sp jain school of global management
spartan university of health sciences
spartanburg community college
spartanburg methodist college
spelman college
spiru haret university
spokane colleges
spokane community college
spokane falls community college
spoon river college
spring arbor college
spring hill college
springfield technical community college
sree chitra tirunal institute for medical sciences and technology
sree rama krishna degree college
sree sankaracharya university of sanskrit
srh university of applied sciences
sri chandrasekharendra saraswathi viswa mahavidyalaya
sri konda laxman telangana state horticultural university
sri krishnadevaraya university
sri lanka institute of advanced technical education
sri lanka institute of information technology slit
sri padmavati women s university
sri ramachardra medical college and research institute
sri sai ram engineering college
sri sai ram institute of technology
sri sant gajanan maharaj college of engineering
sri sathya sai institute of higher learning
sri sivasubramaniya nadar institutions
sri venkateswara college of engineering
sri venkateswara institute of medical sciences
sri venkateswara university
srinakharinwirot university
sripatum university
srm institute of science technology
srm university
st ambrose university
st andrew georgian university
st andrew s university
st andrews presbyterian college
st anne university
st augustine international university
st augustine s university
st augustine university of tanzania
st bonaventure university
st charles community college
st clair college
st clair county community college
st clements university higher education school
st cloud technical and community college
st cyril and methodius university
st elizabeth s college of health and social sciences in bratislava
st francis college
st francis xavier university
st george s university
st george s university australia
st james s school of medicine bonaire
st john s college annapolis
st john s college santa fe
st john s st mary s institute of technology
st john s university
st johns river state college
st joseph college ct
st joseph group of institutes
st joseph s college me
st joseph s college of commerce
st joseph s college of engineering
st joseph s institute of technology
st joseph university beirut
st kliment ohridski university
st lawrence university
st louis college of pharmacy
st luke s college of nursing
st marianna university school of medicine
st martin s college
st mary s college of maryland
st mary s university
st matthews university
st patrick s international college london
st paul university
st pauls university
st petersburg college
st petersburg institute of arts and restoration
st petersburg institute of sales management and economics
st petersburg repin state academic institute of painting sculpture and achitecture
st petersburg state agrarian university
st petersburg state chemical pharmaceutical academy
st petersburg state cinema and tv university
st petersburg state conservatory
st petersburg state electrotechnical university
st petersburg state forest technical academy
st petersburg state institute of technology technological university
st petersburg state marine technical university
st petersburg state medical academy
st petersburg state mining institute technical university
st petersburg state mountain institut
st petersburg state pediatric medical academy
st petersburg state polytechnical university
st petersburg state technical university
st petersburg state technological university of plant polymers
st petersburg state theatre arts academy
st petersburg state university
st petersburg state university of aerospace instrumentation
st petersburg state university of architecture and civil engineering
st petersburg state university of civil aviation
st petersburg state university of culture and arts
st petersburg state university of economics and finance
st petersburg state university of engineering and economics
st petersburg state university of technology and design
st petersburg state university of telecommunication
st petersburg state university of waterway communications
st petersburg statemechnikov medical academy
st theresa s medical university
st thomas university
st thomas university fl
staatlich anerkannte fachhochschule fur kunsttherapie
staatliche hochschule fur musik
staatliche studienakademie bautzen
staffordshire university
stamford international university
stamford university
stanford university
stanly community college
stark state college
staszic pila college
state center community college district
state engineering university of armenia
state fair community college
state film television and theatre higher school leon schiller in lodz
state maritine academy
state pedagogical university in kryvyi rih
state university of aerospace technologies
state university of management
state university of new york at albany
state university of new york at binghamton
state university of new york at buffalo
state university of new york at farmingdale
state university of new york at fredonia
state university of new york at oneonta
state university of new york at oswego
state university of new york at plattsburgh
state university of new york at stony brook
state university of new york college at brockport
state university of new york college at buffalo
state university of new york college at cortland
state university of new york college at geneseo
state university of new york college at new paltz
state university of new york college at oneonta
state university of new york college at potsdam
state university of new york college of agriculture and technology at cobleskill
state university of new york college of environmental science and forestry
state university of new york college of technology at alfred
state university of new york polytechnic institute
state university of new york system
state university of tetova
stavropol state technical university
stavropol state university
steinbeis hochschule berlin
stenden university
stephen f austin state university
stephens college
stetson university
stevens institute of technology
stevenson university
stie perbanas
stikes bina sehat ppni mojokerto
stikes rs anwar medika
stillman college
stmik amikom yogyakarta
stmik sinar nusantara
stmik widya cipta dharma
stockholm institute of education
stockholm school of economics
stockholm school of economics in riga
stockholm university
stone child college
stonehill college
stratford college london
stratford university
strathmore university
strayer college
stredni prumyslova skola mlada boleslav
suan dusit rajabhat university
sudan academy of sciences
sudan university for science and technology
suez canal university
suffolk county community college
suffolk university
sugino women s college
sugiyama jogakuen university
sukhothai thammathirat open university
sul ross state university
suleyman demirel university
sullivan county community college
sullivan university
sultan abdul halim muadzam shah polytechnic
sultan ahmad shah islamic college
sultan azlan shah polytechnic
sultan haji ahmad shah polytechnic
sultan idris shah polytechnic
sultan ismail petra international islamic college
sultan mizan zainal abidin polytechnic
sultan qaboos university
sultan salahuddin abdul aziz shah polytechnic
sultanah bahiyah polytechnic
sumgait state university
summit university of louisiana
sumy national agrarian university
sumy state university
sun yat sen university
sun yat sen university of medical sciences
sunchon national university
sung kyun kwan university
sungkonghoe university
sungkyul university
sungkyunkwan university
sungshin women s university
sunmoon university
sunway university college
suny broome community college
suny downstate health sciences university
suny maritime college
suny westchester community college
sunyani technical university
supsi university of applied sciences southern switzerland
sur university college
suranaree university of technology
surgut state university
surry community college
surugadai university
susquehanna university
sussex county community college
suwon catholic university
suwon university
suzhou university
suzuka international university
suzuka university of medical science
svey reong university
swami ramanand teerth marathwada university
swansea metropolitan university
swansea university
swarthmore college
swedish school of economics and business administration finland
swedish university of agricultural sciences
sweet briar college
swinburne university of technology
swinburne university of technology sarawak campus
swiss business school zurich sbs
swiss german university
swiss management center
syktyvkar state university
sylhet agricultural university
sylhet engineering college
sylhet international university
symbiosis international university
syracuse university
syrian international private university for science technology
syrian virtual university
szent istvan university
tabari institute of higher education
tabor college
tabriz college of technology
tabriz islamic art university
tabriz university
tabriz university of medical sciences
tacoma community college
taegu national university of education
taegu university
taejae university
taejon national university of technology
taejon university
taeshin christian university
tafe nsw
tafila technical university
taft college
taganrog state pedagogical institute
taganrog state university of radioengineering
tai solarin university of education
taibah university
taichung healthcare and management university
taif university
tainan national college of the arts
taipei medical college
taipei municipal teachers college
taipei physical education college
taisho university
taiyuan university of technology
taiz university
taizhou college
taj international college
tajik agrarian university
tajik national university
tajikistan international university
takachiho university
takamatsu university
takarazuka university of art and design
takasaki city university of economics
takestan islamic azad university
takhar university
takhatmal shrivallabh homoeopathic medical college
takoradi technical university
takushoku university
talladega college
tallahassee community college
tallinn university
tallinn university of technology
tama art university
tama institute of management and information sciences
tamagawa university
tambov state technical university
tamil nadu agricultural university
tamil nadu dr ambedkar law university
tamil nadu dr m g r medical university
tamil nadu veterinary and animal sciences university
tamil university
tamkang university
tampere polytechnic
tampere university of technology
tansian university
tanta university
taoist college singapore
taraba state university
taras shevchenko national university of kyiv
tarbiat modares university
targu mures university of theatre
tarleton state university
tarrant county college
tarsus university
tartu health care college
tashkent automobile and roads institute
tashkent institute of irrigation and melioration
tashkent islam university
tashkent medical academy
tashkent pharmaceutical institute
tashkent school of finance
tashkent state agrarian university
tashkent state technical university
tashkent state university of economics
tashkent state university of oriental studies
tashkent university of information technologies
tata institute of social sciences
tatung institute of technology
tatung university
taurida national v i vernadsky university
tay nguyen university
taylor s university college
taylor university
tbilisi institute of asia and africa
tbilisi pedagogical university
tbilisi state medical university
tbilisi state university
teacher training college of revalidation rehabilitation and physical education
team lingue international house
technical career institutes
technical college of the lowcountry
technical institute of dubnica in dubnica nad vahom
technical university in kosice
technical university in zvolen
technical university of applied sciences augsburg
technical university of bialystok
technical university of civil engineering bucharest
technical university of cluj napoca
technical university of cracow
technical university of crete
technical university of czestochowa
technical university of denmark
technical university of gabrovo
technical university of gdansk
technical university of iasi
technical university of kenya
technical university of kielce
technical university of koszalin
technical university of liberec
technical university of lodz
technical university of lublin
technical university of mining and metallurgy ostrava
technical university of mombasa
technical university of opole
technical university of poznan
technical university of radom
technical university of rzeszow
technical university of sofia
technical university of szczecin
technical university of timisoara
technical university of varna
technical university of wroclaw
technical university of zielona gora
technikum wien
technion israel institute of technology
technique polytechnic institute
technische fachhochschule berlin
technische fachhochschule georg agricola fur rohstoff energie und umwelt zu bochum
technische fachhochschule wildau
technische hochschule brandenburg
technische hochschule deggendorf
technische hochschule ingolstadt
technische hochschule koln
technische hochschule mittelhessen
technische hochschule ulm
technische universitat bergakademie freiberg
technische universitat berlin
technische universitat carolo wilhelmina zu braunschweig
technische universitat chemnitz
technische universitat clausthal
technische universitat darmstadt
technische universitat dortmund
technische universitat dresden
technische universitat graz
technische universitat hamburg
technische universitat ilmenau
technische universitat munchen
technische universitat wien
technological university dublin
technological university of iceland
technological university of podillya
technological university of the philippines
technological university of the shannon
tecnologico de baja california universidad
tecnologico de monterrey
ted university
tehran university of medical sciences
tehran university of teacher training
teikyo heisei university
teikyo university of science and technology
tel aviv university
telangana university
tele universite universite du quebec
temasek polytechnic
temple college
temple university
temple university japan
tennessee state university
tennessee technological university
tenri university
ternopil academy of national economy
ternopil state ivan pul uj technical university
terra state community college
texarkana college
texas a m international university
texas a m university college station
texas a m university commerce
texas a m university corpus christi
texas a m university kingsville
texas a m university texarkana
texas christian university
texas college
texas southern university
texas state technical college harlingen
texas state technical college marshall
texas state technical college waco
texas state technical college west texas
texas state university
texas tech university
texas tech university health sciences center
texas wesleyan university
texas woman s university
texila american university
textile institute of pakistan
tezpur university
tezukayama gakuin university
tezukayama university
thaddeus stevens college of technology
thai nguyen university of agriculture and forestry
thaksin university
thamar university
thames valley university
thammasat university
thapar institute of engineering and technology
the academy of public administration
the achievers university
the american university in london
the art institutes
the chinese university of hong kong
the citadel
the college of new jersey
the college of the bahamas
the ctl eurocollege
the education university of hong kong
the emirates academy of hotel managment
the federal polytechnic offa
the global college lahore
the hang seng university of hong kong
the hong kong academy for performing arts
the hong kong polytechnic university
the hong kong university of science and technology
the interdisciplinary center herzliya
the jewish theological seminary
the kingdom university
the manchester metropolitan university
the new college
the petroleum institute
the principia
the queen s university belfast
the robert gordon university
the scripps research institute
the superior college
the university of agriculture peshawar
the university of alabama
the university of hong kong
the university of montana western
the university of north carolina at greensboro
the university of nottingham ningbo china
the university of olivet
the university of sheffield
the university of texas at austin
the university of texas at rio grande valley
the university of texas at san antonio
the world islamic sciences education university
theatre academy finland
theologische fakultat paderborn
theologische hochschule friedensau
thi qar university
thiagarajar college of engineering
thierry graduate school of leadership
third university of rome
thiruvalluvar university
thomas college
thomas edison state university
thomas jefferson university
thomas more college
thomas more hogeschool
thomas nelson community college
thompson rivers university
three rivers community college
thunderbird school of global management
tianjin academy of fine art
tianjin medical university
tianjin normal university
tianjin open university
tianjin polytechnic university
tianjin university
tianjin university of commerce
tianjin university of finance economics
tianjin university of technology
tibet agricultural and animal husbandry college
tibet tibetan medical college
tibet university
tibet university of nationalities
tidewater community college
tierarztliche hochschule hannover
tietgen business college
tiffin university
tiffin university prague
tikrit university
tilak maharashtra vidyapeeth
tilburg university
tilka manjhi bhagalpur university
tillamook bay community college
timirjazev moscow academy of agricultutre
tiraspol state university
tishreen university
tobb economics and technology university
togliatti state university
toho college of music
toho gakuen school of music
toho university
tohoku bunka gakuen university
tohoku college of pharmacy
tohoku fukushi university
tohoku gakuin university
tohoku institute of technology
tohoku university
tohoku university of art and design
tohoku women s college
tohono o odham community college
tohwa university
toin university of yokohama
tokai gakuen university
tokai university educational system
tokai women s college
tokiwa university
tokoha gakuen university
tokushima bunri university
tokushima university
tokuyama university
tokyo college of music
tokyo denki university
tokyo dental college
tokyo engineering university
tokyo gakugei university
tokyo institute of polytechnics
tokyo institute of technology
tokyo international university
tokyo kasei university
tokyo keizai university
tokyo medical and dental university
tokyo medical college
tokyo metropolitan institute of technology
tokyo metropolitan university
tokyo metropolitan university of health sciences
tokyo national university of fine arts and music
tokyo university of agriculture
tokyo university of agriculture and technology
tokyo university of art and design
tokyo university of fisheries
tokyo university of foreign studies
tokyo university of information sciences
tokyo university of mercantile marine
tokyo university of pharmacy and life science
tokyo woman s christian university
tokyo women s college of physical education
tokyo women s medial college
tomakomai komazawa university
tomas bata university in zlin
tompkins cortland community college
tomsk polytechnic university
tomsk state pedagogical university
tomsk state university
tomsk state university of architecture and building
tomsk state university of control systems and radioelectronics
ton duc thang university
tongji medical university
tongji university
tongmyung university of information technology
torbat heydarieh university of medical sciences
toronto baptist seminary and bible college
toronto metropolitan university
toros university
torrens university australia
tottori university
tottori university of environmental studies
tougaloo college
touro college
towson university
toyama medical and pharmaceutical university
toyama prefectural university
toyama university
toyama university of international studies
toyo eiwa women s university
toyo gakuen university
toyo university
toyohashi university of technology
toyota technological institute
tpm college
trakia university stara zagora
trakya university
transport and telecommunication institute
transylvania university
treasure valley community college
trent university
trenton state college
tri county community college
tri county technical college
tribhuvan university
tribhuvan university kathmandu
tribhuvan university thapathali campus
trident technical college
trident university
trine university
trinidad state junior college
trinity bible college graduate school
trinity college bristol
trinity college carmarthen
trinity college ct
trinity college dc
trinity college of music
trinity theological seminary
trinity university
trinity university school of medicine
trinity valley community college
trinity western university
tripura university
trisakti institute of tourism
triton college
troy state university
troy university
truckee meadows community college
truman state university
tshwane university of technology
tsinghua university
tsuda college
tsukuba university
tsuru university
tsurumi university
tucson university
tufts university
tula state university
tulane university
tulsa community college
tumaini university iringa university college
tumkur university
tunceli university
tunghai university
tunku abdul rahman university of management and technology
tunku syed sirajuddin polytechnic
tunxis community college
turar ryskulov kazakh economic university
turiba university
turin polytechnic university in tashkent
turkisch deutsche universitat
turkish naval academy
turku school of economics and business administration
tusculum college
tuskegee university
tuva state university
tver state medical academy
tver state technical university
tver state university
tyler junior college
tyumen state agricultural academy
tyumen state university
tyumen state university of gas and oil
tzu chi college of medicine and humanities
u1 university
ubonratchathani university
uc hastings college of the law
ucsi university
udmurt state university
ueno gakuen college
ufa state aviation technical university
ufa state petroleum technological university
ufuk university
uganda christian university
uganda martyr s university
uiduk university
uinversity of babylon
ukhta state technical university
ukrainian academy of banking
ukrainian academy of pharmacy
ukrainian medical stomatological academy
ukrainian national forestry university
ulaanbaatar university
ulsan national institute of science and technology
ulster county community college
ulster university
uludag university
ulyanovsk higher school of civil aviation
ulyanovsk state agricultural academy
ulyanovsk state pedagogical university
ulyanovsk state technical university
ulyanovsk state university
umaru musa yar adua university
umea university
umit tirol
umm al qura university
ummah university
umpqua community college
umutara polytechnic
unesco ihe institute for water education
ungku omar premier polytechnic
uniformed services university of the health sciences
unilasalle
uninove
union college
union county college
union institute
union university
united arab emirates university
united business institute
united international university
united medical and dental schools university of london
united nations university
united states air force academy
united states coast guard academy
united states international university
united states merchant marine academy
united states military academy
united states naval academy
unitomo surabaya
unity environmental college
unity university
univerisity of mpumalanga
universidad abierta interactiva
universidad abierta interamericana
universidad abierta para adultos
universidad abierta y a distancia de panama
universidad academia de humanismo cristiano
universidad adolfo ibanez
universidad adventista de bolivia
universidad adventista de centro america
universidad adventista de chile
universidad adventista de colombia
universidad adventista del plata
universidad adventista dominicana
universidad agraria del ecuador
universidad agroforestal fernando a merino
universidad alas peruanas
universidad albert einstein
universidad alberto hurtado
universidad alfonso x el sabio
universidad amazonica de pando
universidad americana
universidad ana g mendez
universidad anahuac
universidad anahuac del sur
universidad andina del cusco
universidad andina nestor caceares velasquez
universidad andina simon bolivar
universidad antonio de nebrija
universidad antonio narino
universidad apec
universidad arcis
universidad argentina de la empresa
universidad argentina john f kennedy
universidad arturo prat
universidad atlantida argentina
universidad austral buenos aires
universidad austral de chile
universidad autonoma agraria antonio narro
universidad autonoma benito juarez de oaxaca
universidad autonoma de aguascalientes
universidad autonoma de asuncion
universidad autonoma de baja california
universidad autonoma de baja california sur
universidad autonoma de bucaramanga
universidad autonoma de campeche
universidad autonoma de centro america
universidad autonoma de chapingo
universidad autonoma de chiapas
universidad autonoma de chihuahua
universidad autonoma de chiriqui
universidad autonoma de ciudad juarez
universidad autonoma de coahuila
universidad autonoma de colombia
universidad autonoma de durango
universidad autonoma de entre rios
universidad autonoma de fresnillo
universidad autonoma de guadalajara
universidad autonoma de guerrero
universidad autonoma de la ciudad de mexico
universidad autonoma de la laguna
universidad autonoma de las americas
universidad autonoma de madrid
universidad autonoma de manizales
universidad autonoma de nayarit
universidad autonoma de nuevo leon
universidad autonoma de occidente
universidad autonoma de queretaro
universidad autonoma de san luis potosi
universidad autonoma de santa ana
universidad autonoma de santo domingo
universidad autonoma de sinaloa
universidad autonoma de tamaulipas
universidad autonoma de tlaxcala
universidad autonoma de veracruz villa rica
universidad autonoma de yucatan
universidad autonoma de zacatecas
universidad autonoma del beni jose ballivian
universidad autonoma del caribe
universidad autonoma del carmen
universidad autonoma del estado de hidalgo
universidad autonoma del estado de mexico
universidad autonoma del estado de morelos
universidad autonoma del noreste
universidad autonoma del paraguay
universidad autonoma del sur
universidad autonoma espana de durango
universidad autonoma gabriel rene moreno
universidad autonoma latinoamericana
universidad autonoma metropolitana
universidad autonoma metropolitana azcapotzalco
universidad autonoma metropolitana iztapalapa
universidad autonoma metropolitana xochimilco
universidad autonoma monterrey
universidad autonoma tomas frias
universidad bellas artes
universidad bernardo o higgins
universidad bicentenaria de aragua
universidad blas pascal
universidad bolivariana
universidad bolivariana de venezuela
universidad braulio carrillo
universidad caece buenos aires
universidad capitain general gerardo barrios
universidad cardenal herrera ceu
universidad carlos iii de madrid
universidad casa grande
universidad catolica andres bello
universidad catolica anselmo llorente
universidad catolica argentina santa maria de los buenos aires
universidad catolica boliviana cochabamba
universidad catolica boliviana la paz
universidad catolica boliviana santa cruz
universidad catolica boliviana tarija
universidad catolica cardenal raul silva henriquez
universidad catolica cecilio acosta
universidad catolica de avila
universidad catolica de azogues
universidad catolica de colombia
universidad catolica de cordoba
universidad catolica de cuenca
universidad catolica de cuyo
universidad catolica de honduras
universidad catolica de la plata
universidad catolica de la santisima concepcion
universidad catolica de manizales
universidad catolica de occidente
universidad catolica de salta
universidad catolica de santa fe
universidad catolica de santa maria
universidad catolica de santiago de guayaquil
universidad catolica de santiago del estero
universidad catolica de santo domingo
universidad catolica de temuco
universidad catolica de valencia
universidad catolica de valparaiso
universidad catolica del maule
universidad catolica del norte
universidad catolica del oriente
universidad catolica del tachira
universidad catolica del uruguay
universidad catolica madre y maestra
universidad catolica nordestana
universidad catolica nuestra senora de la asuncion
universidad catolica popular del risaralda
universidad catolica redemptoris mater
universidad catolica san antonio
universidad catolica santa maria la antigua
universidad catolica santo toribio de mogrovejo
universidad catolica tecnologica del cibao
universidad central
universidad central de bayamon
universidad central de las villas
universidad central de venezuela
universidad central del caribe
universidad central del ecuador
universidad central del este
universidad central del valle del cauca
universidad centro occidental lisandro alvarado
universidad centroamericana
universidad centroamericana de ciencias empresariales ucem
universidad centroamericana jose simeon canas
universidad ces
universidad cesar vallejo
universidad ceu fernando iii
universidad champagnat
universidad chapultepec
universidad chileno britanica de cultura
universidad ciencias comerciales
universidad cientifica del sur
universidad cientifica latinoamericana de hidalgo
universidad columbia del paraguay
universidad complutense de madrid
universidad comunera
universidad cooperativa de colombia
universidad cristiana de las asambleas de dios
universidad cristobal colon
universidad cuauhtemoc
universidad de aconcagua
universidad de alcala de henares
universidad de alicante
universidad de almeria
universidad de america bogota
universidad de antioquia
universidad de antofagasta
universidad de aquino bolivia
universidad de artes ciencias y comunicacion
universidad de atacama
universidad de aysen
universidad de belgrano
universidad de bogota jorge tadeo lozano
universidad de bologna representacion en buenos aires
universidad de buenos aires
universidad de burgos
universidad de cadiz
universidad de caldas
universidad de camaguey
universidad de cantabria
universidad de carabobo
universidad de cartagena
universidad de cartago
universidad de cartago florencio del castillo
universidad de castilla la mancha
universidad de celaya
universidad de chile
universidad de ciego de avila
universidad de ciencias aplicadas y ambientales udca
universidad de ciencias de la informatica
universidad de ciencias empresariales y sociales
universidad de ciencias medicas
universidad de ciencias y artes de chiapas
universidad de ciencias y humanidades
universidad de cienfuegos
universidad de colima
universidad de comunicacion avanzada
universidad de concepcion
universidad de concepcion del uruguay
universidad de congreso
universidad de cordoba
universidad de costa rica
universidad de cuautitlan izcalli
universidad de cuenca
universidad de deusto
universidad de el salvador
universidad de especialidades del espiritu santo
universidad de especialidades turisticas
universidad de extremadura
universidad de flores buenos aires
universidad de gerona
universidad de granada
universidad de granma
universidad de guadalajara
universidad de guanajuato
universidad de guanajuato campus leon
universidad de guayaquil
universidad de hermosillo
universidad de holguin
universidad de huanuco
universidad de huelva
universidad de iberoamerica
universidad de ingenieria y tecnologia
universidad de jaen
universidad de la amazonia
universidad de la cuenca del plata
universidad de la defensa nacional
universidad de la empresa ude
universidad de la fraternidad de agrupaciones santo tomas de aquino fasta
universidad de la frontera
universidad de la guajira
universidad de la habana
universidad de la integracion de las americas unidad
universidad de la laguna
universidad de la marina mercante
universidad de la republica
universidad de la rioja
universidad de la sabana
universidad de la salle
universidad de la salle bajio
universidad de la serena
universidad de la sierra a c
universidad de la tercera edad
universidad de lambayeque
universidad de las americas
universidad de las americas puebla
universidad de las americas ulam
universidad de las hesperides
universidad de las palmas de gran canaria
universidad de las regiones autonomas de la costa caribe nicaraguense
universidad de leon
universidad de lima
universidad de los andes
universidad de los lagos
universidad de los llanos
universidad de magallanes
universidad de malaga
universidad de managua u de m
universidad de manizales
universidad de matanzas camilo cienfuegos
universidad de medellin
universidad de mendoza
universidad de montemorelos
universidad de monterrey
universidad de montevideo
universidad de moron
universidad de murcia
universidad de narino
universidad de navarra
universidad de norteamerica
universidad de occidente
universidad de oriente
universidad de oviedo
universidad de palermo
universidad de pamplona
universidad de panama
universidad de pinar del rio
universidad de piura
universidad de playa ancha de ciencias de la educacion
universidad de puerto rico
universidad de puerto rico aguadilla
universidad de puerto rico arecibo
universidad de puerto rico bayamon
universidad de puerto rico carolina
universidad de puerto rico cayey
universidad de puerto rico ciencias medicas
universidad de puerto rico humacao
universidad de puerto rico mayaguez
universidad de puerto rico ponce
universidad de puerto rico rio pedras
universidad de puerto rico utuado
universidad de quintana roo
universidad de salamanca
universidad de san andres
universidad de san buenaventura
universidad de san buenaventura medellin
universidad de san carlos de guatemala
universidad de san jose
universidad de san miguel
universidad de san pablo ceu
universidad de san pablo tucuman
universidad de san pedro sula
universidad de santiago de chile
universidad de sevilla
universidad de sonora
universidad de sonsonate
universidad de sucre
universidad de talca
universidad de tarapaca
universidad de valencia
universidad de valladolid
universidad de valparaiso
universidad de vina del mar
universidad de zaragoza
universidad del aconcagua
universidad del atlantico
universidad del azuay
universidad del bajio
universidad del bio bio
universidad del caribe
universidad del cauca
universidad del cema
universidad del centro de mexico
universidad del centro educativo latinoamericano rosario
universidad del cine buenos aires
universidad del cono sur de las americas
universidad del desarrollo
universidad del gran rosario
universidad del istmo
universidad del magdalena
universidad del mar
universidad del mayab
universidad del museo social argentino
universidad del noreste
universidad del noroeste
universidad del norte
universidad del norte santo tomas de aquino
universidad del pacifico
universidad del pais vasco
universidad del quindio
universidad del rosario
universidad del sagrado corazon
universidad del salvador
universidad del sinu
universidad del tepeyac
universidad del tolima
universidad del turabo
universidad del turismo
universidad del valle de atemajac
universidad del valle de guatemala
universidad del valle de mexico
universidad del valle de puebla
universidad del valle de toluca
universidad del valle del bravo
universidad del valle del cauca
universidad del zulia
universidad diego portales
universidad distrital francisco jose de caldas
universidad domingo savio
universidad dominicana o m
universidad dominico americana
universidad don bosco
universidad don vasco
universidad dr andreas bello
universidad dr jose matias delgado
universidad dr rafael belloso chacin
universidad eafit
universidad ean
universidad el bosque
universidad empresarial
universidad empresarial mateo kuljis
universidad empresarial siglo 21
universidad escuela argentina de negocios
universidad espana de durango
universidad especializada de las americas
universidad estatal a distancia
universidad estatal de bolivar
universidad eugenio maria de hostos
universidad europea de madrid
universidad europea del atlantico
universidad evangelica de el salvador
universidad experimental felix adam
universidad externado de colombia
universidad favaloro
universidad federico henriquez y carvajal
universidad femenina del sagrado corazon
universidad fermin toro
universidad fidelitas
universidad finis terrae
universidad franciscana de mexico
universidad francisco de aguirre
universidad francisco de paula santander
universidad francisco de vitoria
universidad francisco gavidia
universidad francisco marroquin
universidad franco mexicana
universidad fray luca paccioli
universidad fundepos alma mater
universidad gabriela mistral
universidad galileo
universidad gaston dachary
universidad gran mariscal de ayacucho
universidad guadalajara lamar
universidad hispanoamericana
universidad hospital italiano
universidad iberoamericana
universidad iberoamericana campus leon
universidad iberoamericana de ciencia y tecnologia
universidad iberoamericana de ciencias y tecnologia
universidad icesi
universidad incca de colombia
universidad industrial de santander
universidad insurgentes plantel leon
universidad interamericana
universidad interamericana de educacion a distancia de panama
universidad interamericana de puerto rico
universidad interamericana de puerto rico bayamon
universidad interamericana de puerto rico san german
universidad intercontinental
universidad internacional de andalucia
universidad internacional de andalucia sede antonio machado de baeza
universidad internacional de andalucia sede la rabida
universidad internacional de integracion de america latina
universidad internacional de las americas
universidad internacional de valencia
universidad internacional del ecuador
universidad internacional isabel i
universidad internacional jefferson
universidad internacional menendez pelayo
universidad internacional sek
universidad international sek santiago
universidad isaac newton
universidad isalud
universidad itaca
universidad jose antonio paez
universidad jose cecilio del valle
universidad jose maria vargas
universidad jose santos ossa
universidad jose vasconcelos
universidad juan agustin maza
universidad juan misael saracho
universidad juarez autonoma de tabasco
universidad juarez del estado de durango
universidad justo sierra
universidad kino
universidad la concordia
universidad la gran colombia
universidad la republica
universidad la salle
universidad la salle cuernavaca
universidad laica eloy alfaro de manabi
universidad laica vicente rocafuerte de guayaquil
universidad lasallista benavente
universidad latina
universidad latina de costa rica
universidad latina de panama
universidad latinoamericana
universidad latinoamericana de ciencia y tecnologia
universidad latinoamericana de ciencia y tecnologia panama
universidad libre de colombia
universidad libre de costa rica
universidad los andes
universidad los angeles de chimbote
universidad loyola andalucia
universidad luterana salvadorena
universidad madero
universidad maimonides
universidad marcelino champagnat
universidad mariana
universidad mariano egana
universidad mariano galvez
universidad maritima de chile
universidad mayor
universidad mayor de san andres
universidad mayor de san simon
universidad mesoamericana de san agustin
universidad metropolitana
universidad metropolitana castro carazo
universidad metropolitana de asuncion
universidad metropolitana de ciencias de la educacion
universidad metropolitana de honduras
universidad metropolitana de monterrey
universidad metropolitana latin campus
universidad mexicana
universidad mexicana del noreste
universidad mexico americana del norte
universidad mexico internacional
universidad michoacana de san nicolas de hidalgo
universidad miguel de cervantes
universidad miguel hernandez de elche
universidad militar nueva granada
universidad modular abierta
universidad monsenor oscar arnulfo romeo
universidad monteavila
universidad motolinia del pedegral
universidad motolinia del pedregal
universidad nacional
universidad nacional abierta
universidad nacional abierta y a distancia
universidad nacional agraria
universidad nacional agraria de la selva
universidad nacional agraria la molina
universidad nacional andres bello
universidad nacional arturo jauretche
universidad nacional autonoma de honduras
universidad nacional autonoma de mexico
universidad nacional autonoma de nicaragua
universidad nacional daniel alcides carrion
universidad nacional de asuncion
universidad nacional de avellaneda
universidad nacional de cajamarca
universidad nacional de catamarca
universidad nacional de chilecito
universidad nacional de chimborazo
universidad nacional de colombia
universidad nacional de cordoba
universidad nacional de cuyo
universidad nacional de educacion a distancia
universidad nacional de educacion enrique guzman y valle
universidad nacional de entre rios
universidad nacional de formosa
universidad nacional de general san martin
universidad nacional de general sarmiento
universidad nacional de guinea ecuatorial
universidad nacional de hurlingham
universidad nacional de ingenieria
universidad nacional de jose clemente paz
universidad nacional de jujuy
universidad nacional de la amazonia peruana
universidad nacional de la libertad trujillo
universidad nacional de la matanza
universidad nacional de la pampa
universidad nacional de la patagonia austral
universidad nacional de la patagonia san juan bosco
universidad nacional de la plata
universidad nacional de la rioja
universidad nacional de lanus
universidad nacional de las artes
universidad nacional de loja
universidad nacional de lomas de zamora
universidad nacional de los comechingones
universidad nacional de lujan
universidad nacional de mar del plata
universidad nacional de misiones
universidad nacional de moreno
universidad nacional de pilar
universidad nacional de piura
universidad nacional de quilmes
universidad nacional de rafaela
universidad nacional de rio cuarto
universidad nacional de rio negro
universidad nacional de rio tercero
universidad nacional de rosario
universidad nacional de salta
universidad nacional de san agustin
universidad nacional de san antonio abad
universidad nacional de san cristobal de huamanga
universidad nacional de san juan
universidad nacional de san luis
universidad nacional de san martin
universidad nacional de santa chimbote
universidad nacional de santiago del estero
universidad nacional de tres de febrero
universidad nacional de tucuman
universidad nacional de tumbes
universidad nacional de ucayali
universidad nacional de villa maria
universidad nacional de villa mercedes
universidad nacional del altiplano
universidad nacional del alto uruguay
universidad nacional del callao
universidad nacional del centro de la provincia de buenos aires
universidad nacional del centro del peru
universidad nacional del chaco austral
universidad nacional del comahue
universidad nacional del delta
universidad nacional del este
universidad nacional del litoral
universidad nacional del nordeste
universidad nacional del noroeste de la provincia de buenos aires
universidad nacional del oeste
universidad nacional del sur
universidad nacional del tierra del fuego antartida e islas del atlantico sur
universidad nacional evangelica
universidad nacional experimental de guayana
universidad nacional experimental de la fuerza armada
universidad nacional experimental de los llanos occidentales ezequiel zamora
universidad nacional experimental del tachira
universidad nacional experimental francisco de miranda
universidad nacional experimental politecnica antonio jose de sucre
universidad nacional experimental rafael maria baralt
universidad nacional experimental romulo gallegos
universidad nacional experimental simon rodriguez
universidad nacional experimental sur del lago jesus maria semprum
universidad nacional federico villarreal
universidad nacional guillermo brown
universidad nacional hermilio valdizan
universidad nacional jorge basadre grohmann
universidad nacional jose faustino sanchez carrion
universidad nacional mayor de san marcos
universidad nacional pedro henriquez urena
universidad nacional pedro ruiz gallo
universidad nacional san antonio de areco
universidad nacional san luis gonzaga
universidad nacional santiago antunez de mayolo
universidad nacional siglo xx llallagua
universidad nicaraguense de ciencia y tecnologica
universidad norbert wiener
universidad notarial argentina
universidad nuestra senora de la paz
universidad nueva esparta
universidad nueva san salvador
universidad nuevo mundo
universidad nur
universidad obrera de mexico
universidad odontologica dominicana
universidad olmeca
universidad ort uruguay
universidad pablo de olavide
universidad panamericana
universidad panamericana de san salvador
universidad para la cooperacion internacional
universidad particular de chiclayo
universidad particular inca garcilaso de la vega
universidad pedagogica de el salvador
universidad pedagogica experimental libertador
universidad pedagogica jose marti camaguey
universidad pedagogica nacional
universidad pedagogica nacional francisco morazan
universidad pedagogica nacional unidad leon
universidad pedagogica veracruzana
universidad pedagogica y tecnologica de colombia
universidad peruana cayetano heredia
universidad peruana de ciencias aplicadas
universidad peruana de ciencias e informatica
universidad peruana union
universidad piloto de colombia
universidad politecnica de cartagena
universidad politecnica de cataluna
universidad politecnica de el salvador
universidad politecnica de madrid
universidad politecnica de nicaragua
universidad politecnica de valencia
universidad politecnica salesiana
universidad pontificia bolivariana
universidad pontificia comillas
universidad pontificia de salamanca
universidad popular autonoma del estado de puebla
universidad popular de nicaragua uponic
universidad popular del cesar
universidad privada abierta latinoamericana
universidad privada antenor orrego
universidad privada boliviana
universidad privada de santa cruz de la sierra
universidad privada de tacna
universidad privada del este
universidad privada del norte
universidad privada del valle
universidad privada franz tamayo unifranz
universidad privada juan mejia baca
universidad privada los andes
universidad privada san juan bautista
universidad privada san pedro
universidad privada sergio bernales
universidad provincial de ezeiza
universidad publica de navarra
universidad rafael landivar
universidad rafael urdaneta
universidad regiomontana
universidad regional del sureste
universidad regional miguel hidalgo
universidad rey juan carlos
universidad ricardo palma
universidad rural de guatemala
universidad salesiana
universidad salesiana de bolivia
universidad salvadorena alberto masferrer
universidad san carlos
universidad san francisco de quito
universidad san francisco xavier
universidad san francisco xavier de chuquisaca
universidad san ignacio de loyola
universidad san jorge
universidad san juan de la cruz
universidad san marcos
universidad san martin de porres
universidad san pablo
universidad san sebastian
universidad santa fe
universidad santa maria campus guayaquil
universidad santa maria caracas
universidad santa paula
universidad santiago de cali
universidad santo tomas
universidad senor de sipan
universidad sergio arboleda
universidad simon bolivar
universidad surcolombiana
universidad tecmilenio
universidad tecnica de ambato
universidad tecnica de babahoyo
universidad tecnica de cotopaxi
universidad tecnica de esmeraldas luis vargas torres
universidad tecnica de machala
universidad tecnica de manabi
universidad tecnica de oruro
universidad tecnica del norte
universidad tecnica estatal de quevedo
universidad tecnica federico santa maria
universidad tecnica latinoamericana
universidad tecnica particular de loja
universidad tecnologica america
universidad tecnologica centroamericana
universidad tecnologica de el salvador
universidad tecnologica de honduras
universidad tecnologica de la mixteca
universidad tecnologica de los andes de apurimac
universidad tecnologica de mexico
universidad tecnologica de nezahualcoyotl
universidad tecnologica de panama
universidad tecnologica de pereira
universidad tecnologica de santiago
universidad tecnologica del centro
universidad tecnologica del choco diego luis cordoba
universidad tecnologica del peru
universidad tecnologica del sur
universidad tecnologica equinoccial
universidad tecnologica indoamerica
universidad tecnologica israel
universidad tecnologica metropolitana
universidad tecnologica nacional
universidad tecnologica oteima
universidad tecnologica san antonio de machala
universidad tecnologica vicente perez rosales
universidad torcuato di tella
universidad valle del grijalva
universidad valle del momboy
universidad veracruzana
universidad veritas
universidad xicotepetl
universidad yacambu
universidade aberta lisboa
universidade anhembi morumbi uam
universidade atlantica
universidade autonoma de lisboa luis de camoes
universidade bandeirante de sao paulo
universidade braz cubas
universidade camilo castelo branco
universidade candido mendes
universidade castelo branco
universidade catolica de angola
universidade catolica de brasilia
universidade catolica de goias
universidade catolica de mocambique
universidade catolica de pelotas
universidade catolica de pernambuco
universidade catolica de petropolis
universidade catolica de santos
universidade catolica do salvador
universidade catolica dom bosco
universidade catolica portuguesa
universidade cidade de sao paulo
universidade comunitaria da regiao de chapeco unochapeco
universidade cruzeiro do sul
universidade da amazonia
universidade da beira interior
universidade da coruna
universidade da madeira
universidade da regiao da campanha
universidade de alfenas
universidade de aveiro
universidade de brasilia
universidade de caxias do sul
universidade de coimbra
universidade de cruz alta
universidade de evora
universidade de fortaleza
universidade de franca
universidade de guarulhos
universidade de lisboa
universidade de marilia
universidade de mogi das cruzes
universidade de nova iguacu
universidade de passo fundo
universidade de pernambuco
universidade de ribeirao preto
universidade de santa cruz do sul
universidade de santiago de compostela
universidade de santo amaro
universidade de sao paulo
universidade de taubate
universidade de tocantins
universidade de tras os montes e alto douro
universidade de uberaba
universidade de vigo
universidade do algarve
universidade do amazonas
universidade do estado da bahia
universidade do estado de santa catarina
universidade do estado do rio de janeiro
universidade do estado do rio grande do norte
universidade do extremo sul catarinense
universidade do grande rio
universidade do minho
universidade do oeste de santa catarina
universidade do oeste paulista
universidade do porto
universidade do rio de janeiro
universidade do sagrado coracao
universidade do sul de santa catarina
universidade do vale do itajai
universidade do vale do paraiba univap
universidade dos acores
universidade eduardo mondlane
universidade estacio de sa
universidade estadual da paraiba
universidade estadual de campinas
universidade estadual de feira de santana
universidade estadual de londrina
universidade estadual de maringa
universidade estadual de montes claros
universidade estadual de ponta grossa
universidade estadual de santa cruz
universidade estadual do ceara
universidade estadual do maranhao
universidade estadual do norte do parana
universidade estadual do norte fluminense
universidade estadual do oeste do parana
universidade estadual do piaui
universidade estadual do vale do acarau
universidade estadual paulista
universidade estadual sudoeste da bahia
universidade federal da bahia
universidade federal da grande dourados
universidade federal da paraiba
universidade federal de alagoas
universidade federal de campina grande
universidade federal de goias
universidade federal de itajuba
universidade federal de juiz de fora
universidade federal de lavras
universidade federal de mato grosso
universidade federal de mato grosso do sul
universidade federal de minas gerais
universidade federal de ouro preto
universidade federal de pelotas
universidade federal de pernambuco
universidade federal de rondonia
universidade federal de santa catarina
universidade federal de santa maria
universidade federal de sao carlos
universidade federal de sao joao del rei
universidade federal de sao paulo
universidade federal de sergipe
universidade federal de uberlandia
universidade federal de vicosa
universidade federal do abc
universidade federal do acre
universidade federal do amapa
universidade federal do ceara
universidade federal do espirito santo
universidade federal do maranhao
universidade federal do para
universidade federal do parana
universidade federal do piaui
universidade federal do rio de janeiro
universidade federal do rio grande
universidade federal do rio grande do norte
universidade federal do rio grande do sul
universidade federal do triangulo mineiro
universidade federal do vale do sao francisco
universidade federal dos vales do jequitinhonha e mucuri
universidade federal fluminense
universidade federal rural de pernambuco
universidade federal rural do rio de janeiro
universidade fernando pessoa
universidade franciscana
universidade gama filho
universidade gregorio semedo
universidade ibirapuera
universidade independente
universidade independente de angola
universidade internacional lisboa
universidade jean piaget de cabo verde
universidade lurio
universidade lusiada
universidade lusiada de angola
universidade lusofona de humanidades e technologias
universidade luterana do brasil
universidade mackenzie
universidade metodista de angola
universidade metodista de piracicaba
universidade metropolitana de angola
universidade metropolitana de santos
universidade moderna de lisboa
universidade nova de lisboa
universidade para o desenvolvimento do alto vale do itajai
universidade paulista
universidade pedagogica
universidade portucalense infante d henrique
universidade potiguar
universidade regional de blumenau
universidade regional do cariri
universidade regional do noroeste do estado do rio grande do sul
universidade regional integrada do alto uruguai e das missoes
universidade salgado de oliveira
universidade salvador
universidade santa cecilia dos bandeirantes
universidade santa ursula
universidade sao francisco
universidade sao judas tadeu
universidade sao marcos
universidade tecnica de angola
universidade tecnica de lisboa
universidade tecnologica federal do parana
universidade tiradentes
universidade vale do rio doce
universidade vale do rio dos sinos
universidade veiga de almeida
universidade virtual do estado de sao paulo
universidade zambeze
universita della svizzera italiana
universita ecampus
universita pontifcia salesiana
universita pontificia salesiana
universitas 17 agustus 1945 banyuwangi
universitas 17 agustus 1945 cirebon
universitas 17 agustus 1945 jakarta
universitas 17 agustus 1945 samarinda
universitas 17 agustus 1945 semarang
universitas 17 agustus 1945 surabaya
universitas advent indonesia
universitas ahmad dahlan
universitas airlangga
universitas amir hamzah
universitas andalas
universitas atma jaya yogyakarta
universitas bakrie
universitas bengkulu
universitas bhayangkara jakarta raya
universitas bhayangkara surabaya
universitas bojonegoro
universitas brawijaya
universitas bunda mulia jakarta
universitas bung hatta
universitas cenderawasih
universitas darma agung
universitas darma persada
universitas dian nuswantoro
universitas diponegoro
universitas dr r moestopo
universitas gadjah mada
universitas gunadarma
universitas haluoleo
universitas hasanuddin
universitas hkbp nommensen
universitas ibn chaldun jakarta
universitas ibn khaldun bogor
universitas indonesia
universitas indonusa esa unggul
universitas islam bandung
universitas islam indonesia
universitas islam jakarta
universitas islam malang
universitas islam nusantara
universitas islam riau
universitas islam sultan agung
universitas islam sumatera utara
universitas islam syekh yusuf
universitas jambi
universitas janabadra
universitas jayabaya
universitas jember
universitas jenderal achmad yani
universitas jenderal soedirman
universitas katolik indonesia atma jaya
universitas katolik parahyangan
universitas katolik soegijapranoto
universitas katolik widya karya
universitas katolik widya manadala
universitas kediri
universitas khairun
universitas klabat
universitas komputer indonesia
universitas krisnadwipayana
universitas kristen duta wacana
universitas kristen indonesia
universitas kristen indonesia tomohon
universitas kristen krida wacana
universitas kristen maranatha
universitas kristen petra
universitas kristen satya wacana
universitas lambung mangkurat
universitas lampung
universitas lancang kuning
universitas ma chung
universitas maarif hasyim latif
universitas madura
universitas mahasaraswati denpasar
universitas mahendradatta
universitas mataram
universitas mercu buana
universitas merdeka madiun
universitas merdeka malang
universitas methodist indonesia
universitas muhammadiyah jakarta
universitas muhammadiyah jember
universitas muhammadiyah magelang
universitas muhammadiyah makassar
universitas muhammadiyah malang
universitas muhammadiyah mataram
universitas muhammadiyah sidoarjo
universitas muhammadiyah sumatra utara
universitas muhammadiyah surakarta
universitas muhammadiyah yogyakarta
universitas mulawarman
universitas muria kudus
universitas muslim indonesia
universitas narotama
universitas nasional jakarta
universitas nasional pasim
universitas negeri gorontalo
universitas negeri jakarta
universitas negeri makassar
universitas negeri malang
universitas negeri manado
universitas negeri medan
universitas negeri padang
universitas negeri semarang
universitas negeri surabaya
universitas negeri yogyakarta
universitas ngurah rai
universitas nusa cendana
universitas nusa putra
universitas padjadjaran
universitas pakuan
universitas palangka raya
universitas pancasakti tegal
universitas pancasila
universitas paramadina mulya
universitas pasundan
universitas pattimura
universitas pekalongan
universitas pelita harapan
universitas pembangunan nasional veteran jakarta
universitas pembangunan nasional veteran jawa timur
universitas pembangunan nasional veteran yogyakarta
universitas pembangunan panca budi
universitas pendidikan indonesia
universitas persada indonesia y a i
universitas pesantren darul ulum jombang
universitas pgri adi buana surabaya
universitas proklamasi 45
universitas putera batam
universitas riau
universitas sam ratulangi
universitas sanata dharma
universitas sarjanawiyata tamansiswa
universitas sebelas maret
universitas semarang
universitas siliwangi
universitas simalungun
universitas slamet riyadi surakarta
universitas sriwijaya
universitas sultan ageng tirtayasa
universitas sumatera utara
universitas surabaya
universitas swadaya gunung djati
universitas syiah kuala
universitas tadulako
universitas tanjungpura
universitas tarumanagara
universitas telkom
universitas terbuka indonesia
universitas tidar magelang
universitas trilogi
universitas trisakti
universitas trunojoyo madura
universitas tunas pembangunan
universitas udayana
universitas widya gama malang
universitas widyatama
universitas wijaya kusuma purwokerto
universitas wijaya kusuma surabaya
universitas wisnuwardhana
universitas yarsi
universitat augsburg
universitat autonoma de barcelona
universitat bayreuth
universitat bern
universitat bielefeld
universitat bremen
universitat de barcelona
universitat de les illes balears
universitat de lleida
universitat de vic
universitat der bundeswehr hamburg
universitat der bundeswehr munchen
universitat der kunste berlin
universitat des saarlandes
universitat duisburg essen
universitat erfurt
universitat flensburg
universitat fur angewandte kunst wien
universitat fur bodenkultur wien
universitat fur kunstlerische und industrielle gestaltung linz
universitat fur musik und darstellende kunst graz
universitat fur musik und darstellende kunst wien
universitat graz
universitat hamburg
universitat hannover
universitat hildesheim
universitat hohenheim
universitat innsbruck
universitat internacional de catalunya
universitat jaume i de castellon
universitat kaiserslautern
universitat kassel
universitat klagenfurt
universitat koblenz landau
universitat koln
universitat konstanz
universitat leipzig
universitat liechtenstein
universitat luneburg
universitat luzern
universitat mannheim
universitat mozarteum salzburg
universitat oberta de catalunya
universitat osnabruck
universitat paderborn
universitat passau
universitat pompeu fabra
universitat potsdam
universitat ramon llull
universitat regensburg
universitat rostock
universitat rovira i virgili tarragona
universitat salzburg
universitat siegen
universitat st gallen hsg
universitat stuttgart
universitat trier
universitat ulm
universitat vienna
universitat zurich
universitatea de vest vasile goldis
universite abdelmalek essadi
universite abdou moumouni de niamey
universite abou bekr belkaid tlemcen
universite alioune diop de bambey
universite amadou hampate ba
universite amar telidji
universite badji mokhtar
universite blaise pascal clermont ferrand ii
universite bordeaux i
universite bourgogne franche comte
universite cadi ayyad
universite catholique de bukavu
universite catholique de kabgayi
universite catholique de l ouest
universite catholique de lille
universite catholique de louvain
universite catholique de lyon
universite centrale
universite champollion
universite charles de gaulle lille iii
universite cheikh anta diop
universite chouaib doukkali
universite chretienne bilingue du congo
universite chretienne du nord d haiti
universite claude bernard lyon i
universite clermont auvergne
universite d abobo adjame
universite d abomey calavi uac
universite d aix marseille
universite d aix marseille iii
universite d alger
universite d alger 3
universite d angers
universite d antananarivo
universite d antsiranana
universite d artois
universite d auvergne clermont ferrand i
universite d avignon
universite d etat d haiti
universite d evry val d essonne
universite d oran es senia
universite d orleans
universite dakar bourguiba
universite de 7 novembre a carthage
universite de bamako
universite de bamenda
universite de bandundu ville
universite de bangui
universite de batna
universite de bejaia
universite de biskra
universite de blida
universite de bouake
universite de bretagne occidentale
universite de bretagne sud
universite de buea
universite de caen basse normandie
universite de cergy pontoise
universite de chlef
universite de cocody
universite de corse pascal paoli
universite de djibouti
universite de douala
universite de dschang
universite de fianarantsoa
universite de franche comte
universite de gabes
universite de gafsa
universite de guelma
universite de haute alsace
universite de jendouba
universite de kairouan
universite de kinshasa
universite de kisangani
universite de la manouba
universite de la mediterranee aix marseille ii
universite de la polynesie francaise
universite de la reunion
universite de la rochelle
universite de lausanne
universite de limoges
universite de lome
universite de lorraine
universite de lubumbashi
universite de m sila
universite de mahajanga
universite de mbuji mayi
universite de metz
universite de monastir
universite de mons hainaut
universite de montpellier
universite de montreal
universite de mostaganem
universite de n djamena
universite de nantes
universite de neuchatel
universite de ngaoundere
universite de nice sophia antipolis
universite de nimes
universite de nouakchott
universite de ouagadougou
universite de paris iv sorbonne
universite de pau et des pays de l adour
universite de perpignan
universite de picardie jules verne
universite de poitiers
universite de provence aix marseille i
universite de reims champagne ardenne
universite de rennes 2
universite de rouen haute normandie
universite de saida
universite de savoie
universite de setif
universite de sfax
universite de sherbrooke
universite de sidi bel abbes djillali liabes
universite de skikda
universite de strasbourg
universite de technologie de belfort montbeliard
universite de technologie de compiegne
universite de technologie de troyes
universite de thies
universite de toamasina
universite de toliary
universite de toulouse
universite de toulouse le mirail toulouse ii
universite de toulouse le mirail toulouse iii
universite de tunis
universite de tunis el manar
universite de valenciennes et du hainaut cambresis
universite de versailles saint quentin en yvelines
universite de yaounde i
universite de yaounde ii
universite de ziguinchor
universite denis diderot paris vii
universite des antilles
universite des antilles et de la guyane
universite des montagnes
universite des sciences et de la technologie d oran
universite des sciences et de la technologie houari boumediene
universite des sciences et technologies de lille lille i
universite des sciences humaines strasbourg ii
universite des sciences islamiques de constantine
universite des sciences sociales toulouse i
universite diderot paris 7
universite du burundi
universite du centre sousse
universite du droit et de la sante lille ii
universite du havre
universite du littoral cote d opale
universite du maine
universite du quebec a chicoutimi
universite du quebec a montreal
universite du quebec a rimouski
universite du quebec a trois rivieres
universite du quebec en abitibi temiscamingue
universite du quebec en outaouais
universite du sahel
universite du sud toulon et var
universite episcopale d haiti
universite euro afrique
universite ez zitouna
universite francaise d egypte
universite francois rabelais de tours
universite gamal abdel nasser de conakry
universite gaston berger saint louis
universite grenoble alpes
universite hassan ier settat
universite hassan ii ain chock
universite hassan ii mohammadia
universite henri poincare nancy i
universite ibn toufail
universite ibn zohr agadir
universite internationale de rabat
universite jean monnet
universite jean moulin lyon iii
universite julius nyerere kankan
universite kasdi merbah ouargla
universite kofi annan
universite kongo
universite laval
universite libre de bruxelles
universite libre de tunis
universite louis pasteur strasbourg i
universite lumiere de bujumbura
universite lumiere lyon ii
universite m hamed bouguerra de boumerdes
universite mentouri constantine
universite michel de montaigne bordeaux iii
universite mohammed ier
universite mohammed premier oujda
universite mohammed v agdal
universite mohammed v souissi
universite montesquieu bordeaux iv
universite moulay ismail meknes
universite mouloud mammeri de tizi ouzou
universite nancy ii
universite notre dame d haiti
universite omar bongo
universite pantheon assas paris ii
universite pantheon sorbonne paris i
universite paris dauphine paris ix
universite paris est creteil val de marne paris xii
universite paris est marne la vallee
universite paris nanterre paris x
universite paris nord paris xiii
universite paris ouest paris x nanterre
universite paris saclay
universite paris sorbonne paris iv
universite paris sud paris xi
universite paul sabatier toulouse iii
universite paul valery montpellier iii
universite pierre mendes france
universite privee de marrakech
universite protestante au congo
universite quisqueya
universite rene descartes paris v
universite rennes i
universite rennes ii haute bretagne
universite robert schuman strasbourg iii
universite senghor d alexandrie
universite shalom de bunia
universite sidi mohammed ben abdellah
universite sorbonne nouvelle paris iii
universite thierno amadou diallo
universite val de marne paris xii
universite victor segalen bordeaux ii
universite vincennes saint denis paris viii
universite virtuelle de tunis
universiteit antwerpen
universiteit antwerpen management school
universiteit antwerpen ufsia
universiteit gent
universiteit leiden
universiti darul iman
universiti industri selangor
universiti islam antarabangsa sultan abdul halim mu adzam shah
universiti islam sultan sharif ali
universiti kebangsaan malaysia
universiti kuala lumpur
universiti kuala lumpur malaysian institute of information technology miit
universiti malaya
universiti malaysia kelantan
universiti malaysia perlis
universiti malaysia sabah
universiti malaysia sarawak
universiti malaysia terengganu
universiti pendidikan sultan idris
universiti putra malaysia
universiti sains malaysia
universiti sultan zainal abidin
universiti teknikal malaysia melaka
universiti teknologi malaysia
universiti teknologi mara
universiti tenaga nasional
universiti tun abdul razak
universiti tun hussein onn malaysia
universiti tunku abdul rahman
universiti utara malaysia
university aurel vlaicu arad
university campus suffolk
university canada west
university center cesar ritz
university centre of the westfjords
university college bahrain
university college cork
university college dublin
university college london university of london
university college odisee
university college of applied sciences
university college of arts crafts and design
university college of boras
university college of cape breton
university college of gavle
university college of kristianstad
university college of nabi akram
university college of saint boniface
university college of skovde
university college of technology innovation ucti
university college of the cariboo
university college of trollhattan uddevalla
university college thiruvananthapuram
university for development studies
university for humanistics uh
university for information science and technology st paul the apostle
university for peace
university goce delcev
university hospital zurich
university institute of architecture venice
university institute of modern languages
university institute of naval studies
university institute of oriental studies
university institute of teacher training suor orsola benincasa
university konstantina filozov in nitra
university lucian blaga of sibiu
university malaysia pahang
university marien ngouabi brazzaville
university medical school of debrecen
university medical school of pecs
university north
university of aberdeen
university of abertay dundee
university of abuja
university of adelaide
university of aden
university of advancing technology
university of agder
university of agricultural sciences bangalore
university of agricultural sciences dharwad
university of agriculture abeokuta
university of agriculture and veterinary medicine bucharest
university of agriculture and veterinary medicine cluj napoca
university of agriculture and veterinary medicine iasi
university of agriculture and veterinary medicine timisoara
university of agriculture faisalabad
university of agriculture makurdi
university of aizu
university of akron
university of akron wayne college
university of akureyri
university of al qadisiyah
university of alabama at birmingham
university of alabama at huntsville
university of alaska
university of alaska anchorage
university of alaska fairbanks
university of alaska southeast
university of alberta
university of aleppo
university of alexandra dubcek in trencin
university of amsterdam
university of anbar
university of ancona
university of andorra
university of applied science and technology
university of applied sciences
university of applied sciences aargau
university of applied sciences basel fhbb
university of applied sciences chur
university of applied sciences of moldova
university of applied sciences solothurn northwestern switzerland
university of aquila
university of architecture civil engineering and geodesy
university of arizona
university of arkansas community college batesville
university of arkansas community college hope
university of arkansas community college morrilton
university of arkansas fayetteville
university of arkansas for medical sciences
university of arkansas fort smith
university of arkansas little rock
university of arkansas monticello
university of arkansas system eversity
university of art and design cluj napoca
university of art and design helsinki
university of asia and the pacific
university of asia pacific dhanmondi
university of athens
university of auckland
university of aviation and technology
university of bacau
university of baghdad
university of baguio
university of bahrain
university of balochistan
university of baltimore
university of banja luka
university of barcelona
university of bari
university of basel
university of basrah
university of batangas
university of bath
university of bedfordshire
university of belgrade
university of belize
university of benghazi
university of benin
university of bergamo
university of bergen
university of bialystok
university of bihac
university of birmingham
university of bohol
university of bologna
university of bolton
university of botswana
university of bradford
university of brescia
university of bridgeport
university of brighton
university of bristol
university of british columbia
university of brunei darussalam
university of bucharest
university of buckingham
university of bunkyo
university of burao
university of burdwan
university of burgundy
university of cagayan valley
university of cagliari
university of calabar
university of calabria
university of calcutta
university of calgary
university of calicut
university of california berkeley
university of california davis
university of california irvine
university of california los angeles
university of california merced
university of california office of the president
university of california riverside
university of california san diego
university of california san francisco
university of california santa barbara
university of california santa cruz
university of cambodia
university of cambridge
university of camerino
university of canberra
university of canterbury
university of cape coast
university of cape town
university of cassino
university of catania
university of cebu
university of central arkansas
university of central europe in skalica
university of central florida
university of central lancashire
university of central missouri
university of central oklahoma
university of central punjab
university of charleston
university of chemical technology and metallurgy
university of chester
university of chicago
university of chieti
university of chittagong
university of cincinnati
university of colombo
university of colorado anschutz medical campus
university of colorado at boulder
university of colorado at colorado springs
university of colorado at denver
university of colorado health sciences center
university of computer studies yangon
university of connecticut
university of constanta
university of constanta medical school
university of copenhagen
university of craiova
university of crete
university of cumbria
university of cyprus
university of da lat
university of da nang
university of dallas
university of dammam
university of dar es salaam
university of dayton
university of debrecen
university of delaware
university of delhi
university of denver
university of derby
university of detroit mercy
university of development alternative
university of dhaka
university of dodoma
university of dohuk kurdistan region
university of dongola
university of dubai
university of dublin trinity college
university of dubrovnik
university of dubuque
university of dundee
university of durham
university of east
university of east anglia
university of east asia
university of east london
university of east srarajevo
university of eastern africa baraton
university of eastern philippines
university of economics and humanities warsaw
university of economics and innovation lublin
university of economics in bratislava
university of economics prague
university of economics varna
university of edinburgh
university of education
university of education hradec kralove
university of education winneba
university of el imam el mahdi university
university of elbasan aleksander xhuvani
university of eldoret
university of electro communications
university of electronic science and technology of china
university of engineering and technology lahore
university of engineering and technology peshawar
university of engineering and technology taxila
university of essex
university of evansville
university of exeter
university of faisalabad
university of ferrara
university of fiji
university of finance and management in bialystok
university of findlay
university of fine arts belgrade
university of florence
university of florida
university of foggia
university of food technology
university of forestry sofia
university of fort hare
university of fribourg
university of gadarif
university of galatzi
university of galway
university of gastronomic sciences
university of gdansk
university of geneva
university of genoa
university of georgia
university of gezira
university of ghana
university of girona
university of gjirokstra eqerem cabej
university of glamorgan
university of glasgow
university of gloucestershire
university of goroka
university of great falls
university of greenland
university of greenwich
university of grigol robakidze
university of groningen
university of guam
university of guelph
university of guilan
university of gujrat
university of guyana
university of haifa
university of hail
university of halifax birmingham campus
university of hargeisa
university of hartford
university of hawaii at hilo
university of hawaii at manoa
university of hawaii system
university of health and science
university of health sciences andhra pradesh
university of health sciences antigua
university of helsinki
university of hertfordshire
university of holy cross
university of holy quran and islamic siences
university of hormozgan
university of horticulture and food industry
university of houston
university of houston downtown
university of huddersfield
university of hull
university of human development kurdistan region
university of hyderabad
university of hydraulic electric engineering
university of iasi
university of ibadan
university of iceland
university of idaho
university of illinois chicago
university of illinois springfield
university of illinois urbana champaign
university of ilorin
university of indianapolis
university of information technology and management in rzeszow
university of information technology sciences
university of insubria
university of insurance and banking in warsaw
university of international business
university of international business and economics
university of ioannina
university of iowa
university of italian studies for foreigners of perugia
university of italian studies for foreigners of siena
university of jaffna
university of jamestown
university of jammu
university of jan evangelista purkyne
university of jazeera
university of jinan
university of joensuu
university of johannesburg
university of jordan
university of jos
university of juba
university of jyvaskyla
university of kabianga
university of kalamoon
university of kalyani
university of kansas
university of kansas school of medicine
university of karachi
university of kashmir
university of kelaniya
university of kent at canterbury
university of kentucky
university of kerala
university of khartoum
university of king s college
university of kirkuk
university of korca fan noli
university of kordofan
university of kota
university of kragujevac
university of kufa
university of kuopio
university of kurdistan
university of kurdistan hawler
university of kwazulu natal
university of kyrenia
university of la verne
university of lagos
university of lahore
university of lancaster
university of lapland
university of latvia
university of lecce
university of leeds
university of leicester
university of lethbridge
university of liberal arts
university of liberia
university of liege
university of limerick
university of limpopo
university of lincoln
university of liverpool
university of livingstonia
university of ljubljana
university of lloilo
university of lodz
university of london
university of louisiana at lafeyette
university of louisiana at monroe
university of louisville
university of lower silesia of the association for the advancement of education in wroclaw
university of lucknow
university of lusaka
university of luxemburg
university of macau
university of macedonia
university of macerata
university of madras
university of maiduguri
university of maine
university of maine at farmington
university of maine at fort kent
university of maine at machias
university of maine at presque island
university of maine system
university of malakand
university of malawi
university of malawi old
university of malta
university of management and marketing
university of management and technology
university of manchester
university of manila
university of manitoba
university of maribor
university of marketing and distribution sciences
university of mary washington
university of maryland baltimore
university of maryland baltimore county
university of maryland college park
university of maryland eastern shore
university of maryland university college
university of mashhad payame noor
university of massachusetts at amherst
university of massachusetts at dartmouth
university of massachusetts at lowell
university of massachusetts boston
university of mauritius
university of media arts
university of medical sciences technology umst
university of medicine 1 yangon
university of medicine and pharmacology of oradea
university of medicine and pharmacy of bucharest
university of medicine and pharmacy of cluj napoca
university of medicine and pharmacy of iasi
university of medicine and pharmacy of targu mures
university of medicine and pharmacy of timisoara
university of medicine magway
university of melbourne
university of memphis
university of messina
university of miami
university of michigan ann arbor
university of michigan dearborn
university of michigan flint
university of milan
university of milan bicocca
university of mindanao
university of mining and geology st ivan rils
university of minnesota
university of minnesota crookston
university of minnesota duluth
university of minnesota morris
university of miskolc
university of mississippi
university of mississippi medical center
university of missouri
university of missouri kansas city
university of missouri rolla
university of missouri saint louis
university of mkar
university of modena
university of mohaghegh ardabili
university of molise
university of moncton
university of moncton edmundston
university of moncton shippagan
university of montana
university of montenegro
university of moratuwa
university of mostar
university of mosul
university of mount olive
university of mumbai
university of munawwar ul islam
university of music and fine arts
university of mustansiriyah
university of mysore
university of nairobi
university of namibia
university of naples federico ii
university of national and world economy
university of nebraska kearney
university of nebraska lincoln
university of nebraska omaha
university of negros occidental recoletos
university of nevada las vegas
university of nevada reno
university of new brunswick
university of new brunswick saint john
university of new caledonia
university of new england
university of new hampshire
university of new haven
university of new mexico
university of new orleans
university of new south wales
university of new york in prague
university of new york tirana
university of newcastle
university of nicosia
university of nigeria
university of nis
university of nizwa
university of north alabama
university of north bengal
university of north carolina at asheville
university of north carolina at chapel hill
university of north carolina at charlotte
university of north carolina at wilmington
university of north dakota
university of north florida
university of north georgia
university of north london
university of north texas
university of north texas at dallas
university of north texas health science center
university of northampton
university of northeastern philippines
university of northern bahr el ghazal
university of northern british columbia
university of northern colorado
university of northern iowa
university of northern philippines
university of northern virginia prague campus
university of northwest
university of notre dame
university of notre dame australia
university of nottingham
university of nottingham malaysia campus
university of nova gorica
university of novi sad
university of nueva caceres
university of occupational and environmental health japan
university of oklahoma
university of ontario institute of technology
university of opole
university of oradea
university of oregon
university of osijek
university of oslo
university of ostrava
university of otago
university of ottawa
university of oulu
university of oxford
university of padua
university of paisley
university of palermo
university of palestine
university of pangasinan
university of pannonia
university of papua new guinea
university of pardubice
university of parma
university of patras
university of pavia
university of pecs
university of peloponnese
university of pennsylvania
university of peradeniya
university of performing arts in bratislava
university of perpetual help
university of perpetual help system dalta
university of perugia
university of peshawar
university of petra
university of petroleum and energy studies
university of petroleum east china
university of petrosani
university of phoenix
university of pikeville
university of piraeus
university of pisa
university of pitesti
university of pittsburgh
university of pittsburgh at bradford
university of pittsburgh at johnstown
university of pittsburgh medical center
university of pittsburgh titusville
university of plovdiv
university of plymouth
university of portharcourt
university of portland
university of portsmouth
university of presov
university of pretoria
university of primorska
university of prince edward island
university of prishtina
university of pristina
university of prizren ukshin hoti
university of public service
university of puerto rico
university of puget sound
university of pula
university of pune
university of qatar
university of quebec
university of queensland
university of rajasthan
university of rajshahi
university of reading
university of reading malaysia
university of redlands
university of reggio calabria
university of regina
university of regina carmeli
university of resita
university of rhode island
university of richmond
university of rijeka
university of rochester
university of roma la sapienza
university of roma tor vergata
university of roorkee
university of rousse
university of ruhuna
university of saint joseph
university of saint la salle
university of saint thomas mn
university of saint thomas tx
university of salerno
university of salford
university of san agustin
university of san carlos
university of san diego
university of san francisco
university of san jose recoletos
university of san marino
university of sannio
university of santo tomas
university of sarajevo
university of sargodha
university of saskatchewan
university of sassari
university of science and culture
university of science and technology
university of science and technology beijing
university of science and technology hanoi usth vietnam france university
university of science and technology of china
university of science and technology sana a
university of science arts and technology
university of science arts of oklahoma
university of science technology bannu
university of science technology chittagong
university of scranton
university of seychelles
university of seychelles american institute of medicine
university of sharjah
university of shiga prefecture
university of shkodra luigj gurakuqi
university of sibiu
university of siena
university of sierra leone
university of silesia
university of silvaner
university of sindh
university of sint eustatius school of medicine
university of sioux falls
university of social welfare and rehabilitation sciences
university of somalia
university of sopron
university of south africa
university of south alabama
university of south asia
university of south australia
university of south bohemia
university of south carolina
university of south carolina aiken
university of south carolina beaufort
university of south carolina upstate
university of south dakota
university of south florida
university of southampton
university of southampton malaysia
university of southeastern philippines
university of southern california
university of southern denmark sdu
university of southern indiana
university of southern maine
university of southern mindanao
university of southern mississippi
university of southern philippines foundation
university of southern queensland
university of southwestern louisiana
university of split
university of sri jayawardenapura
university of ss cyril and methodius in trnava
university of st andrews
university of st augustine for health sciences
university of st jerome s college
university of stavanger
university of stellenbosch
university of stirling
university of strathclyde
university of suceava
university of sudbury
university of sufism and modern sciences
university of sulaimania kurdistan region
university of sunderland
university of surrey
university of sussex
university of swaziland
university of switzerland
university of sydney
university of szczecin
university of szeged
university of tabuk
university of taipei
university of tampa
university of tampere
university of targu jiu
university of tartu
university of tasmania
university of technical education ho chi minh city
university of technology
university of technology and life sciences
university of technology iraq
university of technology jamaica
university of technology phnom penh
university of technology sydney
university of teesside
university of tehran
university of tennessee at chattanooga
university of tennessee knoxville
university of tennessee martin
university of teramo
university of texas at arlington
university of texas at brownsville
university of texas at dallas
university of texas at el paso
university of texas at tyler
university of texas medical branch
university of texas pan american
university of texas permian basin
university of texas southwestern medical center
university of the air
university of the arts london
university of the arts singapore
university of the assumption
university of the city of manila
university of the cordilleras
university of the district of columbia
university of the east
university of the east ramon magsaysay memorial medical center
university of the faroe islands
university of the fraser valley
university of the free state
university of the gambia
university of the humanities
university of the immaculate conception
university of the incarnate word
university of the netherlands antilles curacao
university of the ozarks
university of the pacific
university of the people
university of the philippines baguio
university of the philippines diliman
university of the philippines los banos
university of the philippines manila
university of the philippines mindanao
university of the philippines open university
university of the philippines visayas
university of the philippines visayas cebu high school
university of the punjab
university of the punjab gujranwala campus
university of the ryukyus
university of the sacred heart tokyo
university of the south pacific
university of the southern caribbean
university of the sunshine coast
university of the thai chamber of commerce
university of the virgin islands
university of the visayas
university of the visual performing arts
university of the west indies cave hill
university of the west indies mona
university of the west indies st augustine
university of the west of england bristol
university of the western cape
university of thessaly
university of tirana
university of tokyo
university of toledo
university of toronto
university of toronto mississauga
university of toronto scarborough
university of trento
university of trieste
university of trinidad and tobago
university of trinity college
university of tripoli
university of trnava
university of tromsø
university of tulsa
university of turin
university of turkish aeronautical association
university of turku
university of tuzla
university of twente
university of udine
university of ulsan
university of urbino
university of utah
university of uyo
university of vaasa
university of venda
university of venice
university of vermont
university of verona
university of veterinary and pharmaceutical science
university of veterinary animal science
university of veterinary medicine in kosice
university of veterinary science
university of victoria
university of virginia charlottesville
university of vlora ismail qemali
university of wah
university of waikato
university of wales
university of wales bangor
university of wales college of medicine
university of wales institute cardiff
university of wales lampeter
university of wales newport
university of wales swansea
university of wamia and masuria in olsztyn
university of warsaw
university of warwick
university of washington
university of wassit
university of waterloo
university of west alabama
university of west attica
university of west bohemia
university of west florida
university of west georgia
university of west hungary
university of western australia
university of western macedonia
university of western ontario
university of western sydney
university of westminster
university of windsor
university of winnipeg
university of wisconsin colleges
university of wisconsin eau claire
university of wisconsin green bay
university of wisconsin lacrosse
university of wisconsin madison
university of wisconsin milwaukee
university of wisconsin oshkosh
university of wisconsin parkside
university of wisconsin platteville
university of wisconsin river falls
university of wisconsin stevens point
university of wisconsin stout
university of wisconsin superior
university of wisconsin system
university of wisconsin whitewater
university of witwatersrand
university of wollongong
university of wollongong dubai campus
university of wolverhampton
university of worcester
university of world economy and diplomacy
university of wroclaw
university of wyoming
university of york
university of zadar
university of zagreb
university of zambia
university of zenica
university of zilinska
university of zimbabwe
university of zululand
university oil gas ploiesti
university pavaresia vlore
university petre andrei iasi
university politehnica of bucharest
university school of physical education
university titu maiorescu
university transilvany of brasov
university tun abdul razak
university vitez in travnik
universum college
univerzitet u mostaru dzemal bijedic
univesidade agostinho neto
uniwersytet swps
uow malaysia kdu
up learn business school
upper iowa university
upper nile university
uppsala university
ural academy of public administration
ural federal university
ural gorkij state university
ural state academy of architecture and arts
ural state academy of law
ural state academy of mining and geology
ural state academy of railway transport
ural state conservatory
ural state forestry technical academy
ural state university of economics
urban college of boston
urmia university
urmia university of medical sciences
urmia university of technology
ursinus college
urumqi vocational university
usak university
uskudar university
usmanu danfodiyo university sokoto
utah state university
utah tech university
utah valley state college
utah valley university
utica college
utkal university
utrecht university
utsunomiya university
uttar pradesh technical university
uttarakhand open university
uttarakhand technical university
uttaranchal university
uva wellassa university
uzbek state world languages university
uzhgorod national university
uzima university college
vaal university of technology
vaasa university of applied sciences
vaganova academy of russian ballet
valahia university of targoviste
valdosta state university
valencia college
vali e asr university of rafsanjan
valley city state university
valley forge military academy and college
valley view university
valparaiso university
van lang university
vance granville community college
vancouver community college
vanderbilt university
vanier college
vardhaman mahaveer open university
varna free university
vassar college
vaxjo university
vbs purvanchal university
veer kunwar singh university
veer surendra sai university of technology
velammal engineering college
velammal institute of technology
veliko turnovo university cyril and methodius
vellore institute of technology
ventspils university of applied sciences
ventura college
verde valley school
veritas university
vermilion community college
vermont law school
vermont technical college
vern university of applied sciences
vernon college
vesalius college
veterinarmedizinische universitat wien
via university college
victor valley college
victoria college
victoria international university
victoria university
victoria university of wellington
victoria university toronto university of toronto
vidyasagar university
vidzeme university college
vietnam maritime university
vietnam national university hanoi
vietnam national university ho chi minh city
vietnamese german university
vignan university
vikram university
vikrama simhapuri university
villa julie college
villanova university
vilnius academy of arts
vilnius gediminas technical university
vilnius pedagogical university
vilnius university
vinayaka mission s research foundation deemed university
vinnica national technical university
vinoba bhave university
virgen milagrosa university foundation
virginia commonwealth university
virginia community college system
virginia highlands community college
virginia intermont college
virginia military institute
virginia state university
virginia tech
virginia union university
virginia university of lynchburg
virginia wesleyan college
virginia western community college
virtual university of pakistan
vistula university
visva bharati university
visvesvaraya national institute of technology
visvesvaraya technological university
vit bhopal
vitebsk state academy of veterinary medicine
vitebsk state medical university
vitebsk state technological university
vitebsk state university
viterbo state university
vladimir state university
vladivostock state university of economics
vlerick brussels campus
vlerick leuven gent management school
vnu university of engineering and technology
volga state academy of water transport
volgograd state academy of physical education
volgograd state medical university
volgograd state pedagogical university
volgograd state technical university
volgograd state university
volgograd state university of architecture and civil engineering volggasu
vologda state pedagogical university
volunteer state community college
volyn national university lesja ukrainka
vongchavalitkul university
voorhees university
voronezh state academy of technology
voronezh state agricultural university
voronezh state medical academy
voronezh state pedagogical university
voronezh state technical university
voronezh state university
vrije universiteit amsterdam
vrije universiteit brussel
vyatka state pedagogical university
vytautas magnus university
wabash college
wadi international university
wageningen university
wagner college
wah medical college
wakayama medical college
wakayama university
wake forest baptist health
wake forest university
wake technical community college
wakefield college
wakkanai hokusei gakuen university
wako university
walailak university
walcz college
walden university
walla walla community college
walla walla university
walsh college
walter sisulu university for technology and science
walters state community college
warnborough university
warren county community college
warren wilson college
warsaw school of economics
warsaw school of information technology
warsaw school of social psychology
warsaw university of technology
wartburg college
waseda university
washburn university
washington bible college capital bible seminary
washington college
washington county community college
washington jefferson college
washington lee university
washington state community college
washington state university
washington state university at vancouver
washington university saint louis
washtenaw community college
water resources university
waterford institute of technology
waubonsee community college
waukesha county technical college
wawasan open university
wayamba university of sri lanka
wayland baptist university
wayne community college
wayne county community college district
wayne state university
waynesburg college
wayo women s university
weatherford college
weber state university
webster university
webster university geneva
webster university thailand
webster university vienna
weizmann institute of science
wellesley college
wells college
wellspring university
wenatchee valley college
wentworth institute of technology
wentworth military academy junior college
wenzhou medical college
wenzhou university
wesley college
wesley university of science and technology
wesleyan university
wesleyan university philippines
west bengal university of animal and fishery sciences
west bengal university of technology
west chester university of pennsylvania
west china university of medical sciences
west coast university
west coast university wcu
west georgia technical college
west herts college
west hills college coalinga
west kentucky community and technical college
west liberty state college
west los angeles college
west minster international college
west pomeranian business school in szczecin
west shore community college
west suffolk college
west texas a m university
west university of timisoara
west valley college
west virginia northern community college
west virginia state university
west virginia university
west virginia university at parkersburg
west virginia wesleyan college
west visayas state university
western carolina university
western connecticut state university
western dakota technical institute
western delta university
western galilee college
western governors university
western illinois university
western iowa tech community college
western kazakhstan agricultural university
western kentucky university
western michigan university
western mindanao state university
western montana college
western nebraska community college
western nevada college
western new england college
western new england university
western new mexico university
western oklahoma state college
western piedmont community college
western state colorado university
western sydney university
western technical college
western texas college
western university
western university of health sciences
western washington university
western wyoming community college
westfalische wilhelms universitat munster
westfield state college
westhill university
westminster college of fulton
westminster college of new wilmington
westminster college of salt lake city
westminster international university in tashkent
westminster theological seminary
westminster university
westmont college
westmoreland county community college
westphalian university of applied sciences
westsachsische hochschule zwickau fh
wharton county junior college
whatcom community college
wheaton college
wheaton college norton ma
wheeling jesuit college
white earth tribal and community college
white mountains community college
whitman college
whittier college
whitworth college
whu otto beisheim school of management
wichita area technical college
wichita state university
widener university
wilberforce university
wiley college
wilfrid laurier university
wilkes community college
wilkes university
willamette university
william and catherine booth college
william gilbert college
william howard taft university
william jewell college
william mitchell college of law
william paterson university
william penn college
william woods university
williams college
williamsburg technical college
williston state college
wilmington college
wilmington university
wilson community college
wimbledon school of art
windsor university school of medicine
windward community college
wingate university
winona state university
winston salem state university
winthrop university
wiregrass georgia technical college
wirtschaftsuniversitat wien
wisconsin indianhead technical college
wisconsin lutheran college
wittenberg university
wittenborg university
wofford college
wolaita sodo university
wolkite university
wollega university
wollo university
women s college of fine arts
women s university in africa
wonkwang university
woodbury university
woodland community college
woods hole oceanographic institution
woosong university
woosuk university
wor wic community college
worcester polytechnic institute
world maritime university
world university of bangladesh
wright state university
wroclaw akademia biznesu
wudanshan taoist college
wuhan automobile polytechnical university
wuhan technical university of surveying and mapping
wuhan transportation university
wuhan university
wuhan university of hydraulic and electric engineering
wuhan university of technology
wuhan university school of medicine
wuxi university of light industry
wuyi university
wytheville community college
xavier university
xavier university of louisiana
xi an academy of fine art
xi an eurasia university
xi an highway university
xi an international studies university
xi an jiaotong liverpool university
xi an jiaotong university
xi an university of architecture and technology
xi an university of electronic science and technology
xi an university of technology
xiamen university
xiamen university malaysia
xiangtan normal university
xiangtan university
xihua university
xijiang university
xinghai conservatory of music
xinjiang agriculture university
xinjiang normal university
xinjiang university
xinjiang university of finance and economics
xuzhou normal university
yaba college of technology
yakima valley community college
yakutsk state university
yale nus
yale university
yalova university
yamagata university
yamaguchi prefectural university
yamaguchi university
yamanashi gakuin university
yamanashi medical university
yamanashi university
yan an university
yan shan university
yanbian university
yanbian university of science and technology
yanbu industrial college
yanbu technical institute
yanbu university college
yangtze normal university
yangtze university
yangzhou university
yantai education institute yantai television university
yantai university
yarmouk private university
yarmouk university
yaroslavl international university of business and new technologies
yaroslavl state medical academy
yaroslavl state pedagogical university
yaroslavl state technical university
yaroslavl state theatre institute
yaroslavl state university
yasar university
yashawantrao chavan maharashtra open university
yasuda women s university
yasuj university
yasuj university of medical sciences
yavapai college
yazd medical university
yazd university
yeditepe university
yelets state university
yemenia university
yeni yuzyil university
yerevan haibusak university
yerevan state medical university
yerevan state university
yeshiva university
yeungnam university
yewon arts university
yildirim beyazit university
yildiz technical university
yncrea
yokkaichi university
yokohama city university
yokohama college of commerce
yokohama national university
yong in university
yonsei university
york college of pennsylvania
york county community college
york st john university
york technical college
york university
yorker international university milano
yosemite community college district
yosu national university
young harris college
youngsan university
youngsan university of son studies
youngstown state university
ypc itweb college
yti career institute
yuan ze university
yuba college
yugra state university
yukon college
yuksek ihtisas university
yunnan agriculture university
yunnan normal university
yunnan university
yuzuncu yil centennial university
zabol university
zachodniopomorska school of science and engineering
zagazig university
zagreb school of economics and management
zagreb university of applied sciences
zahedan university of medical sciences
zaman university
zambian open university
zane state college
zanjan institute for advanced studies in basic sciences
zanjan university
zanjan university of medical sciences
zaporizhzhe national technical university
zaporizhzhe national university
zarka private university
zawiya academy
zawiya university
zayed university
zenith university college
zetech college
zhanjiang ocean university
zhaw zurcher hochschule fur angewandte wissenschaften
zhdk zurich university of the arts
zhejiang forestry university
zhejiang gongshang university
zhejiang normal university
zhejiang sci tech university
zhejiang university
zhejiang university of technology
zhengda software college
zhengzhou grain university
zhengzhou university of technology
zhetysu state university
zhezkazgan baikonurov university
zhongnan university of economics and law
zhongnan university of finance and economics
zhongnan university of technology
zhongshan university
zia ud din university
zimbabwe ezekiel guti university
zimbabwe open university
zonguldak karaelmas university
zurich university of applied sciences winterthur
zuyd university
`;
