import { repairIdSchema } from '#contract/report/repair.ts';
import { refusalOf } from '../analyze/refusal-of.ts';
import type { RepairOutcome } from '../../parsing/parser.ts';
import type { Services } from '../../boot/services.ts';
import { requireOwnFile, requireOwnResult } from '../analysis-store.ts';
import { resultOf } from '../versions/result-of.ts';

export type RepairQuestion = { id: string; only?: string | undefined; wantsFile: boolean };

/** Repairs the stored Word file of a user's analysis in the parser process; nothing is stored. */
export const repairOwn = async (
  { db, safe, files, parser, clock }: Pick<Services, 'db' | 'safe' | 'files' | 'parser' | 'clock'>,
  userId: string,
  { id, only, wantsFile }: RepairQuestion,
): Promise<{ repaired: Extract<RepairOutcome, { is: 'repaired' }>; filename: string }> => {
  const row = await requireOwnFile(db, userId, id);
  const personal = await safe.of(userId);
  const filename = personal.textOf(row.id, 'filename', row.filename);
  const { jobDescription } = resultOf(await requireOwnResult(db, userId, id), personal);
  const outcome = await parser.repair({
    person: userId,
    bytes: personal.open(row.id, 'file', await files.open(row)),
    filename,
    today: clock().toISOString().slice(0, 10),
    wantsFile,
    ...(only === undefined ? {} : { only: repairIdsIn(only) }),
    ...(jobDescription === undefined ? {} : { jobDescription }),
  });
  if (outcome.is !== 'repaired') throw refusalOf(outcome);
  return { repaired: outcome, filename };
};

/** Names of no repair are left out. */
const repairIdsIn = (list: string) =>
  list.split(',').flatMap((id) => {
    const known = repairIdSchema.safeParse(id);
    return known.success ? [known.data] : [];
  });
