import { describe, expect, it } from 'vitest';
import { ApiError, sentenceOf, unreachable } from './api-error.ts';
import { errorOfAnswer } from './error-of-response.ts';

describe('errorOfAnswer', () => {
  it('keeps the message, the fields and the reason of the server', () => {
    const body = { code: 'username-taken', message: 'This username is already taken.', fields: { username: 'Taken.' } };
    const error = errorOfAnswer(409, JSON.stringify(body));
    expect(error.problem).toEqual(body);
    expect(error.message).toBe('409: This username is already taken.');
  });

  it('leaves the words for a response that is not JSON to the page that asked', () => {
    const error = errorOfAnswer(502, '<html>Bad gateway</html>');
    expect(sentenceOf(error, 'Failed to analyze resume')).toBe('Failed to analyze resume');
    expect(sentenceOf(error, '')).toBe('Something went wrong on our side. Please try again.');
  });
});

describe('ApiError', () => {
  it('distinguishes a signed-out user from an unreachable server', () => {
    expect(new ApiError(401, { code: 'signed-out', message: '' }).isSignedOut).toBe(true);
    expect(unreachable().isSignedOut).toBe(false);
    expect(unreachable().isUnreachable).toBe(true);
  });
});

describe('sentenceOf', () => {
  it('adds the reference to internal errors only', () => {
    const problem = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'r-7' };
    expect(sentenceOf(new ApiError(500, problem), '')).toBe('Something went wrong on our side. Reference: r-7');
    expect(sentenceOf(new ApiError(409, problem), '')).toBe('Something went wrong on our side.');
  });

  it('never shows the message of a programming error', () => {
    expect(sentenceOf(new TypeError('x is undefined'), 'Failed to analyze resume')).toBe('Failed to analyze resume');
  });
});
