import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Button } from '../../ui/button.tsx';
import { Editor } from './editor.tsx';
import { useWhatIf } from './use-what-if.ts';
import { words } from './words.ts';

/** An editor to try out changes. Unsaved text survives closing it and visiting another page. */
export const WhatIf = ({ result }: { result: StoredAnalysis }) => {
  const { session, open, change, retry } = useWhatIf(result.id, result.readings.visual);
  const [isOpen, setIsOpen] = useState(session !== undefined);
  const toggle = (): void => {
    setIsOpen(!isOpen);
    open();
  };
  return (
    <section data-print="no" aria-label={words.title} className="grid gap-4 border-t border-line pt-6">
      <div>
        <h3 className="font-serif text-xl font-semibold">{words.title}</h3>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </div>
      <div>
        <Button tone="quiet" aria-expanded={isOpen} onClick={toggle}>
          <FlaskConical aria-hidden className="size-4" />
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      {isOpen && session !== undefined && (
        <Editor result={result} session={session} onChange={change} onRetry={retry} />
      )}
    </section>
  );
};
