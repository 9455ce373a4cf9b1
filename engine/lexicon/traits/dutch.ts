import type { TraitNames } from './format.ts';

/** Traits in Dutch postings. Origin: written by us, from how such postings are worded. */
export const dutch: TraitNames = {
  qualities: `
    Self-motivation = gemotiveerd(|e), gedreven, ambitieu(s|ze), leergierig(|e), zelfsturend(|e)
    Energy = energiek(|e), dynamisch(|e)?, enthousiast(|e), vol energie, vol ambities
    Dedication = betrokken, toegewijd(|e), bevlogen, gepassioneerd(|e), gecommitteerd(|e)
    Friendliness = vriendelijk(|e), sociaal, sociale?, klantvriendelijk(|e), representatie(f|ve), vlot(|te), spontaan, spontane, communicatie(f|ve), gastvrij(|e), hulpvaardig(|e), behulpzaam, behulpzame, open?, beleefd(|e), goedlachs(|e), servicegericht(|e), dienstverlenend(|e), empathisch(|e), zorgzaam, zorgzame
    Accuracy = nauwkeurig(|e), accuraat, accurate, precies(|e), secuur, secure?, zorgvuldig(|e), punctueel
    Organizational skills = georganiseerd(|e), gestructureerd(|e), ordelijk(|e), planmatig(|e), gedisciplineerd(|e)
    Independence = zelfstandig(|e)
    Initiative = proactie(f|ve), pro actief, ondernemend(|e), initiatiefrijk(|e)
    Flexibility = flexibel, flexibele
    Adaptability = veelzijdig(|e), polyvalent(|e)
    Reliability = betrouwbaar, betrouwbare, serieu(s|ze), verantwoordelijk(|e)?, loyaal, loyale, integer(|e), eerlijk(|e), consciëntieu(s|ze)
    Stress tolerance = stressbestendig(|e), rustig(|e)?
    Customer focus = klantgericht(|e), resultaatgericht(|e), oplossingsgericht(|e), doelgericht(|e), commercieel ingesteld(|e), resultaat gericht(|e)
    Teamwork = collegiaal, collegiale, teamgericht(|e)
    Creativity = creatie(f|ve), innovatie(f|ve)?
    Curiosity = nieuwsgierig(|e)
    Hands-on approach = hands on, praktisch ingesteld, handig(|e), technisch aangelegd
    Analytical skills = analytisch(|e)
    Assertiveness = assertie(f|ve), daadkrachtig(|e), doortastend(|e), besluitvaardig(|e), zelfverzekerd(|e)
    Work ethic = hardwerkend(|e)
    Punctuality = stipt(|e)
    Patience = geduldig(|e)
    Persistence = doorzettend(|e), doelbewust(|e), vasthoudend(|e), eager, hongerig?
    Positive nature = positie(f|ve)?, positief ingesteld, optimistisch(|e), opgewekt(|e), vrolijk(|e), humoristisch(|e)
    Service = zorgzaam, empathisch(|e), geduldig(|e), respectvol(|le), tactvol(|le), discreet, discrete, attent(|e)
    Learning = leergierig(|e), leerbaar, zelfbewust(|e), zelfredzaam
    Drive = resultaatgedreven, commercieel(|e)?, commerciële?, ondernemend(|e), strategisch(|e)?, pragmatisch(|e), efficiënt(|e), oplettend(|e), alert(|e), fit?
    Teamwork = samenwerkend, teamspeler, teamplayer, een echte teamspeler, een teamplayer, een (harde|snelle) werker, een doorzetter, een aanpakker, een doener, een organisator, een kei, een verbinder
    Accuracy = kwaliteitsbewust(|e), kwaliteitsgericht(|e), veiligheidsbewust(|e), detailgericht(|e)
    Resourcefulness = zelfredzame, vindingrijk(|e), slim(|me)?, scherp(|e)?
    Teamwork = samenwerkingsgericht(|e), verbindend(|e)?
    Organizational skills = organisatorisch (sterk|ingesteld|vaardig), overzichtelijk?, systematisch(|e)?
    Involvement = maatschappelijk betrokken, zorgvuldige?
    Positive nature = vriendelijk(|e), opgeruimd(|e)?, positief ingestelde
    Flexibility = flexibel (inzetbaar|ingesteld), breed inzetbaar
    Communication = welbespraakt(|e), mondig(|e)?
    Work ethic = gemotiveerde, leergierige, ijverig(|e), werklustig(|e)
  `,
  nouns: `
    Self-motivation = motivatie, gedrevenheid, ambitie, zelfdiscipline, doorzettingsvermogen, leergierigheid
    Energy = enthousiasme, energie?, werklust, gezonde werklust
    Dedication = betrokkenheid, passie?, inzet?, toewijding, bevlogenheid
    Friendliness = vriendelijkheid, klantvriendelijkheid, gastvrijheid, sociale vaardigheden, sociaal vaardig, inlevingsvermogen, empathie, mensenkennis, representatief voorkomen
    Accuracy = nauwkeurigheid, accuratesse, zorgvuldigheid, oog voor detail, precisie
    Organizational skills = organisatievermogen, organisatorisch vermogen, organisatietalent, organisatorische vaardigheden, plannen en organiseren, zin voor organisatie
    Independence = zelfstandigheid
    Initiative = initiatief, zin voor initiatief, ondernemerschap, ondernemerszin, ondernemende instelling, proactieve houding, proactieve instelling, daadkracht
    Flexibility = flexibiliteit, flexibele (instelling|houding)
    Adaptability = aanpassingsvermogen, polyvalentie
    Reliability = betrouwbaarheid, verantwoordelijkheidsgevoel, verantwoordelijkheidszin, integriteit, eerlijkheid, verantwoordelijkheidsbesef
    Stress tolerance = stressbestendigheid
    Customer focus = klantgerichtheid, klantgerichte (instelling|houding), servicegerichtheid, oplossingsgerichtheid, resultaatgerichtheid, klantgericht(heid|)
    Teamwork = teamspirit, teamgeest, teamspeler, teamplayer, collegialiteit, samenwerkingsvermogen
    Communication = communicatieve (vaardigheden|vaardig), communicatief vaardig, communicatief (sterk|ingesteld), communicatievaardigheden, goede communicator, sterke communicator
    Creativity = creativiteit
    Curiosity = nieuwsgierigheid
    Hands-on approach = hands on mentaliteit, hands on instelling, no nonsense mentaliteit, aanpakkersmentaliteit, aanpakker, technisch inzicht
    Analytical skills = analytisch (vermogen|denkvermogen|inzicht), analytische vaardigheden
    Work ethic = arbeidsethos, discipline?, positieve (instelling|houding|mindset)
    Punctuality = stiptheid, punctualiteit
    Patience = geduld
    Persuasion = overtuigingskracht
    Confidentiality = discretie
    Leadership = leiderschap, geboren leider, natuurlijk leiderschap
    Character = lef, humor, gevoel voor humor, eigenaarschap, zelfvertrouwen, doorzettingsvermogen, incasseringsvermogen, verantwoordelijkheid?, respect?, tact, charisma
    Thinking = probleemoplossend (vermogen|denken|denkvermogen), oplossend vermogen, kritisch (vermogen|denken), strategisch (inzicht|denken), commercieel (inzicht|gevoel|talent), cijfermatig inzicht, ruimtelijk inzicht, organiserend vermogen, lerend vermogen, leervermogen, denkvermogen
    Attitude = (goede|sterke|juiste|professionele|positieve|commerciële|representatieve|enthousiaste|klantgerichte|servicegerichte) (instelling|houding|uitstraling|mentaliteit|werkhouding|drive), werkhouding, werkmentaliteit, servicegerichte instelling, drive?, pit?
    Communication = mondelinge en schriftelijke (communicatie|vaardigheden), luistervermogen, luisterend oor, sociale vaardigheden, contactuele (vaardigheden|eigenschappen), overtuigingskracht, goede contactuele eigenschappen
    Teamwork = teamverband, samenwerking?, samenwerken?
    Organizational skills = organisatorisch inzicht, organisatorisch talent, plannings(vermogen|vaardigheden), overzicht?
    Thinking = kritische (geest|blik|houding|instelling), kritische denker, probleemoplossende instelling, helicopterview, conceptueel (vermogen|denken)
    Teamwork = samenwerkingsgerichte (houding|instelling), goede samenwerker, samenwerkingsgerichtheid
    Attitude = (collegiale|open|flexibele|zelfstandige|leergierige|proactieve|dienstverlenende|oplossingsgerichte) (houding|instelling|mindset|werkhouding|opstelling), gestructureerde (werkwijze|manier van werken), nauwkeurige (werkwijze|manier van werken), gestructureerde en nauwkeurige werkwijze
    Interest = oprechte (interesse|belangstelling|aandacht), brede (interesse|belangstelling)
    Stress tolerance = incasseringsvermogen, relativeringsvermogen
    Communication = uitdrukkingsvaardigheid, communicatief talent, goede communicatieve en sociale vaardigheden, communicatieve en sociale vaardigheden, gespreksvaardigheid
    Physical condition = goede (conditie|lichamelijke conditie|fysieke conditie), fysieke fitheid
    Discipline = discipline?, orde en netheid, zin voor (orde|detail|verantwoordelijkheid|kwaliteit)
    Customer contact = omgang met ~ (klanten|mensen|kinderen|patiënten|cliënten|gasten), klantcontact?
  `,
  drives: `
    Passion = passie voor, liefde voor, hart voor, affiniteit met, gevoel voor, feeling (met|voor)
    Interest = interesse (in|voor), belangstelling voor
    Enjoyment = plezier in, zin om
    Willingness = bereid (om|tot), bereidheid (om|tot), leergierig
    Feeling = oog voor, aandacht voor, neus voor, affiniteit (met|voor)
    Liking = houdt van, hou van, enthousiast over, enthousiasme voor, zin in
  `,
  acts: `
    Teamwork = (werken|samenwerken|werkt) in (team|teamverband|een team), in teamverband (werken|te werken), werken in team, werk(t|) graag (samen|in (een|) team)
    Independence = zelfstandig (werken|te werken|kunnen werken)
    Stress tolerance = onder (tijdsdruk|druk|stress) (werken|te werken|kunnen werken|presteren)
    Initiative = (neemt|neem|nemen|toont) (graag|) initiatief, initiatief (neemt|nemen|te nemen)
    Accountability = verantwoordelijkheid (neemt|nemen|te nemen), terugschrikt voor verantwoordelijkheid
    Work ethic = van aanpakken (weet|weten), weet(|t) van aanpakken, handen uit de mouwen, niet bang om
    Time management = tijd ~ (beheren|indelen|organiseren), prioriteiten (stellen|te stellen)
    Overview = (houdt|hou|houd|bewaart|behoudt|behouden) ~ overzicht, overzicht (houden|te houden|bewaren|te bewaren|te behouden|behouden)
    Independence = werk(t|) ~ zelfstandig, kunt zelfstandig werken
    Teamwork = samenwerken met (collega's|anderen|collega), samen met collega's (te werken|werken), prettig samen
    Opportunity = kansen (ziet|zien|signaleert|te zien)
    Flexibility = (snel|makkelijk|gemakkelijk) (schakelen|schakelt)
    Following instructions = (houdt|houden) ~ aan afspraken, afspraken nakomen
    Planning = (kunt|kan) goed (plannen|organiseren|luisteren|communiceren|samenwerken|uitleggen)
  `,
  bearers: `
    persoon personen persoonlijkheid houding instelling mentaliteit mindset type mens mensen kandidaat kandidaten collega collegas
    medewerker medewerkers voorkomen uitstraling
    *er *ers *ster *ist *isten *eur *eurs *teur *ent *enten *ant *kracht *krachten *man *vrouw *ige *kundige *kundigen *talent *leider *monteur *or
  `,
  seeks: `
    zoek(en|t)
    op zoek
    gezocht
    (je|jij|u|jullie) (bent|ben|zijn|beschikt|hebt)
    (ben|bent) (je|jij|u)
    (is|bent) (jij|u)
    iemand (die|met)
    (zijn|bent)
  `,
};
