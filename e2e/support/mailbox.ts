import http from 'node:http';
import { SMTPServer } from 'smtp-server';

/**
 * A real SMTP server that delivers nothing. `GET /<address>` on the HTTP port returns the links in the mails to that
 * address, oldest first.
 */
export const startMailbox = async (smtpPort: number, httpPort: number): Promise<() => void> => {
  const linksTo = new Map<string, string[]>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const links = linksIn(Buffer.concat(chunks).toString());
        for (const { address } of session.envelope.rcptTo)
          linksTo.set(address, [...(linksTo.get(address) ?? []), ...links]);
        done();
      });
    },
  });
  const reader = http.createServer((request, answer) => {
    const address = decodeURIComponent(request.url?.slice(1) ?? '');
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(linksTo.get(address) ?? []));
  });
  await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => reader.listen(httpPort, '127.0.0.1', resolve));
  return () => {
    smtp.close();
    reader.close();
  };
};

/** The links with a token in the plain text part; the HTML part repeats them. */
const linksIn = (raw: string): string[] => {
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return [...new Set(text.match(/https?:\/\/\S+\?token=[\w-]+/g))];
};
