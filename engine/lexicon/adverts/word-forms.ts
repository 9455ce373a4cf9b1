import { compilePhrases } from '../phrases/compile.ts';
import { wordSet } from '../word-set.ts';
import type { AdLanguage } from './abroad.ts';

// What kind of word a word of a posting is, as far as its ending or a closed list tells. In lower case without accents,
// unless it says otherwise. Origin of all lists: written by us, from grammars of these languages.

/** Prepositions, pronouns, conjunctions, adverbs and forms of the commonest verbs: no requirement contains one. */
export const closedWords: Readonly<Record<AdLanguage, ReadonlySet<string>>> = {
  de: wordSet(
    'wahrend zwischen ohne bis innerhalb ausserhalb neben trotz wegen mittels anhand gemass etwa je ob erste erster lage erforderlich',
  ),
  fr: wordSet(
    `pendant durant vers contre depuis jusque jusqu parmi malgre concernant hors apres avant quand quoi je tu il elle on ils
     elles me te lui leur leurs y cet ma mon mes ta tes sa quel quelle quels quelles cela ca toujours jamais ici peut peuvent
     pouvez pouvoir doit doivent devez devoir veut voulez souhaitez recherchons proposons avons ont ait ayant etant sera serez
     seront sais sait fait si chaque plusieurs aucun aucune meme memes puis via besoin besoins`,
  ),
  es: wordSet(
    `durante entre desde hasta sin contra hacia segun mediante tras ante bajo donde cuando cuanto quien quienes cual cuales te
     me nos os le les lo mi mis este esta estos estas ese esa esos esas aquel aquella otro otra otros otras cada todo toda todos
     todas tambien ya aun bien asi siempre nunca aqui hoy tanto tan ademas incluso no porque pues mientras sea sean ser estar
     haber ha han he has hay tiene tienen tienes puede pueden puedes poder deben debes quieres quiere busca buscas selecciona
     requiere requieren exige exigen necesita necesitan ofrece gusta gustaria encantaria apetece encaja si`,
  ),
  it: wordSet(
    `durante nello nelle negli sullo dallo dalle col coi tra fra verso senza contro presso oltre secondo dopo prima fino entro tramite mediante circa salvo quando quanto
     dove chi cui quale quali questo questa questi queste quello quella quelli quelle mi ti ci vi ne noi voi loro lui suo sua
     suoi sue tuo tua tuoi tue nostri nostre vostro altri altre altro altra alcuni alcune qualche qualsiasi ciascuno ciascuna
     sempre mai gia ancora bene cosi inoltre quindi pero ma se non sia siano essere avere hai ha hanno abbiamo puo possono puoi
     potere deve devono devi vuoi vuole cerca seleziona offre viene vengono cerchi pur pure tale tali ad interno saper poter aver esser`,
  ),
  pt: wordSet(
    `durante entre sobre sem contra ate apos desde conforme mediante perante sob quando quanto onde quem qual quais cujo este
     esta estes estas esse essa esses essas aquele isso isto lhe me te suas seus tua teu meu minha nossos nossas outro outra
     outros outras cada todo toda todos todas tambem ja ainda bem assim sempre nunca aqui hoje tanto tao alem se nao porque pois
     enquanto seja sejam ser estar tem temos tinha ha haver pode podem poder deve devem quer busca oferece precisa pelo pela
     pelos pelas num numa dele dela`,
  ),
  nl: wordSet(
    `over tussen tijdens zonder tegen volgens sinds tot onder boven naast binnen buiten vanaf via per rond rondom na door hun
     haar zich er hier daar waar wie wat welke deze zo nog meer veel weinig alle elke iedere andere ander zelf samen graag
     altijd vaak soms nooit zowel daarnaast gevraagd ieder geval volledig volledige uitstekend uitstekende indien wanneer omdat zodat waarbij waarin waarmee waarvoor hoe ik mij mijn hij zij ze hen was
     waren zal zullen zou moet moeten mag mogen wil wilt willen hebben kunnen`,
  ),
};

/** Dutch verbs: there nouns of several things end in '-en', too. */
export const dutchVerbs = wordSet(
  `beschikken beschikt bezitten bezit stellen stelt zorgen zorgt werken werkt houden houdt kennen weten weet durven durft spreken
   schrijven gaan gaat doen doet krijgen krijgt maken maakt komen komt staan staat vinden nemen neemt geven geeft bieden biedt
   zoeken zoekt voelen voelt denken denkt leren leert helpen helpt passen past kiezen kiest voldoen voldoet tonen toont hechten
   omgaan meedenken uitvoeren uitvoert leveren levert verzorgen verzorgt begeleiden begeleidt ondersteunen ondersteunt
   verwachten verwacht vragen vraagt zien ziet blijven blijft brengen brengt dragen draagt lezen leest volgen volgt behalen
   opstellen bijhouden nakomen aansturen bewaken bewaakt beheren beheert innen bezorgen verwerken verwerkt
   begrijpt begrijpen signaleert signaleren opvolgt opvolgen schakelt schakelen vertaalt vertalen overtuigt overtuigen luistert
   luisteren communiceert communiceren organiseert organiseren coördineert coordineert plant beschrijft omschrijft stuurt sturen
   reageert reageren herkent herkennen bewaart behoudt behouden creeert creeren bouwt bouwen legt leggen zet zetten loopt lopen
   rijdt rijden eet slaapt wint winnen groeit groeien ontwikkelt ontwikkelen verbetert verbeteren analyseert analyseren
   rapporteert rapporteren adviseert adviseren bespreekt bespreken overlegt overleggen motiveert motiveren`,
);

/** Adjectives that begin a phrase without belonging to its name, and that name nothing alone: 'relative scadenze'. */
export const looseAdjectives = wordSet(
  // Spanish
  `anterior anteriores posterior posteriores siguiente siguientes correspondiente correspondientes principal principales
   descrito descrita descritos descritas diverso diversa diversos diversas diferente diferentes distinto distintos distintas
   vario varios varias nuevo nueva nuevos nuevas propios propias unico unica interna internos internas externo externa externos
   externas adicional adicionales relativo relativa relacionado relacionada relacionados relacionadas necesarios necesarias
   requeridos requeridas ordinario ordinarios ordinarias actual actuales mejor mejores mayor mayores`,
  // Italian
  `relativi relative seguente seguenti principale principali diversi diverse varia vari varie nuovo nuova nuovi nuove proprio
   propri proprie interna interni interne esterno esterna esterni esterne ordinaria ordinari ordinarie tradizionale tradizionali
   moderno moderna moderni moderne aggiuntivo aggiuntiva aggiuntivi aggiuntive analogo analoga analoghi analoghe ulteriore
   ulteriori precedente precedenti attuale attuali maggiore maggiori migliore migliori elevato elevata elevati elevate adeguato
   adeguata necessari necessarie specifico specifica specifici specifiche correlato correlati inerente inerenti inferiore superiore`,
  // Portuguese
  `anteriores seguinte seguintes principais diferentes varios varias novo nova novos novas proprios proprias interno interna
   internos externo externos adicionais relacionados relacionadas necessarios necessarias atual atuais melhor melhores maior
   maiores especifico especifica especificos especificas basicos basicas intermediarios`,
  // French
  `nouveau nouvelle nouveaux nouvelles different differente differents differentes divers diverses principal principale
   principaux principales autres interne internes externe externes specifique specifiques necessaire necessaires supplementaire
   supplementaires complementaire complementaires actuel actuelle actuels actuelles meilleur meilleure meilleurs meilleures`,
  // Dutch
  `nieuwe verschillende diverse overige volgende huidige eigen interne externe specifieke algemene bijbehorende dergelijke klein kleine groot grote hoge hoog lange korte leuke gezellige`,
);

/** Nouns that end like a gerund, an adverb, a verb of the future or an infinitive. */
const nounsLikeVerbs = wordSet(
  // -ndo, -mente, -mos
  `comando comandos mando contrabando contrabbando dividendo stipendo semente demente ramos tramos extremos prestamos gramos
   kilogramos verano verao`,
  // Spanish and Portuguese
  `taller talleres alquiler hogar lugar mujer bar mar azucar titular auxiliar familiar escolar militar celular nuclear particular
   similar regular popular solar polar lar mulher hospitalar alimentar complementar preliminar dolar pilar ejemplar caracter
   bienestar poder deber placer saber souvenir`,
  // Italian
  `cellulare nucleare particolare scolare scolastico militare alimentare familiare regolare popolare modulare ospedaliere genere
   potere piacere dovere avere carcere cenere polvere mare altare esemplare titolare preliminare immobiliare elementare`,
);
export const isNounLikeVerb = (word: string): boolean => nounsLikeVerbs.has(word) || /(?<!gl)iere$/.test(word);

const endings = (list: string): RegExp => compilePhrases(list.replaceAll(' ', '\n'), { start: 'text', end: 'text' });
type Endings = Readonly<Partial<Record<AdLanguage, RegExp>>>;

/** 'permitindo', 'rimanendo' */
export const gerunds: Endings = {
  es: endings('+ando +iendo +yendo +[aie]ndose +[aie]ndol[oae]s?'),
  it: endings('+ando +endo +[ae]ndosi +[ae]ndone +[ae]ndol[oaie]'),
  pt: endings('+ando +endo +indo +[aei]ndo-se'),
};

/** Gerunds that say what the work is done with: 'usando Florix'. */
export const gerundsOfUse = endings('us+ utili+ trabaj+ trabalh+ lavor+ maneja+ conduc+ operand*');

/** 'velocemente', 'régulièrement'. A French noun may end in '-ement', too. */
export const adverbs: Endings = {
  es: endings('+mente'),
  it: endings('+mente'),
  pt: endings('+mente'),
  fr: endings('+[ae]mment +ivement +iquement +eusement +ierement +airement +[inrtu]alement +aitement'),
};

/** 'realizará', 'svolgerai', 'atuará', 'buscamos': with their accents. */
export const finiteVerbs: Endings = {
  es: /^\p{L}+(?:[aei]r(?:á|ás|án|emos)|[ae]mos)$/u,
  it: /^\p{L}+(?:[ei]r(?:à|ai|anno|emo|ebbe)|iamo)$/u,
  pt: /^\p{L}+(?:[aei]r(?:á|emos)|[ai]rão|[ae]mos)$/u,
  fr: /^\p{L}+(?:er|ir)ont$/u,
};

/** 'realizar', 'gestire' */
export const infinitives: Endings = {
  es: endings('+[aei]r +[aei]rse'),
  it: endings('+[aei]re +rre +[aei]rsi'),
  pt: endings('+[aei]r'),
};
/** Before an infinitive; behind other words the ending is that of an adjective: 'material escolar'. */
export const beforeInfinitives = wordSet(`de di para per por en em e ed y o u ou nel saber saper sapere poder poter`);
