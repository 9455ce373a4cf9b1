import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadTemplate, fillTemplate } from '#contract/api/templates.ts';
import { download } from './download.ts';
import { nameIn } from './load-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Answer = { status: number; body: string; disposition?: string };

/** A fake browser that answers every request with this, or not at all, and records requests and saved files. */
const answering = (answer: Answer | null) => {
  const asked: { method: string; path: string; body: unknown }[] = [];
  const saved: string[] = [];
  class StandIn extends EventTarget {
    upload = new EventTarget();
    status = answer?.status ?? 0;
    response = new Blob([answer?.body ?? '']);
    withCredentials = false;
    #now = { method: '', path: '' };
    open(method: string, path: string): void {
      this.#now = { method, path };
    }
    setRequestHeader(): void {}
    getResponseHeader = (): string | null => answer?.disposition ?? null;
    send(body: unknown): void {
      asked.push({ ...this.#now, body });
      queueMicrotask(() => this.dispatchEvent(new Event(answer === null ? 'error' : 'load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', StandIn);
  const link = { href: '', download: '', click: () => saved.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
  vi.useFakeTimers();
  return { asked, saved };
};

const example = { id: 'template-1', format: 'docx', variant: 'empty' } as const;

describe('a download', () => {
  it("is saved after it has arrived, with the server's filename", async () => {
    const disposition = `attachment; filename="_.docx"; filename*=UTF-8''M%C3%BCller.docx`;
    const { asked, saved } = answering({ status: 200, body: 'bytes', disposition });
    await download(downloadTemplate, example);
    expect(asked).toEqual([
      { method: 'GET', path: '/api/templates/template-1/download?format=docx&variant=empty', body: null },
    ]);
    expect(saved).toEqual(['Müller.docx']);
  });

  it.each([
    [401, 'signed-out'],
    [403, 'not-in-plan'],
    [503, 'busy'],
  ])('that is answered with %i saves nothing and says why', async (status, code) => {
    const { saved } = answering({ status, body: JSON.stringify({ code, message: 'No.' }) });
    const input = { id: 'template-1', analysisId: 'x', format: 'pdf' } as const;
    await expect(download(fillTemplate, input)).rejects.toMatchObject({ status, problem: { code } });
    expect(saved).toEqual([]);
  });

  it('that breaks off counts as an unreachable server', async () => {
    const { saved } = answering(null);
    await expect(download(downloadTemplate, example)).rejects.toMatchObject({ isUnreachable: true });
    expect(saved).toEqual([]);
  });
});

describe('nameIn', () => {
  it.each([
    [`attachment; filename="a.pdf"; filename*=UTF-8''a%20b.pdf`, 'a b.pdf'],
    [`attachment; filename*=utf-8''x.zip; size=3`, 'x.zip'],
    ['attachment', 'download'],
    [null, 'download'],
  ])('%j names %s', (disposition, name) => expect(nameIn(disposition)).toBe(name));
});
