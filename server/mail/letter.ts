import { company } from '#content/company/company.ts';

/** A mail before it has a recipient: plain paragraphs and at most one link. Nothing of a resume ever stands in one. */
export type Letter = {
  subject: string;
  paragraphs: readonly string[];
  link?: { label: string; address: string };
  /** For what people may not want any more: the page to leave at, and where their mail program does it (RFC 8058). */
  leave?: { page: string; oneClick: string };
};

export type Rendered = { subject: string; text: string; html: string; unsubscribe?: string | undefined };

/** The same words twice: for programs that show text, and with a link to press for the others. */
export const render = ({ subject, paragraphs, link, leave }: Letter): Rendered => {
  const [first = '', ...rest] = paragraphs;
  const inText = link === undefined ? [] : [link.address];
  const inHtml =
    link === undefined ? [] : [`<p><a href="${escaped(link.address)}">${escaped(link.label)}</a></p>`, ...copyOf(link)];
  const leaveInText = leave === undefined ? [] : [`Unsubscribe: ${leave.page}`];
  const leaveInHtml = leave === undefined ? [] : [`<p><a href="${escaped(leave.page)}">Unsubscribe</a></p>`];
  return {
    subject,
    unsubscribe: leave?.oneClick,
    text: `${[first, ...inText, ...rest, company.name, ...leaveInText].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5">
${[paragraphOf(first), ...inHtml, ...rest.map(paragraphOf), paragraphOf(company.name), ...leaveInHtml].join('\n')}
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
