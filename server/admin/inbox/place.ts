/** These lists are short and sorted by day only, so counting and skipping live is fast enough. */
export const placeIn = ({ page: wanted, size }: { page: number; size: number }, total: number) => {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(wanted, pages);
  return { skip: (page - 1) * size, place: { page, pages, total, isTotalExact: true } };
};
