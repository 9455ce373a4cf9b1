import { wordSet } from '../word-set.ts';

/** Words for a part of an organization that is no employer of its own. Folded; written by us. */
export const unitWords: ReadonlySet<string> = wordSet(
  `department dept division unit team branch section directorate subdivision`,
  `abteilung fachbereich bereich referat team dezernat sachgebiet`,
  `departement direction equipe departamento direccion equipo direzione dipartimento reparto departamento direcao setor`,
  `afdeling faculty fakultat faculte facultad facolta faculdade faculteit`,
);

/** Words that name an organization in one resume and a part of one in another: the name beside it decides. Folded. */
export const maybeUnitWords: ReadonlySet<string> = wordSet(
  `office bureau center centre institute school college library program programme course project chair`,
  `institut lehrstuhl zentrum buro schule bibliothek projekt ecole bibliotheque programme projet service`,
  `instituto centro escuela escola biblioteca programa proyecto curso servicio oficina istituto scuola ufficio progetto corso`,
  `instituut centrum opleiding bibliotheek kantoor`,
);

/** Heads of names of hospital units, in which all other words are of `wardKinds`. Folded. */
const wardHeads: ReadonlySet<string> = wordSet(
  `icu micu sicu nicu picu ccu cvicu cicu pacu sccu itu hdu ward wards unit room theatre theatres suite floor telemetry
  stepdown medsurg care delivery department dept`,
  `intensivstation notaufnahme station kreisssaal op aufwachraum`,
  `urgences reanimation rianimazione bloc urgencias uci quirofano urgencia uti reparto intensiva soccorso hulp afdeling`,
);

const wardKinds: ReadonlySet<string> = wordSet(
  `medical surgical medicine surgery med surg neuro neurology neurosurgical cardiac cardiothoracic cardiology burn burns
  trauma pediatric paediatric pediatrics paediatrics neonatal maternity stroke renal acute critical intensive emergency
  operating step down oncology orthopedic orthopaedic geriatric psychiatric dementia recovery day high dependency coronary
  respiratory adult male female mixed labor labour and postpartum antenatal postnatal obstetric gynaecology
  rehabilitation palliative hospice isolation infusion dialysis endoscopy outpatient inpatient progressive long term`,
  `innere medizin chirurgie chirurgische internistische geriatrische kardiologie neurologie onkologie zentrale
  interdisziplinare operatoire pediatriques adultos pediatrica pediatrico terapia pronto chirurgia medicina cuidados
  intensivos spoedeisende`,
);

const maxWardWords = 5;

/** 'Medical ICU', 'Operating Room', 'Surgical Ward': where somebody works in a hospital, and no employer. */
export const isHospitalUnit = (words: readonly string[]): boolean =>
  words.length <= maxWardWords &&
  words.some(
    (word) => wardHeads.has(word) && (words.length > 1 || word.length > 4 || /^[cmnsp]?icu$|pacu/u.test(word)),
  ) &&
  words.every((word) => wardHeads.has(word) || wardKinds.has(word) || /^\d{0,2}[a-z]?$/u.test(word));
