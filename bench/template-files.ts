import { texts } from '#content/templates/texts.ts';
import { type TemplateFormat, templateIds } from '#contract/api/templates.ts';
import { writeFile } from '#server/templates/write-file.ts';
import { openWorkshop, type Workshop } from '#tools/templates.ts';
import { median, quantile } from './statistics.ts';

// `npm run bench:template-files`: how long creating a template file takes. Decides whether files are cached or created
// for each download.
const rounds = 40;

const measure = async (workshop: Workshop, format: TemplateFormat): Promise<number[]> => {
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1)
    for (const id of templateIds) {
      const start = performance.now();
      // A different name each time, as with real users, because the typesetter caches its results.
      const resume = { ...texts[id].filled, name: `Person ${round}` };
      await writeFile(workshop.typesetter, id, format, resume, new Date());
      // The first rounds start processes and fill caches.
      if (round >= 0) times.push(performance.now() - start);
    }
  return times;
};

const workshop = await openWorkshop();
for (const format of ['docx', 'pdf'] as const) {
  const times = await measure(workshop, format);
  const [p50, p95] = [median(times), quantile(times, 0.95)].map((ms) => `${ms.toFixed(1)} ms`);
  console.log(`${format}: ${times.length} files, median ${p50}, 95 % within ${p95}`);
}
workshop.close();
