import type { Plan } from '#contract/api/billing.ts';
import type { PlanRow } from '../records/store.ts';

export const toPlan = (row: PlanRow): Plan => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  description: row.description,
  price_monthly: row.priceMonthlyCents,
  price_annual: row.priceAnnualCents,
  currency: row.currency,
  stripe_price_id_monthly: row.stripePriceIdMonthly,
  stripe_price_id_annual: row.stripePriceIdAnnual,
  features: row.features,
  is_active: row.isActive,
  created_at: row.createdAt.toISOString(),
});
