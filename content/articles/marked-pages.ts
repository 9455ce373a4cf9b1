type Box = { x: number; y: number; width: number; height: number };

/** An example page as it is generated. All lengths are in points, from the top left corner. */
export type MarkedPage = {
  widthPt: number;
  heightPt: number;
  /** `tagTop`: where the middle of its number is, so that numbers beside the page do not overlap. */
  marks: readonly { title: string; quotes: readonly string[]; tagTop: number; boxes: readonly Box[] }[];
};

/** `caption` says what the page is, `alt` what a person sees on it. */
type MarkedPageText = { alt: string; caption: string };

/**
 * The example pages that articles show with the marks of our engine. `tools/marked-pages/` has the pages of fictional
 * people; `npm run documents` runs the engine on them and writes marks and pictures.
 */
export const markedPages = {
  columns: {
    alt: 'The resume of a nurse: contact details, skills and languages in a narrow column on the left, jobs and education on the right.',
    caption: 'A page in two columns, and the first places that our checker marks on it.',
  },
  hidden: {
    alt: 'The resume of a financial analyst in one column. Below the contact details, a strip that looks empty is marked.',
    caption: 'White words below the contact details: the paper looks empty there, and software reads them.',
  },
  headings: {
    alt: 'The resume of an event coordinator with the headings Get to know me, My journey, Academic adventures and What I bring to the table.',
    caption: 'Our checker could only guess what the two marked headings mean.',
  },
  header: {
    alt: 'The first page of the resume of a home health aide. Name and contact details are in small gray type at the top edge.',
    caption:
      "Noor's first page before her ten minutes, in short, with three of the things that our checker finds on it.",
  },
  gap: {
    alt: 'The resume of a science teacher who became a training assistant. One job has months, the other only years.',
    caption: 'What our checker marks in the dates of a career changer: two styles, years without months, and a gap.',
  },
  bullets: {
    alt: 'The resume of an assistant manager in a restaurant, with five bullets that say what he had to do.',
    caption: "Most of the 'before' lines on one page, as our checker marks them.",
  },
  ratings: {
    alt: 'The resume of a support engineer. Each of four skills at the end has a row of five dots, some of them dark.',
    caption: 'Levels drawn as dots: software reads the names of the skills, and not the dots.',
  },
  copied: {
    alt: 'The resume of a warehouse associate in one column. One of its bullets is marked.',
    caption: 'A bullet copied from a job posting, as our checker marks it.',
  },
  fields: {
    alt: 'The resume of a medical biller in one column, with plain headings.',
    caption:
      "Ines's page, with the fields that our engine reads in it. Another program may read them differently, which is why you compare.",
  },
  outline: {
    alt: 'The resume of a dental assistant in one column, with plain headings.',
    caption: 'The outline as a page, with the fields that our engine reads in it.',
  },
  'first-job': {
    alt: 'The short resume of a high school senior in one column, with plain headings.',
    caption: "Jordan's page, with the fields that our engine reads in it.",
  },
  tailored: {
    alt: 'The resume of a front desk receptionist in one column, with plain headings.',
    caption:
      'The page for the clinic, with the words that answer the posting. Two wishes have no answer: Avimark and Spanish.',
  },
} as const satisfies Record<string, MarkedPageText>;

export type MarkedPageId = keyof typeof markedPages;

export const pictureOfPage = (id: MarkedPageId): string => `/marked-pages/${id}.png`;
