import { expect, test } from 'vitest';
import { utf16 } from '#engine/testing/build-docx.ts';
import { isOleContainer, isOleEncrypted } from './container.ts';

test('an old Office file is recognized by its first bytes', () => {
  expect(isOleContainer(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0))).toBe(true);
  expect(isOleContainer(Uint8Array.of(0xd0, 0xcf))).toBe(false);
  expect(isOleContainer(new TextEncoder().encode('PK'))).toBe(false);
});

const named = (name: string) => utf16(`....${name}....`);

test('an Office file with a password has a stream of encrypted content', () => {
  expect(isOleEncrypted(named('EncryptedPackage'))).toBe(true);
  expect(isOleEncrypted(named('EncryptedPack'))).toBe(false);
  expect(isOleEncrypted(new TextEncoder().encode('EncryptedPackage'))).toBe(false);
});
