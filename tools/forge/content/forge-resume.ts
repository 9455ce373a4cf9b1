import type { ForgedResume, ForgedSection } from '../forged-resume.ts';
import { randomOf, type Random } from '../random.ts';
import type { Share } from '../lists/half.ts';
import { drawEmail, drawLinks, drawPhone } from './contact.ts';
import { drawCountry, tongueOf } from './countries.ts';
import { drawEducation } from './education.ts';
import { drawExperience, type Setting } from './experience.ts';
import { drawCertifications, drawItems, drawLanguages, drawSkills, drawSummary } from './extras.ts';
import { drawHeading, drawHeadingHabit } from './headings.ts';
import { drawDates, plusMonths, today } from './periods.ts';
import { drawPerson } from './person.ts';
import { drawPlaceStyle, drawTown, printHome } from './place.ts';
import { trades, type Trade } from './trades.ts';

/** A resume and what its posting needs to know about the person. */
export type Forged = { resume: ForgedResume; setting: Setting; years: number; title: string };

const oddKinds = ['projects', 'awards', 'publications', 'volunteering', 'interests'] as const;
const chanceOf: Readonly<Record<(typeof oddKinds)[number], number>> = {
  projects: 0.22,
  awards: 0.14,
  publications: 0.05,
  volunteering: 0.12,
  interests: 0.1,
};

const hasCode = ({ id }: Trade): boolean => ['software', 'data', 'network', 'product'].includes(id);

const orderOf = (random: Random): readonly ForgedSection['kind'][] =>
  random
    .pick([
      ['summary', 'experience', 'education', 'skills', 'certifications', 'languages', 'rest'],
      ['summary', 'experience', 'education', 'skills', 'certifications', 'languages', 'rest'],
      ['summary', 'skills', 'experience', 'education', 'certifications', 'rest', 'languages'],
      ['summary', 'education', 'experience', 'skills', 'rest', 'certifications', 'languages'],
      ['summary', 'experience', 'skills', 'rest', 'education', 'certifications', 'languages'],
      ['summary', 'skills', 'certifications', 'experience', 'education', 'languages', 'rest'],
    ])
    .flatMap((kind) => (kind === 'rest' ? oddKinds : [kind as ForgedSection['kind']]));

const plainNameOf = (name: string): string =>
  name
    .split(' ')
    .map((part, index, all) => (index === all.length - 1 ? part : `${part.slice(0, 1)}.`))
    .join(' ');

/** The person with this number of a seed. Lists are drawn from one half only, unless `share` is 'all'. */
export const forgeResume = (seed: number, number: number, share: Share): Forged => {
  const random = randomOf(`forge/${seed}/${number}`);
  const country = drawCountry(random.fork('country'));
  const language = random.fork('language').pick(country.languages);
  const tongue = tongueOf(language);
  const trade = trades[(seed * 11 + number) % trades.length] ?? random.fork('trade').pick(trades);
  const person = drawPerson(country, { seed, number, share }, random.fork('person'));
  const dates = drawDates(tongue, random.fork('dates'));
  const setting: Setting = {
    country,
    language,
    share,
    trade,
    dates,
    placeStyle: drawPlaceStyle(random.fork('places')),
  };
  const experience = drawExperience(setting, random.fork('experience'));
  const education = drawEducation(setting, plusMonths(today, -12 * experience.years), random.fork('education'));
  const habit = drawHeadingHabit(tongue, random.fork('habit'));
  const titles = random.fork('headings');
  const headingOf = (kind: ForgedSection['kind']): string => drawHeading(kind, habit, tongue, titles);
  const part = random.fork('parts');
  const skills = drawSkills(setting, headingOf('skills'), random.fork('skills'));
  const certifications = drawCertifications(setting, random.fork('certifications'));
  const hasCertifications = tongue === 'en' && part.chance(0.4);
  const homeTown = drawTown(country.code, share, random.fork('home'));
  const home = printHome(homeTown, country, language, random.fork('home print'));
  const sectionOf = (kind: ForgedSection['kind']): ForgedSection | undefined => {
    switch (kind) {
      case 'summary':
        return part.chance(0.6)
          ? {
              kind,
              heading: headingOf(kind),
              text: drawSummary(setting, experience.firstTitle, experience.years, part),
            }
          : undefined;
      case 'experience':
        return { kind, heading: headingOf(kind), jobs: experience.jobs };
      case 'education':
        return { kind, heading: headingOf(kind), schools: education.schools };
      case 'skills':
        return part.chance(0.92) ? skills.section : undefined;
      case 'certifications':
        return hasCertifications ? { kind, heading: headingOf(kind), items: certifications.items } : undefined;
      case 'languages':
        return part.chance(tongue === 'en' ? 0.25 : 0.8)
          ? { kind, heading: headingOf(kind), items: drawLanguages(setting, part) }
          : undefined;
      default:
        return tongue === 'en' && part.chance(chanceOf[kind])
          ? { kind, heading: headingOf(kind), items: drawItems(kind, setting, plainNameOf(person.plainName), part) }
          : undefined;
    }
  };
  const sections = orderOf(random.fork('order'))
    .map(sectionOf)
    .filter((section) => section !== undefined);
  const resume: ForgedResume = {
    id: `f${String(number).padStart(4, '0')}`,
    language,
    name: person.name,
    plainName: person.plainName,
    contact: {
      email: drawEmail(person, random.fork('email')),
      phone: drawPhone(country.code, random.fork('phone')),
      location: home.text,
      links: drawLinks(person, hasCode(trade), random.fork('links')),
    },
    headline: random.fork('headline').chance(0.4) ? experience.firstTitle : undefined,
    sections,
    traits: [
      `language: ${language}`,
      `trade: ${trade.id}`,
      `headings: ${habit}`,
      home.trait,
      ...person.traits,
      ...dates.traits,
      ...experience.traits,
      ...education.traits,
      ...(sections.includes(skills.section) ? skills.traits : []),
      ...(hasCertifications ? [certifications.trait] : []),
    ],
  };
  return { resume, setting, years: experience.years, title: experience.firstTitle };
};
