import { Check, Minus, TriangleAlert, X } from 'lucide-react';
import type { ReadField } from './read-fields.ts';
import { Breakable } from '../../../ui/breakable.tsx';
import { classes } from '../../../ui/class-names.ts';

/**
 * Fields and their values, with an icon and words for those that are missing. `isShort`: one line for each where it is narrow,
 * where the form beside the report has the whole value, and one sentence for all that some systems miss.
 */
export const ReadFieldList = ({ items, isShort = false }: { items: readonly ReadField[]; isShort?: boolean }) => (
  <>
    <Fields items={items} isShort={isShort} />
    {isShort && <MissedFields items={items} />}
  </>
);

/** A remark under each of three fields would push the button of the first screen out of a phone's window. */
const MissedFields = ({ items }: { items: readonly ReadField[] }) => {
  const missed = items.filter((item) => stateOf(item) === 'missedByParsers').map(({ label }) => label.toLowerCase());
  if (missed.length === 0) return null;
  const last = missed.slice(-2).join(' and ');
  return (
    <p className="text-[0.8125rem] leading-5 font-medium text-fair sm:hidden print:hidden">
      Some systems miss your {[...missed.slice(0, -2), last].join(', ')}.
    </p>
  );
};

const Fields = ({ items, isShort }: { items: readonly ReadField[]; isShort: boolean }) => (
  <dl className={classes('grid gap-x-4', isShort ? 'leading-5 sm:gap-y-1.5 sm:leading-normal' : 'gap-y-1.5')}>
    {items.map((item) => {
      const { Icon, sign, text, fallback, remark } = looks[stateOf(item)];
      return (
        <div
          key={item.label}
          className={classes(
            'grid items-baseline gap-x-2 lg:grid-cols-[1.25rem_7.5rem_minmax(0,1fr)]',
            isShort ? 'grid-cols-[1.25rem_5.25rem_minmax(0,1fr)]' : 'grid-cols-[1.25rem_6.5rem_minmax(0,1fr)]',
          )}
        >
          <Icon aria-hidden className={`size-4 translate-y-0.5 ${sign}`} />
          <dt className="text-sm text-ink-soft">{item.label}</dt>
          <dd className={text}>
            {item.value === null ? (
              fallback
            ) : (
              <span className={classes(isShort && 'line-clamp-1 lg:line-clamp-none print:line-clamp-none')}>
                <Breakable text={item.value} />
              </span>
            )}
            {remark !== '' && (
              <span
                className={classes(
                  'font-sans font-medium text-fair',
                  isShort ? 'hidden sm:block print:block' : 'block',
                )}
              >
                {remark}
              </span>
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);

const mono = 'font-mono text-[0.8125rem] leading-5';

const looks = {
  read: { Icon: Check, sign: 'text-good-bar', text: mono, fallback: '', remark: '' },
  missedByParsers: {
    Icon: TriangleAlert,
    sign: 'text-fair-bar',
    text: mono,
    fallback: '',
    remark: 'Some systems miss it',
  },
  missing: {
    Icon: X,
    sign: 'text-poor-bar',
    text: 'text-sm font-medium text-poor',
    fallback: 'Not found',
    remark: '',
  },
  absent: {
    Icon: TriangleAlert,
    sign: 'text-fair-bar',
    text: 'text-sm font-medium text-fair',
    fallback: 'Not found',
    remark: '',
  },
  none: { Icon: Minus, sign: 'text-ink-soft', text: 'text-sm text-ink-soft', fallback: 'None', remark: '' },
};

/** A cross only where the scores are limited too: no red mark beside a green number. */
const stateOf = ({
  value,
  isOptional = false,
  isCore = false,
  isMissedByParsers = false,
}: ReadField): keyof typeof looks => {
  if (value !== null) return isMissedByParsers ? 'missedByParsers' : 'read';
  if (isOptional) return 'none';
  return isCore ? 'missing' : 'absent';
};
