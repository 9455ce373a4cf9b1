import { systems } from '#content/pages/systems.ts';

/** What the report contains. Every line is something that the results page shows. */
const promises = [
  {
    title: 'Both readings, side by side',
    text: 'The text in the order you see it, and in the order the file stores it. Lost text is struck through, and moved lines are numbered.',
  },
  {
    title: 'Scores you can check',
    text: 'Each score is a weighted average of checks, capped when one problem outweighs the rest. The report shows every part and its weight.',
  },
  {
    title: 'The one thing to fix first',
    text: 'Each finding comes with a quote, the page number and what to do about it. The fix that gains you the most points comes first.',
  },
] as const;

export const Promises = () => (
  <section aria-labelledby="promises-title" className="mx-auto max-w-6xl px-4 py-12 sm:py-16">
    <h2 id="promises-title" className="font-serif text-3xl font-semibold">
      What you get
    </h2>
    <ul className="mt-8 grid gap-8 md:grid-cols-3">
      {promises.map((promise) => (
        <li key={promise.title} className="border-t-2 border-ink pt-4">
          <h3 className="text-lg font-semibold">{promise.title}</h3>
          <p className="mt-2 text-ink-soft">{promise.text}</p>
        </li>
      ))}
    </ul>
    <p className="mt-10 max-w-3xl text-ink-soft">
      Checked against what the makers of {systems.names} publish. {systems.silence} If only others state a rule, the
      report says so. No language model makes or changes a score.
    </p>
  </section>
);
