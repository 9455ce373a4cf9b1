import { compilePhrases } from './compile.ts';
import { anyOf } from './compose.ts';

/**
 * Certificates, licenses and cards that people list beside those of `skills/` (kind `license`), by what their names
 * consist of, in the languages of the section titles. Folded. Written by us.
 */
export const certificateNames = anyOf(
  compilePhrases(
    `
  police check
  worker screening
  working with (children|vulnerable people)
  manual handling
  safe pass
  safe work
  food (safety|hygiene|handler|handling)
  white card
  blue card
  forklift
  confined spaces?
  work(ing)? at heights?
  basic safety training
  basic life support
  advanced life support
  life support
  lifeguard
  mountain leader
  yachtmaster
  powerboat
  scuba
  drone (pilot|operator|license|licence)
  rigger
  slinger
  banksman
  medical card
  competency card
  smart card
  site card
  scrum master
  product owner
  foundation level
  lead (auditor|implementer)
  (green|black|yellow) belt
  servsafe
  notary public
  nc (i|ii|iii|iv)
  l[cmi]?sw
  haccp
  (full|provisional|specialist|professional|state|council) registration
  good clinical practice
  gmdss
  stcw
  part (i|ii|iii|1|2|3)
  sachkunde(nachweis)?
  fachkunde(nachweis)?
  ausbildereignung
  aevo
  ersthelfer(in)?
  brandschutzhelfer(in)?
  sicherheitsbeauftragter?
  bestellung zu[mr]
  zertifizierte[rn]?
  zertifikat
  befahigungsnachweis
  caces
  habilitation
  permis
  attestation
  sst
  psc ?1
  afgsu
  fimo
  fco
  bafa
  bnssa
  capacite de transport
  carte professionnelle
  carnet? de
  permiso de conducir
  manipulador(a)? de alimentos
  prevencion de riesgos
  carretiller[oa]
  certificado
  certificacion
  carteira de
  carta de conducao
  certificacao
  cnh
  nr[- ]?#
  attestato
  patentino
  patente
  abilitazione
  primo soccorso
  antincendio
  certificazione
  vca
  bhv
  ehbo
  rijbewijs
  code 95
  heftruck
  certificaat
  `,
    { start: 'letter', end: 'letter' },
  ),
  // 'Staplerschein', 'Sachkundenachweise', 'Fahrerlaubnis'
  /\p{L}{3}(?:scheine?|nachweise?|bewilligung(?:en)?|erlaubnis|lizenz(?:en)?)(?!\p{L})/u,
);
