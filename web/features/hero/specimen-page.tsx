import { classes } from '../../ui/class-names.ts';
import { lineOf, lost, numberOf, type LineId, type SpecimenLine } from './specimen-text.ts';

/** Sizes are relative to the page's width, so that it scales. */
const looks: Record<SpecimenLine['look'], string> = {
  name: 'font-serif text-[10cqw] leading-[1.05] font-semibold',
  role: 'text-[4.4cqw]',
  contact: 'text-[3.8cqw]',
  heading: 'mt-[5cqw] mb-[1cqw] border-b border-line-strong pb-[0.6cqw] text-[4.4cqw] font-semibold first:mt-0',
  job: 'mt-[2.6cqw] text-[4cqw] font-semibold',
  date: 'text-[3.8cqw]',
  text: 'text-[3.8cqw]',
};

const mainColumn = ['experience', 'job1', 'date1', 'bullet1', 'bullet2', 'job2', 'date2', 'bullet3'] as const;
const sideColumn = ['skills', 'skill1', 'skill2', 'education', 'degree'] as const;

/** The resume as a person sees it, with thin boxes and highlights on what matters. */
export const SpecimenPage = () => (
  <div className="@container">
    <div className="rounded-sm border border-line bg-sheet pt-[4cqw] pr-[6cqw] pb-[10cqw] pl-[9cqw] shadow-[0_1px_0_var(--line),0_14px_28px_-18px_rgb(0_0_0/0.5)]">
      <div className="mb-[5cqw] flex justify-end border-b border-dotted border-line-strong pb-[2cqw]">
        <PageLine id="contact" />
      </div>
      <PageLine id="name" />
      <PageLine id="role" />
      <div className="mt-[6cqw] grid grid-cols-[1.9fr_1fr] gap-[7cqw]">
        <Column ids={mainColumn} />
        <Column ids={sideColumn} />
      </div>
    </div>
  </div>
);

const Column = ({ ids }: { ids: readonly LineId[] }) => (
  <div>
    {ids.map((id) => (
      <PageLine key={id} id={id} />
    ))}
  </div>
);

const PageLine = ({ id }: { id: LineId }) => {
  const line = lineOf(id);
  return (
    <p className={classes('relative leading-[1.6]', looks[line.look])}>
      <span className="absolute top-1/2 right-full mr-[1.4cqw] -translate-y-1/2 font-mono text-[3cqw] font-normal text-ink-soft">
        {numberOf(id)}
      </span>
      <span
        className={classes(
          lost.has(id) && 'marked',
          line.look === 'date' && 'rounded-[1px] px-[0.8cqw] outline outline-accent',
        )}
      >
        {line.text}
      </span>
    </p>
  );
};
