import { expect, test } from 'vitest';
import { termAsksOf } from './term-asks.ts';

const groupsIn = (text: string): string =>
  termAsksOf([{ text, part: 'must', isItem: true, language: null }], () => false)
    .map(({ group, alternatives }) => `${group} ${alternatives.map(({ term }) => term).join('/')}`)
    .join(', ');

test.each([
  ['Experience with Kafka, Python a plus', 'must Kafka, nice Python'],
  ['Strong Kafka skills, Python and Java a plus', 'must Kafka, nice Python, nice Java'],
  ['Java and SQL, Kafka a plus', 'must Java, must SQL, nice Kafka'],
  ['Kafka, knowledge of Python an advantage', 'must Kafka, nice Python'],
  ['Experience with Kafka, knowledge of Python and Java a plus', 'must Kafka, nice Python, nice Java'],
  ['You have Kafka, Python is nice to have', 'must Kafka, nice Python'],
  ['Experience with Java, and Kafka is a plus', 'must Java, nice Kafka'],
  ['CDL class A, tanker endorsement preferred', 'must CDL class A, nice tanker endorsement'],
  ['5 years of experience in rigging, management experience a plus', 'must rigging'],
])('the wish at the end of "%s" is about its own clause', (text, groups) => {
  expect(groupsIn(text)).toBe(groups);
});

test.each([
  ['Kafka, Python a plus', 'nice Kafka, nice Python'],
  ['Kafka, Python and Java a plus', 'nice Kafka, nice Python, nice Java'],
  ['Experience with Java, Kafka, Python a plus', 'nice Java, nice Kafka, nice Python'],
  ['Experience with Java, Kafka and Python a plus', 'nice Java, nice Kafka, nice Python'],
  ['Experience with Kafka and Python is a plus', 'nice Kafka, nice Python'],
  ['Experience with Kafka, Python are a plus', 'nice Kafka, nice Python'],
  ['Experience with Kafka, including Python, is a plus', 'nice Kafka, nice Python'],
  ['Experience with Kafka, Python or Java is a plus', 'nice Kafka/Python/Java'],
  ['Java, Kafka, and SQL are highly valued', 'nice Java, nice Kafka, nice SQL'],
  ['Rigging, prior experience a plus', 'nice Rigging'],
])('"%s" does not tell where the wish begins, so all of it is preferred', (text, groups) => {
  expect(groupsIn(text)).toBe(groups);
});

test.each([
  ['Kafka, Python, Java (each a plus)', 'nice Kafka, nice Python, nice Java'],
  ['Kafka and Python (both a plus)', 'nice Kafka, nice Python'],
  ['Kafka, Python and Java (pluses)', 'nice Kafka, nice Python, nice Java'],
  ['Much of it, Kafka, Python (a plus)', 'nice Kafka, nice Python'],
  ['Kafka work, Python and Java (all preferred)', 'nice Kafka, nice Python, nice Java'],
  ['SQL; experience with Kafka, Python, Java (a plus)', 'must SQL, nice Kafka, nice Python, nice Java'],
  ['Kafka, Python and Java (optional)', 'nice Kafka, nice Python, nice Java'],
])('a wish in brackets behind the list "%s" is about each of its names', (text, groups) => {
  expect(groupsIn(text)).toBe(groups);
});

test.each([
  ['Python and Kafka (a plus)', 'must Python, nice Kafka'],
  ['Kafka (required), Python, Java (a plus)', 'must Kafka, must Python, nice Java'],
  ['Strong Kafka skills, Python, Java (a plus)', 'must Kafka, must Python, nice Java'],
  ['Kafka, Python, Java (SQL a plus)', 'must Kafka, must Python, must Java, nice SQL'],
  ['Kafka, Python, Java (not optional)', 'must Kafka, must Python, must Java'],
  ['Kafka, Python, Java (version 3 preferred)', 'must Kafka, must Python, nice Java'],
  ['Kafka, Python, Java (travel optional)', 'must Kafka, must Python, nice Java'],
  ['Kafka, Python, Java (ideally 3 years)', 'must Kafka, must Python, nice Java'],
])('a wish in brackets in "%s" is about the name before it, or within it', (text, groups) => {
  expect(groupsIn(text)).toBe(groups);
});

test.each([
  ['Kafka – Python a plus', 'must Kafka, nice Python'],
  ['Kafka - Python welcome', 'must Kafka, nice Python'],
  ['Kafka, SQL — Python is a plus', 'must Kafka, must SQL, nice Python'],
  ['Kafka – Python and Java a plus', 'must Kafka, nice Python, nice Java'],
  ['Kafka – ideally with Python', 'must Kafka, nice Python'],
  ['Project management experience – PMP preferred', 'must Project management, nice PMP'],
])('the wish behind the dash of "%s" is about what is named there', (text, groups) => {
  expect(groupsIn(text)).toBe(groups);
});

test.each([
  ['Kafka – a plus', 'nice Kafka'],
  ['Kafka – Python – Java a plus', 'nice Kafka, nice Python, nice Java'],
  ['Kafka – Python are a plus', 'nice Kafka, nice Python'],
  ['Kafka – or Python – a plus', 'nice Kafka, nice Python'],
  ['Kafka – including Python a plus', 'nice Kafka, nice Python'],
  ['Kafka – a plus for Python teams', 'nice Kafka, nice Python'],
  ['Cloud platforms – AWS a plus', 'nice Cloud platforms, nice AWS'],
  ['Nice to have – Kafka, Python', 'nice Kafka, nice Python'],
  ['Kafka – Python is a must', 'must Kafka, must Python'],
])('a dash does not cut "%s"', (text, groups) => {
  expect(groupsIn(text)).toBe(groups);
});

test.each([
  ['Kafka welcome', 'nice Kafka'],
  ['Kafka is a nice plus', 'nice Kafka'],
  ['Kafka would be great', 'nice Kafka'],
  ['Experience with Kafka, Python appreciated', 'must Kafka, nice Python'],
  ['Kafka, Python appreciated', 'nice Kafka, nice Python'],
  ['Kafka a plus, SQL required', 'nice Kafka, must SQL'],
  ['Kafka and Python preferred and SQL and Java required', 'nice Kafka, nice Python, must SQL, must Java'],
  ['Python is optional, Kafka is not', 'nice Python, must Kafka'],
  ['Kafka required, Python is not', 'must Kafka'],
  ['Kafka is a must, Python is not a must', 'must Kafka'],
  ['Python is not a must, Kafka is a must', 'must Kafka'],
  ['You must know Kafka, Python is not required', 'must Kafka'],
  ['Strong Kafka skills, career changers welcome', 'must Kafka'],
  ['Applicants from all backgrounds are welcome, Kafka required', 'must Kafka'],
  ['Kafka is a must, not a nice-to-have', 'must Kafka'],
])('each clause of "%s" says how strongly it asks', (text, groups) => {
  expect(groupsIn(text).split(', ').toSorted()).toEqual(groups.split(', ').toSorted());
});

const groups = (text: string, language: 'es' | 'nl') =>
  termAsksOf([{ text, part: 'must', isItem: true, language }], () => false).map(({ group }) => group);

test('Spanish "en" is "in", and Dutch "en" joins', () => {
  expect(groups('Experiencia con Kafka, Python en producción un plus', 'es')[0]).toBe('must');
  expect(groups('Ervaring met Kafka, Python en Java een pré', 'nl')).toEqual(['nice', 'nice', 'nice']);
});
