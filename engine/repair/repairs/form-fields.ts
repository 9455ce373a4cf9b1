import { isPlaceholder } from '../../read/docx/prompts.ts';
import { child } from '../../read/docx/package/xml.ts';
import type { Xml } from '../../read/docx/package/xml.ts';
import type { RepairChange } from '../../model/repair.ts';
import { quoted, textIn } from '../elements.ts';
import type { Repair, Story } from '../mendable.ts';
import { insideRewritten, partRewritten } from '../rewrite.ts';
import type { Rewrite } from '../rewrite.ts';

export const formFields: Repair = {
  id: 'form-fields',
  title: 'Turn form fields into text',
  what: 'Takes your text out of the fill-in fields of the template. It stays where it is and looks the same.',
  check: 'fields-controls',
  find: (file) => {
    const changes: RepairChange[] = [];
    const parts = new Map<string, string>();
    for (const story of file.stories) {
      const text = partRewritten(story, story.xml, unwrapping(story, changes));
      if (text !== story.text) parts.set(story.name, text);
    }
    return changes.length === 0 ? null : { parts, changes };
  },
};

/** What shows its prompt stays a field: its words are the template's. */
const unwrapping = (story: Story, changes: RepairChange[]): Rewrite => {
  const unwrap: Rewrite = (element) => {
    const content = contentOf(element);
    if (content === undefined || isPlaceholder(element)) return null;
    const text = quoted(textIn(content));
    if (text !== '') changes.push({ before: `[${text}]`, after: text });
    return insideRewritten(story, content, unwrap);
  };
  return unwrap;
};

const contentOf = (element: Xml): Xml | undefined =>
  element.name === 'w:sdt' ? child(element, 'w:sdtContent') : undefined;
