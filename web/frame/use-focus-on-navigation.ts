import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page inside the app, moves the focus to the page's content, as a page load would.
 * Returns the id of the element that takes it.
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
