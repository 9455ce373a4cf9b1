import { z } from 'zod';
import { settings } from './configuration/settings.ts';

type Settings = typeof settings;
type Read = { [Name in keyof Settings]: Settings[Name]['read'] };

const reads = Object.fromEntries(Object.entries(settings).map(([name, { read }]) => [name, read]));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list of pairs forgets which name goes with which value
export const schema = z.object(reads as Read);

export type Configuration = Omit<z.infer<typeof schema>, 'PUBLIC_URL' | 'LOG_LEVEL'> & {
  PUBLIC_URL: string;
  LOG_LEVEL: NonNullable<z.infer<typeof schema>['LOG_LEVEL']>;
  /** False when PUBLIC_URL is only a default: then the site may also be reached under other names. */
  isPublicUrlSet: boolean;
};
