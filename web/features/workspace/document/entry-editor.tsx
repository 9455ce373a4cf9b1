import { Plus } from 'lucide-react';
import { withNewLine } from '#contract/draft/change.ts';
import { blockPlace, type Entry, type Section } from '#contract/draft/place.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditing } from '../editing.ts';
import { words as allWords } from '../words.ts';
import { Lines } from './line-list.tsx';
import { PartMenu } from './part-menu.tsx';
import { LabeledBox } from './text-box.tsx';

const words = allWords.entry;

/** A job, a degree, a project, a certification. */
export const EntryEditor = ({
  entry,
  kind,
  section,
  index,
  count,
}: {
  entry: Entry;
  kind: Section['kind'];
  section: number;
  index: number;
  count: number;
}) => {
  const { change } = useEditing();
  const own = blockPlace(section, index);
  const named: { one: string; title: string; at: string; dates?: string } = words.kinds[kind];
  const name = [entry.title, entry.at].filter((part) => part !== '').join(', ');
  const what = name === '' ? named.one : name;
  const addBullet = (): void => {
    const at = entry.bullets.length;
    change(
      (draft) => withNewLine(draft, { section, block: index, list: 'bullets', index: at }, ''),
      `${own}/bullets/${at}`,
    );
  };
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-2 sm:p-3">
      <legend className="sr-only">{what}</legend>
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 grow gap-x-3 gap-y-2 sm:grid-cols-2">
          <LabeledBox place={`${own}/title`} label={named.title} text={entry.title} className="font-semibold" />
          <LabeledBox place={`${own}/at`} label={named.at} text={entry.at} className="font-semibold" />
          <LabeledBox place={`${own}/dates`} label={named.dates ?? words.dates} text={entry.dates} />
          <LabeledBox place={`${own}/place`} label={words.place} text={entry.place} />
        </div>
        <PartMenu place={own} what={what} index={index} count={count} />
      </div>
      <div className="mt-2 grid gap-1 sm:pr-1">
        <Lines list="notes" lines={entry.notes} section={section} block={index} owner={what} />
        <Lines list="bullets" lines={entry.bullets} section={section} block={index} owner={what} />
      </div>
      <Button tone="bare" size="small" className="mt-1" onClick={addBullet}>
        <Plus aria-hidden className="size-4" />
        {words.addBullet}
        <span className="sr-only">: {what}</span>
      </Button>
    </fieldset>
  );
};
