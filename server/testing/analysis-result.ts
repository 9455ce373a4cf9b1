import type { AnalysisResult } from '#contract/report/analysis-result.ts';

const score = { value: 82, parts: [{ check: 'file-type', label: 'A type that software reads', weight: 2, points: 2 }] };

/** What is read from a file without any words. */
export const nothingRead: AnalysisResult['parsed'] = {
  name: null,
  email: null,
  phone: null,
  location: null,
  links: [],
  summary: null,
  experience: [],
  education: [],
  skills: [],
  certifications: [],
  languages: [],
  sections: [],
};

/** A small but complete result, for tests that are not about the engine. */
export const sampleResult = (over: Partial<AnalysisResult> = {}): AnalysisResult => ({
  id: '00000000-0000-4000-8000-000000000000',
  filename: 'resume.pdf',
  atsScore: 82,
  keywordScore: 70,
  formatScore: 91,
  applyingThrough: null,
  jobRelevanceScore: null,
  jobKeywords: [],
  matchedKeywords: ['welding'],
  missingKeywords: ['rigging'],
  keywordsByIndustry: { Trades: ['welding'] },
  keywordFrequency: { welding: 2 },
  structureInsights: { sections: ['Experience'], wordCount: 240, readabilityScore: 61, wellOrganized: true },
  formatIssues: [],
  recommendations: [],
  atsSystemsAnalysis: {},
  atsCompatibility: {},
  parsed: {
    ...nothingRead,
    name: 'Maren Oduya',
    email: 'maren.oduya@example.org',
    skills: ['welding'],
  },
  document: { kind: 'pdf', pages: [{ widthPt: 612, heightPt: 792 }] },
  fieldPlaces: {},
  keywordPlaces: {},
  readings: { stream: 'Maren Oduya\n', visual: 'Maren Oduya\n' },
  scoreDetails: { ats: score, format: score, keyword: score, job: null },
  checks: [],
  requirements: [],
  knockOutQuestions: [],
  occupation: null,
  sources: [],
  engineVersion: '0.0.0',
  ...over,
});
