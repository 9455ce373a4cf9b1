import fs from 'node:fs';
import path from 'node:path';
import { termPlacesOf } from '#engine/advert/asks/term-places.ts';
import { wordsOf } from '#engine/text/words.ts';
import { rowsOf } from '../marked-sentences.ts';
import { nameIndex } from './name-index.ts';
import { rankedBy, type Ranked } from './ranking.ts';

const stemsOf = (text: string): readonly string[] => wordsOf([{ text, isNewStart: true }]).map(({ stem }) => stem);

/** Words outside of the terms that we find only order what the terms leave open. */
const restWeight = 0.1;

/** Sentences with the ESCO skills that people linked to them; those that ESCO lacks are left out, as WorkRB does. */
const sentencesOf = (file: string): ReadonlyMap<string, readonly string[]> => {
  const csv = fs.readFileSync(file, 'utf8');
  const label = (csv.split(/\r?\n/u, 1)[0] ?? '').split(',').indexOf('label');
  const sentences = new Map<string, string[]>();
  for (const row of rowsOf(csv)) {
    const sentence = row[0] ?? '';
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), row[label] ?? '']);
  }
  return sentences;
};

/** Ranks of the linked ESCO skills for each sentence: by all its words, and by the terms that our reading of postings finds. */
export const skillRanks = (
  folder: string,
  file: string,
): { byWords: readonly Ranked[]; byTerms: readonly Ranked[] } => {
  const labels = fs.readFileSync(path.join(folder, 'skills_en_label.txt'), 'utf8').split('\n').filter(Boolean);
  const at = new Map(labels.map((label, index) => [label, index]));
  const index = nameIndex(labels.map(stemsOf));
  const byWords: Ranked[] = [];
  const byTerms: Ranked[] = [];
  for (const [sentence, linked] of sentencesOf(path.join(folder, file))) {
    const right = linked.flatMap((label) => at.get(label) ?? []);
    if (right.length === 0) continue;
    const all = index.scores(stemsOf(sentence));
    const places = termPlacesOf({ text: sentence, part: 'must', isItem: true, language: null }, () => false);
    const names = places.flatMap(({ asked }) => [asked.term, ...(asked.entry === null ? [] : [asked.entry])]);
    const scores = all.map((score) => score * restWeight);
    for (const name of new Set(names))
      index.scores(stemsOf(name)).forEach((score, label) => {
        scores[label] = Math.max(scores[label] ?? 0, score);
      });
    byWords.push(rankedBy(all, right));
    byTerms.push(rankedBy(scores, right));
  }
  return { byWords, byTerms };
};
