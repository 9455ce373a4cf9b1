import { confirmNewsletterSubscription } from '#contract/api/newsletter.ts';
import { LinkAction } from '../../data/link-action.tsx';
import { useWriteOnArrival } from '../../data/use-write-on-arrival.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { words as allWords } from './words.ts';

const words = allWords.confirm;
const elsewhere = { to: '/resources', label: words.resources };

export const ConfirmSubscription = ({ token }: { token: string }) => {
  const input = { token };
  const confirm = useWriteOnArrival(confirmNewsletterSubscription, input);
  return (
    <LinkAction write={confirm} input={input} words={words} elsewhere={elsewhere}>
      {() => (
        <>
          <output>{words.done}</output>
          <ButtonLink to={elsewhere.to}>{elsewhere.label}</ButtonLink>
        </>
      )}
    </LinkAction>
  );
};
