import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withoutHint } from './leave-out-hints.ts';

const dist = path.dirname(fileURLToPath(import.meta.resolve('react-router/package.json')));
const installed = fs.readFileSync(path.join(dist, 'dist/production/lib/dom/ssr/errorBoundaries.js'), 'utf8');

describe("React Router's hint for developers", () => {
  it('is left out, and nothing else', () => {
    const code = withoutHint(installed);
    expect(code).not.toContain('Hey developer');
    expect(code).toContain('Application Error');
    expect(installed.length - code.length).toBeLessThan(250);
  });

  it('fails the build when React Router changes', () => {
    expect(() => withoutHint('console.log("hello");')).toThrow('mend leave-out-hints.ts');
  });
});
