import { Fold } from '../../ui/fold.tsx';
import { Section } from '../../ui/intro.tsx';
import { words as allWords } from './words.ts';

const words = allWords.faq;

export const PricingQuestions = () => (
  <Section id="questions" title={words.title}>
    <ul className="mt-6 grid max-w-3xl gap-3">
      {words.questions.map(({ id, question, answer }) => (
        <li key={id}>
          <Fold
            id={id}
            className="rounded-lg border border-line bg-sheet px-4 py-2"
            summary={<h3 className="font-semibold">{question}</h3>}
          >
            <p className="mb-2 max-w-prose">{answer.join(' ')}</p>
          </Fold>
        </li>
      ))}
    </ul>
  </Section>
);
