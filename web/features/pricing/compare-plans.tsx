import { Section } from '../../ui/intro.tsx';
import { words as allWords } from './words.ts';

const words = allWords.compare;

/** The limits of each plan that the server enforces, side by side. */
export const ComparePlans = () => (
  <Section id="compare" title={words.title}>
    <table className="mt-6 w-full border-collapse text-left text-sm sm:text-base">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col">
            <span className="sr-only">{words.what}</span>
          </th>
          <th scope="col" className="px-2 py-2 font-semibold sm:px-4">
            Free
          </th>
          <th scope="col" className="px-2 py-2 font-semibold sm:px-4">
            Premium
          </th>
        </tr>
      </thead>
      <tbody>
        {words.rows.map(({ what, free, premium }) => (
          <tr key={what} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-2 font-medium">
              {what}
            </th>
            <td className="px-2 py-2.5 text-ink-soft sm:px-4">{free}</td>
            <td className="px-2 py-2.5 sm:px-4">{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);
