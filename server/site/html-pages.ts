import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { siteAddressPlaceholder } from '#contract/product/site-address.ts';
import type { PublicFacts } from '../facts/public-facts.ts';
import { withServerSentences } from './server-sentences.ts';
import type { Site } from './site.ts';

/** An HTML page as it is sent, in each encoding. */
export type HtmlPage = { etag: string; bodies: Record<'br' | 'gzip' | 'identity', Buffer> };

/** What the pages learn when they are served. */
type Stamp = { publicUrl: string; facts: PublicFacts };

/**
 * The pages with our address in them. Each page is prepared at its first request and cached: the files that the build
 * compressed still contain the placeholder for the address.
 */
export const htmlPages = ({ folder }: Site, stamp: Stamp): ((name: string) => HtmlPage) => {
  const ready = new Map<string, HtmlPage>();
  return (name) => {
    const page = ready.get(name) ?? prepared(stamped(readFileSync(join(folder, name), 'utf8'), stamp));
    ready.set(name, page);
    return page;
  };
};

/**
 * The address, what is true of this server, and on the root element who can create an account unless that is everybody. Style sheets read it, so that
 * a page never shows a way to sign up that the server would refuse, not even before its scripts have loaded.
 */
const stamped = (text: string, { publicUrl, facts }: Stamp): string => {
  const { signUps } = facts;
  const withAddress = withServerSentences(text.replaceAll(siteAddressPlaceholder, publicUrl), facts);
  return signUps === 'open' ? withAddress : withAddress.replace(/<html\b/, `<html data-sign-ups="${signUps}"`);
};

const prepared = (text: string): HtmlPage => {
  const identity = Buffer.from(text);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: {
      identity,
      // As small as the maximum level for pages of this size, and forty times as fast.
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      gzip: gzipSync(identity),
    },
  };
};

/** The best encoding that an Accept-Encoding header allows. */
export const encodingFor = (accepted: string | undefined): 'br' | 'gzip' | 'identity' => {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';'))
    .filter(([, quality]) => quality?.trim() !== 'q=0')
    .map(([name]) => name);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
};
