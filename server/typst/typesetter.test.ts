import { afterAll, describe, expect, it } from 'vitest';
import { textOfPdf } from '../testing/text-of-pdf.ts';
import { createTypesetter } from './typesetter.ts';

const typesetter = createTypesetter();

afterAll(() => typesetter.close());

const madeAt = new Date('2026-11-21T10:00:00Z');

const template = (body: string): string => `#let data = json(bytes(sys.inputs.data))

#set document(title: "A report")

#set text(font: ("Source Serif 4", "Inter"), lang: "en", fallback: false)

${body}`;

const setPdf = async (body: string, data: unknown = {}) =>
  Buffer.from(await typesetter.setPdf(template(body), data, madeAt));

describe('a document', () => {
  it('is a tagged PDF with a title and a language, in our own fonts', async () => {
    const pdf = await setPdf('= Findings\n#data.finding', { finding: 'Your e-mail stands in the page header.' });
    expect(pdf.toString('latin1')).toContain('pdfuaid');
    const { text, traits, metadata, runs } = await textOfPdf(pdf);
    expect(text).toBe('Findings\nYour e-mail stands in the page header.');
    expect(traits).toMatchObject({ isTagged: true, language: 'en' });
    expect(metadata.title).toBe('A report');
    expect([...new Set(runs.map((run) => run.font.name.split('-')[0]))]).toEqual(['SourceSerif4']);
  });

  it('is the same, byte for byte, when made again from the same data and date', async () => {
    const again = createTypesetter();
    const one = await setPdf('#data.at(0)', ['words']);
    const other = Buffer.from(await again.setPdf(template('#data.at(0)'), ['words'], madeAt));
    again.close();
    expect(other.equals(one)).toBe(true);
    expect(one.toString('latin1')).toContain('D:20261121100000');
  });

  it.each([
    ['Typst code', '#panic("x") #read("/etc/passwd") ] ) } $x^2$ *b* _i_ @ref <label> // no = comment', undefined],
    ['quotes and backslashes', String.raw`"\u{41}" \n \\ '"`, undefined],
    ['HTML', '<script>alert(1)</script><!-- -->', undefined],
    ['letters of other alphabets', 'Ελένη Жанна Łódź Şükrü ½ € → •', undefined],
    ['ligatures', 'ofﬁce ﬂow', 'office flow'],
    ['scripts that our fonts do not have', '履歴書 🙂', '□□□ □'],
    ['control and direction marks', 'a\u0000b\u202Ec\u200Bd\uFEFFe\uE000f', 'abcdef'],
    ['half a surrogate pair', 'a\uD83Db', 'a\uFFFDb'.replace('\uFFFD', '□')],
  ])('shows %s as text', async (_what, written, shown) => {
    const { text } = await textOfPdf(await setPdf('#data.words', { words: `Quote: ${written}` }));
    expect(text.replaceAll('\n', ' ')).toBe(`Quote: ${shown ?? written}`);
  });

  it('survives a word that is longer than a page is wide', async () => {
    const { text } = await textOfPdf(await setPdf('#data', 'A'.repeat(20_000)));
    expect(text).toMatch(/^A{50}/);
  });
});

describe('a template', () => {
  it.each([
    ['with an error', '#let x = (1,', /unclosed/],
    ['that reads a file', '#read("/etc/passwd")', /file not found/],
    ['that imports a package', '#import "@preview/cetz:0.1.0"', /./],
    ['in a font of the machine', '#text(font: "DejaVu Sans")[words]', /unknown font family/],
    ['that skips a level of headings', '= One\n=== Three', /skipped from heading level/],
    ['with a picture without words', '#image(bytes(data), format: "svg")', /alt text/],
  ])('%s is refused with the reason', async (_what, body, reason) => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await expect(setPdf(body, picture)).rejects.toThrow(reason);
    expect((await textOfPdf(await setPdf('Next.'))).text).toBe('Next.');
  });
});

describe('the typesetting process', () => {
  it('sets one document of a person at a time, so that those of others come in between', async () => {
    const order: string[] = [];
    const setFor = async (person: string, what: string): Promise<void> => {
      await typesetter.of(person).setPdf(template('#data'), what, madeAt);
      order.push(what);
    };
    await Promise.all([
      ...['first', 'second', 'third'].map((what) => setFor('busy person', what)),
      setFor('somebody else', 'other'),
    ]);
    expect(order).toEqual(['first', 'other', 'second', 'third']);
  });

  it('keeps at most five documents of a person', async () => {
    const mine = typesetter.of('greedy person');
    const asked = [1, 2, 3, 4, 5, 6].map((number) => mine.setPdf(template('#data'), `Number ${number}`, madeAt));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual([...Array<string>(5).fill('fulfilled'), 'rejected']);
    expect(outcomes[5]).toMatchObject({ reason: { code: 'too-many-requests' } });
  });

  it("has a short queue, and responds 'busy' beyond it", async () => {
    const small = createTypesetter({ queueLength: 2 });
    const asked = [1, 2, 3].map((number) => small.setPdf(template('#data'), `Number ${number}`, madeAt));
    const outcomes = await Promise.allSettled(asked);
    small.close();
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'busy' } });
  });
});
