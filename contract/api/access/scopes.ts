/**
 * What an API token may be used for, and in which words people choose it. An endpoint names its scope in the contract;
 * one without a scope is never answered to a token.
 */
export const scopes = {
  'resumes:check':
    'Check resumes: upload one, follow it in the queue, get its result, and read job postings from files',
  'resumes:read': 'Read your resumes: the list, results, reports, and the files that you uploaded',
  'account:read': 'Read your account: your username, email address, role and plan',
} as const;

export type Scope = keyof typeof scopes;
