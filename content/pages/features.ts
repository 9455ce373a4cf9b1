/** What /features says in words of our own; weights, facts and figures beside them are generated (content/generated). */
export const features = {
  title: 'Features',
  lead: 'A report from an inspector, not a slot machine. This page says what the report shows, how every score is computed, and how far you can trust it.',
  items: [
    {
      title: 'Both readings of your resume',
      text: 'You see the text as a person reads it and as a parser gets it that does not look at the layout. What got lost is struck through, and what moved is numbered.',
    },
    {
      title: 'What the software understood',
      text: 'Name, contact details, jobs with their dates, schools and skills, field by field. If a field is wrong here, some systems will get it wrong too.',
    },
    {
      title: 'Three scores with their arithmetic',
      text: 'Overall ATS compatibility, keyword match and format. Each score prints its parts and what limits it.',
    },
    {
      title: 'What to fix first',
      text: 'Findings quote your resume and say what to do. The fix that gains the most comes first.',
    },
    {
      title: 'A job description, answered line by line',
      text: 'Must-haves, duties and nice-to-haves are told apart, and each is marked found or missing. The questions that the application form will probably ask are listed with the sentence they come from.',
    },
    {
      title: 'Eight systems, with sources',
      text: 'Your file is held against what is documented of eight systems. Where nothing is documented, the report says so.',
    },
    {
      title: 'Honest keywords',
      text: 'Repeating a word, hiding it or pasting the advert raises no score. A skill shown in a job counts more than one that only stands in a list.',
    },
    {
      title: 'Templates and articles',
      text: 'The templates show the score that we measured on their own files. The articles name a source for what they state as a fact.',
    },
  ],
  scoring: {
    title: 'How the scores are computed',
    text: [
      'A score is the weighted mean of the checks that could be judged. A check that passed brings its whole weight, one that failed a part of it or nothing. What could not be judged does not count.',
      'Some faults outweigh the rest: where such a check fails as badly as it can, the score stays at or below its limit, however good everything else is.',
      'No language model makes or changes a score. The same file gives the same scores every time.',
    ],
    keyword:
      'With a job description, the keyword score is the share of the asked terms that your resume shows. Without one it looks at the usual terms of your occupation, and at how you use terms at all.',
    job: 'The job match is the share of what the advert asks for that your resume answers. Parts that an advert does not ask for are left out, and the rest count in proportion.',
    credit:
      'A term that stands in a job or project brings all points. One that only stands in a list brings 70 % of them.',
  },
  systems: {
    title: 'What is documented about the eight systems',
    text: 'We read what the makers publish and note where each statement comes from and when we read it. We are not connected with any of them, and none of them has certified us.',
  },
  accuracy: {
    title: 'How we know that it works',
    text: [
      'We keep two sets of resumes whose contents we know, and measure what the engine reads in them.',
      'Both are the sets that we developed with, so these figures say what the engine can do, not what it will do on your file. The tidy set is easier than real life.',
    ],
    kit: 'Resumes of invented people in many layouts',
    corpus: 'Real resumes, letters and templates, each value confirmed by eye',
  },
  limits: {
    title: 'What no score can tell you',
    text: [
      'A score is about a file, not about you. It says how well software can read your resume and how well its words meet the advert.',
      'Most rejections by software that we found documented come from answers in the application form, such as a missing license or work permit. Read those questions twice.',
      'No employer sees your score.',
    ],
  },
} as const;
