import type { FamilyId } from './families.ts';
import type { HeadId } from './jobs/heads.ts';
import type {
  ContactId,
  DatesId,
  Flavor,
  HeadingStyle,
  NameId,
  PaintOrder,
  PlaceId,
  ProducerId,
  Program,
  SchoolId,
  SkillsId,
  Typography,
} from './parts.ts';

export type Look = {
  family: FamilyId;
  producer: ProducerId;
  jobs: { head: HeadId; dates: DatesId; place: PlaceId; isGrouped: boolean };
  schools: { head: SchoolId; dates: DatesId; hasBulletDetails: boolean };
  skills: SkillsId;
  heading: HeadingStyle;
  name: NameId;
  contact: ContactId;
  /** '•', '-', '▪', '' (a paragraph each) or '#' (numbered). */
  bullet: string;
  paint: PaintOrder;
  /** Of DOCX files. */
  flavor: Flavor;
  word: { hasLineBreaks: boolean; hasSplitRuns: boolean; hasLinks: boolean };
  /** Of PDF files drawn by pdfkit: with a structure tree, and what the file says made it. */
  isTagged: boolean;
  /** How HTML puts columns beside each other. */
  columns: 'grid' | 'flex' | 'float' | 'table';
  /** Typst breaks words and justifies lines. */
  isHyphenated: boolean;
  program: Program;
  type: Typography;
};

/** 'sidebar-left/title-first/dates-right/chromium'. */
export const lookName = ({ family, jobs, producer }: Look): string =>
  [family, jobs.head, jobs.dates, producer].join('/');
