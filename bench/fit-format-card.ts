import { formatCard } from '#engine/scoring/score-cards.ts';
import { engineVersion } from '#engine/version.ts';
import { type Measured, measuredLosses } from './format-card/measured-losses.ts';
import { kitFolder, needs } from './shared-material.ts';
import { mean, spearman } from './statistics.ts';

// `npm run bench:fit-format-card`: where the weights of the format card come from. Prints what each failed check costs
// other extractors next to what it costs on the card. It changes nothing, because the card also takes vendors'
// documentation into account.
needs(kitFolder, 'shared evaluation kit');

type Fit = ReadonlyMap<string, number>;

/**
 * Points that each check costs at most, none below 0, so that their sums come closest to the losses (least squares, one
 * check at a time).
 */
const fitOf = (files: readonly Measured[], checks: readonly string[]): Fit => {
  const fit = new Map(checks.map((check) => [check, 0]));
  for (let round = 0; round < 500; round += 1)
    for (const check of checks) {
      const own = files.filter(({ severity }) => severity.has(check));
      const pull = own.reduce((sum, file) => {
        const rest = file.loss - predicted(file, fit) + (fit.get(check) ?? 0) * (file.severity.get(check) ?? 0);
        return sum + rest * (file.severity.get(check) ?? 0);
      }, 0);
      const weight = own.reduce((sum, { severity }) => sum + (severity.get(check) ?? 0) ** 2, 0);
      fit.set(check, weight === 0 ? 0 : Math.max(0, pull / weight));
    }
  return fit;
};

const predicted = ({ severity }: Measured, fit: Fit): number =>
  [...severity].reduce((sum, [check, share]) => sum + share * (fit.get(check) ?? 0), 0);

/** For each person's files, the prediction of a fit on all other people. */
const predictedByOthers = (files: readonly Measured[], checks: readonly string[]): number[] => {
  const people = [...new Set(files.map(({ person }) => person))];
  const fits = new Map(
    people.map((person) => [
      person,
      fitOf(
        files.filter((file) => file.person !== person),
        checks,
      ),
    ]),
  );
  return files.map((file) => -predicted(file, fits.get(file.person) ?? new Map<string, number>()));
};

/** The best prediction possible from the layout alone: the mean loss of that layout over all other people. */
const layoutMeans = (files: readonly Measured[]): number[] =>
  files.map((file) =>
    mean(
      files
        .filter(({ person, layout }) => person !== file.person && layout === file.layout)
        .map((other) => other.recovery),
    ),
  );

const files = await measuredLosses();
const checks = formatCard
  .map(({ check }) => check)
  .filter((check) => files.some(({ severity }) => severity.has(check)));
const fit = fitOf(files, checks);
const allWeights = formatCard.reduce((sum, { weight }) => sum + weight, 0);
const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

console.log(`Engine ${engineVersion}; ${files.length} files of the kit. Points of 100.\n`);
row(
  'check',
  'files',
  'mean loss with it',
  'mean severity',
  'fitted cost',
  'cost on the card',
  'weight',
  'limit',
  'proposed limit',
);
row(...Array.from({ length: 9 }, () => '---'));
for (const { check, weight, limit } of formatCard) {
  const own = files.filter(({ severity }) => severity.has(check));
  const byWeight = (100 * weight) / allWeights;
  const onCard = Math.max(byWeight, limit === undefined ? 0 : 100 - limit);
  const cost = fit.get(check);
  row(
    check,
    own.length,
    own.length === 0 ? '' : mean(own.map(({ loss }) => loss)).toFixed(1),
    own.length === 0 ? '' : mean(own.map(({ severity }) => severity.get(check) ?? 0)).toFixed(2),
    cost === undefined ? 'not seen' : cost.toFixed(1),
    onCard.toFixed(1),
    weight,
    limit ?? '',
    cost === undefined || cost <= byWeight ? '' : Math.round(100 - cost),
  );
}

const recoveries = files.map(({ recovery }) => recovery);
const agreement = (values: readonly number[]): string => spearman(values, recoveries).toFixed(3);
console.log(`
Agreement with the recovery by other extractors (Spearman):
  the card as it is                                        ${agreement(files.map(({ score }) => score))}
  the fitted costs, each person by the fit of the others   ${agreement(predictedByOthers(files, checks))}
  a predictor that knows the mean of each layout           ${agreement(layoutMeans(files))}

The fitted cost is that of a check which fails as badly as it can; the card's is the larger of its limit and its weight alone. Checks that
always fail together share their cost, so read rows of one layout as a sum.`);
