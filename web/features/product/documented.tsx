import systems from '#content/generated/systems.json';
import { ExternalLink } from '../../ui/external-link.tsx';
import { words } from './words.ts';

type Source = (typeof systems)[number]['facts'][number]['sources'][number];

const kinds: Readonly<Record<string, string>> = {
  vendor: 'documented by the maker',
  measured: 'measured',
  secondhand: 'said by others',
};

/** What is known of each system, each statement with where it comes from and how sure that makes it. */
export const Documented = () => (
  <ul className="mt-8 grid items-start gap-4 md:grid-cols-2">
    {systems.map((system) => (
      <li key={system.id} className="rounded-lg border border-line bg-sheet p-5">
        <h3 className="text-lg font-semibold">{system.name}</h3>
        <ul className="mt-2 grid gap-3">
          {system.facts.map((fact) => (
            <li key={fact.text} className="border-t border-line pt-3">
              <p>{fact.text}</p>
              {fact.effect !== null && <p className="mt-1 text-sm font-medium">{fact.effect}.</p>}
              <p className="mt-1 text-sm text-ink-soft">
                {fact.sources.map((source) => (
                  <Cited key={source.title} source={source} />
                ))}
              </p>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

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
