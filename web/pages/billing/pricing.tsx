import { useNavigate, type MetaFunction } from 'react-router';
import { choiceIn, searchOf } from '../../features/pricing/choice.ts';
import { PricingView } from '../../features/pricing/pricing-view.tsx';
import { sentenceText } from '../../features/pricing/sentence.ts';
import { words } from '../../features/pricing/words.ts';
import { useSession } from '../../session/use-session.ts';
import { questionData } from '../../ui/question-data.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [
  { title: 'Pricing: Free and Premium | Parsewell' },
  {
    name: 'description',
    content: words.description,
  },
  questionData(
    words.faq.questions.map(({ question, answer }) => ({
      question,
      answer: answer.map((sentence) => sentenceText(sentence, false)),
    })),
  ),
];

const PricingPage = () => {
  const [search, setSearch] = useSearch();
  const navigate = useNavigate();
  const session = useSession();
  return (
    <PricingView
      choice={choiceIn(search)}
      session={session}
      onChoose={(choice, isStep) => setSearch(searchOf(choice), { preventScrollReset: !isStep, replace: !isStep })}
      onLogin={(choice) => {
        toast(words.login);
        void navigate(`/login?${new URLSearchParams(searchOf(choice))}`);
      }}
      onSubscribedToFree={() => void navigate('/dashboard?plan=free')}
      // A client-side navigation, so that a chosen resume is kept. Back then leads to the page before the payment.
      onPaid={(address) => void navigate(address, { replace: true })}
    />
  );
};

export default PricingPage;
