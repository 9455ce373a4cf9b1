import type { LegalText } from './legal-text.ts';

/** The text around the list in content/company/processors.ts. */
export const subprocessors: LegalText & {
  labels: Record<'country' | 'gets' | 'safeguard' | 'used' | 'unused' | 'unknown', string>;
} = {
  title: 'Subprocessors',
  lastUpdated: '2026-11-23',
  introduction:
    'The companies that get personal data from this site, what each gets, and whether this server uses it now.',
  sections: [],
  labels: {
    country: 'Country',
    gets: 'Gets',
    safeguard: 'If that is outside the European Economic Area or the United Kingdom',
    used: 'In use on this server',
    unused: 'Not set up on this server',
    unknown: 'Checking this server…',
  },
};
