import { describe, expect, it } from 'vitest';
import { security } from '#content/pages/security.ts';
import { serverSentence } from './server-sentence.ts';

const aboutCard = (at: number) => security.cards[at]?.about ?? {};
const [keys, transit, retention] = [aboutCard(0), aboutCard(1), aboutCard(2)];

describe('serverSentence', () => {
  it('describes the keys and the connection as the server does', () => {
    expect(serverSentence(keys, { keysAreApart: true, tlsBy: null })).toContain('stored separately');
    expect(serverSentence(keys, { keysAreApart: false, tlsBy: null })).toContain('same folder');
    expect(serverSentence(transit, { keysAreApart: true, tlsBy: 'us' })).toContain('TLS 1.3');
    expect(serverSentence(transit, { keysAreApart: true, tlsBy: 'proxy' })).toContain('A proxy');
    expect(serverSentence(transit, { keysAreApart: true, tlsBy: null })).toContain('plain HTTP');
  });

  it('shows nothing until the server has answered, or if it has nothing to say', () => {
    expect(serverSentence(transit, null)).toBe(security.unknown);
    expect(serverSentence(retention, null)).toBeNull();
  });
});
