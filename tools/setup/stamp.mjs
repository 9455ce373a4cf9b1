import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** All files below a path (or the file itself), relative to the checkout, sorted; [] when the path does not exist. */
const filesBelow = (name) => {
  const full = path.join(root, name);
  if (!fs.existsSync(full)) return [];
  if (!fs.statSync(full).isDirectory()) return [name];
  return fs
    .readdirSync(full)
    .sort()
    .flatMap((entry) => filesBelow(path.join(name, entry)));
};

/** A hash of the files that a setup step depends on. */
export const fingerprint = (names) => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of names.flatMap(filesBelow)) hash.update(file).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
};

/** Runs `step` unless the stamp file shows that it already ran on the same files. The stamp is written last, so an interrupted step runs again. */
export const unlessDone = (stampFile, names, step) => {
  const wanted = fingerprint(names);
  const file = path.join(root, stampFile);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === wanted) return;
  step();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, fingerprint(names));
};
