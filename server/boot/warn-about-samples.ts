import { company } from '#content/company/company.ts';
import { sampleDetails } from '#content/company/sample-details.ts';

/** What to tell the operator at start about the texts that name them; null once all of their details are entered. */
export const warnAboutSamples = (
  { isSample, left }: { isSample: boolean; left: readonly string[] } = {
    isSample: company.isSample,
    left: sampleDetails(),
  },
): string | null => {
  if (!isSample && left.length === 0) return null;
  const which = left.length === 0 ? 'isSample is still true' : `${left.length} samples are left, first ${left[0]}`;
  return `Warning: content/company does not have your details yet (${which}). Imprint, privacy policy and terms are marked as samples; docs/legal-texts.md says what to enter.`;
};
