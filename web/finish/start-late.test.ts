import { describe, expect, it } from 'vitest';
import { startLate } from './start-late.ts';

const page = (body: string): string =>
  `<!DOCTYPE html><html><head><script src="/boot.js"></script><link rel="modulepreload" href="/assets/a.js"><title>x</title></head><body>${body}</body></html>`;
const module = 'import "/assets/a.js"; const less = 1 < 2;';
const built = page(`<p>Text</p><script type="module" async="">${module}</script>`);

describe('a page that starts late', () => {
  it('fetches no script but those that start it', () => {
    const { html, name, script } = startLate(built, { when: 'used' });
    expect(script).toBe(module);
    expect(name).toMatch(/^assets\/start-[\w-]{10}\.js$/);
    expect(html).toContain('<script src="/boot.js"></script><script src="/late-start.js" defer=""></script><title>');
    expect(html).not.toMatch(/modulepreload"|type="module"/);
    const [, note = ''] = /<script type="application\/json" id="late-start">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(note)).toEqual({ module: `/${name}`, preload: ['/assets/a.js'], when: 'used' });
  });

  it('has the same name for the same script, and another one for another', () => {
    const other = startLate(built.replace('1 < 2', '2 < 3'), { when: 'soon' });
    expect(startLate(built, { when: 'soon' }).name).toBe(startLate(built, { when: 'used' }).name);
    expect(other.name).not.toBe(startLate(built, { when: 'soon' }).name);
  });

  it('is not built when React Router starts pages in another way', () => {
    expect(() => startLate(page('<p>Text</p>'), { when: 'used' })).toThrow('another way');
  });
});
