import { Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '#content/company/company.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { words } from './words.ts';

const { support, supportEmail } = company;

/** Ways to contact support. Hours and addresses are the operator's, see content/company. */
export const SupportCards = () => (
  <div className="mt-6 grid max-w-3xl gap-4 sm:grid-cols-2">
    <Card icon={<Mail aria-hidden className="size-6 text-accent" />} title={words.email.title}>
      <p>{words.email.text(support.replyWithinHours, support.replyDays)}</p>
      <p className="mt-3">
        <a href={`mailto:${supportEmail}`} className="prose-link inline-flex min-h-6 items-center">
          <Breakable text={supportEmail} />
        </a>
      </p>
      {company.isSample && <p className="mt-2 text-sm text-ink-soft">{words.email.sample}</p>}
    </Card>
    <Card icon={<MessageCircle aria-hidden className="size-6 text-accent" />} title={words.chat.title}>
      {support.chatAddress === null ? (
        <>
          <p>{words.chat.missing}</p>
          <p className="mt-4">
            <ButtonLink to="/contact?subject=support" tone="quiet">
              {words.chat.leave}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{words.chat.text(support.chatHours)}</p>
          <p className="mt-3">
            <ExternalLink href={support.chatAddress}>{words.chat.open}</ExternalLink>
          </p>
        </>
      )}
    </Card>
  </div>
);

const Card = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <section className="rounded-lg border border-line bg-sheet p-5">
    {icon}
    <h3 className="mt-3 mb-2 text-lg font-semibold">{title}</h3>
    {children}
  </section>
);
