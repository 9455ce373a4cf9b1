import type { MetaFunction } from 'react-router';
import { contactSubjects } from '#contract/api/contact.ts';
import { ContactView } from '../../features/contact/contact-view.tsx';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [
  { title: 'Contact us | Parsewell' },
  {
    name: 'description',
    content: 'Have a question or an idea? Found a mistake? Write to us. A person reads every message.',
  },
];

const ContactPage = () => {
  const [search] = useSearch();
  const asked = search.get('subject') ?? '';
  return <ContactView subject={Object.hasOwn(contactSubjects, asked) ? asked : ''} />;
};

export default ContactPage;
