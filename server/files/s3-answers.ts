import { SaxesParser } from 'saxes';
import type { ListedObject } from './object-store.ts';

/** The texts of the elements without children, by the path of their names: ['ListBucketResult/Contents/Key', 'a']. */
const textsIn = (xml: string): (readonly [path: string, text: string])[] => {
  const texts: (readonly [string, string])[] = [];
  const path: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', () => {
    texts.push([path.join('/'), text]);
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  return texts;
};

/** An answer to ListObjectsV2. Throws when it is not one. */
export const listingIn = (xml: string): { objects: readonly ListedObject[]; next: string | null } => {
  const objects: ListedObject[] = [];
  let key = '';
  let next: string | null = null;
  let isComplete = false;
  for (const [path, text] of textsIn(xml)) {
    if (path === 'ListBucketResult/Contents/Key') key = text;
    if (path === 'ListBucketResult/Contents/LastModified') objects.push({ key, storedAt: new Date(text) });
    if (path === 'ListBucketResult/NextContinuationToken') next = text;
    if (path === 'ListBucketResult') isComplete = true;
  }
  if (!isComplete) throw new Error('not a list of objects');
  return { objects, next };
};

/** The code of an error, such as 'NoSuchKey'; '' without one. */
export const errorCodeIn = (xml: string): string => {
  try {
    return textsIn(xml).find(([path]) => path === 'Error/Code')?.[1] ?? '';
  } catch {
    return '';
  }
};

/** 'Enabled' or 'Suspended'; '' for a bucket that never had versions. */
export const versioningIn = (xml: string): string =>
  textsIn(xml).find(([path]) => path === 'VersioningConfiguration/Status')?.[1] ?? '';
