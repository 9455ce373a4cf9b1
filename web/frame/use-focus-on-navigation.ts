import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the content after a client-side navigation, as a page load would. Returns the id of the focused
 * element.
 */
export const useFocusOnNavigation = (): string => {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (hash === '') document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return contentId;
};

const contentId = 'content';
