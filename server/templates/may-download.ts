import { opens, type PlanKind } from '#contract/plans.ts';
import type { Template } from '#contract/templates.ts';

/** Specification section 6, and 'Money' of the decisions: everybody the free ones, Premium all of them. */
export const mayDownload = (template: Template, plan: PlanKind): boolean =>
  !template.premium || opens[plan].premiumTemplates;
