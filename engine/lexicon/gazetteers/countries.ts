// Names of countries in 43 languages, from Unicode CLDR (Unicode License v3).
// Written by `npm run gazetteers`; folded, one a line.
export const countriesList = `
a rap xe ut
abd kucuk harici adalari
abd kucuk harici adaları
abd virjin adalari
abd virjin adaları
abs a bagli kicik adaciqlar
abs a baglı kicik adacıqlar
abs virgin adalari
abs virgin adaları
acerbaixan
acsencion island
aekvatorialguinea
afeganistao
afganistan
afganistana
afganistanas
afganisztan
afghanistan
africa de sud
africa do sul
afrika e jugut
afrika erdiko errepublika
afrika kusini
afrika selatan
afrique du sud
agia eleni
agia loykia
agios marinos
agios martinos
agios vartholomaios
agios vikentios kai grenadines
agkola
agypten
ahvenamaa
ahvenanmaa
ai cap
aigyptos
aingira
airija
aisilandi
aithiopia
aiti
ajentina
akti elefantostoy
aland
aland adalari
aland adaları
aland islands
aland szigetek
alandeilande
alandinseln
alands'ki ostrovi
alandseyjar
alandski otoci
alandski otoki
alandskie o va
alandu salos
alandy
alankomaat
albaania
albania
albanie
albanien
albanija
albaniya
albansko
alemana
alemanha
alemania
alemanya
algeria
algerie
algerien
algeriet
algerije
algieria
algjeri
aljazair
aljeria
allemagne
almaniya
almanya
alsir
alvania
alxeria
alzeeria
alzhir
alzir
alzirija
alzirsko
alzyras
ameerika samoa
ameerika uhendriigid
american samoa
americka devicanska ostrva
americka samoa
americke panenske ostrovy
americki djevicanski otoci
amerika birlesik devletleri
amerika birlesmis statlari
amerika birləsmis statları
amerika samoasi
amerika samoası
amerika serikat
amerika syarikat
amerikaans samoa
amerikaanse maagdeneilanden
amerikaanse samoa
amerikai szamoa
amerikai virgin szigetek
amerikan samoa
amerikan samoasi
amerikan samoası
amerikanikes parthenes nisoi
amerikaniki samoa
amerikanisch samoa
amerikanische jungferninseln
amerikanische uberseeinseln
amerikans'ke samoa
amerikansk samoa
amerikanska jungfruoarna
amerikanska samoa
amerikanske oversoiske oer
amerikanske oversøiske øer
amerikanski virdzhinski ostrovi
amerikanskoe samoa
amerikas savienotas valstis
ameriketako estatu batuak
ameriketako estatu batuetako kanpoaldeko uharte txikiak
amerikos samoa
ameriska samoa
ameriski deviski otoki
an aetoip
an afganastain
an afraic theas
an ailgeir
an airgintin
an airmein
an albain
an araib shadach
an asarbaiseain
an astrail
an bhanglaideis
an bhealaruis
an bheilg
an bheilis
an bhoisnia agus an heirseagaivein
an bholaiv
an bhotsuain
an bhrasail
an bhulgair
an bhuruin
an bhutain
an chamboid
an chasacstain
an cheinia
an chipir
an chirgeastain
an choire theas
an choire thuaidh
an choloim
an chosaiv
an chroit
an danmhairg
an do
an eastoin
an eigipt
an eilveis
an eiritre
an fhionlainn
an fhrainc
an ghabuin
an ghaimbia
an ghearmain
an ghraonlainn
an ghreig
an ghuain
an ghuine
an ghuine mheanchiorclach
an iaraic
an iarain
an india
an indineis
an iodail
an iordain
an iorua
an ioslainn
an isiltir
an isiltir chairibeach
an laitvia
an libeir
an libia
an liobain
an liotuain
an mhacadoin thuaidh
an mhalaeisia
an mhalaiv
an mharatain
an mhicrineis
an mholdoiv
an mhongoil
an namaib
an nigeir
an nigir
an nua chaladoin
an nua shealainn
an ostair
an phacastain
an phoblacht dhoiminiceach
an pholainn
an phortaingeil
an riocht aontaithe
an romain
an ruis
an sahara thiar
an spainn
an taidsiceastain
an tansain
an tealainn
an teavain
an tsaimbia
an tsairc
an tsalvadoir
an tseapain
an tseicia
an tseineagail
an tseirbia
an tseoirsia
an tseoirsia theas agus oileain sandwich theas
an tsile
an tsin
an tsiombaib
an tsiria
an tsloivein
an tslovaic
an tsomail
an tsualainn
an tsudain
an tsudain theas
an tuineis
an tuirc
an tuircmeanastain
an ucrain
an uisbeiceastain
an ungair
an đo
andora
andorra
andorre
angaile
angil'ya
angilija
angilja
angilya
angkoyila
angola
angole
anguila
anguile
anguilla
angvila
angvilla
anqola
antaktiki
antarctica
antarctique
antarktida
antarktik
antarktika
antarktike
antarktiki
antarktis
antarktisz
antarktyda
antartaice
antartida
antartide
antartika
antigkoya kai mparmpoynta
antigua a barbuda
antigua agus barbuda
antigua barbuda
antigua dan barbuda
antigua e barbuda
antigua en barbuda
antigua es barbuda
antigua et barbuda
antigua eta barbuda
antigua i barbuda
antigua ja barbuda
antigua na barbuda
antigua och barbuda
antigua og barbuda
antigua si barbuda
antigua u barbuda
antigua und barbuda
antigua va barbuda
antigua ve barbuda
antigua y barbuda
antigva i barbuda
antigva in barbuda
antigva ir barbuda
antigva og barbuda
antigva un barbuda
antilles yr iseldiroedd
antiqua ve barbuda
antiqua və barbuda
aontas na neimiriochtai arabacha
apomakrysmenes nisides ipa
apvienota karaliste
apvienotie arabu emirati
aquatorialguinea
araabia uhendemiraadid
arab saudi
arabi saudite
arabia saudi
arabia saudita
arabia saudyjska
arabiar emirerri batuak
arabie saoudite
arabiemiirikunnat
argentiina
argentine
argentini
argentinie
argentinien
argentyna
argjentine
arjantin
armeenia
armeni
armenia
armenie
armenien
armenija
armeniya
armensko
arnavutluk
aroympa
aruba
arube
arxentina
arzhentina
ascension adasi
ascension adası
ascension eyja
ascension island
ascension saari
ascension sziget
ascension uhartea
ascensioneiland
ascensioni saar
ascensionoen
ascensionøen
aserbaidschan
aserbaidsjan
aserbaidzaan
aserbaijan
aserbajdsjan
askenson adasi
askenson adası
astralia
asv mazas aizjuras salas
asv samoa
asv virdzinas
athiopien
austraalia
australi
australia
australie
australien
australija
austri
austria
austrija
austrumtimora
austurriki
ausztralia
ausztria
autriche
avganistan
avstralija
avstraliya
avstrija
avstriya
avustralya
avusturya
awstralia
awstria
ayalandi
aystralia
aystria
az usa lakatlan kulbirtokai
azerbaidjan
azerbaidzan
azerbaidzana
azerbaidzanas
azerbaigian
azerbaijan
azerbaijani
azerbaijao
azerbaiyan
azerbajdzan
azerbajdzjan
azerbajdzsan
azerbajxhan
azerbaycan
azerbaydzhan
azerbeidjan
azerbeidzjan
azerbejdzan
azermpaitzan
azərbaycan
b'lgariya
ba lan
babadosi
bac macedonia
bagams'ki ostrovi
bagamy
baham adalari
baham adaları
bahama
bahama szigetek
bahama's
bahamaeyjar
bahamak
bahamalar
bahamas
bahames
bahami
bahamos
bahamu salas
bahamy
bahareni
bahrain
bahrajn
bahrein
bahreina
bahreinas
bahrejn
bahreyn
bairein
bakhamski ostrovi
bakhreyn
baltarusija
baltkrievija
bandarikin
bandariska samoa
bandarisku jomfruaeyjar
banglades
bangladesa
bangladesas
bangladesch
bangladesh
bangladeshi
bangladesj
bangladess
bangladesz
banqlades
barbade
barbados
barbadosa
barbadosas
barein
bati sahra
batı sahra
behreyn
beinin
beirmiuda
bel'giya
belanda
belanda caribbean
belanda karibia
belarus
belarus'
belarusz
belarws
belau
belcika
belgia
belgica
belgicko
belgie
belgien
belgija
belgika
belgio
belgique
belgium
belgiya
belgjike
belice
belis
beliz
beliza
belizas
belize
belorusija
belorusko
belxica
benin
benina
beninas
bermud adalari
bermud adaları
bermuda
bermudaeyjar
bermudas
bermude
bermudes
bermudi
bermuds'ki ostrovi
bermudski ostrovi
bermudskie o va
bermudu salas
bermudy
bhoetan
bhoutan
bhutan
bialorus
białorus
bielorrusia
bielorrussia
bielorusko
bielorussia
bielorussie
bilorus'
birjina uharte amerikarrak
birjina uharte britainiarrak
birlesik arap emirlikleri
birlesik krallik
birlesik krallık
birlesmis ereb emirlikleri
birlesmis kralliq
birləsmis krallıq
birləsmis ərəb əmirlikləri
bisau gvineja
bissau guinea
bjellorusi
bjelorusija
bo dao nha
bo đao nha
bocvana
bolgarija
bolgariya
boli kosta
bolifia
boliivia
bolivi
bolivia
bolivie
bolivien
bolivija
boliviya
bolivya
boliwia
bolqaristan
bolqarıstan
boneyr sint estatius i saba
bosna a hercegovina
bosna hersek
bosna i hercegovina
bosna i khertsegovina
bosna in hercegovina
bosnia a herzegovina
bosnia and herzegovina
bosnia dan herzegovina
bosnia e hercegovina
bosnia e herzegovina
bosnia ed erzegovina
bosnia hercegovina
bosnia herzegovina
bosnia i hercegovina
bosnia i hercegowina
bosnia ja hertsegoviina
bosnia ja hertsegovina
bosnia na hezegovina
bosnia og hersegovina
bosnia si hertegovina
bosnia va herzegovina
bosnia y herzegovina
bosnie en herzegovina
bosnie en herzegowina
bosnie herzegovine
bosnien hercegovina
bosnien och hercegovina
bosnien und herzegowina
bosnija ir hercegovina
bosnija un hercegovina
bosniya i gertsegovina
bosniya ve herseqovina
bosniya və herseqovina
bosnje hercegovine
bosznia hercegovina
botsuana
botsvana
botsvane
botswana
bouvet adasi
bouvet adası
bouvet eiland
bouvet island
bouvet sziget
bouvet uhartea
bouvet' saar
bouvet'nsaari
bouveteiland
bouveteyja
bouvetinsel
bouvetoen
bouveton
bouvetov ostrov
bouvetov otok
bouvetoya
bouvetuv ostrov
bouvetøen
bouvetøya
bozicni otok
bozicno ostrvo
brasiilia
brasil
brasile
brasilia
brasilie
brasilien
brazil
brazilia
brazilie
brazilija
braziliya
brazylia
bresil
bresku indlandshafseyjar
bresku jomfruaeyjar
bretland
brezilya
brit indiai oceani terulet
brit virgin szigetek
britaniyanin hind okeani erazisi
britaniyanin virgin adalari
britaniyanın hind okeanı ərazisi
britaniyanın virgin adaları
britans'ka teritoriya v indiys'komu okeani
britans'ki virgins'ki ostrovi
britanska devicanska ostrva
britanska teritorija indijskog okeana
britanska teritoriya v indiyskiya okean
britanskaya territoriya v indiyskom okeane
britanski deviski otoki
britanski djevicanski otoci
britanski indijskooceanski teritorij
britanski virdzhinski ostrovi
britansko ozemlje v indijskem oceanu
britanya hint okyanusu topraklari
britanya hint okyanusu toprakları
britanya virjin adalari
britanya virjin adaları
briti india ookeani ala
briti neitsisaared
britische jungferninseln
britisches territorium im indischen ozean
british indian ocean territory
british virgin islands
brits indiese oseaangebied
brits indische oceaanterritorium
britse maagde eilande
britse maagdeneilanden
britske indickooceanske uzemi
britske indickooceanske uzemie
britske panenske ostrovy
brittilainen intian valtameren alue
brittilaiset neitsytsaaret
brittiska jungfruoarna
brittiska territoriet i indiska oceanen
britu virdzinas
broenei
bruine
brunei
brunei darussalam
brunej
bruneja
brunejus
bruney
bruney darussalam
brytyjskie terytorium oceanu indyjskiego
brytyjskie wyspy dziewicze
bugarska
buircine faso
bukinafaso
bulgaaria
bulgaria
bulgarie
bulgarien
bulgarija
bulgarije
bulgaristan
bulgarye
bulharsko
bullgari
burkina fasas
burkina faso
burkinafaso
burquina faso
burundi
burundija
burundis
butan
butana
butanas
butao
buve adasi
buve adası
buve sala
bułgaria
bwlgaria
bəhreyn
ca ri be ha lan
cabo verde
cac tieu dao xa cua hoa ky
cac tieu vuong quoc a rap thong nhat
cac tieu đao xa cua hoa ky
cadas
caledonia newydd
camaroes
camarun
cambodge
cambodgia
cambodia
cambodja
cambogia
camboja
camboxa
camboya
cameroon
cameroun
camerun
camerwn
campuchia
canada
canarias
canarische eilanden
canary islands
cap verd
cap vert
cape verde
capo verde
capul verde
caraibi olandesi
carib neerlandes
caribbean netherlands
caribe neerlandes
caribisch nederland
catar
cathair na vatacaine
cayman adalari
cayman adaları
cayman islands
caymaneyjar
caymanoarna
caymanoerne
caymanoyene
caymansaaret
caymanøerne
caymanøyene
cazaquistao
ceanada
cebelitarik
cebelitarık
cebellutariq
cechia
cehia
cehija
ceki
cekija
ceko
cekya
centraal afrikaanse republiek
central african republic
centralafrikanska republiken
centralafrikas republika
centralnoafricka republika
centrines afrikos respublika
cenub afrika
cenubi corciya ve cenubi sendvic adalari
cenubi koreya
cenubi sudan
cerna hora
cersi
ceska
cesko
ceuta a melilla
ceuta agus melilla
ceuta dan melilla
ceuta e melilla
ceuta en melilla
ceuta es melilla
ceuta et melilla
ceuta eta melilla
ceuta i melilla
ceuta in melilla
ceuta ja melilla
ceuta melilla
ceuta na melilla
ceuta och melilla
ceuta og melilla
ceuta si melilla
ceuta u melilla
ceuta und melilla
ceuta va melilla
ceuta ve melilla
ceuta y melilla
cexiya
cezayir
chade
chechia
chekhiya
chequia
cherna gora
chernogoriya
chile
chiny
chipre
chongk kongk edp kinas
chornogoriya
chorvatsko
chorwacja
christmas adasi
christmas adası
christmas island
christmas uhartea
christmaseiland
christmasoya
christmasøya
chypre
ciad
cibuti
cidade do vaticano
cierna hora
cile
cili
cin
cin hong kong oib
cin makao oib
cina
cipar
ciper
cipro
cipru
ciprus
ciribeas
citta del vaticano
ciudad del vaticano
ciutat del vatica
ciwba
clipperton
clipperton adasi
clipperton adası
clipperton eyja
clipperton insel
clipperton island
clipperton sziget
clipperton uhartea
clippertoneiland
clippertoni saar
clippertoninsaari
clippertonoen
clippertonon
clippertonoya
clippertonuv ostrov
clippertonøen
clippertonøya
cocos keeling adalari
cocos keeling adaları
cocos keeling islands
cocos keeling uharteak
cocoseilanden
cocosoerne
cocosøerne
colombia
colombie
columbia
comoras
comore
comore szigetek
comoren
comorerne
comores
comoros
cong hoa dominica
cong hoa trung phi
congo
congo brazzaville
congo kinshasa
cook adalari
cook adaları
cook islands
cook szigetek
cook uharteak
cookeilande
cookeilanden
cooki saared
cookinsaaret
cookinseln
cookoarna
cookoerne
cookove ostrovy
cookovi otoci
cookovi otoki
cookovy ostrovy
cookoyene
cooks eyjar
cookøerne
cookøyene
corea del nord
corea del norte
corea del sud
corea del sur
corea do norte
corea do sur
coree du nord
coree du sud
coreea de nord
coreea de sud
coreia do norte
coreia do sul
costa d'avorio
costa do marfim
costa rica
costa rice
cote d'ivoire
crioch aigean indiach na breataine
criocha francacha dheisceart an domhain
crna gora
croacia
croatia
croatie
croazia
csad
csehorszag
cuait
cuba
curaso
curazao
cypern
cypr
cyprus
czad
czarnogora
czechia
czechy
cəbəllutariq
cənub afrika
cənubi corciya və cənubi sendvic adaları
cənubi koreya
cənubi sudan
dac khu hanh chinh hong kong trung quoc
dac khu hanh chinh macao trung quoc
dai loan
dalekie wyspy mniejsze stanow zjednoczonych
dan mach
danemarca
danemark
dangun zengimo sala
danija
danimarca
danimarka
danimarke
daniya
danmark
danmork
danska
dansko
dao ascension
dao bouvet
dao clipperton
dao giang sinh
dao man
dao norfolk
de affrica
de amerikanske jomfruoer
de amerikanske jomfruoyene
de amerikanske jomfruøer
de amerikanske jomfruøyene
de britiske jomfruoer
de britiske jomfruoyene
de britiske jomfruøer
de britiske jomfruøyene
de corea
de forenede arabiske emirater
de forente arabiske emirater
de franske besiddelser i det sydlige indiske ocean og antarktis
de franske sorterritorier
de franske sørterritorier
de georgia ac ynysoedd sandwich y de
de palaestinensiske omrader
de palæstinensiske omrader
de swdan
de tidligere nederlandske antiller
debesbrauksanas sala
del afrikai koztarsasag
del korea
del szudan
deli georgia es deli sandwich szigetek
demokraticna republika kongo
demokratiese republiek van die kongo
demokratyczna republika konga
den centralafrikanske republik
den dominikanske republik
den dominikanske republikk
den sentralafrikanske republikk
denemarke
denemarken
denmaki
denmarc
denmark
det britiske territoriet i indiahavet
det britiske territorium i det indiske ocean
det palestinske omradet
deutschland
didziosios britanijos mergeliu salos
diego garcia
diego garsia
diego garsija
diego garsiya
dienvidafrikas republika
dienviddzordzija un dienvidsendvicu salas
dienvidkoreja
dienvidsudana
dieqo qarsiya
diiego garsiya
dijego garsija
dinamarca
djego garsijas atols
djiboeti
djibouti
djibuti
doiminice
dominica
dominicaanse republiek
dominican republic
dominik cumhuriyeti
dominikaani vabariik
dominikaaninen tasavalta
dominikaanse republiek
dominikai koztarsasag
dominikan respublikasi
dominikan respublikası
dominikana
dominikani dimokratia
dominikanische republik
dominikans'ka respublika
dominikanska republika
dominikanska republiken
dominikanskaya respublika
dominikar errepublika
dominike
dominikos respublika
dominiska lydveldid
dominiska lyðveldið
dramblio kaulo krantas
dschibuti
duc
duitsland
dytiki sachara
dzersija
dzersis
dzerzi
dzh'rsi
dzhersi
dzhibuti
dzibuti
dzibutija
dzibutis
dzibutsko
dzsibuti
eacuador
ecuador
eesti
efiopiya
efqanistan
egipat
egipet
egipt
egiptas
egipte
egipto
egiptus
egito
egitto
egjipt
egyenlitoi guinea
egyesult allamok
egyesult arab emirsegek
egyesult kiralysag
egyiptom
egypt
egyptaland
egypte
egypten
egypti
eiland man
eimin
eire
eistland
ekialdeko timor
ekuador
ekuatore ginea
ekvador
ekvadora
ekvadoras
ekvator ginesi
ekvatoriaal guinea
ekvatorial guinea
ekvatorial qvineya
ekvatorial'na gvineya
ekvatorial'naya gvineya
ekvatoriala gvineja
ekvatorialguinea
ekvatorialna gvineja
ekvatorialna gvineya
ekvatorijalna gvineja
ekvatorska gvineja
ekwador
ekwatoriaal guinee
el salvador
elcezair
elefantcsontpart
elevandiluurannik
elfenbenskusten
elfenbenskysten
elvetia
emiradau arabaidd unedig
emirados arabes unidos
emiratele arabe unite
emiratet e bashkuara arabe
emirati arabi uniti
emiratos arabes unidos
emirats arabes unis
emirats arabs units
emiriah arab bersatu
endonezya
eneo la uingereza katika bahari hindi
equador
equateur
equatoriaal guinea
equatorial guinea
eritre
eritrea
eritreea
eritreia
eritreja
eritreya
ermenistan
ermənistan
erresuma batua
errumania
errusia
erythraia
erythree
erytrea
eslovakia
eslovaquia
eslovenia
esoyatini
espagne
espainia
espana
espanha
espanja
espanya
essuatini
estados unidos
estats units
esthonia
estija
estland
estoni
estonia
estonie
estonija
estoniya
estonsko
estonya
esuaitini
esuatini
esvatini
eswatini
eszak korea
eszak macedonia
eszaki mariana szigetek
esztorszag
etat de la cite du vatican
etats unis
etela afrikka
etela georgia ja etelaiset sandwichinsaaret
etela korea
etela sudan
ethiopia
ethiopie
etioopia
etiopi
etiopia
etiopie
etiopien
etiopija
etiopiya
etiyopya
exipto
eþiopia
faari saared
faereyjar
faeroer
faeroerne
faeroyene
faerske ostrovy
falkland adalari
falkland adaları
falkland islands
falkland szigetek
falklandak
falklandeilande
falklandeilanden
falklandi saared
falklandinsaaret
falklandinseln
falklandseyjar
falklandske ostrovy
falklandski otoci
falklandski otoki
falklandsoarna
falklandsoerne
falklandsoyene
falklandsøerne
falklandsøyene
falklandy
falme za kiarabu
far'orski ostrovi
farer adalari
farer adaları
farers'ki ostrovi
farerskie o va
fareru salos
faroarna
faroe adalari
faroe adaları
faroe islands
faroe uharteak
faroer
faroereilande
farsaaret
farska ostrva
farski otoci
fas
federativnye shtaty mikronezii
felestin erazileri
feroer szigetek
ferski otoki
feru salas
ffrainc
fici
fidji
fidjieyjar
fidschi
fidsi
fidzhi
fidzi
fidzis
fidzsi
fietnam
figi
fiji
filabeinsstrondin
filipiinid
filipijnen
filipina
filipinai
filipinak
filipinas
filipine
filipines
filipini
filipinler
filipiny
filippiinit
filippin
filippine
filippinene
filippinerna
filippinerne
filippines
filippiny
filippseyjar
filippyne
filistin bolgeleri
finland
finlanda
finlande
finlandia
finlandiya
finlyandiya
finnland
finnorszag
finska
finsko
fitzi
fixhi
fixi
fiyi
foklandska ostrva
folklando salos
folklandski ostrovi
folklend adalari
folklend adaları
folklenda salas
folklends'ki ostrovi
folklendskie o va
forenade arabemiraten
frakkland
francia deli teruletek
francia guyana
francia polinezia
franciaorszag
francie
francija
francijas dienvidjuru teritorija
francijas gviana
francijas polinezija
francja
francoska gvajana
francoska polinezija
francoski sveti martin
francosko juzno ozemlje
francouzska guyana
francouzska jizni uzemi
francouzska polynesie
francuska
francuska gijana
francuska gvajana
francuska polinezija
francuske juzne teritorije
francuski juzni teritoriji
francuskie terytoria poludniowe i antarktyczne
francuskie terytoria południowe i antarktyczne
francuzska guyana
francuzska polynezia
francuzske juzne a antarkticke uzemia
francuzsko
frankreich
frankrig
frankrijk
frankrike
frankryk
frans guyana
frans polinesie
frans polynesie
fransa
fransa polineziyasi
fransa polineziyası
fransa qvianasi
fransa qvianası
fransanin cenub erazileri
fransanın cənub əraziləri
franse gebieden in de zuidelijke indische oceaan
franse suidelike gebiede
fransiz guney topraklari
fransiz guyanasi
fransiz polinezyasi
fransk guyana
fransk polynesia
fransk polynesien
franska guyana
franska gvaejana
franska gvæjana
franska polynesia
franska polynesien
franska sydterritorierna
fransız guney toprakları
fransız guyanası
fransız polinezyası
frantsiya
frantsuz'ka gviana
frantsuz'ka polineziya
frantsuz'ki pivdenni teritorii
frantsuzskaya gviana
frantsuzskaya polineziya
frantsuzskie yuzhnye territorii
frantzia
franza
franzosisch guayana
franzosisch polynesien
franzosische sud und antarktisgebiete
french guiana
french polynesia
french southern territories
frenska gviana
frenska polineziya
frenski yuzhni teritorii
fronsku sudlaegu landsvaedin
fronsku suðlægu landsvæðin
fulop szigetek
færeyjar
færøerne
færøyene
fələstin əraziləri
g'rnzi
g'rtsiya
gabao
gaboen
gabon
gabona
gabonas
gabun
gaiti
gallia
gallika notia edafi
galliki goyiana
galliki polynisia
gambi
gambia
gambie
gambija
gambiya
gana
gayana
geansai
geirsi
georgia de sud si insulele sandwich de sud
georgia del sud e sandwich australi
georgia poludniowa i sandwich poludniowy
georgia południowa i sandwich południowy
georgia selatan kep sandwich selatan
georgie
georgie du sud et les iles sandwich du sud
georgien
germania
germaniya
germany
gernsej
gernsi
gernsija
gernsis
gernzi
ghana
giamaica
giappone
gibilta
gibilterra
gibraltar
gibraltaras
gibraltars
gibuti
gine
gine bissau
ginea
ginea bissa
ginea bissau
ginebisau
gini
gini gyhydeddol
giobraltar
giordania
givraltar
gjeorgji
gjermani
gjibraltar
gkampia
gkampon
gkana
gkernzi
gkoyam
gogledd corea
gogledd macedonia
gonduras
gonkong
gonkong oar kitayu
gorllewin sahara
gorogorszag
goyadeloypi
goyalis kai foytoyna
goyatemala
goyiana
goyinea
goyinea mpisaoy
graekenland
graenhofdaeyjar
graenland
graikija
granada
granade
grcija
grcka
greanada
grece
grecia
grecja
grecko
greece
greenland
grekland
grenada
grenland
grenlande
grenlandia
grenlandija
grenlandiya
greqi
gretsiya
grezia
griechenland
griekeland
griekenland
griekija
grikkland
groenland
groenlanda
groenlandia
groilandia
gronland
gronlanti
gronsko
groonimaa
gruusia
gruzia
gruzie
gruzija
gruzinsko
gruziya
gruzja
grækenland
grænhofðaeyjar
grænland
grønland
guadaluip
guadalupa
guadeloupe
guadelupa
guadelupe
guaiana francesa
guain na fraince
guajana franceze
guajane
guam
guama
guamas
guatamala
guatemala
guatemale
guayana francesa
guernesey
guernsey
guiana
guiana francesa
guiana perancis
guiana thuoc phap
guiana ya ufaransa
guine
guine bisau
guine bissau
guine equatorial
guinea bisau
guinea bissau
guinea ecuatorial
guinea ekuatorial
guinea equatorial
guinea equatoriale
guinea khatulistiwa
guinea xich dao
guinea xich đao
guinea ya ikweta
guinee
guinee bissau
guinee equatoriale
guineea
guineea bissau
guineea ecuatoriala
guineja e re papua
guineja ekuatoriale
gujana
gujana francuska
guney afrika
guney georgia ve guney sandwich adalari
guney georgia ve guney sandwich adaları
guney kore
guney sudan
gurcistan
gurcustan
guyana
guyana francese
guyana franceza
guyana frantsesa
guyana prancis
guyane ffrengig
guyane francaise
gvadelup
gvadelupa
gvadelupeyjar
gvaejana
gvajana
gvam
gvatemala
gvineja
gvineja bisao
gvineja bisau
gvineja bisava
gvineja bissau
gvineya
gvineya bisau
gvæjana
gwadelupa
gwatemala
gweriniaeth canolbarth affrica
gweriniaeth dominica
gwinea
gwinea bissau
gwinea rownikowa
gwlad belg
gwlad groeg
gwlad iorddonen
gwlad pwyl
gwlad thai
gwlad yr ia
gzejjer cocos
gzejjer cook
gzejjer mariana tat tramuntana
gzejjer marshall
gzejjer pitcairn
gzira bouvet
gzira norfolk
ha lan
haiti
haitis
han quoc
heard adasi ve mcdonald adalari
heard adası ve mcdonald adaları
heard en mcdonaldeilanden
heard eta mcdonald uharteak
heard island og mcdonald islands
heard ja mcdonaldinsaaret
heard mcdonald islands
heard og mcdonaldoyene
heard og mcdonaldseyjar
heard og mcdonaldøyene
heard sziget es mcdonald szigetek
heard und mcdonaldinseln
heardeiland en mcdonaldeilande
heardi ja mcdonaldi saared
heardon och mcdonaldoarna
heardov ostrov a macdonaldove ostrovy
heardov otok in mcdonaldovi otoki
hearduv ostrov a mcdonaldovy ostrovy
hego korea
hego sudan
hegoafrika
hegoaldeko georgia eta hegoaldeko sandwich uharteak
hegoaldeko lurralde frantsesak
heimastjornarsvaedi palestinumanna
heimastjornarsvæði palestinumanna
hellas
herbehereak
herd ve makdonald adalari
herd və makdonald adaları
herda sala un makdonalda salas
herdo ir makdonaldo salos
hiina
hilagang korea
himaya za kusini za kifaranza
hindistan
hirvatistan
hispaania
hiszpania
hoa ky
holande
holandia
holandija
holandsko
holland
holland karib terseg
hollanda
hollandia
honduras
hondurasa
hondures
hong kong
hong kong dak tiongkok
hong kong rae da china
hong kong sar china
hong kong sar tsieina
hong kong txinako aeb
hongarije
hongarye
hongkong kiinan erityishallintoalue
hongkong kkt
hongkong oao ciny
hongkong sar
hongkong sar kina
hongkong sar van china
hongkong sas china
hongkong zao ciny
hongkongi erihalduspiirkond
hongria
hongrie
honq konq xususi inzibati rayonu cin
horvaatia
horvatija
horvatorszag
hrvaska
hrvatska
huippuvuoret ja jan mayen
hungari
hungaria
hungary
hungria
hvita russland
hwngari
hy lap
hırvatistan
i afghanistan
i aland islands
i albania
i algeria
i american samoa
i andorra
i angola
i anguilla
i antarctica
i antigua ne barbuda
i argentina
i armenia
i aruba
i ascension island
i australia
i austria
i azerbaijan
i bahamas
i bahrain
i bangladesh
i barbados
i belarus
i belgium
i belize
i benin
i bermuda
i bhutan
i bolivia
i bosnia ne herzegovina
i bouvet island
i brazil
i british indian ocean territory
i british virgin islands
i brunei
i bulgaria
i burkina faso
i burundi
i cambodia
i cameroon
i canada
i canary islands
i cape verde
i caribbean netherlands
i cayman islands
i central african republic
i chad
i chile
i china
i christmas island
i clipperton island
i cocos keeling islands
i colombia
i comoros
i congo brazzaville
i congo kinshasa
i cook islands
i costa rica
i cote d'ivoire
i croatia
i cuba
i cueta ne melilla
i curacao
i cyprus
i czechia
i denmark
i diego garcia
i djibouti
i dominica
i dominican republic
i ecuador
i egypt
i el salvador
i equatorial guinea
i eritrea
i estonia
i ethiopia
i falkland islands
i faroe islands
i fiji
i finland
i france
i french guiana
i french polynesia
i french southern territories
i gabon
i gambia
i georgia
i germany
i ghana
i gibraltar
i greece
i greenland
i grenada
i guadeloupe
i guam
i guatemala
i guernsey
i guinea
i guinea bissau
i guyana
i haiti
i heard mcdonald island
i honduras
i hong kong sar china
i hungary
i iceland
i india
i indonesia
i iran
i iraq
i ireland
i isle of man
i italy
i jamaica
i japan
i jersey
i jordan
i kazakhstan
i kenya
i kiribati
i kosovo
i kuwait
i kyrgyzstan
i laos
i latvia
i lebanon
i liberia
i libya
i liechtenstein
i lithuania
i luxembourg
i macau sar china
i madagascar
i malaysia
i maldives
i malta
i marshall islands
i martinique
i mauritania
i mauritius
i mayotte
i mexico
i micronesia
i moldova
i monaco
i mongolia
i montenegro
i montserrat
i morocco
i mozambique
i myanmar
i namibia
i nauru
i nepal
i netherlands
i new caledonia
i new zealand
i nicaragua
i niger
i nigeria
i niue
i norfolk island
i north korea
i north macedonia
i northern mariana islands
i norway
i oman
i pakistan
i palau
i palestinian territories
i panama
i papua new guinea
i paraguay
i peru
i philippines
i pitcairn islands
i poland
i portugal
i puerto rico
i qatar
i reunion
i romania
i russia
i rwanda
i samoa
i san marino
i sao tome kanye ne principe
i sark
i saudi arabia
i senegal
i serbia
i seychelles
i sierra leone
i singapore
i sint maarten
i slovakia
i slovenia
i solomon islands
i somalia
i south georgia ne south sandwich islands
i south korea
i south sudan
i spain
i sri lanka
i st barthelemy
i st helena
i st kitts ne nevis
i st lucia
i st martin
i st pierre kanye ne miquelon
i st vincent ne grenadines
i sudan
i suriname
i svalbard ne jan mayen
i swaziland
i sweden
i switzerland
i syria
i taiwan
i tajikistan
i tanzania
i thailand
i timor leste
i togo
i tokelau
i tonga
i trinidad ne tobago
i tristan da cunha
i tunisia
i turkey
i turkmenistan
i turks ne caicos islands
i tuvalu
i u s outlying islands
i u s virgin islands
i uganda
i ukraine
i united arab emirates
i united kingdom
i united states
i uruguay
i uzbekistan
i vanuatu
i vatican city
i venezuela
i vietnam
i wallis ne futuna
i western sahara
i yemen
i zambia
iamaice
iaponia
ibotswana
ic chad
ic cili
ic cina
iceland
id danimarka
ida timor
iegipet
iemen
ierland
igaunija
iirimaa
iisrael
ijsland
il bahamas
il bahrain
il bangladesh
il belarussja
il belgju
il belize
il benin
il bhutan
il bolivja
il botswana
il boznija herzegovina
il boznija ħerzegovina
il brazil
il brunei
il bulgarija
il burkina faso
il burundi
il costa rica
il djibouti
il filippini
il finlandja
il gabon
il gamajka
il gambja
il gappun
il georgia
il georgia tan nofsinhar u l gzejjer sandwich tan nofsinhar
il germanja
il ghana
il gordan
il grecja
il guinea
il guinea bissau
il guinea ekwatorjali
il guyana
il guyana franciza
il gwatemala
il gzejjer aland
il gzejjer canary
il gzejjer cayman
il gzejjer faeroe
il gzejjer falkland
il gzejjer heard u l gzejjer mcdonald
il gzejjer minuri mbieghda tal istati uniti
il gzejjer minuri mbiegħda tal istati uniti
il gzejjer solomon
il gzejjer turks u caicos
il gzejjer vergni brittanici
il gzejjer vergni tal istati uniti
il gzira christmas
il gzira clipperton
il haiti
il honduras
il jemen
il kambodja
il kamerun
il kanada
il kazakistan
il kenja
il kirgizistan
il kolombja
il kongo brazzaville
il korea t'isfel
il korea ta' fuq
il kosovo
il kosta tal avorju
il kroazja
il kuwajt
il laos
il latvja
il lesoto
il libanu
il liberja
il libja
il liechtenstein
il litwanja
il lussemburgu
il macedonja ta' fuq
il malasja
il malawi
il maldivi
il mali
il marokk
il mauritania
il messiku
il mikronezja
il moldova
il mongolja
il montenegro
il mozambique
il myanmar burma
il pakistan
il panama
il paragwaj
il peru
il polonja
il portugall
il qatar
il venezwela
il vjetnam
ile bouvet
ile christmas
ile clipperton
ile de l'ascension
ile de man
ile norfolk
iles aland
iles caimans
iles canaries
iles cocos
iles cook
iles feroe
iles heard et macdonald
iles malouines
iles mariannes du nord
iles marshall
iles mineures eloignees des etats unis
iles pitcairn
iles salomon
iles turques et caiques
iles vierges britanniques
iles vierges des etats unis
ilesotho
ilha bouvet
ilha christmas
ilha de ascensao
ilha de clipperton
ilha de man
ilha norfolk
ilhas aland
ilhas canarias
ilhas cayman
ilhas cocos
ilhas cook
ilhas faroe
ilhas georgia do sul e sandwich do sul
ilhas heard e mcdonald
ilhas malvinas
ilhas marianas do norte
ilhas marshall
ilhas menores distantes dos eua
ilhas pitcairn
ilhas salomao
ilhas turcas e caicos
ilhas virgens americanas
ilhas virgens britanicas
illa bouvet
illa christmas
illa clipperton
illa de ascension
illa de l'ascensio
illa de la reunio
illa de man
illa heard e illas mcdonald
illa norfolk
illas aland
illas bermudas
illas caiman
illas canarias
illas cocos
illas cook
illas feroe
illas malvinas
illas marianas do norte
illas marshall
illas menores distantes dos estados unidos
illas pitcairn
illas salomon
illas turks e caicos
illas virxes britanicas
illas virxes estadounidenses
illas xeorxia do sur e sandwich do sur
illes aland
illes caiman
illes canaries
illes cocos
illes cook
illes falkland
illes feroe
illes georgia del sud i sandwich del sud
illes heard i mcdonald
illes marianes del nord
illes marshall
illes menors allunyades dels estats units
illes pitcairn
illes salomo
illes turks i caicos
illes verges britaniques
illes verges dels estats units
imalawi
imali
in namibja
in nepal
in netherlands
in netherlands tal karibew
in niger
in nigerja
in nikaragwa
in norvegja
inde
indi
india
indiako ozeanoko lurralde britainiarra
indien
indija
indijas okeana britu teritorija
indijos vandenyno britu sritis
indiya
indland
indoneesia
indonesia
indonesie
indonesien
indonezi
indonezia
indonezija
indoneziya
indonezja
indonisia
inggris raya
iningizimu afrika
inomena aravika emirata
inomenes politeies
inomeno vasileio
insula ascension
insula bouvet
insula christmas
insula clipperton
insula heard si insulele mcdonald
insula man
insula norfolk
insulele aland
insulele canare
insulele caraibe olandeze
insulele cayman
insulele cocos
insulele cook
insulele falkland
insulele feroe
insulele indepartate ale s u a
insulele mariane de nord
insulele marshall
insulele pitcairn
insulele solomon
insulele turks si caicos
insulele virgine americane
insulele virgine britanice
intia
iordania
iordaniya
iosrael
ipar korea
ipar mariana uharteak
ipar mazedonia
ir regjun amministrattiv specjali ta' hong kong tar repubblika tal poplu tac cina
ir regjun amministrattiv specjali tal macao tar repubblika tal poplu tac cina
ir renju unit
ir repubblika ceka
ir repubblika centru afrikana
ir repubblika demokratika tal kongo
ir repubblika dominicana
ir rumanija
ir russja
ir rwanda
iraak
iraan
irac
irak
iraka
irakas
iraki
iran
irana
iranas
iraq
iraque
ireland
irija
irland
irlanda
irlande
irlandia
irlandiya
irlanti
irorszag
irska
irsko
is sahara tal punent
is samoa amerikana
is saħara tal punent
is senegal
is serbja
is seychelles
is sirja
is slovakkja
is slovenja
is somalja
is sri lanka
is sudan
is sudan t'isfel
is suriname
ishujt alande
ishujt e marianes veriore
ishujt e virgjer britanike
ishujt e virgjer te shba se
ishujt falkland
ishujt faroe
ishujt herd e mekdonald
ishujt kajman
ishujt kanarie
ishujt kokos
ishujt kuk
ishujt marshall
ishujt periferike te shba se
ishujt pitkern
ishujt solomon
ishujt turks dhe kaikos
ishulli asenshion
ishulli bove
ishulli i krishtlindjes
ishulli i manit
ishulli kliperton
ishulli norfolk
isimerini goyinea
isimerinos
isla bouvet
isla clipperton
isla de la ascension
isla de man
isla de navidad
isla norfolk
islanda
islande
islandia
islandija
islandiya
islanti
islas aland
islas caiman
islas cocos
islas cook
islas feroe
islas georgia del sur y sandwich del sur
islas heard y mcdonald
islas malvinas
islas marianas del norte
islas marshall
islas menores alejadas de ee uu
islas pitcairn
islas salomon
islas turcas y caicos
islas virgenes britanicas
islas virgenes de ee uu
isle of man
iso britannia
isola ascensione
isola bouvet
isola christmas
isola di clipperton
isola di man
isola norfolk
isole aland
isole canarie
isole cayman
isole cocos
isole cook
isole faer oer
isole falkland
isole fær øer
isole heard e mcdonald
isole marianne settentrionali
isole marshall
isole minori esterne degli stati uniti
isole pitcairn
isole salomone
isole turks e caicos
isole vergini americane
isole vergini britanniche
ispania
ispanija
ispaniya
ispanya
israele
israeli
israil
isvec
isvecre
isvecrə
isvicre
it tagikistan
it tajlandja
it tajwan
it tanzanija
it territorji francizi tan nofsinhar
it territorji palestinjani
it togo
it tokelau
it tunezija
it turkija
it turkmenistan
ita timor
itaalia
itali
italie
italien
italija
italiya
italy
italya
itavalta
ivoorkus
ivoorkust
iwerddon
iz zambja
iz zimbabwe
izimbabwe
izland
izlanda
izrael
izraela
izraelis
izrail'
jaapan
jamaica
jamaika
jamaique
jamajka
jamhuri ya afrika ya kati
jamhuri ya dominika
japana
japani
japao
japo
japon
japoni
japonia
japonija
japonska
japonsko
japonya
jaunkaledonija
jaunzelande
jeemen
jemen
jemena
jemenas
jepang
jepun
jerman
jermenija
jibuti
jihoafricka republika
jizni georgie a jizni sandwichovy ostrovy
jizni korea
jizni sudan
jojia
jolaey
jordaania
jordani
jordania
jordanie
jordanien
jordanija
jordansko
joulusaar
joulusaari
juleoen
juleøen
julon
jungtine karalyste
jungtines valstijos
jungtiniai arabu emyratai
jungtiniu valstiju mazosios tolimosios salos
jungtiniu valstiju mergeliu salos
juodkalnija
juzna afrika
juzna dzordzija i juzna sendvicka ostrva
juzna georgia a juzne sandwichove ostrovy
juzna georgia i otoci juzni sandwich
juzna georgia in juzni sandwichevi otoki
juzna korea
juzna koreja
juzni sudan
juznoafricka republika
juznoafriska republika
juzny sudan
kaaimaneilanden
kaaimanseilande
kaap verde
kaapverdie
kabo verde
kaboverde
kaiman uharteak
kaimaninseln
kaimanisaared
kaimanu salas
kaimanu salos
kajman szigetek
kajmanie ostrovy
kajmanji otoki
kajmanska ostrva
kajmanske ostrovy
kajmanski otoci
kajmany
kaledoni e re
kaledonia baru
kaledonia berria
kaledu sala
kamboca
kambocya
kambodia
kambodja
kambodscha
kambodsja
kambodza
kambodzha
kambodzsa
kamboja
kamboxhia
kameroen
kameroyn
kamerun
kameruna
kamerunas
kameruni
kampotzi
kanaari saared
kanada
kanadas
kanar adalari
kanar adaları
kanari
kanari szigetek
kanariak
kanariansaaret
kanarieoarna
kanariese eilande
kanarieyjar
kanariju salas
kanarioi nisoi
kanarioyene
kanarische inseln
kanariske oer
kanariske øer
kanariøyene
kanars'ki ostrovi
kanarska ostrva
kanarske ostrovy
kanarski ostrovi
kanarski otoki
kanarskie o va
kanaru salos
kanarya adalari
kanarya adaları
kanbodia
kanlurang sahara
kap verde
kapp verde
kapverdy
karacsony sziget
karadag
karaibet holandeze
karayip hollandasi
karayip hollandası
kargazstan
karib niderlandi
karib niderlandı
karibahafshluti hollands
karibeko herbehereak
karibian alankomaat
karibiese nederland
karibische niederlande
karibisk nederland
karibiska nederlanderna
karibs'ki niderlandi
karibska niderlandiya
karibske holandsko
karibske nizozemsko
karibu nyderlandai
kariibi madalmaad
karipska holandija
karipski otoci nizozemske
kasachstan
kasahstan
kasakhstan
kasakstan
katar
katara
kataras
kato chores
kayman adalari
kayman adaları
kaymanovi ostrovi
kazachstan
kazachstanas
kazahstan
kazahstana
kazahsztan
kazajistan
kazakhstan
kazakistan
kazakistani
kazakstan
keenia
kelet timor
kemboja
kena
kenia
kenija
keniya
kentroafrikaniki dimokratia
kepi i gjelber
kepulauan aland
kepulauan canaria
kepulauan canary
kepulauan cayman
kepulauan cocos
kepulauan cook
kepulauan falkland
kepulauan faroe
kepulauan georgia selatan sandwich selatan
kepulauan heard mcdonald
kepulauan mariana utara
kepulauan marshall
kepulauan norfolk
kepulauan pitcairn
kepulauan solomon
kepulauan svalbard dan jan mayen
kepulauan terluar as
kepulauan terpencil a s
kepulauan turks dan caicos
kepulauan virgin a s
kepulauan virgin amerika serikat
kepulauan virgin britania raya
kepulauan virgin british
kepulauan wallis dan futuna
kerseiland
kesk aafrika vabariik
keski afrikan tasavalta
kh'rvatiya
khaiti
khonduras
khonkong sar na kitay
khorvatiya
kibris
kiina
kili
kina
kinas ipasas parvaldes apgabals honkonga
kinija
kip'r
kipar
kipr
kipra
kipras
kirasao
kirghizistan
kirghizstan
kirgisia
kirgisistan
kirgistan
kirgizi
kirgizie
kirgizija
kirgizistan
kirgizisztan
kirgiziya
kirgizsko
kirgizstan
kirgizstana
kirguistan
kirguizistan
kirguizstan
kiribati
kiribatis
kirigizistani
kirimpati
kisiwa cha ascension
kisiwa cha bouvet
kisiwa cha clipperton
kisiwa cha heard na visiwa vya mcdonald
kisiwa cha krismasi
kisiwa cha man
kisiwa cha norfolk
kitajska
kitay
kiurasao
klein afgelee eilande van die vsa
kleine afgelegen eilanden van de verenigde staten
klipertona sala
klipertono sala
klipperton adasi
klipperton adası
kndr
koeweit
kokos kilinq adalari
kokos kilinq adaları
kokoseilande
kokoseyjar
kokosinseln
kokosoarna
kokosova kilingova ostrva
kokosove ostrovy
kokosovi keelingovi otoci
kokosovi kiling ostrovi
kokosovi ostrovi
kokosovi otoki
kokosovye o va
kokosoyene
kokosu kilinga salas
kokosu kilingo salos
kokosøyene
kokusz keeling szigetek
kolombia
kolombiya
kolomvia
kolonbia
kolumbi
kolumbia
kolumbie
kolumbien
kolumbija
kolumbiya
komoorid
komor adalari
komor adaları
komorai
komore
komoreak
komoren
komorene
komorerna
komores
komoreyjar
komori
komorit
komorlar
komoro
komorska ostrva
komorski ostrovi
komoru salas
komory
kongas brazavilis
kongas kinsasa
kongko kinsasa
kongko mprazavil
kongo
kongo brazavil
kongo brazavile
kongo brazzavil'
kongo brazzaville
kongo dv
kongo kinsasa
kongo kinshasa
kongo vabariik
kongoko errepublika demokratikoa
kongon demokraattinen tasavalta
kongon tasavalta
konqo brazzavil
konqo kinsasa
konzska demokraticka republika
konzska republika
kookossaared
kookossaaret
kore e jugut
kore e veriut
korea kaskazini
korea kusini
korea polnocna
korea poludniowa
korea połnocna
korea południowa
korea selatan
korea utara
korgozstan
kosovas
kosove
kosovo
kosowo
kossyfopedio
kosta rika
kosta rike
kostarika
kostaryka
koszovo
kot d'ivoar
kot d'ivuar
kota vatican
kotd'ivuar
kotdivuara
koweit
koyrasao
koyva
koyveit
kozep afrikai koztarsasag
kreeka
kreikka
krievija
kroaci
kroasia
kroasie
kroatia
kroatie
kroatien
kroatija
kroazia
ktr ipasais administrativais regions makao
kube
kuk adalari
kuk adaları
kuka salas
kuko salos
kukova ostrva
kupros
kurasao
kuuba
kuvait
kuvajt
kuveit
kuveita
kuveitas
kuveyt
kuwait
kuweit
kuwejt
kuzey kore
kuzey makedonya
kuzey mariana adalari
kuzey mariana adaları
kwa israel
kypr
kypros
kypur
kyrgyzstan
kyurasao
kıbrıs
kırgızistan
l afganistan
l afrika t'isfel
l albanija
l algerija
l angola
l antartika
l arabja sawdija
l argentina
l armenja
l awstralja
l awstrija
l azerbajgan
l egittu
l ekwador
l emirati gharab maghquda
l emirati għarab magħquda
l eritrea
l estonja
l eswatini
l etjopja
l indja
l indonezja
l iran
l iraq
l irlanda
l istat tal belt tal vatikan
l istati uniti
l italja
l izlanda
l izvezja
l izvizzera
l oman
l uganda
l ukrajna
l ungerija
l urugwaj
l uzbekistan
la reunion
laane sahara
lanh tho an do duong thuoc anh
lanh tho an đo duong thuoc anh
lanh tho palestine
lanh tho phia nam thuoc phap
lansi sahara
lao
laos
laosa
laosas
laosz
latfia
lati
latvia
latvija
latviya
lebanon
leedu
lengyelorszag
lenkija
leosota
lesotas
lesotho
lesoto
letland
letoni
letonia
letonija
letonya
lettland
lettonia
lettonie
lettorszag
leykorosia
li bang
liban
libana
libanas
libano
libanon
libanus
libeeria
liberi
liberia
liberie
liberija
liberiya
liberya
libi
libia
libie
libija
libiya
libya
libye
libyen
lichtenstain
lichtenstajnsko
lichtensteinas
lichtenstejnsko
lichtinstein
liechtenstein
liettua
lietuva
lihtenshtajn
lihtenstajn
lihtensteina
liibanon
liibua
likhtenshchayn
likhtenshteyn
litaue
litauen
lithaen
lithoyania
lithuania
lithwania
litouwen
lituani
lituania
lituanie
litva
litvania
litvanija
litvanya
litwa
liuksemburgas
livan
livanos
liveria
liviya
livyi
lixtensteyn
lotwa
lotyssko
louna aafrika vabariik
louna georgia ja louna sandwichi saared
louna korea
louna sudaan
loyxemvoyrgo
lubnan
lucembursko
lucsamburg
luksemburg
luksemburga
luksemburq
lussemburgo
luxemborg
luxembourg
luxemburg
luxemburgo
luxembursko
luxenburgo
lwcsembwrg
lyuksemburg
m'yanma
ma roc
macao kiinan erityishallintoalue
macao oao ciny
macao sar
macao sar china
macao sar kina
macao zao ciny
macaristan
macarıstan
macau
macau erihalduspiirkond
macau rae da china
macau sar china
macau sar tsieina
macau sar van china
macau sas china
macau txinako aeb
macedoine du nord
macedonia de nord
macedonia del nord
macedonia del norte
macedonia do norte
macedonia polnocna
macedonia połnocna
macedonia utara
madagascar
madagaska
madagaskar
madagaskara
madagaskaras
madagaskari
madagaszkar
madaqaskar
madarska
madarsko
madzarska
maeneo ya palestina
maenmar
maghribi
magiot
magyarorszag
maili
majot
majota
majotas
majote
majotta
makao
makao edp kinas
makao kkt
makao oar kitayu
makao sar na kitay
makao xir cin
makau dak tiongkok
makau sar china
makedonia utara
mal i zi
mal'divi
mal'divy
mal'ta
maladewa
malaisia
malaisie
malaizija
malajsie
malajzi
malajzia
malaoyi
malasia
malaui
malavi
malavija
malavis
malawi
malaysia
malayziya
maldiivid
maldiv adalari
maldiv adaları
maldiv szigetek
maldivak
maldivas
maldive
maldiven
maldivene
maldiverna
maldiverne
maldives
maldiveyjar
maldivi
maldivija
maldivler
maldivy
maldyvai
malediivit
maledive
malediven
maledivy
malediwy
maleisie
malesia
malezija
malezja
malezya
mali udaljeni otoci sad a
malis
malta
man adasi
man adası
man sziget
man uhartea
mani saar
mansaari
maqedonia e veriut
maraco
marekani
marianos siaurines salos
mariany polnocne
mariany połnocne
maritania
maritius
maroc
marocco
marocko
marok
maroka
marokas
marokko
maroko
marroc
marrocos
marruecos
marsal adalari
marsal adaları
marsala salas
marsalo salos
marsalovi otoci
marsalska ostrva
marshall adalari
marshall adaları
marshall islands
marshall szigetek
marshall uharteak
marshalleilande
marshalleilanden
marshalleyjar
marshalli saared
marshallinsaaret
marshallinseln
marshalloarna
marshalloerne
marshallove ostrovy
marshallovi ostrovi
marshallovi otoki
marshallovy o va
marshallovy ostrovy
marshalloyene
marshalløerne
marshalløyene
marshalovi ostrovi
martinica
martinik
martinika
martinike
martinique
martynika
masedonia ya kaskazini
mauretania
mauretanien
mauretanija
maurici
mauricija
mauricijus
mauricius
mauritaania
mauritani
mauritania
mauritanie
mauritanija
mauritius
mavretanija
mavricij
mavriki
mavrikiy
mavritaniya
mavritsiy
mayot
mayotta
mayotte
mayrikios
mayritania
mayrovoynio
mađarska
mbreteria e bashkuar
mecsico
mehhiko
mehika
meicsiceo
meksika
meksike
meksiko
meksyk
melnkalne
men adasi
men adası
menas sala
mendebaldeko sahara
meno sala
mensi odlehle ostrovy usa
mensie odlahle ostrovy usa
merakes
merkezi afrika respublikasi
mesir
messico
mexic
mexico
mexiko
mexique
mianmar
mianmaras
micronesia
micronesie
micronezia
mid afrikulydveldid
midbaugs ginea
mijanmar
mikroneesia
mikronesia
mikronesiafoderasjonen
mikronesiaføderasjonen
mikronesie
mikronesien
mikronezi
mikronezia
mikronezija
mikroneziya
mikronezja
mikronezya
mikronisia
milad adasi
milad adası
misir
misri
mið afrikulyðveldið
miðbaugs ginea
mjanma
mjanmar
mjanmarsko
mji wa vatican
mocambic
mocambique
moggolia
mogolistan
moldavi
moldavia
moldavie
moldavien
moldavija
moldavsko
moldawia
moldofa
moldova
moldowa
mon
monakas
monako
mong co
mongolei
mongoli
mongolia
mongolie
mongoliet
mongolija
mongoliya
mongolsko
mongoolia
monqolustan
monserat
montaineagro
monteneqro
montsarat
montserat
montseratas
montserrat
montserrata
morisi
moritania
moritanya
moroco
mosaimbic
mosambiek
mosambiik
mosambik
mozambic
mozambico
mozambik
mozambika
mozambikas
mozambike
mozambique
mozamviki
mołdawia
mpachames
mpachrein
mpangklantes
mparmpeintos
mpeliz
mpenin
mpotsoyana
mpoyrkina faso
mpoyroynti
mpoytan
mproynei
msumbiji
muntenegru
muqeddes pyer ve mikelon
muqeddes yelena
muqəddəs pyer və mikelon
muqəddəs yelena
myanma
myanmar
mısır
mərakes
mərkəzi afrika respublikası
na bahamai
na criocha palaistineacha
na hoileain chanaracha
na hoileain fhilipineacha
na hoileain mhairianacha thuaidh
na seiseil
na uy
nam cuc
nam georgia quan dao nam sandwich
nam georgia quan đao nam sandwich
nam sudan
namibi
namibia
namibie
namibija
namibiya
namibya
namiibia
namimpia
naoyroy
naru
naujoji kaledonija
naujoji zelandija
nauru
nea kalidonia
nea zilandia
nederland
nederlandene
nederlanderna
neipeal
nemacka
nemcija
nemecko
nemetorszag
nepal
nepala
nepalas
netherlands
neukaledonien
neuseeland
new caledonia
new zealand
nga
nhat ban
nicaragua
nicearagua
niderland
niderlande
niderlandes karibu salas
niderlandi
niderlandiya
niderlandy
niderlandy karaibskie
niederlande
niemcy
nieu kaledonie
nieu seeland
nieuw caledonie
nieuw zeeland
nigeeria
niger
nigera
nigeri
nigeria
nigerie
nigerija
nigeris
nigeriya
nigiras
nigiria
nijer
nijerya
nikaragoya
nikaragua
nikaragva
nikaragwa
nikaraqua
nimechchina
nioye
nisoi chernt kai makntonalnt
nisoi feroes
nisoi foklant
nisoi keiman
nisoi kokos
nisoi koyk
nisoi marsal
nisoi notia georgia kai noties santoyits
nisoi olant
nisoi pitkern
nisoi solomontos
nisoi terks kai kaikos
nisoi voreies marianes
nisos asension
nisos kliperton
nisos mpoyve
nisos norfolk
nisos ton christoygennon
nisos toy man
niue
niuje
nixer
nixeria
nizozemska
nizozemski karibi
nizozemski sveti martin
nizozemsko
njemacka
noord korea
noord macedonie
noord mariane eilande
noordelijke marianen
noorwee
noorwegen
nord korea
nord makedonia
nord marianene
nordkorea
nordliche marianen
nordmakedonien
nordmarianerna
nordmarianerne
nordmazedonien
nordur korea
nordur makedonia
nordur marianaeyjar
noregur
norfolk
norfolk adasi
norfolk adası
norfolk island
norfolk sziget
norfolk uhartea
norfolkas sala
norfolkeiland
norfolkeyja
norfolkinsaari
norfolkinsel
norfolko sala
norfolkon
norfolkoya
norfolkøya
norfolski otok
norge
norja
norra
norsko
norsunluurannikko
north korea
north macedonia
northern mariana islands
noruega
norvec
norvege
norvegia
norvegija
norvegiya
norvegji
norveska
norvigia
norway
norwegen
norwegia
norwy
norður korea
norður makedonia
norður marianaeyjar
notia afriki
notia korea
notio soydan
noua caledonie
noua zeelanda
nouvelle caledonie
nouvelle zelande
nova caledonia
nova kaledonia
nova kaledonie
nova kaledonija
nova kaledoniya
nova zelanda
nova zelandia
nova zelandija
nova zelandiya
novaya kaledoniya
novaya zelandiya
novi zeland
novy zeland
nowa kaledonia
nowa zelandia
ntiegko gkarsia
ntominika
nua ghuine phapua
nueva caledonia
nueva zelanda
nuova caledonia
nuova zelanda
ny caledonia
ny kaledonien
nya kaledonien
nya zeeland
nyderlandai
nyja kaledonia
nyja sjaland
nyugat szahara
nyuzilandi
o salvador
o v buve
o v klipperton
o v men
o v norfolk
o v rozhdestva
o v sv eleny
o v vozneseniya
o va kayman
o va kherd i makdonal'd
o va kuka
o va pitkern
oae
ob'iednani arabs'ki emirati
obala bjelokosti
obala slonovace
obedineni arabski emirstva
obedinenoto kralstvo
oeganda
oekraine
oesbekistan
oezbekistan
oileain aland
oileain bhriotanacha na maighdean
oileain cayman
oileain chomora
oileain cocos
oileain cook
oileain fhaclainne
oileain fharo
oileain imeallacha s a m
oileain marshall
oileain mhaildive
oileain mheiriceanacha na maighdean
oileain na dturcach agus caicos
oileain palau
oileain pitcairn
oileain sholaimh
oilean bouvet
oilean clipperton
oilean heard agus oileain mcdonald
oilean mhanann
oilean mhuiris
oilean na deascabhala
oilean na nollag
oilean na trionoide agus tobaga
oilean norfolk
olandes salas
olandska ostrva
olandski ostrovi
olaszorszag
ollandia karaivikis
omaan
omanas
ondoyra
oos timor
oost timor
oostenrijk
oostenryk
ormenyorszag
oroszorszag
orta afrika cumhuriyeti
ost timor
osterreich
osterrike
ostrig
ostriv buve
ostriv klipperton
ostriv men
ostriv norfolk
ostriv rizdva
ostriv svyatoi ieleni
ostriv voznesinnya
ostrov buve
ostrov kliperton
ostrov man
ostrov norfolk
ostrov rozhdestvo
ostrov v'znesenie
ostrovi gerd i makdonald
ostrovi kh'rd i makdonald
ostrovi kuk
ostrovi kuka
ostrovi pitkern
ostrovi t'rks i kaykos
ostrovi terks i kaykos
ostrva turks i kaikos
ostrvo asension
ostrvo buve
ostrvo herd i mekdonaldova ostrva
ostrvo kliperton
ostrvo man
ostrvo norfok
osttimor
otdalecheni ostrovi na sashch
otoci heard i mcdonald
otoci turks i caicos
otok ascension
otok bouvet
otok clipperton
otok man
otok norfolk
otok uzasasca
otoki turks in caicos
ouganda
ouzbekistan
oyggaria
oygkanta
oykrania
oyroygoyai
oyzmpekistan
ozbekistan
ozbəkistan
paapua uus guinea
pacistan
paesi bassi
paises baixos
paises baixos caribenhos
paises bajos
paisos baixos
paivantasaajan guinea
pakistan
pakistana
pakistanas
pakistani
pakisztan
palaistiniaka edafi
palaos
palaoy
palastinensische autonomiegebiete
palau
palav
palestiina alad
palestiinalaisalue
palestijnse gebieden
palestinar lurralde okupatuak
palestinas teritorijas
palestinian territories
palestinos teritorija
palestins'ki teritorii
palestinska territorierna
palestinska uzemi
palestinske teritorije
palestinske uzemia
palestinski teritorii
palestinskie territorii
palestinsko ozemlje
palestinsko podrucje
palestynse grondgebiede
palesztin autonomia
papoea nieu guinee
papoea nieuw guinea
papouasie nouvelle guinee
papoya nea goyinea
papua ginea berria
papua guinea newydd
papua jaungvineja
papua naujoji gvineja
papua neuguinea
papua new guinea
papua noua guinee
papua nova guine
papua nova guinea
papua nova gvineja
papua nova gvineya
papua novaya gvineya
papua nowa gwinea
papua nueva guinea
papua nugini
papua nuova guinea
papua ny guinea
papua nya guinea
papua nyja ginea
papua uj guinea
papua uusi guinea
papua yeni gine
papua yeni qvineya
paquistan
paquistao
paragoyai
paragua
paraguai
paraguaj
paraguay
paragvae
paragvaj
paragvaja
paragvajus
paragvay
paragvæ
paragwaj
paraqvay
pays bas
pays bas caribeens
peiriu
perancis
periw
perou
peroy
peru
peruu
phan lan
phap
philippinen
philippines
pietu afrika
pietu dzordzija ir pietu sandvico salos
pietu koreja
pietu sudanas
pilipinas
pitcairn
pitcairn adalari
pitcairn adaları
pitcairn eyjar
pitcairn islands
pitcairn szigetek
pitcairn uharteak
pitcairneilande
pitcairneilanden
pitcairni saared
pitcairninseln
pitcairnoarna
pitcairnove ostrovy
pitcairnovi otoci
pitcairnovy ostrovy
pitcairnoyene
pitcairnøyene
pitkern
pitkern adalari
pitkern adaları
pitkernas salas
pitkerno salos
pivdenna dzhordzhiya ta pivdenni sandvichevi ostrovi
pivdenna koreya
pivdenniy sudan
pivdenno afrikans'ka respublika
pivnichna koreya
pivnichna makedoniya
pivnichni marians'ki ostrovi
poblacht cabo verde
poblacht dhaonlathach an chongo
poblacht na hafraice lair
pobrezi slonoviny
pobrezie slonoviny
pohja korea
pohja makedoonia
pohja mariaanid
pohjois korea
pohjois makedonia
pohjois mariaanit
pol'sha
pol'shcha
polaineis na fraince
poland
polandia
polen
polija
polinesia francesa
polinesia francese
polinesia frantsesa
polinesia perancis
polinesia prancis
polinezia franceza
polinezia franceze
polinezja franciza
polinezja francuska
poljska
polland
pologne
poloni
polonia
polonya
polsa
polsha
polska
polsko
polynesia ffrengig
polynesia thuoc phap
polynesia ya ufaransa
polynesie francaise
poola
portekiz
portiwgal
porto rice
porto rico
porto riko
portogalia
portogallo
portorico
portoriko
portoryko
portugal
portugale
portugali
portugalia
portugalija
portugaliya
portugalska
portugalsko
portuqaliya
posebno upravno obmocje kitajske makav
posebno upravno obmocje ljudske republike kitajske hongkong
poyerto riko
prancis
prancuzija
prancuzijos gviana
prancuzijos pietu sritys
prancuzijos polinezija
prantsuse guajaana
prantsuse lounaalad
prantsuse poluneesia
prantsusmaa
prasino akrotirio
puerto rico
puerto rikas
puerto riko
puertoriko
pulau ascension
pulau bouvet
pulau clipperton
pulau heard dan kepulauan mcdonald
pulau krismas
pulau man
pulau natal
pulau norfolk
puola
pup hong kong kina
pup makao kina
pusiaujo gvineja
qabon
qambiya
qana
qatar
qayana
qazaxistan
qazaxıstan
qerbi saxara
qeter
qipro
qirgizistan
qrenada
qrenlandiya
quam
quan dao aland
quan dao bac mariana
quan dao canary
quan dao cayman
quan dao cocos
quan dao cook
quan dao falkland
quan dao faroe
quan dao heard va mcdonald
quan dao marshall
quan dao pitcairn
quan dao solomon
quan dao turks va caicos
quan dao virgin thuoc anh
quan dao virgin thuoc hoa ky
quan đao aland
quan đao bac mariana
quan đao canary
quan đao cayman
quan đao cocos
quan đao cook
quan đao falkland
quan đao faroe
quan đao heard va mcdonald
quan đao marshall
quan đao pitcairn
quan đao solomon
quan đao turks va caicos
quan đao virgin thuoc anh
quan đao virgin thuoc hoa ky
quenia
quirguistao
quiribati
qvadelupa
qvatemala
qvineya
qvineya bisau
qırgızıstan
qərbi saxara
qətər
r a s chinoise de hong kong
r a s chinoise de macao
r a s hong kong china
r a s macao china
rae de hong kong
rae de macao
rakousko
rakusko
ranska
ranskan etelaiset ja antarktiset alueet
ranskan guayana
ranskan polynesia
ras di hong kong
ras di macao
recko
regatul unit
regne unit
regno unito
reinion
reinjona
reino unido
repubblica centrafricana
repubblica dominicana
republica centrafricana
republica centreafricana
republica centro africana
republica centroafricana
republica democratica del congo
republica democratica do congo
republica do congo
republica dominicana
republica moldova
republik afrika tengah
republik dominica
republik dominika
republik moldau
republika dominikane
republika e afrikes qendrore
republika poludniowej afryki
republika południowej afryki
republika srodkowoafrykanska
republika zielonego przyladka
republique centrafricaine
republique dominicaine
respublika koreya
reuniao
reunjonas
reyun'on
reyun'yon
reyunion
reyunyon
rietumsahara
riunione
roemenie
roheneemesaared
romania
romanya
romenia
romunija
rootsi
rosia
rosiya
rosja
rossiya
roumanie
rovnikova guinea
royanta
royaume uni
roymania
rpa i hong kongut
rpa i makaos
ruanda
ruande
rum'niya
rumaenien
rumani
rumania
rumanien
rumanija
rumeenia
rumenia
ruminiya
rumunia
rumunija
rumuniya
rumunjska
rumunsko
rumyniya
rumænien
rumıniya
ruotsi
rusi
rusia
rusija
rusiya
rusko
rusland
russia
russie
russland
rusya
rwanda
rwmania
rwsia
ryssland
rytu timoras
s t barthelemy
s t helena
s t kitts och nevis
s t lucia
s t pierre och miquelon
s t vincent och grenadinerna
s'edineni shchati
s'erra leone
s'ierra leone
s'rbiya
saalomoni saared
saara ocidental
sadi arabia
sahara barat
sahara magharibi
sahara occidental
sahara occidentala
sahara occidentale
sahara zachodnia
saharaja perendimore
sainreigiun riarachain hong cong daonphoblacht na sine
sainreigiun riarachain macao daonphoblacht na sine
sainte helene
sainte lucie
saiprasi
saksa
saksamaa
sal'vador
salamon szigetek
salamounovy ostrovy
salamunove ostrovy
saliamono salos
salomon uharteak
salomonen
salomonoarna
salomonoerne
salomonovi otoci
salomonovi otoki
salomonoyene
salomonsaaret
salomonseilande
salomonseilanden
salomonseyjar
salomonøerne
salomonøyene
salvadora
salvadoras
salwador
sambia
sameinudu arabisku furstadaemin
sameinuðu arabisku furstadæmin
samo mheiricea
samoa
samoa america
samoa americaines
samoa americana
samoa americane
samoa amerika
samoa amerikane
samoa amerykanskie
samoa estatubatuarra
samoa thuoc my
samoa ya marekani
san bartolome
san criostoir nimheas
san cristobal y nieves
san heilin
san mairine
san marinas
san marino
san martin
san pedro y miquelon
san pierre agus miquelon
san tome e principe
san tome i prinsipi
san tome ir prinsipe
san tome ve prinsipi
san tome və prinsipi
san uinseann agus na greanaidini
san vicente e as granadinas
san vicente y las granadinas
sankti bartolomeusareyjar
sankti helena
sankti kitts og nevis
sankti lusia
sankti pierre og miquelon
sankti vinsent og grenadineyjar
sanmarino
sant'elena
santa elena
santa helena
santa lucia
santa luzia
santapierre na miquelon
santo tome y principe
santome un prinsipi
sao bartolomeu
sao cristovao e nevis
sao martinho
sao pedro e miquelao
sao tome a principe
sao tome agus principe
sao tome dan principe
sao tome e principe
sao tome en principe
sao tome es principe
sao tome et principe
sao tome eta principe
sao tome i principe
sao tome i prinsipi
sao tome ja principe
sao tome kai prinsipe
sao tome na principe
sao tome och principe
sao tome og principe
sao tome og prinsipe
sao tome principe
sao tome si principe
sao tome u principe
sao tome und principe
sao tome va principe
sao tome ve principe
sao vicente e granadinas
saoedi arabie
saoydiki aravia
sar hongkong
sar macao
sar makao
sarc
sark
sark ingilis dili dialekti
sarkas
sauda arabija
saudi araabia
saudi arabia
saudi arabien
saudia
saudiarabien
saudijska arabija
sauditska arabiya
saudivs'ka araviya
saudo arabija
saudova arabija
saudovskaya araviya
saudska arabia
saudska arabie
sbaen
schweden
schweiz
sead
seicheles
seiseliai
seisellid
seiselu salas
sejseli
sejshelle
seland newydd
selandia baru
sen bartelemi
sen kits kai nevis
sen marten
sen martenas
sen p'er i mikelon
sen p'ier i mikelon
sen pier i mikelon
sen pier kai mikelon
sen pjer i mikelon
sen pjeras ir mikelonas
senbartelmi
senegal
senegala
senegalas
senegali
seneqal
senmartena
senpjera un mikelona
sent bartelemi
sent kits i nevis
sent kits ve nevis
sent kits və nevis
sent kitsas ir nevis
sent lusija
sent lusiya
sent lyusiya
sent martin
sent vinsent i grenadini
sent vinsent i grenadiny
sent vinsent ve qrenadinler
sent vinsent və qrenadinlər
sentkitsa un nevisa
sentlusija
sentraal afrikaanse republiek
sentvinsenta un grenadinas
sepanyol
serbi
serbia
serbie
serbien
serbija
serbiya
sercq
serqi timor
serra leoa
serstjornarsvaedid hong kong
serstjornarsvaedid makao
serstjornarsvæðið hong kong
serstjornarsvæðið makao
servia
servie
serwie
seszele
seudiyye erebistani
seuta i melil'ya
seuta i melilja
seuta i meliya
seuta ir melila
seuta un melilja
seuta ve melilya
seuta və melilya
severna korea
severna koreja
severna koreya
severna makedonija
severna makedoniya
severna marijanska ostrva
severnaya makedoniya
severne macedonsko
severne mariany
severni korea
severni makedonie
severni marianski ostrovi
severni marianski otoki
severni mariany
severnye marianskie o va
seychelle
seychelle szigetek
seychelleak
seychellen
seychellene
seychellerna
seychellerne
seychelles
seychelles eyjar
seychellit
seychely
seynt kits i nevis
seynt lusiya
seynt vins'nt i grenadini
seysel adalari
seysel adaları
seyseller
seyshel's'ki ostrovi
seyshel'skie o va
seysheli
sfanta elena
sfanta lucia
sfantul martin
shba
shen elene
shen kits dhe nevis
shen lucia
shen pier dhe mikelon
shen vincent dhe grenadine
shpitsbergen i yan mayen
shpitsbergen ta yan maien
shqiperi
shri lanka
shvetsiya
shveytsariya
siarra leon
siaures koreja
siaures makedonija
siera leone
siera leoni
sierra leona
sierra leone
sigkapoyri
sijera leone
sili
simali koreya
simali makedoniya
simali marian adalari
simali marian adaları
simbabve
simbabwe
singapoer
singapor
singapore
singapour
singapur
singapura
singapuras
singeapor
sinqapur
sint barthelemy
sint helena
sint kitts en nevis
sint lucia
sint maarten
sint marten
sint martenas
sint martin
sint pierre en miquelon
sint vincent en die grenadine
sintmartena
siprus
sirbistan
sirie
sirija
sjedinjene americke drzave
sjedinjene drzave
sjerraleone
sjeverna koreja
sjeverna makedonija
sjevernomarijanski otoci
sllovaki
slloveni
slofacia
slofenia
slonokoscena obala
slovacchia
slovachchina
slovacia
slovacka
slovakia
slovakien
slovakiet
slovakija
slovakiya
slovakkia
slovakya
slovaquie
slovaska
sloveenia
slovenia
slovenie
slovenien
slovenija
sloveniya
slovensko
slovenya
slovinsko
slowacja
slowakei
slowakije
slowakye
slowenia
slowenie
slowenien
smaeyjar bandarikjanna
soedan
soedinennye shtaty
solomon adalari
solomon adaları
solomon islands
solomonovi ostrovi
solomonovy o va
solomonska ostrva
somaalia
somali
somalia
somalie
somalija
somalis
somaliya
somalsko
somija
sonderverwaltungsregion hongkong
sonderverwaltungsregion macau
soome
sor afrika
sor georgia og sor sandwichoyene
sor korea
sor sudan
soudan
soudan du sud
south africa
south georgia og de sydlige sandwichoer
south georgia og de sydlige sandwichøer
south georgia south sandwich islands
south korea
south sudan
soydan
soyidia
soyrinam
spagna
spain
spanelsko
spania
spanielsko
spanien
spanija
spanja
spanje
spanjolska
spann
spanyol
spanyolorszag
spicberky a jan mayen
spitsbergen en jan mayen
spitzbergen und jan mayen
spojene arabske emiraty
spojene kralovstvi
spojene kralovstvo
spojene staty
spolucheni shtati
sra hongkong
sra makau
srbija
srbsko
srednjeafriska republika
srednjoafricka republika
sri lanca
sri lanka
sri lanke
srilanka
st barthelemy
st christophe et nieves
st helena
st kitts a nevis
st kitts dan nevis
st kitts e nevis
st kitts en nevis
st kitts es nevis
st kitts eta nevis
st kitts i nevis
st kitts ja nevis
st kitts na nevis
st kitts nevis
st kitts og nevis
st kitts si nevis
st kitts u nevis
st kitts und nevis
st kitts va nevis
st kitts ve nevis
st lucia
st marin
st martin
st pierre a miquelon
st pierre dan miquelon
st pierre e miquelon
st pierre en miquelon
st pierre es miquelon
st pierre et miquelon
st pierre eta mikelune
st pierre i miquelon
st pierre ja miquelon
st pierre miquelon
st pierre og miquelon
st pierre si miquelon
st pierre u miquelon
st pierre und miquelon
st pierre va miquelon
st pierre ve miquelon
st vincent a'r grenadines
st vincent dan grenadine
st vincent dan grenadines
st vincent e grenadine
st vincent en de grenadines
st vincent es a grenadine szigetek
st vincent et les grenadines
st vincent eta grenadinak
st vincent grenadines
st vincent i grenadyny
st vincent i les grenadines
st vincent ja grenadiinid
st vincent ja grenadiinit
st vincent na grenadines
st vincent og grenadinene
st vincent og grenadinerne
st vincent si grenadinele
st vincent u l grenadini
st vincent und die grenadinen
st vincent va grenadines
st vincent ve grenadinler
stait aontaithe mheiricea
stany zjednoczone
statele unite ale americii
stati uniti
statul cetatii vaticanului
storbritannia
storbritannien
stranski zunanji otoki zdruzenih drzav
stredoafricka republika
sud africa
sud sudan
sudaan
sudafrica
sudafrika
sudan
sudan del sud
sudan del sur
sudan do sur
sudan kusini
sudan poludniowy
sudan południowy
sudan selatan
sudana
sudanas
sudani i jugut
sudanul de sud
sudao
sudao do sul
sudgeorgien und die sudlichen sandwichinseln
sudkorea
sudsudan
sudur afrika
sudur georgia og sudur sandvikureyjar
sudur korea
sudur sudan
sudurskautslandid
suecia
suedi
suedia
suica
suid afrika
suid georgie en die suidelike sandwicheilande
suid korea
suid soedan
suissa
suisse
suitza
suiza
suomi
suomija
surafrica
suranam
suriah
surinam
surinama
surinamas
suriname
surinami
suriye
suudi arabistan
suuria
suður afrika
suður georgia og suður sandvikureyjar
suður korea
suður sudan
suðurskautslandið
sv elenos sala
sv helenas sala
svaasimaa
svajc
svajcarska
svajciarsko
svalbara un jana majena sala
svalbard a jan mayen
svalbard agus jan mayen
svalbard dan jan mayen
svalbard e jan majen
svalbard e jan mayen
svalbard es jan mayen
svalbard et jan mayen
svalbard eta jan mayen uharteak
svalbard i jan majen
svalbard i jan mayen
svalbard i yan mayen
svalbard in jan mayen
svalbard ja jan mayen
svalbard jan mayen
svalbard na jan mayen
svalbard och jan mayen
svalbard og jan mayen
svalbard si jan mayen
svalbard u jan mayen
svalbard va jan mayen
svalbard ve jan mayen
svalbard ve yan mayen
svalbard və yan mayen
svalbard y jan mayen
svalbardas ir janas majenas
svalbardi og jan mayen
svalbarði og jan mayen
svalmparnt kai gian magien
svartfjallaland
svata helena
svata lucia
svata lucie
svatini
svaty bartolomej
svaty kristof a nevis
svaty krystof a nevis
svaty martin
svaty tomas a princov ostrov
svaty tomas a princuv ostrov
svaty vincenc a grenadiny
svaty vincent a grenadiny
svazilandas
svazilend
svedija
svedorszag
svedska
svedsko
sveicarija
sveice
sveits
sveitsi
sventasis vincentas ir grenadinai
sverige
sveta elena
sveta helena
sveta jelena
sveta lucija
sveta peter in mihael
sveti bartolomej
sveti kristof in nevis
sveti kristofor i nevis
sveti martin
sveti petar i mikelon
sveti toma i princip
sveti tomaz in princ
sveti vincencij in grenadine
sveti vincent i grenadini
svezia
svica
svicarska
sviss
svithjod
svizzera
sviþjoð
svycarsko
swaziland
swazilandia
swdan
sweden
swedia
swiss
switserland
switzerland
sydafrika
sydgeorgien och sydsandwichoarna
sydkorea
sydsudan
syerra leone
syria
syrie
syrien
syrland
syyria
szamoa
szaud arabia
szenegal
szent ilona
szerbia
szingapur
sziria
szlovakia
szlovenia
szomalia
szudan
szvazifold
szwajcaria
szwecja
sør afrika
sør georgia og sør sandwichøyene
sør korea
sør sudan
sırbistan
słowacja
słowenia
sərqi timor
səudiyyə ərəbistanı
taani
tacikistan
tadjikistan
tadjiquistao
tadschikistan
tadsikistan
tadsjikistan
tadzhikistan
tadzikija
tadzikistan
tadzikistana
tadzjikistan
tadzsikisztan
tadzykistan
tagikistan
tailand
tailandas
tailandi
tailandia
taivan
taivana
taivanas
taiwan
taizeme
tajicistan
tajikistan
tajikistani
tajland
tajlande
tajlandia
tajska
tajvan
tajwan
taliansko
tanjung verde
tansaania
tansania
tanska
tanzani
tanzania
tanzanie
tanzanija
tanzaniya
tanzanya
tarile de jos
tatzikistan
taxhikistan
taxiquistan
tay ban nha
tay sahara
tayikistan
tayland
tayvan
tayvan'
tchad
tchaj wan
tchequia
tchequie
tekkland
teritoriile australe si antarctice franceze
teritoriile palestiniene
teritoriul britanic din oceanul indian
terks i kaykos
terksas un kaikosas salas
terkso ir kaikoso salos
terre australi francesi
terres australes francaises
terres australs antartiques franceses
territoire britannique de l'ocean indien
territoires palestiniens
territoret jugore franceze
territoret palestineze
territori britanic de l'ocea indic
territori britanik i oqeanit indian
territori palestinesi
territorio britanico del oceano indico
territorio britanico do oceano indico
territorio britannico dell'oceano indiano
territorios austrais franceses
territorios australes franceses
territorios franceses do sul
territorios palestinos
territoris palestins
terytoria palestynskie
thaifold
thailand
thailanda
thailande
thailandia
thaimaa
thajsko
thanh vatican
theoyta kai meligia
theuta e melila
tho nhi ky
thuy dien
thuy si
thuy đien
thyskaland
timog korea
timog sudan
timor est
timor leshti
timor leste
timor oriental
timor wschodni
tiomor thoir
tiongkok
tiriogaeth brydeinig cefnfor india
tiriogaethau palesteinaidd
tiroedd deheuol ac antarctig ffrainc
tiwnisia
tjeckien
tjekkiet
tocala
togko
togo
tokela
tokelaoy
tokelau
tokelauoarna
tokelav
tonga
tongka
tonqa
toqo
torks ve kaykos adalari
torks və kaykos adaları
torokorszag
toyrkia
toyrkmenistan
toyvaloy
trieu tien
trinidad a tobago
trinidad dan tobago
trinidad e tobago
trinidad en tobago
trinidad es tobago
trinidad eta tobago
trinidad i tobago
trinidad in tobago
trinidad ja tobago
trinidad na tobago
trinidad och tobago
trinidad og tobago
trinidad si tobago
trinidad tobago
trinidad u tobago
trinidad und tobago
trinidad va tobago
trinidad ve tobago
trinidad ve tobaqo
trinidad və tobaqo
trinidad y tobago
trinidada un tobago
trinidadas ir tobagas
trinintant kai tompagko
trinite et tobago
tristan da cunha
tristan da kun'ya
tristan da kuna
tristan da kunja
tristan da kunya
tristan de acuna
tristan de cunha
tristan nta koynia
tristana da kunjas salu teritorijas
tristano da kunjos
tristao da cunha
trung quoc
trynidad i tobago
tsaad
tsad
tsant
tschad
tschechien
tsechia
tsehhi
tsekki
tsentral'no afrikanskaya respublika
tsentral'noafrikans'ka respublika
tsentralnoafrikanska republika
tsiad
tsiecia
tsieina
tsiili
tsjaad
tsjad
tsjechie
tsjeggie
tsjekkia
tuneesia
tunesie
tunesien
tunez
tunezia
tunezja
tunis
tunisas
tunisia
tunisie
tunisien
tunisija
tunisko
tunizi
tunizija
tunus
turchia
turcia
turcija
turcja
turcomenistao
turechchina
turecko
turgi
turk eta caico uharteak
turkei
turki
turkia
turkiet
turkija
turkije
turkiye
turkiyə
turkki
turkmenistan
turkmenistana
turkmenistanas
turkmenisztan
turkmensko
turkmənistan
turks a caicos
turks caicos islands
turks en caicoseilande
turks en caicoseilanden
turks es caicos szigetek
turks i caicos
turks ja caicos
turks ja caicossaaret
turks och caicosoarna
turks og caicoseyjar
turks og caicosoerne
turks og caicosoyene
turks og caicosøerne
turks og caicosøyene
turks und caicosinseln
turks ve caicos adalari
turks ve caicos adaları
turkye
turqi
turquia
turquie
turska
turtsiya
tuvalu
twrci
txad
txekia
txequia
txile
txina
tynisia
tyrcmenistan
tyrkia
tyrkiet
tyrkland
tyskland
tzamaika
tzerzi
tzimpoyti
u s outlying islands
u s virgin islands
ubelgiji
uchina
ucraina
ucrania
udaljena ostrva sad
ufalme wa muungano
ufaransa
ufilipino
ufini
uganda
ugande
ugiriki
ugorshchina
uhendkuningriik
uhendriikide hajasaared
uhispania
uholanzi
uholanzi ya karibiani
uj kaledonia
uj zeland
ujedinjeni arapski emirati
ujedinjeno kraljevstvo
ujerumani
ukraina
ukraine
ukrajina
ukrajna
ukrayna
umman
ungari
ungaria
ungarija
ungariya
ungarn
ungern
ungheria
ungverjaland
uni emirat arab
united arab emirates
united kingdom
united states
unkari
uolis i futuna
uollis e futuna
uollis i futuna
uollis ve futuna
uollis və futuna
uqanda
uragua
urdun
ureno
uruguai
uruguaj
uruguay
urugvae
urugvaj
urugvaja
urugvajus
urugvay
urugvæ
urugwaj
uruqvay
urusi
usa
usa neitsisaared
usa s yttre oar
usas ytre oyer
usas ytre øyer
usbekistan
ushelisheli
uswidi
uswisi
uturuki
uus kaledoonia
uus meremaa
uusi kaledonia
uusi seelanti
uzbegisztan
uzbekistan
uzbekistana
uzbekistanas
uzbequistao
uzibekistani
v'etnam
v'ietnam
vacija
vailis agus futuna
vakaru sachara
valgevene
valis i futuna
valko venaja
vanocni ostrov
vanoyatoy
vanuatu
vastsahara
vaticaanstad
vatican city
vatikaani
vatikaanstad
vatikan
vatikanid
vatikanið
vatikano
vatikano hiria
vatikano miesto valstybe
vatikans
vatikanstadt
vatikanstaten
veiniseala
velgio
velika britaniya
velikobritaniya
venaja
venecuela
venemaa
venesuela
venetsuela
venezoyela
venezuela
venezuele
vengrija
vengriya
vereinigte arabische emirate
vereinigte staaten
vereinigtes konigreich
verenigd koninkrijk
verenigde arabiese emirate
verenigde arabische emiraten
verenigde koninkryk
verenigde state van amerika
verenigde staten
vermoydes
vest sahara
vestsahara
vestur sahara
vianocny ostrov
viddaleni ostrovi ssha
viet nam
vietna
vietnam
vietnamas
vietnamu
vijetnam
virgins'ki ostrovi
virginskie o va
virmeniya
viro
visiwa vidogo vya nje vya marekani
visiwa vya aland
visiwa vya cayman
visiwa vya cocos
visiwa vya cook
visiwa vya falkland
visiwa vya faroe
visiwa vya georgia kusini na sandwich kusini
visiwa vya kanari
visiwa vya mariana vya kaskazini
visiwa vya marshall
visiwa vya pitcairn
visiwa vya solomon
visiwa vya turks na caicos
visiwa vya virgin marekani
visiwa vya virgin uingereza
vitneam
vjetnama
vneshnie malye o va
vokietija
volisa un futunas salas
volisas ir futuna
volivia
voreia korea
voreia makedonia
vosnia erzegovini
vostochnyy timor
voylgaria
vrazilia
vretanika edafi indikoy okeanoy
vretanikes parthenes nisoi
vsa se maagde eilande
vuong quoc anh
vychodni timor
vychodny timor
vyetnam
wallis a futuna
wallis dan futuna
wallis e futuna
wallis en futuna
wallis es futuna
wallis et futuna
wallis eta futuna
wallis futuna
wallis i futuna
wallis in futuna
wallis ja futuna
wallis na futuna
wallis och futunaoarna
wallis og futuna
wallis og futunaeyjar
wallis si futuna
wallis u futuna
wallis und futuna
wallis va futuna
wallis ve futuna
wallis y futuna
watykan
wcrain
wegry
weihnachtsinsel
wenezuela
wes sahara
westelijke sahara
western sahara
westsahara
wielka brytania
wietnam
wilayah inggris di samudra hindia
wilayah lautan hindi british
wilayah palestin
wilayah palestina
wilayah selatan perancis
wilayah selatan prancis
wlochy
wyspa bouveta
wyspa bozego narodzenia
wyspa clippertona
wyspa man
wyspa swietej heleny
wyspa wniebowstapienia
wyspy alandzkie
wyspy cooka
wyspy dziewicze stanow zjednoczonych
wyspy heard i mcdonalda
wyspy kanaryjskie
wyspy kokosowe
wyspy marshalla
wyspy owcze
wyspy salomona
wyspy swietego tomasza i ksiazeca
włochy
xamaica
xapon
xeorxia
xhamajke
xhersej
xhibuti
xhorxha jugore dhe ishujt senduice te jugut
xibraltar
xile
xina
xipre
xordania
xorvatiya
y bahamas
y congo brazzaville
y congo kinshasa
y deyrnas unedig
y fatican
y ffindir
y maldives
y philipinau
y swistir
yamayka
yaponiya
yemen
yemeni
yeni kaledoniya
yeni kaledonya
yeni zelanda
yeni zelandiya
yhdysvallat
yhdysvaltain erillissaaret
yhdysvaltain neitsytsaaret
yibuti
ynys ascension
ynys bouvet
ynys clipperton
ynys heard ac ynysoedd mcdonald
ynys manaw
ynys norfolk
ynys y garn
ynys y nadolig
ynysoedd aland
ynysoedd cayman
ynysoedd cocos
ynysoedd cook
ynysoedd ffaro
ynysoedd gogledd mariana
ynysoedd gwyryf prydain
ynysoedd gwyryf yr unol daleithiau
ynysoedd marshall
ynysoedd pellennig uda
ynysoedd pitcairn
ynysoedd solomon
ynysoedd turks a caicos
ynysoedd y falkland malvinas
yordania
yordaniya
ypatingasis administracinis kinijos regionas honkongas
ypatingasis administracinis kinijos regionas makao
yr aifft
yr almaen
yr ariannin
yr eidal
yr iseldiroedd
yr unol daleithiau
yr ynys las
yr ynysoedd dedwydd
ysland
yunani
yunanistan
yunanıstan
yuzhen sudan
yuzhna afrika
yuzhna dzhordzhiya i yuzhni sandvichevi ostrovi
yuzhna koreya
yuzhnaya georgiya i yuzhnye sandvichevy o va
yuzhno afrikanskaya respublika
yuzhnyy sudan
yəmən
zahodna sahara
zakhidna sakhara
zalamana salas
zaliasis kysulys
zambi
zambia
zambie
zambija
zambiya
zampia
zapadna sahara
zapadna sakhara
zapadnaya sakhara
zapadni sahara
zdruzene drzave amerike
zdruzeni arabski emirati
zdruzeno kraljestvo
zeelanda berria
zelande e re
zelenortska ostrva
zelenortska republika
zelenortski otoki
zentralafrikanische republik
ziemelkoreja
ziemelmakedonija
ziemelu marianas salas
ziemsvetku sala
zimbabue
zimbabve
zimbabwe
zimpampoye
zipre
zjednoczone emiraty arabskie
zold foki koztarsasag
zuid afrika
zuid georgia en zuidelijke sandwicheilanden
zuid korea
zuid soedan
zvicer
zviedrija
zweden
zwitserland
zypern
ækvatorialguinea
øst timor
østerrike
østrig
þyskaland
đac khu hanh chinh hong kong trung quoc
đac khu hanh chinh macao trung quoc
đai loan
đan mach
đao ascension
đao bouvet
đao clipperton
đao giang sinh
đao man
đao norfolk
đuc
łotwa
əfqanıstan
əlcəzair
αγια ελενη
αγια λουκια
αγιος βαρθολομαιος
αγιος βικεντιος και γρεναδινες
αγιος μαρινος
αγιος μαρτινος
αγκολα
αζερμπαιτζαν
αιγυπτος
αιθιοπια
αιτη
ακτη ελεφαντοστου
αλβανια
αλγερια
αμερικανικες παρθενες νησοι
αμερικανικη σαμοα
ανγκουιλα
ανδορα
ανταρκτικη
αντιγκουα και μπαρμπουντα
απομακρυσμενες νησιδες ηπα
αργεντινη
αρμενια
αρουμπα
αυστραλια
αυστρια
αφγανισταν
βανουατου
βατικανο
βελγιο
βενεζουελα
βερμουδες
βιετναμ
βολιβια
βορεια κορεα
βορεια μακεδονια
βοσνια ερζεγοβινη
βουλγαρια
βραζιλια
βρετανικα εδαφη ινδικου ωκεανου
βρετανικες παρθενες νησοι
γαλλια
γαλλικα νοτια εδαφη
γαλλικη γουιανα
γαλλικη πολυνησια
γερμανια
γιβραλταρ
γκαμπια
γκαμπον
γκανα
γκερνζι
γκουαμ
γουαδελουπη
γουαλις και φουτουνα
γουατεμαλα
γουιανα
γουινεα
γουινεα μπισαου
γρεναδα
γροιλανδια
δανια
δομινικανη δημοκρατια
δυτικη σαχαρα
ελ σαλβαδορ
ελβετια
ελλαδα
ερυθραια
εσθονια
εσουατινι
ζαμπια
ζιμπαμπουε
ηνωμενα αραβικα εμιρατα
ηνωμενες πολιτειες
ηνωμενο βασιλειο
θεουτα και μελιγια
ιαπωνια
ινδια
ινδονησια
ιορδανια
ιρακ
ιραν
ιρλανδια
ισημερινη γουινεα
ισημερινος
ισλανδια
ισπανια
ισραηλ
ιταλια
καζακσταν
καμερουν
καμποτζη
καναδας
καναριοι νησοι
καταρ
κατω χωρες
κεντροαφρικανικη δημοκρατια
κενυα
κινα
κιργισταν
κιριμπατι
κολομβια
κομορες
κονγκο κινσασα
κονγκο μπραζαβιλ
κοσσυφοπεδιο
κοστα ρικα
κουβα
κουβειτ
κουρασαο
κροατια
κυπρος
λαος
λεσοτο
λετονια
λευκορωσια
λιβανος
λιβερια
λιβυη
λιθουανια
λιχτενσταιν
λουξεμβουργο
μαγιοτ
μαδαγασκαρη
μακαο εδπ κινας
μαλαισια
μαλαουι
μαλδιβες
μαλι
μαλτα
μαροκο
μαρτινικα
μαυρικιος
μαυριτανια
μαυροβουνιο
μεξικο
μιανμαρ
μικρονησια
μογγολια
μοζαμβικη
μολδαβια
μονακο
μονσερατ
μπανγκλαντες
μπαρμπειντος
μπαχαμες
μπαχρειν
μπελιζ
μπενιν
μποτσουανα
μπουρκινα φασο
μπουρουντι
μπουταν
μπρουνει
ναμιμπια
ναουρου
νεα ζηλανδια
νεα καληδονια
νεπαλ
νησοι βορειες μαριανες
νησοι κειμαν
νησοι κοκος
νησοι κουκ
νησοι μαρσαλ
νησοι νοτια γεωργια και νοτιες σαντουιτς
νησοι ολαντ
νησοι πιτκερν
νησοι σολομωντος
νησοι τερκς και καικος
νησοι φεροες
νησοι φοκλαντ
νησοι χερντ και μακντοναλντ
νησος ασενσιον
νησος κλιπερτον
νησος μπουβε
νησος νορφολκ
νησος του μαν
νησος των χριστουγεννων
νιγηρας
νιγηρια
νικαραγουα
νιουε
νορβηγια
νοτια αφρικη
νοτια κορεα
νοτιο σουδαν
ντιεγκο γκαρσια
ντομινικα
ολλανδια καραιβικης
ομαν
ονδουρα
ουγγαρια
ουγκαντα
ουζμπεκισταν
ουκρανια
ουρουγουαη
πακισταν
παλαιστινιακα εδαφη
παλαου
παναμας
παπουα νεα γουινεα
παραγουαη
περου
πολωνια
πορτογαλια
πουερτο ρικο
πρασινο ακρωτηριο
ρεινιον
ρουαντα
ρουμανια
ρωσια
σαμοα
σαο τομε και πρινσιπε
σαουδικη αραβια
σαρκ
σβαλμπαρντ και γιαν μαγιεν
σεν κιτς και νεβις
σεν πιερ και μικελον
σενεγαλη
σερβια
σευχελλες
σιγκαπουρη
σιερα λεονε
σλοβακια
σλοβενια
σομαλια
σουδαν
σουηδια
σουριναμ
σρι λανκα
συρια
ταιβαν
ταιλανδη
τανζανια
τατζικισταν
τζαμαικα
τζερζι
τζιμπουτι
τιμορ λεστε
τογκο
τοκελαου
τονγκα
τουβαλου
τουρκια
τουρκμενισταν
τρινινταντ και τομπαγκο
τρισταν ντα κουνια
τσαντ
τσεχια
τυνησια
υεμενη
φιλιππινες
φινλανδια
φιτζι
χιλη
χονγκ κονγκ εδπ κινας
австралия
австралія
австрия
австрія
азербаиджан
аландские о ва
аландські острови
албания
албанія
алжир
американска самоа
американски вирджински острови
американское самоа
американське самоа
ангилья
ангола
ангуила
ангілья
андора
андорра
антарктида
антарктика
антигуа и барбуда
антигуа і барбуда
аргентина
аржентина
армения
аруба
афганистан
афганістан
багамські острови
багамы
бангладеш
барбадос
бахамски острови
бахреин
беларус
беларусь
белгия
белиз
бельгия
бельгія
беліз
бенин
бенін
бермудски острови
бермудские о ва
бермудські острови
болгария
болгарія
боливия
болівія
бонэир синт эстатиус и саба
босна и херцеговина
босния и герцеговина
боснія і герцеговина
ботсвана
бразилия
бразилія
британска територия в индииския океан
британская территория в индииском океане
британски вирджински острови
британська територія в індіиському океані
британські віргінські острови
брунеи
брунеи даруссалам
буркина фасо
буркіна фасо
бурунди
бурунді
бутан
българия
білорусь
вʼєтнам
вануату
ватикан
велика британія
великобритания
венгрия
венесуела
венесуэла
венецуела
виетнам
виргинские о ва
внешние малые о ва
восточныи тимор
вьетнам
віддалені острови сша
віргінські острови
вірменія
габон
гаиана
гаити
гамбия
гамбія
гана
гаяна
гаіті
гваделупа
гватемала
гвинея
гвинея бисау
гвінея
гвінея бісау
германия
гернси
гернсі
гибралтар
гондурас
гонконг
гонконг оар китаю
гренада
гренландия
гренландія
греция
греція
грузия
грузія
гуам
гърнзи
гърция
гібралтар
дания
данія
джерси
джерсі
джибути
джибуті
джърси
диего гарсия
доминика
доминиканска република
доминиканская республика
домініка
домініканська республіка
дієго гарсія
египет
еквадор
екваториална гвинея
екваторіальна гвінея
еритрея
есватини
есватіні
естония
естонія
етиопия
ефіопія
замбия
замбія
западна сахара
западная сахара
західна сахара
зимбабве
зімбабве
иемен
израел
израиль
индия
индонезия
иордания
иорданія
ирак
иран
ирландия
исландия
испания
италия
кабо верде
казахстан
каиманови острови
каиманові острови
камбоджа
камерун
канада
канарски острови
канарские о ва
канарські острови
карибска нидерландия
карибські нідерланди
катар
кения
кенія
кипр
кипър
киргизия
киргизстан
кирибати
китаи
кндр
кокосови острови
кокосовые о ва
кокосові кілінг острови
колумбия
колумбія
комори
коморски острови
коморы
конго
конго браззавиль
конго браззавіль
конго киншаса
конго кіншаса
косово
коста рика
кот д'ивоар
кот д'ивуар
кот дʼівуар
куба
кувеит
кюрасао
кіпр
кірибаті
лаос
латвия
латвія
лесото
либерия
либия
ливан
ливия
литва
лихтенштеин
лихтенщаин
люксембург
ліберія
ліван
лівія
ліхтенштеин
мʼянма
маврикии
маврикіи
мавритания
мавританія
мавриции
мадагаскар
маиот
маиотта
макао
макао оар китаю
макао сар на китаи
малави
малаві
малаизия
малаизія
малдиви
мали
малта
мальдивы
мальдіви
мальта
малі
марокко
мароко
мартиника
мартиніка
маршалловы о ва
маршаллові острови
маршалови острови
мексика
мексико
мианмар
микронезия
мозамбик
мозамбік
молдова
монако
монголия
монголія
монтсерат
монтсеррат
мьянма
мікронезія
намибия
намібія
науру
непал
нигер
нигерия
нидерландия
нидерланды
никарагуа
ниуе
ниуэ
нова зеландия
нова зеландія
нова каледония
нова каледонія
новая зеландия
новая каледония
норвегия
норвегія
нігер
нігерія
нідерланди
нікарагуа
німеччина
ніуе
о в буве
о в вознесения
о в клиппертон
о в мэн
о в норфолк
о в рождества
о в св елены
о ва каиман
о ва кука
о ва питкэрн
о ва херд и макдональд
оаэ
обʼєднані арабські емірати
обединени арабски емирства
обединеното кралство
оландски острови
оман
остров буве
остров възнесение
остров клипертон
остров ман
остров норфолк
остров рождество
острови герд і макдоналд
острови кук
острови кука
острови питкерн
острови піткерн
острови теркс і каикос
острови търкс и каикос
острови хърд и макдоналд
острів буве
острів вознесіння
острів кліппертон
острів мен
острів норфолк
острів різдва
острів святоі єлени
отдалечени острови на сащ
пакистан
палау
палестински територии
палестинские территории
палестинські територіі
панама
папуа нова гвинея
папуа нова гвінея
папуа новая гвинея
парагваи
перу
полша
польша
польща
португалия
португалія
пуерто рико
пуэрто рико
південна джорджія та південні сандвічеві острови
південна корея
південнии судан
південно африканська республіка
північна корея
північна македонія
північні маріанські острови
республика корея
реюнион
реюньион
реюньон
россия
росія
руанда
румунія
румъния
румыния
русия
салвадор
сальвадор
самоа
сан марино
сан томе и принсипи
сан томе і принсіпі
сао томе и принсипи
сарк
саудитска арабия
саудовская аравия
саудівська аравія
свалбард и ян маиен
света елена
северна корея
северна македония
северная македония
северни мариански острови
северные марианские о ва
сеинт винсънт и гренадини
сеинт китс и невис
сеинт лусия
сеишели
сеишельские о ва
сеишельські острови
сен бартелеми
сен бартелемі
сен мартен
сен пʼєр і мікелон
сен пиер и микелон
сен пьер и микелон
сенегал
сент винсент и гренадины
сент вінсент і гренадіни
сент китс и невис
сент кітс і невіс
сент люсия
сент люсія
сербия
сербія
сеута и мелилья
сеута и мелия
сеута і мелілья
сиера леоне
сингапур
синт мартен
сирия
сирія
словакия
словаччина
словения
словенія
соединенные штаты
соломонови острови
соломоновы о ва
соломонові острови
сомали
сомалия
сомалі
сполучені штати
судан
суринам
съединени щати
сърбия
сьерра леоне
сьєрра леоне
сінгапур
сінт мартен
таджикистан
таиван
таивань
таиланд
танзания
танзанія
таіланд
теркс и каикос
тимор лесте
тимор лешті
того
токелау
тонга
тринидад и тобаго
тринідад і тобаго
тристан да кунья
тристан да куня
трістан да кунья
тувалу
тунис
туніс
туреччина
туркменистан
туркменістан
турция
уганда
угорщина
узбекистан
украина
украіна
унгария
уолис и футуна
уоллис и футуна
уолліс і футуна
уругваи
фарерские о ва
фарерські острови
фарьорски острови
федеративные штаты микронезии
фиджи
филипини
филиппины
финландия
финляндия
фолкландски острови
фолклендские о ва
фолклендські острови
франция
французская гвиана
французская полинезия
французские южные территории
французька гвіана
французька полінезія
французькі південні територіі
франція
френска гвиана
френска полинезия
френски южни територии
фіджі
філіппіни
фінляндія
хаити
хондурас
хонконг сар на китаи
хорватия
хорватія
хърватия
централноафриканска република
центрально африканская республика
центральноафриканська республіка
чад
черна гора
черногория
чехия
чехія
чили
чилі
чорногорія
швеицария
швеицарія
швеция
швеція
шпицберген и ян маиен
шпіцберген та ян маєн
шри ланка
шрі ланка
эквадор
экваториальная гвинея
эритрея
эсватини
эстония
эфиопия
южен судан
южна африка
южна джорджия и южни сандвичеви острови
южна корея
южная георгия и южные сандвичевы о ва
южно африканская республика
южныи судан
ямаика
япония
японія
єгипет
ємен
ізраіль
індонезія
індія
ірак
іран
ірландія
ісландія
іспанія
італія
`;
