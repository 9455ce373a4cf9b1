import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whatIf } from '#contract/versions.ts';
import { call } from '../../api/call.ts';

/** How long nobody types before the server is asked. With the answer it stays under 200 ms. */
const pauseMs = 100;

/** What a text would score, once its writer pauses. A question that was overtaken is stopped, so a late answer to it cannot show. */
export const useImagined = (id: string, text: string) => {
  const settled = useSettled(text);
  const answer = useQuery({
    queryKey: ['what-if', id, settled],
    queryFn: ({ signal }) => call(whatIf, { id, text: settled }, { signal }),
    placeholderData: keepPreviousData,
    // The words are somebody's own: they are not kept once they are gone from the screen.
    gcTime: 0,
  });
  return { ...answer, isBehind: settled !== text || answer.isPlaceholderData };
};

/** What the text as it stands in the file scores by its words alone: the measure of what changes. */
export const useStart = (id: string, text: string) =>
  useQuery({
    queryKey: ['what-if', id, 'as it is'],
    queryFn: ({ signal }) => call(whatIf, { id, text }, { signal }),
    gcTime: 0,
  });

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
