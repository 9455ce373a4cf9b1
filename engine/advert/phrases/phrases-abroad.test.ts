import { describe, expect, test } from 'vitest';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { wordsOf } from '../../text/words.ts';
import { phrasesAbroad } from './phrases-abroad.ts';

const phrases = (language: AdLanguage, text: string, isItem = true, part: AdPart = 'must', taken = '') => {
  const words = wordsOf([{ text, isNewStart: true }]);
  return phrasesAbroad(words, { text, part, isItem, language }, language, (index) => words[index]?.raw === taken).map(
    ({ first, last }) => text.slice(words[first]?.stretches[0].from, words[last]?.stretches[0].to),
  );
};

describe('requirements beyond the lexicon in postings in other languages', () => {
  test.each<[AdLanguage, string, string[]]>([
    ['de', 'Kenntnisse im Obstbaumschnitt', ['Obstbaumschnitt']],
    ['de', 'Gute Botanikkenntnisse', ['Botanikkenntnisse']],
    ['de', 'Gute Botanik- und Chemiekenntnisse', ['Botanik- und Chemiekenntnisse']],
    ['de', 'Grundkenntnisse im Obstbaumschnitt', ['Obstbaumschnitt']],
    ['de', 'Gute Englischkenntnisse', []],
    ['de', 'Gute Rumänischkenntnisse', []],
    ['de', 'Gute Fremdsprachenkenntnisse', []],
    ['de', 'Gute Anwenderkenntnisse', []],
    ['nl', 'Daarnaast heb je kennis van rozenteelt', ['rozenteelt']],
    ['fr', 'La présence au jardin est requise le mardi', []],
    ['nl', 'Gevraagd wordt kennis van rozenteelt', ['rozenteelt']],
    ['de', 'In der Lage, Rosen zu schneiden', []],
    ['es', 'Se requiere poda de rosales', ['poda de rosales']],
    ['de', 'Sorgfältige Obstpflege', ['Obstpflege']],
    ['fr', 'Bonne maîtrise de la taille des rosiers', ['taille des rosiers']],
    ['es', 'Experiencia en poda de rosales', ['poda de rosales']],
    ['it', 'Conoscenza della potatura', ['potatura']],
    ['es', 'Experiencia en el mismo sector', []],
    ['es', 'Experiencia en el sector forestal', ['sector forestal']],
    ['es', 'Experiencia mínima: cinco años', []],
    ['it', "Una forte competenza nell'ambito della potatura", ['potatura']],
    ['it', 'Esperienza nella relazione con i fornitori e nella potatura', ['potatura']],
    ['it', 'Esperienza nella gestione di tutte le potature', ['potature']],
    ['pt', 'Experiência em contas a pagar', ['contas a pagar']],
    ['nl', 'Ervaring met rozenteelt', ['rozenteelt']],
    // a gerund opens a clause that says how or what for, unless it says what the work is done with
    ['pt', 'Conhecimento de rosas trepadeiras, permitindo uma venda segura', ['rosas trepadeiras']],
    ['it', 'Esperienza nella potatura di rose, rimanendo concentrati', ['potatura di rose']],
    ['es', 'Experiencia trabajando con sierras de cadena', ['sierras de cadena']],
    ['es', 'Experiencia al mando de cuadrillas forestales', ['mando de cuadrillas forestales']],
    // a verb, an adverb and a word of a closed class are part of no name
    ['it', 'Capacità di gestire vivai forestali', ['vivai forestali']],
    ['it', 'Saper leggere planimetrie catastali', ['planimetrie catastali']],
    ['it', 'Capacità di apprendere velocemente', []],
    ['it', 'Esperienza nella potatura durante le vacanze', ['potatura']],
    ['es', 'Buscamos jardineros con experiencia en poda de rosales', ['poda de rosales']],
    ['es', 'Conocimiento de material escolar', ['material escolar']],
    ['it', 'Conoscenza del cantiere navale', ['cantiere navale']],
    ['fr', 'Connaissance de la taille depuis plusieurs saisons', ['taille']],
    ['nl', 'Beschikken over een bosbouwdiploma', ['bosbouwdiploma']],
    // an adjective alone names nothing
    ['it', 'Esperienza in attività ordinarie', []],
    ['it', 'Conoscenza delle nuove cultivar rampicanti', ['cultivar rampicanti']],
    ['pt', 'Conhecimentos básicos em jardinagem', ['jardinagem']],
    ['fr', 'Contre-indications', []],
    ['de', 'Erfolgreich abgeschlossene Ausbildung als Gärtner', ['Gärtner']],
    ['de', 'Umgang mit Florix oder einem vergleichbaren Kassensystem', ['Florix']],
    ['de', 'Hohe Einsatzbereitschaft', []],
    ['de', 'Hohe Sozial- und interkulturelle Kompetenz', []],
    ['de', 'Erfahrung in der Installation hydraulischer Einrichtungen', ['Installation hydraulischer Einrichtungen']],
    ['de', 'Kenntnisse technischer Gewerke wie Reetdach', ['Reetdach']],
    ['de', 'Der Umgang mit florix21 ist Ihnen vertraut', ['florix21']],
    ['de', 'Rosenschnitt o. ä.', ['Rosenschnitt']],
    [
      'de',
      'Fundierte Kenntnisse in Screencast-O-Matic und Weir management software.',
      ['Screencast-O-Matic', 'Weir management software'],
    ],
    ['de', 'Freude am Umgang mit Menschen und Tieren', []],
    ['de', 'Bereitschaft zur Arbeit am Wochenende, Kenntnisse im Obstbaumschnitt', ['Obstbaumschnitt']],
    ['de', 'Spaß an der Arbeit sowie Erfahrung mit Rosen', ['Rosen']],
    ['de', 'Hands-on-Mentalität', []],
    ['fr', "Capacité d'adaptation et d'écoute", []],
    ['fr', 'Vous aimez travailler en équipe', []],
    ['fr', "Titulaire d'un diplôme", []],
    ['fr', "Diplôme d'État d'infirmier", ["Diplôme d'État d'infirmier"]],
    ['fr', 'Esprit analytique et taille des rosiers', ['taille des rosiers']],
    ['fr', 'Sens du service client', []],
    ['fr', 'Langage : Florix', ['Florix']],
    ['fr', 'Résistance au stress', []],
    ['fr', 'La résistance des matériaux et de la géotechnique', ['résistance des matériaux', 'géotechnique']],
    ['fr', 'Capacités de calcul de structures', ['calcul de structures']],
    ['fr', 'Bonne capacité de rédaction technique', ['rédaction technique']],
    ['fr', 'Goût pour la cuisine moléculaire', ['cuisine moléculaire']],
    ['fr', 'Capacité de prise de décision', []],
    ['fr', 'Goût du travail bien fait', []],
    ['fr', 'Expérience métier recrutement', ['recrutement']],
    ['fr', 'Bases de données : Florix', ['Bases de données', 'Florix']],
    ['fr', 'Les bases de données relationnelles', ['bases de données relationnelles']],
    ['fr', 'Cabinet comptable, analyse financière', ['Cabinet comptable', 'analyse financière']],
    ['fr', 'Présentation soignée, travail les week-ends', []],
    ['fr', 'Bases solides, analyse de résultats', []],
    ['de', 'Gespür für Typografie und Grafik', ['Typografie', 'Grafik']],
    ['de', 'Lust auf Vertrieb und Beratung', ['Vertrieb', 'Beratung']],
    ['de', 'Affinität zu Kältetechnik und Klimaanlagen', ['Kältetechnik', 'Klimaanlagen']],
    ['de', 'Affinität zu Zahlen', []],
    ['de', 'Lust auf Verantwortung und Weiterentwicklung', []],
    ['de', 'Freude an selbstständigem Arbeiten', []],
    ['de', 'Begeisterung für neue Technologien', []],
    ['de', 'Spaß an der Arbeit im Team und mit Kunden', []],
    ['fr', 'Capacité à communiquer efficacement', []],
    ['fr', 'Recrutement', ['Recrutement']],
    ['fr', 'Première expérience réussie', []],
    ['fr', 'Solides bases en taille des rosiers', ['taille des rosiers']],
    ['de', 'Gute Kommunikationsfähigkeiten', []],
    ['de', 'Selbstständiges und zielorientiertes Arbeiten', []],
    ['de', 'Offene, freundliche Art', []],
    ['de', 'Datenbanken und verteilte Kessel', ['Datenbanken', 'Kessel']],
    ['de', 'Datenbanken und verteilte Systeme', ['Datenbanken']],
    ['de', 'Rosen und andere Pflanzen', ['Rosen', 'Pflanzen']],
    ['de', 'Maschinen und technische Pumpen', ['Maschinen', 'Pumpen']],
    ['de', 'Maschinen und technische Anlagen', ['Maschinen']],
    ['de', 'Kenntnisse in einem Beruf (z.B. Kesselbau, Orgelbau)', ['Kesselbau', 'Orgelbau']],
    ['de', 'Erfahrung in den Bereichen Kesselbau und Orgelbau', ['Kesselbau', 'Orgelbau']],
    ['de', 'Kochen und backen', ['Kochen']],
    ['de', 'Florines und sorgfältige Arbeitsweise', ['Florines']],
    ['de', 'Programmierfähigkeiten', ['Programmierfähigkeiten']],
    ['de', 'Beratungskompetenz', ['Beratungskompetenz']],
    ['de', 'Hohe Sozialkompetenz', []],
    ['fr', 'Bonne compréhension de la taille des rosiers', ['taille des rosiers']],
    ['fr', 'Nous recherchons un profil efficace', []],
    ['fr', 'Capacité à travailler', []],
    ['de', 'Kenntnisse in Obst-, Wein- und Gartenbau', ['Wein- und Gartenbau']],
    ['de', 'Obstpflege und Geduld runden das Bild ab', ['Obstpflege', 'Bild']],
    ['fr', 'Savoir lire des plans de montage', ['plans de montage']],
    ['fr', 'Savoir lire des plans', []],
    ['fr', 'Capacité à inspirer, motiver et enseigner', []],
    ['fr', 'Connaissance de la greffe ou encore la taille', ['greffe', 'taille']],
    ['fr', 'Expérience avec une équipe de gestion', []],
    ['fr', 'Connaissance de la propriété intellectuelle', ['propriété intellectuelle']],
    ['fr', 'Sens pratique orienté business', []],
    ['fr', 'Pour ces serres, parlé de niveau correct', []],
    ['es', 'Al menos tres rosales grandes de funciones descritas', ['rosales grandes']],
    ['es', 'Experiencia en las tareas descritas', []],
    ['es', 'Experiencia en proyectos relacionados', []],
    ['es', 'Experiencia en proyectos forestales', ['proyectos forestales']],
    ['fr', 'Connaissance de la réglementation sociale européenne', []],
    ['pt', 'Residir em Vila Verde', []],
    ['it', 'Ottime doti comunicative', ['doti comunicative']],
    ['it', 'Patente categoria B valida', ['Patente categoria B']],
    ['it', 'Conoscenza parlata e scritta', []],
    ['it', 'Familiarità con la potatura', ['potatura']],
    ['nl', 'Enkele jaren werkervaring in de rozenteelt', ['rozenteelt']],
    ['fr', 'Ponctuel et rigoureux', []],
    ['fr', 'Vous possédez des notions de greffe', ['greffe']],
    ['es', 'Manejo de software', []],
    ['fr', 'De formation CAP ou BEP', ['CAP', 'BEP']],
    ['fr', 'Une expérience solide et démontrable dans la taille des rosiers', ['taille des rosiers']],
    ['fr', 'Compétences avérées en greffe', ['greffe']],
    [
      'fr',
      'Avoir une spécialisation dans des disciplines spécifiques telles que la greffe ou encore la taille constitue un atout majeur',
      ['greffe', 'taille'],
    ],
    ['fr', 'Connaissance des rosiers afin de proposer le meilleur choix aux visiteurs du jardin', ['rosiers']],
    ['fr', 'La greffe est au cœur du métier de notre pépinière et de ses équipes', []],
    ['fr', 'Connaissances en robotique', ['robotique']],
    ['fr', 'Accueil, vente, caisse et inventaires', ['Accueil', 'vente', 'caisse', 'inventaires']],
    ['fr', 'Maîtrise : hydraulique, pneumatique', ['hydraulique', 'pneumatique']],
    ['fr', 'Le permis C est obligatoire', ['permis C']],
    ['es', 'Carnet C es obligatorio', ['Carnet C']],
    ['it', 'Sono richiesti il patentino muletto e la patente C', ['patentino muletto', 'patente C']],
    ['de', 'Sachkundenachweis für Pflanzenschutz', ['Sachkundenachweis', 'Pflanzenschutz']],
    ['fr', 'Passion pour la pâtisserie fine', ['pâtisserie fine']],
    ['it', 'Comunicazione e potatura', ['Comunicazione', 'potatura']],
    [
      'it',
      'Padronanza di Florix, Rosenplan software e Vivai Manager System per i nostri giardini',
      ['Florix', 'Rosenplan software', 'Vivai Manager System'],
    ],
    ['de', 'Florix Gartensoftware setzen wir voraus', ['Florix Gartensoftware']],
    ['de', 'Zudem verfügen Sie über Kenntnisse im Rosenschnitt', ['Rosenschnitt']],
    ['de', 'Wunsch nach einem Garten ohne Hektik', []],
    ['de', 'Motivation, Teil eines grünen Wandels zu sein', []],
    [
      'de',
      'Rosenschnitt, Obstbaumschnitt, Heckenschnitt, Bewässerung und die Pflege von Beeten im ganzen Park',
      ['Rosenschnitt', 'Obstbaumschnitt', 'Heckenschnitt', 'Bewässerung', 'Pflege', 'Beeten', 'Park'],
    ],
  ])('%s: %s', (language, text, found) => {
    expect(phrases(language, text)).toEqual(found);
  });

  test('a sentence states requirements only behind words of knowledge or experience', () => {
    expect(phrases('de', 'Sie haben Erfahrung im Obstbaumschnitt', false)).toEqual(['Obstbaumschnitt']);
    expect(phrases('de', 'Sie finden einen Obstgarten', false)).toEqual([]);
  });

  test('a sentence says what somebody knows or has done before', () => {
    expect(phrases('de', 'Sie kennen sich im Rosenschnitt aus.', false)).toEqual(['Rosenschnitt']);
    expect(phrases('de', 'Idealerweise haben Sie bereits Rosen gezüchtet.', false, 'nice')).toEqual(['Rosen']);
  });

  test('a degree, its field of study, a level and general words are not skills', () => {
    expect(phrases('de', 'Abgeschlossenes Studium Gartenbau', false)).toEqual([]);
    expect(phrases('fr', 'B2')).toEqual([]);
    expect(phrases('fr', 'Gestion')).toEqual([]);
    expect(phrases('nl', 'Je spreekt en schrijft goed Nederlands')).toEqual([]);
  });

  test('in a sentence about the reader only what words that ask open is a name', () => {
    expect(phrases('nl', 'Je signaleert knelpunten en begrijpt de gevoeligheden van snoeien')).toEqual([]);
    expect(phrases('nl', 'Je bent rustig en hebt ervaring met rozenteelt')).toEqual(['rozenteelt']);
  });

  test.each<[AdLanguage, string, string[]]>([
    ['de', 'Wartung von Bewässerungsanlagen', ['Bewässerungsanlagen']],
    ['de', 'Koordination der Termine', []],
    ['fr', 'Assurer la pose de clôtures', ['pose de clôtures']],
    ['fr', 'Accueillir les visiteurs', []],
  ])('%s: what a duty says beyond its verb: %s', (language, text, found) => {
    expect(phrases(language, text, true, 'duty')).toEqual(found);
    expect(phrases(language, text, false, 'duty')).toEqual([]);
  });

  test('known terms, and what is not required, are left out', () => {
    expect(phrases('de', 'Obstbaumschnitt', true, 'must', 'Obstbaumschnitt')).toEqual([]);
    expect(phrases('de', 'Obstbaumschnitt', true, 'duty')).toEqual([]);
  });
});
