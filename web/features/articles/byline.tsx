import { authors, type AuthorId } from '#content/articles/authors.ts';

/** The author, with a drawn monogram instead of a photo. */
export const Byline = ({ author }: { author: AuthorId }) => {
  const { name, title, monogram } = authors[author];
  return (
    <div className="flex items-center gap-3">
      <svg aria-hidden viewBox="0 0 44 44" className="size-11 shrink-0">
        <circle cx="22" cy="22" r="21" className="fill-sheet stroke-line-strong" />
        <path d="M9 27.5h26" className="stroke-mark" strokeWidth="9" />
        <text x="22" y="29" textAnchor="middle" className="fill-ink font-serif text-[18px] font-semibold">
          {monogram}
        </text>
      </svg>
      <div className="leading-tight">
        <p className="font-semibold">{name}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{title}</p>
      </div>
    </div>
  );
};
