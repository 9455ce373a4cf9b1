import type { TraitNames } from './format.ts';

/** Traits in French postings. Origin: written by us, from how such postings are worded. */
export const french: TraitNames = {
  qualities: `
    Self-motivation = motivé(|e|s|es), ambitieu(x|se|ses), volontaire(|s), battant(|e|s|es), déterminé(|e|s|es)
    Energy = dynamique(|s), énergique(|s), tonique(|s)
    Positive attitude = enthousiaste(|s), positi(f|ve|fs|ves)?, optimiste(|s), souriant(|e|s|es)
    Dedication = impliqué(|e|s|es), engagé(|e|s|es), investi(|e|s|es), passionné(|e|s|es), dévoué(|e|s|es)
    Attention to detail = rigoureu(x|se|ses), minutieu(x|se|ses), soigneu(x|se|ses), soigné(|e|s|es)?, précis(|e|es)?, méticuleu(x|se|ses), attenti(f|ve|fs|ves)?
    Organizational skills = organisé(|e|s|es), méthodique(|s), structuré(|e|s|es), ordonné(|e|s|es)
    Independence = autonome(|s)
    Initiative = proacti(f|ve|fs|ves), pro actif, force de proposition(s|)
    Responsiveness = réacti(f|ve|fs|ves)
    Versatility = polyvalent(|e|s|es)
    Flexibility = flexible(|s)
    Adaptability = adaptable(|s)
    Reliability = fiable(|s), sérieu(x|se|ses), consciencieu(x|se|ses), assidu(|e|s|es)
    Punctuality = ponctuel(|le|s|les)
    Friendliness = sociable(|s), avenant(|e|s|es), aimable(|s), chaleureu(x|se|ses), accueillant(|e|s|es), sympathique(|s), convivial(|e|es)?, courtois(|e|es), poli(|e|s|es)
    Empathy = empathique(|s), bienveillant(|e|s|es), à l'écoute
    Patience = patient(|e|s|es)?
    Confidentiality = discret(|s), discrète(|s)
    Integrity = honnête(|s), intègre(|s), loyal(|e|es)
    Curiosity = curieu(x|se|ses)
    Creativity = créati(f|ve|fs|ves), imaginati(f|ve|fs|ves)
    Innovation = innovant(|e|s|es)
    Accountability = responsable?, responsables?
    Confidence = persuasi(f|ve|fs|ves), convaincant(|e|s|es)
    Communication = communicant(|e|s|es)
    Pragmatism = pragmatique(|s)
    Resilience = tenace(|s), persévérant(|e|s|es), résilient(|e|s|es)
    Stress tolerance = résistant(|e|s|es) au stress, calme(|s)
    Skillful hands = bricoleu(r|se|rs), débrouillard(|e|s|es), habile(|s), manuel(|le|s|les)?
    Availability = disponible(|s)?
    Pedagogy = pédagogue(|s), diplomate(|s)
    Efficiency = efficace(|s), agile(|s)
    Vigilance = vigilant(|e|s|es), prudent(|e|s|es), concentré(|e|s|es)?, appliqué(|e|s|es), scrupuleu(x|se|ses), perfectionniste(|s)
    Fighting spirit = combati(f|ve|fs|ves), persévérant(|e|s|es), pugnace(|s), endurant(|e|s|es), courageu(x|se|ses), travailleu(r|se|rs)
    Leadership = charismatique(|s), fédérateu(r|rs), fédératrice(|s), exemplaire(|s), inspirant(|e|s|es)
    Open mind = ouvert(|e|s|es) d'esprit, ouvert(|e|s|es)?, respectueu(x|se|ses), sensible(|s)?, jovial(|e), positi(f|ve)?, doux?, douce?
    Presentation = présentable(|s), élégant(|e|s|es)?, souriant(|e|s|es)
    Commercial mind = commerçant(|e|s|es)?, persuasi(f|ve), convaincant(|e), négociateu(r|rs)?, entreprenant(|e|s|es)
    Analytical mind = analytique(|s), synthétique(|s), logique?, structuré(|e|s|es)
    Service = serviable(|s), attentionné(|e|s|es), dévoué(|e|s|es), à l'aise (à l'oral|au téléphone|avec le public|avec les clients|avec les chiffres|avec l'outil informatique|dans la relation client)
    Confidence = sûr(|e|s|es) de (soi|lui|elle|vous)
    Physical condition = en bonne (condition physique|santé)
    Attention to detail = pointilleu(x|se|ses), exigeant(|e|s|es)?, observat(eur|rice|eurs)
    Teamwork = collaborati(f|ve|fs|ves)?, solidaire(|s)
    Initiative = débrouillard(|e|s|es), entreprenant(|e|s|es)
  `,
  nouns: `
    Self-motivation = motivation, goût du challenge, ambition, volonté, envie d'apprendre, détermination
    Energy = dynamisme, énergie?
    Positive attitude = enthousiasme, optimisme, bonne humeur, attitude positive, esprit positif
    Dedication = implication, engagement?, investissement personnel, dévouement
    Attention to detail = rigueur, minutie, précision?, souci du détail, sens du détail, soin?
    Organizational skills = sens de l'organisation, organisation, esprit d'organisation, capacité(s|) d'organisation, esprit méthodique, méthode?
    Independence = autonomie
    Initiative = sens de l'initiative, esprit d'initiative, prise d'initiative, proactivité, prise d'initiatives, force de proposition
    Responsiveness = réactivité
    Versatility = polyvalence
    Flexibility = flexibilité, souplesse
    Adaptability = adaptabilité, capacité(s|) d'adaptation, faculté d'adaptation, facilité d'adaptation
    Reliability = fiabilité, sérieux, assiduité, conscience professionnelle
    Punctuality = ponctualité
    Interpersonal skills = aisance relationnelle, sens du relationnel, sens relationnel, qualité(s|) relationnelle(s|), aptitude(s|) relationnelle(s|), bon relationnel, excellent relationnel, compétence(s|) relationnelle(s|), sens du contact, aisance au téléphone, capacité(s|) relationnelle(s|), savoir être, bonne présentation, excellente présentation, sociabilité
    Friendliness = amabilité, courtoisie, sourire, politesse, bon contact, convivialité, bonne élocution
    Empathy = empathie, bienveillance, sens de l'écoute, écoute, capacité(s|) d'écoute, qualité(s|) d'écoute
    Patience = patience
    Confidentiality = discrétion, confidentialité?
    Integrity = intégrité, honnêteté, loyauté, éthique?
    Curiosity = curiosité, curiosité intellectuelle
    Creativity = créativité, sens créatif
    Accountability = sens des responsabilités, sens de la responsabilité
    Customer focus = sens du service, sens du service client, sens du client, orientation client, esprit de service, sens de l'accueil
    Business sense = sens du commerce, sens commercial, fibre commerciale, sens des affaires, tempérament commercial, esprit commercial, âme commerciale
    Analytical skills = esprit d'analyse, esprit analytique, capacité(s|) d'analyse, esprit de synthèse, capacité(s|) de synthèse, sens de l'analyse, sens de l'observation
    Writing skills = aisance rédactionnelle, qualité(s|) rédactionnelle(s|), capacité(s|) rédactionnelle(s|), compétence(s|) rédactionnelle(s|), aisance à l'écrit
    Communication = sens de la communication, aisance orale, aisance à l'oral, capacité(s|) de communication, aisance verbale, qualité(s|) de communication
    Teamwork = esprit d'équipe, sens du travail en équipe, travail d'équipe, travail en groupe, goût du travail en équipe
    Stress tolerance = résistance au stress, gestion du stress, sang froid, maîtrise de soi, calme?
    Resilience = persévérance, ténacité
    Manual skill = habileté manuelle, dextérité, dextérité manuelle, habileté
    Negotiation = sens de la négociation, force de persuasion, force de conviction, capacité(s|) de persuasion
    Sense of priorities = sens des priorités, gestion des priorités
    Leadership = leadership, sens du leadership, esprit d'équipe et leadership
    Open-mindedness = ouverture d'esprit, largeur d'esprit, tolérance?
    Diplomacy = diplomatie, tact, pédagogie, sens de la pédagogie, neutralité, objectivité
    Efficiency = efficacité, agilité, vivacité, vivacité d'esprit, pragmatisme, bon sens, sens pratique
    Vigilance = vigilance, concentration, observation?, anticipation, capacité(s|) d'anticipation, esprit d'anticipation
    Human qualities = qualités humaines, qualités personnelles, valeurs humaines, humilité, respect?, générosité, patience
    Team spirit = cohésion, esprit collaboratif, esprit d'équipe, sens du collectif, esprit collectif, sens de l'équipe, solidarité, entraide
    Results = orientation résultat(|s), culture du résultat, goût du résultat, sens du résultat, goût du défi, goût de l'effort, sens de l'effort, goût du terrain, goût des chiffres, goût du contact, goût pour le contact, contact humain, contact client, relation client
    Entrepreneurship = esprit entrepreneurial, esprit d'entreprise, fibre entrepreneuriale, âme d'entrepreneur
    Expression = expression (orale|écrite), bonne expression, excellente expression, expression écrite et orale, communication (orale|écrite), communication?, écoute active, excellente élocution, élocution, bonne diction
    Quality focus = sens de la qualité, souci de la qualité, exigence, sens du travail bien fait, qualité d'exécution
    Discretion = respect de la confidentialité, secret professionnel, devoir de réserve, discrétion professionnelle
    Compliance = respect des (consignes|règles|délais|procédures|horaires|normes|échéances), sens de la discipline, discipline?, sens de la hiérarchie
    Critical thinking = esprit critique, sens critique, raisonnement logique, logique?, esprit logique, esprit de synthèse, esprit d'analyse et de synthèse, rapidité d'exécution, rapidité
    Creativity = inventivité, imagination, sens artistique, sens de l'esthétique, fibre artistique
    Presentation = présentation soignée, bonne présentation, tenue soignée
    Adaptability = capacité à s'adapter, adaptation?
    Influence = force de proposition, charisme, persuasion, assertivité, confiance en soi, aisance, prise de recul, maîtrise de soi
    Availability = disponibilité?
    Sense of service = sens de l'accueil, goût du service, sens du service public, sens de l'intérêt général, esprit service, sens de la relation client
    Availability = disponibilité?
    Self-motivation = ambition professionnelle, détermination, envie (de|d) (progresser|évoluer|réussir)
    Organizational skills = compétences organisationnelles, qualités organisationnelles, capacités organisationnelles, sens de l'organisation et des priorités
    Attention to detail = souci de la qualité, exigence?, sens de la précision, sens de la rigueur, esprit rigoureux
    Analytical skills = sens critique, esprit critique, capacités rédactionnelles, capacités analytiques
    Adaptability = facilités d'adaptation, grande adaptabilité, mobilité d'esprit
    Interpersonal skills = aptitude au contact, contact facile, facilité(s|) de contact, aisance avec (les enfants|le public|les clients), bon sens relationnel
    Appearance = bonne présentation, présentation soignée, tenue soignée, apparence soignée, présentation irréprochable
    Intelligence = intelligence (émotionnelle|relationnelle|situationnelle)
    Physical condition = bonne condition physique, endurance?
    Continuous improvement = amélioration continue?
    Energy = énergie positive, bonne énergie
    Values = sens de l'éthique, sens moral, probité, devoir de réserve, secret professionnel, respect de la confidentialité
    Rhythm = sens du rythme, sens de la clientèle, sens de l'hospitalité, sens de la hiérarchie, sens du travail bien fait
    Customer contact = contact avec ~ (clientèle|public|clients|enfants|patients), accueil du public?
  `,
  drives: `
    Passion = passion (pour|du|de la|de l), passionné(|e)(s|) (par|de|d)
    Taste = goût (pour|du|de la|de l|des)
    Interest = intérêt (pour|porté)
    Desire = envie (de|d), désir (de|d), volonté (de|d)
    Sense = sens (de|du|de la|de l|des)
    Spirit = esprit (de|d)
    Ability = capacité(|s) (de|d|à), aptitude(|s) (à|au|aux), faculté(|s) (de|d|à), facilité(|s) (de|d|à), qualités (de|d)
    Affinity = appétence (pour|forte pour), affinité(|s) (avec|pour), sensibilité (à|au|aux|pour)
  `,
  acts: `
    Independence = travailler (seul|seule|en autonomie|de manière autonome|de façon autonome)
    Teamwork = travail(ler|lez) en équipe, aimez le travail en équipe, aime travailler en équipe
    Following instructions = (suivre|respecter|appliquer|comprendre) ~ (consigne(s|)|procédures|règles|instructions)
    Prioritization = (gérer|prioriser|hiérarchiser) ~ priorités
    Stress tolerance = (gérer|résister) ~ (stress|pression), travailler sous pression
    Adaptability = (s'adapter|vous adapter|vous adaptez|t'adapter)
    Initiative = prendre des initiatives, prenez des initiatives
    Willingness to learn = apprendre rapidement, apprenez vite
    Punctuality = être ponctuel
    Time management = (suivre|respecter|tenir) ~ (planning|délais|horaires)
    Working with people = aime(z|r|) ~ (contact|relationnel|terrain|challenge|équipe), aimant ~ (contact|équipe|enfants)
    Teamwork = savoir travailler en équipe, travail en (équipe|groupe|collaboration), collaborer (avec|efficacement)
    Communication = communiquer (clairement|efficacement|avec aisance|), s'exprimer ~ (clairement|aisance|bien|correctement)
    Organization = s'organiser, organiser son ~ (travail|temps), gérer ~ (temps|urgences|conflits|situations)
    Adaptability = savoir s'adapter, faire preuve (de|d)
    Precision = travailler avec (rigueur|précision|méthode)
    Organizational skills = organiser son ~ (travail|temps|activité), savoir s'organiser, savoir organiser
    Stress tolerance = gérer son stress, gérer le stress
    Commitment = respecter ses engagements, assumer ses responsabilités
    Leadership = fédérer, inspirer
    Active listening = être à l'écoute, savoir écouter, écouter ~ (clients|autres|patients|usagers)
    Reporting = rendre compte, savoir rendre compte
    Following instructions = (comprendre|lire|suivre|respecter|appliquer) ~ consigne(s|)
    Sense of service = avoir ~ sens du (service|contact|relationnel)
    Service = accueillir ~ (public|publics|clients), à l'aise avec (les enfants|le public|les clients|les chiffres|les outils informatiques)
    Commitment = vous adhérez (au|aux|à)
    Working with people = aimez (le contact|les enfants|le travail|les défis|les challenges|travailler)
    Active listening = (sais|savez) écouter, (sais|savez) (convaincre|fédérer|motiver|négocier)
  `,
  bearers: `
    personne personnes profil profils candidat candidate candidats personnalité tempérament caractère esprit attitude nature
    collaborateur collaboratrice collaborateurs professionnel professionnelle professionnels équipier équipière étudiant étudiante
    vous tu êtes es être est soyez
  `,
  seeks: `
    (re)?cherch(e|ons|ent)
    vous (êtes|avez|possédez|disposez|faites preuve)
    tu es
    êtes[- ]vous
    (vous )?savez être
    être
    de nature
    profil
    recrut(e|ons|ent)
    (personne|candidate?)
    tu (as|sais|es)
    vous savez
    (appréciée?|reconnue?|connue?) pour
  `,
};
