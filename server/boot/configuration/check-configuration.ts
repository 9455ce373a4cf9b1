import { faultOfFiles } from './fault-of-files.ts';
import { nearMisses } from './near-misses.ts';
import { readConfiguration } from './read-configuration.ts';
import { type Setting, settings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The output of `npm start -- --check-config`: each effective setting, without secrets, then errors and warnings. */
export const checkConfiguration = (environment: Environment): { isFine: boolean; text: string } => {
  const read = readConfiguration(environment);
  const faults = read.ok ? faultOfFiles(read.value) : read.faults;
  const warnings = nearMisses(environment);
  const paragraphs = [
    Object.entries(settings).map(([name, setting]) => lineOf(name, setting, environment[name])),
    warnings.map((warning) => `Warning: ${warning}`),
    faults.length === 0
      ? ['The server can start with these settings.']
      : ['The server cannot start with these settings:', ...faults.map((fault) => `  - ${fault}`)],
  ];
  const text = paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return { isFine: faults.length === 0, text };
};

const lineOf = (name: string, setting: Setting, given = ''): string => {
  const { fallback } = setting;
  if (given !== '') return `${name.padEnd(24)} ${shown(setting, given)}`;
  return `${name.padEnd(24)} ${fallback === '' ? '(not set)' : `${fallback} (not set)`}`;
};

const shown = (setting: Setting, given: string): string => {
  if (setting.hides === 'all') return '(set, not shown)';
  if (setting.hides !== 'password') return given;
  // A value that is not a URL could contain anything, so none of it is shown.
  if (!URL.canParse(given)) return '(set, not shown)';
  const address = new URL(given);
  if (address.password !== '') address.password = '***';
  // Some databases take the password as a parameter.
  for (const parameter of address.searchParams.keys())
    if (/pass/i.test(parameter)) address.searchParams.set(parameter, '***');
  return address.href;
};
