import { parseAsync, renderDocument, type Options } from 'docx-preview';

/** Leaves out fonts, frames and addresses of the file: anything that could run, ask another host, or violate our content security policy. */
const options: Partial<Options> = {
  inWrapper: false,
  ignoreFonts: true,
  useBase64URL: true,
  renderAltChunks: false,
  renderComments: false,
  ignoreLastRenderedPageBreak: false,
  ignoreHeight: false,
};

export type DrawnDocument = { nodes: Node[]; styles: CSSStyleSheet[] };

/**
 * A Word document as HTML. Its styles come as constructed style sheets: the library would write `<style>` elements,
 * which our content security policy refuses.
 */
export const drawDocx = async (bytes: Blob): Promise<DrawnDocument> => {
  const drawn = await renderDocument(await parseAsync(bytes, options), options);
  const styles = drawn.flatMap((node) => (node instanceof HTMLStyleElement ? [sheetOf(node.textContent)] : []));
  const nodes = drawn.filter((node) => !(node instanceof HTMLStyleElement) && node.nodeType !== Node.COMMENT_NODE);
  for (const node of nodes) if (node instanceof Element) removeActiveContent(node);
  return { nodes, styles: [...styles, sheetOf(paperCss)] };
};

const sheetOf = (css: string | null): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css ?? '');
  return sheet;
};

/** Pages are stacked with a gap between them. */
const paperCss = `
  :host { color: #000; line-height: normal; }
  section.docx { background: #fff; color: #000; margin: 0 0 12px; overflow: hidden; }
  section.docx:last-child { margin: 0; }
  a { color: inherit; }
`;

const unwanted = 'script, iframe, object, embed, link, meta, base, form, video, audio, style';
const addresses = ['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction'];

/** Removes scripts, links and addresses to load from: an untrusted file stays a picture. */
export const removeActiveContent = (root: Element): void => {
  for (const element of root.querySelectorAll(unwanted)) element.remove();
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const name of element.getAttributeNames()) {
      const isPicture = element.getAttribute(name)?.startsWith('data:image/') === true;
      const isAddress = addresses.includes(name.toLowerCase()) && !isPicture;
      if (isAddress || name.toLowerCase().startsWith('on')) element.removeAttribute(name);
    }
};
