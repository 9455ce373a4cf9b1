import { Arrow, Cross, Head, Lines, Mark, Sheet, Tick } from './shapes.tsx';

/** Two columns, read line by line across both. */
export const Columns = () => (
  <>
    <Sheet x={92} y={16} width={136} height={148}>
      <Head x={14} y={18} length={60} />
      <path d="M66 42v94" className="stroke-line-strong" strokeDasharray="2 4" />
      <Lines x={14} y={50} lengths={[38, 30, 40, 34, 40, 26, 38, 20]} step={12} />
      <Lines x={76} y={50} lengths={[46, 40, 48, 34, 46, 42, 30, 46]} step={12} ink="ink" weight={2.4} />
    </Sheet>
    <Arrow d="M70 66H246" end={{ x: 246, y: 66 }} />
    <Arrow d="M246 66C290 66 30 90 70 90H246" end={{ x: 246, y: 90 }} />
    <Arrow d="M246 90C290 90 30 114 70 114H246" end={{ x: 246, y: 114 }} />
  </>
);

/** Words of a job posting, found again in a resume. */
export const Keywords = () => (
  <>
    <Sheet x={44} y={34} width={96} height={112}>
      <Lines x={12} y={18} lengths={[52]} ink="ink" weight={4} />
      <Mark x={10} y={38} length={44} />
      <Mark x={38} y={62} length={50} />
      <Mark x={10} y={86} length={34} />
      <Lines x={12} y={38} lengths={[72, 60, 74, 68, 72, 40]} step={12} />
    </Sheet>
    <Sheet x={182} y={16} width={104} height={148}>
      <Head x={12} y={18} />
      <Mark x={26} y={50} length={44} />
      <Mark x={10} y={86} length={50} />
      <Mark x={46} y={110} length={34} />
      <Lines x={12} y={50} lengths={[80, 70, 76, 82, 64, 80, 74, 48]} step={12} />
    </Sheet>
    <Arrow d="M100 72C150 62 160 66 202 66" end={{ x: 202, y: 66 }} />
    <Arrow d="M134 96C160 98 160 102 188 102" end={{ x: 188, y: 102 }} />
    <Arrow d="M90 120C150 126 170 126 222 126" end={{ x: 222, y: 126 }} />
  </>
);

const fileNames = ['DOCX', 'PDF', 'JPG'] as const;

/** Three files: two contain text, one is an image of it. */
export const Files = () => (
  <>
    {fileNames.map((name, at) => (
      <Sheet key={name} x={34 + at * 90} y={34} width={76} height={104}>
        {name === 'JPG' ? (
          <g className="fill-none stroke-line-strong" strokeWidth="1.6">
            <rect x="12" y="16" width="52" height="44" rx="2" strokeDasharray="3 3" />
            <path d="M14 56l16-18 12 12 8-8 12 14" strokeLinejoin="round" />
            <circle cx="50" cy="28" r="5" />
          </g>
        ) : (
          <Lines x={12} y={20} lengths={[40, 52, 46, 50, 36]} ink={name === 'DOCX' ? 'ink' : 'soft'} />
        )}
        <rect x="12" y="72" width="38" height="18" rx="2" className="fill-well stroke-line" />
        <text x="31" y="84.5" textAnchor="middle" fontSize="9.5" className="fill-ink font-mono font-semibold">
          {name}
        </text>
        {name === 'JPG' ? <Cross x={57} y={76} /> : <Tick x={56} y={81} />}
      </Sheet>
    ))}
  </>
);

/** Five points, four of them done. */
export const Checklist = () => (
  <Sheet x={96} y={14} width={128} height={152}>
    <Lines x={16} y={20} lengths={[64]} ink="ink" weight={5} />
    {[0, 1, 2, 3, 4].map((at) => (
      <g key={at}>
        {at === 2 && <Mark x={42} y={47 + at * 22} length={60} />}
        <rect
          x="16"
          y={38 + at * 22}
          width="14"
          height="14"
          rx="2"
          className="fill-paper stroke-line-strong"
          strokeWidth="1.4"
        />
        {at < 4 && <Tick x={18} y={45 + at * 22} />}
        <Lines x={42} y={45 + at * 22} lengths={[[62, 48, 56, 66, 52][at] ?? 0]} ink={at < 4 ? 'soft' : 'ink'} />
      </g>
    ))}
  </Sheet>
);

/** Two career paths that merge into one. */
export const Change = () => (
  <>
    <Sheet x={34} y={22} width={84} height={58}>
      <Lines x={12} y={16} lengths={[36]} ink="ink" weight={4} />
      <Lines x={12} y={30} lengths={[58, 48]} />
    </Sheet>
    <Sheet x={34} y={100} width={84} height={58}>
      <Lines x={12} y={16} lengths={[44]} ink="ink" weight={4} />
      <Lines x={12} y={30} lengths={[52, 60]} />
    </Sheet>
    <Sheet x={196} y={20} width={96} height={140}>
      <Head x={12} y={18} />
      <Lines x={12} y={48} lengths={[66, 72, 58]} />
      <Mark x={10} y={86} length={72} weight={11} />
      <Lines x={12} y={86} lengths={[70]} ink="ink" weight={4} />
      <Lines x={12} y={102} lengths={[72, 60, 44]} />
    </Sheet>
    <Arrow d="M126 52C164 52 158 104 190 106" end={{ x: 190, y: 106 }} turn={12} />
    <Arrow d="M126 130C160 130 160 108 190 106" end={{ x: 190, y: 106 }} turn={-6} />
  </>
);

/** The same resume twice: plain and overdesigned. */
export const Dos = () => (
  <>
    <Sheet x={54} y={18} width={94} height={132}>
      <Head x={12} y={18} />
      <Lines x={12} y={46} lengths={[30]} ink="ink" weight={3.5} />
      <Lines x={12} y={58} lengths={[70, 62, 68]} />
      <Lines x={12} y={92} lengths={[26]} ink="ink" weight={3.5} />
      <Lines x={12} y={104} lengths={[66, 70]} />
    </Sheet>
    <Sheet x={174} y={18} width={94} height={132}>
      <rect width="30" height="132" rx="3" className="fill-line" />
      <circle cx="15" cy="20" r="9" className="fill-line-strong" />
      <Lines x={7} y={44} lengths={[16, 12, 16, 10]} step={14} weight={5} />
      <Lines x={40} y={20} lengths={[40]} ink="ink" weight={5} />
      <g className="fill-line-strong">
        {[0, 1, 2, 3, 4].map((at) => (
          <circle key={at} cx={44 + at * 9} cy="40" r="3" className={at < 3 ? undefined : 'fill-line'} />
        ))}
      </g>
      <Lines x={40} y={58} lengths={[44, 30, 40, 26, 42, 34]} step={11} />
    </Sheet>
    <circle cx="101" cy="154" r="13" className="fill-paper stroke-good-bar" strokeWidth="1.6" />
    <Tick x={95} y={154.5} />
    <circle cx="221" cy="154" r="13" className="fill-paper stroke-poor-bar" strokeWidth="1.6" />
    <Cross x={216.5} y={149.5} />
  </>
);
