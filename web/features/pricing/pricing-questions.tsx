import { usePublicFacts } from '../../data/use-public-facts.ts';
import { Fold } from '../../ui/fold.tsx';
import { Section } from '../../ui/intro.tsx';
import { sentenceText } from './sentence.ts';
import { words as allWords } from './words.ts';

const words = allWords.faq;

export const PricingQuestions = () => {
  const mailIsSetUp = usePublicFacts().data?.mailIsSetUp === true;
  return (
    <Section id="questions" title={words.title}>
      <ul className="mt-6 grid items-start gap-3 md:grid-cols-2">
        {words.questions.map(({ id, question, answer }) => (
          <li key={id}>
            <Fold
              id={id}
              className="rounded-lg border border-line bg-sheet px-4 py-2"
              summary={<h3 className="font-semibold">{question}</h3>}
            >
              <p className="mb-2 max-w-prose">
                {answer.map((sentence) => sentenceText(sentence, mailIsSetUp)).join(' ')}
              </p>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
};
