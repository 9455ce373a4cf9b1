import PostalMime from 'postal-mime';
import { readHtml } from './html-text.ts';

/** Parts within parts: a forwarded email in an email, with room. */
const maxNesting = 20;
const maxHeaderBytes = 256 * 1024;

/** An email (.eml) or a page that a browser saved as one file (.mhtml, which has the form of an email). */
export const readMail = async (
  bytes: Uint8Array,
): Promise<{ subject: string; text: string; linkedData: string[] } | null> => {
  try {
    const mail = await PostalMime.parse(bytes, { maxNestingDepth: maxNesting, maxHeadersSize: maxHeaderBytes });
    const html = mail.html === undefined ? { text: '', linkedData: [] } : readHtml(mail.html);
    // Some emails have an HTML part that holds only a picture.
    const text = html.text.length >= (mail.text ?? '').length / 4 ? html.text : (mail.text ?? '');
    const subject = (mail.subject ?? '').replace(/^(?:(?:re|fwd?|aw|wg)\s*:\s*)+/i, '').trim();
    return { subject, text: text.trim(), linkedData: html.linkedData };
  } catch {
    return null;
  }
};
