import { docxDocument } from '#engine/testing/build-document.ts';
import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { placeholderText } from './placeholder-text.ts';

testCheck(placeholderText, {
  fails: [
    { name: 'a numbered sample', lines: [...sample, 'Company 1'], quotes: ['Company 1'] },
    { name: 'a row of x in place of words', lines: [...sample, 'Hobbies: xxxxxxxxxxxxxxxx'], quotes: ['Hobbies'] },
    { name: 'sample words of a template', lines: [...sample, 'Lorem ipsum dolor sit amet'], quotes: ['Lorem ipsum'] },
    {
      name: 'brackets that have not been filled in',
      lines: changed('Shift Supervisor', 'Shift Supervisor, [Company Name], Madison, WI | Jun 2016 - Feb 2020'),
      quotes: ['Company Name'],
    },
    ...[
      'You might want to include your GPA here and a summary of relevant coursework.',
      'Project 2: Overview description of the project.',
      'Nome do lugar que você teve sua experiência profissional',
      'Escreva aqui suas habilidades',
      'This is the place for a brief summary of your key responsibilities.',
    ].map((advice) => ({ name: `advice of a template: ${advice}`, lines: [...sample, advice], quotes: [advice] })),
    ...['linkedin.com/in/yourusername', 'yourwebsite.com | github.com/yourname', 'your.email@example.com'].map(
      (address) => ({ name: `an address of a template: ${address}`, lines: [...sample, address], quotes: [address] }),
    ),
    {
      name: 'the sample person of a template in the footer',
      document: docxDocument([...sample, { text: 'John Doe - Page 1 of 2', part: 'footer' }]),
      quotes: ['John Doe'],
    },
    ...['MONTH 2014 - MONTH 2017', 'Mois 2019 – Mois 2020', 'Month Year - Month Year', 'MM/YYYY - MM/YYYY'].map(
      (period) => ({
        name: `a period without its months: ${period}`,
        lines: changed('Bachelor', `Bachelor of Science, University of Wisconsin, Madison, WI | ${period}`),
        quotes: [period],
      }),
    ),
  ],
  passes: [
    {
      name: 'words for months that are no placeholders',
      lines: [...sample, 'Closed the books each month 2019 - 2021', 'Converted dates to MM/YYYY'],
    },
    { name: 'a resume that was filled in', lines: sample },
    { name: 'a number in part, and a size', lines: [...sample, 'Card xxxx-xxxx-1234, shirts up to XXXXXL'] },
    { name: 'a masked number, and a divider', lines: [...sample, 'Passport No: XXXXXXXXX', 'x'.repeat(30)] },
    {
      name: 'templates that somebody made at work',
      lines: [...sample, 'Designed email templates and a chart template.'],
    },
    {
      name: 'a description that somebody wrote',
      lines: [...sample, 'Wrote a description of the project for each client and included the GPA of each trainee.'],
    },
    {
      name: 'a label of a description, and an office in a house',
      lines: [...sample, 'Brief description of the project: a bridge over the Tarn', 'Head of the condo board, 2019'],
    },
    {
      name: 'an address that belongs to somebody, and a case of an unnamed person',
      lines: [...sample, 'github.com/yourlane | Prepared the case of Jane Doe for two trials'],
    },
    {
      name: 'somebody of that name',
      document: docxDocument(['Jane Doe', ...sample.slice(1), { text: 'Jane Doe - Page 1 of 2', part: 'footer' }]),
    },
    { name: 'a remark in brackets', lines: [...sample, 'Trained colleagues (two a year) [Remote]'] },
    { name: 'a praise', lines: [...sample, 'She will be a gain for any company, whatever the company name.'] },
  ],
  others: [
    {
      name: 'a control of a Word file that shows its prompt',
      document: docxDocument(sample, { traits: { promptLetters: 40 } }),
      is: 'no-finding',
    },
    ...['Summary [working title]', "[I'll put the third project here later]", 'President (List this first)'].map(
      (note) => ({ name: `a note of the writer: ${note}`, lines: [...sample, note], is: 'no-finding' as const }),
    ),
    {
      name: 'one word before both years',
      lines: [...sample, 'Lakeside College, Kuukausi 2014 – Kuukausi 2017'],
      is: 'no-finding',
    },
    {
      name: 'the copyright of a template',
      lines: [...sample, '© This Free Resume Template is the property of Papercraft.'],
      is: 'not-applicable',
    },
    {
      name: 'a label without its answer',
      lines: changed('Shift Supervisor', 'Praktikumsbezeichnung', 'Lakeside Dairy, Madison, WI | Jun 2016 - Feb 2020'),
      is: 'not-applicable',
    },
    {
      name: 'a label in the place of a title',
      lines: changed('Shift Supervisor', 'Job Title, Lakeside Dairy, Madison, WI | Jun 2016 - Feb 2020'),
      is: 'not-applicable',
    },
  ],
});
