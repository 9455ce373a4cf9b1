import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { siteAddressPlaceholder } from '#contract/product/site-address.ts';
import type { Site } from './site.ts';

/** An HTML page as it is sent, in each encoding. */
export type HtmlPage = { etag: string; bodies: Record<'br' | 'gzip' | 'identity', Buffer> };

/**
 * The pages with our address in them. Each page is prepared at its first request and cached: the files that the build
 * compressed still contain the placeholder for the address.
 */
export const htmlPages = ({ folder }: Site, publicUrl: string): ((name: string) => HtmlPage) => {
  const ready = new Map<string, HtmlPage>();
  return (name) => {
    const page = ready.get(name) ?? prepared(readFileSync(join(folder, name), 'utf8'), publicUrl);
    ready.set(name, page);
    return page;
  };
};

const prepared = (text: string, publicUrl: string): HtmlPage => {
  const identity = Buffer.from(text.replaceAll(siteAddressPlaceholder, publicUrl));
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
