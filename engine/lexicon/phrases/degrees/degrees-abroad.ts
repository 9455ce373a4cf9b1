import { compilePhrases } from '../compile.ts';

// Degrees as resumes in other languages than English name them, by level. Origin of all lists: written by us.

const begun = { start: 'word', ignoreCase: true } as const;
/** 'Masterton' is a town, and 'licence endorsements' are no Licence en Droit. */
const whole = { ...begun, end: 'word' } as const;

const doctorate = compilePhrases(
  `
  promotion (zum|zur)
  doktorat
  doktor der
  dr. (rer|phil|ing|med|jur|iur).
  doctorat
  doctorado
  dottorato
  doutorado
  doutoramento
  `,
  begun,
);

const master = compilePhrases(
  `
  diplom-
  diplom (in|der)
  dipl.-
  magister
  staatsexamen
  (erstes|zweites|1.|2.) staatsexamen
  lehramtsstudium
  ^masters?$
  master ([12]|en|professionnel|recherche|universitario|oficial)
  master(abschluss|studium|studiengang)
  mast[eè]re
  dipl[oô]me d['’]ing[eé]nieur
  máster
  maestr[ií]a
  mestrado
  laurea magistrale
  laurea specialistica
  doctoraal
  `,
  whole,
);

const bachelor = compilePhrases(
  `
  licence (professionnelle|pro|en|de|d['’]|lea|llce|staps|eco|[123])
  licenciatura
  licenciad[oa] en
  grado (en|universitario)
  graduad[oa] en
  laurea (triennale|in)
  bacharelado
  bacharel em
  hochschulstudium
  hbo
  `,
  whole,
);

const associate = compilePhrases(
  `
  bts
  dut
  deug
  deust
  t[eé]cnico superior
  (cfgs|ciclo formativo de grado superior)
  cte?sp
  graduaat
  `,
  whole,
);

const school = compilePhrases(
  `
  abitur
  fachabitur
  fachhochschulreife
  (allgemeine|fachgebundene) hochschulreife
  matura
  baccalaur[eé]at
  bac (pro|techno|g[eé]n[eé]ral|s|es|l|stg|stmg|sti)
  bachillerato
  maturit[aà]
  ensino (m[eé]dio|secund[aá]rio)
  havo
  vwo
  wassce
  higher secondary
  `,
  whole,
);

/** From the highest: a Laurea magistrale is no Laurea. */
export const degreesAbroad = [
  { level: 'doctorate', pattern: doctorate },
  { level: 'master', pattern: master },
  { level: 'bachelor', pattern: bachelor },
  { level: 'associate', pattern: associate },
  { level: 'school', pattern: school },
] as const;
