import { describe, expect, it } from 'vitest';
import { draftWith } from '#contract/draft/testing/drafts.ts';
import { changed, redone, startHistory, undone, type History } from './history.ts';

const named = (name: string) => draftWith({ name });
const nameOf = ({ present }: History): string => present.name;
const place = '/name';

describe('the history of a document', () => {
  it('takes back 10,000 steps, and does them again', () => {
    let history = startHistory(named('0'));
    for (let step = 1; step <= 10_000; step += 1) history = changed(history, named(`${step}`), null, step);
    for (let step = 0; step < 10_000; step += 1) history = undone(history);
    expect(nameOf(history)).toBe('0');
    expect(undone(history)).toBe(history);
    for (let step = 0; step < 10_000; step += 1) history = redone(history);
    expect(nameOf(history)).toBe('10000');
    expect(redone(history)).toBe(history);
  });

  it('takes back a burst of typing at once, and a pause begins another', () => {
    let history = startHistory(named(''));
    history = changed(history, named('M'), place, 0);
    history = changed(history, named('Ma'), place, 200);
    history = changed(history, named('Mar'), place, 5000);
    expect(nameOf(undone(history))).toBe('Ma');
    expect(nameOf(undone(undone(history)))).toBe('');
  });

  it('begins a step at another place', () => {
    let history = changed(startHistory(named('')), named('M'), place, 0);
    history = changed(history, draftWith({ name: 'M', headline: 'N' }), '/headline', 10);
    expect(undone(history).present).toMatchObject({ name: 'M', headline: '' });
  });

  it('forgets what was undone once something else is written, and keeps no step for no change', () => {
    const one = changed(startHistory(named('0')), named('1'), null, 0);
    const other = changed(undone(one), named('2'), null, 1);
    expect(redone(other)).toBe(other);
    expect(changed(one, one.present, null, 2)).toBe(one);
  });
});
