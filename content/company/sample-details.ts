import { company } from './company.ts';
import { operator } from './operator.ts';
import { processors } from './processors.ts';

const isSample = /\bsample\b|\bexample\.(?:com|org)\b|exampleton|\b555 01/i;

const samplesIn = (value: unknown, path: string): string[] => {
  if (typeof value === 'string') return isSample.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => samplesIn(part, `${path}.${name}`));
};

/** The details of the operator that are still those of the sample, as paths such as 'operator.legalName'. */
export const sampleDetails = (given: unknown = { company, operator, processors }): string[] =>
  Object.entries(Object(given)).flatMap(([name, part]) => samplesIn(part, name));
