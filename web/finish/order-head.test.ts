import { describe, expect, it } from 'vitest';
import { orderHead } from './order-head.ts';

const font = '<link rel="preload" as="font" type="font/woff2" href="/inter.woff2"/>';
const script = '<link rel="modulepreload" href="/entry.js"/>';
const needed = '<title>Help</title><script src="/boot.js"></script><link rel="stylesheet" href="/root.css"/>';

describe('orderHead', () => {
  it('names the style sheet before the fonts, and the scripts last and without hurry', () => {
    expect(orderHead(`<head>${font}${script}${needed}</head><body>text</body>`)).toBe(
      `<head>${needed}${font}<link rel="modulepreload" fetchpriority="low" href="/entry.js"/></head><body>text</body>`,
    );
  });

  it('leaves a page as it is that loads nothing', () => {
    const page = '<head><title>Plain</title></head><body></body>';
    expect(orderHead(page)).toBe(page);
  });
});
