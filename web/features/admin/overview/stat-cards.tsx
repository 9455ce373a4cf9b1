import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { atsBands, bandOf } from '#contract/product/bands.ts';
import { Bar } from '../../../ui/bar.tsx';
import { words as allWords } from '../words.ts';
import { fromZero, type Figures } from './figures.ts';
import { Big, Card, Small } from './stat-card.tsx';

const words = allWords.overview;

export const UsersCard = ({ figures, growthPercent }: { figures: Figures; growthPercent: number }) => (
  <Card title={words.cards.users} explains={['totalUsers', 'userGrowth', 'activeUsers', 'premiumUsers']}>
    <Big>{figures.totalUsers}</Big>
    <Growth percent={growthPercent} text={figures.userGrowth} />
    <Small figures={figures} names={['activeUsers', 'premiumUsers']} />
  </Card>
);

/** Green arrow up above 0, gray at 0, red arrow down below 0. */
const growthLook = (percent: number) => {
  if (percent > 0) return { Icon: ArrowUp, colour: 'text-good', said: words.up };
  if (percent < 0) return { Icon: ArrowDown, colour: 'text-poor', said: words.down };
  return { Icon: ArrowRight, colour: 'text-ink-soft', said: words.same };
};

const Growth = ({ percent, text }: { percent: number; text: string }) => {
  const { Icon, colour, said } = growthLook(percent);
  return (
    <p className="mt-1 text-sm text-ink-soft">
      <span className={`inline-flex items-center gap-1 font-semibold ${colour}`}>
        <Icon aria-hidden className="size-4" />
        <span className="sr-only">{said}</span>
        {text}
      </span>{' '}
      {text === fromZero ? words.growthFromZero : words.growthAgainst}
    </p>
  );
};

export const ConversionCard = ({ figures, percent }: { figures: Figures; percent: number }) => (
  <Card title={words.cards.conversion} explains={['conversionRate']}>
    <Big>{figures.conversionRate}</Big>
    <div className="mt-auto grid gap-3">
      <Bar label={words.cards.conversion} value={percent} tone="accent" />
      <p className="text-sm text-ink-soft">{words.conversionNote}</p>
    </div>
  </Card>
);

export const RevenueCard = ({ figures }: { figures: Figures }) => (
  <Card title={words.cards.revenue} explains={['monthlyRevenue', 'mrr', 'weeklyRevenue']}>
    <Big>{figures.monthlyRevenue}</Big>
    <p className="mt-1 text-sm text-ink-soft">{words.thisMonth}</p>
    <Small figures={figures} names={['mrr', 'weeklyRevenue']} />
  </Card>
);

export const ResumesCard = ({ figures }: { figures: Figures }) => (
  <Card title={words.cards.resumes} explains={['totalResumes', 'dailyResumes', 'monthlyResumes']}>
    <Big>{figures.totalResumes}</Big>
    <p className="mt-1 text-sm text-ink-soft">{words.soFar}</p>
    <Small figures={figures} names={['dailyResumes', 'monthlyResumes']} />
  </Card>
);

export const AverageCard = ({ figures, score }: { figures: Figures; score: number }) => (
  <Card title={words.cards.average} explains={['averageAtsScore']}>
    <Big>{figures.averageAtsScore}</Big>
    <div className="mt-auto grid gap-3">
      <Bar label={words.cards.average} value={score} tone={bandOf(atsBands, score).tone} />
      <p className="text-sm text-ink-soft">{words.averageNote}</p>
    </div>
  </Card>
);
