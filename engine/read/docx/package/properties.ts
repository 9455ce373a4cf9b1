import type { Metadata } from '../../../model/document.ts';
import type { Package } from './package.ts';
import { child } from './xml.ts';

/** Metadata stored in the file. Its number of pages is that of its last layout, null when not stored. */
export const propertiesOf = (files: Package): { metadata: Metadata; pageCount: number | null } => {
  const core = files.part('docProps/core.xml')?.xml;
  const app = files.part('docProps/app.xml')?.xml;
  const pages = Number(child(app, 'ep:Pages')?.text ?? '');
  return {
    metadata: {
      title: child(core, 'dc:title')?.text.trim() ?? '',
      author: child(core, 'dc:creator')?.text.trim() ?? '',
      producer: '',
      creator: child(app, 'ep:Application')?.text.trim() ?? '',
    },
    pageCount: Number.isInteger(pages) && pages > 0 ? pages : null,
  };
};
