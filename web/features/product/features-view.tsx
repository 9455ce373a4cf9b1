import { features } from '#content/pages/features.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Intro, Section, Sheet } from '../../ui/intro.tsx';
import { Accuracy } from './accuracy.tsx';
import { Documented } from './documented.tsx';
import { Weights } from './weights.tsx';
import { words } from './words.ts';

/** What the product does, how it decides, and its limits. */
export const FeaturesView = () => (
  <Sheet>
    <Intro title={features.title} lead={features.lead} />
    <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {features.items.map((item) => (
        <li key={item.title} className="border-t-2 border-ink pt-4">
          <h2 className="text-lg font-semibold">{item.title}</h2>
          <p className="mt-2 max-w-prose text-ink-soft">{item.text}</p>
        </li>
      ))}
    </ul>
    <Section id="scores" title={features.scoring.title}>
      <Prose paragraphs={features.scoring.text} />
      <Weights />
    </Section>
    <Section id="systems" title={features.systems.title}>
      <Prose paragraphs={[features.systems.text]} />
      <Documented />
    </Section>
    <Section id="accuracy" title={features.accuracy.title}>
      <Prose paragraphs={features.accuracy.text} />
      <Accuracy />
    </Section>
    <Section id="limits" title={features.limits.title}>
      <Prose paragraphs={features.limits.text} />
    </Section>
    <div className="mt-16 flex flex-wrap items-center gap-3 border-t border-line pt-8">
      <p className="mr-2 font-serif text-xl font-semibold">{words.tryTitle}</p>
      <ButtonLink to="/sample-report">{words.sample}</ButtonLink>
      <ButtonLink to="/#resume-upload" tone="quiet">
        {words.checkYours}
      </ButtonLink>
    </div>
  </Sheet>
);

const Prose = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="mt-4 grid max-w-prose gap-3">
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
