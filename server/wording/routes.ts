import * as wording from '#contract/api/workspace/wording.ts';
import { noLimit } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { suggestWording } from './suggest-wording.ts';
import { getWordingSetting, setWordingChoice } from './wording-choice.ts';

/** The endpoints of proposed wordings, with their guards. */
export const wordingRoutes: readonly Route[] = [
  serve(wording.getWordingSetting, { limit: noLimit.ownRows }, getWordingSetting),
  serve(wording.setWordingChoice, { limit: noLimit.ownRows }, setWordingChoice),
  serve(wording.suggestWording, { limit: 'wording' }, suggestWording),
];
