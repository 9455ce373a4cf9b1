/** A file to analyze. `seriesId` and `name` come from the analysis that this one is a new version of. */
export type Upload = {
  filename: string;
  bytes: Buffer;
  jobDescription?: string;
  jobUrl?: string;
  seriesId?: string;
  name?: string;
};
