import { openKeyRing } from '../keys/key-ring.ts';
import { createSafe } from '../keys/safe.ts';
import { openPostOffice } from '../mail/post-office.ts';
import { createMailTransport } from '../mail/transport.ts';
import { issueIn, sendIssue } from '../newsletter/send-issue.ts';
import { openDatabase } from '../boot/open-database.ts';
import { runCommand, textIn } from './operator-command.ts';

/** Sends a newsletter issue to all subscribers: a text file whose first line is the subject. */
const usage =
  'Usage: npm run send-newsletter -- FILE. The first line of the file is the subject, and the rest is the text.';

const clock = (): Date => new Date();

await runCommand(
  usage,
  () => process.argv[2] ?? null,
  async (file, configuration) => {
    const issue = issueIn(textIn(file));
    if (issue === null) throw new Error(`${file} has no subject or no text. ${usage}`);
    const transport = createMailTransport(configuration, (text) => void process.stdout.write(text));
    if (transport.goesTo === 'nowhere') throw new Error('This server cannot send email: set SMTP_URL and MAIL_FROM.');
    const { db, close } = await openDatabase(configuration);
    const safe = createSafe(db, openKeyRing(configuration).ring);
    const mail = openPostOffice(
      { db, safe, clock },
      transport,
      (error) => void process.stderr.write(`${String(error)}\n`),
    );
    const count = await sendIssue({ db, safe, mail, clock, configuration }, issue);
    await mail.close();
    await close();
    return `'${issue.subject}' is in the outbox for ${count} subscribers; a running server will send it.`;
  },
);
