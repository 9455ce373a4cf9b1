import { matchJob } from '../match/match-job.ts';
import type { JobMatch } from '../model/keywords.ts';
import { sampleOf, type SampleToBuild } from './job-samples.ts';

export const today = '2026-11-21';

/** What a posting asks for, and how a resume answers it. */
export const matched = (advert: string, sample: SampleToBuild): JobMatch => matchJob(advert, sampleOf(sample), today);

/** A resume with nothing but a name and an address. */
export const empty: SampleToBuild = {};

/** The requirements of a group and a kind, in their order. */
export const labels = (job: JobMatch, group: string, kind = 'term') =>
  job.requirements.filter((ask) => ask.group === group && ask.kind === kind).map(({ label }) => label);
export const answerTo = (job: JobMatch, label: string) => job.requirements.find((ask) => ask.label === label)?.answer;

export const engineer: SampleToBuild = {
  headline: 'Platform Engineer',
  jobs: [
    {
      title: 'Platform Engineer',
      from: { year: 2019, month: 1 },
      to: 'present',
      lines: ['• Wrote nine Go services on Kubernetes', '• Moved PostgreSQL to new hosts, mentoring two juniors'],
    },
  ],
  skills: ['Terraform, Rust'],
  education: ['BSc Mathematics, Northmoor University'],
};
