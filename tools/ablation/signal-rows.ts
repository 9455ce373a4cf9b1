import fs from 'node:fs';
import path from 'node:path';

/** One row `{ signal, weight, example, holds }` of a recognizer. `file` is relative to the root of the repository. */
export type SignalRow = { id: string; file: string; signal: string; weight: number };

type Found = { signal: string; weight: number; holdsAt: number };

const rowStart = /\bsignal: ?(?<quote>['"])(?<signal>(?:\\.|(?!\k<quote>).)*)\k<quote>/gu;

const rowsInSource = (source: string): readonly Found[] => {
  const starts = [...source.matchAll(rowStart)];
  return starts.flatMap((start, index): Found[] => {
    const end = starts[index + 1]?.index ?? source.length;
    const text = source.slice(start.index, end);
    const weight = /\bweight: (?<weight>-?\d+(?:\.\d+)?)/u.exec(text)?.groups?.['weight'];
    const holds = /\bholds: ?/u.exec(text);
    if (weight === undefined || holds === null) return [];
    return [{ signal: start.groups?.['signal'] ?? '', weight: Number(weight), holdsAt: start.index + holds.index }];
  });
};

const withIds = (file: string, found: readonly Found[]): readonly (SignalRow & Found)[] => {
  const seen = new Map<string, number>();
  return found.map((row) => {
    const count = (seen.get(row.signal) ?? 0) + 1;
    seen.set(row.signal, count);
    const name = count === 1 ? row.signal : `${row.signal} (${count})`;
    return { ...row, file, id: `${file.replace(/^engine\//u, '').replace(/\.ts$/u, '')}: ${name}` };
  });
};

/** All rows of the source of one file, in order. Of rows of one name the second is 'name (2)'. */
export const signalRowsIn = (file: string, source: string): readonly SignalRow[] =>
  withIds(file, rowsInSource(source)).map(({ id, signal, weight }) => ({ id, file, signal, weight }));

/** All rows of the engine's recognizers. */
export const signalRows = (root: string): readonly SignalRow[] =>
  fs
    .readdirSync(path.join(root, 'engine'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .flatMap((name) => {
      const file = `engine/${name.split(path.sep).join('/')}`;
      return signalRowsIn(file, fs.readFileSync(path.join(root, file), 'utf8'));
    });

/**
 * The source with rows that can be taken out while it runs: the row whose id is in `globalThis.withheldRow` never
 * holds. The ids of rows that hold are added to the set `globalThis.heldRows`, if there is one: where a row never
 * holds, nothing changes without it.
 */
export const withWithholdableRows = (file: string, source: string): string =>
  withIds(file, rowsInSource(source)).reduceRight((changed, { id, holdsAt }) => {
    const key = JSON.stringify(id);
    const getter = `get holds() {
      if (globalThis.withheldRow === ${key}) return () => false;
      if (globalThis.heldRows === undefined) return this.isHeld;
      return (...all) => {
        const held = this.isHeld(...all);
        if (held) globalThis.heldRows.add(${key});
        return held;
      };
    }`;
    return `${changed.slice(0, holdsAt)}${getter}, isHeld${changed.slice(holdsAt + 'holds'.length)}`;
  }, source);
