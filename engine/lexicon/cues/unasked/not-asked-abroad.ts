import { compilePhrases } from '../../phrases/compile.ts';

// Words of other languages before what a posting names without asking for it. Origin of all lists: written by us, from postings.

/** The same in other languages: 'No se requiere experiencia con Kafka'. */
export const notAskedAbroad = compilePhrases(
  String.raw`
  // Spanish
  no (necesitas|precisas|es preciso)_
  no se (requiere|requieren|necesita|necesitan|exige|exigen)
  no (es|son) (necesari|imprescindibl|obligatori)*
  no hace falta
  // Portuguese
  não (é|são|será) (necessári|exigid|obrigatóri|requerid)*
  não se exige
  não (precisas?|é preciso|necessitas?)_
  // Italian
  non (è|sono|sarà) (richiest|necessari|obbligatori|indispensabil)*
  non (serve|servono|occorre|occorrono)
  // French
  aucune? {1 words}(connaissance|expérience|compétence|diplôme|formation|qualification|niveau|prérequis)
  // All of an item: 'Kein Heuschnupfen'
  ^(keine?|geen) [^,;.:]{2,60}$
  (sans|pas de) (condition de )?(diplôme|expérience|qualification|formation|permis)s?
  pas besoin (de|d)
  // Spanish, Portuguese and Italian
  (sin|sem) (títulos?|titulación|estudios|experiencia|experiência|formación|formação|diploma)
  (sin|sem) (necesidad|requisito|exigencia|exigência|necessidade|obrigatoriedade) de
  nenhuma? {1 words}(experiência|formação|diploma|conhecimento)
  ningun[oa]? {1 words}(experiencia|titulación|formación|estudio|conocimiento)s?
  ningún {1 words}(título|diploma|estudio|conocimiento)s?
  nessun[ao]? {1 words}(laurea|diploma|titolo|esperienza|qualifica|conoscenza)
  senza (obbligo di |necessità di )?(laurea|diploma|titolo|esperienza|qualifica)
  // what somebody gets from the job
  wir unterstützen (dich|sie|euch) (bei|mit)_
  (bei uns|dabei) erfahrung(en)? sammeln
  vous (bénéficiez|bénéficierez) d
  vous serez (formée?|accompagnée?)
  (wir bieten|du erhältst|sie erhalten) {4 words}(ausbildung|weiterbildung|schulung|einarbeitung)
  nous (vous )?(offrons|proposons|assurons) {3 words}formation
  (recibirás|ofrecemos|tendrás) {2 words}formación
  (riceverai|offriamo) {2 words}formazione
  (receberás|receberá|terá|oferecemos) {2 words}formação
  (je krijgt|wij bieden|we bieden) {3 words}(training|opleiding)
  // German and Dutch
  (keine|kein) [^,;.:]{0,40}(erforderlich|nötig|notwendig|vorausgesetzt|verlangt|benötigt)
  ohne (abgeschlossene[sn]? )?(studium|ausbildung|berufsausbildung|abschluss|vorkenntnisse|erfahrung|berufserfahrung)
  geen [^,;.:]{0,40}(nodig|vereist|noodzakelijk)
  zonder (diploma|opleiding|ervaring|werkervaring)s?
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/**
 * What somebody must not mind: 'Keine Angst vor hohen Leitern' asks for nothing by that name, but 'Keine Scheu vor Excel'
 * asks for Excel.
 */
export const notMinded = compilePhrases(
  String.raw`
  not (afraid|scared) of
  (aucune?|pas|sans) (peur|crainte|allergie|vertige)s?
  (sin|sem) (miedo|vértigo|medo|vertigens|problemas?)
  senza (paura|vertigini|problemi)
  keine? (angst|scheu|höhenangst|berührungsängste|allergien?|probleme?|schwierigkeiten)
  geen (hoogtevrees|angst|bezwaar|moeite|allergie|problemen)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);
