import { removed, withBlock, withNewBlock } from '#contract/draft/change.ts';
import { type Block, blockPlace } from '#contract/draft/place.ts';
import { LineHint } from '../coach/line-hint.tsx';
import { useEditing } from '../editing.ts';
import { newText } from '../new-parts.ts';
import { words as allWords } from '../words.ts';
import { CheckMark } from './check-mark.tsx';
import { focusAfterRemoval, PartMenu } from './part-menu.tsx';
import { TextBox } from './text-box.tsx';

const words = allWords.section;

/** A paragraph or a list item of a section. Enter begins the next one of the same kind. */
export const LineBlock = ({
  block,
  section,
  index,
  count,
  owner,
}: {
  block: Exclude<Block, { is: 'entry' }>;
  section: number;
  index: number;
  count: number;
  /** Names the section. */
  owner: string;
}) => {
  const { change } = useEditing();
  const own = blockPlace(section, index);
  const { is, line } = block;
  const what = `${words[is]} ${index + 1}, ${owner}`;
  const add = (): void =>
    change((draft) => withNewBlock(draft, section, index + 1, newText(is)), blockPlace(section, index + 1));
  const turn = {
    label: is === 'item' ? allWords.menu.toText : allWords.menu.toItem,
    run: () =>
      change(
        (draft) =>
          withBlock(draft, section, index, (each) =>
            each.is === 'entry' ? each : { ...each, is: is === 'item' ? 'text' : 'item' },
          ),
        own,
      ),
  };
  return (
    <div>
      <div className="flex items-start gap-1">
        {is === 'item' && (
          <span aria-hidden className="w-4 pt-1.5 text-center">
            •
          </span>
        )}
        <TextBox
          place={`${own}/line`}
          text={line.text}
          label={what}
          onEnter={add}
          onErase={() => change((draft) => removed(draft, own), focusAfterRemoval(own, index, count))}
        />
        <PartMenu
          place={own}
          what={what}
          index={index}
          count={count}
          more={[{ label: allWords.menu.addBelow, run: add }, turn]}
        />
      </div>
      <LineHint place={`${own}/line`} />
      {line.needsCheck && <CheckMark place={`${own}/line`} text={line.text} />}
    </div>
  );
};
