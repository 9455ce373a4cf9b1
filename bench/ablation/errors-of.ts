import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOf, type Answer } from '../exports/answers.ts';
import { scoreFile } from '../exports/judge/score-file.ts';
import type { DrawnFile } from '../unseen/draw-files.ts';
import { missedKeywords } from '../unseen/keyword-misses.ts';
import { scoreGroups } from '../unseen/score-groups.ts';
import type { Subject } from './documents.ts';

/** One answer of answers.ts. `row` is 0 with all rows. */
export type Answered = { row: number; id: string; json: Answer };

/** Wrong and missing values of an answer, by `keyOf`. */
export type Errors = ReadonlyMap<string, number>;

export const keyOf = (row: number, id: string): string => `${row}~${id}`;

const errorsOfPrinted = (
  { printed, fields, recallOnly }: Extract<Subject, { is: 'printed' }>,
  answer: Answer,
): number =>
  scoreFile(printed, readOf(answer))
    .filter(({ field, verdict }) => verdict === 'wrong' && fields.includes(field))
    .reduce((sum, finding) => {
      const isMissed = finding.printed !== '';
      const isMadeUp = finding.read !== '' && !recallOnly.includes(finding.field);
      return sum + (isMissed ? 1 : 0) + (isMadeUp ? 1 : 0);
    }, 0);

type KitAnswer = Answered & { subject: Extract<Subject, { is: 'kit' }> };

/** All answers are scored in one run of the kit's program: each as a file of its own, with the truth of its document. */
const errorsOfKit = (answers: readonly KitAnswer[]): Errors => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-answers-'));
  const link = (name: string, to: string): void => {
    if (!fs.existsSync(path.join(folder, name))) fs.symlinkSync(to, path.join(folder, name));
  };
  const files = answers.map(({ row, id, subject }): DrawnFile => {
    const key = keyOf(row, id);
    link(`${key}.gt.json`, path.join(subject.folder, `${id}.gt.json`));
    const posting = `${subject.row.person}.job.gt.json`;
    link(posting, path.join(subject.folder, posting));
    return { row: { ...subject.row, id: key }, look: subject.family, producer: subject.family, traits: [] };
  });
  const raw = path.join(folder, 'answers.jsonl');
  fs.writeFileSync(
    raw,
    answers.map(({ row, id, json }) => `${JSON.stringify({ id: keyOf(row, id), json })}\n`).join(''),
  );
  const scores = scoreGroups(folder, raw, files, ({ row }) => [row.id]);
  const misses = missedKeywords(
    folder,
    raw,
    files.map(({ row }) => row),
  );
  fs.rmSync(folder, { recursive: true });
  return new Map(
    misses.map(({ id, missed, extra }) => {
      const fields = Object.values(scores[id] ?? {}).reduce((sum, { fn, fp }) => sum + fn + fp, 0);
      return [id, fields + missed.length + extra.length];
    }),
  );
};

/** Counts what is wrong in each answer. */
export const errorsOf = (subjects: readonly Subject[], answers: readonly Answered[]): Errors => {
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const errors = new Map<string, number>();
  const ofKit: KitAnswer[] = [];
  for (const answer of answers) {
    const subject = byId.get(answer.id);
    if (subject === undefined) continue;
    if (subject.is === 'kit') ofKit.push({ ...answer, subject });
    else errors.set(keyOf(answer.row, answer.id), errorsOfPrinted(subject, answer.json));
  }
  return new Map([...errors, ...errorsOfKit(ofKit)]);
};
