import { useState } from 'react';
import { suggestWording, type WordingSetting } from '#contract/api/workspace/wording.ts';
import type { Place } from '#contract/draft/place.ts';
import { wordingLimits } from '#contract/wording/limits.ts';
import { sentFor } from '#contract/wording/withheld.ts';
import { sentenceOf } from '../../../data/http/api-error.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { useWordingChoice } from './queries.ts';
import { Result } from './result.tsx';
import { Sample } from './sample.tsx';
import { words } from './words.ts';

type Props = {
  id: string;
  setting: WordingSetting;
  place: Place;
  line: string;
  personal: readonly string[];
  onClose: () => void;
};

const factsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((fact) => fact.trim())
    .filter((fact) => fact.length > 1)
    .slice(0, wordingLimits.facts);

/** Shows what is sent, sends it when asked to, and shows what came of it. */
export const Ask = ({ id, place, setting, line, personal, onClose }: Props) => {
  const [facts, setFacts] = useState('');
  const suggestion = useWrite(suggestWording);
  const choose = useWordingChoice();
  const confirmed = factsIn(facts);
  const sent = sentFor(line, confirmed, personal);
  const { data, error, isPending } = suggestion;
  return (
    <>
      <Sample label={words.bullet} text={line} />
      {data === undefined ? (
        <>
          <label className="grid gap-1">
            <span className="font-medium">{words.ask.facts}</span>
            <span className="text-sm text-ink-soft">{words.ask.factsHint}</span>
            <textarea
              rows={2}
              className={inputLook}
              value={facts}
              maxLength={wordingLimits.facts * wordingLimits.fact}
              onChange={({ target }) => setFacts(target.value)}
            />
          </label>
          <Sample label={words.ask.sends} text={[sent.line, ...sent.facts].join('\n')} />
        </>
      ) : (
        <Result judged={data.judged} line={line} place={place} onClose={onClose} onAgain={suggestion.reset} />
      )}
      <output>{isPending ? words.ask.waiting : ''}</output>
      {error !== null && (
        <Note tone="error" role="alert">
          {sentenceOf(error, words.ask.failed)}
        </Note>
      )}
      {data === undefined && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            tone="bare"
            disabled={choose.isPending}
            onClick={() => {
              choose.run({ choice: 'off', recipient: setting.recipient ?? '', model: setting.model ?? '' });
              onClose();
            }}
          >
            {words.ask.off}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {words.ask.close}
          </Button>
          <Button
            disabled={isPending}
            onClick={() =>
              suggestion.run({
                id,
                line,
                facts: confirmed,
                personal: personal
                  .slice(0, wordingLimits.personal)
                  .map((text) => text.slice(0, wordingLimits.personalCharacters)),
              })
            }
          >
            {words.ask.send}
          </Button>
        </div>
      )}
    </>
  );
};
