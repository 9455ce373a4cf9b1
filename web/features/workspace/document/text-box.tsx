import type { KeyboardEvent } from 'react';
import type { Place } from '#contract/draft/place.ts';
import { classes } from '../../../ui/class-names.ts';
import { hintId, useHintFor } from '../coach/hint.ts';
import { useEditing } from '../editing.ts';
import { elementIdOf } from '../element-id.ts';

/** About how many characters fit on a line, for browsers that cannot size a field by its content. */
const charactersPerRow = 70;

const look =
  'block w-full min-w-0 scroll-my-4 resize-none field-sizing-content rounded-sm border border-line bg-transparent px-2 py-1.5 text-ink placeholder:text-ink-soft hover:border-line-strong focus:border-accent focus:bg-sheet';

type Props = {
  place: Place;
  text: string;
  /** Names it for screen readers, unless a label does. */
  label?: string | undefined;
  className?: string | undefined;
  placeholder?: string | undefined;
  /** What Enter does; without it nothing, because a text has no line breaks. */
  onEnter?: (() => void) | undefined;
  /** What Backspace does in an empty one. */
  onErase?: (() => void) | undefined;
};

/** One text of the document. It grows with its content. */
export const TextBox = ({ place, text, label, className, placeholder, onEnter, onErase }: Props) => {
  const { write } = useEditing();
  const hints = useHintFor(place);
  const press = (event: KeyboardEvent): void => {
    // A key that ends the composition of a character is not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onEnter?.();
    }
    if (event.key === 'Backspace' && text === '' && onErase !== undefined) {
      event.preventDefault();
      onErase();
    }
  };
  return (
    <textarea
      id={elementIdOf(place)}
      data-place={place}
      aria-label={label}
      aria-describedby={hints === null ? undefined : hintId}
      value={text}
      rows={Math.max(1, Math.ceil(text.length / charactersPerRow))}
      placeholder={placeholder}
      className={classes(look, className)}
      onChange={({ target }) => write(place, target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={press}
    />
  );
};

/** The same with a label above it. */
export const LabeledBox = ({ label, ...box }: Omit<Props, 'label'> & { label: string }) => (
  <div className="min-w-0">
    <label htmlFor={elementIdOf(box.place)} className="block text-xs text-ink-soft">
      {label}
    </label>
    <TextBox {...box} />
  </div>
);
