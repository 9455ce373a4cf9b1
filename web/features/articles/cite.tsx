import { useArticle } from './use-article.ts';

/** The number of a source, linked to it. An undeclared source fails the build. */
export const Cite = ({ id }: { id: string }) => {
  const at = useArticle()?.sources.findIndex((source) => source.id === id) ?? -1;
  if (at < 0) throw new Error(`An article cites '${id}' but does not list it.`);
  return (
    <sup className="text-xs leading-none font-semibold">
      <a
        href={`#source-${id}`}
        aria-label={`Source ${at + 1}`}
        className="-my-1 inline-block rounded-sm px-0.5 py-1 text-accent hover:bg-accent-tint hover:underline"
      >
        {at + 1}
      </a>
    </sup>
  );
};
