import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { moved, removed } from '#contract/draft/change.ts';
import type { Place } from '#contract/draft/place.ts';
import { useEditing } from '../editing.ts';
import { words as allWords } from '../words.ts';

const words = allWords.menu;

export type MenuAction = { label: string; run: () => void; isOff?: boolean };

const itemLook =
  'flex min-h-11 w-full cursor-pointer items-center rounded-sm px-3 -outline-offset-2 data-disabled:cursor-default data-disabled:text-ink-soft data-highlighted:bg-well';

/** The last step of a place and what is before it: '/contact/3' is 3 of '/contact'. */
const neighbor = (place: Place, by: number): Place => {
  const cut = place.lastIndexOf('/');
  return `${place.slice(0, cut)}/${Number(place.slice(cut + 1)) + by}`;
};

/** Moves or removes one item of a list of `count`. `modal={false}`: see `web/frame/user-menu.tsx`. */
export const PartMenu = ({
  place,
  what,
  index,
  count,
  more = [],
}: {
  place: Place;
  /** Names the item: 'Bullet 2 of Nurse'. */
  what: string;
  index: number;
  count: number;
  more?: readonly MenuAction[];
}) => {
  const { change } = useEditing();
  // What was chosen moves the focus itself.
  const hasChosen = useRef(false);
  const actions: readonly MenuAction[] = [
    ...more,
    {
      label: words.up,
      isOff: index === 0,
      run: () => change((draft) => moved(draft, place, -1), neighbor(place, -1)),
    },
    {
      label: words.down,
      isOff: index === count - 1,
      run: () => change((draft) => moved(draft, place, 1), neighbor(place, 1)),
    },
    {
      label: words.remove,
      run: () => change((draft) => removed(draft, place), focusAfterRemoval(place, index, count)),
    },
  ];
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={words.of(what)}
        className="flex size-9 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-well hover:text-ink"
      >
        <Ellipsis aria-hidden className="size-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        className="z-50 min-w-44 rounded-lg border border-line-strong bg-sheet p-1 shadow-lg"
        onCloseAutoFocus={(event) => {
          if (hasChosen.current) event.preventDefault();
          hasChosen.current = false;
        }}
      >
        {actions.map(({ label, run, isOff = false }) => (
          <DropdownMenu.Item
            key={label}
            disabled={isOff}
            className={itemLook}
            onSelect={() => {
              hasChosen.current = true;
              run();
            }}
          >
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};

/** The item that takes its place, the one before it, or what the list belongs to. */
export const focusAfterRemoval = (place: Place, index: number, count: number): Place => {
  if (index < count - 1) return place;
  if (index > 0) return neighbor(place, -1);
  return ownerOf(place);
};

/** '/sections/1/blocks/0' of '/sections/1/blocks/0/bullets/2', '/sections/1' of '/sections/1/blocks/0'. */
const ownerOf = (place: Place): Place => {
  const owner = place.split('/').slice(0, -2).join('/');
  return owner === '' ? '/name' : owner;
};
