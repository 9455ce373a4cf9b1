import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { englishOf } from './english.ts';
import { writtenWordsOf } from './written-words.ts';

test('an English resume is recognised as English', () => {
  expect(factsFrom(asPdf(sample)).english).toBe(true);
});

const withPaper = (lines: readonly string[]): readonly string[] => [
  ...lines,
  'The Tides of the North Sea and its Ports, a Survey',
];

test.each([
  [
    [
      'Direzione di una squadra di quattordici persone in due magazzini e pianificazione dei turni del porto.',
      'Trattative con i trasportatori, controllo delle scorte e formazione del personale nei due magazzini.',
      'Tesi di laurea su una nuova rete di boe, con misure della deriva delle reti da pesca nella laguna.',
      'Collaborazione con la capitaneria per lo sviluppo di una carta delle correnti e dei fondali.',
    ],
    null,
  ],
  [
    [
      'Led a team of fourteen people in two warehouses and planned their shifts in the port.',
      'Negotiated contracts with carriers, kept the stock and trained the staff of two warehouses.',
    ],
    true,
  ],
  [['Excel, SAP, Forecasting, Fleet planning, Customs, Audits, Contracts, Forklifts, Cranes and Winches'], true],
] as const)('the title of an English paper does not make a resume English: %j', (own, is) => {
  expect(factsFrom(asPdf(withPaper(own))).english).toBe(is);
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
