import { useState } from 'react';
import { pageSizes } from '#content/templates/catalog.ts';
import type { Template } from '#contract/api/templates.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { words as allWords } from './words.ts';

const words = allWords.preview;

/** The address of `drawTemplate`, without the contract, which this page loads only for a download. */
export const ownPageAddress = (templateId: string, analysisId: string): string =>
  `/api/templates/${templateId}/pages/1?${new URLSearchParams({ analysisId })}`;

/** The first page of the template with the person's own text. */
export const OwnPage = ({ template: { id, title }, resumeId }: { template: Template; resumeId: string }) => {
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  return (
    <div className="grid min-w-0 content-start gap-2">
      <output className="text-sm text-ink-soft">{words.own[state]}</output>
      <ScrollBox label={words.pages} className="max-h-[70vh] overflow-x-auto border-line bg-well p-2 sm:p-4">
        <img
          src={ownPageAddress(id, resumeId)}
          alt={`${title}, ${words.own.alt}`}
          width={pageSizes.large.widthPx}
          height={pageSizes.large.heightPx}
          className="h-auto w-full border border-line bg-[#fff]"
          onLoad={() => setState('drawn')}
          onError={() => setState('failed')}
        />
      </ScrollBox>
    </div>
  );
};
