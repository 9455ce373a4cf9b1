import { compilePhrases } from '../phrases/compile.ts';

/**
 * Times without an employer that resumes list among the jobs to avoid a gap, in lower case without accents. What follows
 * a dash, a colon or in brackets explains it: 'Career break (caring for my mother)'.
 */
const leave = compilePhrases(
  `
  // English
  (extended |planned )?(parental|maternity|paternity|family|adoption)[ -](leave|break)
  (medical|sick|personal|caregiver|bereavement|study|unpaid)[ -](leave|break)
  (planned )?(career|professional|work)[ -](break|gap|pause)
  leave of absence
  (personal |travel |family )?sabbatical( leave| year)?
  gap year
  // 'Carer for elderly residents' is a job
  (full[ -]time )?(carer|caregiver) (for|of|to) my [^,;:(|/]{2,40}
  (full[ -]time )?(carer|caregiver) (for|of|to) (our |an? )?(elderly |sick |ill )?(mother|father|mum|mom|dad|parents?)
  (full[ -]time )?(carer|caregiver) (for|of|to) (our |an? )?(elderly |sick |ill )?grand(mother|father|parents?)
  (full[ -]time )?(carer|caregiver) (for|of|to) (our |an? )?(elderly |sick |ill )?relatives?
  (full[ -]time )?(carer|caregiver) (for|of|to) (our |an? )?(elderly |sick |ill )?(husband|wife|spouse|partner)
  (full[ -]time )?(carer|caregiver) (for|of|to) (our |an? )?(elderly |sick |ill )?family members?
  (full[ -]time )?(caregiver|carer|parent|homemaker)
  stay[ -]at[ -]home (parent|mother|mom|mum|father|dad)
  (raising|caring for)( my| our| a)? (children|family|child)
  (world )?travel(l?ing)?( the world| year)?
  (active |full[ -]time )?job (search|seeking)
  unemployed
  between jobs
  // German
  elternzeit
  karenz(zeit|urlaub)?
  mutterschutz
  erziehungszeit
  erziehungsurlaub
  familienzeit
  familienpause
  familienphase
  babypause
  babyjahr
  (kinder)?erziehungspause
  kindererziehung
  hausfrau( und mutter)?
  hausmann
  (arbeits|stellen|job)suche
  arbeitslos
  arbeitslosigkeit
  (berufliche )?neuorientierung
  (weltreise|auslandsreise|auslandsaufenthalt)
  pflege (von )?angehoriger
  pflegezeit
  sabbatjahr
  sabbatical
  berufliche auszeit
  auszeit
  arbeits?suchend
  // French
  conge (parental|sabbatique|(de )?maternite|(de )?paternite|sans solde)
  annee sabbatique
  pause (professionnelle|carriere)
  interruption de carriere
  (mere|pere) au foyer
  proche aidante?
  recherche d.emploi
  en recherche d.emploi
  tour du monde
  // Spanish
  (permiso|baja) (de |por )?(maternidad|paternidad|parental)
  excedencia
  excedencia (por|para) cuidado de (hijos|familiares)
  ano sabatico
  pausa (laboral|profesional)
  cuidado de (mis )?(hijos|familiares)
  ama de casa
  busqueda (activa )?de empleo
  (en )?desempleo
  // Italian
  congedo (parentale|di maternita|di paternita)
  maternita
  anno sabbatico
  pausa (di carriera|lavorativa)
  casalinga
  cura (della famiglia|dei figli)
  in cerca di (occupazione|lavoro)
  // Portuguese
  licenca[ -](de )?(maternidade|paternidade|parental)
  pausa na carreira
  cuidado d(os|e) filhos
  (dona de casa|desempregad[ao])
  // Dutch
  ouderschapsverlof
  (zwangerschaps|bevallings)verlof
  loopbaanonderbreking
  sabbatsjaar
  mantelzorg(er)?
  zorgverlof
  wereldreis
  werkzoekend
  huisvrouw
  `,
  { start: 'text', end: 'letter' },
);

const remark = /^\s*(?:$|[-–—:,(/|;])/u;

/** True for words that only name a time away from work; `folded` is lower case without accents. */
export const isLeave = (folded: string): boolean => isNamedBy(leave, folded);

/** Leaves that are paid work for some: of carers, in nurseries, in another country. */
const maybePaid = compilePhrases(
  `
  (full[ -]time )?(caregiver|carer)
  (raising|caring for) (children|child)
  kindererziehung
  auslandsaufenthalt
  `,
  { start: 'text', end: 'letter' },
);

/** True for a leave whose words also name paid work; `folded` is lower case without accents. */
export const isMaybePaid = (folded: string): boolean => isNamedBy(maybePaid, folded);

/** Retrainings without a job; with an employer the same words name a department, or a course that somebody taught. */
const retraining = compilePhrases(
  `
  (berufliche )?(weiterbildung|umschulung|fortbildung) (zum|zur) [^,;:(|/]{2,60}
  (berufliche |kaufmannische |fachliche )?(weiterbildung|umschulung|fortbildung)
  (intensiv|intensivierungs|vertiefungs|vollzeit|sprach|deutsch|integrations|computer|zertifikats)kurs
  (intensive |full[ -]time |online )?(course|bootcamp|boot camp)
  (formation|reconversion) professionnelle
  curso (intensivo|de formacion)
  corso (intensivo|di formazione)
  curso de formacao
  omscholing
  bijscholing
  `,
  { start: 'text', end: 'letter' },
);

/** True for words that only name a retraining; `folded` is lower case without accents. */
export const isRetraining = (folded: string): boolean => isNamedBy(retraining, folded);

const isNamedBy = (names: RegExp, folded: string): boolean => {
  const text = folded.trim();
  const found = names.exec(text);
  return found !== null && remark.test(text.slice(found.index + found[0].length));
};
