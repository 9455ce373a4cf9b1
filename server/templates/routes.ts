import * as templates from '#contract/api/templates.ts';
import { type Route, route } from '../http/handler.ts';
import { downloadTemplate } from './download-template.ts';
import { fillTemplate } from './fill-template.ts';
import { listTemplates } from './list-templates.ts';

export const templatesRoutes: readonly Route[] = [
  route(templates.listTemplates, listTemplates),
  route(templates.downloadTemplate, downloadTemplate),
  route(templates.fillTemplate, fillTemplate),
];
