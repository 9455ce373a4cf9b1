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

export type Geometry = {
  /** Two columns; `share` is the side column's part of the width. */
  side?: {
    at: 'left' | 'right';
    share: number;
    fill: 'none' | 'tint' | 'dark';
    /** How a DOCX puts them beside each other. */
    docx: 'table' | 'text-box' | 'word-columns';
    /** The name stands above both columns, or in one of them. */
    name: 'across' | 'in-main' | 'in-side';
    contact: 'in-side' | 'in-head';
    /** Two halves share the sections evenly. */
    isHalf?: true;
  };
  head?: 'band' | 'centered';
  /** Where the contact details of a page without columns stand, if not below the name. */
  contact?: 'page-header' | 'page-footer';
  sections?: 'labels-left' | 'cards' | 'turned-headings' | 'form-rules';
  /** Jobs and schools are rows of a table, with rules or without. */
  entries?: 'ruled-table' | 'plain-table';
  /** Every page repeats the name and counts the pages. */
  isRunning?: true;
  hasPhoto?: true;
  /** Words in white, for software only. */
  hasHiddenWords?: true;
  /** The letters fi, fl and ff are stored as one character. */
  hasLigatures?: true;
  /** The file does not say which letters its glyphs are. */
  isUnmapped?: true;
  /** Dates are moved to the right with tabs, entries apart with empty paragraphs. */
  isTyped?: true;
};

export type FamilyRow = {
  title: string;
  /** How often it is drawn, compared with a rare family. */
  weight?: number;
  geometry: Geometry;
  producers: readonly ProducerId[];
  dates?: readonly DatesId[];
  contacts?: readonly ContactId[];
  skills?: readonly SkillsId[];
  paint?: readonly PaintOrder[];
  heads?: readonly HeadId[];
  schools?: readonly SchoolId[];
  names?: readonly NameId[];
  heading?: Partial<HeadingStyle>;
  fonts?: readonly Typography['font'][];
  bullets?: readonly string[];
  type?: Partial<Typography>;
  flavor?: Flavor;
  program?: Program;
  places?: readonly PlaceId[];
  isGrouped?: boolean;
  must: readonly string[];
  may: readonly string[];
};
