import { expect, test } from 'vitest';
import { empty, matched } from '../../../testing/matched-jobs.ts';

const rows = (asked: string) =>
  matched(
    `Zeilmaker\n\nFunctie-eisen\n- ${asked}\n- Je hebt ervaring met het repareren van zeilen`,
    empty,
  ).requirements.map(({ kind, answer, label }) => `${kind} ${answer} ${label}`);

test('a condition of the work is not asked for as a term besides', () => {
  expect(rows('Je bent fysiek fit')).toContain('application application Physical demands');
  expect(rows('Je bent fysiek fit')).not.toContainEqual(expect.stringContaining('fysiek'));
});

test('a term beside a condition stays', () => {
  expect(rows('Je bent fysiek fit en kent de Zeilwet')).toContainEqual(expect.stringContaining('Zeilwet'));
});

test('words of a clause about availability are no terms, in a list too', () => {
  const job = matched(
    'Velaio\n\nMansioni\n- Riparare le vele della barca e curare le corde.\n\nRequisiti\n- Conoscenza di Excel, serietà e disponibilità a lavorare su due turni',
    empty,
  );
  const labels = job.requirements.map(({ label }) => label);
  expect(labels).toContain('Working the advertised hours');
  expect(labels).not.toContainEqual(expect.stringContaining('turni'));
  expect(labels).toContain('Excel');
});

test.each([
  [
    'Velaio\n\nMansioni\n- Riparare le vele e curare le corde\n\nRequisiti\n' +
      '- Disponibilità a lavorare su turni e conoscenza della cucitura delle vele',
    'cucitura delle vele',
  ],
  [
    'Segelmacher\n\nAufgaben\n- Segel nähen und die Taue pflegen\n\nIhr Profil\n' +
      '- Bereitschaft zur Schichtarbeit und Kenntnisse im Segelzuschnitt',
    'Segelzuschnitt',
  ],
])('what is asked for behind an availability stays', (advert, term) => {
  expect(matched(advert, empty).requirements.map(({ label }) => label)).toContain(term);
});

test('a certificate that is asked about is no term as well', () => {
  const advert = 'Zeilmaker\n\nTaken\n- Je naait de zeilen en je verzorgt de touwen\n\nFunctie-eisen\n- VOG';
  expect(matched(advert, empty).requirements.map(({ label }) => label)).not.toContain('VOG');
});

const labelsOf = (asked: string) =>
  matched(`Deckhand\n\nRequirements\n- ${asked}\n- Experience with winches`, empty).requirements.map(
    ({ label }) => label,
  );

test('the words around a condition do not make a term of it', () => {
  const labels = labelsOf('Able to work alternate Saturdays');
  expect(labels).toContain('Working the advertised hours');
  expect(labels).toContain('winches');
  expect(labels).not.toContain('alternate Saturdays');
});
