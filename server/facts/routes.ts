import * as publicFacts from '#contract/api/public-facts.ts';
import { type Route, route } from '../http/handler.ts';
import { getPublicFacts } from './get-public-facts.ts';

export const factsRoutes: readonly Route[] = [route(publicFacts.getPublicFacts, getPublicFacts)];
