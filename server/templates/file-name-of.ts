/** 'Maren-Oduya-Resume': a name that a recruiter can find again. Letters of every alphabet are kept. */
export const fileNameOf = (name: string): string => {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words, 'Resume'].join('-');
};
