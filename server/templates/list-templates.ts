import { templates } from '#content/templates/catalog.ts';
import type * as api from '#contract/api/templates.ts';
import type { Handler } from '../http/handler.ts';

export const listTemplates: Handler<typeof api.listTemplates> = async () => [...templates];
