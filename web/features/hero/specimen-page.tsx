import { classes } from '../../ui/class-names.ts';
import { lineOf, lost, numberOf, type LineId, type SpecimenLine } from './specimen-text.ts';

/** Sizes are shares of the page's width, so that it stays a page at every size. */
const looks: Record<SpecimenLine['look'], string> = {
  name: 'font-serif text-[8cqw] leading-[1.1] font-semibold',
  role: 'text-[4cqw]',
  contact: 'text-[3.5cqw]',
  heading: 'mt-[3.4cqw] border-b border-line-strong pb-[0.6cqw] text-[4cqw] font-semibold first:mt-0',
  job: 'mt-[2cqw] text-[3.7cqw] font-semibold',
  date: 'text-[3.5cqw]',
  text: 'text-[3.5cqw]',
};

/** The resume as a person sees it, with fine boxes and highlighter on what matters. */
export const SpecimenPage = () => (
  <div className="@container">
    <div className="aspect-[1/1.18] rounded-sm border border-line bg-sheet px-[7cqw] py-[6cqw] shadow-[0_1px_0_var(--line),0_12px_30px_-18px_rgb(0_0_0/0.45)]">
      <PageLine id="contact" isRight />
      <PageLine id="name" />
      <PageLine id="role" />
      <div className="mt-[4cqw] grid grid-cols-[2fr_1fr] gap-[6cqw]">
        <div>
          {(['experience', 'job1', 'date1', 'bullet1', 'job2', 'date2', 'bullet2'] as const).map((id) => (
            <PageLine key={id} id={id} />
          ))}
        </div>
        <div className="border-l border-line pl-[4cqw]">
          {(['skills', 'skill1', 'skill2', 'education', 'degree'] as const).map((id) => (
            <PageLine key={id} id={id} />
          ))}
        </div>
      </div>
    </div>
  </div>
);

const PageLine = ({ id, isRight = false }: { id: LineId; isRight?: boolean }) => {
  const line = lineOf(id);
  return (
    <p className={classes('relative leading-[1.55]', looks[line.look], isRight && 'mb-[3cqw] text-right')}>
      <span className="absolute top-[0.15em] right-full mr-[1.2cqw] font-mono text-[2.6cqw] leading-[1.6] text-ink-soft">
        {isRight ? '' : numberOf(id)}
      </span>
      <span
        className={classes(lost.has(id) && 'marked', line.look === 'date' && 'outline outline-line-strong px-[0.8cqw]')}
      >
        {line.text}
      </span>
      {isRight && <span className="ml-[1.2cqw] font-mono text-[2.6cqw] text-ink-soft">{numberOf(id)}</span>}
    </p>
  );
};
