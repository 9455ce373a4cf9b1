import { FileText } from 'lucide-react';
import type { Ref } from 'react';
import { Breakable } from '../../ui/breakable.tsx';
import { Button } from '../../ui/button.tsx';
import { kindOf, sizeOf, words } from './words.ts';

/** The chosen file, with buttons to replace or remove it. */
export const FileCard = ({
  card,
  file,
  isDisabled,
  onChooseOther,
  onRemove,
}: {
  /** Gets the focus when the file has been chosen. */
  card: Ref<HTMLFieldSetElement>;
  file: File;
  isDisabled: boolean;
  onChooseOther: () => void;
  onRemove: () => void;
}) => (
  <fieldset
    ref={card}
    tabIndex={-1}
    aria-label={`${words.chosen}: ${file.name}, ${kindOf(file.name)}, ${sizeOf(file.size)}`}
    className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3"
  >
    <FileText aria-hidden className="size-8 shrink-0 text-accent" />
    <div className="min-w-0 grow basis-40">
      <p className="font-semibold">
        <Breakable text={file.name} />
      </p>
      <p className="text-sm text-ink-soft">
        {kindOf(file.name)}, {sizeOf(file.size)}
      </p>
    </div>
    <div className="flex flex-wrap gap-2">
      <Button tone="bare" size="small" disabled={isDisabled} onClick={onChooseOther}>
        {words.chooseOther}
      </Button>
      <Button
        tone="quiet"
        size="small"
        disabled={isDisabled}
        aria-label={`${words.remove} ${file.name}`}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </div>
  </fieldset>
);
