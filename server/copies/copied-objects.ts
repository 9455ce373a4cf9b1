import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { ObjectStore } from '../files/object-store.ts';
import { findFileNow, findObjects, markLost, replaceKey, replaceKeyByFile, setFolder } from './store.ts';

/** The block of a data copy with the files of the object store: a line for each, its key and its bytes in base64. */
export const objectsBlock = { table: 'objects', columns: ['key', 'bytes'] };

const batch = 500;
const atOnce = 8;

/**
 * The lines of that block, for the rows that `client` sees. `now` sees later changes: a file that has been moved to the
 * database since (npm run move-files) is taken from there. `onLost` is called for files that are nowhere although
 * their row still exists.
 */
export async function* objectLines(
  client: Client,
  now: Client,
  store: ObjectStore,
  onLost: () => void,
): AsyncGenerator<Buffer> {
  let after = '';
  for (;;) {
    const named = await findObjects(client, after, batch);
    for (let from = 0; from < named.length; from += atOnce) {
      const some = named.slice(from, from + atOnce);
      const found = await Promise.all(some.map(({ key }) => store.get(key)));
      for (const [index, object] of some.entries()) {
        const bytes = found[index] ?? (await findFileNow(now, object.id));
        if (bytes === 'elsewhere') onLost();
        else if (bytes !== 'gone') yield Buffer.from(`${object.key}\t${bytes.toString('base64')}\n`);
      }
    }
    after = named.at(-1)?.key ?? after;
    if (named.length < batch) return;
  }
}

/**
 * Puts the objects of a copy where this site keeps its files (`store`, or with null their rows), and returns how many. In an object store they get a new
 * folder and new keys, so that neither site can delete the other's files. `stored` gets the keys of what was stored,
 * which has to be deleted if the restore fails.
 */
export const fillObjects = async (
  client: Client,
  lines: AsyncIterable<Buffer>,
  store: ObjectStore | null,
  stored: string[],
): Promise<number> => {
  const folder = randomBytes(16).toString('hex');
  if (store !== null) await setFolder(client, folder);
  let count = 0;
  for await (const line of lines) {
    const [key = '', text = ''] = line.toString('latin1').trimEnd().split('\t');
    const bytes = Buffer.from(text, 'base64');
    if (store === null) await replaceKeyByFile(client, key, bytes);
    else {
      const newKey = `${folder}/${randomBytes(32).toString('base64url')}`;
      stored.push(newKey);
      await store.put(newKey, bytes);
      await replaceKey(client, key, newKey);
    }
    count += 1;
  }
  await markLost(client, folder);
  return count;
};
