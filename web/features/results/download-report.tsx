import type { StoredAnalysis } from '#contract/analyses.ts';
import { opens } from '#contract/plans.ts';
import { downloadReport } from '#contract/reports.ts';
import { DownloadButton } from '../../downloads/download-button.tsx';
import { useSession } from '../../session/use-session.ts';
import type { ButtonSize, ButtonTone } from '../../ui/button.tsx';
import { reportKinds, words } from './words.ts';

/** The report as PDF; the button says which one the plan has. */
export const DownloadReport = ({
  result,
  tone,
  size,
}: {
  result: StoredAnalysis;
  tone?: ButtonTone;
  size?: ButtonSize;
}) => {
  const session = useSession();
  const kind = session.state === 'signed-in' ? opens[session.user.plan].report : null;
  return (
    <DownloadButton
      endpoint={downloadReport}
      input={{ id: result.id }}
      resource={result.filename}
      label={words.download}
      about={kind !== null && <span className="font-normal">({reportKinds[kind]})</span>}
      {...(tone === undefined ? {} : { tone })}
      {...(size === undefined ? {} : { size })}
    />
  );
};
