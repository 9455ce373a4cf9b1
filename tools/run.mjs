// Plain JavaScript that runs on Node 20 with nothing installed: sets up the checkout, then continues under Node 24.
import fs from 'node:fs';
import path from 'node:path';
import { handOver } from './setup/hand-over.mjs';
import { prepare } from './setup/prepare.mjs';
import { root } from './setup/root.mjs';

const commands = {
  start: { program: 'server/boot/main.ts', needsWeb: true, needsReader: true, isServer: true },
  worker: { program: 'server/boot/worker.ts', needsWeb: false, needsReader: true, isServer: true },
  dev: { program: 'tools/dev.ts', needsWeb: false },
  test: { program: 'tools/test.ts', needsWeb: true },
  'test:full': { program: 'tools/test.ts', words: ['full'], needsWeb: true },
  'create-admin': { program: 'server/commands/create-admin.ts', needsWeb: false },
  'rotate-keys': { program: 'server/commands/rotate-keys.ts', needsWeb: false },
  backup: { program: 'server/commands/backup.ts', needsWeb: false },
  restore: { program: 'server/commands/restore.ts', needsWeb: false },
  'upgrade-database': { program: 'server/commands/upgrade-database.ts', needsWeb: false },
  'move-files': { program: 'server/commands/move-files.ts', needsWeb: false },
  'send-newsletter': { program: 'server/commands/send-newsletter.ts', needsWeb: false },
  screenshot: { program: 'tools/screenshot.ts', needsWeb: true },
  'share-pictures': { program: 'tools/share-pictures.ts', needsWeb: true },
  corpus: { program: 'tools/make-corpus.ts', needsWeb: false },
  'pack-cli': { program: 'tools/pack-cli.ts', needsWeb: false },
  assemble: { program: 'tools/assemble.ts', needsWeb: true, needsReader: true },
  format: { program: 'node_modules/oxfmt/bin/oxfmt', needsWeb: false },
  fonts: { program: 'tools/fonts.ts', needsWeb: false },
  gazetteers: { program: 'tools/gazetteers.ts', needsWeb: false },
  documents: { program: 'tools/write-documents.ts', needsWeb: false },
  templates: { program: 'tools/write-templates.ts', needsWeb: false },
  'test:stripe-live': { program: 'tools/test-stripe-live.ts', needsWeb: false },
  'bench:accuracy': { program: 'bench/accuracy.ts', needsWeb: false },
  'bench:snapshot': { program: 'bench/snapshot.ts', needsWeb: false },
  'bench:speed': { program: 'bench/speed.ts', needsWeb: false },
  'bench:accounts': { program: 'bench/accounts.ts', needsWeb: false },
  'bench:uploads': { program: 'bench/uploads.ts', needsWeb: true, needsReader: true },
  'bench:database-cost': { program: 'bench/load/database-cost.ts', needsWeb: true, needsReader: true },
  'bench:memory': { program: 'bench/load/memory.ts', needsWeb: true, needsReader: true },
  'bench:small-box': { program: 'bench/load/small-box.ts', needsWeb: true, needsReader: true },
  'bench:throughput': { program: 'bench/load/throughput.ts', needsWeb: true, needsReader: true },
  chaos: { program: 'bench/chaos/run.ts', needsWeb: true, needsReader: true },
  'bench:soak': { program: 'bench/soak.ts', needsWeb: true, needsReader: true },
  'bench:reports': { program: 'bench/reports.ts', needsWeb: false },
  'bench:results-page': { program: 'bench/results-page.ts', needsWeb: true },
  'bench:template-recovery': { program: 'bench/recovery/template-recovery.ts', needsWeb: false },
  'bench:template-files': { program: 'bench/template-files.ts', needsWeb: false },
  'bench:web': { program: 'bench/load/web/lighthouse.ts', needsWeb: true },
  'bench:web-work': { program: 'bench/load/web/page-work.ts', needsWeb: true },
  'bench:workspace-check': { program: 'bench/load/workspace-check.ts', needsWeb: false },
  'bench:workspace-page': { program: 'bench/load/workspace-page.ts', needsWeb: true },
  'bench:lying-model': { program: 'bench/wording/run.ts', needsWeb: false },
  'bench:what-if': { program: 'bench/what-if.ts', needsWeb: false },
  'bench:what-if-page': { program: 'bench/what-if-page.ts', needsWeb: true },
  'bench:operators': { program: 'bench/operators.ts', needsWeb: false },
  'bench:skill-spans': { program: 'bench/skill-spans.ts', needsWeb: false },
  'bench:esco': { program: 'bench/esco.ts', needsWeb: false },
  'bench:reading-order': { program: 'bench/order/reading-order.ts', needsWeb: false },
  'bench:unseen': { program: 'bench/unseen.ts', needsWeb: false },
  'bench:ablation': { program: 'bench/ablation.ts', needsWeb: false },
  'bench:exports': { program: 'bench/exports.ts', needsWeb: false },
  'bench:postings': { program: 'bench/postings/postings.ts', needsWeb: false },
  'bench:repair': { program: 'bench/repair/repair.ts', needsWeb: false },
  'bench:roundtrip': { program: 'bench/roundtrip/roundtrip.ts', needsWeb: false },
  'bench:truth': { program: 'bench/truth.ts', needsWeb: false },
  'bench:ocr': { program: 'bench/ocr/run.ts', needsWeb: false, needsReader: true },
  'bench:names': { program: 'bench/fairness.ts', needsWeb: false },
  'bench:fit-format-card': { program: 'bench/fit-format-card.ts', needsWeb: false },
};

const settingsIn = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
/** What servers and workers are started with: `server/boot/node-flags.ts` and `processes/bounds.ts` say why. */
const flagsOf = ({ isServer = false }) => (isServer ? settingsIn('server/boot/node-flags.json') : []);
const memoryOf = ({ isServer = false }) => (isServer ? settingsIn('processes/memory-environment.json') : {});

const [name = 'start', ...words] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  console.error(`Unknown command '${name}'. Available: ${Object.keys(commands).join(', ')}.`);
  process.exit(64);
}
try {
  // Checking the settings does not need the built pages.
  const { node, env } = prepare(
    words.includes('--check-config') ? { ...command, needsWeb: false, needsReader: false } : command,
  );
  handOver(node, [...flagsOf(command), command.program, ...(command.words ?? []), ...words], {
    ...memoryOf(command),
    ...env,
  });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
