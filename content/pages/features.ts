/** The written text of /features; the weights, facts and figures beside it are generated (content/generated). */
export const features = {
  title: 'Features',
  lead: 'An inspection report, not a slot machine. This page explains what the report shows, how every score is computed, and how far you can trust it.',
  items: [
    {
      title: 'Both readings of your resume',
      text: 'You see the text the way a person reads it, and the way a parser that ignores the layout reads it. Text that got lost is struck through, and text that moved is numbered.',
    },
    {
      title: 'What the software understood',
      text: 'Your name, contact details, jobs with their dates, schools and skills, field by field. If a field is wrong here, some systems will get it wrong too.',
    },
    {
      title: 'Three scores, with the math shown',
      text: 'Overall ATS compatibility, keyword match and format. Each score shows its parts and what caps it.',
    },
    {
      title: 'What to fix first',
      text: 'Findings quote your resume and say what to do. The fix that gains the most points comes first.',
    },
    {
      title: 'A job description, checked line by line',
      text: 'Must-haves, duties and nice-to-haves are listed separately, and each is marked as found or missing. Questions that the application form will probably ask are listed with the sentence they come from.',
    },
    {
      title: 'Eight systems, with sources',
      text: 'Your file is compared with what is documented about eight systems. Where nothing is (Workday, BambooHR, iCIMS), the report says so.',
    },
    {
      title: 'Honest keywords',
      text: 'Repeating a word, hiding it or pasting in the job description does not raise any score. A skill shown in a job counts more than one that only appears in a list.',
    },
    {
      title: 'Templates and articles',
      text: 'Each template shows how much of its own file five other programs read back. Our own scores are listed below the templates. The articles cite a source for what they state as fact.',
    },
  ],
  scoring: {
    title: 'How the scores are computed',
    text: [
      'A score is the weighted mean of the checks that could be evaluated. A check that passes earns its full weight; one that fails earns part of it or nothing. Checks that could not be evaluated do not count.',
      'Some problems outweigh the rest: when such a check fails completely, the score is capped, however good everything else is.',
      'No language model makes or changes a score. The same file gives the same scores every time.',
    ],
    keyword:
      'With a job description, the keyword score is the share of its terms that appear in your resume. Without one, it looks at the typical terms of your occupation and at how you use terms in general.',
    job: 'The job match measures how much of what the job description asks for is answered in your resume. Parts that a job description does not ask for are left out, and the score is calculated from the rest.',
    credit:
      'A term that appears in a job or project earns full points. One that only appears in a list earns 70% of them.',
  },
  systems: {
    title: 'What is documented about the eight systems',
    text: 'We read what the makers publish and record where each statement comes from and when we read it. We are not affiliated with any of them, and none of them has certified us.',
  },
  accuracy: {
    title: 'How we know that it works',
    text: [
      'We keep two sets of resumes whose contents we know, and measure what the engine reads in them.',
      'We used both sets during development, so these figures show what the engine can do, not what it will do with your file. The tidy set is easier than real life.',
    ],
    kit: 'Resumes of fictional people in many layouts',
    corpus: 'Real resumes, letters and templates, with each value checked by eye',
  },
  limits: {
    title: 'What no score can tell you',
    text: [
      'A score is about a file, not about you. It says how well software can read your resume and how well its wording matches the job description.',
      'Most of the documented software rejections that we found come from answers in the application form, such as a missing license or work permit. Read those questions twice.',
      'No employer sees your score.',
    ],
  },
} as const;
