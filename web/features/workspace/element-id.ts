import type { Place } from '#contract/draft/place.ts';

/** The element in which a place of the document is edited. */
export const elementIdOf = (place: Place): string => `at${place.replaceAll('/', '-')}`;

/** Focuses the element of a place, or the first one within it. Returns false when there is none. */
export const focusPlace = (place: Place): boolean => {
  const id = elementIdOf(place);
  const element = document.getElementById(id) ?? document.querySelector<HTMLElement>(`textarea[id^="${id}-"]`);
  if (element === null) return false;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
  return true;
};
