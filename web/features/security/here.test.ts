import { describe, expect, it } from 'vitest';
import { security } from '#content/pages/security.ts';
import { sentenceHere } from './here.ts';

const aboutCard = (at: number) => security.cards[at]?.about ?? {};
const [keys, transit, retention] = [aboutCard(0), aboutCard(1), aboutCard(2)];

describe('sentenceHere', () => {
  it('describes the keys and the connection as the server does', () => {
    expect(sentenceHere(keys, { keysAreApart: true, tlsBy: null })).toContain('stored separately');
    expect(sentenceHere(keys, { keysAreApart: false, tlsBy: null })).toContain('same folder');
    expect(sentenceHere(transit, { keysAreApart: true, tlsBy: 'us' })).toContain('TLS 1.3');
    expect(sentenceHere(transit, { keysAreApart: true, tlsBy: 'proxy' })).toContain('A proxy');
    expect(sentenceHere(transit, { keysAreApart: true, tlsBy: null })).toContain('plain HTTP');
  });

  it('shows nothing until the server has answered, or if it has nothing to say', () => {
    expect(sentenceHere(transit, null)).toBe(security.unknown);
    expect(sentenceHere(retention, null)).toBeNull();
  });
});
