import { describe, expect, it } from 'vitest';
import { carryOver, destinationAfterLogin, ownPath } from './redirect.ts';

const search = (text: string) => new URLSearchParams(text);
const nothingWaits = { hasWaitingResume: false };

describe('ownPath', () => {
  it.each([
    ['/results/abc?tab=keywords', '/results/abc?tab=keywords'],
    ['/#resume-upload', '/#resume-upload'],
    ['templates', '/templates'],
    ['/a/../results/abc', '/results/abc'],
    ['/resources?from=https://example.com', '/resources?from=https://example.com'],
  ])('goes to %j', (asked, path) => {
    expect(ownPath(asked)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'HTTPS:/evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    './/evil.example',
    '',
  ])('B14: refuses %j', (asked) => {
    expect(ownPath(asked)).toBeNull();
  });

  it('does not lead back to the login', () => {
    expect(ownPath('/login?redirect=/login')).toBeNull();
    expect(ownPath('/register')).toBeNull();
  });

  it('is null without a redirect', () => {
    expect(ownPath(null)).toBeNull();
  });
});

describe('destinationAfterLogin', () => {
  it('is the profile by default', () => {
    expect(destinationAfterLogin(search(''), nothingWaits)).toBe('/profile');
  });

  it('is the upload panel if a resume is waiting', () => {
    expect(destinationAfterLogin(search(''), { hasWaitingResume: true })).toBe('/#resume-upload');
  });

  it('is the requested page', () => {
    expect(destinationAfterLogin(search('redirect=templates'), { hasWaitingResume: true })).toBe('/templates');
  });

  it('is the profile if the requested page is on another site', () => {
    expect(destinationAfterLogin(search('redirect=//evil.example'), nothingWaits)).toBe('/profile');
  });

  it('is the pricing page with the plan chosen before', () => {
    expect(destinationAfterLogin(search('plan=premium&billing=annual'), { hasWaitingResume: true })).toBe(
      '/pricing?plan=premium&billing=annual',
    );
  });

  it('ignores a plan that does not exist', () => {
    expect(destinationAfterLogin(search('plan=gold'), nothingWaits)).toBe('/profile');
  });
});

describe('carryOver', () => {
  it('keeps plan, billing and redirect and nothing else', () => {
    expect(carryOver('/login', search('plan=premium&billing=annual&redirect=templates&x=1'))).toBe(
      '/login?plan=premium&billing=annual&redirect=%2Ftemplates',
    );
  });

  it('drops a redirect to another site', () => {
    expect(carryOver('/register', search('redirect=https://evil.example'))).toBe('/register');
  });
});
