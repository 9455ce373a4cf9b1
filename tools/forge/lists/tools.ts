import { shareOf, type Share } from './half.ts';
import { once, oncePer } from './once.ts';
import { isWordOfSkills } from './skills.ts';
import { linesOfList } from './shared-lists.ts';

const byOccupation = once(() => {
  const map = new Map<string, string[]>();
  for (const line of linesOfList('tools').slice(1)) {
    const [code = '', example = ''] = line.split('\t');
    const list = map.get(code) ?? [];
    list.push(example);
    map.set(code, list);
  }
  return map;
});

/**
 * As people write it: 'Microsoft Office software' is 'Microsoft Office', 'Structured query language SQL' is 'SQL'.
 * 'Statistical software' stays: it names a kind of program.
 */
const asWritten = (example: string): string => {
  const plain = example.replace(/ software$/, '');
  const words = plain.split(' ');
  const last = words.at(-1) ?? plain;
  if (/^[A-Z]{2,6}$/.test(last) && words.length > 2 && words.slice(1).some((word) => /^[a-z]/.test(word))) return last;
  // A word of skills ('billing') is no name, one that they never use ('Yardi') is.
  const isNamed = words.every((word) => /^[^a-z]/.test(word)) && (words.length > 1 || !isWordOfSkills(plain));
  return isNamed || /[a-z][A-Z]|\d/.test(plain) ? plain : example;
};

/** Tools and programs that O*NET lists for an occupation, at most four words each. */
export const toolsOf = (code: string, share: Share): readonly string[] => perShare(`${share}/${code}`);

const perShare = oncePer((key: string) => {
  const [share, code] = key.split('/') as [Share, string];
  const names = (byOccupation().get(code) ?? []).map(asWritten).filter((name) => name.split(' ').length <= 4);
  return shareOf([...new Set(names)], share);
});
