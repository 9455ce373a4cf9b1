import type { StoredAnalysis } from '#contract/api/analyses.ts';

/**
 * A complete report about an invented person, with everything that the screens can show. Tests change what they need.
 */
export const sampleResult = (change: Partial<StoredAnalysis> = {}): StoredAnalysis => ({ ...sample, ...change });

/** The same without a job description. */
export const sampleWithoutJob = (): StoredAnalysis => {
  const { jobDescription: _, ...rest } = sample;
  return {
    ...rest,
    jobRelevanceScore: null,
    jobKeywords: [],
    requirements: [],
    knockOutQuestions: [],
  };
};

const sample: StoredAnalysis = {
  withheld: null,
  applyingThrough: null,
  id: '6d5c2f0e-7f5f-4d2f-9d53-0d7a54a1d0c1',
  createdAt: '2026-11-20T09:30:00.000Z',
  deletedOn: '2026-12-20T09:30:00.000Z',
  filename: 'amara-reyes-resume.pdf',
  atsScore: 68,
  keywordScore: 55,
  formatScore: 82,
  jobDescription:
    'Registered Nurse, emergency department\n\nYou must hold a current RN license and Basic Life Support.\nAt least three years in triage.\nNice to have: Epic, Spanish.',
  jobRelevanceScore: 64,
  jobKeywords: ['Triage', 'Basic Life Support', 'Epic', 'Wound care', 'Spanish'],
  matchedKeywords: ['Triage', 'Wound care', 'Epic'],
  missingKeywords: ['Basic Life Support', 'Spanish'],
  keywordsByIndustry: {
    Healthcare: ['Triage', 'Wound care', 'Epic', 'Patient education'],
    General: ['Training', 'Scheduling'],
  },
  keywordFrequency: { Triage: 6, 'Wound care': 3, Epic: 2, Training: 2, Scheduling: 1, 'Patient education': 1 },
  structureInsights: {
    sections: ['Experience', 'Skills', 'Education'],
    wordCount: 412,
    readabilityScore: 61,
    wellOrganized: true,
  },
  formatIssues: [
    {
      type: 'contact-in-page-header',
      description: 'Your email address is in the page header. Some systems do not read headers.',
      solution: 'Move the address into the first lines of the page.',
      severity: 'major',
      evidence: [{ quote: 'amara.reyes@example.com', page: 1, box: { x: 300, y: 20, width: 140, height: 12 } }],
    },
    {
      type: 'mixed-date-styles',
      description: 'The dates are written in two ways. Some systems then miss one of them.',
      solution: 'Write every date like the first one: "Mar 2021".',
      severity: 'minor',
      evidence: [
        { quote: 'Mar 2021 to present', page: 1 },
        { quote: '2017/06 to 2021/02', page: 1 },
      ],
    },
  ],
  recommendations: [
    {
      title: 'Move your email address out of the page header',
      priority: 'high',
      description: 'Some systems skip page headers, so an employer could not write to you.',
      category: 'Contact',
      action: 'Put it in the first lines of the page, under your name.',
      impact: '+9 points on the overall score',
    },
    {
      title: 'Write all dates the same way',
      priority: 'medium',
      description: 'Two of your jobs use a different date style than the rest.',
      category: 'Dates',
      action: 'Use month and year everywhere, such as "Mar 2021".',
      impact: '+3 points on the overall score',
    },
    {
      title: 'Show Basic Life Support, if you hold it',
      priority: 'low',
      description: 'The job asks for it and the resume does not name it.',
      category: 'Keywords',
    },
  ],
  atsSystemsAnalysis: {
    Contact: {
      score: 58,
      strengths: ['Your phone number can be read.'],
      weaknesses: ['The email address is in the page header.'],
      recommendations: ['Move it into the first lines of the page.'],
    },
    Dates: { score: 74, strengths: [], weaknesses: ['Two date styles.'], recommendations: ['Use one date style.'] },
    Layout: { score: 92, strengths: ['One column of text.'], weaknesses: [], recommendations: [] },
  },
  atsCompatibility: Object.fromEntries(
    ['Workday', 'Taleo', 'Lever', 'Greenhouse', 'BambooHR', 'SmartRecruiters', 'iCIMS', 'Jobvite'].map(
      (name, index) => {
        const score = 86 - index * 5;
        return [
          name,
          {
            score,
            status: score >= 75 ? ('good' as const) : score >= 60 ? ('fair' as const) : ('poor' as const),
            notes: [{ text: 'Its help pages advise against text in headers and footers.', source: 'sample-vendor' }],
          },
        ];
      },
    ),
  ),
  parsed: {
    name: 'Amara Reyes',
    email: 'amara.reyes@example.com',
    phone: '+1 555 010 0142',
    location: 'Portland, Oregon',
    links: [],
    summary: null,
    experience: [
      {
        title: 'Staff Nurse',
        employer: 'Harbor Clinic',
        start: '2021-03',
        end: 'present',
        bullets: ['Led triage for 40 patients a day', 'Trained twelve new colleagues in Epic'],
      },
      {
        title: 'Ward Nurse',
        employer: 'Elm Hospital',
        start: '2017-06',
        end: '2021-02',
        bullets: ['Wound care on a ward of 28 beds'],
      },
    ],
    education: [{ institution: 'Cascade College', degree: 'BSc', field: 'Nursing', end: '2017' }],
    skills: ['Triage', 'Wound care', 'Epic'],
    certifications: [],
    languages: ['English'],
    sections: [
      { kind: 'experience', heading: 'Experience' },
      { kind: 'skills', heading: 'Skills' },
      { kind: 'education', heading: 'Education' },
    ],
  },
  document: { kind: 'pdf', pages: [{ widthPt: 612, heightPt: 792 }] },
  fieldPlaces: {},
  keywordPlaces: {},
  readings: {
    visual:
      'Amara Reyes\nRegistered Nurse, +1 555 010 0142\namara.reyes@example.com\nExperience\nStaff Nurse, Harbor Clinic\nMar 2021 to present\nLed triage for 40 patients a day\nTrained twelve new colleagues in Epic\nWard Nurse, Elm Hospital\n2017/06 to 2021/02\nWound care on a ward of 28 beds\nSkills\nTriage, Wound care, Epic\nEducation\nBSc Nursing, Cascade College, 2017\n',
    stream:
      'Amara Reyes\nRegistered Nurse, +1 555 010 0142\nSkills\nTriage, Wound care, Epic\nEducation\nBSc Nursing, Cascade College, 2017\nExperience\nStaff Nurse, Harbor Clinic\nMar 2021 to present\nLed triage for 40 patients a day\nTrained twelve new colleagues in Epic\nWard Nurse, Elm Hospital\n2017/06 to 2021/02\nWound care on a ward of 28 beds\n',
  },
  scoreDetails: {
    ats: {
      value: 68,
      parts: [
        { check: 'contact-in-page-header', label: 'Contact details outside the body', weight: 20, points: 6 },
        { check: 'mixed-date-styles', label: 'Date styles', weight: 10, points: 7.4 },
        { check: 'one-column', label: 'Columns', weight: 20, points: 20 },
        { check: 'section-titles', label: 'Section titles', weight: 15, points: 15 },
      ],
      cappedBy: { check: 'contact-in-page-header', limit: 68 },
    },
    format: {
      value: 82,
      parts: [
        { check: 'contact-in-page-header', label: 'Contact details outside the body', weight: 30, points: 14 },
        { check: 'one-column', label: 'Columns', weight: 40, points: 40 },
        { check: 'section-titles', label: 'Section titles', weight: 20, points: 20 },
      ],
    },
    keyword: {
      value: 55,
      parts: [{ check: 'keywords-must', label: 'Keywords of the job', weight: 100, points: 55 }],
    },
    job: { value: 64, parts: [{ check: 'must-haves', label: 'Must-haves', weight: 60, points: 38.4 }] },
  },
  checks: [
    {
      id: 'contact-in-page-header',
      group: 'contact',
      outcome: 'fail',
      title: 'Contact details are in the page header',
      why: 'Some systems do not read page headers and footers, and then the contact details are missing.',
      impact: 'major',
      sources: ['sample-vendor'],
      findings: [],
    },
    {
      id: 'mixed-date-styles',
      group: 'dates',
      outcome: 'fail',
      title: 'Dates are written in different ways',
      why: 'Parsers find periods more safely when all dates look alike.',
      impact: 'minor',
      sources: [],
      findings: [],
    },
    {
      id: 'one-column',
      group: 'layout',
      outcome: 'pass',
      title: 'The text runs in one column',
      why: '',
      impact: 'major',
      sources: [],
      findings: [],
    },
    {
      id: 'section-titles',
      group: 'sections',
      outcome: 'pass',
      title: 'The section titles are usual ones',
      why: '',
      impact: 'major',
      sources: [],
      findings: [],
    },
    {
      id: 'phone',
      group: 'contact',
      outcome: 'pass',
      title: 'Your phone number can be read',
      why: '',
      impact: 'minor',
      sources: [],
      findings: [],
    },
    {
      id: 'icons',
      group: 'layout',
      outcome: 'unsure',
      title: 'Icons are used instead of words',
      why: '',
      because: 'one picture is too small to tell.',
      impact: 'hint',
      sources: [],
      findings: [],
    },
  ],
  requirements: [
    {
      label: 'RN license',
      group: 'must',
      kind: 'term',
      answer: 'shown',
      quote: 'You must hold a current RN license and Basic Life Support.',
      lines: ['Registered Nurse'],
      places: [{ quote: 'Registered Nurse', page: 1, box: { x: 60, y: 72, width: 120, height: 12 } }],
    },
    {
      label: 'Basic Life Support',
      group: 'must',
      kind: 'term',
      answer: 'missing',
      quote: 'You must hold a current RN license and Basic Life Support.',
      lines: [],
      places: [],
    },
    {
      label: 'Epic',
      group: 'nice',
      kind: 'term',
      answer: 'listed',
      quote: 'Nice to have: Epic, Spanish.',
      lines: [],
      places: [],
    },
  ],
  knockOutQuestions: [
    {
      question: 'Do you hold a current RN license?',
      quote: 'You must hold a current RN license and Basic Life Support.',
    },
  ],
  occupation: 'Registered Nurse',
  sources: [
    {
      id: 'sample-vendor',
      publisher: 'Sample Vendor',
      title: 'How resumes are read',
      address: 'https://vendor.example/help',
      kind: 'vendor',
      readOn: '2026-10',
    },
  ],
  engineVersion: '0.1.0',
};
