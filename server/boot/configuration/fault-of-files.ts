import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { Configuration } from '../configuration.ts';
import { parseKeyRing } from '../../keys/key-ring.ts';

/** A message for each configured file or key list that exists but is invalid, so that the server could not start. */
export const faultOfFiles = ({ DATA_KEYS, DATA_KEYS_FILE, TLS_CERT_FILE, TLS_KEY_FILE }: Configuration): string[] => [
  ...faultOf(
    () => {
      if (DATA_KEYS !== undefined) parseKeyRing(DATA_KEYS);
      else if (DATA_KEYS_FILE !== undefined) parseKeyRing(readFileSync(DATA_KEYS_FILE, 'utf8'));
    },
    (reason) => reason,
  ),
  ...faultOf(
    () => {
      if (TLS_CERT_FILE === undefined || TLS_KEY_FILE === undefined) return;
      createSecureContext({ cert: readFileSync(TLS_CERT_FILE), key: readFileSync(TLS_KEY_FILE) });
    },
    (reason) => `TLS_CERT_FILE and TLS_KEY_FILE are not a certificate and its matching key: ${reason}.`,
  ),
];

const faultOf = (work: () => void, sentence: (reason: string) => string): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    return [sentence(error instanceof Error ? error.message : String(error))];
  }
};
