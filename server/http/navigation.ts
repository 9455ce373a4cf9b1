import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** A person who opens an address in a browser, rather than a program that calls it. Old browsers say so only by what they accept. */
export const isNavigation = ({ method, headers }: FastifyRequest): boolean => {
  if (method !== 'GET') return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? headers.accept?.includes('text/html') === true : mode === 'navigate';
};

/** '/report/:id' with the id of the request. */
export const pageOf = (page: string, { params }: FastifyRequest): string => {
  const parts = z.record(z.string(), z.string()).parse(params ?? {});
  return page.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
};

/** The login, and from there to the page. */
export const throughLogin = (page: string): string => `/login?${new URLSearchParams({ redirect: page }).toString()}`;
