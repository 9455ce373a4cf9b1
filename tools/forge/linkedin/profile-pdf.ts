import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { ProfileWords } from './words.ts';

/** A profile that is as long as two pages. Its words are English: LinkedIn translates only its own. */
export type Profile = {
  name: string;
  headline: string;
  place: string;
  email: string;
  address: string;
  skills: readonly string[];
  languages: readonly string[];
  certifications: readonly string[];
  summary: readonly string[];
  jobs: readonly {
    at: string;
    title: string;
    from: number;
    to: number | null;
    place: string;
    text: readonly string[];
  }[];
  schools: readonly { at: string; degree: string; from: number; to: number }[];
};

const font = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'));
const page = { width: 612, height: 792, sidebar: 178 } as const;
const main = { left: 201, width: 380, top: 36, bottom: 745 } as const;
const ink = { light: '#ffffff', dark: '#181818', soft: '#6b6b6b', panel: '#293e49' } as const;

/**
 * A profile in the layout of LinkedIn's 'Save to PDF': a dark column on the left of the first page with contact details,
 * skills and languages, the profile to the right of it on every page, and the page number below.
 */
export const profilePdf = async (profile: Profile, words: ProfileWords): Promise<Uint8Array> => {
  const pdf = new PDFDocument({ size: [page.width, page.height], margin: 0, bufferPages: true, autoFirstPage: true });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.font(font);
  sidebar(pdf, profile, words);
  body(pdf, profile, words);
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    write(pdf, words.page(index + 1, count), { x: main.left + 130, y: 762, size: 8, color: ink.soft });
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
};

type Place = { x: number; y: number; size: number; color: string; width?: number };
type Pdf = InstanceType<typeof PDFDocument>;

/** Returns where the next line begins. */
const write = (pdf: Pdf, text: string, { x, y, size, color, width = main.width }: Place): number => {
  pdf.fontSize(size).fillColor(color).text(text, x, y, { width, lineGap: 2 });
  return pdf.y;
};

const sidebar = (pdf: Pdf, profile: Profile, words: ProfileWords): void => {
  pdf.rect(0, 0, page.sidebar, page.height).fill(ink.panel);
  const at = { x: 22, width: page.sidebar - 40, color: ink.light };
  let y = 42;
  const part = (title: string, lines: readonly string[]): void => {
    y = write(pdf, title, { ...at, y, size: 12 }) + 4;
    for (const line of lines) y = write(pdf, line, { ...at, y, size: 9 }) + 2;
    y += 14;
  };
  part(words.contact, [profile.email, `${profile.address}\n(LinkedIn)`]);
  part(words.skills, profile.skills);
  part(words.languages, profile.languages);
  part(words.certifications, profile.certifications);
};

const body = (pdf: Pdf, profile: Profile, words: ProfileWords): void => {
  let y: number = main.top;
  const line = (text: string, size: number, after: number, color: string = ink.dark): void => {
    if (y > main.bottom - 20) {
      pdf.addPage();
      y = main.top;
    }
    y = write(pdf, text, { x: main.left, y, size, color }) + after;
  };
  line(profile.name, 24, 2);
  line(profile.headline, 11, 2);
  line(profile.place, 11, 18, ink.soft);
  line(words.summary, 15, 8);
  for (const text of profile.summary) line(text, 11, 4);
  y += 14;
  line(words.experience, 15, 8);
  for (const job of profile.jobs) {
    const end = job.to === null ? words.present : `${words.june} ${job.to}`;
    line(job.at, 11.5, 2);
    line(job.title, 11, 2);
    line(`${words.march} ${job.from} - ${end} (${words.duration})`, 10, 2);
    line(job.place, 10, 6, ink.soft);
    for (const text of job.text) line(text, 10, 3);
    y += 12;
  }
  line(words.education, 15, 8);
  for (const school of profile.schools) {
    line(school.at, 11.5, 2);
    line(`${school.degree} · (${school.from} - ${school.to})`, 10, 12);
  }
};
