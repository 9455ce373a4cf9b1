import type * as api from '#contract/api/public-facts.ts';
import type { Handler } from '../http/handler.ts';
import { publicFactsOf } from './public-facts.ts';

/** Facts about this server, mainly for pages. */
export const getPublicFacts: Handler<typeof api.getPublicFacts> = async ({ services }) => publicFactsOf(services);
