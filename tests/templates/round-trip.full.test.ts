import { beforeAll, describe, expect, it } from 'vitest';
import { allExtractors, installedExtractors } from '../../bench/roundtrip/other-extractors.ts';
import { type Download, downloadsOf, goldenFiles, sharesInOrder } from './round-trip.ts';

/** Of all words of all downloads, and of those of one download: short ones weigh a moved date more. */
const [minInOrder, minOfOne] = [0.98, 0.9];
const { missing } = installedExtractors();

let downloads: readonly Download[];
beforeAll(async () => {
  for (const name of missing) console.warn(`${name} is not installed here: what it reads in downloads is not tested.`);
  downloads = await downloadsOf(goldenFiles);
}, 300_000);

describe('the downloads of all golden resumes in each design', () => {
  it('are read back by our engine', () => {
    const values = downloads.reduce((sum, one) => sum + one.values, 0);
    const differing = downloads.reduce((sum, one) => sum + one.differing.length, 0);
    expect(values).toBeGreaterThan(2000);
    expect(1 - differing / values).toBeGreaterThanOrEqual(0.995);
  });

  for (const extractor of allExtractors)
    it.skipIf(missing.includes(extractor))(
      `are read by ${extractor} with their words in order`,
      { timeout: 300_000 },
      async () => {
        const shares = await sharesInOrder(downloads, extractor);
        expect(shares.length).toBeGreaterThan(30);
        expect(shares.filter(({ share }) => share < minOfOne)).toEqual([]);
        expect(shares.reduce((sum, { share }) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(minInOrder);
      },
    );
});
