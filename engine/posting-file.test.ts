import { beforeAll, describe, expect, it } from 'vitest';
import type { Pdfium } from './read/pdf/pdfium/pdfium.ts';
import { postingFile } from './posting-file.ts';
import { buildDocx, paragraph, run } from './testing/build-docx.ts';
import { buildPdf, textLines } from './testing/build-pdf.ts';
import { pdfiumForTests } from './testing/pdfium.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await pdfiumForTests();
});

const textOf = async (content: string | Uint8Array, name: string): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const outcome = await postingFile(bytes, name, pdfium);
  return outcome.ok ? outcome.value : `failed: ${outcome.failure.code}`;
};

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Registered Nurse',
  hiringOrganization: { '@type': 'Organization', name: 'Lakeside Hospital' },
  description:
    '&lt;p&gt;You care for patients.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;ACLS &amp;amp; BLS&lt;/li&gt;&lt;li&gt;Triage&lt;/li&gt;&lt;/ul&gt;',
  qualifications: ['Current RN license', 'Two years in an emergency department'],
  experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
};
const said = `Registered Nurse
Lakeside Hospital

You care for patients.

- ACLS & BLS
- Triage

Qualifications
- Current RN license
- Two years in an emergency department

Experience
At least 24 months of experience`;
const blockOf = (thing: unknown): string => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;

const filler = 'You will plan care with families, doctors and therapists on a busy unit of 24 beds. '.repeat(3).trim();
const site = `<!doctype html><html><head><title>Jobs</title><style>p{}</style></head><body>
<header>Sign in</header><nav><ul><li>Home</li><li>Jobs</li></ul></nav>
<main><h1>Nurse</h1><p>${filler}</p><h2>Requirements</h2><ul><li><span>ACLS</span></li><li>Epic</li></ul>
<div hidden>never shown</div><button>Apply now</button><script>tracked()</script></main>
<aside>Similar jobs: Cook</aside><footer>Cookies</footer></body></html>`;

describe('postingFile', () => {
  it.each([
    ['a block', posting],
    ['a list', [{ '@type': 'Organization', name: 'Board' }, posting]],
    ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'BreadcrumbList' }, posting] }],
  ])('takes the posting of a page from its JSON-LD: %s', async (_, data) => {
    expect(await textOf(`<html><body>${blockOf(data)}<nav>Home</nav><p>Other text</p></body></html>`, 'job.html')).toBe(
      said,
    );
  });

  it('does not choose among several postings of a page, nor trust a broken block', async () => {
    const other = { ...posting, title: 'Cook' };
    const page = `<html><body>${blockOf([posting, other])}<script type="application/ld+json">{</script><p>Two jobs</p></body></html>`;
    expect(await textOf(page, 'jobs.html')).toBe('Two jobs');
  });

  it('leaves out what a site puts around its posting', async () => {
    expect(await textOf(site, 'saved.htm')).toBe(
      `Nurse\n\n${filler}\n\nRequirements\n\n- ACLS\n\n- Epic`.replace('ACLS\n\n', 'ACLS\n'),
    );
  });

  it('reads emails and pages saved as one file', async () => {
    const mail = [
      'From: jobs@example.org',
      'Subject: Fwd: Nurse at Lakeside',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<p>We need =C3=A9preuve and ACLS.</p>',
      '--b--',
      '',
    ].join('\r\n');
    expect(await textOf(mail, 'posting.eml')).toBe('Nurse at Lakeside\n\nWe need épreuve and ACLS.');
    const saved = mail.replace('<p>We need =C3=A9preuve and ACLS.</p>', blockOf(posting).replaceAll('=', '=3D'));
    expect(await textOf(saved, 'page.mhtml')).toContain(said);
  });

  it('reads PDF with its wrapped lines joined, and Word with its list', async () => {
    const lines = [
      'Registered Nurse',
      'You plan care with families and with doctors and with',
      'therapists on a busy unit.',
      'Required: ACLS',
    ];
    expect(await textOf(buildPdf({ pages: [{ content: textLines(lines) }] }), 'job.pdf')).toBe(
      'Registered Nurse\nYou plan care with families and with doctors and with therapists on a busy unit.\nRequired: ACLS',
    );
    expect(await textOf(buildDocx({ body: paragraph(run('Nurse')) + paragraph(run('ACLS')) }), 'job.docx')).toBe(
      'Nurse\nACLS',
    );
  });

  it('decodes the character set that a page names', async () => {
    const page = Buffer.from(
      '<html><head><meta charset="iso-8859-1"></head><body><p>Pflegekraft für Köln</p></body></html>',
      'latin1',
    );
    expect(await textOf(new Uint8Array(page), 'job.html')).toBe('Pflegekraft für Köln');
  });

  it.each([
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2), 'job.html', 'not-pdf-or-docx'],
    ['nothing', new Uint8Array(), 'job.txt', 'empty-file'],
    [
      'a page that a script would fill',
      '<html><body><div id="root"></div><script>x()</script></body></html>',
      'job.html',
      'no-text',
    ],
  ])('fails on %s', async (_, content, name, code) => {
    expect(await textOf(content, name)).toBe(`failed: ${code}`);
  });

  it('takes a page of a hundred thousand nested elements in its stride', async () => {
    const deep = 100_000;
    const from = performance.now();
    expect(await textOf(`<html><body>${'<div>'.repeat(deep)}ACLS${'</div>'.repeat(deep)}`, 'deep.html')).toBe('ACLS');
    expect(performance.now() - from).toBeLessThan(10_000);
  });

  it('does not follow an email into ever more emails', async () => {
    const nested = `${'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(500)}ACLS`;
    expect(await textOf(`MIME-Version: 1.0\r\n${nested}`, 'bomb.eml')).toMatch(/^failed: (?:damaged|no-text)$/);
  });
});
