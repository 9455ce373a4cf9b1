import { expect, test } from 'vitest';
import { letterPairs } from './letter-pairs.ts';

const shareIn = (text: string) => {
  const { all, common } = letterPairs(text);
  return common / all;
};

test.each([
  'I have led teams of twelve people and reduced the errors in shipping by a third',
  'Ich habe zwölf Menschen geleitet und die Fehler im Versand um ein Drittel gesenkt',
  'J’ai dirigé une équipe de douze personnes et réduit les erreurs du service',
  'He dirigido un equipo de doce personas y reducido los errores en los envíos',
])('text of a language has many common pairs: %s', (text) => {
  expect(shareIn(text)).toBeGreaterThan(0.45);
});

test('letters shifted by a broken map have few', () => {
  const shifted = Array.from('i have led teams of twelve people and reduced errors in shipping')
    .map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 7) % 26))))
    .join('');
  expect(shareIn(shifted)).toBeLessThan(0.3);
});

test('only pairs inside words count', () => {
  expect(letterPairs('t h 12 é')).toEqual({ all: 0, common: 0 });
  expect(letterPairs('The')).toEqual({ all: 2, common: 2 });
});
