import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { PagePrivacy } from './page-privacy.tsx';

/** The robots and referrer tags in the head. */
const tags = (): string[] =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=robots], meta[name=referrer]')]
    .map(({ name, content }) => `${name}: ${content}`)
    .toSorted();

const Walk = () => {
  const navigate = useNavigate();
  return (
    <>
      <PagePrivacy />
      <button type="button" onClick={() => void navigate('/help')}>
        Help
      </button>
    </>
  );
};

describe('the robots and referrer tags of a page', () => {
  it.each([
    ['/', []],
    ['/login', ['referrer: no-referrer']],
    ['/profile', ['robots: noindex']],
    ['/results/7', ['referrer: no-referrer', 'robots: noindex']],
    ['/shared/token', ['referrer: no-referrer', 'robots: noindex']],
    ['/no-such-page', []],
  ])('%s has %j', (path, expected) => {
    renderPart(<PagePrivacy />, path);
    expect(tags()).toEqual(expected);
  });

  it('change with the page', () => {
    renderPart(<Walk />, '/shared/token');
    expect(tags()).toHaveLength(2);
    act(() => screen.getByRole('button', { name: 'Help' }).click());
    expect(tags()).toEqual([]);
  });
});
