import type { Consent } from '#contract/api/consents.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Note } from '../../ui/note.tsx';
import { AgreeForm } from './agree-form.tsx';
import { SharedNow } from './shared-now.tsx';
import { words } from './words.ts';

type Invitation = { counselor: string; group: string; mine: Consent | null };

/** A candidate reads who will see what and for how long, before anything is asked of them. */
export const JoinView = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const { counselor, group, mine } = invitation;
  const session = useSession();
  const form = session.state === 'signed-in' && (
    <AgreeForm key={mine?.id} token={token} userId={session.user.id} counselor={counselor} />
  );
  return (
    <div className="mx-auto grid min-h-dvh max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-8 sm:py-12">
      <header className="wrap-anywhere">
        <h1 className="font-serif text-3xl font-semibold sm:text-4xl">{words.title(counselor)}</h1>
        <p className="mt-2 text-ink-soft">{words.lead(counselor, group)}</p>
      </header>
      {mine !== null && <SharedNow consent={mine} token={token} />}
      {mine === null && <Note tone="warning">{words.careful}</Note>}
      <Points title={words.sees.title(counselor)} points={words.sees.all} />
      <Points title={words.hidden.title(counselor)} points={words.hidden.all} />
      <p className="wrap-anywhere">{words.stays(counselor)}</p>
      {session.state === 'signed-out' && <SignIn token={token} />}
      {mine === null ? form : <Fold summary={words.shared.again}>{form}</Fold>}
    </div>
  );
};

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section className="wrap-anywhere">
    <h2 className="font-serif text-xl font-semibold">{title}</h2>
    <ul className="mt-2 grid list-disc gap-1 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
);

/** Both lead back here. */
const SignIn = ({ token }: { token: string }) => {
  const back = new URLSearchParams({ redirect: `/join/${token}` }).toString();
  return (
    <div className="grid gap-4">
      <p>{words.signIn.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/register?${back}`}>{words.signIn.register}</ButtonLink>
        <ButtonLink to={`/login?${back}`} tone="quiet">
          {words.signIn.logIn}
        </ButtonLink>
      </div>
    </div>
  );
};
