import { SMTPServer } from 'smtp-server';

export type Mail = { to: string[]; from: string; subject: string; text: string; html: string; raw: string };

export type Mailbox = {
  url: string;
  mails: Mail[];
  /** The mails to one address, once there are `count` of them. */
  mailsTo(address: string, count?: number): Promise<Mail[]>;
  /** The response to the next recipient instead of accepting the mail: 451 (later) or 550 (never). */
  refuseNext(code: number): void;
  close(): Promise<void>;
};

/** A real SMTP server that stores what it receives. */
export const startMailbox = async (): Promise<Mailbox> => {
  const mails: Mail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const responseCode = refusals.shift();
      done(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, ...read(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the mail server has a port');
  const to = (address: string): Mail[] => mails.filter((mail) => mail.to.includes(address));
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    mails,
    async mailsTo(address, count = 1) {
      for (let waits = 0; waits < 200 && to(address).length < count; waits += 1)
        await new Promise((resolve) => setTimeout(resolve, 25));
      return to(address);
    },
    refuseNext: (code) => void refusals.push(code),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** The token of the link in a mail's text. */
export const tokenIn = (mail: Mail | undefined): string => /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

const read = (raw: string): Omit<Mail, 'to'> => {
  const header = (name: string): string =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
  const partOf = (type: string): string => {
    const [, head = '', body = ''] =
      new RegExp(`(Content-Type: ${type}[^]*?)\r\n\r\n([^]*?)\r\n--`, 'i').exec(raw) ?? [];
    return /quoted-printable/i.test(head) ? unquoted(body) : body;
  };
  return {
    from: header('From'),
    subject: header('Subject'),
    text: partOf('text/plain'),
    html: partOf('text/html'),
    raw,
  };
};

const unquoted = (body: string): string =>
  Buffer.from(
    body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
