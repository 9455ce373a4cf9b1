import { expect, test } from 'vitest';
import { empty, labels, matched } from '../../testing/matched-jobs.ts';

const openings = {
  de: 'Schleusenwärter\n\nAufgaben\n- Sie bedienen die Schleuse und pflegen die Tore.\n\nIhr Profil',
  fr: "Éclusier\n\nMissions\n- Vous manœuvrez l'écluse et vous entretenez les portes.\n\nProfil recherché",
  es: 'Esclusero\n\nFunciones\n- Manejar la esclusa y cuidar de las compuertas del canal.\n\nRequisitos',
  pt: 'Operador de eclusa\n\nAtividades\n- Operar a eclusa e cuidar das comportas do canal.\n\nRequisitos',
  it: 'Guardiano della chiusa\n\nMansioni\n- Manovrare la chiusa e curare le paratie del canale.\n\nRequisiti',
  nl: 'Sluiswachter\n\nTaken\n- Je bedient de sluis en je onderhoudt de deuren van het kanaal.\n\nFunctie-eisen',
} as const;

const asked = (language: keyof typeof openings, item: string): readonly string[] =>
  labels(matched(`${openings[language]}\n- ${item}`, empty), 'soft');

test.each([
  ['fr', 'Capacité à expliquer les marées aux visiteurs', 'expliquer les marées aux visiteurs'],
  ['fr', 'Savoir gérer les retards avec calme', 'gérer les retards'],
  ['fr', 'Vous êtes à même de former les apprentis', 'former les apprentis'],
  ['fr', 'Tu sais expliquer les marées aux visiteurs', 'expliquer les marées aux visiteurs'],
  ['es', 'Capacidad para explicar las mareas a los visitantes', 'explicar las mareas a los visitantes'],
  ['it', 'In grado di spiegare le maree ai visitatori', 'spiegare le maree ai visitatori'],
  ['pt', 'Capacidade de explicar as marés aos visitantes', 'explicar as marés aos visitantes'],
  ['de', 'Fähigkeit, die Gezeiten verständlich zu erklären', 'die Gezeiten verständlich zu erklären'],
  ['nl', 'Je bent in staat om bezoekers goed te adviseren', 'bezoekers goed te adviseren'],
  ['nl', 'Het vermogen om te schakelen tussen twee sluizen', 'schakelen tussen twee sluizen'],
] as const)('%s: %s', (language, item, found) => {
  expect(asked(language, item)).toContain(found);
});

test.each([
  ['fr', 'Capacité à porter des cordes lourdes'],
  ['fr', 'Capacité à se déplacer entre les écluses'],
  ['es', 'Capacidad para viajar por la región'],
  ['it', 'Capacità di sollevare carichi pesanti'],
  ['de', 'Fähigkeit, schwere Taue zu heben'],
  ['nl', 'In staat om zware touwen te tillen'],
] as const)('%s: %s: a condition or a physical demand', (language, item) => {
  expect(asked(language, item)).toEqual([]);
});

test('a duty is what is done, and a term that we know is listed as one', () => {
  const duty = matched("Éclusier\n\nMissions\n- Capacité à expliquer les marées n'est rien ici.\n", empty);
  expect(labels(duty, 'soft')).toEqual([]);
  const known = matched(`${openings.es}\n- Capacidad para manejar Excel`, empty);
  expect(labels(known, 'soft')).toEqual([]);
  expect(labels(known, 'must')).toEqual(['Excel']);
});
