import { describe, expect, it } from 'vitest';
import { withoutImports } from './shrink-manifest.ts';

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] },
  routes: { root: { id: 'root', module: '/assets/root.js', imports: ['/assets/react.js'], css: ['/assets/root.css'] } },
  version: 'x',
};

describe('the list of routes that every page loads', () => {
  it('names the files of the entry, but not those that routes import', () => {
    const script = withoutImports(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
    expect(JSON.parse(script.replace(/^[^{]*/, '').replace(/;$/, ''))).toEqual({
      ...manifest,
      routes: { root: { ...manifest.routes.root, imports: [] } },
    });
  });

  it('is not guessed at when React Router writes it in another way', () => {
    expect(() => withoutImports('export default {}')).toThrow('in another way');
  });
});
