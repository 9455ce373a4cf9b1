import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftWith } from '#contract/draft/testing/drafts.ts';
import type { ReadBack } from '#contract/report/read-back.ts';
import { type Answer, fakeServer } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { DownloadDialog } from './download-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draft = draftWith({});
const whole: ReadBack = { same: 61, all: 61, differences: [] };
const answered = (readBack: ReadBack | null, refusal: string | null = null): Answer => ({
  body: { readBack, refusal },
});

const downloaded = async (...answers: [Answer, ...Answer[]]) => {
  URL.createObjectURL = () => 'blob:made-up';
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const requests = fakeServer({
    'POST /api/workspaces/w/preview': [{ body: { png: 'AAAA', pages: 2 } }],
    'POST /api/workspaces/w/export': [{ body: 'bytes' }, { body: 'bytes' }],
    'POST /api/workspaces/w/read-back': answers,
  });
  renderPart(
    <DownloadDialog
      id="w"
      draft={draft}
      design="template-1"
      onDesign={() => undefined}
      isOpen
      onClose={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  return { requests, saved };
};
const result = () => screen.getByRole('region', { name: 'Read back' });

describe('the download dialog', () => {
  it('shows the pages of the own text and how many there are', async () => {
    const { requests } = await downloaded(answered(whole));
    expect(await screen.findByText(/^2 pages as PDF. Word uses other fonts/)).toBeDefined();
    expect(screen.getByRole('img', { name: 'Page 1 of 2, with your own text' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('img', { name: 'Page 2 of 2, with your own text' })).toBeDefined();
    const asked = requests.filter(({ path }) => path.endsWith('/preview')).map(({ body }) => body);
    expect(asked).toEqual([1, 2].map((page) => ({ document: draft, design: 'template-1', page })));
  });

  it('keeps the focus on its button while the file is made', async () => {
    await downloaded(answered(whole));
    await within(result()).findByText('Read back: 100% of your fields');
    vi.spyOn(globalThis.XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating the file…' });
    expect(busy.disabled).toBe(false);
    expect(document.activeElement).toBe(busy);
  });

  it('says that everything was read back, only then', async () => {
    const { requests, saved } = await downloaded(answered(whole));
    expect(await within(result()).findByText('Read back: 100% of your fields')).toBeDefined();
    expect(saved).toHaveBeenCalledTimes(1);
    const sent = requests.find(({ path }) => path.endsWith('/read-back'));
    expect(sent?.body).toMatchObject({ document: draft, format: 'docx', file: btoa(JSON.stringify('bytes')) });
  });

  it('never rounds up to 100%, and lists what differs', async () => {
    const lost: ReadBack = {
      same: 999,
      all: 1000,
      differences: [{ field: 'email', written: 'a@b.example', read: null }],
    };
    await downloaded(answered(lost));
    expect(await within(result()).findByText('Read back: 99% of your fields')).toBeDefined();
    await userEvent.click(within(result()).getByText('1 difference'));
    expect(within(result()).getByRole('listitem').textContent).toBe('EmailYou wrotea@b.exampleWas readnothing');
  });

  it('says when there is no figure, and asks again on a click; the download is there', async () => {
    const busy: Answer = { status: 503, body: { code: 'busy', message: 'Busy.', retryAfterSeconds: 5 } };
    const { saved } = await downloaded(busy, answered(null, 'There is too little text.'));
    expect(await within(result()).findByText(/not read back. The download itself is complete/)).toBeDefined();
    expect(saved).toHaveBeenCalledTimes(1);
    await userEvent.click(within(result()).getByRole('button', { name: 'Read it back again' }));
    expect(await within(result()).findByText('There is too little text.')).toBeDefined();
    expect(within(result()).queryByText(/%/)).toBeNull();
  });
});
