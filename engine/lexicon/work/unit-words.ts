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
