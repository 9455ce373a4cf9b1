import { Badge } from '../../ui/badge.tsx';
import { Intro, Section, Sheet } from '../../ui/intro.tsx';
import { parseChangelog } from './parse-changelog.ts';
import { words } from './words.ts';

const files = import.meta.glob<string>('/CHANGELOG.md', { query: '?raw', import: 'default', eager: true });
const releases = Object.values(files)
  .flatMap(parseChangelog)
  // After a release, nothing is unreleased for a while.
  .filter(({ changes }) => changes.length > 0);

/** 'Unreleased', '1.0.0 (November 23, 2026)' */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .match(/[a-z\d.]+/g)
    ?.join('-') ?? '';

/** CHANGELOG.md as a page. */
export const ChangelogView = () => (
  <Sheet>
    <Intro title={words.title} lead={words.lead} />
    {releases.map(({ name, changes }) => (
      <Section key={name} id={idOf(name)} title={name}>
        <ul className="mt-6 grid max-w-3xl gap-3">
          {changes.map(({ isScoreChange, parts }) => (
            <li key={parts.map(({ text }) => text).join('')} className="border-t border-line pt-3">
              {isScoreChange && <Badge>{words.score}</Badge>}{' '}
              {parts.map(({ isCode, text }) => (isCode ? <code key={text}>{text}</code> : text))}
            </li>
          ))}
        </ul>
      </Section>
    ))}
  </Sheet>
);
