import dictionary from 'dictionary-en';
import { spellerFrom } from '#engine/read/dictionary.ts';

/** The speller that the product uses, loaded once per process. */
export const spellerForTests = spellerFrom(dictionary);
