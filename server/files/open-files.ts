import { randomBytes } from 'node:crypto';
import type { Configuration } from '../boot/configuration.ts';
import type { Database } from '../db/connect.ts';
import { createFiles, type Files } from './files.ts';
import { ObjectStoreError, type ObjectStore } from './object-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';
import { ensureFolder, hasObjects } from './store.ts';

export type Objects = { store: ObjectStore; folder: string; keepsNew: boolean };

export type OpenFiles = {
  files: Files;
  /** null without an object store. */
  objects: Objects | null;
  /** A sentence for the operator; null without an object store. */
  sentence: string | null;
};

/** The settings of the object store; null without one. */
export const s3SettingsOf = ({
  S3_BUCKET_URL: bucketUrl,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Configuration): S3Settings | null =>
  bucketUrl === undefined || accessKeyId === undefined || secretAccessKey === undefined
    ? null
    : { bucketUrl, region, accessKeyId, secretAccessKey };

/** The object store and this database's folder in it; null without one. */
export const openObjects = async (db: Database, configuration: Configuration): Promise<Objects | null> => {
  const settings = s3SettingsOf(configuration);
  if (settings === null) return null;
  const folder = await ensureFolder(db, randomBytes(16).toString('hex'));
  return { store: createS3Store(settings), folder, keepsNew: configuration.FILE_STORE === 's3' };
};

/**
 * Opens the place of files. Throws a sentence when the settings cannot work: a store that refuses us, one that keeps
 * deleted files, or none while files are in one. A store that is only away does not stop a server from starting.
 */
export const openFiles = async (
  sources: { db: Database; clock: () => Date },
  configuration: Configuration,
): Promise<OpenFiles> => {
  const { db } = sources;
  const objects = await openObjects(db, configuration);
  const files = createFiles(sources, objects);
  if (objects === null) {
    if (await hasObjects(db))
      throw new Error(
        'Some files are in an object store. Set S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to the ones they were stored with.',
      );
    return { files, objects, sentence: null };
  }
  const fault = await faultOf(objects);
  if (fault?.isFinal === true) throw new Error(fault.sentence);
  const what = objects.keepsNew ? 'Files are' : 'Files that were moved there are';
  const sentence = fault?.sentence ?? `${what} in the object store at ${configuration.S3_BUCKET_URL ?? ''}.`;
  return { files, objects, sentence };
};

type Fault = { isFinal: boolean; sentence: string };

/** Stores, reads and deletes a small object; null when all of that works. */
export const faultOf = async ({ store, folder }: Pick<Objects, 'store' | 'folder'>): Promise<Fault | null> => {
  const key = `${folder}/check-${randomBytes(16).toString('hex')}`;
  try {
    await store.put(key, Buffer.from('check'));
    const found = await store.get(key);
    await store.delete(key);
    if (found?.toString() !== 'check' || (await store.get(key)) !== null)
      return { isFinal: true, sentence: 'The object store at S3_BUCKET_URL does not return what was stored in it.' };
    if (await store.keepsVersions())
      return {
        isFinal: true,
        sentence:
          'The bucket at S3_BUCKET_URL keeps older versions of its objects, so deleted resumes would stay in it. Turn its versioning off, or use another bucket.',
      };
    return null;
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    const how = error.status === null ? 'does not respond' : `answers ${error.status}`;
    const why = error.code === '' ? how : `${how} (${error.code})`;
    return error.isTemporary
      ? {
          isFinal: false,
          sentence: `Warning: the object store at S3_BUCKET_URL ${why}. Until it works, files can be neither stored nor read.`,
        }
      : {
          isFinal: true,
          sentence: `The object store at S3_BUCKET_URL ${why}. Check S3_BUCKET_URL, S3_REGION and the keys.`,
        };
  }
};
