/** True for a few words, the first with a capital, that could be a name. */
export const isNameLike = (text: string): boolean => {
  const words = text.split(' ');
  return (
    words.length <= 8 &&
    /^\p{Lu}/u.test(text) &&
    !/[.!?]$/u.test(text) &&
    !/https?:|www\.|@/u.test(text) &&
    !/^\d/u.test(text) &&
    // who licenses somebody, not who taught
    !/^(?:State|Commonwealth) of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(text)
  );
};

/** In letters: longer text is no name of a degree with its school. */
export const maxNameLength = 160;
