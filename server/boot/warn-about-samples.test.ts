import { describe, expect, it } from 'vitest';
import { sampleDetails } from '#content/company/sample-details.ts';
import { warnAboutSamples } from './warn-about-samples.ts';

describe('the warning about sample details', () => {
  it('is given while any of them is left, and names the first', () => {
    expect(warnAboutSamples()).toContain('content/company does not have your details yet');
    expect(warnAboutSamples({ isSample: false, left: ['operator.address.0'] })).toContain('first operator.address.0');
    expect(warnAboutSamples({ isSample: true, left: [] })).toContain('isSample is still true');
    expect(warnAboutSamples({ isSample: false, left: [] })).toBeNull();
  });

  it('knows the samples by their words', () => {
    const given = { operator: { name: 'Sample Company LLC', email: 'a@example.com', address: ['1 Main Street'] } };
    expect(sampleDetails(given)).toEqual(['operator.name', 'operator.email']);
    expect(sampleDetails({ operator: { name: 'Wren GmbH', phone: '+49 30 1234' } })).toEqual([]);
  });
});
