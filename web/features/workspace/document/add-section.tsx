import { Plus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { usualHeadings } from '#contract/draft/fixes/usual-heading.ts';
import { withNewSection } from '#contract/draft/change.ts';
import type { Section } from '#contract/draft/place.ts';
import { useEditing } from '../editing.ts';
import { newSection } from '../new-parts.ts';
import { words as allWords } from '../words.ts';

const words = allWords.section;

const kinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'volunteering',
  'publications',
  'languages',
  'references',
  'interests',
] as const satisfies readonly Section['kind'][];

const itemLook =
  'flex min-h-11 w-full cursor-pointer items-center rounded-sm px-3 -outline-offset-2 data-highlighted:bg-well';

/** Adds a section of a usual kind that the resume does not have yet, or one of its person's own naming. */
export const AddSection = ({ present }: { present: readonly Section['kind'][] }) => {
  const { change } = useEditing();
  const hasChosen = useRef(false);
  const at = present.length;
  const add = (section: Section, focus: string): void => {
    hasChosen.current = true;
    change((draft) => withNewSection(draft, at, section), focus);
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="inline-flex min-h-11 items-center justify-center gap-2 rounded-md border border-line-strong bg-sheet px-4 font-semibold hover:border-ink hover:bg-well">
        <Plus aria-hidden className="size-4" />
        {words.add}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="start"
        sideOffset={4}
        className="z-50 max-h-[60vh] min-w-52 overflow-y-auto rounded-lg border border-line-strong bg-sheet p-1 shadow-lg"
        onCloseAutoFocus={(event) => {
          if (hasChosen.current) event.preventDefault();
          hasChosen.current = false;
        }}
      >
        {kinds
          .filter((kind) => !present.includes(kind))
          .map((kind) => (
            <DropdownMenu.Item
              key={kind}
              className={itemLook}
              onSelect={() => add(newSection(kind, usualHeadings[kind] ?? ''), `/sections/${at}/blocks/0`)}
            >
              {words.kinds[kind]}
            </DropdownMenu.Item>
          ))}
        <DropdownMenu.Item className={itemLook} onSelect={() => add(newSection('other', ''), `/sections/${at}`)}>
          {words.own}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
