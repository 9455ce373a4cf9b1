import { profiles } from './index.ts';

/**
 * Where the eight systems publish their customers' job postings. `*` matches one or more labels: the customer's own.
 * Origin: the addresses of such postings, as seen in November 2026.
 */
const hosts: readonly { id: string; host: string }[] = [
  { id: 'workday', host: '*.myworkdayjobs.com' },
  { id: 'workday', host: '*.myworkdaysite.com' },
  { id: 'taleo', host: '*.taleo.net' },
  { id: 'lever', host: 'jobs.lever.co' },
  { id: 'lever', host: 'jobs.eu.lever.co' },
  { id: 'greenhouse', host: 'boards.greenhouse.io' },
  { id: 'greenhouse', host: 'job-boards.greenhouse.io' },
  { id: 'greenhouse', host: 'boards.eu.greenhouse.io' },
  { id: 'greenhouse', host: 'job-boards.eu.greenhouse.io' },
  { id: 'greenhouse', host: 'grnh.se' },
  { id: 'bamboohr', host: '*.bamboohr.com' },
  { id: 'smartrecruiters', host: 'jobs.smartrecruiters.com' },
  { id: 'smartrecruiters', host: 'careers.smartrecruiters.com' },
  { id: 'smartrecruiters', host: 'smrtr.io' },
  { id: 'icims', host: '*.icims.com' },
  { id: 'icims', host: '*.icims.eu' },
  { id: 'icims', host: '*.icims.ca' },
  { id: 'jobvite', host: 'jobs.jobvite.com' },
  { id: 'jobvite', host: 'app.jobvite.com' },
  { id: 'jobvite', host: 'hire.jobvite.com' },
];

/** Real addresses of postings are shorter. */
const maxAddressLength = 2_000;

const isLabel = (label: string): boolean => /^[a-z0-9_-]{1,63}$/.test(label);

/**
 * The labels of the host that a browser would open; null for anything but a plain web address. 'https://' is assumed
 * when missing.
 */
const hostLabelsOf = (address: string): readonly string[] | null => {
  const text = address.trim();
  // Browsers drop tabs and line breaks inside an address; a reader does not see them, so the address is rejected.
  if (text === '' || text.length > maxAddressLength || /[\s\p{Cc}]/u.test(text)) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text);
  if (scheme !== null && !/^https?$/i.test(scheme[1] ?? '')) return null;
  const rest = scheme === null ? text : text.slice(scheme[0].length);
  // A backslash ends the host too: browsers read it as a slash.
  const authority = rest.split(/[/?#\\]/, 1)[0] ?? '';
  const afterUser = authority.slice(authority.lastIndexOf('@') + 1);
  const host = afterUser.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
  const labels = host.split('.');
  return labels.length > 1 && labels.every(isLabel) ? labels : null;
};

/** The vendors' own pages are on the same domains as their customers'. */
const vendorHosts: ReadonlySet<string> = new Set(
  'www api app blog care community developer developers documentation help login marketplace partners status support'.split(
    ' ',
  ),
);

const isAt = (labels: readonly string[], host: string): boolean => {
  const [first, ...suffix] = host.split('.');
  if (first !== '*') return labels.join('.') === host;
  const own = labels.slice(0, -suffix.length);
  return (
    own.length > 0 && !vendorHosts.has(own.join('.')) && labels.slice(-suffix.length).join('.') === suffix.join('.')
  );
};

/** A Greenhouse board embedded in a company's own site passes the number of the posting in 'gh_jid'. */
const hasGreenhouseJob = (address: string): boolean => {
  const [beforeFragment = ''] = address.trim().split('#', 1);
  const query = beforeFragment.includes('?') ? beforeFragment.slice(beforeFragment.indexOf('?') + 1) : '';
  return query.split('&').some((part) => /^gh_jid=\d{1,20}$/.test(part));
};

/**
 * The applicant tracking system that publishes a job posting, by the host of its address, or by the number that a
 * Greenhouse board adds to the address of the company's own site; nothing is fetched. null when neither tells.
 */
export const atsOfAddress = (address: string): { id: string; name: string } | null => {
  const labels = hostLabelsOf(address);
  if (labels === null) return null;
  const id = hosts.find(({ host }) => isAt(labels, host))?.id ?? (hasGreenhouseJob(address) ? 'greenhouse' : null);
  const profile = profiles.find((candidate) => candidate.id === id);
  return profile === undefined ? null : { id: profile.id, name: profile.name };
};
