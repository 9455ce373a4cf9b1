import { wordSet } from './word-set.ts';

/**
 * Names of months as they appear in resumes: English, German, French, Spanish, Italian, Portuguese, Dutch, and
 * the Scandinavian names that LinkedIn prints, in lower case without dots or accents. Written by us from the usual long and short forms of each language.
 */
const namesByMonth: readonly (readonly string[])[] = [
  [
    'january',
    'jan',
    'januar',
    'janner',
    'jaenner',
    'janvier',
    'janv',
    'enero',
    'ene',
    'gennaio',
    'gen',
    'genn',
    'janeiro',
    'januari',
  ],
  [
    'february',
    'feb',
    'febr',
    'februar',
    'fevrier',
    'fevr',
    'fev',
    'febrero',
    'febbraio',
    'febb',
    'fevereiro',
    'februari',
  ],
  ['march', 'mar', 'marz', 'maerz', 'mrz', 'mars', 'marzo', 'marco', 'maart', 'mrt', 'marts'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile'],
  ['may', 'mai', 'mayo', 'maggio', 'mag', 'magg', 'maio', 'mei', 'maj'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'giu', 'junho'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'lug', 'julho'],
  ['august', 'aug', 'aout', 'agosto', 'ago', 'agst', 'augustus', 'augusti'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'setiembre', 'settembre', 'sett', 'set', 'setembro'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ottobre', 'ott', 'outubro', 'out'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro'],
  ['december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dic', 'dicembre', 'dezembro', 'desember'],
];

/** The names that LinkedIn prints in Polish, Czech, Romanian, Turkish, Indonesian and Russian, folded. */
const namesOnProfiles: readonly string[] = [
  'styczen leden ianuarie ocak январь',
  'luty unor februarie subat pebruari февраль',
  'marzec brezen martie mart maret март',
  'kwiecien duben aprilie nisan апрель',
  'kveten mayıs маи',
  'czerwiec cerven iunie haziran июнь',
  'lipiec cervenec iulie temmuz июль',
  'sierpien srpen agustos agustus август',
  'wrzesien zari septembrie eylul сентябрь',
  'pazdziernik rijen octombrie ekim октябрь',
  'listopad noiembrie kasım ноябрь',
  'grudzien prosinec decembrie aralık декабрь',
];

/** Lower-case name without accents or dot to 1..12. */
export const monthNames: ReadonlyMap<string, number> = new Map(
  namesByMonth.flatMap((names, index) =>
    [...names, ...(namesOnProfiles[index]?.split(' ') ?? [])].map((name): [string, number] => [name, index + 1]),
  ),
);

/** Months of a language that are words of names in others: Turkish 'Mart' is in 'Wal-Mart 2015'. */
export const monthsInNames: ReadonlySet<string> = new Set(['mart']);

/** Seasons and other parts of a year in the same languages. A season gives only a year: its start depends on the hemisphere. */
export const seasonNames: ReadonlySet<string> = wordSet(
  `spring summer fall autumn winter springs summers falls autumns winters`,
  `fruhjahr fruhling sommer herbst sommersemester wintersemester ss ws`,
  `printemps ete automne hiver primavera verano otono invierno estate autunno inverno verao outono`,
  `voorjaar lente zomer herfst q1 q2 q3 q4 h1 h2 early mid late`,
  `principios mediados finales inicios anfang mitte ende debut mi fin inizio meta fine inicio meados fim begin medio eind`,
);

/** Words for 'until today'. Entries of several words have one space between them. */
export const presentWords: readonly string[] = [
  'present',
  'current',
  'currently',
  'now',
  'today',
  'ongoing',
  'date',
  'to date',
  'till date',
  'till now',
  'till present',
  'till today',
  'until now',
  'until present',
  'up to now',
  'up to date',
  'up to present',
  'the present',
  'pres',
  'present day',
  'current job',
  'current position',
  'current role',
  'continuing',
  'heute',
  'jetzt',
  'aktuell',
  'derzeit',
  'gegenwärtig',
  'bis heute',
  'laufend',
  'dato',
  "aujourd'hui",
  'aujourdhui',
  'ce jour',
  'a ce jour',
  "jusqu'a ce jour",
  "jusqu'a present",
  "jusqu'a aujourd'hui",
  'present jour',
  'en cours',
  'maintenant',
  'a present',
  'actuel',
  'actuellement',
  'actualidad',
  'la actualidad',
  'presente',
  'hoy',
  'actual',
  'actualmente',
  'la fecha',
  'hasta la fecha',
  'hasta hoy',
  'hasta la actualidad',
  'fecha actual',
  'vigente',
  'oggi',
  'ad oggi',
  'attualmente',
  "tutt'oggi",
  'tuttora',
  'attuale',
  'in corso',
  'atual',
  'atualidade',
  'atualmente',
  'hoje',
  'o momento',
  'ate o momento',
  'ao momento',
  'ate ao momento',
  'ate o presente',
  'ate hoje',
  'ate a data',
  'ate a presente data',
  'heden',
  'tot heden',
  'tot op heden',
  'tot nu',
  'tot nu toe',
  'tot vandaag',
  'huidig',
  'nu',
  'vandaag',
  'i dag',
  'nuvaerende',
  'nuværende',
  'navaerende',
  'navarande',
  'nåværende',
  'pagaende',
  'obecnie',
  'soucasnost',
  'prezent',
  'halen',
  'saat ini',
  'настоящее время',
  'по настоящее время',
  'настоящии момент',
  'сега',
  'bis jetzt',
  'bis dato',
  'bis aktuell',
  'andauernd',
  'fortlaufend',
  'momentan',
  'zurzeit',
  'presently',
  'in progress',
  'to-date',
  'a la fecha',
  'en curso',
  'em curso',
  'em andamento',
  'cursando',
  'el momento',
  'momento',
  'presente momento',
  'este momento',
  'teraz',
  'nyt',
  'sekarang',
  'devam ediyor',
];

/** A date after one of these starts a period that has not ended. */
export const sinceWords: ReadonlySet<string> = wordSet(`since seit depuis desde dal da sinds vanaf ab siden sedan`);

/** A date after one of these is an end date without a start date. */
export const untilWords: ReadonlySet<string> = wordSet(`until till bis jusqu'a jusqu'en jusque hasta fino ate tot`);

/** 'Between 2012 and 2014': a first date follows, and one of `andWords` leads to the second. */
export const betweenWords: ReadonlySet<string> = wordSet(`between zwischen entre tra fra tussen`);
export const andWords: ReadonlySet<string> = wordSet(`and und et y e en`);

/** After a date: the period has not ended. */
export const onwardWords: ReadonlySet<string> = wordSet(`onward onwards`);

/** Words that can precede a date and do not change its value. */
export const datePrefixes: ReadonlySet<string> = wordSet(
  `from von de du del dal van in expected exp anticipated graduated graduating graduation`,
  `class of awarded completed completion voraussichtlich prevu previsto conferred received date dates degree`,
  `prevue prevista previsti nel verwacht behaald conseguito conseguita concluso conclusa concluido concluida finalizado
    finalizada em obtenu obtenue abschluss`,
);

/** Labels of the two dates of a period: 'Start: 02/2014 | End: 12/2016'. */
export const startLabels: ReadonlySet<string> = wordSet(`start begin beginning beginn inicio debut inizio`);
export const endLabels: ReadonlySet<string> = wordSet(`end finish ende fin fim fine termino conclusao einde`);

/** Units of how long something took, in the same languages. */
export const durationUnits: ReadonlySet<string> = wordSet(
  'year years yr yrs month months mo mos jahr jahre jahren monat monate monaten an ans annee annees mois',
  'ano anos mes meses anno anni mese mesi jaar jaren maand maanden ar maned maneder manad manader',
);

/** Words between the two ends of a period; the parser of periods knows the dashes. 'há' is how 'à' is misspelled in Portuguese. */
export const rangeWords: ReadonlySet<string> = wordSet(
  `to until till thru through bis a au al ha hasta ate tot t/m tm fino ad по до`,
);
