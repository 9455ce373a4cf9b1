import { describe, expect, it } from 'vitest';
import { dismissToast, shownToast, toast } from './toast.ts';

describe('toasts', () => {
  it('show one at a time: the newest', () => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(shownToast.get()?.title).toBe('Second');
  });

  it('stay 5 seconds, or their own duration', () => {
    toast({ title: 'Short' });
    expect(shownToast.get()?.durationMs).toBe(5_000);
    toast({ title: 'Login Required', durationMs: 10_000 });
    expect(shownToast.get()?.durationMs).toBe(10_000);
  });

  it('are not dismissed by the timer of the previous one', () => {
    toast({ title: 'First' });
    const first = shownToast.get()?.id ?? 0;
    toast({ title: 'Second' });
    dismissToast(first);
    expect(shownToast.get()?.title).toBe('Second');
  });
});
