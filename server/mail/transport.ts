import { createTransport } from 'nodemailer';
import { isLoopback } from '../boot/configuration/is-loopback.ts';
import type { Configuration } from '../boot/configuration.ts';
import type { Rendered } from './letter.ts';

export type Envelope = Rendered & { id: string; to: string; replyTo?: string | undefined };

/** 'refused' is final, 'later' may be retried. */
export type Delivery = 'sent' | 'refused' | 'later';

/** Where mails go: over SMTP to the recipient, into the log of a development server, or nowhere. */
export type Transport = {
  goesTo: 'recipient' | 'log' | 'nowhere';
  deliver(envelope: Envelope): Promise<Delivery>;
  close(): void;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** `say` prints to the terminal of a development server. */
export const createMailTransport = (configuration: Configuration, say: (text: string) => void): Transport => {
  const { SMTP_URL: url, MAIL_FROM: from } = configuration;
  const isProduction = configuration.NODE_ENV === 'production';
  if (url !== undefined && from !== undefined)
    return smtpTransport(url, from, new URL(configuration.PUBLIC_URL).hostname, isProduction);
  if (isProduction) return { goesTo: 'nowhere', deliver: async () => 'refused', close() {} };
  return {
    goesTo: 'log',
    async deliver({ to, subject, text }) {
      say(`\nSMTP_URL is not set, so this email is only shown here.\nTo: ${to}\nSubject: ${subject}\n\n${text}`);
      return 'sent';
    },
    close() {},
  };
};

/** Mails carry links that open accounts, so they must be encrypted on the way to another machine, unless the operator sets `?requireTLS=false`. */
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
          // As an object, so that nothing in an address is parsed as a second one.
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          // The same for every attempt, so that a receiver can detect a duplicate.
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

/** The 'unsubscribe' button of mail programs: RFC 8058. */
const oneClick = (address: string): Record<string, string> => ({
  'list-unsubscribe': `<${address}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
});

/** A wrong password of ours, or a server that cannot encrypt: an operator can fix both. */
const operatorErrors = ['EAUTH', 'ETLS'];

/** A 5xx answer does not change on retry. 4xx, silence and an unreachable server may be temporary. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  !('code' in error && operatorErrors.includes(String(error.code)));
