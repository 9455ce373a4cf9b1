import { emailPattern, phonesIn, usualKindOf } from '../patterns.ts';
import {
  byDefect,
  firstOf,
  flat,
  isInOneLine,
  isPdf,
  judge,
  plain,
  refuted,
  type Row,
  supported,
  type Testimony,
  textsWith,
  unless,
} from '../witness.ts';
import { type Extracted, type PlacedWord, textOfXml } from '../extract.ts';

/** True when an address is printed only beyond the edges of the paper. */
const isOffPage = (email: string, { words, pages }: Extracted): boolean => {
  const places = words.filter(({ text }) => text.toLowerCase().includes(email));
  const isOn = ({ page, x, y }: PlacedWord): boolean => {
    const { width = 0, height = 0 } = pages[page - 1] ?? {};
    return x >= 0 && y >= 0 && x < width && y < height;
  };
  return places.length > 0 && !places.some(isOn);
};

/** Email addresses in any text, without those that belong to others or are not on the paper. */
const emailsOf = ({ texts, truth, extracted }: Testimony): string[] => {
  const others = new Set((truth?.emailsOfOthers ?? []).map((email) => email.toLowerCase()));
  const found = texts.flatMap((text) => (text.match(emailPattern) ?? []).map((email) => email.toLowerCase()));
  return [...new Set(found)].filter((email) => !others.has(email) && !isOffPage(email, extracted));
};

/** Phone numbers in the lines above the middle of the first page's text, or anywhere beside the word for a phone. */
const phonesOf = ({ texts }: Testimony): string[] =>
  texts.flatMap((text) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.flatMap((line, at) => (at < 25 || /\b(?:phone|tel|mobile|cell)\b/iu.test(line) ? phonesIn(line) : []));
  });

const hasValue = (values: readonly string[] | undefined): boolean | null =>
  values === undefined ? null : values.length > 0;

/** A value of the report stands in one piece in the text of most extractors, in one of their lines. */
const isReadable = (value: string, { texts }: Testimony): boolean => texts.some((text) => isInOneLine(value, text));

const hasDigitsOf = (phone: string | null, { texts }: Testimony): boolean =>
  phone !== null && texts.some((text) => text.split('\n').some((line) => digitsOf(line).includes(digitsOf(phone))));

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** 'Aurora, CO', 'Lyon, France': how most people write where they live. */
const town = String.raw`\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}`;
const region = String.raw`(?:[A-Z]{2}(?: \d{5})?|\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?)`;
const placeLine = new RegExp(String.raw`(?:^|[\s|•·,])${town}, ${region}(?=$|[\s|•·,])`, 'u');

const maxHeadLines = 8;

/** The first lines, down to the first usual title: below it, places belong to schools and employers. */
const headOf = ({ lines }: Testimony): readonly string[] => {
  // Beside each other: 'EXPERIENCE      SKILLS'.
  const title = lines.findIndex((line) => line.split(/\s{3,}/u).some((part) => usualKindOf(part) !== null));
  return lines.slice(0, Math.min(maxHeadLines, title < 0 ? maxHeadLines : title));
};

/** Where on its page the word with an email address is, as a share of the page's height. */
/** True when an address is at the same height on most pages, as in a running header. */
const runs = ({ extracted }: Testimony): boolean => {
  const heights = extracted.words.filter(({ text }) => text.includes('@')).map(({ page, y }) => ({ page, y }));
  return heights.some(({ y }) => {
    const pages = new Set(heights.filter((other) => Math.abs(other.y - y) < 3).map(({ page }) => page));
    return pages.size > 1 && pages.size > extracted.pages.length / 2;
  });
};

const emailHeights = ({ extracted }: Testimony): number[] =>
  extracted.words.flatMap(({ text, page, y }) => {
    const height = extracted.pages[page - 1]?.height;
    return text.includes('@') && height !== undefined ? [y / height] : [];
  });

const inParts = (testimony: Testimony, pattern: RegExp): string =>
  Object.entries(testimony.extracted.parts)
    .filter(([name]) => pattern.test(name))
    .map(([, xml]) => textOfXml(xml))
    .join('\n');

const contactValues = ({ result }: Testimony): string[] =>
  [result.parsed.email, result.parsed.phone].filter((value) => value !== null);

const framedText = ({ extracted }: Testimony): string =>
  [...(extracted.parts['word/document.xml'] ?? '').matchAll(/<w:txbxContent>([\s\S]*?)<\/w:txbxContent>/g)]
    .map(([, xml]) => textOfXml(xml ?? ''))
    .join('\n');

export const contactWitnesses = {
  'missing-contact': {
    by: 'patterns of addresses and numbers in all texts',
    fail: ({ says }, testimony) => {
      const isThere = emailsOf(testimony).length + phonesOf(testimony).length > 0;
      // 'We could read neither, although something looks like one' is about us.
      if (says.startsWith('We could read neither'))
        return judge(testimony.result.parsed.email === null && testimony.result.parsed.phone === null);
      return unless(isThere);
    },
    pass: (_, testimony) =>
      judge(
        emailsOf(testimony).length + phonesOf(testimony).length > 0 ||
          hasDigitsOf(testimony.result.parsed.phone, testimony),
      ),
  },
  'missing-email': {
    by: 'a pattern of addresses in all texts',
    fail: ({ says }, testimony) =>
      says.includes('could not read it')
        ? judge(testimony.result.parsed.email === null)
        : unless(hasValue(testimony.truth?.emails) === true || emailsOf(testimony).length > 0),
    pass: (_, testimony) => judge(isReadable(testimony.result.parsed.email ?? '', testimony)),
  },
  'missing-phone': {
    by: 'a pattern of numbers in all texts',
    fail: (_, testimony) =>
      hasValue(testimony.truth?.phones) === true ? 'contradicts' : unless(phonesOf(testimony).length > 0),
    pass: (_, testimony) => {
      const digits = digitsOf(testimony.result.parsed.phone ?? '');
      return judge(testimony.texts.some((text) => text.split('\n').some((line) => digitsOf(line).includes(digits))));
    },
  },
  'missing-name': {
    by: 'the known name, in all texts',
    // 'We could not tell which words are your name' is about us.
    fail: (_, testimony) => judge(testimony.result.parsed.name === null),
    pass: (_, testimony) => {
      const name = testimony.result.parsed.name ?? '';
      const known = testimony.truth?.name;
      if (known !== undefined && !sharesWords(name, known)) return 'contradicts';
      const words = name.split(/[\s,]+/u).filter((word) => flat(word) !== '');
      return judge(words.every((word) => textsWith(word, testimony) > 0));
    },
  },
  'name-not-text': {
    by: 'the known name, in all texts',
    fail: (_, testimony) => {
      const name = testimony.truth?.name;
      if (name === undefined) return 'cannot tell';
      // Names are also parts of addresses: 'jane.roe@example.com'.
      const texts = testimony.texts.map((text) => text.replaceAll(/\S*(?:@|www\.|\.\p{Ll}{2,4}\/)\S*/gu, ' '));
      return unless(textsWith(name, { ...testimony, texts }) === texts.length);
    },
    pass: (_, testimony) => {
      const known = testimony.truth?.name ?? testimony.result.parsed.name;
      if (known === null) return 'cannot tell';
      return judge(known.split(/[\s,]+/u).every((word) => textsWith(word, testimony) > 0));
    },
  },
  'missing-location': {
    by: 'the known place; a pattern of places in the first lines',
    fail: (_, testimony) =>
      testimony.truth?.location !== undefined
        ? judge(testimony.truth.location === null)
        : refuted(headOf(testimony).some((line) => placeLine.test(line))),
    pass: (_, testimony) => {
      const { location } = testimony.result.parsed;
      if (location === null) return 'contradicts';
      const known = testimony.truth?.location ?? undefined;
      // 'via Roma 2, Campobasso' is where 'Campobasso, Molise' is.
      const town = known?.split(',').find((part) => flat(part) !== '');
      if (
        known !== undefined &&
        town !== undefined &&
        !flat(known).includes(flat(location)) &&
        !flat(location).includes(flat(town))
      )
        return 'contradicts';
      return judge(textsWith(location.split(',')[0] ?? location, testimony) > 0);
    },
  },
  'contact-in-header-footer': {
    by: 'the boxes of pdftotext; the parts of a Word file',
    fail: firstOf(byDefect('contact-in-header-footer', 'fail'), (_, testimony) => {
      if (!isPdf(testimony)) {
        const margins = inParts(testimony, /header|footer/u);
        return judge(
          [...contactValues(testimony), testimony.result.parsed.name ?? ''].some(
            (value) => value !== '' && flat(margins).includes(flat(value)),
          ),
        );
      }
      const heights = emailHeights(testimony);
      return heights.length === 0
        ? 'cannot tell'
        : judge(runs(testimony) || heights.some((share) => share < 0.085 || share > 0.9));
    }),
    pass: firstOf(byDefect('contact-in-header-footer', 'pass'), (_, testimony) => {
      if (isPdf(testimony)) {
        const heights = emailHeights(testimony);
        return heights.length === 0 ? 'cannot tell' : judge(heights.some((share) => share > 0.03 && share < 0.93));
      }
      const body = inParts(testimony, /document\.xml/u);
      return judge(contactValues(testimony).every((value) => flat(body).includes(flat(value))));
    }),
  },
  'contact-in-frame': {
    by: 'the text boxes of a Word file',
    fail: (_, testimony) =>
      judge(
        [...contactValues(testimony), testimony.result.parsed.name ?? ''].some(
          (value) => value !== '' && flat(framedText(testimony)).includes(flat(value)),
        ),
      ),
    pass: (_, testimony) =>
      isPdf(testimony)
        ? 'agrees'
        : unless(contactValues(testimony).some((value) => flat(framedText(testimony)).includes(flat(value)))),
  },
  'broken-address': {
    by: 'the lines of all extractors',
    fail: ({ quotes }, { texts }) =>
      quotes.length === 0
        ? 'cannot tell'
        : unless(
            quotes.every((quote) =>
              texts.every((text) => isInOneLine(quote.replaceAll(/\s+/gu, ''), text.replaceAll(/[^\S\n]+/gu, ''))),
            ),
          ),
    pass: (_, testimony) => {
      const { email, phone } = testimony.result.parsed;
      const inLine = (value: string): boolean =>
        testimony.texts.some((text) => text.split('\n').some((line) => flat(line).includes(flat(value))));
      return judge([email, phone].every((value) => value === null || inLine(value)));
    },
  },
  'several-emails': {
    by: 'a pattern of addresses in all texts',
    fail: (_, testimony) => {
      const known = testimony.truth?.emails;
      return known === undefined ? judge(emailsOf(testimony).length > 1) : judge(known.length > 1);
    },
    pass: (_, testimony) => {
      const known = testimony.truth?.emails;
      if (known !== undefined) return judge(new Set(known).size <= 1);
      return emailsOf(testimony).length <= 1 ? 'agrees' : 'cannot tell';
    },
  },
  'address-behind-words': {
    by: 'the links that pdf.js and the Word file list',
    fail: (_, testimony) => judge(testimony.extracted.links.some((link) => !isPrinted(link, testimony))),
    pass: (_, testimony) =>
      supported(
        testimony.extracted.links
          .filter((link) => /^mailto:|linkedin\.com\/in/iu.test(link))
          .every((link) => isPrinted(link, testimony)),
      ),
  },
  'link-elsewhere': {
    by: 'the links that pdf.js and the Word file list',
    fail: ({ says }, testimony) => {
      const address = /printed: (\S+) behind/u.exec(says)?.[1] ?? '';
      return judge(testimony.extracted.links.some((link) => link.toLowerCase().includes(address.toLowerCase())));
    },
    pass: (_, testimony) => supported(testimony.extracted.links.length > 0),
  },
} satisfies Record<string, Row>;

/** One name contains the words of the other, credentials and middle names aside. */
const sharesWords = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map(
    (name) =>
      new Set(
        plain(name)
          .split(/[^\p{L}]+/u)
          .filter(Boolean),
      ),
  );
  if (first === undefined || second === undefined) return false;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared >= Math.min(first.size, second.size, 2) || flat(one) === flat(other);
};

const isPrinted = (link: string, testimony: Testimony): boolean => {
  const bare = link
    .replace(/^(?:mailto:|tel:|https?:\/\/)(?:www\.)?/iu, '')
    .replace(/[?#].*$/u, '')
    .replace(/\/+$/u, '');
  return textsWith(bare, testimony) > 0;
};
