import { useEffect, useState } from 'react';
import { listLogs, type LogEntry } from '#contract/api/admin/tables.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import { useReadCache } from '../../../data/read-cache.ts';
import { readOnce } from '../../../data/read-once.ts';

type Input = InputOf<typeof listLogs>;

const pauseMs = 3_000;
/** Each request keeps the session alive, so an unattended tail would defeat the session timeout. */
const endsAfterMs = 10 * 60_000;
const maxShown = 500;

const none: readonly LogEntry[] = [];

/**
 * Lines that arrive while the page is open: the request for more carries the newest line shown. Only for the first
 * page, sorted latest first.
 */
export const useTail = (input: Input, isShown: boolean) => {
  const cache = useReadCache();
  const [isAsked, setIsAsked] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [arrived, setArrived] = useState<{ of: string; rows: readonly LogEntry[] }>({ of: '', rows: none });
  const key = JSON.stringify(input);
  const isPossible = input.page === 1 && input.order === 'desc';
  const isOn = isAsked && isPossible && isShown;

  useEffect(() => {
    if (!isOn) return undefined;
    const params: Input = JSON.parse(key);
    const stop = new AbortController();
    const endsAt = Date.now() + endsAfterMs;
    let rows: readonly LogEntry[] = none;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      const first = rows[0] ?? cache.get(listLogs, params)?.logs[0];
      try {
        // Oldest first: however many arrived, none is left out.
        const next = await readOnce(
          listLogs,
          { ...params, size: 100, order: 'asc', after: first?.id ?? '0' },
          { signal: stop.signal },
        );
        rows = [...next.logs.toReversed(), ...rows].slice(0, maxShown);
        setArrived({ of: key, rows });
        setHasFailed(false);
      } catch {
        if (stop.signal.aborted) return;
        setHasFailed(true);
      }
      if (Date.now() < endsAt) timer = setTimeout(() => void ask(), pauseMs);
      else setIsAsked(false);
    };
    timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
      // Lines that arrived in the meantime are now part of the table.
      void cache.refresh(listLogs);
    };
  }, [isOn, key, cache]);

  return {
    isOn,
    isPossible,
    hasFailed,
    newer: isOn && arrived.of === key ? arrived.rows : none,
    start: () => setIsAsked(true),
    stop: () => setIsAsked(false),
  };
};
