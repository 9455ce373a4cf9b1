import { expect, test } from 'vitest';
import { plainAdvert } from './plain-advert.ts';
import { statementsOf } from './statements-of.ts';
import { titleOf } from '../title-of.ts';

test('text that a job board adds is not part of the posting', () => {
  const pasted = [
    'Promoted by hirer',
    'Over 100 applicants',
    'Easy Apply',
    'Gardener',
    'Reposted 3 days ago',
    'You will prune roses. Show more Show less Seniority level Entry level Employment type Full-time',
    'Referrals increase your chances of interviewing at Greenmoor by 2x',
  ].join('\n');
  expect(plainAdvert(pasted)).toBe('Gardener\nYou will prune roses.');
  expect(titleOf(plainAdvert(pasted))).toBe('Gardener');
});

test('emphasis of Markdown is taken away, marks of lists stay', () => {
  expect(plainAdvert('Runs *social media* and **Kafka**, (*nets*)\n* roses\n* hedges\n2 * 3 * 4')).toBe(
    'Runs social media and Kafka, (nets)\n* roses\n* hedges\n2 * 3 * 4',
  );
});

test('the words of a web address are not part of the posting', () => {
  expect(plainAdvert('Roses: https://greenmoor.example/PDF/Benefits.pdf (www.greenmoor.example), and hedges')).toBe(
    'Roses:  (), and hedges',
  );
  expect(plainAdvert('HTTP and www servers')).toBe('HTTP and www servers');
  expect(plainAdvert('Write to a.kafka-rowe@greenmoor.example.org, or call')).toBe('Write to @, or call');
  expect(plainAdvert('Mentions @greenmoor')).toBe('Mentions @greenmoor');
});

test('line breaks that a program wrote as signs are line breaks', () => {
  expect(plainAdvert(String.raw`Gardener\r\nMust prune roses\n\n- Hedges`)).toBe(
    'Gardener\nMust prune roses\n\n- Hedges',
  );
  expect(plainAdvert(String.raw`Scripts in C:\new and C:\name`)).toBe(String.raw`Scripts in C:\new and C:\name`);
});

test('nor are its buttons in other languages', () => {
  const buttons = ['Schließen', 'Jetzt bewerben', 'Postuler', 'Voir plus', 'Guardar oferta', 'Publicado hoy'];
  const more = ['Candidati ora', 'Salva', 'Candidatura simplificada', 'Exibir mais', 'Solliciteren', 'Bewaar vacature'];
  expect(plainAdvert([...buttons, 'Jardinero', ...more].join('\n'))).toBe('Jardinero');
});

test('an ordinary line that begins like a button stays', () => {
  for (const line of ['Save lives as a medic', 'Follow recipes', 'Share knowledge with juniors', 'New York'])
    expect(plainAdvert(line)).toBe(line);
  for (const line of ['Postuler aux appels', 'Guardar muestras', 'Salva chi lavora', 'Bewaren van zaden'])
    expect(plainAdvert(line)).toBe(line);
});

test('tags become lines and items, entities become letters', () => {
  const pasted = '<h3>What You&#39;ll Need</h3><ul><li>Roses &amp; hedges</li><li>Topiary&nbsp;shears</li></ul>';
  const statements = statementsOf(plainAdvert(`Gardener\n${pasted}`));
  expect(statements.slice(1)).toMatchObject([
    { text: 'Roses & hedges', part: 'must', isItem: true },
    { text: 'Topiary shears', part: 'must', isItem: true },
  ]);
});

test('a less-than sign is not a tag and an unknown entity stays', () => {
  for (const text of ['p < 0.05 and n > 30', 'AT&T; and Q&A', 'List<String>']) expect(plainAdvert(text)).toBe(text);
});

test('space within a line stays, however much', () => {
  const spaces = ' '.repeat(20_000);
  expect(plainAdvert(`Gardener${spaces}wanted`)).toBe(`Gardener${spaces}wanted`);
});

test('ligatures of a PDF are read as their letters', () => {
  expect(plainAdvert('Eﬀective oﬃce work; 5 µm ﬁlters ²')).toBe('Effective office work; 5 µm filters ²');
});

test('the name of a page of jobs is no title', () => {
  expect(titleOf(plainAdvert('Jobs\nGardener\nYou will prune roses.'))).toBe('Gardener');
  expect(titleOf(plainAdvert('Search for Jobs\nGardener\nYou will prune roses.'))).toBe('Gardener');
});

test.each([
  ['Vuoi sapere come ti posizioni?'],
  ['2 competenze mancanti sul tuo profilo'],
  ['Personnes que vous pouvez contacter'],
  ['Conoce al equipo de contratación'],
  ['Personen met wie u contact kunt opnemen'],
])('%s: what a network shows around a posting is not part of it', (line) => {
  expect(plainAdvert(`Giardiniere\n${line}\nRose e siepi`)).not.toContain(line);
});
