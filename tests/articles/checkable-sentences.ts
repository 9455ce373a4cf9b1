/** Makers, products and publishers whose behavior an article may state. */
const companyNames = [
  'Greenhouse',
  'Lever',
  'Taleo',
  'Oracle',
  'SmartRecruiters',
  'iCIMS',
  'Jobvite',
  'Workday',
  'BambooHR',
  'Textkernel',
  'Enhancv',
  'Harvard',
  'Accenture',
] as const;
const companies = new RegExp(String.raw`\b(?:${companyNames.join('|')})\b`);
const absolutes = /\b(?:never|always|every|only|cannot|nobody|no one|none|all of)\b/i;
const laws = /\b(?:law|laws|legal|regulation|GDPR|EEOC|act of)\b/i;

/** What is shown rather than said: code, rewritten lines, the people of worked examples. */
const shown = [
  /```[\s\S]*?```/g,
  /<(Before|After)>[\s\S]*?<\/\1>/g,
  /^## (?:A worked|From the resume to the interview|Turn five)[\s\S]*?(?=^## |$(?![\s\S]))/gm,
];

const isCheckable = (sentence: string): boolean =>
  /\d/.test(sentence) || companies.test(sentence) || absolutes.test(sentence) || laws.test(sentence);

/**
 * The sentences of an article that state something with a number, a company, a law or an absolute word and that cite no
 * source themselves. Headings, examples and code state nothing.
 */
export const checkableSentences = (article: string): string[] =>
  shown
    .reduce((text, pattern) => text.replaceAll(pattern, ''), article.replace(/^---\n[\s\S]*?\n---\n/, ''))
    .split(/\n\s*\n|\n(?=[-|#]|\d+\. )/)
    .map((paragraph) =>
      paragraph
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(/^(?:\d+\.|-) /, ''),
    )
    .filter((paragraph) => !paragraph.startsWith('#'))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?](?:\s*<Cite [^>]*>)*)\s+(?!<Cite)(?=['<*A-Z\d[])/))
    .filter((sentence) => !sentence.includes('<Cite') && isCheckable(sentence));
