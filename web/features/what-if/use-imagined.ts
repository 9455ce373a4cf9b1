import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { runWhatIf } from '#contract/api/versions.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { call } from '../../data/http/call.ts';
import { retryDelayFor } from '../../data/http/retry-delay.ts';

/** How long nobody types before the server is asked: less than between the keys of most people, so that with the answer it stays under 200 ms. */
const pauseMs = 60;

/** What a text would score, once its writer pauses. A question that was overtaken is stopped, so a late answer to it cannot show. */
export const useImagined = (id: string, text: string) => {
  const settled = useSettled(text);
  const answer = useQuery({
    queryKey: ['what-if', id, settled],
    queryFn: ({ signal }) => call(runWhatIf, { id, text: settled }, { signal }),
    placeholderData: keepPreviousData,
    retry: (count, error) => waitMs(error, count) !== null,
    retryDelay: (count, error) => waitMs(error, count) ?? 0,
    // The words are somebody's own: they are not kept once they are gone from the screen.
    gcTime: 0,
  });
  return { ...answer, isBehind: settled !== text || answer.isPlaceholderData };
};

/** What the text as it stands in the file scores by its words alone: the measure of what changes. */
export const useStart = (id: string, text: string) =>
  useQuery({
    queryKey: ['what-if', id, 'as it is'],
    queryFn: ({ signal }) => call(runWhatIf, { id, text }, { signal }),
    gcTime: 0,
  });

/** A server that is busy is asked again by itself, while the scores from before stay; that it cannot be reached is said at once. */
const waitMs = (error: Error, count: number): number | null => {
  if (error instanceof ApiError && error.isUnreachable) return null;
  const patience = retryDelayFor(error, count + 1);
  return patience === null ? null : patience.seconds * 1000;
};

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
