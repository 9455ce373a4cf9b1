/** Category keys and labels: specification section 3. Articles use the four that have a page name of their own. */
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

/** The last part of a category's address: specification section 2. */
export const categoryPages = {
  'ats-optimization': 'ats',
  'resume-writing': 'writing',
  'job-search-strategies': 'job-search',
  'interview-preparation': 'interview',
} as const satisfies Record<string, Category>;
