// States, provinces and counties, from the locales of faker (MIT).
// Written by `npm run gazetteers`; folded, one a line. Names that are also words, towns or names of people are left out.
export const regionsList = `
aargau
abertawe
abia
aceh
acores
adamawa
adams county
adhrbyjn ghrby
adhrbyjn shrqy
aemhongson
aephr
aerodrom
afjord
agder
ahafo
ahvenanmaa
aiyuanxian
aizhixian
aizkraukles raj
akershus
akwa ibom
alabama
alagoas
alaska
alava
almhult
alsace
alstahaug
altayskiy kray
aluksnes raj
alvdal
alvdalen
alver
alvesta
alvkarleby
alvsborg
alvsbyn
amal
amapa
amazonas
amot
amurskaya oblast'
an giang
anambra
andaman and nicobar islands
andijon viloyati
andoy
andra pradesh
andøy
aneby
anenii noi
anhuisheng
anvers
appenzell ausserrhoden
appenzell innerrhoden
appenzell rhodes exterieures
appenzell rhodes interieures
aquitaine
ar krim
arachinovo
aragatsotn
arboga
ardal
aremark
arges
argovie
arizona
arjang
arjeplog
arkansas
arkhangel'skaya oblast'
arunachal pradesh
arvidsjaur
arvika
asele
aseral
ashanti
askeran
askersund
askvoll
asnes
assam
astorp
astrakhanskaya oblast'
asturias
atvidaberg
aukra
aurland
aurskog holand
aurskog høland
austevoll
australian capital territory
austrheim
auvergne
averoy
averøy
avesta
azd kshmyr
b'lbk
ba ria vung tau
bacs kiskun
baden wurttemberg
baerum
baglun
baja california norte
baja california sur
bale campagne
bale ville
baleares
balsfjord
baltijas jura
balvu raj
bamble
bamke
bandrban
bangka belitung
banke
banskobystricky
banten
baranya
bardiya
bardu
barletta andria trani
basarabeasca
basel land
basel stadt
basse normandie
bastad
batsfjord
bauskas raj
bayelsa
bayern
bedfordshire
beiarn
beihaidao
beijingshi
belgorodskaya oblast'
bengtsfors
benue
berkshire
berlevag
berne
berovo
bghdd
bgura
bhaktapur
bhktpur
bhojpur
bhojupu
bi'r lsb'
bihar
bihor
bindal
bingkuxian
binh phuoc
birkenes
bistrita nasaud
bjelovarsko bilogorska
bjerkreim
bjornafjorden
bjurholm
bjuv
bjyh
bjørnafjorden
bl'bs
blaenau gwent
blekinge
blwchstn
bn 'rws
bnzrt
bogdantsi
bollebygd
bollnas
bomlo
bono east
borgholm
bornu
borski okrug
borsod abauj zemplen
bosilovo
botkyrka
bourgogne
boxholm
brabant flamand
brabant wallon
bracke
brahmnbad'iy'a
branicevski okrug
bratislavsky
brdiya
bremanger
bretagne
brguna
briceni
brisal
british columbia
bro morgannwg
brodsko posavska
bromolla
brong ahafo
bronnoy
brussel
brvenitsa
bryanskaya oblast'
brønnøy
bskrh
btnh
buckinghamshire
bucuresti
buengkal
burgenland
buriramy
burlov
busangwangyeogsi
buskerud
buxoro viloyati
bwshhr
bwzyd
bygland
bykle
byrwt
byt lhm
bærum
bømlo
caerdydd
caerffili
calarasi
calhoun county
california
cambridgeshire
camdpur
campainbabgnj
canarias
cankiri
cankırı
cantabria
capellen
caras severin
carbonia iglesias
carroll county
casnewydd
castell nedd port talbot
castellon
castilla la mancha
castilla y leon
cataluna
cavan
ceara
centre
ceredigion
cesu raj
chaechingethra
champagne ardenne
chanthburi
chashka
chaynath
chayphumi
chechenskaya respublika
chelyabinskaya oblast'
cherkas'ka oblast'
chernigivs'ka oblast'
chernivets'ka oblast'
cheshinovo obleshevo
chhattisgarh
chhrmhl w bkhtyry
chiapas
chitwan
chlburi
chongshengxian
chucher sandevo
chukotskiy avtonomnyy okrug
chumphr
chungcheongbugdo
chungcheongnamdo
chuvashskaya respublika
cichengxian
cimislia
citvn
clark county
clay county
clervaux
cluj
clwyd
coahuila
colombie britannique
comunidad de madrid
comunidad valenciana
connecticut
conwy
corse
county antrim
county armagh
county down
county fermanagh
county londonderry
county tyrone
covasna
crawford county
criuleni
cross river
csongrad csanad
cttgram
cumbria
cuyadanga
cymru
dabanfu
dadar and nagar haveli
daegugwangyeogsi
daejeongwangyeogsi
dafenxian
dak lak
dak nong
dalarna
dals ed
daman and diu
dambovita
danderyd
daogenxian
daugavpils raj
debrtsa
dedaoxian
degerfors
delchevo
demir kapija
demir khisar
derbyshire
dhadin
dhading
dhamkuta
dhanusa
dhnusa
di yogyakarta
diekirch
dien bien
diourbel
distrito federal
dki jakarta
dmshq
dnipropetrovs'ka oblast'
dobeles raj
dojran
dolakha
dolj
dolkha
dolneni
dolnoslaskie
dolpa
dolpha
donduseni
donegal
donets'ka oblast'
dong nai
dong thap
dongjingdou
dorset
douglas county
dovre
drangedal
drenthe
drvm
dubrovacko neretvanska
dumfries and galloway
dyfed
dyr lzwr
dyroy
dyrøy
dønna
east sussex
eastern cape
ebonyi
echiyngaihm
echiyngray
echternach
egoli
eidfjord
eidskog
eidsvoll
eigersund
ekero
ekiti
eksjo
elverum
emmaboda
enebakk
engerdal
england
ephchrburi
ephchrburn
erevan
espirito santo
essunga
estado de mexico
etela karjala
etela pohjanmaa
etela savo
etne
etnedal
evenes
evje og hornnes
evreyskaya avtonomnaya oblast'
extremadura
faerder
fagersta
falesti
farg'ona viloyati
fargelanda
farsund
fatick
fauske
fayette county
fedje
fejer
filipstad
finnmark
finspang
firenze
fitjar
fjaler
flakstad
flandre occidentale
flandre orientale
flatanger
flekkefjord
flen
flesberg
flevoland
folldal
forli cesena
forshaga
franche comte
franklin county
free state
friesland
frogn
froland
frosta
froya
frøya
fudaoxian
fugangxian
fujiansheng
fujingxian
fushanxian
fyresdal
færder
g moskva
g sankt peterburg
g sevastopol'
gagnef
gaibandha
gajipur
galicia
gallivare
galway
gamvik
gangshanxian
gangwonteugbyeoljachido
gansusheng
gaozhixian
gausdal
gauteng
gavleborg
gazi baba
geghark'ownik'
gelderland
genf
ghzh
gia lai
gildeskal
giske
gislaved
gjemnes
gjerdrum
gjerstad
gjesdal
glaris
glarus
glgt bltstn
glodeni
gloppen
gloucestershire
glstn
gnesta
gnosjo
gongchengxian
gongqixian
gopalgnj
gorche petrov
gorenjska
goriska
gorj
gorkha
gotene
gotland
grad beograd
grad zagreb
gradsko
grampian
grane
grant county
grastorp
gratangen
graubunden
greater accra
greater manchester
greene county
grevenmacher
grimstad
grisons
grong
grums
guangdaoxian
guangdongsheng
guangxizhuangzuzizhiqu
guipuzcoa
guizhousheng
gujarat
gulbenes raj
gullspang
gulmi
gumushane
gwangjugwangyeogsi
gwent
gwynedd
gwynedd county
gyeonggido
gyeongsangbugdo
gyeongsangnamdo
gyln
gyor moson sopron
ha nam
ha noi
ha tay
habo
hadrowt'
hadsel
haegebostad
hagfors
hainansheng
hainaut
hajdu bihar
halland
hallefors
hallsberg
hallstahammar
hamaroy
hamarøy
hamilton county
hammaro
hammerfest
hampshire
hancock county
haparanda
haram
hareid
harghita
harjedalen
harryda
haryana
hasvik
hatay
hattfjelldal
hau giang
haute normandie
hawaii
hbignj
hbwsh
hebeisheng
heby
hedemora
hegeshanxian
heilongjiangsheng
heim
hemnes
hemsedal
henansheng
henry county
herefordshire
heroy
herrljunga
hertfordshire
herøy
hessen
heves
hgdh hm'rvyt
highlands and islands
himachal pradesh
hitra
hjartdal
hjelmeland
hnongbawlamphu
hnongkhay
hofors
hoganas
hogsby
holmestrand
holtalen
hong kong island
hoor
horby
hovedstaden
hoyanger
hoylandet
hrmzgn
hubeisheng
hultsfred
humberside
humla
hunansheng
hurdal
hustadvika
hvaler
hyfh
hyllestad
hylte
hægebostad
høyanger
høylandet
ialomita
ialoveni
ibestad
idaho
ifuleyisitata
ikwazulu natali
ile de france
ile du prince edouard
ilfov
ilimpopo
illinois
impumalanga
impumalanga kapa
incheongwangyeogsi
inderoy
inderøy
indre fosen
indre ostfold
indre østfold
innlandet
intshonalanga kapa
inyakatho kapa
inyakatho ntshonalanga
iowa
irkutskaya oblast'
islas baleares
isle of wight
istarska
ivano frankivs'ka oblast'
ivanovskaya oblast'
iveland
jablanicki okrug
jackson county
jajarkot
jajrkot
jalisco
jammu and kashmir
jamtland
jarfalla
jasz nagykun szolnok
jawa barat
jawa tengah
jawa timur
jefferson county
jegunovtse
jejuteugbyeoljachido
jekabpils raj
jelgavas raj
jeonbugteugbyeoljachido
jeonlanamdo
jevnaker
jhalkathi
jhapa
jharkhand
jhinaidh
jiangsusheng
jiangxisheng
jigawa
jihocesky kraj
jihomoravsky kraj
jilinsheng
jingdoufu
jinggangxian
jizzax viloyati
jndwbh
johnson county
jokkmokk
jrsh
jugovzhodna slovenija
jumla
jura
juznobacki okrug
juznobanatski okrug
jwnyh
jyjl
jypurhat
k'ashat'agh
kabardino balkarskaya respublika
kabhrepalanchok
kabhreplancok
kafjord
kainuu
kalikot
kalimantan barat
kalimantan selatan
kalimantan tengah
kalimantan timur
kalimantan utara
kaliningradskaya oblast'
kalix
kalsinthu
kaluzhskaya oblast'
kamaephngephchr
kamchatskiy kray
kanta hame
kapilvastu
karachaevo cherkesskaya respublika
karasjok
karbintsi
karlovacka
karlovarsky kraj
karlsborg
karlsoy
karlsøy
karmoy
karmøy
karnataka
karnten
karposh
kaski
kathmadaum
kautokeino
kavadartsi
kavlinge
kaychnburi
kebbi
kemerovskaya oblast' kuzbass
kentucky
kepulauan riau
kerala
keski pohjanmaa
keski suomi
khabarovskiy kray
khagrachri
khanty mansiyskiy avtonomnyy okrug yugra
kharkivs'ka oblast'
khersons'ka oblast'
khgylwyh w bwyrhmd
khmel'nits'ka oblast'
khonaekn
khrsn jnwby
khrsn rdwy
khrsn shmly
khwzstn
khybr pkhtwnkhwh
kichevo
kiiv
kiivs'ka oblast'
kildare
kinn
kirovograds'ka oblast'
kirovskaya oblast'
kisorgnj
kksbajar
klepp
klippan
knivsta
kocaeli
kogi
kolubarski okrug
komarom esztergom
konche
kongsvinger
koprivnicko krizevacka
koroska
kosicky
kosovski okrug
kosovskomitrovacki okrug
kosovskopomoravski okrug
kostromskaya oblast'
kotayk'
kpilvstu
kragero
kragerø
kraj vysocina
kralovehradecky kraj
kramfors
krapinsko zagorska
kraslavas raj
krasnodarskiy kray
krasnoyarskiy kray
kratovo
krbl'
krdstn
krivogashtani
krkwk
krmn
krmnshh
krodsherad
krokom
kronoberg
krungethphmhankhr
krushevo
krødsherad
kujawsko pomorskie
kuldigas raj
kumilla
kungsor
kurganskaya oblast'
kurigram
kurskaya oblast'
kustiya
kvaefjord
kvaenangen
kvam
kvinesdal
kvinnherad
kviteseid
kvitsoy
kvitsøy
kvæfjord
kvænangen
kwara
kwazulu natal
kymenlaakso
l'ghwt
l'qbh
l'vivs'ka oblast'
la coruna
laerdal
laholm
lai chau
lake county
lakshadweep
lalmnirhat
lamjung
lampung
lancashire
languedoc roussillon
laois
lappi
las palmas
lavangen
lawrence county
laxa
lblydh
lbrz
lbsrh
lbwyrh
lebesby
lee county
leicestershire
leirfjord
leitrim
leka
lekeberg
leksand
leningradskaya oblast'
lesja
lessebo
levanger
lhskh
liaoningsheng
liberecky kraj
licko senjska
liepajas raj
lierne
lilla edet
lillesand
lillestrom
lillestrøm
limbazu raj
limbourg
limburg
limousin
limpopo
limuxian
lincoln county
lincolnshire
lindesberg
lindesnes
lipetskaya oblast'
lisboa
ljlfh
ljusdal
ljusnarsberg
ljzi'r
lkhlyl
lksmipur
lldhqyh
llitpur
lmdyh
lmfrq
lmhdyh
lmjun
lmnstyr
lmthna
lnbtyh
lnjf
lnsrh
lodingen
lodzkie
logan county
lomma
long an
longford
loppa
lorenskog
lorri
loten
lothian
louisiana
lozovo
lphburi
lqds
lqdsyh
lqsryn
lqyrwn
lrmlh
lrstn
lshlf
lslt
lswyd'
lubelskie
lubuskie
lucerne
ludzas raj
luerdaoxian
lugans'ka oblast'
lunner
luroy
lurøy
lycksele
lyngdal
lyngen
lysekil
lzrq'
lærdal
lødingen
lørenskog
løten
macvanski okrug
madeira
madison county
madonas raj
madya pradesh
magadanskaya oblast'
magura
maharashtra
maine
makedonska kamenitsa
makedonski brod
malopolskie
malselv
maluku
maluku utara
malung salen
malvik
manang
manikgnj
manipur
manitoba
maramures
maranhao
marion county
markaryd
marshall county
martakert
martowni
maryland
masfjorden
masoy
massa carrara
massachusetts
masøy
mato grosso
mato grosso do sul
maulbhibajar
mavrovo i rostushe
mazowieckie
małopolskie
mdnyn
meath
mecklenburg vorpommern
medimurska
medio campidano
meghalaya
mehedinti
meherpur
melhus
mellerud
meloy
meløy
meraker
mersch
merseyside
međimurska
mhasarkham
mhottri
michigan
michoacan
mid glamorgan
midi pyrenees
midt telemark
midtjylland
midtre gauldal
mikolaivs'ka oblast'
minas gerais
minnesota
mississippi
mizoram
mjolby
mnan
mnwbh
modalen
modum
mogila
mohottari
monaghan
monroe county
monsteras
montgomery county
monza e della brianza
morang
moravicki okrug
moravskoslezsky kraj
morbylanga
more og romsdal
morelos
morgan county
moskenes
moskovskaya oblast'
mrkhz
mrkzy
mugu
mukdahar
mullsjo
munkedal
munkfors
munsignj
mures
murmanskaya oblast'
mustan
my'mnsimh
myagdi
mymnsimh
mzndrn
møre og romsdal
naeroysund
nagaland
nailiangxian
namangan viloyati
namsos
namsskogan
nannestad
narayngnj
narvik
nator
navoiy viloyati
nawalparasi
nayarit
nbls
nd'ail
neamt
nebraska
neimengguzizhiqu
nenetskiy avtonomnyy okrug
nesbyen
nesna
nesodden
nesseby
netrkona
neuenburg
nevada
new hampshire
new jersey
new mexico
new south wales
new territories
newfoundland and labrador
nghe an
niaoquxian
nidwald
nidwalden
niederosterreich
niedersachsen
niger
nilphamari
ningxiahuizuzizhiqu
ninh thuan
nisavski okrug
nisporeni
nissedal
nitriansky
nittedal
nizhegorodskaya oblast'
nkhrnayk
nkhrphnm
nkhrpthm
nkhrrachsima
nkhrsrithrrmrach
nkhrswrrkh
nnthburi
nogam
nograd
nome
noord brabant
noord holland
noord kaap
noordwes
nord aurdal
nord fron
nord odal
nord pas de calais
nordanstig
nordjylland
nordkapp
nordland
nordmaling
nordre follo
nordre land
nordreisa
nordrhein westfalen
nore og uvdal
norrbotten
norsjo
north carolina
north dakota
north east
north west
north yorkshire
northamptonshire
northern cape
northern ireland
northern territory
northumberland
northwest territories
not relevant for israel
notodden
nottinghamshire
nouveau brunswick
nouvelle ecosse
nova scotia
novatsi
novgorodskaya oblast'
novo selo
novosibirskaya oblast'
noy'akhali
nrathiwas
nrsimdi
nuevo leon
nunavut
nusa tenggara barat
nusa tenggara timur
nuvakot
nuwakot
nvlprasi
nybro
nykvarn
nynashamn
nynwa
nærøysund
oamnachechriy
oangthong
obalno kraska
oberosterreich
obwald
obwalden
ockelbo
ockero
ocnita
odes'ka oblast'
odeshog
odisha
offaly
ogliastra
ogres raj
ogun
ohio
okhrid
oksnes
olbia tempio
olofstrom
olomoucky kraj
omskaya oblast'
oos kaap
oost vlaanderen
opolskie
oppdal
orenburgskaya oblast'
orense
orkelljunga
orkland
orlovskaya oblast'
orsa
orsta
orust
osby
osen
osjecko baranjska
osrednjeslovenska
osteraker
ostergotland
osteroy
osterøy
ostfold
osthammar
ostra goinge
ostre toten
osun
oublrachthani
oudrthani
outhaythani
outrditth
ovanaker
overhalla
overijssel
overkalix
overtornea
ovre eiker
oxelosund
oxfordshire
oyer
oygarden
oystre slidre
paijat hame
pais vasco
pajala
palpa
papua
papua barat
papua pegunungan
papua selatan
papua tengah
paraiba
parbat
pardubicky kraj
parsa
pays de la loire
pcinjski okrug
pecki okrug
pekhchevo
pen y bont ar ogwr
pennsylvania
penzenskaya oblast'
permskiy kray
pernambuco
perry county
perstorp
pesaro e urbino
petrovets
phaeya
phangnga
phathlung
pheni
phichitr
phisnuolk
phrankhrsrioyuthya
phridpur
phu yen
phuekt
piaui
picardie
pike county
pirkanmaa
pirotski okrug
plasnitsa
plzensky kraj
pncgd'
pnjb
podkarpackie
podlaskie
podravska
podunavski okrug
pohjanmaa
pohjois karjala
pohjois pohjanmaa
pohjois savo
poitou charentes
polk county
poltavs'ka oblast'
pomoravski okrug
pomorskie
pomurska
pondicherr
porsanger
posavska
powys
pozesko slavonska
prachinburi
prachwbkhirikhanth
praha
prahova
preilu raj
presovsky
primorskiy kray
primorsko goranska
primorsko notranjska
prince edward island
principado de asturias
prizrenski okrug
probishtip
provence alpes cote d'azur
prsa
prvt
pskovskaya oblast'
pthumthani
ptuyakhali
punjab
qashqadaryo viloyati
qbly
qfsh
qianyexian
qifuxian
qinghaisheng
qingsenxian
qiutianxian
qiyuxian
qlmh
qlnswh
qoraqalpog'iston respublikasi
qsntynh
quang binh
quang nam
quang tri
queensland
queretaro
quintana roo
qunmaxian
qzwyn
rachburi
radovish
raelingen
ragunda
rajasthan
rajbari
rajsahi
rakkestad
ramechap
ramechhap
randaberg
rangamati
rankovtse
rasinski okrug
raski okrug
rattvik
rausva
rauswa
rautahat
rautht
rdbyl
redange
reggio emilia
region de murcia
remich
rendalen
rennebu
respublika adygeya adygeya
respublika altay
respublika bashkortostan
respublika buryatiya
respublika dagestan
respublika ingushetiya
respublika kalmykiya
respublika kareliya
respublika khakasiya
respublika komi
respublika krym
respublika mariy el
respublika mordoviya
respublika sakha yakutiya
respublika severnaya osetiya alaniya
respublika tatarstan
respublika tyva
rezeknes raj
rezina
rheinland pfalz
rhode island
rhondda cynon taf
rhone alpes
riau
riga un rigas raj
rindal
ringebu
ringerike
ringsaker
rio grande do norte
rio grande do sul
riscani
risor
risør
rivnens'ka oblast'
rm llh
rmpur
robertsfors
rodoy
rogaland
rollag
rolpa
rondonia
ronneby
roraima
roros
roscommon
rosoman
rost
rostovskaya oblast'
royeod
royrvik
rupandehi
rupndehi
ryazanskaya oblast'
rælingen
rødøy
røros
røst
røyrvik
s'ydh
saarland
sachsen
sachsen anhalt
saffle
sakarya
sakhalinskaya oblast'
salaj
salangen
saldus raj
saltdal
samarqand viloyati
samarskaya oblast'
samnanger
sankhuwasabha
sanzhongxian
saratovskaya oblast'
sarlahi
saskatchewan
satakunta
sater
satksira
sauda
savinjska
savsjo
schaffhouse
schleswig holstein
schwyt
schwyz
scotland
scott county
sejongteugbyeoljachisi
selbu
seljord
senja
seoulteugbyeolsi
sergipe
serpur
sevastopol'
severnobacki okrug
severnobanatski okrug
sfhn
sfqs
shahowmyan
shandongsheng
shanghaishi
shankouxian
shanlixian
shanxingxian
shanxisheng
shennaichuanxian
shichuanxian
shirak
showshi
shropshire
shuto orizari
sibensko kninska
sichuansheng
sigdal
sigtuna
sikkim
silet
simrishamn
sinaloa
sindhuli
sindhupalchok
sindhupalcok
singerei
singhburi
sir benfro
sir ddinbych
sir fynwy
sir gaerfyrddin
sir y fflint
sirajgnj
sirdal
sirdaryo viloyati
sisacko moslavacka
sjaelland
sjobo
sjælland
skane
skara
skaraborg
skaun
skinnskatteberg
skiptvet
skjak
skjervoy
skjervøy
sklnkhr
skurup
skykdh
slaskie
slm abd
slynh
smedjebacken
smnn
smolenskaya oblast'
smuthrprakar
smuthrsakhr
smuthrsngkhram
smøla
snasa
sndh
sngkhla
snkhuvasbha
soderhamn
soderkoping
sodermanland
sogndal
sokndal
sola
soldanesti
soleure
solleftea
solothurn
solund
solvesborg
somna
somogy
sondre land
sonora
sopishte
sor aurdal
sor fron
sor odal
sor varanger
sorfold
sorreisa
sorsele
sortland
sotenas
south australia
south carolina
south dakota
south glamorgan
south yorkshire
splitsko dalmatinska
sraaekw
sraburi
srednjobanatski okrug
sremski okrug
srisaeks
sriy'tpur
srlahi
st gall
st gallen
stad
staffordshire
stange
staro nagorichane
stavropol'skiy kray
stefan voda
steiermark
steigen
stenungsund
step'anakert
stjordal
stjørdal
stor elvdal
stord
storfjord
storfors
storuman
stranda
strangnas
strathclyde
stredocesky kraj
stromstad
stromsund
strumitsa
stryn
studenichani
stul
styf
sulawesi barat
sulawesi selatan
sulawesi tengah
sulawesi tenggara
sulawesi utara
suldal
sumadijski okrug
sumatera barat
sumatera selatan
sumatera utara
sums'ka oblast'
sunamgnj
sunndal
sunne
sunnfjord
sunsari
sunsri
suokhthay
suphrrnburi
surahammar
surasdrthani
surinthr
surket
surkhet
surnadal
surxondaryo viloyati
svalov
svedala
sveio
svenljunga
sverdlovskaya oblast'
sveti nikole
swietokrzyskie
swsh
syangja
syanja
syddanmark
sykkylven
syownik'
systn w blwchstn
szabolcs szatmar bereg
sømna
søndre land
sør aurdal
sør fron
sør odal
sør varanger
sørfold
sørreisa
tabasco
taiwansheng
talsu raj
tamaulipas
tambovskaya oblast'
tamil nadu
tanahu
tanum
taraba
taraclia
tasmania
tavowsh
tayside
tbsh
teartse
tehrthum
telangana
telemark
telenesti
teleorman
tennessee
terhathum
ternopil's'ka oblast'
terre neuve et labrador
territoires du nord ouest
tessin
texas
thakurgamo
thrn
thua thien hue
thurgau
thurgovie
thuringen
tianjinshi
tibro
tidaholm
tierp
timis
timra
tingsryd
tingvoll
tinn
tipperary
tirol
tjeldsund
tjorn
tl 'vyv
tl lrby'
tlmsn
tmnrst
tnhum
tocantins
tokke
tolna
tomelilla
tomskaya oblast'
toplicki okrug
tor faen
toreboda
torino
torsas
torsby
toshkent viloyati
traena
tranas
tranemo
trbls
trenciansky
tripura
trnavsky
troms
trondelag
trosa
trtws
trysil
træna
trøndelag
tsentar
tsentar zhupa
tsfvn
ttwyn
tukuma raj
tul'skaya oblast'
tvedestrand
tverskaya oblast'
twlkrm
twns
twzr
tydal
tyne and wear
tynset
tyreso
tyrh
tyrt
tysnes
tysvaer
tysvær
tyumenskaya oblast'
tyzy wzw
udmurtskaya respublika
ul'yanovskaya oblast'
ullensaker
ullensvang
ulricehamn
ulsangwangyeogsi
ulstein
ulvik
union county
upper east
upper west
upplands bro
uppvidinge
ustecky kraj
utah
utsira
uttar pradesh
uttarakhand
uusimaa
vadso
vadstena
vadsø
vaeroy
vaga
vagan
vaggeryd
vaksdal
valai
valandovo
valcea
valdemarsvik
valkas raj
valmieras raj
vang
vannas
vansbro
vanylven
vara
varazdinska
vardø
vargarda
varmdo
varmland
varsinais suomi
vasilevo
vasterbotten
vasternorrland
vastmanland
vaud
vaxholm
vayots' dzor
vefsn
vegarshei
vellinge
vennesla
ventspils raj
verbano cusio ossola
verdal
vermont
vestby
vestfold
vestland
vestnes
vestre slidre
vestre toten
vestvagoy
vestvagøy
vetlanda
vevchani
vevelstad
vianden
vilhelmina
vimmerby
vindafjord
vindeln
vingaker
vinh phuc
vinitsa
vinje
vinnits'ka oblast'
viroviticko podravska
vizcaya
vlaams brabant
vladimirskaya oblast'
volda
volgogradskaya oblast'
volins'ka oblast'
volta
vorarlberg
voronezhskaya oblast'
voss
vrancea
vrapchishte
vrystaat
vukovarsko srijemska
værøy
waadt
wallis
warminsko mazurskie
warren county
warwickshire
washington county
wayne county
wes kaap
west bengal
west glamorgan
west midlands
west sussex
west virginia
west vlaanderen
west yorkshire
western australia
western cape
western north
westmeath
wexford
wicklow
wielkopolskie
wien
wiltshire
wiltz
wisconsin
worcestershire
wrecsam
xiangchuanxian
xicangzizhiqu
xinjiangweiwuerzizhiqu
xinxixian
xiongbenxian
xorazm viloyati
yamalo nenetskiy avtonomnyy okrug
yanshouxian
yaroslavskaya oblast'
ydre
ynys mon
yobe
yosthr
yrvslym
ysor
yucatan
yunnansheng
zabaykal'skiy kray
zachodniopomorskie
zadarska
zagrebacka
zajecarski okrug
zakarpats'ka oblast'
zamfara
zapadnobacki okrug
zaporiz'ka oblast'
zasavska
zeeland
zelenikovo
zghwn
zhangqixian
zhangyexian
zhejiangsheng
zhelino
zhitomirs'ka oblast'
zhongqingshi
zihexian
zilinsky
zlatiborski okrug
zlinsky kraj
znjn
zoug
zrnovtsi
zuid holland
zuohexian
øksnes
ørland
ørsta
østfold
østre toten
øvre eiker
øyer
øygarden
øystre slidre
đa nang
đak lak
đak nong
đien bien
đong nai
đong thap
łodzkie
аеродром
алтаискии краи
амурская область
ар крим
арачиново
архангельская область
астраханская область
белгородская область
берово
битола
богданци
боговиње
босилово
брвеница
брянская область
бутел
валандово
василево
вевчани
велес
виница
владимирская область
волгоградская область
волинська область
воронежская область
врапчиште
вінницька область
г москва
г санкт петербург
г севастополь
гази баба
гевгелија
горче петров
гостивар
градско
дебар
дебрца
делчево
демир капија
демир хисар
дніпропетровська область
долнени
донецька область
дојран
евреиская автономная область
желино
житомирська область
забаикальскии краи
закарпатська область
запорізька область
зелениково
зрновци
ивановская область
илинден
иркутская область
кабардино балкарская республика
кавадарци
калининградская область
калужская область
камчатскии краи
карачаево черкесская республика
карбинци
карпош
кемеровская область кузбасс
кировская область
кисела вода
кичево
киів
киівська область
конче
костромская область
кочани
краснодарскии краи
красноярскии краи
кратово
крива паланка
кривогаштани
крушево
куманово
курганская область
курская область
кіровоградська область
ленинградская область
липецкая область
липково
лозово
луганська область
львівська область
маврово и ростуше
магаданская область
македонска каменица
македонски брод
миколаівська область
могила
московская область
мурманская область
неготино
ненецкии автономныи округ
нижегородская область
новаци
новгородская область
ново село
новосибирская область
одеська область
омская область
оренбургская область
орловская область
охрид
пензенская область
пермскии краи
петровец
пехчево
пласница
полтавська область
прилеп
приморскии краи
пробиштип
псковская область
радовиш
ранковце
ресен
республика адыгея адыгея
республика алтаи
республика башкортостан
республика бурятия
республика дагестан
республика ингушетия
республика калмыкия
республика карелия
республика коми
республика крым
республика марии эл
республика мордовия
республика саха якутия
республика северная осетия алания
республика татарстан
республика тыва
республика хакасия
росоман
ростовская область
рязанская область
рівненська область
самарская область
саратовская область
сарај
сахалинская область
свердловская область
свети николе
севастополь
смоленская область
сопиште
ставропольскии краи
старо нагоричане
струга
струмица
студеничани
сумська область
тамбовская область
тверская область
теарце
тернопільська область
тетово
томская область
тульская область
тюменская область
удмуртская республика
ульяновская область
хабаровскии краи
ханты мансиискии автономныи округ югра
харківська область
херсонська область
хмельницька область
центар
центар жупа
чаир
чашка
челябинская область
черкаська область
чернівецька область
чернігівська область
чеченская республика
чешиново облешево
чувашская республика
чукотскии автономныи округ
чучер сандево
штип
шуто оризари
ямало ненецкии автономныи округ
ярославская область
івано франківська область
јегуновце
ասկերան
արագածոտն
արարատ
արմավիր
գեղարքունիք
երեւան
լոռի
կոտայք
հադրութ
մարտակերտ
մարտունի
շահումյան
շիրակ
շուշի
սյունիք
ստեփանակերտ
վայոց ձոր
տավուշ
քաշաթաղ
דרום
הגדה המערבית
חיפה
ירושלים
מרכז
צפון
תל אביב
ادرار
ادلب
اذربایجان شرقی
اذربایجان غربی
اربد
اربيل
اردبیل
اريانة
اريحا
ازاد کشمیر
اسلام اباد
اصفهان
الاغواط
البرز
البصرة
البليدة
البويرة
الجزاير
الجلفة
الحسكة
الخليل
الرملة
الزرقاء
السلط
السويداء
الشلف
العقبة
القادسية
القدس
القصرين
القيروان
الكاف
اللاذقية
اللد
المثنى
المدية
المفرق
المنستير
المهدية
الناصرة
النبطية
النجف
ام البواقي
ایلام
بابل
باتنة
باجة
بجاية
بسكرة
بعلبك
بغداد
بلعباس
بلوچستان
بن عروس
بنزرت
بوزيد
بوشهر
بيت لحم
بير السبع
بيروت
تبسة
تطاوين
تل الربيع
تلمسان
تمنراست
تهران
توزر
تونس
تيارت
تيزي وزو
جندوبة
جونيه
جيجل
حبوش
حماة
حيفا
خراسان جنوبی
خراسان رضوی
خراسان شمالی
خوزستان
خیبر پختونخواہ
درعا
دمشق
دير الزور
رام الله
زحلة
زغوان
زنجان
سخنين
سطيف
سعيدة
سكيكدة
سليانة
سمنان
سندھ
سوسة
سیستان و بلوچستان
صفاقس
صيدا
طرابلس
طرطوس
طولكرم
طيرة
عجلون
عرابة
عمان
عنابة
قابس
قالمة
قبلي
قزوین
قسنطينة
قفصة
قلنسوة
كربلاء
كركوك
لرستان
مازندران
مدنين
مرکزی
معان
منوبة
نابل
نابلس
نينوى
هرمزگان
يافا
پنجاب
چهارمحال و بختیاری
کردستان
کرمان
کرمانشاه
کهگیلویه و بویراحمد
گلستان
گلگت بلتستان
گیلان
कठमड
कपलवसत
कभरपलञचक
कलकट
चतवन
जजरकट
तहरथम
नवकट
नवलपरस
परवत
बगलङ
बरदय
भकतपर
भजपर
मयगद
मसतङ
महततर
रउसव
रतहट
रपनदह
रमछप
लमजङ
ललतपर
सङखवसभ
सनधपलचक
सनधल
सनसर
सयङज
सरखत
सरलह
ককসবজর
কডগরম
কমলল
কশরগঞজ
কষটয
খগডছড
গইবনধ
গজপর
গপলগঞজ
চটটগরম
চদপর
চপইনববগঞজ
চযডঙগ
জমলপর
জযপরহট
ঝনইদহ
ঝলকঠ
টঙগইল
ঠকরগও
দনজপর
নডইল
নতরকণ
নযখল
নরযণগঞজ
নরসদ
নলফমর
পঞচগড
পটযখল
পরজপর
ফরদপর
বগরহট
বনদরবন
বরগন
বরশল
বরহমণবডয
মদরপর
মনকগঞজ
মনসগঞজ
মযমনসহ
মলভবজর
মহরপর
রঙগমট
রজবড
রজশহ
লকষমপর
ললমনরহট
শরপর
শরযতপর
সতকষর
সনমগঞজ
সরজগঞজ
হবগঞজ
กรงเทพมหานคร
กระบ
กาญจนบร
กาฬสนธ
กาแพงเพชร
ขอนแกน
จนทบร
ฉะเชงเทรา
ชมพร
ชยนาท
ชยภม
ชลบร
ตราด
นครนายก
นครปฐม
นครพนม
นครราชสมา
นครศรธรรมราช
นครสวรรค
นนทบร
นราธวาส
บงกาฬ
บรรมย
ปตตาน
ปทมธาน
ประจวบครขนธ
ปราจนบร
พงงา
พจตร
พทลง
พระนครศรอยธยา
พษณโลก
พะเยา
ภเกต
มกดาหาร
มหาสารคาม
ยะลา
ยโสธร
รอยเอด
ระนอง
ระยอง
ราชบร
ลพบร
ลาปาง
ลาพน
ศรสะเกษ
สกลนคร
สงขลา
สงหบร
สพรรณบร
สมทรปราการ
สมทรสงคราม
สมทรสาคร
สรนทร
สระบร
สระแกว
สราษฎรธาน
สโขทย
หนองคาย
หนองบวลาภ
อดรธาน
อตรดตถ
อทยธาน
อบลราชธาน
อางทอง
อานาจเจรญ
เชยงราย
เชยงใหม
เพชรบร
เพชรบรณ
แมฮองสอน
강원특별자치도
경기도
경상남도
경상북도
광주광역시
대구광역시
대전광역시
부산광역시
서울특별시
세종특별자치시
울산광역시
인천광역시
전라남도
전북특별자치도
제주특별자치도
충청남도
충청북도
内蒙古自治区
和歌山県
宁夏回族自治区
广西壮族自治区
新疆维吾尔自治区
神奈川県
西藏自治区
鹿児島県
黑龙江省
`;
