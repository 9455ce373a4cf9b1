import { describe, expect, it } from 'vitest';
import { isDownloadState, toDownloadSuccess } from './download-success.ts';

describe('the way to the confirmation of a download', () => {
  it('names the file in the address and marks it as downloaded', () => {
    const [to, { state }] = toDownloadSuccess({ resource: 'my resume.pdf', type: 'ats-report' });
    expect(to).toBe('/download-success?resource=my+resume.pdf&type=ats-report');
    expect(isDownloadState(state)).toBe(true);
  });

  it.each([null, undefined, '', {}, true])('does not confirm a download without its state (%j)', (state) => {
    expect(isDownloadState(state)).toBe(false);
  });
});
