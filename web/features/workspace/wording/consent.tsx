import type { WordingSetting } from '#contract/api/workspace/wording.ts';
import { Button } from '../../../ui/button.tsx';
import { useWordingChoice } from './queries.ts';
import { Sample } from './sample.tsx';
import { words } from './words.ts';

/** Asks before anything is sent, with what and where to. */
export const Consent = ({ setting, sent, onClose }: { setting: WordingSetting; sent: string; onClose: () => void }) => {
  const choose = useWordingChoice();
  const recipient = setting.recipient ?? '';
  const model = setting.model ?? '';
  return (
    <>
      <p>{words.consent.lead}</p>
      <p className="font-semibold wrap-anywhere">{words.consent.to(recipient, model)}</p>
      <p>{words.consent.what}</p>
      <Sample label={words.consent.sample} text={sent} />
      <p className="text-sm text-ink-soft">{words.consent.not}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          tone="quiet"
          disabled={choose.isPending}
          onClick={() => {
            choose.run({ choice: 'off', recipient, model });
            onClose();
          }}
        >
          {words.consent.refuse}
        </Button>
        <Button disabled={choose.isPending} onClick={() => choose.run({ choice: 'on', recipient, model })}>
          {words.consent.agree}
        </Button>
      </div>
    </>
  );
};
