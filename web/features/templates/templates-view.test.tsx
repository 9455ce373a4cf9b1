import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { templates } from '#content/templates/catalog.ts';
import type { User } from '#contract/api/accounts.ts';
import type { Session } from '../../session/use-session.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { choiceOf, type Choice } from './select-templates.ts';
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
const choose = vi.fn<(choice: Choice) => void>();

const show = (session: Session, search = '') =>
  renderPart(
    <TemplatesView
      choice={choiceOf(new URLSearchParams(search))}
      session={session}
      onChoose={choose}
      onEnd={() => undefined}
    />,
  );

beforeEach(() => choose.mockReset());

describe('the library', () => {
  it('shows every template with its measured score and its price', () => {
    const { container } = show(nobody);
    for (const { title, description, premium } of templates) {
      const card = within(screen.getByRole('heading', { name: title }).closest('li') ?? container);
      for (const text of [premium ? 'Premium' : 'Free', description, '100%']) expect(card.getByText(text)).toBeTruthy();
      expect(card.getByText(/read back by each of 5 other programs/)).toBeTruthy();
    }
    expect(screen.getByText(/Greenhouse, BambooHR, SmartRecruiters, iCIMS and Jobvite/)).toBeTruthy();
  });

  it.each<[Session, number]>([
    [nobody, 3],
    [{ state: 'signed-in', user }, 3],
    [{ state: 'signed-in', user: { ...user, plan: 'premium' } }, 6],
  ])('offers the free ones to everybody and all of them with Premium (%#)', (session, count) => {
    show(session);
    expect(screen.getAllByRole('button', { name: /^Download: / })).toHaveLength(count);
    expect(screen.queryAllByRole('link', { name: /^See Premium: / })).toHaveLength(6 - count);
  });

  it('shows the empty state, a count of zero, and a link back to all', async () => {
    show(nobody, 'q=astrologer');
    expect(screen.getByText('No templates found')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'All (0)' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /all templates/i }));
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ query: '', industry: 'all' }));
  });

  it('numbers its tabs', () => {
    show(nobody);
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'All (6)',
      'Technology (1)',
      'Business (1)',
      'Creative (1)',
      'Healthcare (1)',
      ...names.slice(5),
    ]);
  });

  it('searches while typing', async () => {
    show(nobody);
    await userEvent.type(screen.getByRole('searchbox'), 'n');
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ query: 'n' }));
  });
});
