import { processors } from '#content/company/processors.ts';
import { subprocessors } from '#content/legal/subprocessors.ts';
import { processorUse } from '#contract/product/processor-use.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { ServerSays } from '../../ui/server-says.tsx';

const { labels } = subprocessors;

/** The companies that get data, each with whether this server uses it. */
export const ProcessorList = () => {
  const facts = usePublicFacts().data;
  return (
    <ul className="grid gap-4">
      {processors.map((processor) => (
        <li key={processor.name} className="rounded-lg border border-line bg-sheet p-5">
          <h2 className="text-lg font-semibold">{processor.name}</h2>
          <p className="mt-1">{processor.does}</p>
          <dl className="mt-3 grid gap-1 text-sm">
            {(['gets', 'country', 'safeguard'] as const).map((name) => (
              <div key={name}>
                <dt className="inline text-ink-soft">{labels[name]}: </dt>
                <dd className="inline">{processor[name]}</dd>
              </div>
            ))}
          </dl>
          <output className="mt-3 block border-l-4 border-accent pl-3 text-sm">
            <ServerSays
              name={processor.use}
              text={labels[facts === undefined ? 'unknown' : processorUse(processor.use, facts)]}
            />
          </output>
        </li>
      ))}
    </ul>
  );
};
