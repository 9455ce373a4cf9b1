import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../db/connect.ts';
import { Problem } from '../http/problem.ts';
import type { KeyRing } from './key-ring.ts';
import { seal, unseal } from './seal.ts';
import { addDataKey, findDataKey, type Holder, site, keyNamesInUse, type WrappedKey } from './store.ts';

/** Seals and opens what belongs to one holder. `object` and `kind` name the thing and the part of it. */
export type PersonalSafe = {
  seal(object: string, kind: string, plain: Uint8Array | string): Buffer;
  /** Throws the corresponding problem when the stored bytes are damaged. */
  open(object: string, kind: string, sealed: Buffer): Buffer;
  /** The same, but null for damaged bytes. */
  tryOpen(object: string, kind: string, sealed: Buffer): Buffer | null;
  /** A text for a list, in which one damaged entry must not hide the others. */
  textOf(object: string, kind: string, sealed: Buffer): string;
  /** Equal for equal texts, and useless without the key: for looking up sealed values. base64url. */
  fingerprint(kind: string, text: string): string;
};

export type Safe = {
  /**
   * Creates the person's data key on first use; `within` is the transaction that creates the person, if any. Throws
   * 'signed-out' for somebody whose account is being deleted.
   */
  of(userId: string, within?: Transaction): Promise<PersonalSafe>;
  /** The same, but null for somebody whose account is being deleted. */
  find(userId: string, within?: Transaction): Promise<PersonalSafe | null>;
  /** For data from people without an account: the site has one key for all of it. */
  ofSite(within?: Transaction): Promise<PersonalSafe>;
  /** A sentence for the operator when the database needs a key that is missing, else null. */
  fault(): Promise<string | null>;
};

const unreadable = '(cannot be read)';

/** Every person has their own data key, stored only in wrapped form. So keys are rotated by rewrapping 32 bytes, and deleting a data key makes all copies of that person's data unreadable, including those in backups. */
export const createSafe = (db: Database, ring: KeyRing): Safe => {
  const find = async (holder: Holder, via: Database | Transaction): Promise<PersonalSafe | null> => {
    const wrapped = (await findDataKey(via, holder)) ?? (await addDataKey(via, holder, newKey(ring, holder)));
    if (wrapped === null) return null;
    // Made once: the cipher would make one of the bytes each time.
    const key = createSecretKey(unwrap(ring, holder, wrapped));
    const label = (object: string, kind: string): string => `${holder}|${object}|${kind}|v1`;
    const tryOpen: PersonalSafe['tryOpen'] = (object, kind, sealed) => {
      try {
        return unseal(key, label(object, kind), sealed);
      } catch {
        // The cipher only reports that the bytes are not what was sealed.
        return null;
      }
    };
    return {
      seal: (object, kind, plain) =>
        seal(key, label(object, kind), typeof plain === 'string' ? Buffer.from(plain) : plain),
      open(object, kind, sealed) {
        const plain = tryOpen(object, kind, sealed);
        if (plain === null) throw new Problem('stored-damaged');
        return plain;
      },
      tryOpen,
      textOf: (object, kind, sealed) => tryOpen(object, kind, sealed)?.toString() ?? unreadable,
      // A separate key for each kind: the data key itself only ever encrypts.
      fingerprint: (kind, text) =>
        createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', `fingerprint|${kind}|v1`, 32)))
          .update(text)
          .digest('base64url'),
    };
  };
  const of = async (holder: Holder, via: Database | Transaction): Promise<PersonalSafe> => {
    const found = await find(holder, via);
    if (found === null) throw new Problem('signed-out');
    return found;
  };
  return {
    of: (userId, within) => of(userId, within ?? db),
    find: (userId, within) => find(userId, within ?? db),
    ofSite: (within) => of(site, within ?? db),
    fault: async () => missingKeys(ring, await keyNamesInUse(db)),
  };
};

/** A sentence for the operator when keys with these names are needed but missing, else null. */
export const missingKeys = (ring: KeyRing, names: readonly string[]): string | null => {
  const missing = names.filter((name) => ring.find(name) === null);
  if (missing.length === 0) return null;
  return `The database was encrypted with the key ${missing.join(', ')}, which is not one of the keys of this server. Set DATA_KEYS or DATA_KEYS_FILE to the keys it was created with.`;
};

const wrapLabel = (holder: Holder, keyName: string): string => `${holder}|data-key|${keyName}|v1`;

const newKey = (ring: KeyRing, holder: Holder): WrappedKey => wrap(ring, holder, randomBytes(32));

const wrap = ({ newest }: KeyRing, holder: Holder, key: Buffer): WrappedKey => ({
  keyName: newest.name,
  wrapped: seal(newest.key, wrapLabel(holder, newest.name), key),
});

/** The same data key, wrapped by the newest key. */
export const rewrap = (ring: KeyRing, holder: Holder, old: WrappedKey): WrappedKey =>
  wrap(ring, holder, unwrap(ring, holder, old));

const unwrap = (ring: KeyRing, holder: Holder, { keyName, wrapped }: WrappedKey): Buffer => {
  const key = ring.find(keyName);
  if (key === null) throw new Error(`the key ${keyName} is not configured`);
  return unseal(key, wrapLabel(holder, keyName), wrapped);
};
