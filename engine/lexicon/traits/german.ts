import type { TraitNames } from './format.ts';

/** Traits in German postings. Origin: written by us, from how such postings are worded. */
export const german: TraitNames = {
  qualities: `
    Self-motivation = motiviert(|e|en|er|es), hochmotiviert(|e|en|er|es), hoch motiviert(|e|en), ehrgeizig(|e|en|er), zielstrebig(|e|en|er)
    Dedication = engagiert(|e|en|er|es), einsatzfreudig(|e|en), leidenschaftlich(|e|en|er)
    Positive attitude = begeisterungsfähig(|e|en|er), optimistisch(|e|en), positiv(|e|en|er)?
    Energy = dynamisch(|e|en|er), energiegeladen(|e|en)
    Friendliness = freundlich(|e|en|er|es), kontaktfreudig(|e|en|er), aufgeschlossen(|e|en|er), offen(|e|en|er)?, herzlich(|e|en|er), sympathisch(|e|en|er|es), umgänglich(|e|en), warmherzig(|e|en), höflich(|e|en|er|es), zuvorkommend(|e|en), gepflegt(|e|en|es)?
    Teamwork = teamfähig(|e|en|er), teamorientiert(|e|en|er), kollegial(|e|en)?
    Reliability = zuverlässig(|e|en|er|es), verlässlich(|e|en|er), gewissenhaft(|e|en|er|es), pflichtbewusst(|e|en)
    Accountability = verantwortungsbewusst(|e|en|er|es), verantwortungsvoll(|e|en|er)
    Stress tolerance = belastbar(|e|en|er), stressresistent(|e|en|er)
    Flexibility = flexibel, flexible(|n|r|s)
    Independence = selbst(st|)ändig(|e|en|er|es)?, eigenverantwortlich(|e|en)?, eigenständig(|e|en)?
    Organizational skills = strukturiert(|e|en|er)?, organisiert(|e|en)?, gut organisiert
    Creativity = kreativ(|e|en|er), ideenreich(|e|en)
    Customer focus = kundenorientiert(|e|en|er|es), serviceorientiert(|e|en|er|es), dienstleistungsorientiert(|e|en|es), kundenfreundlich(|e|en)
    Results orientation = lösungsorientiert(|e|en|er|es), zielorientiert(|e|en|er|es), ergebnisorientiert(|e|en|er|es), erfolgsorientiert(|e|en)
    Communication = kommunikativ(|e|en|er), kommunikationsstark(|e|en|er)
    Punctuality = pünktlich(|e|en)
    Attention to detail = sorgfältig(|e|en|er|es)?, genau(|e|en)?, präzise(|n)?, detailorientiert(|e|en)
    Integrity = ehrlich(|e|en|er), vertrauenswürdig(|e|en), loyal(|e|en|er)
    Empathy = empathisch(|e|en|er), einfühlsam(|e|en|er|es), sensibel?
    Patience = geduldig(|e|en|er)
    Adaptability = anpassungsfähig(|e|en), vielseitig(|e|en)?
    Willingness to learn = lernbereit(|e|en), lernwillig(|e|en), lernfreudig(|e|en), wissbegierig(|e|en)
    Curiosity = neugierig(|e|en|er)
    Initiative = proaktiv(|e|en|er)
    Hands-on approach = pragmatisch(|e|en|er), hands on, zupackend(|e|en), anpackend(|e|en), lösungsstark
    Confidence = selbstbewusst(|e|en|er|es), durchsetzungsstark(|e|en), durchsetzungsfähig(|e|en), souverän(|e|en|es)?
    Analytical skills = analytisch(|e|en|er|es)?
    Tech affinity = technikaffin(|e|en|er), zahlenaffin(|e|en|er), it affin, technisch versiert, handwerklich (geschickt|begabt), digitalaffin(|e|en)
    Work ethic = fleißig(|e|en|er), tatkräftig(|e|en|er)
    Open-mindedness = weltoffen(|e|en), humorvoll(|e|en)
    Persistence = durchsetzungsstark(|e|en|er), ausdauernd(|e|en), hartnäckig(|e|en), entschlossen(|e|en), strebsam(|e|en), willensstark(|e|en)
    Service = hilfsbereit(|e|en|er|es), respektvoll(|e|en|er), wertschätzend(|e|en|er|es), verständnisvoll(|e|en|er), fürsorglich(|e|en), feinfühlig(|e|en), diskret(|e|en), taktvoll(|e|en)
    Alertness = aufmerksam(|e|en|er)?, umsichtig(|e|en|er), konzentriert(|e|en)?, qualitätsbewusst(|e|en|er|es), kostenbewusst(|e|en), ordentlich(|e|en|er)?, sauber(|e|en|es)?
    Drive = unternehmerisch(|e|en)?, verkaufsstark(|e|en), vertriebsstark(|e|en), verkaufsorientiert(|e|en), umsetzungsstark(|e|en), entscheidungsfreudig(|e|en|er), initiativ(|e|en)?, überzeugend(|e|en|es)?, innovativ(|e|en)?, lebensfroh(|e|en), wortgewandt(|e|en), charismatisch(|e|en), reflektiert(|e|en)
    Openness = wissbegierig(|e|en), interessiert(|e|en)?, offen für, interkulturell(|e|en)?, flexibel einsetzbar, mobil?
    Teamwork = teamplayer, teamplayerin, kooperativ(|e|en|er), ein teamplayer, organisationsstark(|e|en), organisationstalent, eigeninitiativ, eigenmotiviert
    Work manner = strukturierte(|r|n), selbstorganisiert(|e|en), gründlich(|e|en|er), zuverlässige(|r|n)
    Resilience = resilient(|e|en|er), stressfest(|e|en), psychisch stabil, körperlich (fit|belastbar)
    Friendliness = nett(|e|er|en)?, fröhlich(|e|en|er), humorvoll(|e|en|er), wertschätzend(|e|en)
    Learning = lernbegeistert(|e|en), bildungsbereit(|e|en)
  `,
  nouns: `
    Self-motivation = motivation, eigenmotivation, selbstmotivation, leistungsbereitschaft, ehrgeiz, zielstrebigkeit, leistungswille, eigenantrieb
    Dedication = engagement, einsatzbereitschaft, einsatzfreude, einsatzwille, leidenschaft, herzblut
    Positive attitude = begeisterungsfähigkeit, begeisterung, positive (einstellung|ausstrahlung|grundhaltung), enthusiasmus
    Friendliness = freundlichkeit, kontaktfreude, kontaktfreudigkeit, offenheit, aufgeschlossenheit, höflichkeit, freundliches (auftreten|wesen), kontaktstärke, herzlichkeit
    Appearance = (sicheres|gepflegtes|souveränes|selbstbewusstes|professionelles|überzeugendes|kompetentes|verbindliches) ~ (auftreten|erscheinungsbild|erscheinung), gepflegtes äußeres, gute umgangsformen, umgangsformen
    Teamwork = teamgeist, teamfähigkeit, teamorientierung, kooperationsfähigkeit, kooperationsbereitschaft, kollegialität, hilfsbereitschaft
    Reliability = zuverlässigkeit, verlässlichkeit, gewissenhaftigkeit, pflichtbewusstsein, zuverlässige ~ arbeitsweise, gewissenhafte ~ arbeitsweise
    Accountability = verantwortungsbewusstsein, verantwortungsbereitschaft, verantwortungsgefühl, verantwortungsfreude
    Stress tolerance = belastbarkeit, stressresistenz
    Flexibility = flexibilität
    Independence = selbst(st|)ändigkeit, eigenverantwortung, eigenständigkeit, selbst(st|)ändige ~ arbeitsweise, selbst(st|)ändiges ~ arbeiten, eigenverantwortliche(|s) ~ (arbeiten|arbeitsweise|handeln), eigenständige(|s) ~ (arbeiten|arbeitsweise)
    Organizational skills = organisationstalent, organisationsgeschick, organisationsfähigkeit, organisationsvermögen, organisationsstärke, strukturierte(|s) ~ (arbeitsweise|arbeiten|denken|vorgehensweise), systematische ~ arbeitsweise, organisierte ~ arbeitsweise
    Creativity = kreativität, ideenreichtum
    Customer focus = kundenorientierung, serviceorientierung, dienstleistungsorientierung, servicementalität, dienstleistungsmentalität, servicegedanke, kundenorientierte(|s) ~ (arbeitsweise|auftreten|denken|handeln), servicebewusstsein
    Results orientation = lösungsorientierung, zielorientierung, ergebnisorientierung, lösungsorientierte(|s) ~ (arbeitsweise|denken|arbeiten|handeln), zielorientierte(|s) ~ (arbeitsweise|arbeiten|handeln)
    Quality focus = qualitätsbewusstsein, qualitätsorientierung, qualitätsanspruch
    Communication = kommunikationsfähigkeit, kommunikationsstärke, kommunikationsgeschick, kommunikationskompetenz, kommunikationsfreude, kommunikative (fähigkeiten|kompetenz|stärke)
    Interpersonal skills = sozialkompetenz, soziale kompetenz(|en), menschenkenntnis, einfühlungsvermögen, empathievermögen
    Punctuality = pünktlichkeit
    Attention to detail = sorgfalt, genauigkeit, präzision, sorgfältige(|s) ~ (arbeitsweise|arbeiten), genaue ~ arbeitsweise, präzise ~ arbeitsweise, detailgenauigkeit, ordnungssinn, liebe zum detail, auge fürs detail
    Integrity = ehrlichkeit, vertrauenswürdigkeit, loyalität, integrität
    Confidentiality = diskretion, verschwiegenheit
    Empathy = empathie
    Patience = geduld
    Adaptability = anpassungsfähigkeit, vielseitigkeit, lernfähigkeit
    Willingness to learn = lernbereitschaft, lernwille, weiterbildungsbereitschaft, (schnelle|rasche|gute) auffassungsgabe, wissensdurst
    Curiosity = neugier, neugierde
    Initiative = eigeninitiative, initiative, proaktivität, proaktive ~ arbeitsweise
    Hands-on approach = hands on mentalität, hands on, anpackermentalität, macherqualitäten, pragmatismus
    Confidence = selbstbewusstsein, durchsetzungsvermögen, durchsetzungsstärke, durchsetzungsfähigkeit, überzeugungskraft, überzeugungsfähigkeit, überzeugungsstärke
    Analytical skills = analytisches (denken|denkvermögen|verständnis), analytische (fähigkeiten|denkweise|stärke|kompetenz), analysefähigkeit, logisches (denken|denkvermögen), zahlenverständnis, zahlenaffinität
    Technical understanding = technisches (verständnis|geschick|interesse), handwerkliches (geschick|verständnis), handwerkliche (fähigkeiten|begabung), technikaffinität, it affinität, affinität
    Negotiation = verhandlungsgeschick, verhandlungsstärke
    Assertiveness = entscheidungsfreude, entscheidungsstärke, tatkraft, unternehmerisches (denken|handeln|denken und handeln)
    Love of nature = naturverbundenheit, tierliebe, kinderliebe
    Sense of humor = humor
    Physical condition = körperliche (belastbarkeit|fitness|eignung), gute körperliche (verfassung|konstitution)
    Quality focus = hoher qualitätsanspruch, (hohem|hoher|hohen) qualitätsanspruch, qualitätsdenken
    Problem solving = problemlösungskompetenz, problemlösungsfähigkeit, lösungskompetenz, problemlösendes denken
    Learning = lernfreude, wissbegierde, wissbegier, fortbildungsbereitschaft
    Leadership = führungskompetenz, führungsstärke, führungsqualitäten, führungspersönlichkeit, durchsetzungskraft
    Organizational skills = zeitmanagement, selbstorganisation, organisatorisches (geschick|talent), organisatorische fähigkeiten, koordinationsfähigkeit, ordnungsliebe
    Conflict = konfliktfähigkeit, kritikfähigkeit, kompromissbereitschaft, frustrationstoleranz
    Communication = ausdrucksfähigkeit, ausdrucksvermögen, gute ausdrucksweise, sprachgewandtheit, redegewandtheit, kontaktfähigkeit
    Manual skill = fingerfertigkeit, handwerkliches arbeiten, handgeschick, fingerspitzengefühl
  `,
  drives: `
    Enjoyment = (freude|spaß) (an|am|im|bei|beim|mit), lust (auf|an)
    Interest = interesse (an|am|für)
    Passion = leidenschaft (für|fürs), begeisterung (für|fürs), affinität (zu|zum|zur), liebe zu(|m|r), gespür für
    Willingness = bereitschaft (zu|zur|zum), bereit zu(|r|m)
  `,
  acts: `
    Independence = selbst(st|)ändig (arbeiten|zu arbeiten), eigenverantwortlich (arbeiten|zu arbeiten), arbeite(n|st) (gern(e|)|) (selbst(st|)ändig|eigenverantwortlich), arbeitest selbst(st|)ändig
    Teamwork = im team arbeiten, arbeite(n|st) (gern(e|)|) im team, arbeit im team, team player
    Initiative = ergreif(st|en) ~ initiative, initiative ergreifen
    Accountability = verantwortung (übernehmen|zu übernehmen), übernimmst ~ verantwortung, übernehmen ~ verantwortung
    Stress tolerance = kühlen kopf, ruhe bewahren, stressigen situationen, hektischen (situationen|zeiten)
    Overview = überblick (behalten|zu behalten|behältst)
    Work ethic = packst (gern(e|)|) (mit|) an
    Teamwork = im team (zu arbeiten|zusammen), arbeiten im team, arbeit im team, zusammenarbeit im team
    Hands-on approach = anpacken, mit (anzupacken|anpacken), hand anlegen
    Customer contact = umgang mit (menschen|kunden|kindern|patienten|gästen|bewohnern|senioren|tieren)
    Good conduct = (gute|gepflegte|höfliche) umgangsformen
    Work manner = arbeite(n|st) (sehr |stets |gerne |)(sorgfältig|genau|strukturiert|gewissenhaft|zuverlässig|eigenverantwortlich|präzise|sauber)
  `,
  bearers: `
    person persönlichkeit persönlichkeiten menschen mensch art wesen auftreten umgang einstellung haltung arbeitsweise ausstrahlung
    *arbeiter *mitarbeiter *mitarbeitende *mitarbeitenden *kollegen *kollegin *kraft *kräfte *mann *frau *leute *person *in *innen *er *ist
    *isten *eur *eure *ent *enten *or *oren *assistenz *leitung *hilfe *talent *talente *team?player *azubi *profi *profis *manager *helfer
    verstärkung unterstützung bewerber leute macher teamplayer allrounder
  `,
  seeks: `
    such(en|t|e)( wir)?
    (du|sie) (hast|haben|verfügst|verfügen|bringst|bringen)
    gesucht
    (du|sie) (bist|sind)
    (bist|sind) (du|sie)
    zeichne(st|t|n) (dich|sie|sich)
    stellen wir
    (werden|sein)
    (du|sie) arbeite(st|n)
    und (bist|sind)
    (wünschen|erwarten) wir uns
    jemand(en)?,?
  `,
};
