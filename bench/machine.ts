import os from 'node:os';

/**
 * 'Linux, 2 cores (Some Processor), 8 GB, Node 24.1.0': the machine that a figure of time or memory was measured on.
 */
export const machineClass = (): string => {
  const cores = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 1024 ** 3);
  const model = cores[0]?.model.trim() ?? '';
  const system = os.type();
  return `${system}, ${cores.length} cores${model === '' ? '' : ` (${model})`}, ${gigabytes} GB, Node ${process.versions.node}`;
};
