import { openKeyRing } from '../keys/key-ring.ts';
import { createSafe } from '../keys/safe.ts';
import { openPostOffice } from '../mail/post-office.ts';
import { createMailTransport } from '../mail/transport.ts';
import { issueIn, sendIssue } from '../newsletter/send-issue.ts';
import { openDatabase } from '../boot/open-database.ts';
import { runCommand, textIn } from './operator-command.ts';

/** The operator's way to write to everybody on the list: a text file, its first line the subject. */
const usage = 'Use: npm run send-newsletter -- FILE. The first line of the file is the subject, the rest the text.';

const clock = (): Date => new Date();

await runCommand(
  usage,
  () => process.argv[2] ?? null,
  async (file, configuration) => {
    const issue = issueIn(textIn(file));
    if (issue === null) throw new Error(`There is no letter in ${file}. ${usage}`);
    const transport = createMailTransport(configuration, (text) => void process.stdout.write(text));
    if (transport.goesTo === 'nowhere') throw new Error('This server cannot send mail: set SMTP_URL and MAIL_FROM.');
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
    return `'${issue.subject}' waits in the outbox for ${count} people; a running server sends it.`;
  },
);
