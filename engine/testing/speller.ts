import dictionary from 'dictionary-en';
import { spellerFrom } from '#engine/read/dictionary.ts';

/** The speller that the product uses, unfolded once a process. */
export const spellerForTests = spellerFrom(dictionary);
