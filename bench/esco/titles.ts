import fs from 'node:fs';
import path from 'node:path';
import { titleStems } from '#engine/match/titles/title-stems.ts';
import { rowsOf } from '../marked-sentences.ts';
import { nameIndex } from './name-index.ts';
import { rankedBy, type Ranked } from './ranking.ts';

const rowsOfTable = (file: string): string[][] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

/** Titles of national lists of occupations against the names of ESCO: one data set of MELO. */
export const meloRanks = (folder: string): readonly Ranked[] => {
  const corpus = rowsOfTable(path.join(folder, 'corpus_elements.tsv'));
  const at = new Map(corpus.map(([id = ''], index) => [id, index]));
  const right = new Map<string, number[]>();
  for (const [query = '', , name = '', relevance] of rowsOfTable(path.join(folder, 'annotations.tsv'))) {
    const index = at.get(name);
    if (relevance !== '1' || index === undefined) continue;
    right.set(query, [...(right.get(query) ?? []), index]);
  }
  const index = nameIndex(corpus.map(([, name = '']) => titleStems(name)));
  return rowsOfTable(path.join(folder, 'queries.tsv')).map(([id = '', title = '']) =>
    rankedBy(index.scores(titleStems(title)), right.get(id) ?? []),
  );
};

/** Titles of vacancies against the preferred names of ESCO's occupations, which `melo` (a data set of MELO) has. */
export const jobBertRanks = (file: string, melo: string): readonly Ranked[] => {
  const names = new Map(rowsOfTable(path.join(melo, 'corpus_elements.tsv')).map(([id = '', name = '']) => [id, name]));
  // The first name of a concept is the preferred one.
  const preferred = new Map<string, string>();
  for (const [id = '', concept = ''] of rowsOfTable(path.join(melo, 'concept_mapping.tsv')))
    if (concept.includes('/occupation/') && !preferred.has(concept)) preferred.set(concept, names.get(id) ?? '');
  const at = new Map([...preferred.keys()].map((concept, index) => [concept, index]));
  const index = nameIndex([...preferred.values()].map(titleStems));
  return rowsOf(fs.readFileSync(file, 'utf8')).map(([, title = '', concept = '']) => {
    const target = at.get(concept);
    return rankedBy(index.scores(titleStems(title)), target === undefined ? [] : [target]);
  });
};
