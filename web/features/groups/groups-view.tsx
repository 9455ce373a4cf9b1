import { Link } from 'react-router';
import type { GroupSummary } from '#contract/api/groups.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Note } from '../../ui/note.tsx';
import { MakeGroup } from './make-group.tsx';
import { words as allWords } from './words.ts';

const words = allWords.list;

/** The groups of a counselor, and a new one; others are told which plan has groups before they can choose files. */
export const GroupsView = ({ mayAdd, groups }: { mayAdd: boolean; groups: readonly GroupSummary[] }) => (
  <div className="mx-auto min-h-dvh max-w-3xl px-4 py-8 sm:py-12">
    <h1 className="font-serif text-3xl font-semibold sm:text-4xl">{words.title}</h1>
    <p className="mt-2 text-ink-soft">{words.lead}</p>
    {mayAdd ? (
      <MakeGroup />
    ) : (
      <div className="mt-6 grid justify-items-start gap-4">
        <Note tone="info">{words.plan}</Note>
        <ButtonLink to="/pricing">{words.seePremium}</ButtonLink>
      </div>
    )}
    {(mayAdd || groups.length > 0) && (
      <section aria-labelledby="your-groups" className="mt-8">
        <h2 id="your-groups" className="font-serif text-xl font-semibold">
          {words.yours}
        </h2>
        {groups.length === 0 ? (
          <p className="mt-2 text-ink-soft">{words.none}</p>
        ) : (
          <ul className="mt-2 divide-y divide-line">
            {groups.map(({ id, name, resumes, createdAt, deletedOn }) => (
              <li key={id} className="py-3 wrap-anywhere">
                <Link to={`/groups/${id}`} className="font-semibold text-accent underline">
                  {name}
                </Link>
                <span className="block text-sm text-ink-soft">
                  {[words.resumes(resumes), words.madeOn(dayOf(createdAt)), words.deletedOn(dayOf(deletedOn))].join(
                    ', ',
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    )}
  </div>
);
