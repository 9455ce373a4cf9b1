const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The provider's name of the tax number of businesses, by country: https://docs.stripe.com/tax/customer-tax-ids */
const types = {
  ...Object.fromEntries(europeanUnion.map((country) => [country, 'eu_vat' as const])),
  AU: 'au_abn',
  CA: 'ca_gst_hst',
  CH: 'ch_vat',
  GB: 'gb_vat',
  IN: 'in_gst',
  JP: 'jp_trn',
  NO: 'no_vat',
  NZ: 'nz_gst',
  SG: 'sg_gst',
  US: 'us_ein',
  ZA: 'za_vat',
} as const;

export type TaxIdType = (typeof types)[keyof typeof types];

/** null for a country whose numbers we cannot put on invoices. */
export const taxIdTypeOf = (country: string): TaxIdType | null => new Map(Object.entries(types)).get(country) ?? null;
