import { Ajv } from 'ajv';
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { junitText } from './junit.ts';
import type { Outcome } from './outcome.ts';
import { sarifText } from './sarif.ts';

const check = {
  id: 'contact',
  group: 'contact',
  outcome: 'pass' as const,
  title: 'Your email is found',
  why: 'They write to you.',
  impact: 'blocker' as const,
  sources: [],
  findings: [],
};
const finding = (quote: string) => ({
  message: 'No email was found.',
  fix: 'Add your <email> & phone.',
  evidence: [{ quote, page: 2 }],
});
const hostile = `"a" <b> & \u0000\u001B[31m \uD800 ]]> 'c'\nnext`;

const outcomes: Outcome[] = [
  {
    file: 'build/Jane & "Co" 100%.pdf',
    atsScore: 71,
    checks: [
      check,
      { ...check, id: 'email', outcome: 'fail', findings: [finding(hostile), finding('')] },
      { ...check, id: 'dates', outcome: 'fail', impact: 'minor', findings: [finding('2020')] },
      { ...check, id: 'columns', outcome: 'unsure', because: 'The order is not clear.' },
      { ...check, id: 'layers', outcome: 'not-applicable' },
      { ...check, id: 'tables', outcome: 'no-finding' },
    ],
  },
  { file: '/tmp/scan.pdf', error: { code: 'no-text', message: 'This is a picture of a resume.' } },
];

describe('SARIF', () => {
  // The keywords by which a schema of draft 4 names itself.
  const { $schema: _draft, id: _id, ...keywords } = schema;
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(keywords);
  const log = JSON.parse(sarifText(outcomes, 90, '1.0.0'));

  test('the log is valid by the schema of SARIF 2.1.0, also without a file', () => {
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(JSON.parse(sarifText([], null, '1.0.0')))).toBe(true);
    expect(validate({ ...log, runs: [{ ...log.runs[0], tool: {} }] })).toBe(false);
  });

  test('findings, low scores and unreadable files are results of the rules that they name', () => {
    const [{ results, tool }] = log.runs;
    expect(results.map(({ ruleId, level }: { ruleId: string; level: string }) => [ruleId, level])).toEqual([
      ['fail-under', 'error'],
      ['email', 'error'],
      ['email', 'error'],
      ['dates', 'note'],
      ['no-text', 'error'],
    ]);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    expect(results[3].message.text).toBe('No email was found.\npage 2: "2020"\nDo: Add your <email> & phone.');
  });

  test('paths become addresses', () => {
    const addresses = log.runs[0].results.map(
      (result: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        result.locations[0]?.physicalLocation.artifactLocation.uri,
    );
    expect([...new Set(addresses)]).toEqual(['build/Jane%20%26%20%22Co%22%20100%25.pdf', 'file:///tmp/scan.pdf']);
  });
});

/**
 * The rules of the JUnit schema that Jenkins validates with (junit-10.xsd): the children and attributes of each
 * element; those with an exclamation mark are required. Only elements with text may have text.
 */
const rules: Record<string, { children: string[]; attributes: string[]; hasText?: true }> = {
  testsuites: { children: ['testsuite'], attributes: ['name', 'time', 'tests', 'failures', 'errors'] },
  testsuite: {
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
    attributes: ['name!', 'tests!', 'failures!', 'errors!', 'group', 'time', 'skipped', 'timestamp', 'hostname', 'id'],
  },
  testcase: {
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
    attributes: ['name!', 'time', 'classname', 'group'],
  },
  failure: { children: [], attributes: ['type', 'message'], hasText: true },
  error: { children: [], attributes: ['type', 'message'], hasText: true },
  skipped: { children: [], attributes: ['type', 'message'], hasText: true },
  'system-out': { children: [], attributes: [], hasText: true },
};

/** What breaks these rules, and the attributes and texts of all elements. Throws where the XML is not well-formed. */
const readJunit = (xml: string) => {
  const faults: string[] = [];
  const open: string[] = [];
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    const allowed = parent === undefined ? ['testsuites'] : (rules[parent]?.children ?? []);
    if (!allowed.includes(name)) faults.push(`${name} in ${parent}`);
    const rule = rules[name]?.attributes ?? [];
    for (const key of Object.keys(attributes))
      if (!rule.includes(key) && !rule.includes(`${key}!`)) faults.push(`${name} ${key}`);
    for (const key of rule)
      if (key.endsWith('!') && attributes[key.slice(0, -1)] === undefined) faults.push(`${name} lacks ${key}`);
    open.push(name);
    elements.push({ name, attributes, text: '' });
  });
  parser.on('text', (text) => {
    const name = open.at(-1) ?? '';
    const last = elements.at(-1);
    if (last !== undefined && last.name === name) last.text += text;
    if (text.trim() !== '' && rules[name]?.hasText === undefined) faults.push(`text in ${name}`);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return { faults, elements };
};

describe('JUnit', () => {
  const { faults, elements } = readJunit(junitText(outcomes, 90));
  const named = (name: string) => elements.filter((element) => element.name === name);

  test('the XML keeps the rules of the schema, also without a file, and the rules can be broken', () => {
    expect(faults).toEqual([]);
    expect(readJunit(junitText([], null)).faults).toEqual([]);
    expect(readJunit('<testsuites><testcase mood="good"/></testsuites>').faults).toEqual([
      'testcase in testsuites',
      'testcase mood',
      'testcase lacks name!',
    ]);
  });

  test('a test case fails only for a blocker, a low score or a file that cannot be read', () => {
    expect(named('testsuites')[0]?.attributes).toMatchObject({ tests: '8', failures: '2', errors: '1' });
    expect(named('testsuite').map(({ attributes }) => attributes)).toEqual([
      { name: 'build/Jane & "Co" 100%.pdf', tests: '7', failures: '2', errors: '0', skipped: '3' },
      { name: '/tmp/scan.pdf', tests: '1', failures: '0', errors: '1', skipped: '0' },
    ]);
    expect(named('failure').map(({ attributes }) => attributes['type'])).toEqual(['fail-under', 'blocker']);
    expect(named('system-out')[0]?.text).toContain('Your email is found (minor)\nNo email was found.');
  });

  test('what XML cannot hold is left out, and the rest of a quote stays', () => {
    expect(named('failure')[1]?.text).toContain(`page 2: ""a" <b> & [31m \uFFFD ]]> 'c'\nnext"`);
  });
});
