/**
 * What is made when it is first used, and then kept. For formatters of `Intl`: each takes 2 to 5 ms to make, four times
 * that on a phone, and most pages load more of them than they use.
 */
export const madeOnce = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | null = null;
  return () => (made ??= make());
};
