import { templates } from '#content/templates/catalog.ts';
import type { listTemplates } from '#contract/templates.ts';
import type { Handler } from '../handler.ts';

export const showTemplates: Handler<typeof listTemplates> = async () => [...templates];
