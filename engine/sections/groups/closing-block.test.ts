import { expect, test } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { resumeOf } from '../../fields/resume-of.ts';
import { closingBlockOf } from './closing-block.ts';

const head = ['Ana Roe', 'Rua do Norte 4, Vilaverde do Lago', 'ana.roe@example.com', 'Experience'];
const jobs = ['Baker, Mill Lane Bakery, 2019 - 2022', 'Cook, Harbor Foods, 2016 - 2019', 'Mixed dough for six shops'];
const lines = [...head, ...jobs, 'Skills', 'Baking, Kneading'];

const closing = (...end: readonly string[]): readonly string[] => {
  const { visual } = readingsOf(docxDocument([...lines, ...end]));
  return [...closingBlockOf(visual)].map((line) => visual.lines[line]?.text ?? '');
};

test.each([
  [['Passau, den 03.11.2026']],
  [['Passau den 03.11.2026']],
  [['Paris le 3 mai 2026']],
  [['Lisboa, maio de 2026, Ana Roe']],
  [['12 de maio de 2026 - Lisboa/PT', 'Ana Roe | LinkedIn', 'AnaRoe (github.com)']],
  [['Guadalajara, Jalisco; 16 de Mayo 2026.']],
  // a town of no list that is in the address
  [['Vilaverde do Lago, junho de 2026']],
  [['Ana Roe', '1004536 de (Vilaverde)']],
  // whatever the form of the name
  [['Gent, 3 mei 2026, Jan van der Berg']],
  [['Passau, den 03.11.2026', 'Abd el-Karim Haddad']],
])('a signature ends the page: %j', (end) => {
  expect(closing(...end)).toEqual(end);
});

test.each([
  // what tells of no place, or is older than the jobs
  ['Scrum Master, Mai 2026'],
  ['Passau, den 03.11.2015'],
  ['Passau, 2026'],
  ['Passau, 03/2024 - 05/2026'],
  ['• Passau, den 03.11.2026'],
  ['Ana Berg'],
  // the date of the school above
  ['BSc Baking', 'University of Hull', 'Leeds, June 2026'],
])('content ends the page: %s', (...end) => {
  expect(closing(...end)).toEqual([]);
});

test('entries that all end with their place and date have no signature below them', () => {
  const entries = ['Oven tickets', 'Leeds, May 2025', 'Mixer tickets', 'Leeds, June 2026'];
  const { visual } = readingsOf(docxDocument([...lines, 'Certificates', ...entries]));
  expect([...closingBlockOf(visual)]).toEqual([]);
});

test.each([
  'Ana Roe',
  'Ade',
  'Jan van der Berg',
  'Abd el-Karim Haddad',
  'Nguye\u0302\u0303n Thi\u0323 Minh',
  'van den Heuvel Sanne',
  '王伟',
])('the name at the top of the page ends it once more: %s', (name) => {
  const texts = [{ text: name, sizePt: 20 }, ...lines.slice(1), name];
  const { visual } = readingsOf(docxDocument(texts));
  expect([...closingBlockOf(visual)].map((line) => visual.lines[line]?.text)).toEqual([name]);
});

test('a word at the top that is not set as a name is none at the end', () => {
  const { visual } = readingsOf(docxDocument(['Ana Roe', 'Baker', ...lines.slice(1), 'Baker']));
  expect([...closingBlockOf(visual)]).toEqual([]);
});

test('a school that is named at the top, too, is no name', () => {
  expect(closing('Rua do Norte 4, Vilaverde do Lago')).toEqual([]);
  const { visual } = readingsOf(
    docxDocument(['Ana Roe', 'Lakeside College', ...jobs, 'Education', 'Lakeside College']),
  );
  expect([...closingBlockOf(visual)]).toEqual([]);
});

test('a sentence that is at the top, too, is no name', () => {
  const line = 'Another line of text below';
  const { visual } = readingsOf(docxDocument(['Ana Roe', line, ...jobs, 'Languages', 'English, German', line]));
  expect([...closingBlockOf(visual)]).toEqual([]);
});

test('a signature further up ends nothing', () => {
  expect(closing('Passau, den 03.11.2026', 'Welding', 'Brazing', 'Bending', 'Grinding')).toEqual([]);
});

test.each(['docx', 'pdf'] as const)('a signature dates no job and is no skill (%s)', (kind) => {
  const read = (texts: readonly string[]) => {
    const document = kind === 'docx' ? docxDocument(texts) : pdfDocument(texts);
    return resumeOf(readingsOf(document).visual, document);
  };
  const signature = ['Passau, den 03.11.2026', 'Ana Roe'];
  const undated = read([...head, 'Baker', 'Mill Lane Bakery, Leeds', ...signature]);
  expect(undated.experience.map(({ period }) => period)).toEqual([null]);
  expect(read([...lines, ...signature]).skills.map(({ value }) => value)).toEqual(['Baking', 'Kneading']);
  expect(read(['Curriculum', 'Skills', 'Baking', 'Kneading', ...signature]).name).toMatchObject({
    value: 'Ana Roe',
    confidence: 0.45,
  });
});
