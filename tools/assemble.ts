import path from 'node:path';
import { assemble } from './production/assemble.ts';

// `npm run assemble -- FOLDER`: the files that a container runs. `deploy/Dockerfile` calls it.
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder: npm run assemble -- FOLDER');
  process.exit(64);
}
await assemble(path.join(import.meta.dirname, '..'), path.resolve(folder));
