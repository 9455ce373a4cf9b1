/** What people hide for software: keywords of postings, in white. */
export const hiddenWords =
  'kubernetes terraform stakeholder management six sigma agile scrum machine learning salesforce sap tableau leadership synergy';
