import { compilePhrases } from './compile.ts';

/**
 * What a posting calls the proof, which the name of a certificate leaves out: 'Xyma certification', 'Fortbildung Xyma'.
 * Origin: written by us.
 */
export const wordForProof = compilePhrases(
  `
  certification
  certifications
  certificate
  certificates
  certified
  card
  cards
  ticket
  tickets
  licence
  licences
  license
  licenses
  endorsement
  accreditation
  credential
  qualification
  fortbildung
  weiterbildung
  zertifikat
  zertifizierung
  formation
  certificat
  attestation
  certificación
  certificado
  formación
  certificazione
  attestato
  certificação
  certificaat
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);
