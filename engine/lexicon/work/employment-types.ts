import { fold } from '../../text/fold.ts';

const list = (types: string): readonly string[] => types.split(',').map((type) => type.trim());

/** Terms of employment that stand beside employer and place: the choices of LinkedIn in our languages, and the usual ones of job boards. */
const types: ReadonlySet<string> = new Set([
  ...list(
    `full-time, full time, part-time, part time, permanent, contract, temporary, temp, casual, seasonal, fixed-term,
    fixed term, per diem, prn, apprenticeship, internship, on-site, onsite, hybrid, contractor, contract role, w2, c2c`,
  ),
  ...list(`vollzeit, teilzeit, befristet, unbefristet, festanstellung, minijob, praktikum, ausbildung, vor ort`),
  ...list(`temps plein, temps partiel, cdi, cdd, alternance, sur site, contrat en alternance`),
  ...list(`jornada completa, media jornada, tiempo completo, tiempo parcial, contrato temporal, presencial, hibrido`),
  ...list(`tempo pieno, a tempo pieno, part time, tempo determinato, tempo indeterminato, contratto, in sede, ibrido`),
  ...list(`tempo integral, meio periodo, clt, pj, temporario, contrato, hibrida, presencial`),
  ...list(
    `winter season, summer season, saison, wintersaison, sommersaison, saisonkraft, saisonnier, saisonniere, saison d'ete,
    saison d'hiver, stagionale, stagione estiva, stagione invernale, temporada, temporada de verano, temporada de invierno,
    temporada de verao, temporada de inverno, seizoen, seizoenswerk, zomerseizoen, winterseizoen`,
  ),
  ...list(`voltijd, deeltijd, fulltime, parttime, bepaalde tijd, onbepaalde tijd`),
]);

/** True for words that only name the terms of an employment: 'Full-time'. */
export const isEmploymentType = (text: string): boolean => types.has(fold(text).replaceAll(/[()]/g, '').trim());
