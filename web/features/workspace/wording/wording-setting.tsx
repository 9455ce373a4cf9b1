import type { WordingSetting as Setting } from '#contract/api/workspace/wording.ts';
import { Button } from '../../../ui/button.tsx';
import { useWordingChoice } from './queries.ts';
import { words as allWords } from './words.ts';

const words = allWords.setting;

/** Says whether bullets may be sent, and takes it back. Nothing where no language model is set up. */
export const WordingSetting = ({ setting }: { setting: Setting | null }) => {
  const choose = useWordingChoice();
  if (setting === null || setting.recipient === null || setting.model === null) return null;
  const { recipient, model, choice } = setting;
  return (
    <section aria-label={words.title} className="mt-6 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-ink-soft">{choice === 'on' ? words.on(recipient) : words[choice]}</p>
      {choice !== 'unasked' && (
        <Button
          tone="quiet"
          size="small"
          className="mt-2"
          disabled={choose.isPending}
          onClick={() => choose.run({ choice: choice === 'on' ? 'off' : 'unasked', recipient, model })}
        >
          {choice === 'on' ? words.turnOff : words.turnOn}
        </Button>
      )}
    </section>
  );
};
