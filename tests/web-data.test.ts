import { describe, expect, test } from 'vitest';
import { filesBelow, readSource } from './source-files.ts';
import { detoursIn, formattersIn } from './web-data.ts';

describe('the web', () => {
  test('reads, writes and keeps state through web/data only, and writes nothing from an effect', () => {
    const files = filesBelow('web', /^(?!.*\.test\.).*\.tsx?$/).filter((file) => !file.startsWith('web/testing/'));
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => detoursIn(file, readSource(file)))).toEqual([]);
  });

  // Planted mistakes. That no read sends a POST is held by the types: `useRead` takes endpoints with the method GET.
  test.each([
    ['a request of its own', "const answer = await fetch('/api/me');"],
    ['a store of its own', 'const text = useSyncExternalStore(subscribe, read);'],
    ['a write in an effect', 'const save = useWrite(saveCard);\nuseEffect(() => save.run({}), [save]);'],
    ['its function in an effect', 'const { run: save } = useWrite(saveCard);\nuseEffect(() => save({}), [save]);'],
    ['a named one', 'const end = useSubscriptionWrite(cancel, words.done);\nuseLayoutEffect(() => { end.run({}); });'],
  ])('%s is found', (_, source) => {
    expect(detoursIn('web/features/x.tsx', source)).toHaveLength(1);
  });

  test.each([
    ['a write in a handler', 'const save = useWrite(saveCard);\nconst click = () => save.run({});'],
    [
      'the answer of a write in an effect',
      'const { data, error } = useWrite(x);\nuseEffect(() => toast(data), [data]);',
    ],
    ['a word in a comment', '// without fetch(address)\nconst a = 1;'],
  ])('%s is left alone', (_, source) => {
    expect(detoursIn('web/features/x.tsx', source)).toEqual([]);
  });

  test('makes each formatter of Intl on first use, and once', () => {
    const files = ['web', 'contract'].flatMap((folder) => filesBelow(folder, /^(?!.*\.test\.).*\.tsx?$/));
    expect(files.flatMap((file) => formattersIn(file, readSource(file)))).toEqual([]);
  });

  test.each([
    ["const day = new Intl.DateTimeFormat('en-US');", 1],
    ["const dayOf = (at: Date) => new Intl.DateTimeFormat('en-US').format(at);", 1],
    ["const day = madeOnce(() => new Intl.DateTimeFormat('en-US'));", 0],
  ])('%s has %i made otherwise', (source, count) => {
    expect(formattersIn('web/features/x.tsx', source)).toHaveLength(count);
  });
});
