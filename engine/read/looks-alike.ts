/** Red, green and blue from 0 to 255. */
export type Rgb = { r: number; g: number; b: number };

/** WCAG's contrast ratio, 1 for equal colors. Pale gray on white, which is readable, has 1.2 and more. */
const minVisibleContrast = 1.12;
/** Red on green can have equal luminance and still be readable, so each color channel must be close as well. */
const maxChannelDifference = 24;

/** True when text in one color is invisible on a background of the other. */
export const looksAlike = (ink: Rgb, ground: Rgb): boolean =>
  Math.max(Math.abs(ink.r - ground.r), Math.abs(ink.g - ground.g), Math.abs(ink.b - ground.b)) <=
    maxChannelDifference && contrastOf(ink, ground) < minVisibleContrast;

const contrastOf = (one: Rgb, other: Rgb): number => {
  const [light = 1, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Relative luminance as WCAG 2 defines it. */
const luminanceOf = ({ r, g, b }: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
