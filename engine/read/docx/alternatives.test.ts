import { expect, test } from 'vitest';
import { wordPart } from '#engine/testing/build-docx.ts';
import { chosenOf } from './alternatives.ts';
import { child, parseXml } from './package/xml.ts';

const chosen = (inside: string) => {
  const xml = parseXml(new TextEncoder().encode(wordPart('r', `<mc:AlternateContent>${inside}</mc:AlternateContent>`)));
  const alternatives = child(xml, 'mc:AlternateContent');
  if (alternatives === undefined) throw new Error('Alternatives are needed');
  return chosenOf(alternatives).map(({ name }) => name);
};
const choice = (requires: string, inside: string) => `<mc:Choice Requires="${requires}">${inside}</mc:Choice>`;
const fallback = '<mc:Fallback><w:c/></mc:Fallback>';

test.each([
  ['the first choice that is understood', choice('x99', '<w:a/>') + choice('wps', '<w:b/>') + fallback, ['w:b']],
  ['one that requires several extensions', choice('wps w14', '<w:a/>') + fallback, ['w:a']],
  ['the fallback where none is understood', choice('wps x99', '<w:a/>') + fallback, ['w:c']],
  ['the first choice where there is no fallback', choice('x99', '<w:a/>'), ['w:a']],
  ['nothing where there is nothing', '', []],
])('%s is shown', (_what, inside, names) => {
  expect(chosen(inside)).toEqual(names);
});
