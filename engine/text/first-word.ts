/** The text up to its first space, without cutting up the rest; '' where it begins with one. */
export const firstWordOf = (text: string): string => {
  const end = text.search(/\s/u);
  return end < 0 ? text : text.slice(0, end);
};
