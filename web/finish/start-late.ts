import { createHash } from 'node:crypto';
import { attributeOf, element, type HeadElement, headOf, isElement, withHead } from './html-head.ts';

/** A page whose scripts `late-start.js` starts, and the script that it then imports. */
export type LatePage = { html: string; name: string; script: string };

/**
 * used: once somebody uses the page. soon: as soon as the page has loaded, because it has to ask the server. painted: at
 * once, because there is nothing but a shell, and yet after its first paint, which the scripts would otherwise delay.
 */
export type StartTime = 'used' | 'soon' | 'painted';

/** The inline module with which React Router starts a page. */
const starting = /<script type="module" async="">([\s\S]*?)<\/script>/g;

/**
 * Takes out of a prerendered page what fetches and starts its scripts, and leaves a note for `web/public/late-start.js`,
 * which starts them `when` there is something for them to do. Throws when React Router starts a page in another way.
 */
export const startLate = (html: string, { when }: { when: StartTime }): LatePage => {
  const [match, ...others] = html.matchAll(starting);
  if (match === undefined || others.length > 0)
    throw new Error('React Router starts pages in another way: mend start-late.ts');
  const script = match[1] ?? '';
  const name = `assets/start-${createHash('sha256').update(script).digest('base64url').slice(0, 10)}.js`;
  const elements = headOf(html);
  const preload = elements.filter(isScript).map((link) => attributeOf(link, 'href') ?? '');
  const note = JSON.stringify({ module: `/${name}`, preload, when }).replaceAll('<', String.raw`\u003c`);
  const rest = elements.filter((one) => !isScript(one));
  const boot = rest.findIndex((one) => isElement(one, 'script', { src: '/boot.js' }));
  const head = rest.toSpliced(boot + 1, 0, element('script', { src: '/late-start.js', defer: '' }));
  const body = html.replace(match[0], () => `<script type="application/json" id="late-start">${note}</script>`);
  return { html: withHead(body, head), name, script };
};

const isScript = (one: HeadElement): boolean => isElement(one, 'link', { rel: 'modulepreload' });
