import { downloadOriginalFile } from '#contract/api/original-file.ts';
import { downloadRepaired, getRepairs } from '#contract/api/repairs.ts';
import { loadFile } from '../../../data/http/load-file.ts';
import { forgotten, paged, useRead } from '../../../data/use-read.ts';
import { useResource } from '../../../data/use-resource.ts';
import { drawDocx } from '../pane/draw-docx.ts';

/** `only`: the chosen repairs with commas between them; undefined for all. The last answer stays until the next one is there. */
export const useRepairs = (id: string, only: string | undefined) =>
  useRead(getRepairs, { id, ...(only === undefined ? {} : { only }) }, { ...forgotten, ...paged });

/** The file as it is (`only` null), or with the chosen repairs, drawn in the browser. */
export const useDrawing = (id: string, only: string | null) =>
  useResource(
    ['repaired drawing', id, only],
    async (signal) =>
      drawDocx(
        await (only === null
          ? loadFile(downloadOriginalFile, { id }, { signal })
          : loadFile(downloadRepaired, { id, only }, { signal })),
      ),
    { gcTime: 0, structuralSharing: false },
  );
