import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ContactSubject, MessageStatus } from '#contract/api/contact.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { applications, contactMessages } from '../db/schema.ts';
import type { Files, StoredFile } from '../files/files.ts';
import type { PersonalSafe } from '../keys/safe.ts';

const senderSchema = z.object({ name: z.string(), email: z.string(), phone: z.string().optional() });
const messageSchema = senderSchema.extend({ message: z.string() });
const applicationSchema = senderSchema.extend({ letter: z.string() });

/** When it arrived, when it will be deleted, and its status. */
type Received = { id: string; createdAt: Date; deleteAt: Date; status: MessageStatus };
export type ContactMessage = Received & { subject: ContactSubject; isPriority: boolean } & z.infer<
    typeof messageSchema
  >;
export type Application = Received & { opening: string; filename: string } & z.infer<typeof applicationSchema>;

export type NewMessage = Omit<ContactMessage, 'status'>;
/** `file` is the place of the encrypted file. */
export type NewApplication = Omit<Application, 'status'> & { file: StoredFile };

/** Here and below, `safe` uses the site's data key. */
export const insertMessage = async (
  transaction: Transaction,
  safe: PersonalSafe,
  { id, createdAt, deleteAt, subject, isPriority, ...body }: NewMessage,
): Promise<void> => {
  const sealed = safe.seal(id, 'message', JSON.stringify(messageSchema.parse(body)));
  const row = { id, createdAt, deleteAt, subject, isPriority, status: 'new', body: sealed } as const;
  await transaction.insert(contactMessages).values(row);
};

/** Encrypts the letter and the name of the file. Throws when the answers do not match their schema. */
export const insertApplication = async (
  transaction: Transaction,
  safe: PersonalSafe,
  { id, createdAt, deleteAt, opening, filename, file, ...body }: NewApplication,
): Promise<void> => {
  await transaction.insert(applications).values({
    id,
    createdAt,
    deleteAt,
    opening,
    status: 'new',
    body: safe.seal(id, 'application', JSON.stringify(applicationSchema.parse(body))),
    filename: safe.seal(id, 'filename', filename),
    file: file.file,
    fileKey: file.fileKey,
  });
};

export type Wanted = { status?: MessageStatus | undefined; maxRows: number; skip?: number };

/** Without a status: all. */
export const countMessages = (db: Database, status?: MessageStatus): Promise<number> =>
  db.$count(contactMessages, status === undefined ? undefined : eq(contactMessages.status, status));

/** Without a status: all. */
export const countApplications = (db: Database, status?: MessageStatus): Promise<number> =>
  db.$count(applications, status === undefined ? undefined : eq(applications.status, status));

/** New messages with priority come before all others. */
const isUrgent = and(eq(contactMessages.status, 'new'), eq(contactMessages.isPriority, true));

/** Messages for the operators, newest first, after new ones with priority. */
export const findMessages = async (
  db: Database,
  safe: PersonalSafe,
  { status, maxRows, skip = 0 }: Wanted,
): Promise<ContactMessage[]> => {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(status === undefined ? undefined : eq(contactMessages.status, status))
    .orderBy(desc(sql`${isUrgent}`), desc(contactMessages.createdAt))
    .limit(maxRows)
    .offset(skip);
  return rows.map(({ body, ...row }) => ({ ...row, ...opened(safe, row.id, 'message', body, messageSchema) }));
};

/** Applications for the operators, newest first, without their files. */
export const findApplications = async (
  db: Database,
  safe: PersonalSafe,
  { status, maxRows, skip = 0 }: Wanted,
): Promise<Application[]> => {
  const rows = await db
    .select(applicationColumns)
    .from(applications)
    .where(status === undefined ? undefined : eq(applications.status, status))
    .orderBy(desc(applications.createdAt))
    .limit(maxRows)
    .offset(skip);
  return rows.map(({ body, filename, ...row }) => ({
    ...row,
    ...opened(safe, row.id, 'application', body, applicationSchema),
    filename: safe.textOf(row.id, 'filename', filename),
  }));
};

/** Everything but the file, which may be several megabytes. */
const applicationColumns = {
  id: applications.id,
  createdAt: applications.createdAt,
  deleteAt: applications.deleteAt,
  opening: applications.opening,
  status: applications.status,
  body: applications.body,
  filename: applications.filename,
};

/** null when there is no such application. */
export const findApplicationFile = async (
  { db, files }: { db: Database; files: Files },
  safe: PersonalSafe,
  id: string,
): Promise<{ filename: string; file: Buffer } | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ filename: applications.filename, file: applications.file, fileKey: applications.fileKey })
    .from(applications)
    .where(eq(applications.id, id));
  if (row === undefined) return null;
  return { filename: safe.textOf(id, 'filename', row.filename), file: safe.open(id, 'file', await files.open(row)) };
};

/** False when there is no such message. */
export const markMessage = async (db: Database, id: string, status: MessageStatus): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const marked = await db
    .update(contactMessages)
    .set({ status })
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  return marked.length === 1;
};

/** False when there is no such application. */
export const markApplication = async (db: Database, id: string, status: MessageStatus): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const marked = await db
    .update(applications)
    .set({ status })
    .where(eq(applications.id, id))
    .returning({ id: applications.id });
  return marked.length === 1;
};

const opened = <Shape extends z.ZodType>(
  safe: PersonalSafe,
  id: string,
  kind: string,
  body: Buffer,
  schema: Shape,
): z.infer<Shape> => {
  const plain = safe.tryOpen(id, kind, body);
  return schema.parse(plain === null ? damaged : JSON.parse(plain.toString()));
};

/** Shown in place of an entry that cannot be decrypted, so that the others stay readable. */
const damaged = { name: '(cannot be read)', email: '', message: '(cannot be read)', letter: '(cannot be read)' };

/** Deletes up to `maxRows` expired contact messages and returns how many. */
export const deleteOldMessages = async (db: Database, now: Date, maxRows: number): Promise<number> => {
  const expired = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lte(contactMessages.deleteAt, now))
    .limit(maxRows);
  const { rowCount } = await db.delete(contactMessages).where(inArray(contactMessages.id, expired));
  return rowCount ?? 0;
};

/** Deletes up to `maxRows` expired applications with their files and returns how many. */
export const deleteOldApplications = async (db: Database, now: Date, maxRows: number): Promise<number> => {
  const expired = db
    .select({ id: applications.id })
    .from(applications)
    .where(lte(applications.deleteAt, now))
    .limit(maxRows);
  const { rowCount } = await db.delete(applications).where(inArray(applications.id, expired));
  return rowCount ?? 0;
};
