import { wordSet } from '../word-set.ts';
import type { AdPart } from './boilerplate.ts';

/** Adverts in German, French, Spanish, Italian, Portuguese and Dutch, read as the English ones are. Origin: written by us, from how such adverts are worded. */

/** Headings, matched in lower case without accents and marks, tried from the top. */
export const headingsAbroad: readonly { part: AdPart; pattern: RegExp }[] = [
  {
    part: 'nice',
    pattern:
      /\b(?:wunschenswert|von vorteil|idealerweise|plus ?punkte|pluspunkte|kann kriterien|souhaite\w*|les plus|serait un plus|un plus|atouts?|apprecie\w*|se valorara|valorable|deseables?|opcional|preferenziali?|titolo preferenziale|gradit\w+|costituisc\w+|diferenciais?|diferencial|desejave(?:l|is)|valorizamos|e um plus|een pre|pluspunten?|mooi meegenomen)\b/,
  },
  {
    part: 'boilerplate',
    pattern:
      /\b(?:(?:das |was )?(?:bieten wir|wir (?:dir |ihnen )?bieten)|wir bieten.*|ihre vorteile|deine vorteile|unser angebot|das erwartet (?:dich|sie) bei uns|warum wir|^kontakt|bewerbung|so bewirbst du dich|(?:nous|on) (?:vous )?(?:offrons|proposons|offre|propose).*|ce que nous (?:vous )?(?:offrons|proposons)|avantages|remuneration|pourquoi nous rejoindre|processus de recrutement|(?:que |lo que )?(?:te )?ofrecemos.*|que ofrecemos|beneficios|condiciones|(?:cosa )?(?:si offre|offriamo)|la nostra offerta|beneficios?|oferecemos|o que oferecemos|remuneracao|(?:wat )?(?:bieden wij|wij bieden)(?: jou)?|arbeidsvoorwaarden|wat krijg je|solliciteren|sollicitatie\w*)\b/,
  },
  {
    part: 'about',
    pattern:
      /^(?:uber uns|wir uber uns|wer wir sind|das unternehmen|unser kunde|qui sommes nous|l entreprise|a propos|notre (?:client|societe)|sobre (?:nosotros|nos|a empresa|la empresa)|quienes somos|quem somos|chi siamo|l azienda|over ons|wie zijn wij|wie wij zijn)\b/,
  },
  {
    part: 'duty',
    pattern:
      /\b(?:aufgaben\w*|ihre tatigkeit\w*|deine mission|deine rolle|das machst du|was (?:dich|sie) erwartet|stellenbeschreibung|verantwortung\w*|^(?:vos |tes |les |vos principales )?missions?(?: principales)?$|vos responsabilites|le poste|description du poste|votre role|activites|funciones|que haras|tus (?:tareas|responsabilidades)|responsabilidades\b.*|tareas|mision|mansioni|attivita|responsabilita|cosa farai|descrizione della posizione|atribuicoes|atividades|o que voce (?:vai fazer|fara)|principais atividades|^(?:jouw |de )?taken|wat ga je doen|functieomschrijving|jouw rol|werkzaamheden)\b/,
  },
  {
    part: 'must',
    pattern:
      /\b(?:(?:ihr|dein|unser|das) profil|profil|anforderung\w*|(?:das )?bringst du mit|(?:das )?bringen sie mit|was (?:du|sie) mitbring\w*|voraussetzung\w*|qualifikation\w*|wir erwarten|das solltest du|kenntnisse|votre profil|profil recherche|competences|ce que nous recherchons|prerequis|^formation|vous etes|vous avez|requisitos\b.*|tu perfil|perfil|que buscamos|lo que buscamos|conocimientos|requisiti\b.*|il tuo profilo|profilo|competenze|cosa cerchiamo|chi cerchiamo|qualificacoes|o que (?:buscamos|esperamos)|formacao|competencias|wat vragen wij|wij vragen|functie eisen|functieeisen|wie ben jij|jouw profiel|profiel|dit breng je mee|wat breng je mee|wat neem je mee)\b/,
  },
];

/** Words of a clause in lower case that say: this would be nice. */
export const niceCueAbroad =
  /(?:von vorteil|wünschenswert|idealerweise|gerne auch|wäre (?:schön|toll|ein plus)|kein muss|un plus|souhaité|apprécié|un atout|idéalement|se valorará|valorable|deseable|(?:titolo|titoli) preferenzial|preferibil|costituisce|gradit[aoie]\b|diferencial|desejável|será um|een pré\b|een plus|bij voorkeur|mooi meegenomen)/;

/** Words of a sentence that say: this has to be brought. */
export const mustCueAbroad =
  /(?:kenntnisse|erfahrung|ausbildung|abgeschlossen|studium|sie (?:haben|bringen|verfügen|besitzen|beherrschen)|du (?:hast|bringst|verfügst|beherrschst|kennst)|erforderlich|vorausgesetzt|zwingend|voraussetzung|connaissances?\b|expérience|maîtris|titulaire|diplôm|exigé|obligatoire|requis|vous (?:avez|êtes|possédez|justifiez)|experiencia|conocimientos|dominio|manejo|imprescindible|titulación|esperienza|conoscenza|laurea|diploma|indispensabil|experiência|conhecimento|domínio|formação|necessári|obrigatóri|ervaring|kennis van|je (?:hebt|beschikt|bent|kunt)|vereist|rijbewijs)/;

/** Words of a sentence that say what the work is. */
export const dutyCueAbroad =
  /(?:zu (?:ihren|deinen) aufgaben|(?:ihre|deine) aufgaben|sie (?:übernehmen|verantworten|unterstützen|betreuen|kümmern)|du (?:übernimmst|verantwortest|unterstützt|betreust|entwickelst|kümmerst)|vous (?:assurez|serez|participez|accompagnez|gérez|encadrez|prenez)|te encargarás|serás responsable|tus funciones|si occuperà|ti occuperai|você (?:vai|será|irá)|je (?:gaat|bent verantwoordelijk|zorgt|werkt))/;

/** Words of a sentence that is about pay, the employer's gifts, the application or the law. */
export const boilerplateAbroad =
  /(?:wir bieten|urlaubstage|tage urlaub|altersvorsorge|jobrad|jobticket|deutschlandticket|weihnachtsgeld|gehaltsvorstellung|gehalt\b|tarifvertrag|bewerbung|parkplatz|unabhängig von|schwerbehind|flexible arbeitszeiten|nous (?:vous )?offrons|mutuelle|tickets? restaurant|13e mois|\brtt\b|prime d|rémunération|convention collective|candidature|lettre de motivation|situation de handicap|avantages\s*:|te ofrecemos|ofrecemos|salario|brutos|teletrabajo|seguro médico|viernes|si offre|offriamo|contratto a tempo|\bral\b|buoni pasto|mensa\b|entrambi i sessi|trattamento dei dati|inviare (?:il )?(?:cv|curriculum)|vale-(?:refeição|transporte|alimentação)|plano de saúde|participação nos lucros|valoriza a diversidade|gympass|wij bieden|reiskosten|pensioen|salaris|leaseauto|vakantiedagen|solliciteer|sollicitatie|acquisitie)/;

/** Little words by which a language is known and which no term of trade contains, unless they join two words of one ('gestion des stocks'). */
export const littleWords = {
  de: wordSet(
    `der die das den dem des ein eine einen einem einer eines und oder mit von vom zu zum zur in im an am auf aus bei beim für fur nach über uber unter durch als sowie auch nicht sie ihr ihre ihren ihrer du dein deine deinen dich dir wir uns unser unsere ist sind hast haben hat bist kennst wird werden sich mindestens idealerweise gerne sehr bzw um es wie dass wenn deiner mehrere jahre jahren jahr dich gut`,
  ),
  fr: wordSet(
    `le la les l un une des du de d et ou avec pour dans en au aux par sur sous chez vous votre vos nous notre nos est sont êtes etes avez avoir être etre ce cette ces que qui dont plus moins ans an minimum sens serait une son sa ses se ne pas d’un`,
  ),
  es: wordSet(
    `el la los las un una unos unas de del y o e u con para por en al a tu tus nuestro nuestra nuestros nuestras que se su sus es son años anos año al menos minimo mínimo como muy más mas sobre nivel`,
  ),
  it: wordSet(
    `il lo la i gli le un uno una di del dello della dei degli delle d e o ed con per in nel nella nei al allo alla ai alle da dal dalla su sul sulla che si è sono anni almeno come molto più piu nostro nostra lingua`,
  ),
  pt: wordSet(
    `o a os as um uma de do da dos das e ou com para por em no na nos nas ao à aos que se seu sua é são sao anos pelo menos como muito mais nosso nossa voce você nivel nível`,
  ),
  nl: wordSet(
    `de het een en of met van voor in op aan bij uit naar als door je jij jouw jou wij ons onze u uw is zijn bent hebt heeft heb kunt kan wordt worden dat die dit te om ten minste minimaal jaar geldige geldig ook niet`,
  ),
} as const;
export type AdLanguage = keyof typeof littleWords;

/** Between two words these make one name of them: 'contas a pagar', 'gestion de la douleur', 'disegno di macchine'. */
export const joiningWords = wordSet(`de du des d della dello dei degli delle di del do da dos das a la l al`);

/** How well, how long, what kind of thing, and qualities of a person: never a term of trade by themselves, and cut off its ends. Without accents. */
export const besideTermsAbroad: Readonly<Record<AdLanguage, ReadonlySet<string>>> = {
  de: wordSet(
    `erfahrung erfahrungen berufserfahrung mehrjahrige kenntnisse kenntnissen grundkenntnisse fachkenntnisse sichere sicherer sicherheit umgang gute guter gutes sehr fundierte ausgepragte abgeschlossene abgeschlossenes abgeschlossen ausbildung berufsausbildung weiterbildung studium kaufmannische kaufmannisches technisches technische vergleichbare vergleichbar qualifikation bereitschaft freude interesse spass fahigkeit verstandnis routinierter versierter bereich arbeitsweise praxis tatigkeit idealerweise wunschenswert vorteil sorgfaltige selbststandige eigenverantwortliche strukturierte teamfahigkeit einfuhlungsvermogen kommunikationsstarke zuverlassigkeit flexibilitat belastbarkeit engagement motivation organisationstalent eigeninitiative verantwortungsbewusstsein genauigkeit team teamgeist deutsch englisch deutschkenntnisse englischkenntnisse wort schrift fliessend fließend muttersprache niveau`,
  ),
  fr: wordSet(
    `experience connaissance connaissances maitrise pratique bonne bonnes bon excellent excellente solide solides capacite sens formation titulaire bac niveau minimum courant obligatoire souhaite souhaitee exige apprecie atout plus rigueur organisation autonomie dynamisme esprit equipe relationnel aisance reglementation utilisation outils logiciel logiciels poste domaine similaire anglais francais pratiques`,
  ),
  es: wordSet(
    `experiencia conocimiento conocimientos dominio manejo grado titulacion formacion nivel alto medio avanzado imprescindible valorable deseable similar capacidad habilidad habilidades buena buen excelente trabajo equipo proactividad creatividad ingles castellano espanol uso herramientas minima minimo afin`,
  ),
  it: wordSet(
    `esperienza conoscenza conoscenze ottima buona buone capacita competenza competenze laurea diploma utilizzo uso padronanza lingua inglese italiano livello minima almeno gradita titolo preferenziale precisione autonomia flessibilita lavorare squadra strumenti preferenziale massima`,
  ),
  pt: wordSet(
    `experiencia conhecimento conhecimentos dominio superior completo ensino formacao nivel avancado intermediario basico desejavel diferencial vivencia boa bom capacidade proatividade organizacao trabalho equipe ingles ferramentas pacote area areas ativo`,
  ),
  nl: wordSet(
    `ervaring kennis diploma goede beheersing vaardigheden vaardigheid werken niveau opleiding afgeronde zelfstandig zelfstandigheid flexibel enthousiast team rijbewijs vereist affiniteit communicatieve nederlandse taal denkniveau collega collegas toedienen`,
  ),
};

/** English names of languages by their names abroad, without accents. A German 'Englischkenntnisse' begins with one. */
export const spokenAbroad: Readonly<Record<string, string>> = {
  englisch: 'English',
  anglais: 'English',
  ingles: 'English',
  inglese: 'English',
  engels: 'English',
  engelse: 'English',
  deutsch: 'German',
  allemand: 'German',
  aleman: 'German',
  tedesco: 'German',
  tedesca: 'German',
  alemao: 'German',
  duits: 'German',
  duitse: 'German',
  franzosisch: 'French',
  francais: 'French',
  frances: 'French',
  francese: 'French',
  frans: 'French',
  franse: 'French',
  spanisch: 'Spanish',
  espagnol: 'Spanish',
  castellano: 'Spanish',
  spagnolo: 'Spanish',
  espanhol: 'Spanish',
  spaans: 'Spanish',
  italienisch: 'Italian',
  italien: 'Italian',
  italiano: 'Italian',
  italiaans: 'Italian',
  portugiesisch: 'Portuguese',
  portugais: 'Portuguese',
  portugues: 'Portuguese',
  portoghese: 'Portuguese',
  portugees: 'Portuguese',
  niederlandisch: 'Dutch',
  neerlandais: 'Dutch',
  neerlandes: 'Dutch',
  olandese: 'Dutch',
  nederlands: 'Dutch',
  nederlandse: 'Dutch',
};
