import { describe, expect, it } from 'vitest';
import { security } from '#content/pages/security.ts';
import { longestSentence, serverSentence } from './server-sentence.ts';

const aboutCard = (at: number) => security.cards[at]?.about ?? {};
const [keys, transit, retention] = [aboutCard(0), aboutCard(1), aboutCard(2)];

const facts = { keysAreApart: true, tlsBy: null, refusesCommonPasswords: false, readersHaveNoNetwork: true } as const;

describe('serverSentence', () => {
  it('describes the keys and the connection as the server does', () => {
    expect(serverSentence(keys, { ...facts, keysAreApart: true, tlsBy: null })).toContain('stored separately');
    expect(serverSentence(keys, { ...facts, keysAreApart: false, tlsBy: null })).toContain('same folder');
    expect(serverSentence(transit, { ...facts, keysAreApart: true, tlsBy: 'us' })).toContain('TLS 1.3');
    expect(serverSentence(transit, { ...facts, keysAreApart: true, tlsBy: 'proxy' })).toContain('A proxy');
    expect(serverSentence(transit, { ...facts, keysAreApart: true, tlsBy: null })).toContain('plain HTTP');
  });

  it('says what happens to common passwords as the server does', () => {
    const passwords = aboutCard(4);
    expect(serverSentence(passwords, { ...facts, refusesCommonPasswords: true })).toContain('refuses the most common');
    expect(serverSentence(passwords, facts)).toContain('accepts them');
  });

  it('says whether the readers have a network as the server does', () => {
    const parsing = aboutCard(3);
    expect(serverSentence(parsing, facts)).toContain('have no network');
    expect(serverSentence(parsing, { ...facts, readersHaveNoNetwork: false })).toContain('does not let us cut');
  });

  it('shows nothing until the server has answered, or if it has nothing to say', () => {
    expect(serverSentence(transit, null)).toBe(security.unknown);
    expect(serverSentence(retention, null)).toBeNull();
  });
});

it('keeps room for the longest sentence of a card', () => {
  expect(longestSentence(keys)).toContain('a setup meant for trying out the product');
  expect(longestSentence(transit)).toContain('A proxy in front of this server');
  expect(longestSentence(retention)).toBe(security.unknown);
});
