import { expect, test } from 'vitest';
import { drawTemplate } from '#contract/api/templates.ts';
import { addressOf } from '../../data/http/path-of.ts';
import { ownPageAddress } from './own-page.tsx';

test('the picture of a filled template is asked for where the contract has it', () => {
  const input = { id: 'template-1', page: 1, analysisId: '6d5c2f0e-7f5f-4d2f-9d53-0d7a54a1d0c1' };
  const { pathname, searchParams } = new URL(ownPageAddress(input.id, input.analysisId), 'http://host');
  expect(pathname).toBe(addressOf(drawTemplate, input));
  expect(drawTemplate.input.parse({ id: input.id, page: '1', ...Object.fromEntries(searchParams) })).toEqual(input);
});
