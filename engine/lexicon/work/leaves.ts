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
  (full[ -]time )?(caregiver|carer|parent|homemaker)
  stay[ -]at[ -]home (parent|mother|mom|mum|father|dad)
  // German
  elternzeit
  mutterschutz
  erziehungszeit
  erziehungsurlaub
  familienzeit
  familienpause
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
  // Spanish
  (permiso|baja) (de |por )?(maternidad|paternidad|parental)
  excedencia
  excedencia (por|para) cuidado de (hijos|familiares)
  ano sabatico
  pausa (laboral|profesional)
  // Italian
  congedo (parentale|di maternita|di paternita)
  maternita
  anno sabbatico
  pausa (di carriera|lavorativa)
  // Portuguese
  licenca[ -](de )?(maternidade|paternidade|parental)
  pausa na carreira
  // Dutch
  ouderschapsverlof
  (zwangerschaps|bevallings)verlof
  loopbaanonderbreking
  sabbatsjaar
  `,
  { start: 'text' },
);

const remark = /^\s*(?:$|[-–—:,(/|;])/u;

/** True for words that only name a time away from work; `folded` is lower case without accents. */
export const isLeave = (folded: string): boolean => isNamedBy(leave, folded);

/** Retrainings without a job; with an employer the same words name a department, or a course that somebody taught. */
const retraining = compilePhrases('(berufliche )?(weiterbildung|umschulung) (zum|zur) [^,;:(|/]{2,60}', {
  start: 'text',
});

/** True for words that only name a retraining; `folded` is lower case without accents. */
export const isRetraining = (folded: string): boolean => isNamedBy(retraining, folded);

const isNamedBy = (names: RegExp, folded: string): boolean => {
  const text = folded.trim();
  const found = names.exec(text);
  return found !== null && remark.test(text.slice(found.index + found[0].length));
};
