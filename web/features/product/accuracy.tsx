import accuracy from '#content/generated/accuracy.json';
import { features } from '#content/pages/features.ts';
import { words } from './words.ts';

const { kit, corpus } = features.accuracy;

/** The measured figures, with the date of the measurement. */
export const Accuracy = () => (
  <figure className="mt-8">
    <div className="overflow-x-auto rounded-lg border border-line bg-sheet px-4">
      <table className="w-full border-collapse">
        <thead>
          <tr className="align-bottom text-sm">
            <th scope="col" className="border-b border-line-strong py-3 text-left font-semibold">
              {words.field}
            </th>
            <th scope="col" className="border-b border-line-strong py-3 pl-4 text-right font-semibold">
              {kit}
              <span className="block font-normal text-ink-soft">{accuracy.kitFiles} files</span>
            </th>
            <th scope="col" className="border-b border-line-strong py-3 pl-4 text-right font-semibold">
              {corpus}
              <span className="block font-normal text-ink-soft">{accuracy.realFiles} files</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {accuracy.figures.map((figure) => (
            <tr key={figure.label} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {figure.label}
              </th>
              <td className="py-2 pl-4 text-right tabular-nums">{figure.kit}</td>
              <td className="py-2 pl-4 text-right tabular-nums">{figure.corpus}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <figcaption className="mt-3 max-w-prose text-sm text-ink-soft">
      {words.share} {words.measured(accuracy.measuredOn, accuracy.engineVersion)}
    </figcaption>
  </figure>
);
