import { expect, test } from 'vitest';
import { adLanguageOf } from './ad-language.ts';

test.each([
  ['de', 'Sie haben eine Ausbildung und arbeiten gern mit Menschen in der Pflege.'],
  ['fr', 'Vous avez une formation et vous êtes à l’aise avec les clients dans la boutique.'],
  ['es', 'Buscamos a una persona con experiencia en la poda y el cuidado de las plantas.'],
  ['it', 'Cerchiamo una persona con esperienza nella cura delle piante e dei giardini.'],
  ['pt', 'Procuramos uma pessoa com experiência em jardins e que tenha gosto por plantas.'],
  ['nl', 'Wij zoeken een collega met ervaring in het snoeien van rozen.'],
] as const)('a posting in %s is recognised', (language, text) => {
  expect(adLanguageOf(text)).toBe(language);
});

test.each([
  'You have a certificate and like to work with people in care.',
  'Senior Manager, Rotterdam',
  'Die casting and mold design in a plant: you set the dies, run the press and check the parts.',
  '',
])('English, or too little to tell: %s', (text) => {
  expect(adLanguageOf(text)).toBeNull();
});
