import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Button } from '../../ui/button.tsx';
import { Editor } from './editor.tsx';
import { unkeptText } from './unkept.ts';
import { words } from './words.ts';

/** An editor to try out changes. Its text survives closing it and visiting another page. */
export const WhatIf = ({ result }: { result: StoredAnalysis }) => {
  const unkept = unkeptText(result.id);
  const [isOpen, setIsOpen] = useState(unkept !== null);
  const [text, setText] = useState(unkept ?? result.readings.visual);
  return (
    <section data-print="no" aria-label={words.title} className="grid gap-4 border-t border-line pt-6">
      <div>
        <h3 className="font-serif text-xl font-semibold">{words.title}</h3>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </div>
      <div>
        <Button tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <FlaskConical aria-hidden className="size-4" />
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      {isOpen && <Editor result={result} text={text} onText={setText} />}
    </section>
  );
};
