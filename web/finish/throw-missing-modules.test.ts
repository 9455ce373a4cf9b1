import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withThrow } from './throw-missing-modules.ts';

const dist = path.dirname(fileURLToPath(import.meta.resolve('react-router/package.json')));
const installed = (build: string): string =>
  fs.readFileSync(path.join(dist, 'dist', build, 'lib/dom/ssr/routeModules.js'), 'utf8');

describe('a route module that cannot be loaded', () => {
  it.each(['production', 'development'])('is thrown by the %s build of React Router, never a reload', (build) => {
    expect(installed(build)).toContain('location.reload()');
    const code = withThrow(installed(build));
    expect(code).not.toContain('reload');
    expect(code).toContain('throw error;\n\t}');
  });

  it('fails the build when React Router changes', () => {
    expect(() => withThrow('location.assign(location.href)')).toThrow('mend throw-missing-modules.ts');
  });
});
