import { describe, expect, it } from 'vitest';
import { templates } from '#content/templates/catalog.ts';
import type { User } from '#contract/api/accounts.ts';
import type { Session } from '../../session/use-session.ts';
import { htmlOf, wordsOf } from '../../testing/html-of.tsx';
import { choiceOf } from './select-templates.ts';
import { TemplatesView } from './templates-view.tsx';

const user: User = {
  id: '1',
  username: 'amara',
  email: 'amara@example.com',
  role: 'user',
  subscriptionStatus: 'none',
  plan: 'free',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastLogin: null,
};
const nobody: Session = { state: 'signed-out', user: null };

const library = (session: Session, search = '') => (
  <TemplatesView
    choice={choiceOf(new URLSearchParams(search))}
    session={session}
    onChoose={() => undefined}
    onEnd={() => undefined}
  />
);
const offered = (session: Session): number => htmlOf(library(session)).match(/aria-label="Download: /g)?.length ?? 0;

describe('the library', () => {
  it('shows every template with its measured score, its industry and its price', () => {
    const text = wordsOf(library(nobody));
    for (const { title, description, atsScore, premium } of templates)
      expect(text).toContain(`${premium ? 'Premium' : 'Free'} ${title} ${description} ${atsScore} Measured ATS score`);
    expect(text).toContain('Greenhouse, BambooHR, SmartRecruiters, iCIMS and Jobvite');
  });

  it('offers the free ones to everybody and all of them with Premium', () => {
    expect(offered(nobody)).toBe(3);
    expect(offered({ state: 'signed-in', user })).toBe(3);
    expect(offered({ state: 'signed-in', user: { ...user, plan: 'premium' } })).toBe(6);
  });

  it('says when nothing was found, and counts none', () => {
    const text = wordsOf(library(nobody, 'q=astrologer'));
    expect(text).toContain('No templates found');
    expect(text).toContain('All (0)');
  });

  it('numbers its tabs', () => {
    expect(wordsOf(library(nobody))).toContain('All (6) Technology (1) Business (1) Creative (1) Healthcare (1)');
  });
});
