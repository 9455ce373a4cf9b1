import { Arrow, Head, Lines, Mark, Pane, Sheet, Word } from './shapes.tsx';

/** A magnifying glass over a page: text under it is parsed. */
export const Lens = () => (
  <>
    <Sheet x={62} y={14} width={124} height={154}>
      <Head x={14} y={20} length={58} />
      <Lines x={14} y={52} lengths={[96, 84, 92, 70, 94, 88, 60, 90]} step={13} />
    </Sheet>
    <circle cx="190" cy="88" r="48" className="fill-machine stroke-line-strong" strokeWidth="5" />
    <path d="M225 123l34 34" className="stroke-line-strong" strokeWidth="9" strokeLinecap="round" />
    <Word x={156} y={72}>
      Experience
    </Word>
    <Lines x={156} y={84} lengths={[62, 52]} ink="machine" step={12} />
    <rect x="153" y="104" width="48" height="9" className="fill-machine-mark" />
    <text x="156" y="111.5" fontSize="8" className="fill-on-machine-mark font-mono">
      RN, BSN
    </text>
  </>
);

/** A page, and the text extracted from it. */
export const Reading = () => (
  <>
    <Sheet x={34} y={16} width={106} height={148}>
      <Head x={12} y={18} />
      <Lines x={12} y={46} lengths={[78, 70, 82, 60, 80, 74, 52, 78]} step={13} />
    </Sheet>
    <Arrow d="M150 90H176" end={{ x: 176, y: 90 }} />
    <Pane x={186} y={16} width={106} height={148}>
      <Lines x={12} y={18} lengths={[46]} ink="machine" weight={4} />
      <Lines x={12} y={46} lengths={[78, 0, 82, 60, 0, 74, 52, 78]} step={13} ink="machine" weight={2.4} />
      <g strokeDasharray="4 4">
        <Lines x={12} y={59} lengths={[70]} ink="lost" weight={2.4} />
        <Lines x={12} y={98} lengths={[80]} ink="lost" weight={2.4} />
      </g>
    </Pane>
  </>
);

const fields = ['Name', 'Title', 'From', 'Phone'] as const;

/** A form filled in from a page. */
export const Workday = () => (
  <>
    <Sheet x={30} y={24} width={92} height={132}>
      <Head x={12} y={18} />
      <Lines x={12} y={46} lengths={[64, 58, 68, 50, 66, 60]} step={13} />
    </Sheet>
    <Arrow d="M132 90H158" end={{ x: 158, y: 90 }} />
    <Sheet x={168} y={16} width={124} height={148}>
      {fields.map((name, at) => (
        <g key={name} transform={`translate(12 ${14 + at * 33})`}>
          <Word x={0} y={7} size={8} ink="fill-ink-soft">
            {name}
          </Word>
          <rect
            y="11"
            width="100"
            height="15"
            rx="2"
            className={at % 2 === 0 ? 'fill-paper stroke-line-strong' : 'fill-poor-tint stroke-poor-bar'}
            strokeWidth="1.2"
          />
          {at % 2 === 0 && <Lines x={7} y={18.5} lengths={[at === 0 ? 54 : 38]} ink="ink" weight={2.6} />}
        </g>
      ))}
    </Sheet>
  </>
);

/** Code beside prose. */
export const Tech = () => (
  <>
    <Pane x={36} y={26} width={116} height={128}>
      <circle cx="12" cy="12" r="3" className="fill-machine-lost" />
      <circle cx="22" cy="12" r="3" className="fill-machine-mark" />
      <Word x={12} y={40} size={13}>
        {'{'}
      </Word>
      <Lines x={26} y={50} lengths={[58, 0, 64, 0]} ink="machine" step={12} weight={2.6} />
      <Lines x={36} y={62} lengths={[52, 0, 40]} ink="lost" step={12} weight={2.6} />
      <Lines x={26} y={98} lengths={[70]} ink="machine" weight={2.6} />
      <Word x={12} y={114} size={13}>
        {'}'}
      </Word>
    </Pane>
    <Sheet x={176} y={16} width={108} height={148}>
      <Head x={12} y={18} />
      <Mark x={10} y={48} length={58} />
      <Lines x={12} y={48} lengths={[82, 74, 80]} step={13} />
      <Lines x={12} y={94} lengths={[34]} ink="ink" weight={3.5} />
      <Mark x={36} y={122} length={46} />
      <Lines x={12} y={109} lengths={[78, 82, 60]} step={13} />
    </Sheet>
  </>
);

/** A resume and the outline it is trimmed to. */
export const Tailor = () => (
  <>
    <Sheet x={74} y={16} width={112} height={148}>
      <Head x={14} y={20} length={52} />
      <Lines x={14} y={50} lengths={[84, 76, 80, 60, 84, 78, 50, 82]} step={13} />
    </Sheet>
    <path
      d="M64 62H214V134H64Z"
      className="fill-none stroke-accent"
      strokeWidth="2"
      strokeDasharray="7 5"
      strokeLinecap="round"
    />
    <g className="fill-none stroke-ink" strokeWidth="2.4" strokeLinecap="round">
      <circle cx="240" cy="48" r="9" className="fill-well" />
      <circle cx="258" cy="66" r="9" className="fill-well" />
      <path d="M234 56L206 84M250 72L214 76" />
    </g>
    <Mark x={86} y={91} length={76} />
    <Lines x={88} y={92} lengths={[76]} ink="ink" />
  </>
);

/** A heat map of where eyes rest on a page: long at the top, short at the end. */
export const Science = () => (
  <>
    <Sheet x={42} y={16} width={104} height={148}>
      <Mark x={10} y={20} length={76} weight={14} />
      <Mark x={10} y={50} length={64} weight={10} />
      <Mark x={10} y={76} length={36} weight={8} />
      <Head x={12} y={18} length={50} />
      <Lines x={12} y={50} lengths={[78, 70, 82, 60, 78, 72, 50, 76]} step={13} />
    </Sheet>
    <g className="fill-none stroke-line-strong" strokeWidth="1.4">
      <path d="M182 30V150H292" />
      <path d="M182 120H292M182 90H292M182 60H292" className="stroke-line" />
    </g>
    <path
      d="M184 38C204 44 206 112 234 124S280 142 290 143"
      className="fill-none stroke-accent"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <circle cx="184" cy="38" r="4" className="fill-accent" />
  </>
);
