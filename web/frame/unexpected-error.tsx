import { Button } from '../ui/button.tsx';

/** The error page for a render error. */
export const UnexpectedError = () => (
  <div role="alert" className="mx-auto max-w-xl px-4 py-16 sm:py-24">
    <h1 className="font-serif text-3xl font-semibold">This page broke</h1>
    <p className="mt-3">
      This is our mistake, not yours. Your resumes and reports are stored on the server. What you had typed here and not
      saved may be gone.
    </p>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
      <a href="/" className="prose-link inline-flex min-h-11 items-center px-2">
        Go to the home page
      </a>
    </div>
  </div>
);
