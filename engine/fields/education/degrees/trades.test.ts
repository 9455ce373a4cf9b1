import { expect, test } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';

/** Trades that are learned, levels of vocational schools, and kinds of schools in place of a degree. */
test.each<[string, readonly string[], readonly string[]]>([
  [
    'a trade, and the firm where it was learned',
    ['2014 – 2017\tKfz-Mechatroniker', 'Autohaus Morlock', '2008 – 2014\tRealschule Harrow', 'Realschulabschluss'],
    ['Autohaus Morlock | Kfz-Mechatroniker |  | 2014..2017', 'Realschule Harrow | Realschulabschluss |  | 2008..2014'],
  ],
  [
    'trades, each behind a dash',
    ['Bankkaufmann – Harrow Bank AG – 2017', 'Medizinische Fachangestellte – Praxis Harrow – 2014'],
    ['Harrow Bank AG | Bankkaufmann |  | ..2017', 'Praxis Harrow | Medizinische Fachangestellte |  | ..2014'],
  ],
  [
    'a trade below the way in which it was learned',
    [
      'Umschulung',
      '2012 – 2014\tKauffrau für Büromanagement, IHK Harrow',
      'Lehre',
      '2000 – 2003\tFloristin, Blumen Alder',
    ],
    ['IHK Harrow | Umschulung | Kauffrau für Büromanagement | 2012..2014', 'Blumen Alder | Floristin |  | 2000..2003'],
  ],
  [
    'a level behind a comma',
    ['Sociaal Werk, niveau 4', 'ROC Harrow', '2011 – 2014'],
    ['ROC Harrow | Sociaal Werk, niveau 4 |  | 2011..2014'],
  ],
  [
    'a level behind the field, without its number',
    ['MBO Verpleegkunde niveau 4\t2012 – 2014', 'Harrow College', 'NVQ Baking Level 2\t2010 – 2012', 'Ashby College'],
    ['Harrow College | MBO | Verpleegkunde | 2012..2014', 'Ashby College | NVQ | Baking | 2010..2012'],
  ],
  [
    'a level in brackets',
    ['2014 – 2017\tVerzorgende-IG (MBO 3, BBL)', 'Harrow College, Assen'],
    ['Harrow College | Verzorgende-IG (MBO 3, BBL) |  | 2014..2017'],
  ],
  [
    'the kind of a liceo beside a school',
    ['Liceo delle scienze umane', 'IIS Harrow, Bari', '2011 – 2016'],
    ['IIS Harrow | Liceo delle scienze umane |  | 2011..2016'],
  ],
  [
    'the kind of a school for a level beside a school',
    ['2005\tScuola superiore commerciale', 'Istituto Harrow, Bari'],
    ['Istituto Harrow | Scuola superiore commerciale |  | ..2005'],
  ],
  [
    'the entrance examination of universities',
    ['Acceso a la universidad para mayores de 25 años', 'Academia Harrow', '2014 – 2015'],
    ['Academia Harrow | Acceso a la universidad para mayores de 25 años |  | 2014..2015'],
  ],
  [
    'a school that has a number',
    ['Bachillerato general', 'Preparatoria No. 5, Rosario', '2011 – 2014'],
    ['Preparatoria No. 5 | Bachillerato general |  | 2011..2014'],
  ],
  [
    'studies that did not end, at their school',
    ['2006 – 2008\tToegepaste Informatica, Hogeschool Harrow (niet voltooid)'],
    ['Hogeschool Harrow | Toegepaste Informatica |  | 2006..2008'],
  ],
  [
    'no level that asks for the school of a degree',
    [
      'Secundaria: Colegio Harrow',
      'Bachiller en Ciencias, 2010',
      'Preparatoria: CBTis 75',
      'Bachillerato técnico, 2008',
    ],
    ['Colegio Harrow | Bachiller | Ciencias | ..2010', 'CBTis 75 | Bachillerato técnico |  | ..2008'],
  ],
  [
    'a school behind a slash',
    ['Bachillerato, opción Humanística / Liceo Harrow', '2008 – 2013'],
    ['Liceo Harrow | Bachillerato | opción Humanística | 2008..2013'],
  ],
  [
    'how a degree was reached, before its school',
    ['2012: Diploma di perito meccanico conseguito presso ITIS Harrow'],
    ['ITIS Harrow | Diploma di perito meccanico |  | ..2012'],
  ],
  [
    'a school of the GDR',
    ['POS „Ernst Harrow“, Rostock', 'Abschluss 10. Klasse', '1975 – 1985'],
    ['POS „Ernst Harrow“ | Abschluss 10. Klasse |  | 1975..1985'],
  ],
  [
    'the labels of forms are no values',
    ['Nome dell’istituto: ITIS Harrow', 'Qualifica conseguita: Perito informatico', 'Votazione: 80/100', 'Anno: 2005'],
    ['ITIS Harrow | Perito informatico |  | ..2005'],
  ],
  [
    'labels in German',
    ['Ausbildungsbetrieb: Harrow GmbH', 'Ausbildungsberuf: Tischler', '2008 – 2011'],
    ['Harrow GmbH | Tischler |  | 2008..2011'],
  ],
  [
    'labels in Dutch, and whether there is a diploma',
    ['2010 – 2014\tROC Harrow, Zwolle', 'Richting: Verpleegkunde (niveau 4)', 'Diploma: behaald'],
    ['ROC Harrow | Verpleegkunde (niveau 4) |  | 2010..2014'],
  ],
  [
    'the grade at the end of a sentence',
    ['2004 – Maturità classica presso il Liceo Harrow con voto 90/100'],
    ['Liceo Harrow | Maturità classica |  | ..2004'],
  ],
  ['a state school of Brazil', ['Ensino Médio: E.E. Harrow – 12/2010'], ['E.E. Harrow | Ensino Médio |  | ..2010-12']],
  // twins
  [
    'a level above keeps its school from the degrees further below',
    [
      'Secondary School : Harrow Community College (2010-2016)',
      'Third-level : Technological University Alder',
      'Bachelor of Science in Computing (2016-2019)',
    ],
    [
      'Harrow Community College | Secondary School |  | 2010..2016',
      'Technological University Alder | Bachelor of Science | Computing | 2016..2019',
    ],
  ],
  [
    'a degree that is named again with its field',
    ['2021 - 2022\tDottorato', 'Studente di dottorato in Fisica presso l’Università di Harrow'],
    ['Università di Harrow | dottorato | Fisica | 2021..2022'],
  ],
  [
    'a level stays where its school has no other degree',
    ['Secundaria: Colegio Harrow, 2008 - 2012', 'Primaria: Escuela Alder, 2002 - 2008'],
    ['Colegio Harrow | Secundaria |  | 2008..2012', 'Escuela Alder | Primaria |  | 2002..2008'],
  ],
  [
    'no job at a firm',
    ['2018 – 2020\tTutor', 'Harrow Bank AG', '2014 – 2018\tBachelor of Arts Botanik', 'Universität Harrow'],
    ['Universität Harrow | Bachelor of Arts | Botanik | 2014..2018'],
  ],
  [
    'a preparatoria without a number is a degree',
    ['Preparatoria', 'Colegio Harrow', '2011 – 2014'],
    ['Colegio Harrow | Preparatoria |  | 2011..2014'],
  ],
])('%s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});
