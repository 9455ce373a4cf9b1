import { useId } from 'react';

/** A drawn map of a fictional place: a river, a park, a station and the office. */
export const OfficeMap = ({ title }: { title: string }) => {
  const id = useId();
  return (
    <svg
      role="img"
      aria-labelledby={id}
      viewBox="0 0 640 300"
      preserveAspectRatio="xMidYMid slice"
      className="h-64 w-full rounded-lg border border-line bg-sheet sm:h-72"
    >
      <title id={id}>{title}</title>
      <path d="M-10 232C90 200 130 262 240 246s150-62 260-44 100 40 160 30v80H-10z" className="fill-accent-tint" />
      <path
        d="M-10 232C90 200 130 262 240 246s150-62 260-44 100 40 160 30"
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
      />
      <rect x="440" y="30" width="150" height="92" rx="10" className="fill-good-tint" />
      <g fill="none" className="stroke-good-bar" strokeWidth="2" strokeLinecap="round">
        <path d="M470 88v-18m-10 0a10 10 0 0 1 20 0 6 6 0 0 1-20 0M520 104V84m-10 0a10 10 0 0 1 20 0 6 6 0 0 1-20 0M562 74V58m-9 0a9 9 0 0 1 18 0 5 5 0 0 1-18 0" />
      </g>
      <g fill="none" strokeLinecap="round" className="stroke-line" strokeWidth="14">
        <path d="M-10 70h430M-10 160h660M120-10v250M300-10v230M420-10v200M560 130v90" />
      </g>
      <g fill="none" className="stroke-sheet" strokeWidth="10" strokeLinecap="round">
        <path d="M-10 70h430M-10 160h660M120-10v250M300-10v230M420-10v200M560 130v90" />
      </g>
      <path
        d="M-10 20C140 40 220-6 330 12S560 4 660 14"
        fill="none"
        strokeWidth="3"
        strokeDasharray="10 6"
        className="stroke-ink-soft"
      />
      <g className="fill-well stroke-line-strong">
        <path d="M30 86h66v54H30zM144 86h60v54h-60zM220 90h56v50h-56zM324 86h72v54h-72zM34 178h62v40H34zM146 178h70v44h-70zM330 178h64v28h-64zM452 138h76v10h-76z" />
      </g>
      <rect x="176" y="8" width="70" height="26" rx="4" className="fill-ink" />
      <path d="M188 28v-12h46v12" fill="none" strokeWidth="2.5" className="stroke-paper" />
      <path
        d="M360 128c-14-20-22-30-22-42a22 22 0 0 1 44 0c0 12-8 22-22 42z"
        className="fill-mark stroke-ink"
        strokeWidth="2.5"
      />
      <circle cx="360" cy="86" r="7" className="fill-ink" />
    </svg>
  );
};
