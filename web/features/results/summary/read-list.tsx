import { Check, Minus, TriangleAlert, X } from 'lucide-react';
import type { ReadItem } from './what-was-read.ts';
import { Breakable } from '../../../ui/breakable.tsx';

/** What was read, and what was not, in words and with a sign. */
export const ReadList = ({ items }: { items: readonly ReadItem[] }) => (
  <dl className="grid gap-x-4 gap-y-1.5">
    {items.map((item) => {
      const { Icon, sign, text, otherwise, remark } = looks[stateOf(item)];
      return (
        <div
          key={item.label}
          className="grid grid-cols-[1.25rem_6rem_minmax(0,1fr)] items-baseline gap-x-2 sm:grid-cols-[1.25rem_7.5rem_minmax(0,1fr)]"
        >
          <Icon aria-hidden className={`size-4 translate-y-0.5 ${sign}`} />
          <dt className="text-sm text-ink-soft">{item.label}</dt>
          <dd className={text}>
            {item.value === null ? otherwise : <Breakable text={item.value} />}
            {remark !== '' && <span className="block font-sans font-medium text-fair">{remark}</span>}
          </dd>
        </div>
      );
    })}
  </dl>
);

const mono = 'font-mono text-[0.8125rem] leading-normal';

const looks = {
  read: { Icon: Check, sign: 'text-good-bar', text: mono, otherwise: '', remark: '' },
  onlySeen: { Icon: TriangleAlert, sign: 'text-fair-bar', text: mono, otherwise: '', remark: 'Some systems miss it' },
  missing: {
    Icon: X,
    sign: 'text-poor-bar',
    text: 'text-sm font-medium text-poor',
    otherwise: 'Not found',
    remark: '',
  },
  none: { Icon: Minus, sign: 'text-ink-soft', text: 'text-sm text-ink-soft', otherwise: 'None', remark: '' },
};

const stateOf = ({ value, isOptional = false, isOnlySeen = false }: ReadItem): keyof typeof looks => {
  if (value !== null) return isOnlySeen ? 'onlySeen' : 'read';
  return isOptional ? 'none' : 'missing';
};
