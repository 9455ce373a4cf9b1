import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from '#contract/product/page-privacy.ts';
import { pageAt } from '#contract/product/pages.ts';
import type { PublicFacts } from '../facts/public-facts.ts';
import { Problem } from '../http/problem.ts';
import { serveCrawlers } from './for-crawlers.ts';
import { encodingFor, type HtmlPage, htmlPages } from './html-pages.ts';
import { contentSecurityPolicy, type Serving } from '../http/security-headers.ts';
import { fileOf, type Site } from './site.ts';

const notBuilt = 'The Parsewell pages have not been built yet. Run npm start, which builds them, or npm run dev.\n';

/** File names directly in assets/ contain a hash of their content, so such a file never changes. */
const hashed = /^assets\/[^/]+$/;

/** Everything that is not the API: built files and pages, and a 404 for the rest. */
export const serveSite = async (
  app: FastifyInstance,
  site: Site | null,
  { publicUrl, facts, clock }: { publicUrl: string; facts: PublicFacts; clock: () => Date },
  serving: Serving,
): Promise<void> => {
  const pageNamed = site === null ? null : htmlPages(site, { publicUrl, facts });
  if (site !== null) {
    serveCrawlers(app, site, { publicUrl, clock });
    await app.register(serveStatic, {
      root: site.folder,
      serve: false,
      preCompressed: true,
      // Set below, where the type of the file is known.
      cacheControl: false,
    });
  }

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    if (path === '/api' || path.startsWith('/api/'))
      throw new Problem('not-found', { message: 'This address does not exist in our API.' });
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Problem('not-found');
    const file = site === null || path.includes('\0') ? null : fileOf(site, path);
    if (site === null || pageNamed === null) return reply.status(503).type('text/plain; charset=utf-8').send(notBuilt);
    if (file === null) throw new Problem('not-found');

    reply.status(file.isFound ? 200 : 404);
    if (file.name.endsWith('.html')) {
      const policy = contentSecurityPolicy(site.scriptHashes.get(file.name) ?? [], serving);
      return sendPage(request, reply.headers(pageHeaders(pageAt(path), policy)), pageNamed(file.name));
    }
    reply.header('cache-control', hashed.test(file.name) ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(file.name);
  });
};

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: HtmlPage): FastifyReply => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding').header('etag', page.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
};

const pathOf = (url: string): string => {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
