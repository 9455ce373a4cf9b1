import { expect, test } from 'vitest';
import { spellerForTests } from '#engine/testing/speller.ts';
import { isKnown } from './known-words.ts';

test.each([
  ['American', 'organized behavior center traveling catalog program'],
  [
    'British',
    'organised organisational behavioural centred centres travelling catalogues enrolment skilful paediatric flyers',
  ],
  ['of other Englishes', 'learnt practised enquiries despatched sceptical moulded artefacts lakhs crore tradies'],
  ['of a trade', 'kubernetes terraform coker dunnage'],
  ['known with a capital', 'monday english'],
  ['derived', 'onboarded reprioritize nonclinical containerized refactoring'],
  ['learned plurals', 'syllabi formulae curricula phenomena'],
  ['names of an inflammation', 'tendonitis'],
  ['of law', 'novation mesne tortious certiorari habeas vires meruit amicus'],
  ['Latin of degrees', 'magna summa laude honoris causa'],
  ['compounded', 'runbooks datacenter stakeholders timesheet'],
])('words that are %s are known', (_, words) => {
  expect(words.split(' ').filter((word) => !isKnown(word, spellerForTests))).toEqual([]);
});

test('typos are not', () => {
  const slips =
    'managment recieved seperate occured responsibilites acheived developement succesfully safty shedule intial anual';
  expect(slips.split(' ').filter((word) => isKnown(word, spellerForTests))).toEqual([]);
});
