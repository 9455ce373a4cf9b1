import { company } from '#content/company/company.ts';
import { team } from '#content/company/team.ts';
import { about } from '#content/pages/about.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Intro, Section, Sheet } from '../../ui/intro.tsx';
import { Note } from '../../ui/note.tsx';
import { Portrait } from './portrait.tsx';
import { words } from './words.ts';

export const AboutView = () => (
  <Sheet>
    <Intro title={about.title} lead={about.lead} />
    <div className="grid gap-x-14 lg:grid-cols-2">
      {[about.mission, about.story].map(({ title, text }) => (
        <Section key={title} id={title.toLowerCase().replaceAll(' ', '-')} title={title}>
          <div className="mt-4 grid max-w-prose gap-3 font-serif text-lg">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      ))}
    </div>
    <Section id="our-core-values" title={about.values.title}>
      <ul className="mt-8 grid gap-8 md:grid-cols-3">
        {about.values.items.map((value) => (
          <li key={value.title} className="border-t-2 border-ink pt-4">
            <h3 className="text-lg font-semibold">{value.title}</h3>
            <p className="mt-2 text-ink-soft">{value.text}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="meet-our-team" title={about.team.title}>
      {company.isSample && (
        <div className="mt-4 max-w-prose">
          <Note tone="info">{words.sample}</Note>
        </div>
      )}
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {team.map((member) => (
          <li key={member.name}>
            <Portrait drawing={member.drawing} />
            <h3 className="mt-3 text-lg font-semibold">{member.name}</h3>
            <p className="text-sm font-medium text-ink-soft">{member.role}</p>
            <p className="mt-2">{member.bio}</p>
          </li>
        ))}
      </ul>
    </Section>
    <section className="mt-16 rounded-lg border border-line bg-well p-6 sm:p-10" aria-labelledby="start">
      <h2 id="start" className="font-serif text-3xl font-semibold">
        {about.callToAction.title}
      </h2>
      <p className="mt-2">{about.callToAction.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/">{words.start}</ButtonLink>
        <ButtonLink to="/contact" tone="quiet">
          {words.contact}
        </ButtonLink>
      </div>
    </section>
  </Sheet>
);
