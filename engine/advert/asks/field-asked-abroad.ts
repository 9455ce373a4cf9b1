import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence, optional } from '../../lexicon/phrases/compose.ts';

/** 'Berufserfahrung', 'de experiencia': the word between the years and their field. */
const experience = inSequence(
  /^\s*(?:an |de |d['’]|di |aan )?/iu,
  /\p{L}{0,24}(?:erfahrung(?:en)?|ervaring|expériences?|experiencias?|esperienz[ae]|experiências?)(?!\p{L})/iu,
  optional(/ (?:professionnelle|profesional|laboral|lavorativa|profissional)/iu),
  optional(
    inSequence(
      / /iu,
      compilePhrases(
        `
        (réussie|significative|confirmée|similaire)
        (previa|mínima|demostrable|comprobable|prévia|anterior|comprovada)
        (pregressa|maturata|precedente|comprovata)
        `,
        { end: 'letter', ignoreCase: true },
      ),
    ),
  ),
);
const preposition = compilePhrases(
  `
  im
  in( de[rnm]| het)?
  als
  mit
  bei
  en
  dans
  à
  au
  comme
  sur
  como
  con
  em
  na
  no
  nel(la|lo|l['’])?
  nell['’]
  nei
  all['’]interno d(i|el|ella|ei|elle)
  presso
  come
  met
  com
  auf
  op
  bij
  `,
  { start: 'text', end: 'letter', ignoreCase: true },
);
const openingWords = /^(?:(?:une?|la|les?|el|los|las|una|uno|uma?|een|einer?|einem|de[nrm]|il|lo)\s|l['’]){1,3}/iu;
/** 'Im Bereich Pflege', 'no setor de vendas' */
const wordForField =
  /^(?:bereich|umfeld|domaine|secteur|ámbito|sector|área|settore|ambito|setor|gebied)\s(?:de[rs]?\s|d['’]|di\s|van\s)?/iu;
const end = /[.;:,()]|\s[–—-]\s/u;

/**
 * The field of work in which a posting in another language asks for years, as it words it: 'asistencia técnica' of '2 años
 * de experiencia en asistencia técnica'. `rest` is the text after the years; null when none is named.
 */
export const fieldAskedAbroad = (rest: string): string | null => {
  const behind = rest.slice(0, 300).replace(experience, '').trimStart();
  const said = preposition.exec(behind)?.[0];
  if (said === undefined) return null;
  const [field = ''] = behind
    .slice(said.length)
    .trimStart()
    .replace(openingWords, '')
    .replace(wordForField, '')
    .split(end);
  return /\p{L}{3}/u.test(field) ? field.trim() : null;
};

/** 'In a similar role', 'dans un poste similaire', 'in vergleichbarer Position': years in the job of the posting. */
export const similarJob = compilePhrases(
  `
  (similar|comparable|equivalent|same|like) (role|position|job|post|capacity)
  poste (similaire|équivalent|comparable)
  (puestos?|posici[oó]n|posiciones|cargos?|funciones) (similar|parecid)
  vergleichbare[rnm]? (position|funktion|tätigkeit|stelle)
  (ruol[oi]|posizion[ei]|mansion[ei]) (analog|simil)
  vergelijkbare (functie|rol|positie)
  (funç(ão|ões)|cargos?) (similar|semelhante)
  `,
  { start: 'letter', ignoreCase: true },
);
