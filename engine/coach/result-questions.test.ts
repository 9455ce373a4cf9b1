import { describe, expect, it } from 'vitest';
import type { ResultAsk } from '../model/coach.ts';
import { resultQuestions } from './result-questions.ts';

const asked = (...jobs: readonly (readonly string[])[]) =>
  resultQuestions(jobs.map((lines, job) => lines.map((text, index) => ({ place: `${job} ${index}`, text }))));

/** Makes English of a single bullet. */
const context = 'Kept the desk of the office for 12 years';
const askOf = (bullet: string) => asked([bullet, context]).map(({ ask }) => ask);

describe('a question about a bullet without a result', () => {
  it.each<[without: string, ask: ResultAsk, twin: string]>([
    ['Trained new nurses on the charting system', 'people', 'Trained six new nurses on the charting system'],
    ['Led the volunteers of the food bank', 'people', 'Led 14 volunteers of the food bank'],
    ['Prepared rotas for the staff of the ward', 'people', 'Prepared weekly rotas for the staff of the ward'],
    [
      'Simplified the process for new orders',
      'change',
      'Simplified the process for new orders, resulting in fewer calls',
    ],
    ['Redesigned the checkout of the shop', 'change', 'Redesigned the checkout of the shop and cut errors'],
    ['Negotiated prices with suppliers of paper', 'money', 'Negotiated prices with suppliers and saved money'],
    ['Looked after the budget of the department', 'money', 'Looked after a budget of $40,000'],
    ['Answered questions of customers at the desk', 'contacts', 'Answered questions of customers every day'],
    ['Cared for patients after surgery', 'contacts', 'Cared for four to six patients each shift'],
    ['Built a website for the choir', 'made', 'Built a website for the choir, adopted by the whole region'],
    ['Designed posters for the theater', 'made', 'Designed posters for the theater that won a prize'],
    ['Cleaned the machines of the bakery', 'work', 'Cleaned the machines of the bakery nightly'],
    ['Inspected scaffolds on the building site', 'work', 'Inspected scaffolds without an accident on site'],
    ['Took part in the work of the committee', 'any', 'Finished the work of the committee ahead of schedule'],
    ['Delivered the new terminal with the contractors', 'work', 'Delivered the new terminal on time and under budget'],
    ['Kept the kitchen ready for inspections', 'any', 'Kept the kitchen ready and passed every inspection'],
    ['Helped the manager with hearings', 'any', 'Promoted to help the manager with hearings'],
  ])('%s: %s', (without, ask, twin) => {
    expect(askOf(without)).toEqual([ask]);
    expect(askOf(twin)).toEqual([]);
  });

  it.each(['Responsible', 'Travel and expenses', ''])('is not asked about %j, which is no bullet', (text) => {
    expect(askOf(text)).toEqual([]);
  });

  it('is asked no more than twice a job, for the three jobs that come first', () => {
    const job = [context, ...Array.from({ length: 5 }, (_, at) => `Watered the plants of hall ${'ABCDE'[at]}`)];
    expect(asked(job, job, job, job).map(({ place }) => place)).toEqual(['0 1', '0 2', '1 1', '1 2', '2 1', '2 2']);
  });

  it('is not asked in another language, in which results are not known', () => {
    expect(asked(['Betreute Kundinnen und Kunden am Empfang', 'Leitete das Team der Buchhaltung'])).toEqual([]);
  });
});
