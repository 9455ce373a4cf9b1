import * as openapi from '#contract/api/access/openapi.ts';
import * as publicFacts from '#contract/api/public-facts.ts';
import { noLimit } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { getOpenApi } from '../openapi/get-openapi.ts';
import { getPublicFacts } from './get-public-facts.ts';

/** The endpoints of public facts about this server, with their guards. */
export const factsRoutes: readonly Route[] = [
  serve(publicFacts.getPublicFacts, { limit: noLimit.smallAnswer }, getPublicFacts),
  serve(openapi.getOpenApi, { limit: noLimit.smallAnswer }, getOpenApi),
];
