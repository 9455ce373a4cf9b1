import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { linkElsewhere } from './link-elsewhere.ts';

testCheck(linkElsewhere, {
  fails: [
    {
      name: "the template's address as the link target",
      document: pdfDocument(['Jane Roe', { text: 'jane.roe@example.com', link: 'mailto:you@template.example' }]),
      quotes: ['jane.roe@example.com'],
    },
    {
      name: 'a profile of somebody else',
      document: docxDocument([
        'Jane Roe',
        { runs: [{ text: 'linkedin.com/in/jane-roe', link: 'https://www.linkedin.com/in/ann-poe/' }] },
      ]),
      quotes: ['linkedin.com/in/jane-roe'],
    },
    {
      name: 'a page that forwards to somebody else',
      document: pdfDocument([
        'Jane Roe',
        { text: 'github.com/jane-roe', link: 'https://europa.eu/redirect-external?url=https://github.com/ann-poe' },
      ]),
      quotes: ['github.com/jane-roe'],
    },
    {
      name: 'a website that only mentions the address shown',
      document: pdfDocument([
        'Jane Roe',
        { text: 'github.com/jane-roe', link: 'https://template.example/buy?ref=https://github.com/jane-roe' },
      ]),
      quotes: ['github.com/jane-roe'],
    },
    {
      name: 'a website whose name ends like that of a page that forwards',
      document: pdfDocument([
        'Jane Roe',
        {
          text: 'github.com/jane-roe',
          link: 'https://not-europa.eu/redirect-external?url=https://github.com/jane-roe',
        },
      ]),
      quotes: ['github.com/jane-roe'],
    },
    {
      name: 'an address that differs in an underscore only, in one piece',
      document: pdfDocument(['Jane Roe', { text: 'janeroe@example.com', link: 'mailto:jane_roe@example.com' }]),
      quotes: ['janeroe@example.com'],
      says: 'A link opens a different address than the one that is printed: jane_roe@example.com behind "janeroe@example.com".',
    },
    {
      name: 'two links with other addresses behind them',
      document: pdfDocument([
        'Jane Roe',
        { text: 'jane.roe@example.com', link: 'mailto:you@template.example' },
        { text: 'linkedin.com/in/jane-roe', link: 'https://www.linkedin.com/in/ann-poe/' },
      ]),
      quotes: ['jane.roe@example.com', 'linkedin.com/in/jane-roe'],
      says: 'Some links open different addresses than the ones printed, such as you@template.example behind "jane.roe@example.com".',
    },
    {
      name: 'a website that opens an email',
      document: pdfDocument(['Jane Roe', { text: 'jane-roe.com', link: 'mailto:ann@example.com' }]),
      quotes: ['jane-roe.com'],
    },
  ],
  passes: [
    {
      name: 'an accented letter that is encoded in the link, and a label behind it',
      document: pdfDocument([
        'André Roe',
        { text: 'linkedin.com/in/andré-roe (LinkedIn)', link: 'https://www.linkedin.com/in/andr%C3%A9-roe' },
      ]),
    },
    {
      name: 'an underscore that is drawn as a line between two pieces',
      document: pdfDocument([
        'Jane Roe',
        { text: 'jane', link: 'mailto:jane_roe@example.com' },
        { text: 'roe@example.com', link: 'mailto:jane_roe@example.com' },
      ]),
    },
    {
      name: 'a page that forwards to the address shown',
      document: pdfDocument([
        'Jane Roe',
        { text: 'github.com/Jane-Roe', link: 'https://europa.eu/redirect-external?url=https://github.com/jane-roe' },
      ]),
    },
    {
      name: 'a page that forwards to the address shown, and has other values in its query',
      document: pdfDocument([
        'Jane Roe',
        { text: 'github.com/jane-roe', link: 'https://www.google.com/url?q=https://github.com/jane-roe&sa=D' },
      ]),
    },
    {
      name: 'an address linked to itself, also over two runs',
      document: pdfDocument([
        'Jane Roe',
        { text: 'jane.roe@ex', link: 'mailto:jane.roe@example.com' },
        { text: 'ample.com', link: 'mailto:jane.roe@example.com' },
        { text: 'LinkedIn', link: 'https://linkedin.com/in/jane-roe' },
      ]),
    },
  ],
  others: [
    {
      name: 'a profile whose name goes on in the link, so that what is printed is the profile of another',
      document: pdfDocument([
        'Jane Roe',
        { text: 'linkedin.com/in/jane-roe', link: 'https://www.linkedin.com/in/jane-roe-129538/' },
      ]),
      is: 'not-applicable',
    },
    ...[
      {
        what: 'a website that differs by a letter',
        text: '@janeroes.example.com',
        link: 'https://janeroe.example.com/',
      },
      { what: 'an address that leads nowhere', text: '@jane-roe', link: 'http://@jane-roe' },
      { what: 'an address with two schemes', text: 'janeroe.example.com', link: 'http://https://janeroe.example.com' },
      { what: 'a website that takes no mail', text: 'write to me', link: 'mailto:www.example.com/jane@example.com' },
    ].map(({ what, text, link }) => ({
      name: `a sound address beside ${what}`,
      document: pdfDocument([
        'Jane Roe',
        { text: 'jane.roe@example.com', link: 'mailto:jane.roe@example.com' },
        { text, link },
      ]),
      is: 'not-applicable' as const,
    })),
    {
      name: 'a word with a full stop that opens an email',
      document: pdfDocument(['Jane Roe', { text: 'E.mail', link: 'mailto:jane.roe@example.com' }]),
      is: 'not-applicable',
    },
    { name: 'a resume without links', lines: sample, is: 'not-applicable' },
    {
      name: 'a word that shows no address',
      document: pdfDocument(['Jane Roe', { text: 'LinkedIn', link: 'https://linkedin.com/in/jane-roe' }]),
      is: 'not-applicable',
    },
  ],
});
