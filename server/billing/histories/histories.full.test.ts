import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wrongs } from './judge.ts';
import { live } from './live.ts';

/**
 * Random histories of people who pay, with a provider that fails at every call. `HISTORIES=10000` runs that many,
 * `HISTORIES_SEED` begins elsewhere, and `HISTORIES_OUT` names a file for one line per town.
 */
const size = 25;
const wanted = Number(process.env['HISTORIES'] ?? 150);
/** From 1 on, whatever they bring: no seed is chosen for how it ends. */
const first = Number(process.env['HISTORIES_SEED'] ?? 1);
const out = process.env['HISTORIES_OUT'];
const towns = Math.ceil(wanted / size);
/** They wait more than they compute. */
const atOnce = 8;

it(
  `M1: ${towns * size} histories end with nothing owed, nobody charged without an account, nobody Premium unpaid, and every promise kept or reported`,
  async () => {
    const seeds = Array.from({ length: towns }, (_, index) => first + index);
    const found: string[] = [];
    const totals = new Map<string, number>();
    const add = (what: string, number: number): void => void totals.set(what, (totals.get(what) ?? 0) + number);
    const liveOn = async (): Promise<void> => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const { logs, events, ...lived } = await live(seed, size);
        const stories = lived.wrongs.map(({ who }) => ({ who, did: logs.get(who), atProvider: events.get(who) }));
        if (out !== undefined) appendFileSync(out, `${JSON.stringify({ seed, ...lived, stories })}\n`);
        for (const [what, number] of Object.entries(lived.counts)) add(what, number);
        for (const what of ['histories', 'promises', 'kept', 'reported', 'lost'] as const) add(what, lived[what]);
        for (const what of wrongs) add(what, lived.wrongs.filter(({ is }) => is === what).length);
        for (const { is, who, why } of lived.wrongs)
          found.push(`seed ${seed}: ${is}: ${who}: ${why}: ${(logs.get(who) ?? []).join(', ')}`);
        found.push(...lived.surprises.map((text) => `seed ${seed}: ${text}`));
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, towns) }, liveOn));
    process.stdout.write(`${[...totals].map(([what, number]) => `| ${what} | ${Math.round(number)} |`).join('\n')}\n`);
    expect(found).toEqual([]);
  },
  60_000 + towns * 60_000,
);
