import { account } from './messages/account.ts';
import { groups } from './messages/groups.ts';
import { ourSide } from './messages/our-side.ts';
import { payments } from './messages/payments.ts';
import { startingFromAFile } from './messages/starting-from-a-file.ts';
import { uploading } from './messages/uploading.ts';
import { working } from './messages/working.ts';
import type { MessageGroup, MessageHelp } from './messages/message-help.ts';

export type { MessageHelp } from './messages/message-help.ts';

/** The answers to the messages of the product, by what somebody was doing. */
export const messageGroups: readonly MessageGroup[] = [
  uploading,
  startingFromAFile,
  working,
  groups,
  account,
  payments,
  ourSide,
];

export const messageHelp: readonly MessageHelp[] = messageGroups.flatMap(({ entries }) => entries);
