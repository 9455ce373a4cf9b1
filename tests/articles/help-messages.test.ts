import { describe, expect, test } from 'vitest';
import { messageHelp } from '#content/help/messages.ts';
import { helpQuestions } from '#content/help/questions.ts';
import { uploadProblemOf } from '#contract/api/analyses.ts';
import { problems } from '#contract/api/problems.ts';
import { importProblemOf } from '#contract/product/import-files.ts';
import { ocrRefusals } from '#contract/product/ocr-limits.ts';
import { postingRefusals } from '#contract/product/posting-files.ts';
import { breaches } from '#contract/report/breaches.ts';
import { failureOf, unreadLanguage } from '#engine/failures.ts';
import type { FixedFailureCode } from '#engine/model/failure.ts';
import { answersTo, findMessages } from '#web/features/help/find-messages.ts';
import { wordedMessages } from './product-messages.ts';

const failureCodes: Record<FixedFailureCode, true> = {
  'empty-file': true,
  'not-pdf-or-docx': true,
  'not-pdf-inside': true,
  'not-docx-inside': true,
  'password-protected': true,
  damaged: true,
  'too-large-inside': true,
  blank: true,
  'no-text': true,
  'unreadable-text': true,
  'not-a-resume': true,
};

/** The messages of the product's tables about failures. */
const listed = new Set<string>([
  ...Object.values(problems).map(({ message }) => message),
  ...Object.keys(failureCodes).map((code) => failureOf(code as FixedFailureCode).message),
  unreadLanguage('…').message,
  ...Object.values(breaches),
  ...Object.values(ocrRefusals),
  ...Object.values(postingRefusals),
  ...[
    uploadProblemOf({ name: 'cv.doc', size: 1 }),
    uploadProblemOf({ name: 'cv.pdf', size: 1e9 }),
    importProblemOf({ name: 'cv.key', size: 1 }),
    importProblemOf({ name: 'cv.json', size: 1e9 }),
  ].flatMap((problem) => problem?.message ?? []),
]);
/** The list of kinds in the refusal of a file to start from. */
const kindsInMessage = /(?<=one of these kinds: ).+?(?=\. For another)/;
/** Those that endpoints, forms and pages word themselves. */
const worded = wordedMessages();
const answered = messageHelp.flatMap(({ messages }) => messages);

/** A message as a person sees it, with something in the place of each varying part. */
const seen = (message: string): string => message.replaceAll('…', '12 Finnish');

/** Whether the message is one that this text of the help describes. */
const isDescribed = (text: string, message: string): boolean =>
  new RegExp(`^${text.split('…').map(escaped).join('.+')}$`, 's').test(seen(message));

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

describe('the help center', () => {
  test("answers the messages of the product's tables word for word", () => {
    expect([...listed].filter((message) => !answered.includes(message.replace(kindsInMessage, '…')))).toEqual([]);
  });

  test('answers the messages that endpoints, forms and pages word themselves', () => {
    expect(worded.length).toBeGreaterThan(280);
    expect(worded.filter((message) => !answered.some((text) => isDescribed(text, message)))).toEqual([]);
  });

  test('answers nothing that the product does not say, and nothing twice', () => {
    const all = [...listed, ...worded];
    expect(answered.filter((text) => !all.some((message) => isDescribed(text, message)))).toEqual([]);
    expect(answered.filter((text, at) => answered.indexOf(text) !== at)).toEqual([]);
  });

  test('gives every answer an address of its own', () => {
    const ids = [...messageHelp, ...helpQuestions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('finds one answer to each pasted message, with or without a reference', () => {
    for (const message of new Set([...listed, ...worded])) {
      const pasted = seen(message).replaceAll("'", '\u2019');
      for (const search of [pasted, `${pasted} Reference: 1f3a`]) {
        const [found, ...others] = answersTo(search);
        expect(others, message).toEqual([]);
        expect(
          found?.messages.some((text) => isDescribed(text, message)),
          message,
        ).toBe(true);
        expect(findMessages(search)).toEqual([found]);
      }
    }
  });

  test('finds words in any order, and nothing for nonsense', () => {
    expect(findMessages('file virus').map(({ id }) => id)).toContain('message-virus');
    expect(findMessages('qqqq')).toEqual([]);
  });
});
