import { isAboutOrigin, isLabelOfBirthplace } from '../../lexicon/phrases/origin-words.ts';
import type { Check } from '../../model/check.ts';
import type { Line, Reading } from '../../model/reading.ts';
import type { Field, Resume } from '../../model/resume.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';
import { namesPlace } from '../names-place.ts';

export const missingLocation: Check<'resume' | 'visual' | 'traces'> = {
  id: 'missing-location',
  group: 'contact',
  title: { pass: 'Your location is given', fail: 'We found no location' },
  why: 'Employers often look for people nearby. A city and state or region are enough; nobody needs your street.',
  impact: 'hint',
  needs: ['resume', 'visual', 'traces'],
  sources: [],
  run: ({ resume, visual, traces }) => {
    if (resume.location !== null) {
      const { value } = resume.location;
      if (!namesPlace(value))
        return unsure(`We read "${value}" as your location, but could not tell whether it is a place.`);
      return mayBeElsewhere(resume.location, resume, visual)
        ? unsure(`We read "${value}" as your location, but could not tell whether you live there.`)
        : passed;
    }
    if (traces.besideContacts.length + traces.places.length + traces.maybeTowns.length > 0)
      return unsure('There are words on your page that may say where you live, but we could not tell.');
    if (areContactsInEntries(resume))
      return unsure('Your contact details share lines with other text, so your location may be part of it.');
    return failed(
      0,
      'We found no city or region near your name.',
      'Add your city and region beside your phone number.',
      absent,
    );
  },
};

/** A place that may be that of a school, an employer or a birth, or no place at all in a row of other words. */
const mayBeElsewhere = (location: Field<string>, resume: Resume, visual: Reading): boolean =>
  isWithinEntries(location, resume.sections) ||
  isSetLikeName(location, resume, visual) ||
  isBesideEntry(location, resume) ||
  isBesideOrigin(location, visual) ||
  mayBeBirthplace(location, visual) ||
  isAmongOthers(location, resume, visual);

/** 'Florence' above 'Roe' in its type, which the lines around them do not have: half of the name rather than a town. */
const isSetLikeName = ({ value, spans }: Field<string>, { name }: Resume, { lines }: Reading): boolean => {
  const [own, other] = [spans[0]?.line ?? -1, name?.spans[0]?.line ?? -1];
  if (Math.abs(own - other) !== 1 || lines[own]?.text.trim() !== value) return false;
  return areSetAlike(lines[own], lines[other]) && !areSetAlike(lines[own], lines[Math.max(own, other) + 1]);
};

const maxPtApart = 0.6;

const areSetAlike = (one: Line | undefined, two: Line | undefined): boolean =>
  one !== undefined &&
  two !== undefined &&
  one.style.isBold === two.style.isBold &&
  Math.abs(one.style.sizePt - two.style.sizePt) <= maxPtApart;

/** More words beside a single name are a row of something else: 'Jekyll and Hyde | Hyde | Lakeside College'. */
const maxWordsBeside = 3;

/** A place in a line that has other words than contact details: it may be a part, a team, a client or a stage. */
const isAmongOthers = ({ value, spans }: Field<string>, resume: Resume, { lines }: Reading): boolean => {
  if (/\d/u.test(value)) return false;
  const { emails, phones, links, name } = resume;
  const known = [...emails, ...phones, ...links, ...(name === null ? [] : [name])].flatMap((field) => field.spans);
  return spans.some(
    ({ line }) =>
      !known.some((span) => span.line === line) && wordsIn(lines[line]?.text ?? '') > maxWordsBeside + wordsIn(value),
  );
};

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Contact details between the lines of jobs or schools: a column was mixed with another, and the place may be read as theirs. */
const areContactsInEntries = ({ emails, phones, links, sections }: Resume): boolean =>
  [...emails, ...phones, ...links].some((field) => isWithinEntries(field, sections));

/** In a line with a school or an employer, the place is theirs, whatever section the line was given to. */
const isBesideEntry = ({ spans }: Field<string>, { education, experience }: Resume): boolean => {
  const names = [
    ...education.map(({ institution }) => institution),
    ...experience.flatMap(({ employer, location }) => [employer, location]),
  ];
  const taken = new Set(names.flatMap((name) => name?.spans.map(({ line }) => line) ?? []));
  return spans.some(({ line }) => taken.has(line));
};

/** 'Kiel' on a line with, or below a line that ends in, the label of a place of birth. */
const isBesideOrigin = ({ spans }: Field<string>, { lines }: Reading): boolean =>
  spans.some(({ line, from }) => {
    const above = lines[line - 1]?.text.trimEnd() ?? '';
    return isAboutOrigin(lines[line]?.text.slice(0, from) ?? '') || (above.endsWith(':') && isAboutOrigin(above));
  });

/** A town alone, on a page with a label of the place of birth that has its value elsewhere: they may belong together. */
const mayBeBirthplace = ({ value, spans }: Field<string>, { lines }: Reading): boolean =>
  !/\d/u.test(value) &&
  spans.every(({ line }) => lines[line]?.text.trim() === value) &&
  lines.some(({ text }) => isLabelOfBirthplace(text));

/** A place within the jobs or schools is rather theirs. */
const isWithinEntries = ({ spans }: Field<string>, sections: Resume['sections']): boolean =>
  sections.some(
    ({ kind, lines }) =>
      (kind === 'experience' || kind === 'education') && spans.some(({ line }) => lines.includes(line)),
  );
