/** Answers with a name that every file system takes and that was not given before: two resumes may have the same. */
export const uniqueNames = (): ((name: string) => string) => {
  const given = new Set<string>();
  return (name) => {
    const clean = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || 'resume';
    const dot = clean.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [clean.slice(0, dot), clean.slice(dot)] : [clean, ''];
    let candidate = clean;
    for (let copy = 2; given.has(candidate.toLowerCase()); copy += 1) candidate = `${stem} (${copy})${extension}`;
    given.add(candidate.toLowerCase());
    return candidate;
  };
};
