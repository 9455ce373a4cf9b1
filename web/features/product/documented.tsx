import systems from '#content/generated/systems.json';
import { ExternalLink } from '../../ui/external-link.tsx';
import { words } from './words.ts';

type Fact = (typeof systems)[number]['facts'][number];
type Source = Fact['sources'][number];

const kinds: Readonly<Record<string, string>> = {
  vendor: 'documented by the maker',
  measured: 'measured',
  secondhand: 'said by others',
};

/** The documented facts about each system, each with its source and confidence. */
export const Documented = () => (
  <ul className="mt-8 gap-4 md:columns-2">
    {systems.map((system) => (
      <li key={system.id} className="mb-4 break-inside-avoid rounded-lg border border-line bg-sheet p-5">
        <h3 className="text-lg font-semibold">{system.name}</h3>
        {bySource(system.facts).map(({ sources, facts }) => (
          <div key={sources.map((source) => source.title).join('; ')} className="mt-3 border-t border-line pt-3">
            <p className="mb-2 text-sm text-ink-soft">
              {sources.map((source) => (
                <Cited key={source.title} source={source} />
              ))}
            </p>
            <ul className="grid gap-2">
              {facts.map((fact) => (
                <li key={fact.text}>
                  {fact.text}
                  {fact.effect !== null && <span className="block text-sm text-ink-soft">{fact.effect}.</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </li>
    ))}
  </ul>
);

/** Groups statements with the same sources, so that the sources are listed once. */
const bySource = (facts: readonly Fact[]): { sources: readonly Source[]; facts: readonly Fact[] }[] => {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = fact.sources.map((source) => source.address + source.title).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()].map((group) => ({ sources: group[0]?.sources ?? [], facts: group }));
};

const Cited = ({ source }: { source: Source }) => (
  <span className="block">
    {source.address.startsWith('/') ? (
      `${source.publisher}: ${source.title}`
    ) : (
      <ExternalLink href={source.address}>{source.publisher}</ExternalLink>
    )}
    , {kinds[source.kind]}, {words.readOn(source.readOn)}
  </span>
);
