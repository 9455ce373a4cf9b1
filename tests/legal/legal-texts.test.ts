import { describe, expect, test } from 'vitest';
import { cookies } from '#content/legal/cookies.ts';
import { refunds } from '#content/legal/refunds.ts';
import { terms } from '#content/legal/terms.ts';
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
});
