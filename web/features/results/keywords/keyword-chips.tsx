import { Badge, type Tone } from '../../../ui/badge.tsx';
import { hasLocation, type Places } from '../recommendations/marks-of.ts';
import { useHighlight } from '../pane/highlight.ts';
import { counted } from '#contract/report/result-words.ts';
import { words } from '../words.ts';

/** Keywords as chips; those found in the resume scroll to their places. */
export const KeywordChips = ({
  keywords,
  tone,
  none,
  places = {},
  counts = {},
}: {
  keywords: readonly string[];
  tone: Tone;
  none: string;
  places?: Readonly<Record<string, Places>>;
  /** Mentions of each, where they are known. */
  counts?: Readonly<Record<string, number>>;
}) =>
  keywords.length === 0 ? (
    none !== '' && <p className="text-ink-soft">{none}</p>
  ) : (
    <ul className="flex flex-wrap gap-2">
      {keywords.map((keyword) => (
        <li key={keyword}>
          <KeywordChip keyword={keyword} tone={tone} places={places[keyword]} count={counts[keyword]} />
        </li>
      ))}
    </ul>
  );

/**
 * A chip, which is a button if its keyword has a place on the page. `count` is of mentions: one that goes on in the next
 * line has two places, so their number is said nowhere beside it.
 */
export const KeywordChip = ({
  keyword,
  tone,
  places,
  count = 0,
}: {
  keyword: string;
  tone: Tone;
  places: Places | undefined;
  count?: number | undefined;
}) => {
  const { highlight, showWords } = useHighlight();
  const known = places?.filter(hasLocation) ?? [];
  const isShown = highlight.is === 'words' && highlight.title === keyword;
  if (known.length === 0)
    return (
      <Badge tone={tone} className="font-medium">
        {keyword}
      </Badge>
    );
  return (
    <button
      type="button"
      aria-pressed={isShown}
      className="rounded-sm ring-accent hover:ring-1 aria-pressed:ring-2"
      onClick={() => showWords(keyword, known)}
    >
      <Badge tone={tone} className="min-h-7 font-medium">
        {keyword}
        {count > 1 && (
          <span aria-hidden className="text-xs font-normal">
            ×{count}
          </span>
        )}
        <span className="sr-only">
          {count > 0 && ` (${counted(count, 'mention', 'mentions')})`}: {words.showOnPage}
        </span>
      </Badge>
    </button>
  );
};
