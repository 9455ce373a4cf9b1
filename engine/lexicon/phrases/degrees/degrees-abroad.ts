import { compilePhrases } from '../compile.ts';

// Degrees as resumes in other languages than English name them, by level. Origin of all lists: written by us.

const whole = { start: 'word', ignoreCase: true } as const;

const doctorate = compilePhrases(
  `
  promotion (zum|zur)
  doktorat
  doktor der
  dr. (rer|phil|ing|med|jur|iur)
  doctorat
  doctorado
  dottorato
  doutorado
  doutoramento
  `,
  whole,
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
  master ([12]|en|professionnel|recherche)
  mast[eè]re
  dipl[oô]me d['’]ing[eé]nieur
  m[aá]ster
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
  { ...whole, end: 'word' },
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
  { ...whole, end: 'word' },
);

/** From the highest: a Laurea magistrale is no Laurea. */
export const degreesAbroad = [
  { level: 'doctorate', pattern: doctorate },
  { level: 'master', pattern: master },
  { level: 'bachelor', pattern: bachelor },
  { level: 'associate', pattern: associate },
  { level: 'school', pattern: school },
] as const;
