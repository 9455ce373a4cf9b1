import { shareOf, type Share } from './half.ts';
import { once, oncePer } from './once.ts';
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

/** As people write it: 'Microsoft Office software' is 'Microsoft Office'; 'Structured query language SQL' is 'SQL'. */
const asWritten = (example: string): string => {
  const plain = example.replace(/ software$/, '');
  const last = plain.split(' ').at(-1) ?? plain;
  const initials = plain
    .split(' ')
    .slice(0, -1)
    .map((word) => word[0]?.toUpperCase())
    .join('');
  return /^[A-Z]{2,6}$/.test(last) && initials.startsWith(last[0] ?? ' ') && initials.length >= 2 ? last : plain;
};

/** Tools and programs that O*NET lists for an occupation, at most four words each. */
export const toolsOf = (code: string, share: Share): readonly string[] => perShare(`${share}/${code}`);

const perShare = oncePer((key: string) => {
  const [share, code] = key.split('/') as [Share, string];
  const names = (byOccupation().get(code) ?? []).map(asWritten).filter((name) => name.split(' ').length <= 4);
  return shareOf([...new Set(names)], share);
});
