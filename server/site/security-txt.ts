import { operator } from '#content/company/operator.ts';
import { sampleDetails } from '#content/company/sample-details.ts';
import { dayMs } from '#contract/product/durations.ts';

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** /.well-known/security.txt: whom to tell about a vulnerability. A sample address is left out; the contact form works without one. */
export const securityTxt = (
  publicUrl: string,
  now: Date,
  { securityEmail } = operator as { securityEmail: string },
): string => {
  const isSample = sampleDetails({ securityEmail }).length > 0;
  return [
    ...(isSample ? [] : [`Contact: mailto:${securityEmail}`]),
    `Contact: ${publicUrl}/contact?subject=support`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/security#report-a-problem`,
    '',
  ].join('\n');
};
