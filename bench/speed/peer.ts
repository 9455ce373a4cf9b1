/**
 * What the nearest open peer took on our machine, for comparison: OfflineCV (version `d6c62a4`) on pdf.js 4.10.38 reads
 * the fields of a PDF, without spelling, checks, scores and a second reading. Measured once and printed as it was then:
 * `docs/load.md` says how.
 */
export const peerTimes: readonly { label: string; files: number | null; p50: number; p95: number }[] = [
  {
    label: 'OfflineCV on pdf.js, fields alone: an earlier set of PDFs',
    files: null,
    p50: 14.5,
    p95: 26,
  },
  {
    label: 'OfflineCV on pdf.js, fields alone: 47 PDFs (docs/load.md)',
    files: 47,
    p50: 14.3,
    p95: 35.8,
  },
];
