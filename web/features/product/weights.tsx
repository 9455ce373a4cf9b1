import type { ReactNode } from 'react';
import scoring from '#content/generated/scoring.json';
import { features } from '#content/pages/features.ts';
import { Fold } from '../../ui/fold.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { words } from './words.ts';

type CheckRow = (typeof scoring.ats)[number];
type PartRow = { id: string; label: string; weight: number };

/** Every weight of every score, one table per score. */
export const Weights = () => (
  <div className="mt-8 grid gap-3">
    <Card title={words.ats} count={words.checks(scoring.ats.length)}>
      <CheckTable label={words.ats} rows={scoring.ats} />
    </Card>
    <Card title={words.format} count={words.checks(scoring.format.length)}>
      <CheckTable label={words.format} rows={scoring.format} />
    </Card>
    <Card title={words.keywordWithJob} count={words.parts(scoring.keyword.withJob.length)}>
      <p className="mb-3 max-w-prose">{features.scoring.keyword}</p>
      <p className="mb-3 max-w-prose">{features.scoring.credit}</p>
      <PartTable rows={scoring.keyword.withJob} />
    </Card>
    <Card title={words.keywordWithoutJob} count={words.parts(scoring.keyword.withoutJob.length)}>
      <PartTable rows={scoring.keyword.withoutJob} />
    </Card>
    <Card title={words.job} count={words.parts(scoring.job.length)}>
      <p className="mb-3 max-w-prose">{features.scoring.job}</p>
      <PartTable rows={scoring.job} />
    </Card>
  </div>
);

const Card = ({ title, count, children }: { title: string; count: string; children: ReactNode }) => (
  <Fold
    className="rounded-lg border border-line bg-sheet px-4 py-3"
    summary={
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg font-semibold">{title}</span>
        <span className="text-sm text-ink-soft">{count}</span>
      </span>
    }
  >
    {children}
  </Fold>
);

const head = 'border-b border-line-strong py-2 text-left text-sm font-semibold';
const number = 'py-2 text-right align-top tabular-nums';

const CheckTable = ({ label, rows }: { label: string; rows: readonly CheckRow[] }) => (
  <>
    <p className="mb-3 max-w-prose text-sm text-ink-soft">{words.tableHint}</p>
    <ScrollBox label={label} className="border-line px-3">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={head}>
              {words.check}
            </th>
            <th scope="col" className={`${head} pl-3 text-right`}>
              {words.weight}
            </th>
            <th scope="col" className={`${head} pl-3 text-right whitespace-nowrap`}>
              {words.limit}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {row.label}
                <span className="block text-sm text-ink-soft">{row.group}</span>
              </th>
              <td className={number}>{row.weight}</td>
              <td className={number}>{row.limit ?? <span className="text-ink-soft">–</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  </>
);

const PartTable = ({ rows }: { rows: readonly PartRow[] }) => (
  <table className="w-full max-w-xl border-collapse">
    <thead>
      <tr>
        <th scope="col" className={head}>
          {words.part}
        </th>
        <th scope="col" className={`${head} text-right`}>
          {words.weight}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} className="border-b border-line last:border-0">
          <th scope="row" className="py-2 text-left font-normal">
            {row.label}
          </th>
          <td className={number}>{row.weight}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
