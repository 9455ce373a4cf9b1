import { expect, test } from 'vitest';
import { guides } from '#content/articles/guides.ts';
import { openings } from '#content/company/openings.ts';
import { team } from '#content/company/team.ts';
import { security } from '#content/pages/security.ts';
import { templates } from '#content/templates/catalog.ts';
import { profiles } from '#engine/profiles/index.ts';
import { readSource } from '../source-files.ts';

test.each([
  ['web/pages/company/security.tsx', 'answers to six questions', security.questions.length, 6],
  ['web/pages/company/features.tsx', 'about eight applicant tracking systems', profiles.length, 8],
  ['web/pages/resources/templates.tsx', 'Six resume templates', templates.length, 6],
  ['web/features/templates/words.ts', 'Six resume templates', templates.length, 6],
  ['web/pages/resources/resources.tsx', 'three free plain-text guides', guides.length, 3],
  ['web/features/about/words.ts', 'These four people', team.length, 4],
  ['web/features/careers/words.ts', 'these four are samples', openings.length, 4],
])('numbers in descriptions of pages are those of the data: %s says "%s"', (file, words, counted, said) => {
  expect(readSource(file)).toContain(words);
  expect(counted).toBe(said);
});
