import { z } from 'zod';

export const paperSchema = z.enum(['a4', 'us-letter']);
export type Paper = z.infer<typeof paperSchema>;

/** Unicode CLDR, supplemental data, `paperSize` of type 'US-Letter'. */
const letterCountries = new Set(['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']);

/** The paper size of the first country in Accept-Language ('en-US, de;q=0.8'); A4 when it names no country. */
export const paperOf = (acceptLanguage: string | undefined): Paper => {
  const [, country] = /^[^,;]*?-([A-Za-z]{2})\b/.exec(acceptLanguage ?? '') ?? [];
  return country !== undefined && letterCountries.has(country.toUpperCase()) ? 'us-letter' : 'a4';
};
