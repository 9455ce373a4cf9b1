import { actsOfOthers, actsOfPeople, beginHardTimes, endHardTimes, subscribe } from './acts.ts';
import { oneOf } from '../../testing/chance.ts';
import { judge, type Verdict } from './judge.ts';
import { eventsOf } from './look.ts';
import { type Counts, openTown, type Person, type Town } from './town.ts';

const steps = 10;
/** The share of people who register later than the others. */
const newcomers = 0.2;
/** Hours that pass at once. The provider lists its events for 30 days, so the jobs get their turn more often than that. */
const passes = [[2], [24], [24 * 4], [24 * 10], [24 * 16, 24 * 16], [24 * 16, 24 * 16]];
/** The share of requests to the provider that go wrong while people act, and while jobs run. */
const shares = { acts: 0.06, jobs: 0.03 };

const act = async (town: Town, person: Person): Promise<void> => {
  if (person.leftAt !== null && person.chance() < 0.8) return;
  town.counts.acts += 1;
  const isOfOthers = person.chance() < 0.22;
  const isNew = person.log.length === 0;
  const chosen = isNew ? subscribe : oneOf(isOfOthers ? actsOfOthers : actsOfPeople, person.chance);
  const doIt = async (): Promise<unknown> => chosen(town, person);
  await (isOfOthers ? doIt() : town.troubled(person.chance, shares.acts, doIt)).catch((error: unknown) => {
    town.counts.refusals += 1;
    person.log.push(String(error).slice(0, 80));
  });
};

const step = async (town: Town): Promise<void> => {
  const { chance } = town;
  if (chance() < 0.12) beginHardTimes(town, chance());
  for (const person of town.people) await act(town, person);
  await town.troubled(chance, shares.jobs, () => town.deliver(chance, 0.35));
  endHardTimes(town);
  if (chance() < 0.2) return;
  for (const hours of oneOf(passes, chance)) {
    await town.pass(hours);
    await town.troubled(chance, shares.jobs, async () => {
      await town.deliver(chance, 0.35);
      if (chance() < 0.8) await town.work();
    });
  }
};

/** Nothing fails any more, and every job has its time. */
const heal = async (town: Town): Promise<void> => {
  endHardTimes(town);
  await town.deliver(() => 0.9, 0);
  for (const hours of [1.2, 1.2, 25, 1.2, 25, 1.2]) {
    await town.pass(hours);
    await town.work();
  }
};

export type Lived = Verdict & {
  counts: Counts;
  surprises: string[];
  logs: Map<string, string[]>;
  /** Of people with a wrong: what happened at the provider. */
  events: Map<string, string[]>;
  histories: number;
};

/** Lets the people of one town live, restores its database in half of them, and judges the end. */
export const live = async (seed: number, size: number): Promise<Lived> => {
  const town = await openTown(seed, size, Math.floor(size * newcomers));
  try {
    // Every second town, so that few towns contain restores, too.
    const copyAt = seed % 2 === 0 ? Math.floor(town.chance() * (steps - 3)) : null;
    const lossAt = copyAt === null ? null : copyAt + 1 + Math.floor(town.chance() * 3);
    for (let index = 0; index < steps; index += 1) {
      if (index === copyAt) await town.copy();
      if (town.people.length < size && index > 0) await town.join();
      await step(town);
      if (index === lossAt) await town.restore();
    }
    await heal(town);
    const verdict = await judge(town);
    const logs = new Map(town.people.map(({ name, log }) => [name, log]));
    const wronged = new Set(verdict.wrongs.map(({ who }) => who));
    const events = new Map(
      town.people.filter(({ name }) => wronged.has(name)).map((person) => [person.name, eventsOf(town, person)]),
    );
    return { ...verdict, counts: town.counts, surprises: town.surprises, logs, events, histories: size };
  } finally {
    await town.close();
  }
};
