import { expect, test } from 'vitest';
import { exampleCue, oneOf } from './alternatives.ts';

test.each([
  'Experience with any of ',
  'At least one of the following programming languages: ',
  'At least one scripting language (',
  'At least one query language such as ',
  'Kenntnisse in mehreren der folgenden Technologien: ',
  'Mindestens eine Programmiersprache (',
  "Maîtrise d'un des langages suivants : ",
  'Uno de los siguientes lenguajes: ',
  'Almeno uno dei seguenti linguaggi: ',
  'Pelo menos uma das seguintes linguagens: ',
  'Een van de volgende talen: ',
])('"%s" opens a list of which one is enough', (text) => {
  expect(oneOf.test(text)).toBe(true);
});

test.each([
  'One of our services in ',
  'At least one year using ',
  'All of the following: ',
  'Knowledge of the platform (',
  '',
])('"%s" opens none', (text) => {
  expect(oneOf.test(text)).toBe(false);
});

test('examples follow at once', () => {
  expect(exampleCue.test('tools such as ')).toBe(true);
  expect(exampleCue.test('Tools (z. B. ')).toBe(true);
  expect(exampleCue.test('tools such as hammers and ')).toBe(false);
});
