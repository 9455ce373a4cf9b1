import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './class-names.ts';

type Tone = 'info' | 'warning' | 'error';

const looks = {
  info: { Icon: Info, box: 'border-accent bg-accent-tint', icon: 'text-accent' },
  warning: { Icon: TriangleAlert, box: 'border-mark-line bg-fair-tint', icon: 'text-fair' },
  error: { Icon: CircleAlert, box: 'border-poor-bar bg-poor-tint', icon: 'text-poor' },
};

/** An inline note. Unlike a toast, it stays. */
export const Note = ({ tone, children, role }: { tone: Tone; children: ReactNode; role?: 'status' | 'alert' }) => {
  const { Icon, box, icon } = looks[tone];
  return (
    <div role={role} className={classes('flex gap-3 rounded-md border-l-4 px-4 py-3', box)}>
      <Icon aria-hidden className={classes('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
};
