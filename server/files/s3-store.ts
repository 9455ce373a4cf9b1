import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { ObjectStoreError, type ObjectStore } from './object-store.ts';
import { errorCodeIn, listingIn, versioningIn } from './s3-answers.ts';

type Answer = { status: number; bytes: Buffer };

export type S3Settings = {
  /** The address of the bucket, which has its name in the path or in the host, as the store wants it. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long one request may take. */
  timeoutMs?: number;
};

/** Longer than 5 MB take on a slow connection between data centers, and shorter than people wait for a page. */
const defaultTimeoutMs = 8_000;

/** A bucket of a store that speaks the S3 protocol. Requests are signed with their content. */
export const createS3Store = (settings: S3Settings): ObjectStore => {
  const { region, accessKeyId, secretAccessKey, timeoutMs = defaultTimeoutMs } = settings;
  const bucketUrl = settings.bucketUrl.replace(/\/+$/, '');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  const once = async (method: string, url: string, body: Uint8Array): Promise<Answer> => {
    try {
      const response = await client.fetch(url, {
        method,
        // A signed digest lets the store refuse bytes that were changed on the way, also without TLS.
        headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
        ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'manual',
      });
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      throw new ObjectStoreError('the object store does not respond', {
        status: null,
        code: codeOf(error),
        cause: error,
      });
    }
  };
  /** Tries a second time when the store was busy or a kept connection broke: each request may safely be repeated. */
  const ask = async (method: string, url: string, body: Uint8Array = new Uint8Array()): Promise<Answer> => {
    const from = performance.now();
    const mayRepeat = (): boolean => performance.now() - from < timeoutMs / 2;
    const first = await once(method, url, body).catch((error: unknown) => {
      if (mayRepeat()) return null;
      throw error;
    });
    if (first !== null && (first.status < 500 || !mayRepeat())) return first;
    return once(method, url, body);
  };
  const urlOf = (key: string): string => `${bucketUrl}/${key.split('/').map(encodeURIComponent).join('/')}`;

  return {
    async put(key, bytes) {
      const answer = await ask('PUT', urlOf(key), bytes);
      if (answer.status !== 200) throw refusalOf(answer);
    },
    async get(key) {
      const answer = await ask('GET', urlOf(key));
      if (answer.status === 200) return answer.bytes;
      // Any other reason, such as a missing bucket, says nothing about the object.
      if (answer.status === 404 && errorCodeIn(answer.bytes.toString()) === 'NoSuchKey') return null;
      throw refusalOf(answer);
    },
    async delete(key) {
      const answer = await ask('DELETE', urlOf(key));
      if (answer.status === 200 || answer.status === 204) return;
      if (answer.status === 404 && errorCodeIn(answer.bytes.toString()) === 'NoSuchKey') return;
      throw refusalOf(answer);
    },
    async list(prefix, next) {
      const wanted = new URLSearchParams({ 'list-type': '2', prefix });
      if (next !== null) wanted.set('continuation-token', next);
      const answer = await ask('GET', `${bucketUrl}?${wanted.toString()}`);
      if (answer.status !== 200) throw refusalOf(answer);
      return listingIn(answer.bytes.toString());
    },
    async keepsVersions() {
      const answer = await ask('GET', `${bucketUrl}?versioning`);
      // Some stores have no versions and say so, or let only the bucket's owner ask.
      if (answer.status !== 200) return false;
      return versioningIn(answer.bytes.toString()) === 'Enabled';
    },
  };
};

const refusalOf = ({ status, bytes }: Answer): ObjectStoreError => {
  const code = errorCodeIn(bytes.toString());
  return new ObjectStoreError(`the object store answered ${status} ${code}`.trimEnd(), { status, code });
};

/** 'ECONNREFUSED', 'TimeoutError' and the like; fetch hides it in the cause of its error. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error.name;
};
