import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';

const partsOf = (document: Parameters<typeof factsFrom>[0]) =>
  Object.fromEntries((factsFrom(document).contacts ?? []).map(({ what, part }) => [what, part]));
const contact = 'Chicago, Illinois | jane.roe@example.com | +1 312-555-0142';

test('addresses below the name are in the body', () => {
  expect(partsOf(asPdf(sample))).toEqual({ name: 'body', email: 'body', phone: 'body' });
});

test('addresses in a Word header are in the header', () => {
  expect(partsOf(docxDocument([{ text: contact, part: 'header' }, ...changed('Chicago')]))).toMatchObject({
    email: 'header',
    name: 'body',
  });
});

test('addresses that the body has, too, are in the body: the header of later pages repeats them', () => {
  const header = { text: 'Jane Roe, page 2, jane.roe@example.com, 312-555-0142', part: 'header' as const };
  expect(partsOf(docxDocument([header, ...sample]))).toEqual({ name: 'body', email: 'body', phone: 'body' });
});

test('an address that only the header has stays there, although the body repeats the number', () => {
  const header = { text: contact, part: 'header' as const };
  const body = changed('Chicago', 'Chicago, Illinois | 312-555-0142');
  expect(partsOf(docxDocument([header, ...body]))).toMatchObject({ email: 'header', phone: 'body' });
});

test.each([
  ['max.roe@example.com | 555-0142', { email: 'header', phone: 'header' }],
  ['jane.roe@example.com.au | +44 20 7312 5550', { email: 'header', phone: 'header' }],
  ['Room 312, extension 5550142', { email: 'header', phone: 'header' }],
  ['Calls 312-555, room 0142', { email: 'header', phone: 'header' }],
  ['Calls 1312-555-01423', { email: 'header', phone: 'header' }],
  ['"jane.roe@example.com" | 312 - 555 - 0142', { email: 'body', phone: 'body' }],
  ["'jane.roe@example.com' | 312—555—0142", { email: 'body', phone: 'body' }],
  ['_jane.roe@example.com_ | (312) 555 – 0142', { email: 'body', phone: 'body' }],
  ['Email:jane.roe@example.com. | (312) 555 0142', { email: 'body', phone: 'body' }],
  ['<Jane.Roe@example.com>, +1 (312) 555-0142', { email: 'body', phone: 'body' }],
])('beside "%s" in the body, the addresses in the header are in the %o', (line, parts) => {
  const header = { text: contact, part: 'header' as const };
  expect(partsOf(docxDocument([header, ...changed('Chicago', 'Chicago, Illinois'), line]))).toMatchObject(parts);
});

test.each(['312 • 555 • 0142', '+1 312-555-0142 ext. 12'])('a number that the body repeats is there: %s', (phone) => {
  const header = { text: `Jane Roe | jane.roe@example.com | ${phone}`, part: 'header' as const };
  const body = changed('Chicago', `Chicago, Illinois | jane.roe@example.com | ${phone}`);
  expect(partsOf(docxDocument([header, ...body]))).toMatchObject({ email: 'body', phone: 'body' });
});

test('an address in the header is not the end of a longer one in the body', () => {
  const header = { text: 'Jane Roe | roe@example.com', part: 'header' as const };
  const body = changed('Chicago', 'Chicago, Illinois', 'Reference: max.monroe@example.com');
  expect(partsOf(docxDocument([header, ...body]))).toMatchObject({ email: 'header' });
});

test('addresses at the foot of a PDF page, separated from the text, are at its edge', () => {
  expect(partsOf(pdfDocument([...changed('Chicago'), { text: contact, y: 760 }]))).toMatchObject({
    email: 'page-edge',
    phone: 'page-edge',
  });
});

test('addresses in a band at the top of the first page only are its first lines', () => {
  const body = changed('Chicago').map((text, index) => ({ text, y: 80 + index * 16 }));
  const head = { text: contact, y: 20 };
  const second = { text: 'More about the second page', page: 2, y: 120 };
  expect(partsOf(pdfDocument([head, ...body, second]))).toMatchObject({ email: 'body', phone: 'body' });
  expect(partsOf(pdfDocument([head, ...body, { ...head, page: 2 }, second]))['email']).not.toBe('body');
});

test('a name high on the page is a title, not a header', () => {
  expect(
    partsOf(
      pdfDocument([
        { text: 'Jane Roe', y: 30, sizePt: 18 },
        ...sample.slice(1).map((text, index) => ({ text, y: 80 + index * 16 })),
      ]),
    ),
  ).toMatchObject({ name: 'body' });
});

test('without a name and an address there is nothing to place', () => {
  expect(factsFrom(pdfDocument(['2019 - 2021'])).contacts).toBeNull();
});

/** Two pages with the same header. */
const paged = (head: string): Record<string, string> =>
  partsOf(
    pdfDocument([
      { text: head, y: 30, sizePt: 14 },
      ...(head === 'Jane Roe' ? sample.slice(1) : changed('Chicago').slice(1)).map((text, index) => ({
        text,
        y: 80 + index * 16,
      })),
      { text: head, page: 2, y: 30, sizePt: 14 },
      { text: 'More about the second page', page: 2, y: 120 },
    ]),
  );

test('a name at the top of each page is a header only together with an address', () => {
  expect(paged('Jane Roe')).toMatchObject({ name: 'body', email: 'body' });
  expect(paged(`Jane Roe | ${contact}`)['email']).not.toBe('body');
});

const headOn = (page: number) => [
  { text: 'Jane Roe', page, y: 50 },
  { text: 'jane.roe@example.com | +1 312-555-0142', page, y: 70 },
];

test('the head of a second version in the same file is no page header, that of most pages is', () => {
  const pages = [1, 2, 3, 4];
  const body = pages.map((page) => ({ text: `More about page ${page} of it, in words`, page, y: 140 + page }));
  expect(partsOf(pdfDocument([...headOn(1), ...headOn(3), ...body]))).toMatchObject({ email: 'body', phone: 'body' });
  expect(partsOf(pdfDocument([...pages.flatMap(headOn), ...body]))).toMatchObject({ email: 'header', phone: 'header' });
});
