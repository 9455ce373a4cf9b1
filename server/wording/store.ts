import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { wordingChoices } from '../db/schema.ts';

type ChoiceRow = typeof wordingChoices.$inferSelect;

/** null when the person has not been asked. */
export const findWordingChoice = async (db: Database, userId: string): Promise<ChoiceRow | null> => {
  const [row] = await db.select().from(wordingChoices).where(eq(wordingChoices.userId, userId));
  return row ?? null;
};

export const replaceWordingChoice = async (db: Database, row: ChoiceRow): Promise<void> => {
  await db.insert(wordingChoices).values(row).onConflictDoUpdate({ target: wordingChoices.userId, set: row });
};

export const deleteWordingChoice = async (db: Database, userId: string): Promise<void> => {
  await db.delete(wordingChoices).where(eq(wordingChoices.userId, userId));
};
