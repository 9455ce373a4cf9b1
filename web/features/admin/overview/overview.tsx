import type { Statistics } from '#contract/api/admin/statistics.ts';
import { Panel } from '../panel.tsx';
import { CardSkeletons, cardGrid } from '../skeletons.tsx';
import { words as allWords } from '../words.ts';
import type { OnParamsChange } from '../address.ts';
import { figuresOf } from './figures.ts';
import { OverTime } from './over-time.tsx';
import { useStatistics } from './queries.ts';
import { RecentActivity } from './recent-activity.tsx';
import { AverageCard, ConversionCard, ResumesCard, RevenueCard, UsersCard } from './stat-cards.tsx';

const words = allWords.overview;

/** The state of the product: current figures and their history. */
export const Overview = ({
  params,
  isShown,
  onParamsChange,
  onAllActivity,
}: {
  params: URLSearchParams;
  isShown: boolean;
  onParamsChange: OnParamsChange;
  onAllActivity: () => void;
}) => (
  <div className="grid gap-8">
    <Panel query={useStatistics()} skeleton={<CardSkeletons count={6} />} failed={words.failed}>
      {(statistics) => <Cards statistics={statistics} onAllActivity={onAllActivity} />}
    </Panel>
    <OverTime params={params} isShown={isShown} onParamsChange={onParamsChange} />
  </div>
);

const Cards = ({ statistics, onAllActivity }: { statistics: Statistics; onAllActivity: () => void }) => {
  const figures = figuresOf(statistics);
  return (
    <div className={cardGrid}>
      <UsersCard figures={figures} growthPercent={statistics.userGrowth.monthly} />
      <ConversionCard figures={figures} percent={statistics.conversionRate} />
      <RevenueCard figures={figures} />
      <ResumesCard figures={figures} />
      <AverageCard figures={figures} score={statistics.averageAtsScore} />
      <RecentActivity onAll={onAllActivity} />
    </div>
  );
};
