import { z } from 'zod';
import { isUuid } from '../db/is-uuid.ts';
import type { JournalEntry, JournalLevel } from './store.ts';

const levels = { info: 30, warning: 40, error: 50 } as const;
const maxMessageLength = 500;

/** A log line, of which only these fields are kept. `security` and `event` name the kind of event; `kept` is set when the action itself wrote the line. */
const word = z.string().optional().catch(undefined);
const lineSchema = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.string().catch(''),
  security: word,
  event: word,
  kept: z.boolean().optional().catch(undefined),
  endpoint: word,
  user: word,
  target: word,
  request: word,
  err: z.object({ type: z.string(), code: z.string(), stack: z.string() }).optional().catch(undefined),
});
type Line = z.infer<typeof lineSchema>;

/** What the journal keeps of a log line: null for lines that no operator looks up later, such as ordinary requests. */
export const entryOf = (text: string): JournalEntry | null => {
  const line = lineSchema.parse(JSON.parse(text));
  const level = levelOf(line);
  if (level === null || line.kept === true) return null;
  return {
    level,
    message: messageOf(line).replaceAll('\0', '').slice(0, maxMessageLength),
    source: line.endpoint ?? 'server',
    kind: line.security ?? line.event ?? line.err?.type ?? null,
    userId: idIn(line.user),
    targetId: idIn(line.target),
    requestId: line.request ?? null,
    createdAt: new Date(line.time),
  };
};

const levelOf = ({ level, security, event }: Line): JournalLevel | null => {
  if (security !== undefined) return 'security';
  if (level >= levels.error) return 'error';
  if (level >= levels.warning) return 'warning';
  return level >= levels.info && event !== undefined ? 'info' : null;
};

const idIn = (text: string | undefined): string | null => (text !== undefined && isUuid(text) ? text : null);

/** For an error: its message and where in our code it was thrown. */
const messageOf = ({ msg, err }: Line): string => {
  if (err === undefined) return msg;
  const place = /(?:server|processes|engine|contract)\/[\w./-]+\.ts:\d+/.exec(err.stack)?.[0];
  const what = err.code === '' ? err.type : `${err.type} ${err.code}`;
  return `${msg}: ${what}${place === undefined ? '' : ` at ${place}`}`;
};
