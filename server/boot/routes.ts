import { adminRoutes } from '../admin/routes.ts';
import { billingRoutes } from '../billing/routes.ts';
import { contactRoutes } from '../contact/routes.ts';
import { factsRoutes } from '../facts/routes.ts';
import { groupsRoutes } from '../groups/routes.ts';
import { identityRoutes } from '../identity/routes.ts';
import { newsletterRoutes } from '../newsletter/routes.ts';
import { resumesRoutes } from '../resumes/routes.ts';
import { templatesRoutes } from '../templates/routes.ts';
import { wordingRoutes } from '../wording/routes.ts';
import { workspacesRoutes } from '../workspaces/routes.ts';
import type { Route } from '../http/serve.ts';

/** Every endpoint there is, as the areas list them. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...resumesRoutes,
  ...templatesRoutes,
  ...workspacesRoutes,
  ...wordingRoutes,
  ...groupsRoutes,
  ...billingRoutes,
  ...newsletterRoutes,
  ...contactRoutes,
  ...factsRoutes,
  ...adminRoutes,
];
