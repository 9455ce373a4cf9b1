import { readFileSync } from 'node:fs';
import { readConfiguration } from './configuration/read-configuration.ts';
import { openKeyRing } from './keys/key-ring.ts';
import { createSafe } from './keys/safe.ts';
import { openPostOffice } from './mail/post-office.ts';
import { createMailTransport } from './mail/transport.ts';
import { issueIn, sendIssue } from './newsletter/send-issue.ts';
import { openDatabase } from './open-database.ts';

/** The operator's way to write to everybody on the list: a text file, its first line the subject. */
const usage =
  'Use: node tools/run.mjs send-newsletter FILE. The first line of the file is the subject, the rest the text.';

const clock = (): Date => new Date();

const end = (code: number, sentence: string): never => {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exit(code);
};

const configuration = readConfiguration(process.env);
const [file] = process.argv.slice(2);
if (!configuration.ok) end(1, configuration.faults.join('\n'));
else if (file === undefined) end(64, usage);
else {
  const issue = issueIn(readFileSync(file, 'utf8')) ?? end(64, usage);
  const transport = createMailTransport(configuration.value, (text) => void process.stdout.write(text));
  if (transport.goesTo === 'nowhere') end(1, 'This server cannot send mail: set SMTP_URL and MAIL_FROM.');
  const { db, close } = await openDatabase(configuration.value);
  const safe = createSafe(db, openKeyRing(configuration.value).ring);
  const mail = openPostOffice(
    { db, safe, clock },
    transport,
    (error) => void process.stderr.write(`${String(error)}\n`),
  );
  const count = await sendIssue({ db, safe, mail, clock, configuration: configuration.value }, issue);
  await mail.close();
  await close();
  end(0, `'${issue.subject}' waits in the outbox for ${count} people; a running server sends it.`);
}
