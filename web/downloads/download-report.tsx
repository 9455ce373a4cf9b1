import { opens } from '#contract/product/plans.ts';
import { downloadReport } from '#contract/api/reports.ts';
import { useSession } from '../session/use-session.ts';
import type { ButtonSize, ButtonTone } from '../ui/button.tsx';
import { DownloadButton } from './download-button.tsx';
import { reportKinds } from './words.ts';

/** One report as PDF; the button says which of the two the plan has. */
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
  /** Which report, for screen readers, where there are several. */
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
