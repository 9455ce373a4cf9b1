/** Structured data for search engines about questions and answers, for a page's `meta`. */
export const questionData = (questions: readonly { question: string; answer: readonly string[] }[]) => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  },
});
