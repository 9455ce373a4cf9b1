import type { AdLanguage } from './abroad.ts';

/**
 * What an application form asks, as postings in German, French, Spanish, Italian, Portuguese and Dutch word it, by the
 * id of the question. Origin: written by us.
 */
export const applicationAbroad: Readonly<Record<string, string>> = {
  'vocational-training': `
    // German
    (abgeschlossene|abgeschlossenen|abgeschlossener) [^.;,]{0,50}(ausbildung|lehre)
    (berufs|fach)ausbildung
    (berufs)?ausbildung (als|zum|zur|im|in)
    (gesellen|facharbeiter|meister)(brief|prüfung)
    staatlich (anerkannte|geprüfte|examinierte)[rn]? [a-zäöüß]{4,30}
    examinierte[rn]? [a-zäöüß]{4,30}
    (berufslehre|lehre) (als|zum|zur)
    gelernte[rn]? [a-zäöüß]{0,30}(er|erin|mann|frau|kraft|koch|köchin|wirt|wirtin)
    (elektro|kaufmännische|handwerkliche|technische|gewerblich-technische|medizinische) (grund|berufs)?(ausbildung|lehre)
    fähigkeitszeugnis
    // French
    (titulaire|diplôme|diplômée?) [^.;,]{0,20}(cap|bep|bts|bac pro)
    formation (de |de type |de niveau )?(cap|bep|bts|bac pro)
    bac pro en
    (cap|bep|bac pro) (exigé|requis|obligatoire)
    (cap|bep) (petite enfance|cuisine|pâtisserie|boulangerie|coiffure|électricité|mécanique|aeps?)
    (cap|bep)[ /]+(cap|bep|bac pro|bts)
    titre professionnel
    diplôme d['’]état
    // Spanish
    (título|titulación|titulado|formación) {2 words}(fp|formación profesional|ciclo formativo|grado (medio|superior))
    formación profesional (en|de|reglada)
    ciclo formativo
    (ciclos?|título|titulación|estudios|técnico) (formativos? )?(de )?grado medio
    (o|u) fp
    (fp|formación profesional) (i|ii|de grado|grado|media|superior)
    // Italian
    (diploma|qualifica) (professionale|di (perito|geometra|ragioneria|operatore|tecnico))
    apprendistato tecnico
    diploma (tecnico|alberghiero|di scuola professionale)
    // Portuguese
    curso técnico (em|de|completo)
    formação técnica (em|de|completa)
    ensino (técnico|profissionalizante)
    curso profissionalizante
    técnico completo
    // Dutch
    (afgeronde|voltooide|relevante) (mbo|beroeps)[a-z-]{0,12}(opleiding|diploma)?
    mbo[- ]?[1-4]?[ +-]{0,2}(diploma|niveau|opleiding|werk|denkniveau)
    mbo-?[1-4]
    vakdiploma
  `,
  shift: `
    // German
    schicht(arbeit|dienst|betrieb|bereitschaft|system)
    (zwei|drei|wechsel|nacht|spät|früh)schicht(en|dienst)?
    schicht- und (wochenend|nacht|feiertags)
    wochenend(dienst|arbeit|dienste|einsatz|einsätze)
    rufbereitschaft
    // French
    travail (de nuit|posté|en équipe|le week-end|en horaires décalés)
    horaires (décalés|postés)
    [23]x8
    (disponible|disponibilité|travailler) (le|les) (soir|soirs|week-end|week-ends|weekends)
    // Spanish
    turnos? (rotativos?|nocturnos?|de noche)
    fines de semana
    disponibilidad horaria
    // Italian
    (lavoro|lavorare|disponibilità) (su|a|ai|in) turni
    turni (notturni|serali|rotanti)
    (nei|nel) (fine settimana|weekend)
    // Portuguese
    trabalh(o|ar) (por|em) turnos
    turnos rotativos
    fins de semana
    disponibilidade (de|total de) horário
    // Dutch
    ploegendienst
    (weekend|avond|nacht)dienst(en)?
    onregelmatige (diensten|werktijden)
    // more German
    schichtbereitschaft
    (abends|samstags|sonntags|feiertags|nachts) (oder|und)
    (oder|und|am) (samstags|sonntags|wochenenden?|feiertagen)
    bereitschaft (zu|zur|für|an) {2 words}(schicht|wochenend|nacht|spät)[a-zäöüß-]{0,12}
    wechselnden? (schichten|arbeitszeiten)
    in den schulferien
    // more French
    travail(ler)? {2 words}(samedis?|dimanches?|week-ends?|jours fériés|nuit|soirée)
    horaires (variables|atypiques|irréguliers|coupés|tournants)
    disponible {3 words}(week-ends?|weekends?|soirs?|samedis?|dimanches?)
    prendre {3 words}à # heures
    // more Spanish
    turnos (partidos|de|rotativos?)
    trabajar {3 words}(sábados?|domingos?|festivos|noches)
    disponibilidad (para trabajar|para rotar|de horarios?|completa|total|horaria)
    horarios? rotativos?
    // more Italian
    (sabato|domenica|festivi|weekend|fine settimana) (e|o|compresi|inclusi)
    disponibilità {4 words}(sabato|domenica|weekend|week end|festivi|serale|part-time|full-time|full time|turni)
    lavorare {3 words}(sabato|domenica|weekend|festivi|turni)
    // more Portuguese
    (finais|fins|final|fim) de semana
    trabalhar {3 words}(sábados?|domingos?|feriados)
    escala #x#
    disponibilidade (para trabalhar|para turnos|total|imediata de horário)
    // more Dutch
    (in|om in) (shifts|ploegen|wisseldienst|wisseldiensten|wisselende diensten)
    (weekends?|weekenden|avonden|zaterdag|zaterdagen) (te )?(werken|beschikbaar)
    ploegen(stelsel|verband)
    wisselende (diensten|uren|werktijden|shifts)
    weekendwerk
    disponibilidad {1 words}(absoluta|plena|tardes|mañanas|fines)
    flexibel inzetbaar
    (minimaal|minstens) # (uur|dagen) {2 words}(beschikbaar|werken)
    // and
    astreintes?
    disponibilité {3 words}(week-ends?|weekends?|samedis?|soirs?|soirées?|dimanches?|jours fériés|horaire)
    flexibilité horaire
    (fare|effettuare|svolgere|disponibilità {2 words}|ore di lavoro) straordinari[oe]?
    (lavoro straordinario|ore straordinarie|straordinari (richiesti|previsti|obbligatori))
    lavoro (festivo|notturno|serale|domenicale|nei weekend|nei festivi)
    flessibilità (oraria|di orario|negli orari)
    disponibilità oraria
    (trabajo|horario) nocturno
    flexibilidad horaria
    flexibilidade (de horários?|horária)
    zeitliche flexibilität
    zeitlich flexibel
    beschikbaar {3 words}(zaterdag|zaterdagen|zondag|weekend|avond|avonden)
    consignatie(dienst|diensten)?
    (onregelmatig|op onregelmatige tijden) (te )?werken
  `,
  travel: `
    // German
    reisebereitschaft
    bereitschaft (zu|zur|für) {2 words}(dienstreisen|reisen|reisetätigkeit)
    // French
    déplacements (fréquents|réguliers|ponctuels|occasionnels|à prévoir|nationaux|internationaux)
    mobilité (nationale|internationale)
    // Spanish
    disponibilidad (para|de) (viajar|desplazamientos?|realizar viajes)
    // Italian
    disponibilità (a|alle|per) (trasferte|viaggiare|viaggi)
    // Portuguese
    disponibilidade (para|de) (viajar|viagens|deslocações)
    // Dutch
    bereid (om )?te reizen
    reisbereid
    // more
    dienstreisen
    reise(tätigkeit|anteil|bereitschaft)
    montageeinsätze
    (prévoir|nombreux|grands) {3 words}déplacements
    déplacements {3 words}(france|étranger|région|national|nationaux)
    viajes (frecuentes|ocasionales|nacionales|internacionales)
    (disponibilidad|dispuest[oa]|capacidad) (a|para|de) (viajar|desplazarse)
    (trasferte|viaggi) (frequenti|in italia|all['’]estero|nazionali|internazionali)
    viagens (frequentes|nacionais|internacionais)
    reisbereidheid
    movilidad geográfica
    mobilité géographique
    // and
    déplacements? professionnels?
    disponibilità (a|agli|per) (spostarsi|spostamenti|muoversi|viaggiare)
    posibilidad de viajar
  `,
  'work-permit': `
    arbeitserlaubnis
    permis de travail
    permiso de trabajo
    permesso di (lavoro|soggiorno)
    autorização de trabalho
    werkvergunning
    aufenthaltstitel
    titre de séjour
    autorisation de travail
    permiso (para|de) {1 words}(residir|residencia|trabajar)
    visto de trabalho
    verblijfsvergunning
    // and
    nationalité (française|européenne)
    cittadinanza (italiana|ue|europea|comunitaria)
    (deutsche|eu)[ -]staats(angehörigkeit|bürgerschaft)
    nacionalidad (española|europea)
  `,
  background: `
    führungszeugnis
    casier judiciaire
    antecedentes penales
    casellario giudiziale
    registo criminal
    antecedentes criminais
    verklaring omtrent (het )?gedrag
    strafregister[a-zäöüß]{0,8}
    (certificado|certificación) (negativo )?de delitos
    carichi pendenti
    fedina penale
    (atestado|certidão) (de antecedentes|criminal)
    geen antecedenten
    (uittreksel {2 words})?strafregister
    strafblad
    // and
    condanne penali
    (geldige |een )?vog
  `,
  place: `
    // German
    (wohnhaft|wohnort|wohnsitz) (in|im)
    // French
    habit(e|er|ant|ez) {3 words}(proche|à|dans|les|près|environs|secteur)
    résid(er|ant|ez|ence) {2 words}(à|dans|sur|proche|près)
    // Spanish
    (residencia|residir|vivir|residente) (en|cerca)
    // Italian
    residen(te|ti|za) (in|a|nei|nelle|nella)
    domicili(o|ato|ata|ati) (in|nei|nelle)
    // Portuguese
    (residir|residente|residência|morar|morador|moradora) (em|na|no|nas|nos|próxim[oa]|perto)
    // Dutch
    woonachtig
    woont? (in|nabij|binnen)
    // and
    disponibilidade para mudança
    disponibilità al trasferimento
    disponibilidad (para|de) (cambio de residencia|trasladarse|mudarse)
  `,
  physical: `
    // German
    körperliche? (belastbar|fit|belastbarkeit|fitness|eignung|arbeit|voraussetzungen)
    schwindelfrei
    // French
    station debout
    port de charges
    condition physique
    (travail|postes?|efforts?|métier) physiques?
    gestes répétitifs
    monter[ /]{1,3}(descendre )?{2 words}escaliers?
    // Spanish
    (condición|forma|aptitud) física
    esfuerzo físico
    levantar (peso|cargas)
    // Italian
    (prestanza|idoneità|forma|condizione) fisica
    // Portuguese
    (condição|aptidão|forma) física
    esforço físico
    // Dutch
    fysiek (fit|zwaar|sterk|in staat|werk)
    (lichamelijke|fysieke) conditie
    // and
    (travail|travaux|travailler) en hauteur
    höhentauglich(keit)?
    schwindelfreiheit
    gesundheitliche eignung
    geen hoogtevrees
  `,
  age: `
    mindestens (16|18|21) jahre
    mindestalter
    volljährig
    (18|21) ans (minimum|révolus)
    être (majeure?|âgée? de)
    mayor(es)? de (edad|18|21)
    (maggiorenn[ei]|età minima)
    maggior[ei] di (16|18|21)
    maior(es)? de (16|18|21|idade)
    (mínimo|idade mínima|ter) {2 words}(16|18|21) anos
    (minimaal|minstens|tenminste) (16|18|21) jaar
    (16|18|21) jaar (of ouder|oud)
    // and
    volljährigkeit
    maggiore età
    majorité légale
  `,
  vehicle: `
    eigene[rs]? (pkw|auto|fahrzeug|kfz)
    (véhicule|voiture) (personnel|personnelle|propre|indispensable|exigée?|obligatoire)
    véhiculée?s?
    (vehículo|coche|carro|moto) propi[oa]
    disponibilidad de (vehículo|coche)
    automunit[oaie]
    (auto|mezzo) propri[oa]
    (veículo|carro|viatura|moto|transporte|condução) própri[oa]
    (possuir|ter) (veículo|carro|viatura|moto)
    eigen (auto|vervoer|wagen)
    permis {1 words}et véhicule
    pkw (vorhanden|erforderlich|zwingend)
  `,
  health: `
    masernschutz(impfung)?
    (masern|grippe|hepatitis)[a-zäöüß-]{0,12}impfung
    gesundheitszeugnis
    visite médicale
    vaccinée?s?
    vaccin(ation)?s? {2 words}(obligatoires?|à jour)
    (libretto|idoneità) sanitari[oa]
    examen médico
    // and
    masernschutznachweis
    masernimpfnachweis
  `,
  salary: `
    gehaltsvorstellung(en)?
    prétentions salariales
    (pretensión|pretensiones) salarial(es)?
    pretensão salarial
    expectativa salarial
    retribuzione desiderata
  `,
  start: `
    eintrittstermin
    (frühestmöglicher|frühester|möglicher) (eintritt|starttermin|beginn)
    date de disponibilité
    incorporación inmediata
    disponibilità immediata
    disponibilidade imediata
    per direct beschikbaar
    disponible (immédiatement|rapidement|de suite)
    (disponibilidad|incorporación) {1 words}inmediata
    ab sofort verfügbar
    direct beschikbaar
    // and
    disponibilité (immédiate|rapide)
    disponibilità all['’]inizio immediato
  `,
};

/** With one of these, a clause says what nobody has to do: 'Wir arbeiten nicht im Schichtbetrieb', 'fines de semana libres'. */
export const deniedAbroad: Readonly<Record<AdLanguage, string>> = {
  de: `
    keine?[nrsm]?
    (nicht|ohne|weder|nie|niemals)
    frei von
    freie wochenenden
  `,
  fr: `
    (sans|pas|ni|jamais)
    aucune?
    libres?
  `,
  es: `
    (no|sin|ni|nunca|descanso)
    libres?
  `,
  it: `
    (non|senza|mai|riposo)
    nessun[ao]?
    liber[oi]
  `,
  pt: `
    (não|sem|nem|nunca)
    folgas?
    livres?
  `,
  nl: `
    (geen|zonder|niet|noch|nooit)
    vrije?
  `,
};

/** 'Schichtarbeit ist für dich kein Problem' asks for it all the same. */
export const noProblemAbroad = `
  kein(e)? (problem|hindernis|hürde)
  nicht (nur|fremd)
  pas (peur|un problème|seulement)
  sans problème
  no (solo|sólo|es problema|te importa)
  sin problemas?
  non solo
  (senza|nessun) problem[ai]
  não só
  sem problemas?
  geen (probleem|bezwaar)
  niet alleen
`;

/** What somebody manages for others, or teaches: 'Planung der Rufbereitschaft', 'gestión de turnos rotativos'. */
export const managedAbroad = `
  // German
  (planung|bearbeitung|beantragung|prüfung|verwaltung|organisation|koordination|hilfe|unterstützung|beratung)
  // French
  (gestion|planification|élaboration|démarches|aide|suivi|formateur|formatrice|organisation|remboursement|planning)
  (organiser|organisez|planifier|planifiez|coordonner|gérer|gérez)
  // Spanish
  (gestión|planificación|tramitación|organización|ayuda|responsable|impartir|docente|profesora?)
  (organizar|planificar|coordinar|gestionar)
  // Italian
  (gestione|pianificazione|organizzazione|rilascio|consulenza|supporto|elaborazione|calcolo)
  (organizzare|pianificare|coordinare|gestire)
  // Portuguese
  (gestão|planeamento|planejamento|organização|apoio|formadora?)
  (organizar|planear|planejar|coordenar|gerir)
  // Dutch
  (planning|organisatie|beheer|hulp|aanvraag|begeleiding)
`;
