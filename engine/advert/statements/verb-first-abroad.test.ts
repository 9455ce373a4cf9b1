import { expect, test } from 'vitest';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { asksAbroad, opensWithVerbAbroad } from './verb-first-abroad.ts';

test.each<[AdLanguage, string]>([
  ['fr', 'Assurer la taille des rosiers'],
  ['fr', 'Mettre en œuvre les plantations'],
  ['fr', 'Planifier et suivre les semis'],
  ['de', 'Steuere unsere Bewässerung'],
  ['de', 'Gieße den Garten'],
  ['de', 'Kommuniziere mit Gästen'],
  ['es', 'Coordinar las podas'],
  ['it', 'Gestire le serre'],
  ['pt', 'Elaborar relatórios de poda'],
  ['nl', 'Onderhouden van rozen'],
])('%s: "%s" begins with what is done there', (language, item) => {
  expect(opensWithVerbAbroad(item, language)).toBe(true);
});

test.each<[AdLanguage, string]>([
  ['fr', 'Maîtriser la taille des rosiers'],
  ['fr', 'Être ponctuel'],
  ['fr', 'Atelier de greffe'],
  ['fr', 'Chantier des jardins'],
  ['fr', 'Designer UX'],
  ['fr', 'Connaissance des rosiers'],
  ['de', 'Pflege der Beete'],
  ['de', 'Erfahrung mit dem Rosenschnitt'],
  ['de', 'Kenntnisse in SQL'],
  ['es', 'Dominar el inglés'],
  ['es', 'Taller de poda'],
  ['it', 'Saper potare gli ulivi'],
  ['pt', 'Ter experiência em podas'],
  ['nl', 'Kennis van rozen'],
  ['nl', 'Lassen van rvs'],
  ['it', "Giardiniere iscritto all'albo"],
  ['pt', 'Soldador com certificado'],
  ['pt', 'Vendedor externo'],
  ['es', 'Angular y React'],
  ['es', 'Familiar con Excel'],
  ['fr', 'Ouvrier agricole'],
  ['fr', 'Master en informatique'],
  ['es', 'Carácter dinámico'],
  ['it', 'Ingegnere civile abilitato'],
  ['fr', 'Docker et Kubernetes'],
  ['de', 'Freude das Team zu pflegen'],
])('%s: "%s" asks for something', (language, item) => {
  expect(opensWithVerbAbroad(item, language)).toBe(false);
});

test.each([
  ['Communiquer en anglais couramment', true],
  ['Arbeite seit 3 Jahren in der Pflege', true],
  ['Présenter un diplôme de jardinier', true],
  ['Bringe Englischkenntnisse mit', true],
  ['Assurer la taille des rosiers', false],
])('"%s" asks in so many words: %s', (item, asks) => {
  expect(asksAbroad(item)).toBe(asks);
});
