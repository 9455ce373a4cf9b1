import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';

/**
 * Where a browser that navigates to an API URL is redirected; null when it gets the response itself, like any other
 * client.
 */
export const pageInstead = (entry: Endpoint, request: FastifyRequest, isSignedIn: boolean): string | null => {
  if (entry.page === undefined || !isNavigation(request)) return null;
  const page = filledIn(entry.page, request);
  if (!isSignedIn) return `/login?${new URLSearchParams({ redirect: page }).toString()}`;
  return entry.isDownload === true ? null : page;
};

/** Old browsers can be recognized only by their Accept header. */
export const isNavigation = ({ method, headers }: FastifyRequest): boolean => {
  if (method !== 'GET') return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? headers.accept?.includes('text/html') === true : mode === 'navigate';
};

/** '/report/:id' with the id of the request. */
const filledIn = (page: string, { params }: FastifyRequest): string => {
  const parts = z.record(z.string(), z.string()).parse(params ?? {});
  return page.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
};
