import { templates } from '#content/templates/catalog.ts';
import { measured } from '#content/templates/measured.ts';
import { recovery } from '#content/templates/recovery.ts';
import { extractors } from '#content/templates/schema.ts';
import { calendarDayOf } from '../../ui/dates.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { words as allWords } from './words.ts';

const words = allWords.measured;

/** How the scores on the cards were measured, with all of them. */
export const HowMeasured = () => (
  <section id="how-measured" aria-labelledby="how-measured-title" className="mt-16 max-w-3xl">
    <h2 id="how-measured-title" className="font-serif text-3xl font-semibold">
      {words.title}
    </h2>
    <p className="mt-3">{words.text}</p>
    <p className="mt-3">{words.others}</p>
    <p className="mt-3">{words.limit}</p>
    <ScrollBox label={words.caption} className="mt-6 max-h-none! overflow-x-auto border-line bg-sheet px-4 py-3">
      <table className="w-full text-left tabular-nums">
        <caption className="mb-2 text-left text-sm text-ink-soft">{words.caption}</caption>
        <thead className="border-b border-line-strong text-sm">
          <tr>
            {[words.template, ...Object.values(words.columns), ...Object.values(extractors)].map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {templates.map(({ id, title, measured: { pdf, docx } }) => (
            <tr key={id}>
              <th scope="row" className="py-2 pr-4 font-medium">
                {title}
              </th>
              <td className="py-2 pr-4">{pdf.atsScore}</td>
              <td className="py-2 pr-4">{docx.atsScore}</td>
              {Object.entries(recovery.templates[id]).map(([program, share]) => (
                <td key={program} className="py-2 pr-4">
                  {share}%
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
    <p className="mt-3 text-sm text-ink-soft">
      {words.version} {measured.engineVersion} {words.on} {calendarDayOf(measured.on)}.
    </p>
  </section>
);
