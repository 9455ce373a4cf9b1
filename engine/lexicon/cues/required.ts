import { cuesAbroad } from '../adverts/abroad.ts';
import { compilePhrases } from '../phrases/compile.ts';
import { anyOf, inSequence, optional } from '../phrases/compose.ts';

/** What an employer says of the job that it fills: 'We are looking for a gardener'. */
const hiring = `
  looking for
  looking to hire
  seeks?
  seeking
  hires?
  hiring
  recruits?
  recruiting
  searching for
`;
export const hiringCue = compilePhrases(hiring, { start: 'word', end: 'word', ignoreCase: true });
/** The same in the other languages: 'Somos una empresa con 20 años de experiencia y buscamos'. */
export const hiringAbroad = compilePhrases(
  `
  such(en|t)
  stell(en|t) ein
  (re)?cherch(e|ons|ent)
  recrut(e|ons|ent)
  busca(mos|n)?
  contrata(mos|n)?
  (ri)?cerc(a|hiamo)
  assum(e|iamo)
  procura(mos)?
  zoek(en|t)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** The same right before what is looked for: 'we need', 'our client is seeking'. */
export const hiringBefore = compilePhrases(
  `
  ${hiring}
  (we|client|company|team) (needs?|wants?)
  `,
  { start: 'word', end: 'text', ignoreCase: true },
);

/** A sentence with one of these is about a requirement even where no heading says so. Origin: written by us. */
export const requiredCue = compilePhrases(
  `
  // requirements
  require[sd]?
  requirements?
  must
  essential
  mandatory
  necessary
  minimum
  at least
  // qualifications
  experienced?
  knowledge
  understanding
  proficien*
  familiar*
  expertise
  skills?
  skilled
  qualified
  qualifications?
  degree
  diploma
  certified
  certificat*
  licen[sc]ed?
  ability to
  able to
  capable
  background in
  fluen*
  competent
  competenc*
  you (will )?(have|possess|bring)
  you (already )?know
  should (also |already )?(have|hold|possess|know|be (familiar|comfortable|proficient|able))
  possess(es|ing)?
  you(['’]ll| will)? need to (be|have|hold|know)
  // the candidate
  the (ideal|successful|right) (candidate|applicant|person)
  applicants?
  candidates?
  looking for (a|an|someone|somebody)
  (like|want|need|seek|seeking) (someone|somebody|a person) (who|with)
  your way a?round
  `,
  { start: 'word', end: 'word' },
);

/** What guests, users and customers live through, unlike what an applicant has: 'the customer experience'. */
export const experienceOfOthers = compilePhrases(
  `
  (customer|guest|user|client|visitor|patient|passenger|member|student|employee) experiences?
  (shopping|dining|brand|retail|digital|online) experiences?
  (memorable|seamless|unforgettable|unique|engaging|magical|immersive) {2 words}experiences?
  `,
  { start: 'word', end: 'word', global: true },
);

/** The same in the other languages. */
export const requiredCueAbroad = cuesAbroad('must');

/** A sentence with one of these states a requirement in any part of the posting. */
export const firmRequiredCue = compilePhrases(
  String.raw`
  must (have|hold|be|possess|know)
  (is|are|be) (essential|required|mandatory|necessary|desirable|preferred|an? (advantage|plus|bonus|asset))
  (an? )?(advantage|plus|bonus).?$
  you(['’]ll| will)? (also )?need
  (ideal|successful|right) (candidate|applicant|person) (will|should|must|has|have|is)
  required:
  requirements?:
  would be (an? |beneficial|desirable|useful|great|nice)
  `,
  { start: 'word' },
);

/** 'To apply for this post, you must hold a diving ticket': what applicants need, and not how they apply. */
export const neededToApply = compilePhrases(
  `
  to (apply|qualify|be considered|be eligible)[^.;]{0,40} (must|need to|should) (have|hold|possess|be)
  `,
  { start: 'text', end: 'word' },
);

/** A demand on applicants that stands below pay and benefits all the same. */
export const strayRequirement = compilePhrases(
  `
  must be {3 words}(certified|licensed|registered|qualified)
  must (hold|possess) (an?|the|valid|current)
  must have (an?|at least|#)
  ^[^.;]{0,40}(certification|certificate|licen[sc]e|degree|diploma) (is )?(required|preferred)
  // the same at the start of an item in other languages
  ^(imprescindible|indispensable|se requiere|se exige|es necesario)
  ^(imprescindível|obrigatório|é necessário|exige-se)
  ^(indispensabile|obbligatorio|si richiede|è richiest[ao])
  ^(zwingend|voraussetzung ist|erforderlich ist)
  ^(impératif|obligatoire|indispensable)
  ^(vereist|verplicht|noodzakelijk)
  // and what applicants have: a degree, years of experience, knowledge
  ^(experiencia|experiência|esperienza|ervaring|berufserfahrung|expérience) [^.;]{0,40}# (año|ano|anni|anno|jahr|jaar|an)
  ^(diplomad|graduad|licenciad|titulad)[oa](/a)? [^.;]{0,20}en
  ^(muy )?valorable
  ^(se valora|se valorará|se valorarán) [^.;]{0,40}(experiencia|conocimientos|formación|título)
  ^(conocimientos|conhecimentos?|conoscenza|kennis) (de|del|en|em|di|del|van)
  ^(abgeschlossene|erfolgreich abgeschlossene)
  `,
  { start: 'word', end: 'word' },
);

/** An item that begins or ends like this asks for something even in a list of duties: 'Kitchen fitting experience'. */
export const itemOfRequirements = anyOf(
  compilePhrases(
    `
    {3 words}(experience|knowledge|understanding|background|expertise|proficiency) (of|in|with|as)
    {2 words}(familiarity|familiar|proficient|competent|skilled|fluent|conversant) (with|in)
    {1 words}(ability|able) to
    {1 words}(degree|diploma|certificate|certification|license|licence) (in|of)
    {2 words}(certificate|diploma)/(certificate|diploma)
    `,
    { start: 'text', end: 'word' },
  ),
  inSequence(
    /^[^,;:]{3,60} /u,
    compilePhrases(`
      experience
      skills
      certificate
      certification
      diploma
      licen[sc]e
      degree
    `),
    optional(/ (?:is )?(?:required|preferred|essential|desirable|needed|an? (?:plus|advantage))/u),
    /\W*$/u,
  ),
);

/** A clause with one of these is required, whatever the rest of its sentence says: 'X is essential; Y would be a plus'. */
export const strictlyRequiredCue = compilePhrases(
  `
  (is|are) (absolutely )?(essential|required|mandatory|necessary|a must)
  must (have|hold|possess)
  `,
  { start: 'word', end: 'word' },
);

/** Openings of sentences about whoever applies: 'You', 'Successful applicants should', 'We seek people with'. */
export const aboutApplicantCue = anyOf(
  compilePhrases(
    `
    you
    {3 words}(candidates?|applicants?|post ?holder|person) (should|must|will|would|needs?|has|have)
    (the|this|our) {2 words}(role|position|post) (also )?requires (an? )?(exceptional|excellent|strong|solid|good|proven)
    this is an? {4 words}(role|position|post) (that|which) requires
    `,
    { start: 'text', end: 'word', ignoreCase: true },
  ),
  inSequence(
    anyOf(inSequence(/^we(?: are|['’]re)? (?:currently |now )?/iu, hiringCue), /^we (?:need|want)/iu),
    / /iu,
    compilePhrases(
      `
      {3 words}(candidates?|applicants?|someone|somebody|people) (with|who)
      an? [^.;]{3,60} (with|who)
      `,
      { end: 'word', ignoreCase: true },
    ),
  ),
);

/**
 * The same in the other languages, where a requirements heading follows below: 'La persona debe poseer', 'Sie verfügen
 * über Erfahrung'. What somebody has may also be a benefit: 'Du hast bei uns Zugang zu'.
 */
export const aboutApplicantAbroad = compilePhrases(
  `
  // German
  ^(sie|du) (haben|hast|besitzen|besitzt) [^.]{0,80}(erfahrung|kenntnis|ausbildung|abschluss|führerschein)
  ^(sie|du) (verfügen|verfügst) [^.]{0,80}(erfahrung|kenntnis|ausbildung|abschluss|führerschein)
  ^(sie|du) (bringen|bringst|beherrschen|beherrschst)
  (suchen|sucht|gesucht)[^.]{1,160} mit {2 words}(erfahrung|kenntnissen|ausbildung)
  ^(sie|du) (sollten|solltest|sind|bist) [^.]{0,80}(zuverlässig|flexibel|belastbar|motiviert|teamfähig|freundlich)
  ^(voraussetzung|erforderlich|zwingend) (ist|sind|erforderlich)
  ^(wir erwarten|wir wünschen uns|wir setzen voraus)
  // French
  ^vous (avez|possédez|disposez) [^.]{0,80}(expérience|connaissance|diplôme|formation|permis|maîtrise|aisance)
  ^vous (maîtrisez|justifiez|connaissez|êtes (titulaire|diplômé|issu|doté|reconnu))
  ^(titulaire|diplômée?) d
  ^(vous êtes )?issue?([(]e[)])? d['’]une? (formation|école|parcours)
  ^(de )?(formation|niveau) bac
  ^doté([(]e[)]|e)? d
  (recherche|recherchons|cherchons)[^.]{1,160} (ayant|avec|justifiant) {3 words}expérience
  ^vous (bénéficiez|faites preuve|présentez) d
  ^vous (savez|aimez|appréciez) [^.]{0,80}(équipe|contact|travail|écoute|adapter|organis|autonom)
  ^forte?([(]e[)])? d['’]une {2 words}expérience
  ^(une )?(première|solide|réelle|bonne) {2 words}(expérience|maîtrise|connaissance)
  ^(candidat|candidate|le candidat|la candidate|le profil) {2 words}(doit|devra|possède|dispose|justifie)
  (est|sont|serait) (exigée?s?|requise?s?|demandée?s?|indispensables?|nécessaires?)
  // Spanish
  (persona|candidat[oa]|candidat[oa]/[oa]) (debe|deberá|ha de|tendrá que|tiene que)
  (buscamos|busca|precisa|incorporar)[^.]{1,160} con {1 words}experiencia
  ^(una? )?(persona|profesional|perfil) [^.]{0,80}(capacidad|conocimientos|experiencia|habilidades)
  ^(tienes|cuentas con|dispones de|posees|debes tener) [^.]{0,60}(experiencia|conocimientos|formación|titulación)
  se (requiere|necesita|exige)
  se (requieren|necesitan|exigen|busca una? persona)
  ^(imprescindible|indispensable|necesari[oa]|requerid[oa])
  (candidat[oa]|perfil) ideal {2 words}(tiene|tendrá|cuenta|posee|es)
  ^(el|la) {2 words}(candidat[oa]|persona) (tiene|tendrá|posee|cuenta)
  // Italian
  (candidat[oa]|risorsa) {2 words}(deve|dovrà|possiede|ha maturato)
  (cerchiamo|cerca|ricerca|ricerchiamo)[^.]{1,160} con {1 words}esperienza
  ^(hai|possiedi|conosci|sei in possesso) [^.]{0,80}(esperienza|conoscenza|diploma|laurea|competenz)
  (si richiede|è richiesta|sono richieste)
  si richiedono
  (è|sono) richiest[aoie]
  ^(richiest|necessari|indispensabil)[aoie]_
  (candidat|profil|figur|person)[aoie] ideal[ei] {1 words}(ha|è|possiede|deve|dovrà|dovranno|devono|sono)
  ^(il|la|i|le) candidat[aoie] {2 words}(deve|devono|dovrà|dovranno|possiede)
  (cerchiamo|ricerchiamo) una? (persona|figura|risorsa|profilo) (con|che sia|che abbia)
  // Portuguese
  (pessoa|candidat[oa]) (deve|deverá|precisa|tem de)
  (procuramos|procura|buscamos|busca|contrata)[^.]{1,160} com {1 words}experiência
  ^(você )?(tem|tens|possui|possuis) [^.]{0,80}(experiência|conhecimento|formação|domínio)
  (é necessário|é exigido|exige-se)
  (são necessários|são exigidos|exigem-se|requer-se)
  ^(imprescindível|indispensável|necessári[oa]|obrigatóri[oa])
  ^(o|a) candidat[oa] {2 words}(deve|deverá|precisa|possui)
  // Dutch
  ^(je|jij) (hebt|beschikt|bezit) [^.]{0,80}(ervaring|kennis|opleiding|diploma|rijbewijs)
  ^je beheerst_
  ^(je|jij) bent {1 words}(een|in het bezit|in staat|iemand)
  ^(heb|ben|beschik|kun) (je|jij) [^.?]{0,80}(ervaring|kennis|diploma|opleiding|oog voor|gevoel voor|inzicht)
  ^(we|wij) (zoeken|vragen|verwachten) {1 words}(iemand|een|van)
  ^(ervaring|kennis|diploma|rijbewijs) [^.]{0,60}(vereist|noodzakelijk|verplicht)
  (zoeken|zoekt)[^.]{1,160} met {1 words}ervaring
  `,
  { ignoreCase: true },
);
