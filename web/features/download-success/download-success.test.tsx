import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { destinationOf, kindOf } from './destination.ts';
import { DownloadSuccess } from './download-success.tsx';

const leave = vi.fn<(to: string) => void>();
const show = (resource: string | null, type: string | null, hasCome = true) => {
  leave.mockReset();
  return renderPart(<DownloadSuccess resource={resource} type={type} hasCome={hasCome} onLeave={leave} />);
};

/** Advances the clock by a minute. */
const wait = (): void =>
  act(() => {
    vi.advanceTimersByTime(60_000);
  });

afterEach(() => vi.useRealTimers());

describe('after a download', () => {
  it.each([
    ['resume-template', 'template-1', '/templates'],
    ['ats-report', 'report', '/'],
    ['guide', 'ats-checklist', '/resources'],
    ['something', 'template-9', '/templates'],
    ['something', 'x', '/resources'],
    [null, null, '/resources'],
  ])('of type %s (%s) it goes on to %s', (type, resource, to) => {
    expect(destinationOf(kindOf(type), resource).to).toBe(to);
    show(resource, type);
    expect(screen.getByRole('link').getAttribute('href')).toBe(to);
  });

  it.each([
    ['template-1', 'resume-template', /Replace every line of the example/],
    ['1', 'ats-report', /Start with the finding that gains you the most points/],
    ['ats-checklist', 'guide', /plain text file/],
  ])('gives tips for the kind of file (%s, %s)', (resource, type, tip) => {
    show(resource, type);
    expect(screen.getByText(tip)).toBeTruthy();
  });

  it('confirms a file that was downloaded', () => {
    show('1', 'ats-report');
    expect(screen.getByRole('heading', { name: 'Your report is here' })).toBeTruthy();
  });

  it('shows only the tips if nothing was downloaded', () => {
    const { container } = show('1', 'ats-report', false);
    expect(container.textContent).not.toContain('is here');
    expect(container.textContent).toContain('Nothing was downloaded just now.');
    expect(screen.getByText(/Start with the finding that gains you the most points/)).toBeTruthy();
  });

  it('names a known template, and never text from the address bar', () => {
    expect(show('template-4', 'resume-template').container.textContent).toContain('Healthcare Professional.');
    expect(show('<b>You won</b>', 'You won').container.textContent).not.toContain('You won');
  });

  it('moves on by itself, but not while the user is reading or has chosen to stay', () => {
    vi.useFakeTimers();
    show('1', 'guide');
    wait();
    expect(leave).toHaveBeenCalledExactlyOnceWith('/resources');

    const { container } = show('1', 'guide');
    fireEvent.pointerEnter(container.querySelector('h1')?.parentElement ?? container);
    wait();
    expect(leave).not.toHaveBeenCalled();

    show('1', 'guide');
    fireEvent.click(screen.getAllByRole('button').at(-1) ?? container);
    wait();
    expect(leave).not.toHaveBeenCalled();
  });
});
