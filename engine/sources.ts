/** vendor: documented by the maker of the product; measured: by us or in a published measurement; secondhand: reported by others. */
export type SourceKind = 'vendor' | 'measured' | 'secondhand';

/** `readOn` is 'YYYY-MM': when we last read it. */
export type Source = {
  id: string;
  publisher: string;
  title: string;
  address: string;
  kind: SourceKind;
  readOn: string;
};

const readOn = '2026-11';

/** Every source that a check, a profile or a page cites. */
export const sources: readonly Source[] = [
  {
    id: 'poi-strict',
    publisher: 'Apache POI',
    title: 'Bug 57699: Strict OOXML is not supported',
    address: 'https://bz.apache.org/bugzilla/show_bug.cgi?id=57699',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'greenhouse-parsing',
    publisher: 'Greenhouse',
    title: 'Unsuccessful resume parse',
    address: 'https://support.greenhouse.io/hc/en-us/articles/200989175-Unsuccessful-Resume-Parse-',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'greenhouse-matching-data',
    publisher: 'Greenhouse',
    title: 'Talent Matching, data processing FAQ',
    address: 'https://support.greenhouse.io/hc/en-us/articles/41131616864283-Talent-Matching-Data-Processing-FAQ',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'greenhouse-talent-matching',
    publisher: 'Greenhouse',
    title: 'Help center, article 41396009937307: Talent Matching',
    address: 'https://support.greenhouse.io/hc/en-us/articles/41396009937307',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'lever-parsing',
    publisher: 'Lever',
    title: 'Understanding resume parsing',
    address: 'https://help.lever.co/hc/en-us/articles/20087345054749-Understanding-resume-parsing',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'taleo-attachments',
    publisher: 'Oracle',
    title: 'Taleo Enterprise 22B, Configuration Guide: attachments',
    address: 'https://docs.oracle.com/en/cloud/saas/taleo-enterprise/22b/otrcg/c-attachmentpermissionsandsettings.html',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'taleo-prescreening',
    publisher: 'Oracle',
    title: 'Taleo Enterprise, Recruiting Guide: libraries of questions and disqualification questions',
    address: 'https://docs.oracle.com/en/cloud/saas/taleo-enterprise/21c/otrec/libraries.html',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'smartrecruiters-files',
    publisher: 'SmartRecruiters',
    title: 'Supported file types for attachments',
    address: 'https://help.smartrecruiters.com/Getting_Started/Platform/Supported_File_Types_for_Attachments',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'smartrecruiters-upload',
    publisher: 'SmartRecruiters',
    title: 'Upload resume',
    address: 'https://help.smartrecruiters.com/Interviewing_and_Hiring/Managing_Candidates/Upload_resume',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'smartrecruiters-match',
    publisher: 'SmartRecruiters',
    title: 'Match Score',
    address: 'https://help.smartrecruiters.com/Interviewing_and_Hiring/SmartAssistant/Match_Score',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'icims-binary-files',
    publisher: 'iCIMS',
    title: 'Developer documentation: binary files',
    address: 'https://developer.icims.com/REST-API/Object-Types-Commands/Binary-Files',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'jobvite-matching',
    publisher: 'Jobvite',
    title: 'Candidate Matching',
    address: 'https://help.jobvite.com/hc/en-us/articles/16780351126941-Candidate-Matching',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'textkernel-columns',
    publisher: 'Textkernel',
    title: 'Improving extraction from column resumes',
    address: 'https://textkernel.com/learn-support/blog/improving-extraction-from-column-resumes',
    kind: 'vendor',
    readOn,
  },
  {
    id: 'daxtra-advice',
    publisher: 'Mercury',
    title: 'Formats and layouts that suit the parser of DaXtra',
    address: 'https://portal.wearemercury.com/knowledgebase/article/KA-01555/en-us',
    kind: 'secondhand',
    readOn,
  },
  {
    id: 'parsewell-extractors',
    publisher: 'Parsewell',
    title: 'What independent text extractors recover from test resumes with known contents',
    address: '/features',
    kind: 'measured',
    readOn,
  },
  {
    id: 'parsewell-review',
    publisher: 'Parsewell',
    title: 'Our review of what the makers of eight systems publish',
    address: '/features',
    kind: 'secondhand',
    readOn,
  },
];
