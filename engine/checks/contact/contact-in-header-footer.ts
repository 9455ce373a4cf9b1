import type { Check } from '../../model/check.ts';
import type { ContactPlace } from '../../model/facts.ts';
import { failed, listed, passed } from '../outcomes.ts';

const label: Record<ContactPlace['what'], string> = { name: 'name', email: 'email address', phone: 'phone number' };

export const contactInHeaderFooter: Check<'contacts' | 'document' | 'cite'> = {
  id: 'contact-in-header-footer',
  group: 'contact',
  title: {
    pass: 'Your contact details are in the main text',
    fail: 'Your contact details are in the page header or footer',
  },
  why: 'Some systems skip page headers and footers. Greenhouse lists a name or contact details there among the causes of a failed parse. In our measurements, several text extractors drop them from Word files; most keep them in PDF files.',
  impact: 'major',
  needs: ['contacts', 'document', 'cite'],
  sources: ['greenhouse-parsing', 'daxtra-advice', 'parsewell-extractors'],
  run: ({ contacts, document, cite }) => {
    const inMargin = contacts.filter(({ part }) => part === 'header' || part === 'footer' || part === 'page-edge');
    if (inMargin.length === 0) return passed;
    const isAll = (part: ContactPlace['part']): boolean => inMargin.every((contact) => contact.part === part);
    const part = isAll('header') ? 'page header' : isAll('footer') ? 'page footer' : 'page header or footer';
    // In PDF files every extractor that we measured keeps the text of the margins; vendors still name it.
    const left = document.kind === 'docx' ? 0.3 - 0.1 * inMargin.length : 0.92;
    return failed(
      left,
      `We found your ${listed(inMargin.map(({ what }) => label[what]))} in the ${part}. Greenhouse lists this among the causes of a failed parse.`,
      // In a PDF the header of the first page may be its first lines already: what counts is that they are regular text.
      document.kind === 'docx'
        ? 'Move your name and contact details out of the header or footer and into the first lines of the page.'
        : 'Put your name and contact details in the regular text at the top of the first page, not in the page header or footer.',
      inMargin.map(({ field }) => cite.field(field)),
    );
  },
};
