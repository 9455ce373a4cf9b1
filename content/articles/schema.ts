import { z } from 'zod';
import { authors } from './authors.ts';
import { categoryPages } from './categories.ts';
import { drawings } from './drawings.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const keyOf = <Key extends string>(table: Record<Key, unknown>) =>
  z.custom<Key>((value) => typeof value === 'string' && Object.hasOwn(table, value));

/** The front matter of an article, plus the values that the build computes from its text. */
export const articleSchema = z.strictObject({
  title: z.string().min(10).max(90),
  description: z.string().min(80).max(180),
  category: z.enum(Object.values(categoryPages)),
  /** The day of publication. */
  date: day,
  /** The day on which the text was last changed; `npm run documents` writes it. */
  updated: day,
  author: keyOf(authors),
  hero: keyOf(drawings),
  sources: z.array(
    z.strictObject({
      id: z.string().regex(/^[\w-]+$/),
      title: z.string(),
      publisher: z.string(),
      url: z.url(),
      /** When we last read it; null: it could not be opened again, and we repeat what others report of it. */
      read: day.nullable(),
    }),
  ),
  /** What to do in the product after reading: an example to look at, or a test of one's own file. */
  action: z.strictObject({
    title: z.string().max(70),
    text: z.string().min(40).max(260),
    label: z.string().max(40),
    to: z.string().startsWith('/'),
  }),
  /** The day on which the sources were last read; null without sources. */
  checked: day.nullable(),
  words: z.number().int().min(900).max(1800),
  headings: z.array(z.object({ id: z.string(), text: z.string() })).min(3),
});

/** An article, as its own page needs it. */
export type ArticleHandle = z.infer<typeof articleSchema>;
export type Source = ArticleHandle['sources'][number];
export type Heading = ArticleHandle['headings'][number];

/** An article, as lists of articles need it. */
export type ArticleFacts = Omit<ArticleHandle, 'sources' | 'headings' | 'action'>;
