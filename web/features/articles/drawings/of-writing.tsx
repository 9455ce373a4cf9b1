import { Arrow, Cross, Head, Lines, Mark, Pane, Sheet, Tick } from './shapes.tsx';

/** A machine's text, and a page that kept some of it. */
export const Machine = () => (
  <>
    <Pane x={30} y={30} width={110} height={120}>
      <Lines x={12} y={22} lengths={[84, 84, 84, 84, 84, 84, 84]} step={13} ink="machine" />
    </Pane>
    <Arrow d="M150 90H176" end={{ x: 176, y: 90 }} />
    <Sheet x={186} y={16} width={104} height={148}>
      <Head x={12} y={18} />
      <Mark x={10} y={75} length={64} />
      <Lines x={12} y={48} lengths={[78, 40, 62, 70, 30, 76, 54]} step={13} />
    </Sheet>
  </>
);

/** A page with little on it, and a first line marked. */
export const First = () => (
  <Sheet x={104} y={14} width={112} height={152}>
    <Head x={14} y={22} length={52} />
    <Mark x={12} y={56} length={70} />
    <Lines x={14} y={56} lengths={[68, 80]} step={13} ink="ink" />
    <Tick x={84} y={100} scale={1.4} />
    <Lines x={14} y={96} lengths={[56, 62, 44]} step={13} />
  </Sheet>
);

/** Two full pages under a ruler. */
export const Federal = () => (
  <>
    {[48, 172].map((x) => (
      <Sheet key={x} x={x} y={24} width={100} height={136}>
        <Lines x={12} y={20} lengths={[76, 70, 76, 60, 76, 72, 76, 64, 76]} step={12.5} />
      </Sheet>
    ))}
    <path d="M40 14H280M40 9V19M280 9V19M160 9V19" className="fill-none stroke-accent" strokeWidth="2" />
  </>
);

/** A letter in front of a resume. */
export const Letter = () => (
  <>
    <Sheet x={62} y={14} width={108} height={150}>
      <Head x={14} y={20} />
      <Lines x={14} y={50} lengths={[78, 70, 80, 60, 78, 72]} step={14} />
    </Sheet>
    <Sheet x={146} y={52} width={114} height={100}>
      <Lines x={14} y={20} lengths={[40, 0, 86, 80, 86, 34]} step={12} ink="ink" weight={2.4} />
      <path d="M14 88q8-12 14 0t16-4" className="fill-none stroke-accent" strokeWidth="2.4" strokeLinecap="round" />
    </Sheet>
  </>
);

/** A posting whose lines are sorted: yes, yes, no. */
export const Posting = () => (
  <Sheet x={82} y={14} width={156} height={152}>
    <Lines x={16} y={22} lengths={[74]} ink="ink" weight={5} />
    <Tick x={16} y={52} />
    <Lines x={40} y={51} lengths={[88]} />
    <Tick x={16} y={78} />
    <Lines x={40} y={77} lengths={[96]} />
    <Cross x={18} y={99} />
    <Lines x={40} y={103} lengths={[72]} />
    <Lines x={16} y={126} lengths={[118, 104]} step={11} ink="faint" />
  </Sheet>
);

/** One page, and two. */
export const Pages = () => (
  <>
    <Sheet x={40} y={28} width={88} height={122}>
      <Head x={10} y={16} length={38} />
      <Lines x={10} y={40} lengths={[64, 66, 60, 66, 52, 64, 66]} step={11} weight={2.4} />
    </Sheet>
    <Sheet x={176} y={20} width={88} height={122}>
      <Lines x={10} y={40} lengths={[64, 50]} step={11} />
    </Sheet>
    <Sheet x={196} y={36} width={88} height={122}>
      <Head x={10} y={16} length={38} />
      <Lines x={10} y={42} lengths={[64, 50, 60, 44]} step={15} />
    </Sheet>
  </>
);
