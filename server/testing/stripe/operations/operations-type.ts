import type { Requests } from '../request-types.ts';
import type { World } from '../world.ts';

/** What the double does for each supported request; the id is the one in the request's path. */
export type Operations = { [Name in keyof Requests]: (world: World, params: Requests[Name], id: string) => object };
