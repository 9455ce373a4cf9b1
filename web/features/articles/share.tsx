import { Link2, Mail, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '../../ui/toasts/toast.ts';
import { useIsHydrated } from '../../data/store.ts';
import { words as allWords } from './words.ts';

const words = allWords.article;

/** Addresses of other sites' share forms. Nothing is loaded from them. */
const networks = [
  { name: 'LinkedIn', address: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
  { name: 'X', address: (url: string, text: string) => `https://x.com/intent/post?${query({ url, text })}` },
] as const;

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** Only the browser knows the address of the page, so the share links appear after hydration. */
export const Share = ({ title }: { title: string }) => {
  const isHydrated = useIsHydrated();
  const address = isHydrated ? `${window.location.origin}${window.location.pathname}` : '';
  return (
    <section aria-labelledby="share" data-print="no" className="min-h-32">
      <h2 id="share" className="text-sm font-semibold">
        {words.share}
      </h2>
      {isHydrated && (
        <ul className="mt-2 flex flex-wrap gap-2">
          <li>
            <button type="button" className={look} onClick={() => void copy(address)}>
              <Link2 aria-hidden className="size-4" /> {words.copy}
            </button>
          </li>
          <li>
            <a
              className={look}
              href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
            >
              <Mail aria-hidden className="size-4" /> {words.mail}
            </a>
          </li>
          {networks.map((network) => (
            <li key={network.name}>
              <NetworkLink href={network.address(address, title)}>{network.name}</NetworkLink>
            </li>
          ))}
          <li>
            <button type="button" className={look} onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" /> {words.print}
            </button>
          </li>
        </ul>
      )}
    </section>
  );
};

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-sheet px-3 text-sm font-medium hover:border-ink hover:bg-well';

const NetworkLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={look} href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);

const copy = async (address: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: words.copied, tone: 'good' });
  } catch {
    toast({ title: words.notCopied, tone: 'error' });
  }
};
