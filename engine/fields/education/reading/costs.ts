import type { Glue } from '../../entries/atom.ts';

/** The cost of one field that goes on behind a separator: low for a comma, high for a new line. */
export const joinCost: Record<Glue, number> = {
  comma: 0.4,
  bracket: 0.4,
  paren: 0.4,
  type: 1.6,
  colon: 0.6,
  dash: 0.9,
  at: 0.8,
  wrap: 0.6,
  bar: 3,
  tab: 3,
  line: 3,
  date: 9,
};

// The scale is that of the signals.

/** What an entry lacks. */
export const lacks = {
  /** 'B.A., 2012' without a school, and none above to share. */
  institution: 1.5,
  /** A second degree below the school of the first. */
  inherited: 0.9,
  /** A school without degree or subject. */
  degree: 1.3,
  /** 'Fashion Design' in place of a degree. */
  onlySubject: 0.4,
  /** A date in a section where entries have dates. */
  period: 0.5,
  /** Neither school nor degree. */
  everything: 5,
  /** 'Chess, Latin' below a school: nothing in it is known to be a school or a degree. */
  evidence: 2,
  /** 'Esmod, Fashion Design, 2012 – 2015': dates of its own make it likelier. */
  evidenceBesideDates: 0.5,
};

/** What speaks for and against an entry that begins with the piece. */
export const opening = {
  inMidRow: -3,
  /** 'BA, Oslo (2018) MA, Bergen (2016)': behind the date of the entry before. */
  behindDate: -0.9,
  atRow: -0.3,
  belowGap: 0.7,
  withoutGap: -0.3,
  /** 'Diploma in oak from the guild' in regular type and without a date, where whole entries begin in bold type. */
  otherType: -2.5,
  /** '• Diploma in oak' below 'Harrow College, 2019', where no bullet has a date of its own. */
  bullet: -2.5,
  /** It begins with the kind of field that the other entries begin with. */
  leader: 0.9,
  notLeader: -0.5,
  notKey: -0.9,
  detail: -4,
};

/** What speaks for and against a piece in the same entry, by what comes before it. */
export const follows = {
  /** 'B.A., History', 'Bachelor – Nursing': behind the degree. */
  subject: 1,
  /** 'Botany' in the row below 'Bachelor of Science'. */
  subjectBelow: 0.4,
  /** 'Game Project' below 'Level Design', which is no field: below a note, what nothing tells of is another. */
  belowNote: -1.5,
  /** 'State Seal of Fluency: Spanish', 'customer contracts, change management': in a row with what is no field. */
  besideNote: -1.5,
  /** 'Information Technology, Bachelor'. */
  degreeBehindSubject: 0.3,
  /** 'Harrow College, Gouda'. */
  place: 0.5,
  /** The row above broke off in the middle of this field. */
  rest: 3,
  /** 'School of Arts, Harrow College' is one name, 'Harrow College, Gouda' hardly. */
  secondName: 0.5,
  /** 'Aldo Institute at Harrow University': the school with what it belongs to is one name. */
  whole: 0.3,
  secondDegree: 2,
  /** 'College of Law' below 'Harrow University', or above it. */
  faculty: 0.6,
  /** 'Barnfield University' below a degree and 'Harrow College', whose degrees it awards. */
  awarding: 1.2,
  secondPeriod: -1.2,
  /** '2019 Botany' below '2021 History': a date at the start of a row, where entries begin with theirs. */
  nextHead: -4,
  /** 'Ashby College' below the bullets with the degrees of 'Harrow College'. */
  nextSchool: -5,
  secondSubject: -0.5,
  secondPlace: -0.3,
};
