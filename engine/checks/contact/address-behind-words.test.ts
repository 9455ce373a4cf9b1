import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { addressBehindWords } from './address-behind-words.ts';

const linked = (text: string) => pdfDocument([...sample, { text, link: 'https://www.linkedin.com/in/jane-roe/' }]);

const profile = { text: 'linkedin.com/in/jane-roe', link: 'https://www.linkedin.com/in/jane-roe/' };
const beside = (text: string) =>
  pdfDocument([
    ...sample.slice(0, 3),
    { text, link: 'https://jane-roe.example.com/work' },
    profile,
    ...sample.slice(3),
  ]);

const withPicture = (address: string, ...more: readonly string[]) =>
  docxDocument([...sample, { text: 'jane.roe@example.com', link: 'mailto:jane.roe@example.com' }, ...more], {
    links: [{ address, place: { kind: 'flow', part: 'body', paragraph: 0 } }],
  });

const references = asPdf([...sample, 'References', 'Ann Poe, Head of Production, Acme Corp', 'Her profile']);
const withReferee = {
  ...references,
  runs: references.runs.map((run) =>
    run.text === 'Her profile' ? { ...run, link: 'https://www.linkedin.com/in/ann-poe/' } : run,
  ),
};

testCheck(addressBehindWords, {
  fails: [
    { name: 'a profile behind the word LinkedIn', document: linked('LinkedIn'), quotes: ['LinkedIn'] },
    { name: 'a profile of which only the end is printed', document: linked('/in/jane-roe'), quotes: ['/in/jane-roe'] },
    {
      name: 'a profile behind an icon and a word',
      document: pdfDocument([
        ...sample,
        { text: 'q', name: 'FontAwesome5Brands', link: 'https://www.linkedin.com/in/jane-roe/' },
        { text: 'LinkedIn', link: 'https://www.linkedin.com/in/jane-roe/' },
      ]),
      quotes: ['LinkedIn'],
    },
  ],
  passes: [
    {
      name: 'a picture that leads to a printed profile',
      document: withPicture('https://www.linkedin.com/in/jane-roe?utm_source=share', 'linkedin.com/in/jane-roe'),
    },
    { name: 'a picture that leads to the page of a project', document: withPicture('https://example.com/harbor/plan') },
    { name: 'a profile that is written out', document: linked('linkedin.com/in/jane-roe') },
    { name: 'a portfolio that is written out beside a profile', document: beside('jane-roe.example.com/work') },
    {
      name: 'an address with an underscore that is drawn as a line',
      document: pdfDocument([
        ...sample,
        { text: 'jane', link: 'mailto:jane_roe@example.com' },
        { text: 'roe@example.com', link: 'mailto:jane_roe@example.com' },
      ]),
    },
    {
      name: 'a part of a printed address, whatever it opens',
      document: pdfDocument([
        ...sample,
        { text: 'jane.roe', x: 72, y: 700, link: 'mailto:your.name@example.org' },
        { text: '@example.com', x: 112, y: 700 },
      ]),
    },
    {
      name: 'a printed website, whatever it opens',
      document: pdfDocument([...sample, { text: 'jane-roe.com', link: 'mailto:ann@example.com' }]),
    },
  ],
  others: [
    {
      name: 'a picture that leads to a profile, beside an address that is printed',
      document: withPicture('https://www.linkedin.com/in/jane-roe?utm_source=share'),
      is: 'unsure',
    },
    {
      name: 'a site of no profile that we know behind a word below the skills',
      document: pdfDocument([
        ...sample,
        { text: 'linkedin.com/in/jane-roe', link: 'https://www.linkedin.com/in/jane-roe/' },
        { text: 'Behance', link: 'https://www.behance.net/jane-roe' },
      ]),
      is: 'no-finding',
    },
    {
      name: 'a printed profile beside a portfolio whose address is not printed',
      document: beside('View My Portfolio'),
      is: 'not-applicable',
    },
    { name: 'a resume without links', lines: sample, is: 'not-applicable' },
    {
      name: 'a certificate on a profile',
      document: pdfDocument([
        ...sample,
        { text: 'Cold Chain Basics', link: 'https://www.linkedin.com/in/jane-roe/details/certifications/12' },
      ]),
      is: 'not-applicable',
    },
    { name: 'a profile behind an icon alone', document: linked('\uf08c'), is: 'unsure' },
    {
      name: "a referee's profile",
      document: withReferee,
      is: 'not-applicable',
    },
  ],
});
