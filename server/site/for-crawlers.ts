import type { FastifyInstance } from 'fastify';
import { disallowedPaths } from '#contract/product/page-privacy.ts';
import { pages } from '#contract/product/pages.ts';
import { securityTxt } from './security-txt.ts';
import type { Site } from './site.ts';

/** /robots.txt, /sitemap.xml and /.well-known/security.txt, with the address of this site. */
export const serveCrawlers = (
  app: FastifyInstance,
  site: Site,
  { publicUrl, clock }: { publicUrl: string; clock: () => Date },
): void => {
  const robots = [
    'User-agent: *',
    ...['/api/', ...disallowedPaths(pages)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...site.indexed.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
  app.get('/robots.txt', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(sitemap),
  );
  app.get('/.well-known/security.txt', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(securityTxt(publicUrl, clock())),
  );
};
