import fs from 'node:fs';
import path from 'node:path';
import { annotatedFolder, linesOf } from './shared-material.ts';

/** A range of words; `to` is exclusive. */
export type Stretch = { from: number; to: number };

/** A sentence of a job posting, split into words, with the spans that people marked as skills. */
export type Marked = { words: readonly string[]; spans: readonly Stretch[] };

type Tagged = { tokens: readonly string[]; tags_skill: readonly string[]; tags_knowledge?: readonly string[] };

/** 'B' begins a span, 'I' continues it, 'O' is outside. Tags may have a type after a hyphen. */
const spansIn = (tags: readonly string[]): Stretch[] => {
  const spans: Stretch[] = [];
  tags.forEach((tag, at) => {
    const last = spans.at(-1);
    if (tag.startsWith('B')) spans.push({ from: at, to: at + 1 });
    else if (tag.startsWith('I') && last !== undefined && last.to === at) last.to = at + 1;
  });
  return spans;
};

const tagged = (files: readonly string[], tagsOf: (row: Tagged) => readonly (readonly string[])[]): Marked[] =>
  files
    .flatMap((file) => linesOf<Tagged>(path.join(annotatedFolder, file)))
    .map((row) => ({ words: row.tokens, spans: tagsOf(row).flatMap(spansIn) }));

const skillSpan = ['skillspan/train.json', 'skillspan/dev.json'];

export const skillSpanAll = (): Marked[] =>
  tagged(skillSpan, ({ tags_skill: skill, tags_knowledge: knowledge = [] }) => [skill, knowledge]);
export const skillSpanKnowledge = (): Marked[] =>
  tagged(skillSpan, ({ tags_knowledge: knowledge = [] }) => [knowledge]);

const ofNnose = (name: string): Marked[] =>
  tagged([`nnose_green_sayfullina/${name}/train.json`, `nnose_green_sayfullina/${name}/dev.json`], (row) => [
    row.tags_skill,
  ]);
export const green = (): Marked[] => ofNnose('green');
export const sayfullina = (): Marked[] => ofNnose('sayfullina');

/** This set has only the spans, without their sentences, so each span is a sentence of its own. */
export const kompetencer = (): Marked[] =>
  ['1_en_train.tsv', '3_en_dev.tsv']
    .flatMap((file) => fs.readFileSync(path.join(annotatedFolder, 'kompetencer', file), 'utf8').split('\n'))
    .map((line) => line.split('\t')[0]?.trim() ?? '')
    .filter((span) => span !== '')
    .map((span) => {
      const words = span.split(/\s+/u);
      return { words, spans: [{ from: 0, to: words.length }] };
    });

/** Sentences with the spans that people linked to ESCO, whether or not ESCO has a label for them. */
export const escoBenchmark = (): Marked[] => {
  const bySentence = new Map<string, Stretch[]>();
  for (const file of ['house_validation_annotations.csv', 'tech_validation_annotations.csv'])
    for (const row of rowsOf(
      fs.readFileSync(path.join(annotatedFolder, 'esco_skill_extraction_benchmark', file), 'utf8'),
    )) {
      const [sentence = '', span = ''] = row;
      const words = sentence.split(' ');
      const wanted = span.split(' ');
      const from = words.findIndex((_, at) => wanted.every((word, offset) => words[at + offset] === word));
      const spans = bySentence.get(sentence) ?? [];
      bySentence.set(sentence, spans);
      if (from >= 0 && span !== '' && !spans.some((other) => other.from === from))
        spans.push({ from, to: from + wanted.length });
    }
  return [...bySentence].map(([sentence, spans]) => ({ words: sentence.split(' '), spans }));
};

/** Rows of a CSV file without its header. Quoted cells may contain commas; two quotes stand for one. */
export const rowsOf = (csv: string): string[][] =>
  csv
    .split(/\r?\n/u)
    .slice(1)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
