/** How the head of a job names title and employer: one template a printed line. `{at}` is the language's word for 'at'. */
export const heads = {
  'title-first': ['*{title}*', '{employer}'],
  'title-first-italic': ['*{title}*', '_{employer}_'],
  'employer-first': ['*{employer}*', '_{title}_'],
  'employer-first-plain': ['{employer}', '*{title}*'],
  'title-comma-employer': ['*{title}*, {employer}'],
  'title-dash-employer': ['*{title}* – {employer}'],
  'title-pipe-employer': ['*{title}* | {employer}'],
  'title-at-employer': ['*{title}* {at} *{employer}*'],
  'title-brackets-employer': ['*{title}* ({employer})'],
  'employer-comma-title': ['*{employer}*, {title}'],
  'employer-dash-title': ['*{employer}* — _{title}_'],
  'employer-pipe-title': ['*{employer}* | {title}'],
  'employer-colon-title': ['*{employer}*: {title}'],
  // No typographic difference between the two.
  'plain-title-comma-employer': ['{title}, {employer}'],
  'plain-title-over-employer': ['{title}', '{employer}'],
  'employer-title-rows': ['*{employer}*', '{title}'],
  'employer-title-at-edges': ['*{employer}*\t_{title}_'],
} satisfies Record<string, readonly string[]>;

export type HeadId = keyof typeof heads;

export const headIds = Object.keys(heads) as HeadId[];
