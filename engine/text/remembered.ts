/** More answers than this are not kept: a document with so many texts is not a resume. */
const maxAnswers = 5000;
/** Longer texts are hardly ever asked about twice, and would be kept until the document is read. */
const usualLength = 300;

/** One for each of these functions. */
const forget: (() => void)[] = [];

/**
 * The same function, which works out each answer once per document: recognizers ask again and again about the same line
 * or piece of one. Only for functions of the text alone; callers must not change the answer. A text
 * longer than `maxLength` is worked out each time.
 */
export const remembered = <Answer>(
  answerTo: (text: string) => Answer,
  maxLength = usualLength,
): ((text: string) => Answer) => {
  const answers = new Map<string, Answer>();
  // More than one in four asks about the same text as the one before, which needs no look-up.
  let lastText: string | null = null;
  let lastAnswer: Answer | undefined;
  forget.push(() => {
    answers.clear();
    lastText = null;
    lastAnswer = undefined;
  });
  return (text) => {
    // A look-up of a long text would read it to its end.
    if (text.length > maxLength) return answerTo(text);
    if (text === lastText && lastAnswer !== undefined) return lastAnswer;
    let answer = answers.get(text);
    if (answer === undefined) {
      answer = answerTo(text);
      if (answers.size >= maxAnswers) answers.clear();
      answers.set(text, answer);
    }
    lastText = text;
    lastAnswer = answer;
    return answer;
  };
};

/** Does the work for one document and then forgets all texts: nothing of a document outlives its analysis. */
export const forgettingAfter = <Result>(work: () => Result): Result => {
  try {
    return work();
  } finally {
    for (const one of forget) one();
  }
};
