import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { fold } from '../../text/fold.ts';
import type { ListRow } from './list-rows.ts';

const labelEnd = /(?:\s\(s\))?\s?:\s+(?=\S)/iu;

/** 'Course: Rye and Wheat': before the name of a certificate. */
const nameLabel = inSequence(
  compilePhrases(
    `
    (course|certificate|certification|credential)( name| title)?
    (name|title) of (course|certificate|certification)
    nome do curso
    (nombre del )?curso
    nombre del certificado
    nom (du cours|de la formation|du certificat)
    nome del corso
    kursname
    naam van de cursus
    `,
    { start: 'text', ignoreCase: true },
  ),
  labelEnd,
);

/** 'Institution: Guild of Bakers', 'Duration: 40 hours': what a form asks besides the name. */
const otherLabel = inSequence(
  compilePhrases(
    `
    institution
    institute
    issuer
    issued by
    organi[sz]ation
    year
    (jahr|ann[ée]e|a[ñn]o|anno|jaar)
    (issuing|awarding) (organi[sz]ation|authority|body)
    provider
    platform
    duration
    (issue|completion) date
    date( of issue| of completion| issued| obtained)?
    institui[çc][ãa]o
    plataforma
    carga hor[áa]ria
    dura[çc][ãa]o
    instituci[óo]n
    duraci[óo]n
    fecha
    organisme
    dur[ée]e
    istituto
    ente
    durata
    anbieter
    aussteller
    dauer
    instelling
    `,
    { start: 'text', ignoreCase: true },
  ),
  labelEnd,
);

/** 'Institution: Guild of Bakers', which names no certificate. */
export const isFormDetail = (text: string): boolean => otherLabel.test(text);

/** Labels that one form repeats: a single one may be part of a name. */
const minLabels = 2;

/** The length of the label before the name, 0 without one. */
export const nameLabelLength = (text: string): number => nameLabel.exec(text)?.[0].length ?? 0;

/** 'Completed courses: Rye Baking, Oven Basics': before a list of names, in a section of certificates. Folded. */
const listLabels = inSequence(
  compilePhrases(
    `
    (completed |current |online |other |additional |relevant )?(courses|certifications|certificates|licen[sc]es|trainings)
    (professional |technical )?(certifications|certificates|licen[sc]es|trainings)
    (certified|trained) in
    (cursos|certificados|certificaciones|certificacoes|licencas)( (concluidos|concluidas|finalizados|realizados))?
    cursos (complementares|complementarios|adicionales|em andamento|en curso|em curso|online|livres)
    (formations|certifications|certificats)( (obtenues|suivies|complementaires|en cours))?
    (abgeschlossene |weitere |aktuelle )?(kurse|lehrgange|zertifikate|schulungen|weiterbildungen)
    (corsi|certificazioni|certificati|attestati)( (conseguiti|completati|in corso))?
    (cursussen|certificaten|trainingen)
    `,
    { start: 'text', ignoreCase: true },
  ),
  /\s?:\s+(?=\S)/iu,
);

/** The length of the label before a list of names, 0 without one. */
export const listLabelLength = (text: string): number => {
  return listLabels.test(fold(text)) ? (/^[^:]*:\s+/u.exec(text)?.[0].length ?? 0) : 0;
};

const isLabeled = ({ text }: ListRow): boolean => nameLabelLength(text) > 0;

/**
 * Certificates written as in a form, each with labels: only the labeled names, with the lines that they continue on. Null
 * where no form repeats.
 */
export const labeledNames = (rows: readonly ListRow[]): readonly ListRow[] | null => {
  if (rows.filter(isLabeled).length < minLabels) return null;
  const names: ListRow[] = [];
  let isInName = false;
  for (const row of rows) {
    const last = names.at(-1);
    if (isLabeled(row)) names.push(row);
    else if (isInName && last !== undefined && !otherLabel.test(row.text))
      names[names.length - 1] = { ...last, parts: [...last.parts, ...row.parts], text: `${last.text} ${row.text}` };
    isInName = isLabeled(row) || (isInName && !otherLabel.test(row.text));
  }
  return names;
};
