import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { SearchField } from './search-field.tsx';

const searched = vi.fn<(value: string) => void>();

const List = ({ pauseMs = 0 }: { pauseMs?: number }) => {
  const [value, setValue] = useState('');
  const search = (next: string): void => {
    searched(next);
    setValue(next);
  };
  return (
    <>
      <SearchField label="Search" value={value} onSearch={search} pauseMs={pauseMs} />
      <button type="button" onClick={() => setValue('')}>
        Show all
      </button>
    </>
  );
};

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

describe('a search field', () => {
  it('searches on each letter, trimmed, and leaves the typed text alone', async () => {
    searched.mockReset();
    renderPart(<List />);
    await userEvent.type(field(), 'pdf 10 ');
    expect(searched.mock.calls.map(([value]) => value)).toEqual(['p', 'pd', 'pdf', 'pdf', 'pdf 1', 'pdf 10', 'pdf 10']);
    expect(field().value).toBe('pdf 10 ');
  });

  it('waits for a pause if configured, but not after Enter', async () => {
    searched.mockReset();
    renderPart(<List pauseMs={60_000} />);
    await userEvent.type(field(), 'amara');
    expect(searched).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(searched.mock.calls).toEqual([['amara']]);
  });

  it('shows the search set by another control', async () => {
    renderPart(<List />);
    await userEvent.type(field(), 'pdf');
    act(() => field().blur());
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(field().value).toBe('');
  });
});
