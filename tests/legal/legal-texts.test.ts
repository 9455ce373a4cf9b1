import { describe, expect, test } from 'vitest';
import { cookies } from '#content/legal/cookies.ts';
import { refunds } from '#content/legal/refunds.ts';
import { terms } from '#content/legal/terms.ts';
import { withdrawal } from '#content/legal/withdrawal.ts';
import { words as subscription } from '#web/features/profile/settings/subscription/words.ts';
import { filesBelow, readSource } from '../source-files.ts';

/** What the code stores in the browser: the keys beside calls of its storage, and the names of cookies. */
const storedByCode = (): string[] => {
  const files = [
    ...filesBelow('web', /(?<!\.test)\.tsx?$/).filter((file) => !file.includes('/testing/')),
    'web/public/boot.js',
  ];
  return files.flatMap((file) => {
    const source = readSource(file);
    const calls = [...source.matchAll(/(?:local|session)Storage\.(?:get|set|remove)Item\(('[^']*'|\w+)/g)];
    return calls.map(([, key = '']) => {
      if (key.startsWith("'")) return key.slice(1, -1);
      const [, value = `${file}: ${key}`] = new RegExp(String.raw`(?:const|var) ${key} = '([^']*)'`).exec(source) ?? [];
      return value;
    });
  });
};

const cookieNames = (): string[] => {
  const source = readSource('server/identity/login/cookies.ts');
  const [, names = ''] = /type CookieName = ([^;]*);/.exec(source) ?? [];
  const [, companion = ''] = /const companion = '([^']*)'/.exec(source) ?? [];
  return [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name).concat(companion);
};

/** The lines of a model form about a service, as the law has them. */
const formWith = (mark: string, verb: string, what: string): string[] => [
  `I/We ${mark} hereby give notice that I/We ${mark} ${verb} my/our ${mark} contract for the ${what} of the following service: Premium`,
  `Ordered on ${mark}/received on ${mark}:`,
  'Name of consumer(s):',
  'Address of consumer(s):',
  'Signature of consumer(s) (only if this form is notified on paper):',
  'Date:',
  `${mark} Delete as appropriate.`,
];

describe('legal texts', () => {
  test('the page Cookies names every cookie and stored item of the code, and no other', () => {
    const named = cookies.sections
      .flatMap(({ body }) => body)
      .flatMap((part) => (Array.isArray(part) ? part : []))
      .map((line: string) => line.split(/[ :]/)[0] ?? '');
    // The scroll positions are React Router's own; its source has their name.
    const key = 'react-router-scroll-positions';
    expect(
      filesBelow('node_modules/react-router/dist/production/lib/dom', /lib\.js$/)
        .map(readSource)
        .join(''),
    ).toContain(`"${key}"`);
    expect(named.toSorted()).toEqual([...new Set([...storedByCode(), ...cookieNames(), key])].toSorted());
  });

  test('counters of attempts are kept by hashes, and for a day at most', () => {
    const source = readSource('server/http/rate-limits.ts');
    const calls = [...source.matchAll(/limiter\(name\)\s*\.(?:consume|get|reward|delete)\((\w+)/g)];
    expect(calls.length).toBeGreaterThan(4);
    expect(calls.filter(([, argument]) => argument !== 'keyOf')).toEqual([]);
    expect(source).toContain("const keyOf = (who: string): string => createHash('sha256')");
    const hours = [...source.matchAll(/seconds: (?:(\d+) \* )?(hour|minute)/g)].map(
      ([, count = '1', unit]) => Number(count) / (unit === 'hour' ? 1 : 60),
    );
    expect(Math.max(...hours)).toBe(24);
  });

  test('the buttons are called what the texts say', () => {
    const said = JSON.stringify([refunds, terms]);
    for (const { button } of [subscription.refund, subscription.cancel, subscription.withdraw])
      expect(said).toContain(button);
    expect(said).toContain(subscription.title);
  });

  test('the instructions on withdrawal keep the words of the model, which an edit for style must not change', () => {
    const said = JSON.stringify(withdrawal);
    const model = [
      'will expire after 14 days from the day of the conclusion of the contract.',
      'by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.',
      'it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before',
      'without undue delay and in any event not later than 14 days from the day on which we are informed about your decision',
      'in any event, you will not incur any fees as a result of such reimbursement.',
      '(complete and return this form only if you wish to withdraw from the contract)',
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service',
      'Signature of consumer(s) (only if this form is notified on paper)',
    ];
    expect(model.filter((words) => !said.includes(words))).toEqual([]);
  });

  test('the forms of withdrawal and cancellation have the lines of the European and the British model, and no other', () => {
    const lines = withdrawal.filter((part) => Array.isArray(part));
    expect(lines).toEqual([formWith('(*)', 'withdraw from', 'provision'), formWith('[*]', 'cancel', 'supply')]);
  });
});
