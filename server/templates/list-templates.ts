import { templates } from '#content/templates/catalog.ts';
import type { listTemplates } from '#contract/api/templates.ts';
import type { Handler } from '../http/handler.ts';

export const showTemplates: Handler<typeof listTemplates> = async () => [...templates];
