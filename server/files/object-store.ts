/** An object in a listing. */
export type ListedObject = { key: string; storedAt: Date };

/**
 * A store of bytes under keys outside of the database. Every method throws an `ObjectStoreError` when the store does not
 * do what it was asked for.
 */
export type ObjectStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** null when there is no such object. */
  get: (key: string) => Promise<Buffer | null>;
  /** Also succeeds when there is no such object. */
  delete: (key: string) => Promise<void>;
  /** A page of the objects whose keys begin with `prefix`. `next` goes on with the following page, null after the last. */
  list: (prefix: string, next: string | null) => Promise<{ objects: readonly ListedObject[]; next: string | null }>;
  /** Whether deleting an object leaves older versions of it behind. */
  keepsVersions: () => Promise<boolean>;
};

/** The store cannot be reached (`status` null), or refused or failed at what it was asked for. */
export class ObjectStoreError extends Error {
  readonly status: number | null;
  /** The store's own code, such as 'NoSuchBucket'; '' without one. */
  readonly code: string;

  constructor(message: string, { status, code, cause }: { status: number | null; code: string; cause?: unknown }) {
    super(message, { cause });
    this.name = 'ObjectStoreError';
    this.status = status;
    this.code = code;
  }

  /** It may work later with the same settings. */
  get isTemporary(): boolean {
    return this.status === null || this.status >= 500 || this.status === 429;
  }
}
