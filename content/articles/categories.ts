/** Category keys and labels. Articles use the four categories that have their own page. */
export const categories = {
  ats: 'ATS Optimization',
  writing: 'Resume Writing',
  formatting: 'Resume Formatting',
  keywords: 'Resume Keywords',
  industry: 'Industry-Specific Tips',
  customization: 'Resume Customization',
  'job-search': 'Job Search Strategies',
  interview: 'Interview Preparation',
} as const;

export type Category = keyof typeof categories;

/** The last path segment of each category's address. */
export const categoryPages = {
  'ats-optimization': 'ats',
  'resume-writing': 'writing',
  'job-search-strategies': 'job-search',
  'interview-preparation': 'interview',
} as const satisfies Record<string, Category>;
