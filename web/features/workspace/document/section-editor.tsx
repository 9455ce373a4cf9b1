import { Plus } from 'lucide-react';
import { memo } from 'react';
import { withNewBlock } from '#contract/draft/change.ts';
import { type Block, blockPlace, type Section } from '#contract/draft/place.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditing } from '../editing.ts';
import { hasEntries, newEntry, newText } from '../new-parts.ts';
import { words as allWords } from '../words.ts';
import { EntryEditor } from './entry-editor.tsx';
import { LineBlock } from './line-block.tsx';
import { PartMenu } from './part-menu.tsx';
import { TextBox } from './text-box.tsx';

const words = allWords.section;

/** A section with its heading. Memoized: a long resume has hundreds of fields, and a key changes one. */
export const SectionEditor = memo(({ section, index, count }: { section: Section; index: number; count: number }) => {
  const { kind, title, blocks } = section;
  const { change } = useEditing();
  const owner = title === '' ? words.kinds[kind] : title;
  const add = (block: Block): void =>
    change((draft) => withNewBlock(draft, index, blocks.length, block), blockPlace(index, blocks.length));
  return (
    <section aria-label={owner} className="border-t border-line pt-4">
      <div className="mb-2 flex items-start gap-1">
        <TextBox
          place={`/sections/${index}`}
          text={title}
          label={words.heading}
          placeholder={words.untitled}
          className="font-serif text-lg font-semibold"
        />
        <PartMenu place={`/sections/${index}`} what={owner} index={index} count={count} />
      </div>
      <div className="grid gap-2">
        {blocks.map((block, at) =>
          block.is === 'entry' ? (
            <EntryEditor key={block.id} entry={block} kind={kind} section={index} index={at} count={blocks.length} />
          ) : (
            <LineBlock key={block.id} block={block} section={index} index={at} count={blocks.length} owner={owner} />
          ),
        )}
      </div>
      <div className="mt-1 flex flex-wrap gap-1">
        {hasEntries(kind) && (
          <Add owner={owner} label={words.addOne(allWords.entry.kinds[kind].one)} onAdd={() => add(newEntry())} />
        )}
        <Add owner={owner} label={words.addItem} onAdd={() => add(newText('item'))} />
        <Add owner={owner} label={words.addText} onAdd={() => add(newText('text'))} />
      </div>
    </section>
  );
});
SectionEditor.displayName = 'SectionEditor';

const Add = ({ owner, label, onAdd }: { owner: string; label: string; onAdd: () => void }) => (
  <Button tone="bare" size="small" onClick={onAdd}>
    <Plus aria-hidden className="size-4" />
    {label}
    <span className="sr-only">: {owner}</span>
  </Button>
);
