import { describe, expect, it } from 'vitest';
import { defaultPlans } from '#contract/product/default-plans.ts';
import { htmlOf, wordsOf } from '../../testing/html-of.tsx';
import { choiceIn, searchOf } from './choice.ts';
import { PlanCard } from './plan-card.tsx';
import { PricingView } from './pricing-view.tsx';

const nothing = () => undefined;
const page = (
  <PricingView
    choice={choiceIn(new URLSearchParams())}
    session={{ state: 'signed-out', user: null }}
    onChoose={nothing}
    onLogin={nothing}
    onSubscribedToFree={nothing}
    onPaid={nothing}
  />
);
const [, premium] = defaultPlans;
const card = (period: 'monthly' | 'annual', current: 'free' | 'premium' | null) => (
  <PlanCard plan={premium} period={period} hasPrice current={current} onChoose={nothing} />
);

describe('the pricing page', () => {
  it('names no price of Premium before the server has said it, and cannot be bought from yet', () => {
    expect(wordsOf(page)).toContain('Loading the price…');
    const [, withoutScript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(htmlOf(page)) ?? [];
    expect(htmlOf(page).replace(withoutScript, '')).not.toMatch(/\$1\d/);
    expect(htmlOf(page)).toMatch(/<button[^>]*disabled[^>]*>Choose Premium</);
  });

  it('says the built-in price, and that it is one, where no script can ask the server', () => {
    expect(htmlOf(page)).toMatch(
      /<noscript>.*The list price of Premium is \$14\.99 a month or \$143\.88 a year\..*<\/noscript>/,
    );
  });

  it('shows beside the price of a month what is charged at once', () => {
    expect(wordsOf(card('annual', null))).toMatch(/\$11\.99 \/month \$143\.88 billed yearly/);
    expect(wordsOf(card('monthly', null))).toMatch(/\$14\.99 \/month Billed monthly/);
  });

  it('says next to the button how it renews, ends and comes back', () => {
    expect(wordsOf(card('annual', 'free'))).toMatch(
      /Choose Premium Renews every year until you cancel\..*two clicks.*within 14 days/,
    );
  });

  it('marks the plan that the person has, and sells it no second time', () => {
    expect(wordsOf(card('annual', 'premium'))).toContain('Current plan');
    expect(htmlOf(card('annual', 'premium'))).not.toContain('<button');
  });
});

describe('the address of a choice', () => {
  it.each(['billing=monthly', 'billing=annual', 'plan=premium&billing=annual'])(
    '%j says the same both ways',
    (text) => {
      expect(new URLSearchParams(searchOf(choiceIn(new URLSearchParams(text)))).toString()).toBe(text);
    },
  );

  it('takes an unknown period for a month', () => {
    expect(choiceIn(new URLSearchParams('billing=weekly'))).toEqual({ period: 'monthly', planId: null });
  });
});
