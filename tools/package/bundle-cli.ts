import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const resolved = createRequire(import.meta.url).resolve;

/** Files that packages read beside their own code, which after bundling is beside ours, and a license with no code. */
const assets = () => ({
  'pdfium.wasm': resolved('@embedpdf/pdfium/pdfium.wasm'),
  'LICENSE.pdfium': path.join(path.dirname(resolved('@embedpdf/pdfium/pdfium.wasm')), '../LICENSE.pdfium'),
  'index.aff': path.join(path.dirname(resolved('dictionary-en')), 'index.aff'),
  'index.dic': path.join(path.dirname(resolved('dictionary-en')), 'index.dic'),
});

/** `cli/open-reader.ts` asks for the file in its package. The build fails when it no longer does. */
const findWasmBeside: Plugin = {
  name: 'find-wasm-beside',
  // Before quotes and types are changed.
  enforce: 'pre',
  transform: {
    filter: { id: /cli[\\/]open-reader\.ts$/ },
    handler(code) {
      const named = "'@embedpdf/pdfium/pdfium.wasm'";
      if (!code.includes(named)) throw new Error(`cli/open-reader.ts no longer resolves ${named}.`);
      return code.replace(named, "'./pdfium.wasm'");
    },
  },
};

/** Bundles the command line with all of its packages into a folder, as JavaScript for Node 22, with their licenses. */
export const bundleCli = async (root: string, folder: string): Promise<void> => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [findWasmBeside],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node22',
      minify: true,
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: {
        input: { main: path.join(root, 'cli/main.ts'), child: path.join(root, 'cli/child.ts') },
        // All in one folder, because programs and files are looked for beside the code.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  for (const [name, file] of Object.entries(assets())) fs.copyFileSync(file, path.join(folder, name));
};
