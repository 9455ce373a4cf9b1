import { Link } from 'react-router';
import calls from '#content/generated/api-calls.json';
import { developerExamples, developers } from '#content/pages/developers.ts';
import { Intro, Section, Sheet } from '../../ui/intro.tsx';
import { words } from './words.ts';

/** How programs use the product with an API token. */
export const DevelopersView = () => (
  <Sheet>
    <Intro title={developers.title} lead={developers.lead} />
    <Section id="token" title={developers.token.title}>
      <Prose paragraphs={developers.token.text} />
      <p className="mt-3">
        <Link to="/profile?tab=settings" className="prose-link">
          {words.settings}
        </Link>
      </p>
    </Section>
    <Section id="check" title={developers.check.title}>
      <Prose paragraphs={developers.check.text} />
      <Command label={words.variables}>{developerExamples.variables}</Command>
      <Command label={words.send}>{developerExamples.send}</Command>
      <Command label={words.ask}>{developerExamples.ask}</Command>
    </Section>
    <Section id="calls" title={developers.calls.title}>
      <Prose paragraphs={developers.calls.text} />
      {calls.map(({ scope, meaning, calls: ofScope }) => (
        <section key={scope} aria-labelledby={scope} className="mt-8">
          <h3 id={scope} className="font-mono text-lg font-semibold">
            {scope}
          </h3>
          <p className="mt-1">{meaning}.</p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {ofScope.map((one) => (
              <Call key={one.call} {...one} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
    <Section id="errors" title={developers.errors.title}>
      <Prose paragraphs={developers.errors.text} />
    </Section>
    <Section id="more" title={developers.more.title}>
      <Prose paragraphs={developers.more.text} />
      <p className="mt-3">
        {/* Not a page of ours, so the browser itself opens it. */}
        <a href="/api/openapi.json" className="prose-link">
          {words.openApi}
        </a>
      </p>
    </Section>
  </Sheet>
);

const Prose = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="mt-4 grid max-w-prose gap-3">
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

const Command = ({ label, children }: { label: string; children: string }) => (
  <figure className="mt-6 max-w-3xl">
    <figcaption className="font-medium">{label}</figcaption>
    {/* Long lines wrap, so that nothing has to be scrolled sideways. */}
    <pre className="mt-2 rounded-lg border border-line bg-well p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
      <code>{children}</code>
    </pre>
  </figure>
);

const Call = ({ name, call, sends, file, limits }: (typeof calls)[number]['calls'][number]) => (
  <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-2">
    <p className="font-mono text-sm wrap-anywhere">{call}</p>
    <p>
      {name}
      {file !== null && (
        <span className="block text-sm text-ink-soft">
          {words.sends.file} <code className="font-mono">{file}</code>.
        </span>
      )}
      {sends === 'json' && <span className="block text-sm text-ink-soft">{words.sends.json}</span>}
      {limits.length > 0 && (
        <span className="block text-sm text-ink-soft">
          {words.limits} {limits.join(', ')}
        </span>
      )}
    </p>
  </li>
);
