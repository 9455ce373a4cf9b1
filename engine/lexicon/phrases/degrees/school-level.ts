import { compilePhrases } from '../compile.ts';
import { inSequence } from '../compose.ts';

// Levels of schools in resumes. Origin of all lists: written by us.

/** The level of a school in place of a degree, as the whole text: 'Junior High School' below the name of the school. Folded. */
export const schoolLevel = inSequence(
  compilePhrases(
    `
    (junior |senior )?high school
    (junior|senior) high
    (upper|lower|higher|senior|junior)? ?secondary( school| education| level)?
    (primary|elementary|intermediate|tertiary)( school| education| level)?
    primaria
    secundaria
    middle school
    (higher|senior) secondary in [^,]{3,40}
    matric(ulation|ulate)?
    xii
    xi?i? ?\\([^()]{2,20}\\)
    10 ?\\+ ?2
    plus (two|2)
    (x|xi|xii)th( (standard|std|class|grade))?
    (standard|advanced|national [345]) (grade|higher)s?
    [0-9]{1,2}.?[ºo°] ano( (completo|de escolaridade))?
    (10|11|12)th
    (10|ssc|12|hsc|xii?)(th)? (standard|std|class|grade)\\.?
    [1-9].( ?[-–] ?[1-9].)? (klasse|schuljahr|schulstufe)
    (high|secondary) school (certificate )?(ssc|hsc|sslc|hssc|ssce)
    (higher |senior )?secondary examination
    educacion (primaria|secundaria|basica|media|superior|universitaria)( completa)?
    (escuela )?secundaria completa
    ensino (fundamental|medio|superior|tecnico)( completo)?
    (scuola|istruzione) (superiore|secondaria|media)( (superiore|inferiore|statale|di (primo|secondo|i|ii) grado))?
    scuola (superiore|secondaria|media) (commerciale|alberghiera|professionale|tecnica|magistrale)
    enseignement secondaire
    etudes secondaires
    ((algemeen|technisch|hoger|lager) )?(beroeps|kunst)?secundair onderwijs
    (hoger|middelbaar|lager|basis|voortgezet) ?onderwijs
    middelbare school
    (instruccion|ensenanza) (primaria|secundaria|basica|media)( (completa|obligatoria))?
    (nivel|ciclo) (primario|secundario|medio|polimodal)( completo)?
    (primario|secundario|bachillerato) completo
    ensino (secundario|primario|basico)( completo)?
    [12][ºo°.]* grau( completo)?
    licenza elementare
    volksschule
    (junior|leaving) cert
    szkola srednia
    wyksztalcenie (srednie|wyzsze)
    `,
    { start: 'text', ignoreCase: true },
  ),
  // 'High School (10th)', '12th - Science', 'Junior High School and Senior High School'
  /(?: (?:and|&) (?:junior|senior|high|secondary) [a-z ]{4,20})?(?: ?\([^()]{1,30}\)|\s[-–—:]\s.{2,40})?$/iu,
);

/** 'Superior', 'Preparatoria', 'Nivel medio': what asks for the school of a level in a form. Folded. */
export const levelOfSchools = compilePhrases(
  `
  (nivel |educacion |ensenanza )?(superior|medi[oa]|basic[oa])
  (nivel |educacion |ensenanza )?(universitari|terciari|secundari|primari)[oa]
  estudios (superiores|medios|basicos|universitarios|terciarios|secundarios|primarios)
  (first|second|third|primary|secondary)[- ]level
  preparatoria
  bachillerato
  universidad
  universitarios
  licenciatura
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);

/** 'Tertiary level', 'Estudios Superiores', 'Universitario / En curso': a title above schools of one level. Folded. */
export const levelTitle = compilePhrases(
  `
  (primary|elementary|secondary|high school|tertiary|higher|college|university|undergraduate|(post)?graduate) level
  (nivel|niveau|livello) (primari[oa]|secundari[oa]|medio|superior|terciari[oa]|universitari[oa]|universitaire|superiore)
  estudios (primarios|secundarios|medios|superiores|universitarios|terciarios)
  etudes (primaires|superieures|universitaires)
  studi (superiori|universitari)
  (primario|secundario|terciario|universitario)( ?[/:–-] ?(en curso|(in)?completo|graduado|cursando))?
  (schulische|akademische|berufliche) (aus)?bildung
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);
