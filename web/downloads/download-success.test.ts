import { describe, expect, it } from 'vitest';
import { hasFileCome, toDownloadSuccess } from './download-success.ts';

describe('the way to the confirmation of a download', () => {
  it('names the file in the address and says that it came', () => {
    const [to, { state }] = toDownloadSuccess({ resource: 'my resume.pdf', type: 'ats-report' });
    expect(to).toBe('/download-success?resource=my+resume.pdf&type=ats-report');
    expect(hasFileCome(state)).toBe(true);
  });

  it.each([null, undefined, '', {}, true])('is not believed without having been gone (%j)', (state) => {
    expect(hasFileCome(state)).toBe(false);
  });
});
