import { useEffect, useRef, useState } from 'react';

/** Seconds left of `seconds`; calls `onEnd` at zero. Pauses while `isHeld`. */
export const useCountdown = (seconds: number, isHeld: boolean, onEnd: () => void): number => {
  const [left, setLeft] = useState(seconds);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [isHeld]);
  useEffect(() => {
    if (left === 0) latest.current();
  }, [left]);
  return left;
};
