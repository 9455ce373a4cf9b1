import { expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { termPlacesOf } from './term-places.ts';

const terms = (text: string, part: AdPart = 'must') =>
  termPlacesOf({ text, part, isItem: true, language: null }, () => false).map(({ asked }) => asked.term);

test.each([
  ['Collaborating closely with software engineers', []],
  ['Mentorship of interns', ['Mentorship']],
  ['Present to decision makers', []],
  ['Work closely with the QA team', []],
  ['Working with marketing, sales and QA teams', []],
  ['Communicate with product management to clarify needs', []],
  ['Partner with QA to ensure that tasks are tested', []],
  ['Liaise regularly with procurement, HR and marketing', []],
  ['Weighing costs, accounting for changing requirements', []],
  ['Leading user recruitment', []],
  ['Able to devise new business processes', []],
  ['Equal access to learning and development opportunities', []],
  ['Add creative and innovative impact', []],
  ['Reliable vans and reliable code', []],
  ['organizing client deliverables', []],
  ['Enthusiasm for sharing', []],
  ['Using team/work tools', []],
  ['Calls with the Director of Finance & Administration', []],
  ['Meeting our Hiring Managers', []],
  ['Member of the bar team', []],
  ['Member of the bar in Ohio', ['Member of the bar']],
  ['Support the team leader in daily work', []],
  ['Du arbeitest mit dem Teamleiter', []],
  ['Completed residency training', []],
  ['Northfell Mental Health NHS Trust will call you', []],
  ['Reports from the Wildlife Research Institute', []],
  ['Attending training and other activities', []],
  ['Hand the forms to your supervisor', []],
  ['Immediately phone supervisor', []],
  ['Our company culture invites you in', []],
  ['Part of this innovative and forward thinking team', []],
  ['Related experience and/or training', []],
  ['Accountable for the results', []],
  ['Some flexibility in terms of requirements', []],
])('%s: words with another meaning', (text, found) => {
  expect(terms(text, 'duty')).toEqual(found);
});

test.each([
  ['Qualified software engineer', ['software engineer']],
  ['Mental Health experience in Trust and Hospital settings', ['Mental Health']],
  ['Certified by the Mental Health Council', ['Mental Health Council']],
  ['Research at a museum', ['Research']],
  ['Delivering training to drivers', ['training']],
  ['Experience as a supervisor', ['supervisor']],
  ['Shaping the company culture', ['company culture']],
  ['An innovative and diligent thinker', ['innovative']],
  ['We are looking for Certified Nursing Assistants', ['Certified Nursing Assistants']],
  ['Registered Nurses with a valid license', ['Registered Nurses']],
  ['Experience with Agile teams', ['Agile']],
  ['3+ years working with Scrum teams', ['Scrum']],
  ['Ability to work with clinical research teams', ['clinical research']],
  ['Software engineers experience', ['Software engineers']],
  ['Leading a QA team', ['QA']],
  ['Good at teamwork', ['teamwork']],
  ['Proven team leadership', ['team leadership']],
  ['Supports the director with administration', ['administration']],
  ['Experience as Director of Administration', ['Administration']],
  ['Experience in hiring', ['hiring']],
  ['Experience in coaching and training of apprentices', ['training']],
  ['Partner with artists on QA', ['QA']],
  ['Experience collaborating with QA', ['QA']],
  ['Coordinate QA with the artists', ['QA']],
  ['Work with QA, close to the team', ['QA']],
  ['Experience in accounting for leases', ['accounting']],
  ['Experience with accounting', ['accounting']],
  ['Leading recruitment', ['recruitment']],
  ['Finding new business', ['new business']],
  ['Knowledge of learning and development', ['learning and development']],
  ['Innovative thinker', ['Innovative']],
  ['A reliable team player', ['reliable', 'team player']],
  ['Reliable and kind', ['Reliable']],
  ['Good organizing skills', ['organizing']],
  ['Enthusiasm and drive', ['Enthusiasm']],
])('%s: the meaning of the lexicon', (text, found) => {
  expect(terms(text)).toEqual(expect.arrayContaining(found));
});

test('what is done independently is no part of a quality', () => {
  expect(terms('Answers questions independently')).toEqual(['independently']);
  expect(terms('Maintaining confidentiality')).toEqual(['confidentiality']);
});
