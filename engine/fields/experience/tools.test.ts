import { expect, test } from 'vitest';
import { listsTools } from './tools.ts';

test.each([
  ['JavaScript, MySQL', true],
  ['Java 17, Spring and Kafka', true],
  ['Manager - Node.js, AWS', true],
  ['HTML5/CSS3, React.js', true],
  ['Kubernetes', false],
  ['Harrow Systems, Leeds', false],
  ['Software Engineer, Harrow Systems (Java)', false],
  ['Software Engineering Intern at Harrow Cloud Services using Java, MySQL, Kafka', false],
  ['', false],
])('"%s" lists tools: %s', (text, lists) => {
  expect(listsTools(text)).toBe(lists);
});
