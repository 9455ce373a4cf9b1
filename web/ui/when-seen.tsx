import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Renders what is heavy once it is about to be seen, or printed. The parent has its final height, so that nothing moves.
 */
export const WhenSeen = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const show = (): void => setIsSeen(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: '200px' },
    );
    if (place.current !== null) observer.observe(place.current);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  return (
    <div ref={place} className="h-full">
      {isSeen && children}
    </div>
  );
};
