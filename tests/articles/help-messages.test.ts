import { describe, expect, test } from 'vitest';
import { messageHelp } from '#content/help/messages.ts';
import { helpQuestions } from '#content/help/questions.ts';
import { uploadProblemOf } from '#contract/api/analyses.ts';
import { problems } from '#contract/api/problems.ts';
import { ocrRefusals } from '#contract/product/ocr-limits.ts';
import { postingRefusals } from '#contract/product/posting-files.ts';
import { breaches } from '#contract/report/breaches.ts';
import { failureOf, unreadLanguage } from '#engine/failures.ts';
import type { FixedFailureCode } from '#engine/model/failure.ts';
import { findMessages } from '#web/features/help/find-messages.ts';
import { readSource } from '../source-files.ts';

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

/** Messages that the pages have for calls without a usable response, as their source has them. */
const ofCalls = ['web/data/http/api-error.ts', 'web/data/http/call.ts'].flatMap((file) =>
  [...readSource(file).matchAll(/message:\s+'([^']+)'/g)].map(([, message = '']) => message),
);

/** Every message of the product about a failure. */
const shown = new Set<string>([
  ...Object.values(problems).map(({ message }) => message),
  ...Object.keys(failureCodes).map((code) => failureOf(code as FixedFailureCode).message),
  unreadLanguage('…').message,
  ...Object.values(breaches),
  ...Object.values(ocrRefusals),
  ...Object.values(postingRefusals),
  ...[uploadProblemOf({ name: 'cv.doc', size: 1 }), uploadProblemOf({ name: 'cv.pdf', size: 1e9 })].flatMap(
    (problem) => problem?.message ?? [],
  ),
  ...[...readSource('server/scanning/refuse-infected.ts').matchAll(/message: '([^']+)'/g)].map(([, said = '']) => said),
  ...ofCalls,
]);
const answered = messageHelp.flatMap(({ messages }) => messages);

describe('the help center', () => {
  test('has one answer to every error message of the product, word for word, and no others', () => {
    expect(ofCalls).toHaveLength(3);
    expect(answered.toSorted()).toEqual([...shown].toSorted());
  });

  test('gives every answer an address of its own', () => {
    const ids = [...messageHelp, ...helpQuestions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(answered)('finds the answer to the pasted message %s', (message) => {
    const pasted = message.replace('…', 'Finnish').replaceAll("'", '\u2019');
    for (const search of [pasted, `${pasted} Reference: 1f3a`])
      expect(findMessages(search).flatMap(({ messages }) => messages)).toContain(message);
  });

  test('finds words in any order, and nothing for nonsense', () => {
    expect(findMessages('file virus').map(({ id }) => id)).toContain('message-virus');
    expect(findMessages('qqqq')).toEqual([]);
  });
});
