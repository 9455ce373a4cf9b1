import { Download, Eye } from 'lucide-react';
import { pageImage, pageSizes } from '#content/templates/catalog.ts';
import { recovery } from '#content/templates/recovery.ts';
import type { Template } from '#contract/api/templates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { words as allWords } from './words.ts';

const words = allWords.card;

/** One template: its picture, its audience, its measured scores, preview and download. */
export const TemplateCard = ({
  template,
  isFirst,
  mayDownload,
  isBusy,
  onPreview,
  onDownload,
}: {
  template: Template;
  /** Its picture is the largest contentful paint on a phone, so it is fetched first. */
  isFirst: boolean;
  /** False if the plans page comes first. */
  mayDownload: boolean;
  isBusy: boolean;
  onPreview: () => void;
  onDownload: () => void;
}) => {
  const { id, title, industry, description, pages, premium } = template;
  const shares = Object.values(recovery.templates[id]);
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-sheet">
      {/* The button below does the same and has a name. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        className="block border-b border-line bg-well px-6 pt-6 hover:bg-accent-tint"
        onClick={onPreview}
      >
        <img
          src={pageImage(id, 'filled', 1, 'small')}
          alt=""
          width={pageSizes.small.widthPx}
          height={pageSizes.small.heightPx}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          className="aspect-[480/400] w-full rounded-t-sm border border-b-0 border-line bg-[#fff] object-cover object-top"
        />
      </button>
      <div className="flex grow flex-col p-5">
        <p className="flex flex-wrap gap-2">
          <Badge>{allWords.industries[industry]}</Badge>
          <Badge tone={premium ? 'fair' : 'good'}>{premium ? words.premium : words.free}</Badge>
        </p>
        <h3 className="mt-3 font-serif text-2xl font-semibold">{title}</h3>
        <p className="mt-1 text-ink-soft">{description}</p>
        <p className="mt-4 mb-5 flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-2xl font-semibold text-good tabular-nums">{Math.min(...shares)}%</span>
          <span className="text-sm">
            {words.recovered(shares.length)} · {words.pages(pages.filled)} ·{' '}
            <a href="#how-measured" className="prose-link">
              {words.how}
              <span className="sr-only">: {title}</span>
            </a>
          </span>
        </p>
        <div className="mt-auto grid grid-cols-2 gap-2">
          <Button tone="quiet" aria-label={`${words.preview}: ${title}`} onClick={onPreview}>
            <Eye aria-hidden className="size-4" />
            {words.preview}
          </Button>
          {mayDownload ? (
            <Button aria-label={`${allWords.download.button}: ${title}`} disabled={isBusy} onClick={onDownload}>
              <Download aria-hidden className="size-4" />
              {allWords.download.button}
            </Button>
          ) : (
            <ButtonLink to="/pricing" aria-label={`${words.getPremium}: ${title}`}>
              {words.getPremium}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
};
