import { confirmNewsletterSubscription } from '#contract/api/newsletter.ts';
import { call } from '../../data/http/call.ts';
import { OpenedLink } from '../../data/link-action.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { words as allWords } from './words.ts';

const words = allWords.confirm;
const elsewhere = { to: '/resources', label: words.resources };

export const ConfirmSubscription = ({ token }: { token: string }) => (
  <OpenedLink
    name="confirm-newsletter"
    token={token}
    work={() => call(confirmNewsletterSubscription, { token })}
    words={words}
    elsewhere={elsewhere}
  >
    {() => (
      <>
        <output>{words.done}</output>
        <ButtonLink to={elsewhere.to}>{elsewhere.label}</ButtonLink>
      </>
    )}
  </OpenedLink>
);
