import { company } from '#content/company/company.ts';
import { contact } from '#content/pages/contact.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { Intro, Sheet } from '../../ui/intro.tsx';
import { Note } from '../../ui/note.tsx';
import { ContactForm } from './contact-form.tsx';
import { OfficeMap } from './office-map.tsx';
import { words } from './words.ts';

const { office, phone, supportEmail } = company;

export const ContactView = ({ subject }: { subject: string }) => (
  <Sheet>
    <Intro title={contact.title} lead={contact.lead} />
    <div className="mt-10 grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14">
      <section aria-labelledby="message" className="rounded-lg border border-line bg-sheet p-5 sm:p-7">
        <h2 id="message" className="mb-5 font-serif text-2xl font-semibold">
          {words.form}
        </h2>
        {/* A new subject from the address bar begins a new form. */}
        <ContactForm key={subject} subject={subject} />
      </section>
      <section aria-labelledby="details">
        <h2 id="details" className="font-serif text-2xl font-semibold">
          {words.details}
        </h2>
        {company.isSample && (
          <div className="mt-4">
            <Note tone="info">{words.sample}</Note>
          </div>
        )}
        <dl className="my-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
          <dt className="font-medium">{words.mail}</dt>
          <dd>
            <a href={`mailto:${supportEmail}`} className="prose-link">
              <Breakable text={supportEmail} />
            </a>
          </dd>
          <dt className="font-medium">{words.call}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="prose-link">
              {phone}
            </a>
          </dd>
          <dt className="font-medium">{words.visit}</dt>
          <dd>
            {office.street}
            <br />
            {office.city}
          </dd>
          <dt className="font-medium">{words.hours}</dt>
          <dd>{office.hours}</dd>
        </dl>
        <OfficeMap title={words.mapTitle(office.street, office.city)} />
      </section>
    </div>
  </Sheet>
);
