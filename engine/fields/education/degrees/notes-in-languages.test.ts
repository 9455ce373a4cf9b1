import { expect, test } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';

/** Theses, supervisors and courses below a degree in the languages of resumes are no entries, fields or places. */
test.each<[string, readonly string[]]>([
  ['Italian', ['Titolo tesi: “Reti neurali”', 'Relatore Prof. G. M. Rossi', 'Materie: Analisi, Algebra']],
  [
    'more Italian',
    ['Tesi di laurea: Reti neurali', 'Argomento di ricerca: sensori', 'Data di conseguimento 14/10/2020'],
  ],
  ['German', ['Masterarbeit: Neuronale Netze', 'Betreuer: Prof. Müller', 'Schwerpunkte: Statistik, Optimierung']],
  ['more German', ['Bachelorarbeit über Netze', 'Leistungskurse: Botanik, Kunst', 'Thema der Arbeit: Netze']],
  ['French', ['Mémoire : Les réseaux de neurones', 'Directeur de thèse : Prof. Roux', 'Sujet de thèse : Les réseaux']],
  ['Spanish', ['Trabajo Fin de Grado: Redes', 'Título de la tesis: Redes', 'Beca de excelencia']],
  ['Portuguese', ['Trabalho de conclusão de curso: Redes', 'Orientador: Prof. Silva', 'TCC: Redes neurais']],
  ['Dutch', ['Scriptie: Neurale netwerken', 'Begeleider: Prof. de Vries', 'Vakken: Algebra, Analyse']],
])('%s notes', (_, notes) => {
  expect(read(['Master Botany\t2018 – 2020', 'Harrow University', ...notes])).toEqual([
    'Harrow University | Master | Botany | 2018..2020',
  ]);
});

test('a degree that is written out below its dates is one entry', () => {
  const rows = [
    '2018 – 2020\tLaurea magistrale',
    'Corso di Laurea magistrale in Fisica, classe LM-17. Università di Harrow',
  ];
  expect(read(rows)).toEqual(['Università di Harrow | Laurea magistrale | Fisica | 2018..2020']);
});

test('a diploma and another degree below it are two', () => {
  const rows = ['2018 – 2020\tDiploma in Art', 'Bachelor of Botany, Harrow University'];
  expect(read(rows)).toEqual([' | Diploma | Art | 2018..2020', 'Harrow University | Bachelor of Botany | Botany | ..']);
});
