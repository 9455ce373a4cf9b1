import { describe, expect, it } from 'vitest';
import { processors } from '#content/company/processors.ts';
import { security } from '#content/pages/security.ts';
import { factOf } from '#contract/product/server-sentence.ts';
import type { PublicFacts } from '../facts/public-facts.ts';
import { withServerSentences } from './server-sentences.ts';

/** What the page says in the place of this name on a server with these facts. */
const said = (name: string, facts: Partial<PublicFacts>): string => {
  const html = `<p class="a" data-server-says="${name}">Checking</p><p>Checking</p>`;
  const all = { mailGoesTo: 'log', providers: [], stripePublishableKey: null, tlsBy: null, ...facts } as PublicFacts;
  return withServerSentences(html, all);
};

describe('what a page says about this server', () => {
  it('describes the keys and the connection as the server does', () => {
    expect(said('keysAreApart', { keysAreApart: true })).toContain('stored separately');
    expect(said('keysAreApart', { keysAreApart: false })).toContain('same folder');
    expect(said('tls', { tlsBy: 'us' })).toContain('TLS 1.3');
    expect(said('tls', { tlsBy: 'proxy' })).toContain('A proxy');
    expect(said('tls', { tlsBy: null })).toContain('plain HTTP');
  });

  it('says what happens to common passwords as the server does', () => {
    expect(said('refusesCommonPasswords', { refusesCommonPasswords: true })).toContain('refuses the most common');
    expect(said('refusesCommonPasswords', { refusesCommonPasswords: false })).toContain('accepts them');
  });

  it('says whether the readers have a network as the server does', () => {
    expect(said('readersHaveNoNetwork', { readersHaveNoNetwork: true })).toContain('have no network');
    expect(said('readersHaveNoNetwork', { readersHaveNoNetwork: false })).toContain('does not let us cut');
  });

  it('says of each company whether this server uses it', () => {
    expect(said('mail', { mailGoesTo: 'recipient' })).toContain('>In use on this server<');
    expect(said('mail', { mailGoesTo: 'log' })).toContain('>Not set up on this server<');
    expect(said('always', {})).toContain('>In use on this server<');
  });

  it('changes nothing else', () => {
    expect(said('mail', {})).toMatch(/^<p class="a" data-server-says="mail">[^<]+<\/p><p>Checking<\/p>$/);
    expect(said('unknown', {})).toBe('<p class="a" data-server-says="unknown">Checking</p><p>Checking</p>');
  });

  it('has one name for each place', () => {
    const names = [...security.cards.flatMap(({ about }) => factOf(about) ?? []), ...processors.map(({ use }) => use)];
    expect(new Set(names).size).toBe(names.length);
  });
});
