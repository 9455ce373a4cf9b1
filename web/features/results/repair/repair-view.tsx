import type { ReactNode } from 'react';
import { QueryView } from '../../../data/query-view.tsx';
import { sentenceOf } from '../../../data/http/api-error.ts';
import { RedirectToLogin } from '../../../session/redirect-to-login.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useRepairs } from './queries.ts';
import { RepairPanel } from './repair-panel.tsx';
import { words } from './words.ts';

/** What the page of repairs shows, whatever the server answers. */
const RepairView = ({ id }: { id: string }) => (
  <QueryView
    query={useRepairs(id, undefined)}
    pending={
      <Frame>
        <output className="text-ink-soft">{words.waiting}</output>
      </Frame>
    }
    signedOut={<RedirectToLogin />}
    missing={
      <Frame>
        <p>{words.missing}</p>
        <ButtonLink to="/profile">{words.toProfile}</ButtonLink>
      </Frame>
    }
    renderFailure={(error, retry) => (
      <Frame>
        <Note tone="error" role="alert">
          {sentenceOf(error, words.unreachable)}
        </Note>
        <div className="flex flex-wrap gap-3">
          <Button onClick={retry}>{words.retry}</Button>
          <ButtonLink to={`/results/${id}`} tone="quiet">
            {words.toResults}
          </ButtonLink>
        </div>
      </Frame>
    )}
  >
    {(all) => (
      <Frame>
        <p className="max-w-prose">{words.about}</p>
        <p className="max-w-prose text-ink-soft">{words.nothingStored}</p>
        <RepairPanel id={id} all={all} />
      </Frame>
    )}
  </QueryView>
);

export default RepairView;

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid max-w-5xl gap-4 px-4 py-8">
    <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
    {children}
  </div>
);
