import { Button } from '../ui/button.tsx';

const words = {
  text: 'We could not reach the server. Check your connection and try again.',
  retry: 'Try again',
} as const;

/** A private page while the server cannot be reached. */
export const Unreachable = ({ title }: { title: string }) => (
  <div role="alert" className="mx-auto max-w-xl px-4 py-16 sm:py-24">
    <h1 className="mb-3 font-serif text-3xl font-semibold">{title}</h1>
    <p>{words.text}</p>
    <Button className="mt-6" onClick={() => window.location.reload()}>
      {words.retry}
    </Button>
  </div>
);
