import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { loadFile } from './load-file.ts';

/**
 * Fetches a file and only then hands it to the person: so a page knows that it came before it says so, and no window is
 * opened that a browser could block. Throws `ApiError` like `call`.
 */
export const download = async <Input extends z.ZodType>(
  endpoint: Endpoint<Input>,
  input: z.infer<Input>,
): Promise<void> => save(await loadFile(endpoint, input));

/** Long enough for the browser to have taken the file over. */
const keptMs = 60_000;

/** Hands a file to the person, as a download. */
export const save = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
};
