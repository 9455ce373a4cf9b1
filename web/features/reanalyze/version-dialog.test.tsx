import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { type Answer, fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import VersionDialog from './version-dialog.tsx';

const result = sampleResult();
const path = `/api/analysis/${result.id}/versions`;
const resume = new File(['%PDF-1.7'], 'new.pdf', { type: 'application/pdf' });

afterEach(() => void vi.unstubAllGlobals());

const show = (...answers: [Answer, ...Answer[]]) => {
  const requests = fakeServer({ [`POST ${path}`]: answers });
  const onDone = vi.fn<(made: StoredAnalysis) => void>();
  renderPart(<VersionDialog result={result} isOpen onClose={() => undefined} onDone={onDone} />);
  return { requests, onDone };
};
const fieldsOf = (body: unknown) => (body instanceof FormData ? Object.fromEntries(body) : null);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Analyze and compare' }));
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Resume file (PDF or DOCX)'), file);

describe('the dialog for another version', () => {
  it('requires a file before it sends anything', async () => {
    const { requests } = show({ body: result });
    await submit();
    expect(screen.getByText('Please choose a file.')).toBeDefined();
    expect(requests).toEqual([]);
  });

  it('sends the file with the same job description, and passes on the new analysis', async () => {
    const { requests, onDone } = show({ body: sampleResult({ id: 'new' }) });
    await choose(resume);
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ id: 'new' })));
    const [sent] = requests;
    expect(fieldsOf(sent?.body)).toMatchObject({ jobDescription: result.jobDescription, resume: { name: 'new.pdf' } });
    expect(sent?.idempotencyKey).toBeDefined();
  });

  it('omits the job description if the new version is for another job', async () => {
    const { requests, onDone } = show({ body: result });
    await choose(resume);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Check it against the same job description' }));
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(fieldsOf(requests[0]?.body)).not.toHaveProperty('jobDescription');
  });

  it('offers the editor and Premium when the daily scan is used up, and keeps the file', async () => {
    const used = { status: 429, body: { code: 'quota-exceeded', message: "You have used today's free scan." } };
    const { onDone } = show(used);
    await choose(resume);
    await submit();
    expect(await screen.findByText(/You have used today's free scan\./)).toBeDefined();
    const editor = screen.getByRole('link', { name: 'Open the editor in a new tab' });
    expect(editor.getAttribute('href')).toBe(`/fix/new?resume=${result.id}&show=fixes`);
    expect(screen.getByRole('link', { name: 'See Premium in a new tab' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByLabelText<HTMLInputElement>('Resume file (PDF or DOCX)').files?.[0]).toBe(resume);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('offers to log in in another tab when the session is over', async () => {
    show({ status: 401, body: { code: 'signed-out', message: 'Please log in.' } });
    await choose(resume);
    await submit();
    expect(await screen.findByRole('link', { name: 'Open the login page in a new tab' })).toBeDefined();
  });
});
