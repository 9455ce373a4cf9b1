import { minCohort } from '#contract/cohort/min-cohort.ts';
import { limits } from '#contract/product/limits.ts';

const days = `${limits.sharedForDays} days`;

export const words = {
  waiting: 'Opening the invitation…',
  failed: 'The invitation could not be opened.',
  goneTitle: 'This link no longer works',
  gone: 'It has expired, or the person who sent it to you deleted it. Ask them for a new one. What you share already is in your profile, under Account Settings.',
  title: (counselor: string): string => `Show your resume to ${counselor}`,
  lead: (counselor: string, group: string): string =>
    `${counselor} invites you to the group “${group}”. You decide what to show, and you can take it back.`,
  careful: 'Anyone can choose a name here. Go on only if you got this link from someone you know.',
  sees: {
    title: (counselor: string): string => `What ${counselor} will see`,
    all: [
      'The name that you type for this, your scores, and the titles of what to fix. No words from your resume.',
      'Your resume file, only if you tick the box for it.',
      `All of it for ${days} at most. It ends earlier when you withdraw, and when your resume or the group is deleted.`,
      `Your scores also count in figures about the whole group: without your name, and only from ${minCohort} resumes on.`,
    ],
  },
  hidden: {
    title: (counselor: string): string => `What ${counselor} will not see`,
    all: [
      'Your username and the email address of your account.',
      'Your full report, your job description, and your other resumes.',
    ],
  },
  stays: (counselor: string): string =>
    `Withdrawing cannot take back what ${counselor} has noted or downloaded before.`,
  signIn: {
    text: 'You need a free account. Your resume and its report are stored in it, and other users see only what you agree to show them.',
    logIn: 'Log in',
    register: 'Create an account',
  },
  resume: {
    label: 'Your resume',
    prompt: 'Choose one that you have checked',
    none: 'You have not checked a resume yet.',
    option: (name: string, day: string, score: number): string => `${name}, ${day}, ATS ${score}%`,
    upload: 'Check a new one (PDF or DOCX, up to 5 MB)',
    scan: 'This counts as a scan: with the Free plan, you have one a day.',
    sending: 'Sending and reading your resume…',
    queued: (place: number): string => `Your resume is stored and waits in line, place ${place}.`,
    failed: 'Your resume could not be read.',
    loading: 'Loading your resumes…',
    listFailed: 'Your resumes could not be loaded.',
  },
  form: {
    label: 'The name to be listed under',
    hint: 'The person who invited you should recognize it.',
    file: (counselor: string): string => `Show my resume file as well. ${counselor} can download it and keep the copy.`,
    agree: (counselor: string): string =>
      `I agree that ${counselor} sees what is described above, until I withdraw and for ${days} at most.`,
    button: 'Show my resume',
    busy: 'One moment…',
    failed: 'That did not work. Please try again.',
  },
  shared: {
    title: 'What you show',
    text: (resume: string, label: string, counselor: string): string =>
      `${counselor} sees your resume “${resume}” under the name “${label}”.`,
    withFile: 'They see your scores, the titles of what to fix, and the file.',
    withoutFile: 'They see your scores and the titles of what to fix, and not the file.',
    until: (day: string): string => `This ends on ${day}, or as soon as you withdraw, here or in your profile.`,
    report: 'Open my full report',
    withdraw: 'Withdraw',
    withdrawn: { title: 'Withdrawn', message: 'Your resume is no longer shown.' },
    failed: 'That did not work: your resume is still shown. Please try again.',
    again: 'Show another resume instead',
  },
} as const;
