import { Button } from '../../../ui/button.tsx';
import type { Report } from '../checking/live-check.ts';
import { words as allWords } from './words.ts';

const words = allWords.questions;

/** Questions about bullets without a result: below everything that the check found, and without points. */
export const ResultQuestions = ({
  questions,
  onAnswer,
  onSkip,
}: {
  questions: Report['questions'];
  onAnswer: (question: Report['questions'][number], asked: string) => void;
  onSkip: (text: string) => void;
}) => {
  if (questions.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm text-ink-soft">{words.lead}</p>
      <ul className="mt-2 grid gap-2">
        {questions.map((question) => (
          <li key={question.place} className="grid gap-1 rounded-md border border-line bg-sheet px-3 py-2">
            <blockquote className="text-sm wrap-anywhere text-ink-soft">{question.text}</blockquote>
            <p className="font-semibold">{words.asks[question.ask]}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                tone="quiet"
                size="small"
                aria-label={words.answerFor(question.text)}
                onClick={() => onAnswer(question, words.asks[question.ask])}
              >
                {words.answer}
              </Button>
              <Button
                tone="bare"
                size="small"
                aria-label={words.skipFor(question.text)}
                onClick={() => onSkip(question.text)}
              >
                {words.skip}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
