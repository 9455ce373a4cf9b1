import type { ImportGraph } from './import-graph.ts';

/**
 * The import cycles among files, each as the files of one strongly connected component in alphabetical order (Tarjan's algorithm).
 * Type-only imports count: files that need each other's types cannot be understood or moved one at a time.
 */
export const cyclesIn = (graph: ImportGraph): readonly (readonly string[])[] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file) ?? 0);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const component = open.splice(open.indexOf(file));
    if (component.length > 1 || graph.get(file)?.includes(file) === true) cycles.push(component.toSorted());
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
};
