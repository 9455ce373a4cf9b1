import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { loadFile } from './load-file.ts';

/**
 * Fetches a file before handing it to the browser, so that a page knows it has arrived, and no window opens that a
 * browser could block. Returns it as it was saved. Throws `ApiError` like `call`.
 */
export const download = async <Input extends z.ZodType>(
  endpoint: Endpoint<Input>,
  input: z.infer<Input>,
): Promise<File> => {
  const file = await loadFile(endpoint, input);
  save(file);
  return file;
};

/** Long enough for the browser to have saved the file. */
const keptMs = 60_000;

/** Saves a file as a browser download. */
export const save = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
};
