import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { S3Settings } from '../files/s3-store.ts';

export type ObjectServer = {
  settings: S3Settings;
  /** As settings of a server. */
  environment: Record<string, string>;
  objects: Map<string, { bytes: Buffer; storedAt: Date }>;
  /** What the store does to requests: answers them, fails at them, or never answers. */
  mood: 'well' | 'failing' | 'silent';
  /** Called before each request that is answered. */
  onRequest: (method: string, key: string) => void | Promise<void>;
  isVersioned: boolean;
  close: () => Promise<void>;
};

const bucket = 'resumes';
const keys = { accessKeyId: 'AKTEST', secretAccessKey: 'a secret of the tests' };
const region = 'eu-test-1';
const pageSize = 2;

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signature version 4, from the documentation of the protocol. */
const isSigned = ({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): boolean => {
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(headers.authorization ?? '') ?? [];
  const [accessKeyId, day = '', ...scope] = credential.split('/');
  const digest = headers['x-amz-content-sha256'];
  if (accessKeyId !== keys.accessKeyId || scope.join('/') !== `${region}/s3/aws4_request` || digest !== sha256(body))
    return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, url.pathname, query, lines.join(''), signed, digest].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], [day, ...scope].join('/'), sha256(request)].join('\n');
  const key = [day, ...scope].reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${keys.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
};

type Answer = { status: number; body?: Buffer | string };

const errorOf = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});

/** A store with one bucket that speaks the S3 protocol over HTTP, checks signatures and can fail. */
export const startObjectServer = async (): Promise<ObjectServer> => {
  const objects: ObjectServer['objects'] = new Map();

  const listing = (parameters: URLSearchParams): Answer => {
    const after = parameters.get('continuation-token') ?? '';
    const found = [...objects.keys()]
      .filter((key) => key.startsWith(parameters.get('prefix') ?? '') && key > after)
      .sort();
    const page = found.slice(0, pageSize);
    const next = found.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const items = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.storedAt.toISOString()}</LastModified></Contents>`,
    );
    return { status: 200, body: `<?xml version="1.0"?><ListBucketResult>${items.join('')}${next}</ListBucketResult>` };
  };

  const answer = (method: string, url: URL, body: Buffer): Answer => {
    const [, named, ...rest] = url.pathname.split('/');
    const key = rest.map(decodeURIComponent).join('/');
    if (named !== bucket) return errorOf(404, 'NoSuchBucket');
    if (key === '' && url.searchParams.has('versioning'))
      return {
        status: 200,
        body: `<VersioningConfiguration>${server.isVersioned ? '<Status>Enabled</Status>' : ''}</VersioningConfiguration>`,
      };
    if (key === '') return listing(url.searchParams);
    if (method === 'PUT') {
      objects.set(key, { bytes: body, storedAt: new Date() });
      return { status: 200 };
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    return found === undefined ? errorOf(404, 'NoSuchKey') : { status: 200, body: found.bytes };
  };

  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        if (server.mood === 'silent') return;
        const url = new URL(request.url ?? '', 'http://localhost');
        const body = Buffer.concat(chunks);
        await server.onRequest(request.method ?? '', url.pathname);
        const { status, body: text } =
          server.mood === 'failing'
            ? errorOf(503, 'SlowDown')
            : isSigned(request, url, body)
              ? answer(request.method ?? '', url, body)
              : errorOf(403, 'SignatureDoesNotMatch');
        response.writeHead(status).end(text);
      })();
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const bound = http.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const settings = { bucketUrl: `http://127.0.0.1:${port}/${bucket}`, region, ...keys };
  const server: ObjectServer = {
    settings,
    environment: {
      FILE_STORE: 's3',
      S3_BUCKET_URL: settings.bucketUrl,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    objects,
    mood: 'well',
    onRequest: () => undefined,
    isVersioned: false,
    async close() {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
  return server;
};
