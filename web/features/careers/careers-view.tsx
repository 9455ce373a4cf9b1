import { company } from '#content/company/company.ts';
import { careers } from '#content/pages/careers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Intro, Section, Sheet } from '../../ui/intro.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { Note } from '../../ui/note.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { allId, departmentOf, departments, openingsOf } from './departments.ts';
import { OpeningCard } from './opening-card.tsx';
import { words } from './words.ts';

/** The address bar holds the department. */
export const CareersView = ({
  askedDepartment,
  onDepartment,
}: {
  askedDepartment: string | null;
  onDepartment: (id: string) => void;
}) => {
  const chosen = departmentOf(askedDepartment);
  return (
    <Sheet>
      <Intro title={careers.title} lead={careers.lead} />
      <Section id="reasons" title={careers.reasons.title}>
        <ul className="mt-8 grid gap-8 md:grid-cols-3">
          {careers.reasons.items.map((reason) => (
            <li key={reason.title} className="border-t-2 border-ink pt-4">
              <h3 className="text-lg font-semibold">{reason.title}</h3>
              <p className="mt-2 text-ink-soft">{reason.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="benefits" title={careers.benefits.title}>
        <ul className="mt-4 grid list-disc gap-1.5 pl-6 marker:text-ink-soft sm:columns-2 sm:block">
          {careers.benefits.items.map((benefit) => (
            <li key={benefit} className="py-1">
              {benefit}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="openings" title={careers.openings.title}>
        {company.isSample && (
          <div className="mt-4 mb-6 max-w-prose">
            <Note tone="info">{words.sample}</Note>
          </div>
        )}
        <div className="mb-6 max-w-prose">
          <NoScript>
            {words.withoutScript} <a href={`mailto:${company.supportEmail}`}>{company.supportEmail}</a>.
          </NoScript>
        </div>
        <Tabs
          label={words.tabs}
          chosen={chosen}
          onChoose={onDepartment}
          tabs={[{ id: allId, name: words.all }, ...departments].map(({ id, name }) => ({
            id,
            label: name,
            // Each opening is rendered once, also in print and without script.
            panel: id === chosen && (
              <div className="grid gap-5">
                {openingsOf(id).map((opening) => (
                  <OpeningCard key={opening.id} opening={opening} />
                ))}
              </div>
            ),
          }))}
        />
      </Section>
      <section aria-labelledby="nothing-fits" className="mt-14 rounded-lg border border-line bg-well p-6 sm:p-10">
        <h2 id="nothing-fits" className="font-serif text-3xl font-semibold">
          {words.contactTitle}
        </h2>
        <p className="mt-2 mb-6">{words.contactText}</p>
        <ButtonLink to="/contact">{words.contact}</ButtonLink>
      </section>
    </Sheet>
  );
};
