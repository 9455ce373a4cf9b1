import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { englishOf } from './english.ts';
import { writtenWordsOf } from './written-words.ts';

test('an English resume is recognised as English', () => {
  expect(factsFrom(asPdf(sample)).english).toBe(true);
});

test.each([
  [
    'German',
    'Leitung eines Teams von 14 Personen in zwei Lagern und Planung der Schichten. Verhandlung der Verträge mit den Spediteuren.',
  ],
  [
    'French',
    "Encadrement d'une équipe de 14 personnes dans deux entrepôts et planification des horaires avec les transporteurs.",
  ],
  [
    'Spanish',
    'Dirección de un equipo de 14 personas en dos almacenes y planificación de los turnos con los transportistas.',
  ],
  ['nothing', ''],
])('%s is not recognised as English', (_, text) => {
  expect(englishOf(writtenWordsOf(text))).toBeNull();
});
