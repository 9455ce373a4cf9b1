import { createTransport } from 'nodemailer';
import { isLoopback } from '../boot/configuration/is-loopback.ts';
import type { Configuration } from '../boot/configuration.ts';
import type { Rendered } from './letter.ts';

export type Envelope = Rendered & { id: string; to: string; replyTo?: string | undefined };

/** 'refused' is for good, 'later' may be tried again. */
export type Delivery = 'sent' | 'refused' | 'later';

/** Where mails go: to their recipient over SMTP, into the log of a development server, or nowhere. */
export type Transport = {
  goesTo: 'recipient' | 'log' | 'nowhere';
  deliver(envelope: Envelope): Promise<Delivery>;
  close(): void;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** `say` writes to the operator of a development server. */
export const createMailTransport = (configuration: Configuration, say: (text: string) => void): Transport => {
  const { SMTP_URL: url, MAIL_FROM: from } = configuration;
  const isProduction = configuration.NODE_ENV === 'production';
  if (url !== undefined && from !== undefined)
    return smtpTransport(url, from, new URL(configuration.PUBLIC_URL).hostname, isProduction);
  if (isProduction) return { goesTo: 'nowhere', deliver: async () => 'refused', close() {} };
  return {
    goesTo: 'log',
    async deliver({ to, subject, text }) {
      say(`\nNo SMTP_URL is set, so this mail is only shown here.\nTo: ${to}\nSubject: ${subject}\n\n${text}`);
      return 'sent';
    },
    close() {},
  };
};

/** Mails carry links that open accounts: on their way to another machine nobody may read them, unless the operator's `?requireTLS=false` says so. */
const isReadable = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  return isLoopback(hostname) || searchParams.get('requireTLS') === 'false';
};

const smtpTransport = (url: string, from: string, host: string, isProduction: boolean): Transport => {
  const requireTLS = isProduction && !isReadable(url);
  const smtp = createTransport({ url, requireTLS, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return {
    goesTo: 'recipient',
    async deliver({ id, to, replyTo, subject, text, html, unsubscribe }) {
      try {
        await smtp.sendMail({
          from,
          // As an object, so that nothing in an address is read as a second one.
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          // The same at every attempt: a receiver that got it already can tell.
          messageId: `<${id}@${host}>`,
          headers: { 'auto-submitted': 'auto-generated', ...(unsubscribe === undefined ? {} : oneClick(unsubscribe)) },
        });
        return 'sent';
      } catch (error) {
        return isFinal(error) ? 'refused' : 'later';
      }
    },
    close: () => smtp.close(),
  };
};

/** The button 'unsubscribe' of mail programs: RFC 8058. */
const oneClick = (address: string): Record<string, string> => ({
  'list-unsubscribe': `<${address}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
});

/** A wrong password of ours, and a server that cannot encrypt: an operator can mend both. */
const mendable = ['EAUTH', 'ETLS'];

/** A 5xx answer stays the same however often we ask. 4xx, silence and a server that is away may pass. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  !('code' in error && mendable.includes(String(error.code)));
