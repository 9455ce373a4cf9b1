const bullet = /^\s*[-–—•*▪●○◦‣·+]\s+/u;

/** The lines of a text, and from the first line with a bullet on its bullets. */
export const proseIn = (text: string): { lines: string[]; bullets: string[] } => {
  const all = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const first = all.findIndex((line) => bullet.test(line));
  const at = first < 0 ? all.length : first;
  return {
    lines: all.slice(0, at).map((line) => line.trim()),
    bullets: all.slice(at).map((line) => line.replace(bullet, '').trim()),
  };
};
