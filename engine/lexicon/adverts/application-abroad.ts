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
  `,
  'work-permit': `
    arbeitserlaubnis
    permis de travail
    permiso de trabajo
    permesso di (lavoro|soggiorno)
    autorização de trabalho
    werkvergunning
  `,
  background: `
    führungszeugnis
    casier judiciaire
    antecedentes penales
    casellario giudiziale
    registo criminal
    antecedentes criminais
    verklaring omtrent (het )?gedrag
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
  (gestion|planification|élaboration|démarches|aide|suivi|formateur|formatrice)
  // Spanish
  (gestión|planificación|tramitación|organización|ayuda|responsable|impartir|docente|profesora?)
  // Italian
  (gestione|pianificazione|organizzazione|rilascio|consulenza|supporto)
  // Portuguese
  (gestão|planeamento|planejamento|organização|apoio|formadora?)
  // Dutch
  (planning|organisatie|beheer|hulp|aanvraag|begeleiding)
`;
