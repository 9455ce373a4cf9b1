import { removed, withNewLine } from '#contract/draft/change.ts';
import { blockPlace, type Line, type LineList } from '#contract/draft/place.ts';
import { LineHint } from '../coach/line-hint.tsx';
import { useEditing } from '../editing.ts';
import { useSuggesting } from '../wording/suggesting.ts';
import { words as wordingWords } from '../wording/words.ts';
import { words as allWords } from '../words.ts';
import { CheckMark } from './check-mark.tsx';
import { focusAfterRemoval, PartMenu } from './part-menu.tsx';
import { TextBox } from './text-box.tsx';

const words = allWords.entry;

/** The bullets of an entry, or the lines below its head. Enter begins the next one, Backspace removes an empty one. */
export const Lines = ({
  lines,
  list,
  section,
  block,
  owner,
}: {
  lines: readonly Line[];
  list: LineList;
  section: number;
  block: number;
  /** Names the entry. */
  owner: string;
}) => {
  const { change } = useEditing();
  const suggest = useSuggesting();
  if (lines.length === 0) return null;
  const places = `${blockPlace(section, block)}/${list}`;
  const add = (index: number): void =>
    change((draft) => withNewLine(draft, { section, block, list, index }, ''), `${places}/${index}`);
  return (
    <ul className="grid gap-1">
      {lines.map(({ text, needsCheck }, index) => {
        const place = `${places}/${index}`;
        const what = `${list === 'bullets' ? words.bullet : words.note} ${index + 1}, ${owner}`;
        return (
          <li key={place}>
            <div className="flex items-start gap-1">
              {list === 'bullets' && (
                <span aria-hidden className="w-4 pt-1.5 text-center">
                  •
                </span>
              )}
              <TextBox
                place={place}
                text={text}
                label={what}
                onEnter={() => add(index + 1)}
                onErase={() => change((draft) => removed(draft, place), focusAfterRemoval(place, index, lines.length))}
              />
              <PartMenu
                place={place}
                what={what}
                index={index}
                count={lines.length}
                more={[
                  { label: allWords.menu.addBelow, run: () => add(index + 1) },
                  ...(suggest !== null && list === 'bullets' && text.trim() !== ''
                    ? [{ label: wordingWords.action, run: () => suggest(place) }]
                    : []),
                ]}
              />
            </div>
            <LineHint place={place} />
            {needsCheck && <CheckMark place={place} text={text} />}
          </li>
        );
      })}
    </ul>
  );
};
