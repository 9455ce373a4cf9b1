import { company } from '#content/company/company.ts';

/** A mail before it has a recipient: plain paragraphs and at most one link. Nothing of a resume ever stands in one. */
export type Letter = { subject: string; paragraphs: readonly string[]; link?: { label: string; address: string } };

export type Rendered = { subject: string; text: string; html: string };

/** The same words twice: for programs that show text, and with a link to press for the others. */
export const render = ({ subject, paragraphs, link }: Letter): Rendered => {
  const [first = '', ...rest] = paragraphs;
  const inText = link === undefined ? [] : [link.address];
  const inHtml =
    link === undefined ? [] : [`<p><a href="${escaped(link.address)}">${escaped(link.label)}</a></p>`, ...copyOf(link)];
  return {
    subject,
    text: `${[first, ...inText, ...rest, company.name].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5">
${[paragraphOf(first), ...inHtml, ...rest.map(paragraphOf), paragraphOf(company.name)].join('\n')}
</body></html>
`,
  };
};

/** For readers whose program does not follow links. */
const copyOf = ({ address }: { address: string }): string[] => [
  `<p style="color: #555">Or copy this address: ${escaped(address)}</p>`,
];

const paragraphOf = (text: string): string => `<p>${escaped(text)}</p>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
