import type { TeamMember } from '#content/company/team.ts';

const hairPaths: Record<TeamMember['drawing']['hair'], string> = {
  short: 'M33 44c0-14 7-21 17-21s17 7 17 21c-3-7-6-10-9-11-7 3-16 3-21 1-2 2-3 5-4 10z',
  long: 'M31 74c-3-10-3-22-1-31 2-13 9-20 20-20s18 7 20 20c2 9 2 21-1 31-4 1-6 0-7-2 3-9 4-19 3-28-8-1-15-4-19-8-2 5-6 8-11 9 0 9 1 18 4 27-2 2-4 3-8 2z',
  bun: 'M42 22c0-6 3-10 8-10s8 4 8 10c6 3 9 10 9 22-3-8-7-11-10-12-5 2-12 2-16 0-3 2-6 5-8 12 0-12 3-19 9-22z',
  curls:
    'M32 50c-5-2-6-8-3-12-2-5 1-9 6-10 1-6 7-8 11-6 4-4 11-3 13 1 5-1 9 3 9 7 4 2 5 7 3 11 1 4-1 8-5 9 0-6-2-10-5-13-7 2-15 1-20-2-5 3-8 8-9 15z',
};

/** A line drawing of nobody real. The name is next to it, so it is decoration. */
export const Portrait = ({ drawing }: { drawing: TeamMember['drawing'] }) => (
  <svg aria-hidden viewBox="0 0 100 100" className="size-28 rounded-full border border-line-strong bg-well">
    <g fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className="stroke-ink">
      <path d="M18 104c1-18 12-27 25-29v-8m39 37c-1-18-12-27-25-29v-8" className="fill-sheet" />
      <path d="M34 46c0-12 6-19 16-19s16 7 16 19c0 13-6 23-16 23s-16-10-16-23z" className="fill-sheet" />
      {drawing.beard && (
        <path d="M35 52c1 12 6 19 15 19s14-7 15-19c-3 5-6 6-8 5-4-2-10-2-14 0-2 1-5 0-8-5z" className="fill-ink-soft" />
      )}
      <path d={hairPaths[drawing.hair]} className="fill-ink" />
      <path d="M43 47v1m14-1v1M50 48l-1 6h2M45 60c3 2 7 2 10 0" />
      {drawing.glasses && <path d="M37 47a6 6 0 1 0 12 0 6 6 0 1 0-12 0m14 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0m-2-1h2" />}
    </g>
  </svg>
);
