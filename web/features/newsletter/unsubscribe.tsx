import { unsubscribeFromNewsletter } from '#contract/api/newsletter.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.leave;

/** Needs a click, because mail scanners open every link. */
export const Unsubscribe = ({ token }: { token: string }) => {
  const { run, isPending, data, error } = useWrite(unsubscribeFromNewsletter);
  if (data !== undefined)
    return (
      <>
        <output>{words.done}</output>
        <ButtonLink to="/resources" tone="quiet">
          {words.resources}
        </ButtonLink>
      </>
    );
  return (
    <>
      <p>{words.lead}</p>
      {error !== null && (
        <Note tone="error" role="alert">
          {sentenceOf(error, words.failed)}
        </Note>
      )}
      <Button disabled={isPending} onClick={() => run({ token })}>
        {isPending ? words.busy : words.button}
      </Button>
    </>
  );
};
