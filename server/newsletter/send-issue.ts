import { createHash } from 'node:crypto';
import { weekMs } from '#contract/product/durations.ts';
import type { Services } from '../boot/services.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';
import { type Issue, issueLetter } from './letters.ts';
import { listAfter } from './store.ts';

const batch = 100;

/** The first line is the subject, the rest is the text; an empty line ends a paragraph. Null when either is missing. */
export const issueIn = (text: string): Issue | null => {
  const [subject = '', ...rest] = text.trim().split(/\r?\n/);
  const paragraphs = rest
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  return subject === '' || paragraphs.length === 0 ? null : { subject, paragraphs };
};

/**
 * Adds one email per subscriber to the outbox, from which a running server sends them. The same issue is never sent twice
 * to an address, so an interrupted run can simply be repeated. Returns the number of subscribers.
 */
export const sendIssue = async (
  { db, safe, mail, clock, configuration }: Pick<Services, 'db' | 'safe' | 'mail' | 'clock' | 'configuration'>,
  issue: Issue,
): Promise<number> => {
  const name = createHash('sha256').update(JSON.stringify(issue)).digest('base64url').slice(0, 16);
  const siteSafe = await safe.ofSite();
  let count = 0;
  for (let after: string | null = null; ;) {
    const readers = await listAfter(db, after, batch);
    const now = clock();
    await db.transaction(async (transaction) => {
      for (const { id, address } of readers)
        await mail.post(transaction, {
          userId: null,
          to: siteSafe.open(id, 'newsletter-address', address).toString(),
          letter: issueLetter(configuration.PUBLIC_URL, unsubscribeTokenOf(siteSafe, id), issue),
          cause: `newsletter:${name}:${id}`,
          uselessAfter: new Date(now.getTime() + weekMs),
          now,
        });
    });
    count += readers.length;
    after = readers.at(-1)?.id ?? null;
    if (readers.length < batch) return count;
  }
};
