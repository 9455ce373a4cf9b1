import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Keeps the canonical address current after a client-side navigation; browsers use it for sharing. */
export const useOwnAddress = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link !== null) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
};
