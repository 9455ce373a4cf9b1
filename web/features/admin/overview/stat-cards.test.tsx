import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Statistics } from '#contract/api/admin/statistics.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { figuresOf } from './figures.ts';
import { AverageCard, UsersCard } from './stat-cards.tsx';

const statistics: Statistics = {
  totalUsers: 12_345,
  activeUsers: 678,
  premiumUsers: 90,
  newUsers: { last30Days: 30, before: 20 },
  userGrowth: { monthly: 50 },
  conversionRate: 0.7,
  revenue: { monthly: 149_900, mrr: 134_910, weekly: -1499 },
  totalResumes: 4321,
  resumeActivity: { daily: 7, monthly: 210 },
  averageAtsScore: 78.4,
};
const figures = figuresOf(statistics);

describe('the figures of the overview', () => {
  it('are formatted: thousands separators, dollars from cents, percentages with one decimal', () => {
    expect(figures).toMatchObject({
      totalUsers: '12,345',
      userGrowth: '50.0%',
      conversionRate: '0.7%',
      monthlyRevenue: '$1,499.00',
      weeklyRevenue: '-$14.99',
      averageAtsScore: '78.4',
    });
  });

  it.each([
    [0.1, 'text-good', 'Up'],
    [0, 'text-ink-soft', 'Unchanged'],
    [-0.1, 'text-poor', 'Down'],
  ])('a growth of %d percent is %s and says "%s"', (growthPercent, colour, said) => {
    renderPart(<UsersCard figures={figures} growthPercent={growthPercent} />);
    const growth = screen.getByText('50.0%');
    expect(growth.className).toContain(colour);
    expect(within(growth).getByText(said)).toBeTruthy();
  });

  it('calls growth from zero new, without a percentage', () => {
    const fresh = figuresOf({
      ...statistics,
      newUsers: { last30Days: 3, before: 0 },
      userGrowth: { monthly: 100 },
    });
    const { container } = renderPart(<UsersCard figures={fresh} growthPercent={100} />);
    expect(container.textContent).toContain('New users; the 30 days before had none');
    expect(container.textContent).not.toContain('100');
  });

  it.each([
    [90, 'bg-good-bar'],
    [89.9, 'bg-good-bar'],
    [75, 'bg-good-bar'],
    [74.9, 'bg-fair-bar'],
    [59.9, 'bg-poor-bar'],
  ])('an average of %d has the bar %s', (score, colour) => {
    const { container } = renderPart(<AverageCard figures={figures} score={score} />);
    expect(container.querySelector(`.${colour}`)).not.toBeNull();
  });
});
