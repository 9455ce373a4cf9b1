import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/forms/field.tsx';

const words = {
  read: (name: string) =>
    `The text of ${name} is in the field now. Check it, and delete what does not belong to the job.`,
  putBack: 'Put back what was there before',
} as const;

/** How reading a file ended. `before`: what the field held. */
export type Ended = { is: 'failed'; message: string } | { is: 'read'; name: string; before: string };

export const PostingOutcome = ({
  ended,
  errorId,
  onPutBack,
}: {
  ended: Ended;
  errorId: string;
  onPutBack: (text: string) => void;
}) =>
  ended.is === 'failed' ? (
    <div role="alert">
      <FieldError id={errorId} error={ended.message} />
    </div>
  ) : (
    <>
      <output className="text-sm font-medium">{words.read(ended.name)}</output>
      {ended.before.trim() !== '' && (
        <Button tone="quiet" size="small" className="justify-self-start" onClick={() => onPutBack(ended.before)}>
          {words.putBack}
        </Button>
      )}
    </>
  );
