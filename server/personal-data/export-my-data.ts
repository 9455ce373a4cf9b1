import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { exportMyData } from '#contract/personal-data.ts';
import type { Database } from '../db/connect.ts';
import type { Handler } from '../handler.ts';
import type { PersonalSafe } from '../keys/safe.ts';
import { findResumesOf } from '../resumes/store.ts';
import { findSealed, tablesOf } from './store.ts';
import { uniqueNames } from './unique-names.ts';

/** Streams: each file is read, opened and packed when its turn comes, so that one at a time is in memory. */
export const sendMyData: Handler<typeof exportMyData> = async ({ session, services, request, reply }) => {
  const { db, safe, clock, limits } = services;
  const userId = session.user.id;
  await limits.take([['export', userId]]);
  const zip = await zipOf(db, await safe.of(userId), userId, clock());
  request.log.info({ security: 'export', user: userId }, 'data exported by its owner');
  reply.type('application/zip');
  const day = clock().toISOString().slice(0, 10);
  reply.header('content-disposition', `attachment; filename="parsewell-data-${day}.zip"`);
  return zip;
};

const zipOf = async (db: Database, personal: PersonalSafe, userId: string, mtime: Date): Promise<Readable> => {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  const add = (name: string, load: () => Promise<Buffer>): void =>
    zip.addReadStreamLazy(name, { mtime }, (done) => {
      load().then(
        (bytes) => done(null, Readable.from([bytes])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });

  for (const [name, rowsOf] of Object.entries(tablesOf))
    add(`${name}.json`, async () => jsonOf(await rowsOf(db, userId)));
  const unique = uniqueNames();
  for (const { id, filename } of await findResumesOf(db, userId)) {
    const name = personal.open(id, 'filename', filename).toString();
    const file = `resumes/${unique(name)}`;
    add(file, async () => {
      const sealed = await findSealed(db, userId, id);
      return sealed === null ? Buffer.alloc(0) : personal.open(id, 'file', sealed.file);
    });
    add(`results/${id}.json`, async () =>
      jsonOf({ filename: name, file, ...(await resultOf(db, personal, userId, id)) }),
    );
  }
  zip.end();
  return output;
};

const jsonOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Empty when its owner deleted it while the export ran. */
const resultOf = async (db: Database, personal: PersonalSafe, userId: string, id: string): Promise<object> => {
  const sealed = await findSealed(db, userId, id);
  if (sealed === null) return {};
  const { jobDescription } = sealed;
  const result: unknown = JSON.parse(personal.open(id, 'result', sealed.result).toString());
  return {
    jobDescription: jobDescription === null ? null : personal.open(id, 'job-description', jobDescription).toString(),
    result,
  };
};
