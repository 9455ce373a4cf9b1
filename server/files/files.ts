import { randomBytes } from 'node:crypto';
import { hourMs } from '#contract/product/durations.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { Problem } from '../http/problem.ts';
import { ObjectStoreError, type ObjectStore } from './object-store.ts';
import { deleteAt, listForDeletion, unlist } from './store.ts';

/** Where a row has its encrypted file: in the row itself, or in the object store. */
export type StoredFile = { file: Buffer | null; fileKey: string | null };

export type NewFile = StoredFile & {
  /** In the transaction that stores the row: without it, the object is deleted. */
  claim: (transaction: Transaction) => Promise<void>;
  /** Afterward, whether it was claimed or not. */
  release: () => Promise<void>;
};

/** The files that people upload, encrypted before they get here. */
export type Files = {
  /** Stores an encrypted file. Throws an `ObjectStoreError` when the store does not take it. */
  keep: (sealed: Buffer) => Promise<NewFile>;
  /** The encrypted file. Throws 'stored-damaged' when it is gone, and an `ObjectStoreError` when it cannot be had now. */
  open: (stored: StoredFile) => Promise<Buffer>;
};

/** An object without a row is deleted after this time, in which any upload has ended. */
const unclaimedMs = hourMs;

const inRow = (sealed: Buffer): NewFile => ({
  file: sealed,
  fileKey: null,
  claim: async () => undefined,
  release: async () => undefined,
});

/** Files in the object store, if there is one; new ones only if `keepsNew`. */
export const createFiles = (
  { db, clock }: { db: Database; clock: () => Date },
  objects: { store: ObjectStore; folder: string; keepsNew: boolean } | null,
): Files => ({
  keep: async (sealed) =>
    objects === null || !objects.keepsNew ? inRow(sealed) : putObject({ db, clock }, objects, sealed),
  async open({ file, fileKey }) {
    if (file !== null) return file;
    if (fileKey === null) throw new Problem('stored-damaged');
    // The start refuses this; rows of another server may have come since.
    if (objects === null) throw new ObjectStoreError('no object store is configured', { status: null, code: '' });
    const sealed = await objects.store.get(fileKey);
    if (sealed === null) throw new Problem('stored-damaged');
    return sealed;
  },
});

/** Stores an object under a new key, which nobody can guess. */
export const putObject = async (
  { db, clock }: { db: Database; clock: () => Date },
  { store, folder }: { store: ObjectStore; folder: string },
  sealed: Buffer,
): Promise<NewFile & { fileKey: string }> => {
  const fileKey = `${folder}/${randomBytes(32).toString('base64url')}`;
  const now = clock();
  // Before the object: whatever fails from here on, it is deleted if no row claims it.
  await listForDeletion(db, [fileKey], { now, tryAt: new Date(now.getTime() + unclaimedMs) });
  await store.put(fileKey, sealed);
  let isClaimed = false;
  return {
    file: null,
    fileKey,
    async claim(transaction) {
      if (!(await unlist(transaction, fileKey)))
        throw new ObjectStoreError('storing a file took too long', { status: null, code: '' });
      isClaimed = true;
    },
    async release() {
      if (!isClaimed) await deleteAt(db, fileKey, clock());
    },
  };
};
