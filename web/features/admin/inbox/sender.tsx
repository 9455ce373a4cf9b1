import { Breakable } from '../../../ui/breakable.tsx';

export const Sender = ({ name, email }: { name: string; email: string }) => (
  <div className="min-w-0">
    <p className="font-medium wrap-anywhere">{name}</p>
    <p className="text-sm text-ink-soft">
      <Breakable text={email} />
    </p>
  </div>
);

/** Opens the operator's mail program. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${encodeURIComponent(email)}`} className="prose-link">
    <Breakable text={email} />
  </a>
);
