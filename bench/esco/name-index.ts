/** How alike each name of a list is to a query, by the words they share: the cosine of their words, rare ones weighing more. */
export type NameIndex = { scores: (words: readonly string[]) => Float64Array };

export const nameIndex = (names: readonly (readonly string[])[]): NameIndex => {
  const places = new Map<string, number[]>();
  names.forEach((words, index) => {
    for (const word of new Set(words)) {
      const own = places.get(word);
      if (own === undefined) places.set(word, [index]);
      else own.push(index);
    }
  });
  const weightOf = (word: string): number => Math.log(1 + names.length / (1 + (places.get(word)?.length ?? 0)));
  const lengthOf = (words: ReadonlySet<string>): number =>
    Math.sqrt([...words].reduce((sum, word) => sum + weightOf(word) ** 2, 0));
  const lengths = Float64Array.from(names, (words) => lengthOf(new Set(words)));
  return {
    scores: (words) => {
      const scores = new Float64Array(names.length);
      const wanted = new Set(words);
      const length = lengthOf(wanted);
      if (length === 0) return scores;
      for (const word of wanted)
        for (const place of places.get(word) ?? [])
          scores[place] = (scores[place] ?? 0) + weightOf(word) ** 2 / (length * (lengths[place] ?? 1));
      return scores;
    },
  };
};
