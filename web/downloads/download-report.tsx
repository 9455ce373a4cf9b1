import { opens } from '#contract/product/plans.ts';
import { downloadReport } from '#contract/api/reports.ts';
import { useSession } from '../session/use-session.ts';
import type { ButtonSize, ButtonTone } from '../ui/button.tsx';
import { DownloadButton } from './download-button.tsx';
import { reportKinds } from './words.ts';

/** Downloads a report as PDF; the label says whether the plan gets the short or the full one. */
export const DownloadReport = ({
  id,
  filename,
  label,
  of,
  ...look
}: {
  id: string;
  filename: string;
  label: string;
  /** Names the report for screen readers if there are several. */
  of?: string;
  tone?: ButtonTone;
  size?: ButtonSize;
}) => {
  const session = useSession();
  const kind = session.state === 'signed-in' ? opens[session.user.plan].report : null;
  return (
    <DownloadButton
      endpoint={downloadReport}
      input={{ id }}
      resource={filename}
      label={label}
      about={
        <>
          {kind !== null && <span className="font-normal">({reportKinds[kind]})</span>}
          {of !== undefined && <span className="sr-only">: {of}</span>}
        </>
      }
      {...look}
    />
  );
};
