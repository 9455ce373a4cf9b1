import { useNavigate, type MetaFunction } from 'react-router';
import { limits } from '#contract/product/limits.ts';
import type { Template } from '#contract/api/templates.ts';
import { toDownloadSuccess } from '../../downloads/download-success.ts';
import { choiceOf, searchOf } from '../../features/templates/select-templates.ts';
import { TemplatesView } from '../../features/templates/templates-view.tsx';
import type { Outcome } from '../../features/templates/use-template-download.ts';
import { useSession } from '../../session/use-session.ts';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [
  { title: 'Resume templates that software reads completely | Parsewell' },
  {
    name: 'description',
    content:
      'Six resume templates as Word and PDF files. Each card shows the score that our own engine measured. Download them with sample content, blank, or filled in from your resume.',
  },
];

const TemplatesPage = () => {
  const [search, setSearch] = useSearch();
  const navigate = useNavigate();
  const session = useSession();

  const leave = (template: Template, outcome: Outcome): void => {
    if (outcome === 'came') {
      const to = toDownloadSuccess({ resource: template.id, type: 'resume-template' });
      setTimeout(() => void navigate(...to), limits.afterDownloadMs);
      return;
    }
    // Premium templates lead to the plans, with or without an account.
    const needsPlan = outcome === 'not-in-plan' || template.premium;
    void navigate(needsPlan ? '/pricing' : '/login?redirect=templates');
  };
  return (
    <TemplatesView
      choice={choiceOf(search)}
      session={session}
      onChoose={(choice) => setSearch(searchOf(choice), { preventScrollReset: true, replace: true })}
      onEnd={leave}
    />
  );
};

export default TemplatesPage;
