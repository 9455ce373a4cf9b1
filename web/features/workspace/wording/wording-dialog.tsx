import { useEffect, useMemo, useRef } from 'react';
import type { WordingSetting } from '#contract/api/workspace/wording.ts';
import { type Place, textAt } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { personalTextsOf, sentFor } from '#contract/wording/withheld.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusPlace } from '../element-id.ts';
import { Ask } from './ask.tsx';
import { Consent } from './consent.tsx';
import { words } from './words.ts';

type Props = { id: string; draft: ResumeDraft; setting: WordingSetting; place: Place; onClose: () => void };

/** A suggestion for one bullet: consent first, then what is sent, then what came of it. */
export const WordingDialog = ({
  place,
  setting,
  ...props
}: Omit<Props, 'place' | 'setting'> & { place: Place | null; setting: WordingSetting | null }) => {
  const asked = useRef<Place | null>(null);
  // The dialog gives the focus back to a menu that is gone by then.
  useEffect(() => {
    if (place === null && asked.current !== null) focusPlace(asked.current);
    asked.current = place;
  }, [place]);
  return (
    <Dialog title={words.title} isOpen={place !== null && setting !== null} onClose={props.onClose}>
      {place !== null && setting !== null && <Inside {...props} place={place} setting={setting} />}
    </Dialog>
  );
};

const Inside = (props: Props) => {
  const { draft, place, setting } = props;
  const line = textAt(draft, place) ?? '';
  const personal = useMemo(() => personalTextsOf(draft), [draft]);
  const sent = sentFor(line, [], personal).line;
  return (
    <div className="grid gap-4">
      {setting.choice === 'on' ? (
        <Ask {...props} line={line} personal={personal} />
      ) : (
        <Consent setting={setting} sent={sent} onClose={props.onClose} />
      )}
    </div>
  );
};
