/** Computes the value for each key once. */
export const oncePer = <K, V>(compute: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const stored = known.get(key);
    if (stored !== undefined) return stored;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
};

/** Computes a value when it is first asked for. */
export const once = <V>(compute: () => V): (() => V) => {
  const value = oncePer<'', V>(compute);
  return () => value('');
};
