import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';

const side = [
  'Contact',
  'mara.holt@example.com',
  '(206) 555-0123',
  'Skills',
  'Triage',
  'Telemetry',
  'Wound care',
  'Epic',
];
const main = [
  'Mara Holt',
  'Experience',
  'Registered Nurse, Harbor Clinic',
  'Jan 2021 to Present',
  'Led triage for 40 patients a day in two wards',
  'Trained twelve new colleagues in the use of Epic',
  'Education',
  'BSc Nursing, Cascade College, 2017 to 2020',
];

/** A resume with white text on a dark column, drawn row by row, so that the column is found. */
export const darkSidebar = (): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: 'LETTER', margin: 40 });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.rect(0, 0, 200, 792).fill('#1f2a44');
    for (const [row, text] of main.entries()) {
      const y = 60 + row * 22;
      doc.fillColor('#ffffff').text(side[row] ?? '', 30, y, { lineBreak: false });
      doc.fillColor('#000000').text(text, 230, y, { lineBreak: false });
    }
    doc.end();
  });

const linear = (value: number): number =>
  value <= 0.040_45 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** The relative luminance, 0 to 1, of points of the window as they are painted. */
export const luminances = async (page: Page, points: readonly { x: number; y: number }[]): Promise<number[]> => {
  const picture = (await page.screenshot()).toString('base64');
  const colors = await page.evaluate(
    async ([png, at]) => {
      // Not fetched: the page may not ask for data: addresses.
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return at.map(({ x, y }) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]);
    },
    [picture, points] as const,
  );
  return colors.map(
    ([red = 0, green = 0, blue = 0]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue),
  );
};
