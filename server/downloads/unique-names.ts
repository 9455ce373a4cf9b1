/** Windows takes no file of such a name, whatever stands behind its dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const maxLength = 120;

/** A name that every file system takes: no folders, no signs that one of them reads a meaning into, not too long. */
const cleaned = (name: string): string => {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '')
    .replace(reserved, '_$1');
  return plain || 'resume';
};

/** The name, and its extension with the dot ('' without one). A dot at the beginning begins no extension. */
const parted = (name: string): [string, string] => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
};

/** Answers with a name that every file system takes and that was not given before: two resumes may have the same. */
export const uniqueNames = (): ((name: string) => string) => {
  const given = new Set<string>();
  return (name) => {
    const [long, extension] = parted(cleaned(name));
    const stem = Array.from(long).slice(0, maxLength).join('');
    let candidate = `${stem}${extension}`;
    for (let copy = 2; given.has(candidate.toLowerCase()); copy += 1) candidate = `${stem} (${copy})${extension}`;
    given.add(candidate.toLowerCase());
    return candidate;
  };
};
