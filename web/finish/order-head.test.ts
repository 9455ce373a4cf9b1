import { describe, expect, it } from 'vitest';
import { orderHead } from './order-head.ts';

const font = '<link rel="preload" as="font" type="font/woff2" href="/inter.woff2">';
const script = '<link rel="modulepreload" href="/entry.js">';
const needed = '<title>Help</title><script src="/boot.js"></script><link rel="stylesheet" href="/root.css">';

describe('orderHead', () => {
  it('puts the style sheet before the fonts, and the scripts last with low priority', () => {
    expect(orderHead(`<head>${font}${script}${needed}</head><body>text</body>`)).toBe(
      `<head>${needed}${font}<link rel="modulepreload" href="/entry.js" fetchpriority="low"></head><body>text</body>`,
    );
  });

  it('does not change a page that loads nothing', () => {
    const page = '<head><title>Plain</title></head><body></body>';
    expect(orderHead(page)).toBe(page);
  });

  it('keeps the body byte for byte', () => {
    const body = '<body><!--$--><pre>\n\n two</pre><input value="a&b"/><script>if (1 < 2) {}</script></body>';
    expect(orderHead(`<head>${script}</head>${body}`)).toContain(body);
  });
});
