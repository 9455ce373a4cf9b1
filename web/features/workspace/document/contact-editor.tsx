import { Plus } from 'lucide-react';
import { removed, withContact } from '#contract/draft/change.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditing } from '../editing.ts';
import { words as allWords } from '../words.ts';
import { focusAfterRemoval, PartMenu } from './part-menu.tsx';
import { LabeledBox, TextBox } from './text-box.tsx';

const words = allWords.contact;

/** Name, headline, contact details and links: what comes first on every page. */
export const ContactEditor = ({
  name,
  headline,
  contact,
  links,
}: {
  name: string;
  headline: string;
  contact: readonly string[];
  links: readonly string[];
}) => (
  <section aria-label={words.title} className="grid gap-3">
    <LabeledBox place="/name" label={words.name} text={name} className="font-serif text-2xl font-semibold" />
    <LabeledBox place="/headline" label={words.headline} text={headline} placeholder={words.headlineHint} />
    <div className="grid gap-3 sm:grid-cols-2">
      <Details
        list="contact"
        texts={contact}
        label={words.detail}
        add={words.addDetail}
        placeholder={words.placeholder}
      />
      <Details list="links" texts={links} label={words.link} add={words.addLink} />
    </div>
  </section>
);

const Details = ({
  list,
  texts,
  label,
  add,
  placeholder,
}: {
  list: 'contact' | 'links';
  texts: readonly string[];
  label: string;
  add: string;
  placeholder?: string;
}) => {
  const { change } = useEditing();
  const addAt = (index: number): void => change((draft) => withContact(draft, list, index, ''), `/${list}/${index}`);
  return (
    <div className="min-w-0">
      <ul className="grid gap-1">
        {texts.map((text, index) => {
          const place = `/${list}/${index}`;
          const what = `${label} ${index + 1}`;
          return (
            <li key={place} className="flex items-start gap-1">
              <TextBox
                place={place}
                text={text}
                label={what}
                placeholder={placeholder}
                onEnter={() => addAt(index + 1)}
                onErase={() => change((draft) => removed(draft, place), focusAfterRemoval(place, index, texts.length))}
              />
              <PartMenu place={place} what={text === '' ? what : text} index={index} count={texts.length} />
            </li>
          );
        })}
      </ul>
      <Button tone="bare" size="small" onClick={() => addAt(texts.length)}>
        <Plus aria-hidden className="size-4" />
        {add}
      </Button>
    </div>
  );
};
