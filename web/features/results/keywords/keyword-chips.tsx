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
}: {
  keywords: readonly string[];
  tone: Tone;
  none: string;
  places?: Readonly<Record<string, Places>>;
}) =>
  keywords.length === 0 ? (
    none !== '' && <p className="text-ink-soft">{none}</p>
  ) : (
    <ul className="flex flex-wrap gap-2">
      {keywords.map((keyword) => (
        <li key={keyword}>
          <KeywordChip keyword={keyword} tone={tone} places={places[keyword]} />
        </li>
      ))}
    </ul>
  );

/** A chip, which is a button if its keyword has a place on the page. */
export const KeywordChip = ({ keyword, tone, places }: { keyword: string; tone: Tone; places: Places | undefined }) => {
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
        {known.length > 1 && (
          <span aria-hidden className="text-xs font-normal">
            {isShown ? `${highlight.at + 1}/${highlight.places.length}` : `×${known.length}`}
          </span>
        )}
        <span className="sr-only">
          ({counted(known.length, 'place', 'places')}): {words.showOnPage}
        </span>
      </Badge>
    </button>
  );
};
