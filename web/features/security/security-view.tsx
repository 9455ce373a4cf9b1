import { Clock, DatabaseZap, EyeOff, KeyRound, Lock, ServerCog } from 'lucide-react';
import { Link } from 'react-router';
import { security } from '#content/pages/security.ts';
import { factOf, serverSentence } from '#contract/product/server-sentence.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Intro, Section, Sheet } from '../../ui/intro.tsx';
import { ServerSays } from '../../ui/server-says.tsx';
import { longestSentence } from './longest-sentence.ts';
import { words } from './words.ts';

const icons = [DatabaseZap, Lock, Clock, ServerCog, KeyRound, EyeOff];

/** How resumes are protected in general, and on this server. */
export const SecurityView = () => {
  const facts = usePublicFacts().data;
  return (
    <Sheet>
      <Intro title={security.title} lead={security.lead} />
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {security.cards.map((card, at) => {
          const Icon = icons[at] ?? Lock;
          const fact = factOf(card.about);
          const here = facts === undefined ? null : serverSentence(card.about, facts);
          return (
            <li key={card.title} className="flex flex-col rounded-lg border border-line bg-sheet p-5">
              <Icon aria-hidden className="size-6 text-accent" />
              <h2 className="mt-3 text-lg font-semibold">{card.title}</h2>
              <p className="mt-2">{card.text}</p>
              {fact !== null && (
                <output
                  data-longest={longestSentence(card.about)}
                  className="mt-3 grid border-l-4 border-accent pl-3 text-sm text-ink-soft *:[grid-area:1/1] after:invisible after:[grid-area:1/1] after:content-[attr(data-longest)]"
                >
                  <ServerSays name={fact} text={here ?? security.unknown} />
                </output>
              )}
            </li>
          );
        })}
      </ul>
      <Section id="questions" title={words.questions}>
        <dl className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
          {security.questions.map(({ id, question, answer }) => (
            <div key={id} id={id} className="border-t-2 border-ink pt-4">
              <dt className="text-lg font-semibold">{question}</dt>
              {answer.map((paragraph) => (
                <dd key={paragraph} className="mt-2 max-w-prose">
                  {paragraph}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Section>
      <div className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-8">
        <p>
          {words.policy}{' '}
          <Link to="/privacy" className="prose-link">
            {words.policyLink}
          </Link>
          .
        </p>
        <ButtonLink to="/contact" tone="quiet">
          {words.contact}
        </ButtonLink>
      </div>
    </Sheet>
  );
};
