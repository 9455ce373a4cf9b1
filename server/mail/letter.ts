import { company } from '#content/company/company.ts';

/** A mail before it has a recipient: plain paragraphs and at most one link. It never contains anything from a resume. */
export type Letter = {
  subject: string;
  paragraphs: readonly string[];
  link?: { label: string; address: string };
  /** For mails that people can unsubscribe from: the page to do so, and the one-click address for mail programs (RFC 8058). */
  leave?: { page: string; oneClick: string };
};

export type Rendered = { subject: string; text: string; html: string; unsubscribe?: string | undefined };

/** The same words twice: as plain text, and as HTML with a clickable link. */
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

/** For email programs that do not open links. */
const copyOf = ({ address }: { address: string }): string[] => [
  `<p style="color: #555">Or copy this address: ${escaped(address)}</p>`,
];

const paragraphOf = (text: string): string => `<p>${escaped(text)}</p>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
