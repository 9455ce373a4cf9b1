import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Document, Packer, Paragraph } from 'docx';
import { terseUnreadTexts, unreadTexts } from '#engine/testing/texts-by-language.ts';
import type { Subject } from './subjects.ts';

/**
 * Invented resumes in languages that we do not read, one Word file each. A PDF would need fonts for all their scripts.
 * The folder is the caller's to remove.
 */
export const languageSubjects = async (): Promise<{ folder: string; drawn: Subject[] }> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-languages-'));
  const drawn = await Promise.all(
    [...unreadTexts, ...terseUnreadTexts].map(async ([language, text], index): Promise<Subject> => {
      const file = path.join(folder, `${index}.docx`);
      const children = text.split(/(?<=[.!?。])\s*/u).map((line) => new Paragraph({ text: line }));
      fs.writeFileSync(file, await Packer.toBuffer(new Document({ sections: [{ children }] })));
      const truth = { isResume: true, language, emailsOfOthers: [], layoutTags: [] };
      return { set: 'languages', name: `${index} ${language}`, file, job: undefined, truth };
    }),
  );
  return { folder, drawn };
};
