import { describe, expect, it } from 'vitest';
import { composed } from './compose.ts';
import { judgeWording } from './judge.ts';
import type { RejectionReason } from './judged.ts';

const offeredIn = (line: string, proposal: string, facts: readonly string[] = []): string => {
  const { segments, changes } = judgeWording(line, proposal, facts);
  return composed(segments, new Set(changes.flatMap(({ id, reason }) => (reason === null ? [id] : []))));
};
const reasonsIn = (line: string, proposal: string): (RejectionReason | null)[] =>
  judgeWording(line, proposal).changes.map(({ reason }) => reason);

describe('a proposed wording', () => {
  it.each([
    ['Responsible for managing a team of 5 baristas', 'Managed a team of 5 baristas'],
    ['Duties included answering phones and filing records', 'Answered phones and filed records'],
    ['Fixed leaking pipes', 'Repaired leaking pipes'],
    ['Helped with the sorting of donations', 'Helped sort donations'],
    ['Provided training to new hires', 'Trained new hires'],
    ['Answered about 60 calls every day', 'Answered about 60 calls daily'],
    ['Taught twenty children', 'Taught 20 children'],
    ['Cut waste by 20 percent', 'Cut waste by 20%'],
    ['In 2019, built a shop in React', 'Built a shop in React in 2019'],
  ])('is offered where it says the same: %s', (line, proposal) => {
    expect(offeredIn(line, proposal)).toBe(proposal);
  });

  it.each<[RejectionReason, string, string]>([
    ['new-word', 'Cooked meals', 'Cooked meals using Kubernetes'],
    ['number', 'Cooked meals', 'Cooked meals for 300 guests'],
    ['number', 'Answered sixty calls', 'Answered sixteen calls'],
    ['number', 'Raised $5K', 'Raised $5M'],
    ['number', 'Reduced costs by 20%', 'Reduced costs by 20 points'],
    ['responsibility', 'Helped manage a store', 'Managed a store'],
    ['responsibility', 'Assisted with training of staff', 'Trained staff'],
    ['responsibility', 'Member of a team of 5', 'Head of a team of 5'],
    ['responsibility', 'Trainee nurse on a ward', 'Nurse on a ward'],
    ['responsibility', 'We built the website', 'Built the website'],
    ['negation', 'Did not manage staff', 'Managed staff'],
    ['limit', 'Answered up to 60 calls', 'Answered 60 calls'],
    ['limit', 'Cooked meals as needed', 'Cooked meals'],
    ['lost-word', 'Was trained in first aid', 'Trained in first aid'],
    ['meaning', 'Training in first aid', 'Trained in first aid'],
    ['meaning', 'Completing a degree', 'Completed a degree'],
    ['meaning', 'Trained in managing stores and leading teams', 'Trained in managing stores and led teams'],
    ['meaning', 'Lead developer of the site', 'Led developer of the site'],
    ['meaning', 'Managing director of a bank', 'Managed director of a bank'],
    ['meaning', 'Responsible for training materials', 'Trained materials'],
    ['meaning', 'Responsible for operating room schedules', 'Operated room schedules'],
    ['order', 'In theory, managed 5 stores', 'Managed 5 stores in theory'],
    ['order', 'Coached players trained in Brazil', 'In Brazil, coached players trained'],
    ['new-word', 'Managed a store', 'Managed stores'],
    ['new-word', 'Managed fixed costs', 'Managed repaired costs'],
    ['new-word', 'Handled complaints', 'Resolved complaints'],
    ['characters', 'Cleaned rooms', 'Cleaned r\u043eoms'],
    ['characters', 'Cleaned rooms', 'Cleaned ro\u200boms'],
    ['too-long', 'Cleaned rooms', 'Cleaned rooms '.repeat(200)],
  ])('is rejected, with %s as the reason: %s', (reason, line, proposal) => {
    expect(offeredIn(line, proposal)).toBe(line);
    expect(reasonsIn(line, proposal)).toContain(reason);
  });

  it('keeps an honest part when another part is a lie', () => {
    const { segments, changes } = judgeWording('Fixed pipes in order to stop leaks', 'Repaired 40 pipes to stop leaks');
    const honest = new Set(changes.flatMap(({ id, reason }) => (reason === null ? [id] : [])));
    expect(composed(segments, honest)).toBe('Fixed pipes to stop leaks');
    expect(changes.map(({ reason }) => reason)).toEqual(['number', null]);
  });

  it('may add a confirmed fact, whole and at the end, and nothing else of it', () => {
    const line = 'Prepared meals for residents';
    const facts = ['low-sodium diets', 'about 40 residents'];
    expect(offeredIn(line, `${line} with low-sodium diets`, facts)).toBe(`${line} with low-sodium diets`);
    expect(offeredIn(line, `${line} for 40 residents`, facts)).toBe(line);
    expect(offeredIn(line, 'Prepared low-sodium diets meals for residents', facts)).toBe(line);
    expect(offeredIn(line, `${line} with low-sodium diets`)).toBe(line);
  });

  it('says where each word that comes in is from', () => {
    const { changes } = judgeWording('Responsible for completing the audit', 'Completed the audit');
    const [first] = judgeWording('Looked after residents', 'Cared for residents').changes;
    expect(changes[0]?.reason).toBe('meaning');
    expect(first?.origins).toEqual([{ word: 'Cared for', origin: 'same-deed', from: 'Looked after' }]);
  });
});
