import { useEffect, type ReactNode } from 'react';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { showLeaveReason } from './log-out.ts';
import { StayWhileOffline } from './stay-while-offline.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useOwnAddress } from './use-own-address.ts';
import { words } from './words.ts';

declare global {
  /** Does what a person did before the page could react; `web/public/late-start.js` defines it until it was called. */
  var pageStarted: (() => void) | undefined;
}

/** The header and footer of every page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const contentId = useFocusOnNavigation();
  useEffect(showLeaveReason, []);
  useEffect(() => globalThis.pageStarted?.(), []);
  useOwnAddress();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-sheet focus:px-4 focus:py-3"
      >
        {words.skip}
      </a>
      <Header />
      <ConnectionNotice />
      <StayWhileOffline />
      <main id={contentId} tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
      <Toaster />
    </div>
  );
};
