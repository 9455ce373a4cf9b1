import * as templates from '#contract/api/templates.ts';
import { noLimit } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { downloadTemplate, findOpenTemplate } from './download-template.ts';
import { drawTemplate } from './draw-template.ts';
import { fillTemplate, findFilling } from './fill-template.ts';
import { listTemplates } from './list-templates.ts';

/** The endpoints of resume templates, with their guards. */
export const templatesRoutes: readonly Route[] = [
  serve(templates.listTemplates, { limit: noLimit.smallAnswer }, listTemplates),
  serve(
    templates.downloadTemplate,
    { load: findOpenTemplate, when: ({ loaded }) => loaded !== null, limit: 'template' },
    downloadTemplate,
  ),
  serve(templates.drawTemplate, { load: findFilling, limit: 'template' }, drawTemplate),
  serve(templates.fillTemplate, { load: findFilling, limit: 'template' }, fillTemplate),
];
