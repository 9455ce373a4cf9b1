import type { TraitNames } from './format.ts';

/** Traits in Italian postings. Origin: written by us, from how such postings are worded. */
export const italian: TraitNames = {
  qualities: `
    Self-motivation = motivat(o|a|i|e), automotivat(o|a), ambizios(o|a|i|e), determinat(o|a|i|e), intraprendent(e|i)
    Energy = dinamic(o|a|i|he), energic(o|a|i|he), brillant(e|i)
    Positive attitude = entusiast(a|i|e), positiv(o|a|i|e)?, solar(e|i), ottimist(a|i|e)
    Dedication = appassionat(o|a|i|e), volenteros(o|a|i|e), impegnat(o|a)?
    Attention to detail = precis(o|a|i|e), attent(o|a|i|e) (ai|al) dettagli(|o), meticolos(o|a|i|e), scrupolos(o|a|i|e), accurat(o|a|i|e)?, attent(o|a|i|e)?
    Organizational skills = organizzat(o|a|i|e), ordinat(o|a|i|e), metodic(o|a)
    Independence = autonom(o|a|i|e)
    Initiative = proattiv(o|a|i|e), propositiv(o|a|i|e)
    Problem solving = risolutiv(o|a|i|e)
    Versatility = versatil(e|i), poliedric(o|a)
    Flexibility = flessibil(e|i)
    Reliability = affidabil(e|i), seri(o|a)?, responsabil(e|i)?
    Punctuality = puntual(e|i)
    Friendliness = cordial(e|i), socievol(e|i), gentil(e|i), estrovers(o|a|i|e), cortes(e|i), empatic(o|a|i|he), disponibil(e|i)?, educat(o|a|i|e)
    Patience = pazient(e|i)?
    Confidentiality = discret(o|a|i|e), riservat(o|a|i|e)?
    Integrity = onest(o|a|i|e), leal(e|i)
    Curiosity = curios(o|a|i|e)
    Creativity = creativ(o|a|i|e)
    Communication = comunicativ(o|a|i|e)
    Results orientation = orientat(o|a|i|e) (al|ai|agli) (risultato|risultati|obiettivi|cliente)
    Teamwork = collaborativ(o|a|i|e)
    Persistence = tenac(e|i), perseverant(e|i), costant(e|i)?, volitiv(o|a), decis(o|a|i|e)?, deciso?, instancabil(e|i)
    Agility = efficient(e|i)?, pragmatic(o|a|i|he), rapid(o|a)?, svegli(o|a|), pratic(o|a)?, resilient(e|i), resistent(e|i)?
    Service = accoglient(e|i)?, sorrident(e|i), simpatic(o|a|i|he), rispettos(o|a|i|e), attent(o|a)?, carismatic(o|a|i|he), aperto?
    Leadership = leader?, assertiv(o|a|i|e), persuasiv(o|a), comunicativ(o|a|i|e), analitic(o|a)?, strategic(o|a)?, innovativ(o|a)?
    Presentation = di bella presenza, di buona presenza, curat(o|a|i|e)?
    Availability = disponibil(e|i)?, predispost(o|a|i|e), portat(o|a|i|e) (per|al)
    Talent = brillant(e|i)?
    Organizational skills = ordinat(o|a|i|e), metodic(o|a|i|he)
    Independence = indipendent(e|i)?
    Attention to detail = meticolos(o|a|i|e), accurat(o|a)?, scrupolos(o|a|i|e), attent(o|a|i|e) (al|ai) (dettaglio|dettagli)
    Commitment = volenteros(o|a|i|e), responsabil(e|i)?, seri(o|a)?
    Communication = empatic(o|a|i|he), estrovers(o|a|i|e), espansiv(o|a), cordial(e|i), gentil(e|i), educat(o|a|i|e), cortes(e|i), solar(e|i)
  `,
  nouns: `
    Self-motivation = motivazione, forte motivazione, automotivazione, ambizione, determinazione, voglia di (imparare|crescere|fare|mettersi in gioco), intraprendenza
    Energy = dinamismo, energia?
    Positive attitude = entusiasmo, atteggiamento positivo, attitudine positiva, approccio positivo, solarità, positività
    Dedication = dedizione, impegno?, passione?
    Attention to detail = precisione, attenzione (al|ai|per i) (dettaglio|dettagli|particolari), cura del dettaglio, cura dei dettagli, scrupolosità, meticolosità, accuratezza?
    Organizational skills = capacità organizzativ(a|e), doti organizzative, organizzazione?, capacità di organizzazione, capacità di pianificazione
    Independence = autonomia, autonomia operativa, capacità di lavorare in autonomia, indipendenza
    Initiative = spirito di iniziativa, spirito d'iniziativa, proattività, iniziativa, propositività
    Versatility = versatilità, poliedricità
    Flexibility = flessibilità, flessibilità oraria, elasticità mentale
    Adaptability = capacità di adattamento, adattabilità, spirito di adattamento
    Reliability = affidabilità, serietà, senso di responsabilità, responsabilità?
    Punctuality = puntualità
    Interpersonal skills = capacità relazional(i|e), doti relazionali, abilità relazionali, attitudine (al contatto|ai rapporti) ~ (pubblico|interpersonali|clienti), buona dialettica, bella presenza, buona presenza, capacità interpersonali, predisposizione al contatto
    Communication = capacità comunicativ(a|e), doti comunicative, abilità comunicative, capacità di comunicazione, comunicazione efficace, abilità di comunicazione, capacità di comunicare
    Friendliness = cordialità, gentilezza, empatia, educazione?, cortesia
    Patience = pazienza
    Confidentiality = riservatezza, discrezione
    Integrity = onestà, integrità, correttezza
    Curiosity = curiosità
    Creativity = creatività
    Customer focus = orientamento al cliente, attitudine al servizio, orientamento al servizio, attenzione al cliente
    Results orientation = orientamento (al|ai|agli) (risultato|risultati|obiettivi), attitudine al raggiungimento
    Analytical skills = capacità di analisi, capacità analitic(a|he), doti analitiche, spirito analitico
    Problem solving = capacità di problem solving, attitudine al problem solving, problem solving, doti di problem solving
    Teamwork = spirito di squadra, spirito di gruppo, team working, attitudine al lavoro (di|in) (squadra|team|gruppo), spirito di collaborazione, attitudine al teamwork, capacità di lavorare in (team|gruppo|squadra), predisposizione al lavoro (di|in) (squadra|team|gruppo)
    Stress tolerance = resistenza allo stress, gestione dello stress, capacità di gestione dello stress
    Leadership = leadership, doti di leadership, capacità di leadership, capacità gestionali
    Sales talent = attitudine commerciale, attitudine alla vendita, predisposizione alla vendita, spiccate doti commerciali, doti commerciali, orientamento commerciale
    Manual skill = manualità, buona manualità
    Appearance = cura della persona, ordine e pulizia
    Teamwork = lavoro di squadra, lavoro in team, lavoro di gruppo, teamwork, team work, spirito (collaborativo|di gruppo|di squadra|di team), collaborazione?
    Autonomy = autonomia nella gestione, autonomia organizzativa, capacità di (gestione|autonomia|sintesi|ascolto|adattamento|organizzazione|negoziazione|relazione|apprendimento|coordinamento|lavoro|comunicazione|persuasione|concentrazione), autogestione
    Relations = ottim(e|a|o) (standing|dialettica|comunicazione), buon(e|a) (dialettica|manualità|comunicazione|presenza), ottime doti relazionali, standing, bella presenza, buon carattere
    Speed = velocità?, rapidità?, dinamicità, prontezza, velocità di esecuzione, predisposizione al problem solving, proattività
    Dedication = passione?, serietà professionale, impegno e dedizione, costanza, tenacia, perseveranza, ambizione, disciplina?, professionalità, ordine?, umiltà, rispetto?
    Analysis = spirito critico, pensiero (critico|analitico|strategico), visione (strategica|d'insieme), capacità (critica|critiche|gestionale|manageriali|negoziali|negoziale|imprenditoriali)
    Empathy = empatia, ascolto attivo, sensibilità?, intelligenza emotiva, pazienza
    Availability = disponibilità?, predisposizione (al contatto|ai rapporti|al lavoro|alle relazioni|al cliente)
    Time management = gestione (del tempo|delle priorità|dello stress), rispetto delle (scadenze|regole)
    Organizational skills = senso (organizzativo|dell'organizzazione|pratico|estetico), senso organizzativo e strategico, capacità di organizzare, precisione e ordine
    Efficiency = efficienza?, efficacia?
    Teamwork = lavoro in équipe, attitudine al lavoro (in|d) équipe, capacità di lavorare in équipe, spirito d'équipe, lavoro d'équipe
    Emotional balance = equilibrio emotivo, equilibrio personale, stabilità emotiva, maturità?, maturità emotiva
    Relations = capacità di relazione, capacità di relazionarsi, buone doti comunicative, buone relazioni, predisposizione al rapporto
    Conflict management = gestione dei conflitti, gestione delle dinamiche di gruppo, capacità di mediazione
    Stress tolerance = gestione dell'ansia, capacità di gestire lo stress, resistenza alla fatica
    Multitasking = capacità di multitasking, multitasking
    Service = orientamento all'ospitalità, senso dell'ospitalità, predisposizione al servizio, propensione al cliente
    Values = etica del lavoro, etica professionale, lealtà, trasparenza?, senso del dovere, senso civico
    Learning = capacità di apprendimento, curiosità intellettuale, voglia di imparare
    Presentation = ottima presenza, buona presenza, standing professionale, aspetto curato
    Customer contact = contatto con ~ (pubblico|clienti|clientela), rapporto con ~ (pubblico|clienti|clientela)
  `,
  drives: `
    Passion = passione (per|verso|nel), appassionat(o|a) di
    Interest = interesse (per|verso|nel)
    Desire = voglia di, desiderio di
    Willingness = predisposizione (al|alla|ai|verso), propensione (al|alla)
    Sense = senso (di|del|dell|della|dello), spirito (di|d)
    Ability = capacità (di|d|a|ad|nel|nell|nella), abilità (di|nel|nell|nella), attitudine (a|al|alla|alle|ai|all), doti (di|d)
    Attention = attenzione (alla|alle|al|ai|verso)
    Predisposition = predisposizione (all|per), inclinazione (al|alla|per)
  `,
  acts: `
    Teamwork = lavorare in (team|gruppo|squadra)
    Independence = lavorare in (autonomia|maniera autonoma|modo autonomo)
    Stress tolerance = lavorare sotto (pressione|stress), gestire lo stress
    Communication = comunicare (efficacemente|in modo efficace|in modo chiaro)
    Willingness to learn = apprendere (velocemente|rapidamente), imparare (velocemente|rapidamente)
    Confidentiality = (gestire|trattare) ~ (riservate|confidenziali)
    Prioritization = (gestire|definire|stabilire|definendone) ~ priorità
    Adaptability = adattarsi a, cambi di (priorità|carichi)
    Meeting deadlines = rispettare ~ (scadenze|tempi)
    Flexibility = lavorare in (maniera|modo) (elastic(a|o)|flessibile)
    Problem solving = risolvere problemi
  `,
  bearers: `
    persona persone candidato candidata candidati candidate figura figure risorsa risorse profilo personalità carattere professionista
    professionisti essere sei siano sia ragazzi ragazze
  `,
  seeks: `
    (ri)?cerc(a|hiamo|ano|asi)
    cercando
    (alla|in) ricerca
    (essere|sei|sia|siano)
    (persona|persone|candidat[oaie]|figur[ae]|risors[ae]|profilo)
    seleziona(mo)?
    (una|la) persona
    qualcuno
  `,
};
