import { compilePhrases } from '../compile.ts';
import { applicationAbroad } from '../../adverts/application-abroad.ts';

// Degrees as postings in other languages than English ask for them, by level. Origin of all lists: written by us.

const whole = { start: 'letter', end: 'letter', ignoreCase: true } as const;

const doctorate = compilePhrases(
  String.raw`
  // German
  promovierte[rn]?
  abgeschlossene promotion
  doktor(titel|grad)
  // French
  doctorat
  // Spanish
  doctorad[oa]
  // Italian
  dottorato( di ricerca)?
  // Portuguese
  doutora(do|mento)
`,
  whole,
);

const master = compilePhrases(
  String.raw`
  // German
  master(abschluss|studium|grad)
  diplom-?ingenieur(in)?
  // French
  (dipl[ôo]me|titre|formation|[ée]cole|profil) {1 words}d['’]ing[ée]nieure?s?
  ([ée]coles?|formation) d['’]ing[ée]nieurs?
  bac ?\+ ?5
  master ([12]|en|de)
  // Spanish
  m[áa]ster
  maestr[íi]a
  posgrado
  // Italian
  laurea (magistrale|specialistica)
  // Portuguese
  mestrado
  p[óo]s-?gradua[çc][ãa]o
`,
  whole,
);

const bachelor = compilePhrases(
  String.raw`
  // German
  (abgeschlossenes|absolviertes) [^.;,]{0,50}studium
  [a-zäöüß-]{3,30}(isches|liches) studium
  [a-zäöüß-]{0,20}studium (der|des|im|in|mit)
  (fach)?hochschul(abschluss|studium|ausbildung|diplom)
  (universitäts|studien|bachelor)abschluss
  akademische[rn]? (abschluss|ausbildung|grad)
  // French
  licence (professionnelle|pro|en|de)
  bac ?\+ ?[34]
  [ée]cole de commerce
  formation (sup[ée]rieure|universitaire)
  dipl[ôo]me (universitaire|sup[ée]rieur)
  [ée]tudes (sup[ée]rieures|universitaires)
  // Spanish
  (grado|t[íi]tulo|titulaci[óo]n|formaci[óo]n|estudios|carrera) universitari[oa]s?
  titulad[oa] universitari[oa]
  (graduad|diplomad|licenciad|ingenier)[oa](/a)?s? en
  (graduad|diplomad|licenciad)[oa](/a)? (o|u|y) [^.;,]{3,20} en
  licenciatura
  // Italian
  laurea( triennale)?( in)?
  laureat[oaie]
  // Portuguese
  (ensino|curso|forma[çc][ãa]o|gradua[çc][ãa]o|n[íi]vel|escolaridade) superior
  gradua[çc][ãa]o (completa )?em
  gradua[çc][ãa]o completa
  forma[çc][ãa]o universit[áa]ria
  superior (completo|incompleto|em|cursando)
  // Dutch
  (afgeronde )?(hbo|wo)[- ](opleiding|diploma|niveau|bachelor|werk|studie|denkniveau)
  (afgeronde|voltooide) (hbo|wo|universitaire)
  hbo
  (universitaire|academische) (opleiding|studie|graad)
`,
  whole,
);

const associate = compilePhrases(
  String.raw`
  // French
  bac ?\+ ?2
  (bts|dut|deug)
  // Spanish
  (t[ée]cnico|grado|formativo de grado|ciclo) superior
  cfgs
  // Portuguese
  tecn[óo]logo
  (curso|ensino|n[íi]vel) tecn[óo]l[óo]gico
`,
  whole,
);

const school = compilePhrases(
  String.raw`
  // German
  (fach)?abitur
  (berufs|fach)?(matura|maturit[äa]t)
  (fach)?hochschulreife
  (haupt|real|volks)schulabschluss
  schulabschluss
  mittlere[rn]? (reife|schulabschluss|bildungsabschluss)
  // French
  (dipl[ôo]me du |niveau )?baccalaur[ée]at
  (niveau|titulaire du|titulaire d['’]un|dipl[ôo]me du) bac
  // Spanish
  bachillerato
  graduado escolar
  (educaci[óo]n|ense[ñn]anza|estudios) (secundaria|secundarios|primaria|b[áa]sica)
  secundario completo
  // Italian
  diploma (superiore|di scuola|di maturit[àa]|di istruzione|di licenza)
  (maturit[àa]|licenza media)
  scuola (dell['’]obbligo|superiore|media)
  diplomat[oaie]
  // Portuguese
  (ensino|escolaridade|n[íi]vel|grau) (m[ée]dio|fundamental|secund[áa]rio)
  (2º|segundo) grau (completo)?
  (9|12)[.]?º ano
  escolaridade (m[íi]nima|obrigat[óo]ria)
  // Dutch
  (havo|vwo|vmbo)
  middelbare school
`,
  whole,
);

/** 'Gesellenbrief', 'CAP cuisine', 'curso técnico': trades and schools whose level cannot be compared with that of a degree. */
export const vocationalTraining = compilePhrases(applicationAbroad['vocational-training'] ?? '', whole);

/** From the highest, whose names contain those of lower ones: 'laurea magistrale'. */
export const askedAbroad = [
  { level: 'doctorate', pattern: doctorate },
  { level: 'master', pattern: master },
  { level: 'bachelor', pattern: bachelor },
  { level: 'associate', pattern: associate },
  { level: 'school', pattern: school },
] as const;
