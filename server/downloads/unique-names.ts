/** Windows rejects these names, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const maxLength = 120;

/** A name that is valid on every file system: no folders, no special characters, not too long. */
const cleaned = (name: string): string => {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '')
    .replace(reserved, '_$1');
  return plain || 'resume';
};

/** The name, and its extension with the dot ('' without one). A leading dot starts no extension. */
const parted = (name: string): [string, string] => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
};

/** Returns names that are valid on every file system and unique, because two resumes may have the same name. */
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
