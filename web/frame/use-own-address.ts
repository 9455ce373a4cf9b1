import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A page names its own address, which browsers take for sharing. After a change of page inside the app that is the new one. */
export const useOwnAddress = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link !== null) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
};
