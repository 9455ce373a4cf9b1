import { useNavigate, type MetaFunction } from 'react-router';
import { Hero } from '../features/hero/hero.tsx';
import { Promises } from '../features/hero/promises.tsx';
import { UploadPanel } from '../features/upload/upload-panel.tsx';
import { words } from '../features/upload/words.ts';

export const meta: MetaFunction = () => [
  { title: 'Parsewell: see what hiring software reads in your resume' },
  {
    name: 'description',
    content:
      'Upload your resume as PDF or DOCX and see what applicant tracking systems read in it, what gets lost, and what to fix first. Every score shows its math.',
  },
];

const HomePage = () => {
  const navigate = useNavigate();
  return (
    <>
      <Hero />
      <section
        id="resume-upload"
        tabIndex={-1}
        aria-labelledby="resume-upload-title"
        className="border-y border-line bg-well"
      >
        <div className="mx-auto max-w-3xl px-4 py-12 sm:py-16">
          <h2 id="resume-upload-title" className="font-serif text-3xl font-semibold">
            {words.title}
          </h2>
          <p className="mt-2 mb-6 text-ink-soft">{words.lead}</p>
          <UploadPanel onDone={({ id }) => void navigate(`/results/${id}`)} />
        </div>
      </section>
      <Promises />
    </>
  );
};

export default HomePage;
