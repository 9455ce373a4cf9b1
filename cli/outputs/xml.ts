const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Text for XML 1.0, where most control characters and half surrogate pairs are not allowed in any spelling. */
const allowed = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.toWellFormed().replace(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, '');

/** An XML element; `content` is XML. */
export const element = (name: string, attributes: Record<string, string | number>, content = ''): string => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return `<${name}${list.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
};

/** For attributes; line breaks in them would otherwise be read as spaces. */
const escaped = (text: string): string => allowed(text).replace(/[&<>"\n\t]/g, (sign) => escapes[sign] ?? sign);

/** Text between tags. */
export const textContent = (text: string): string => allowed(text).replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
