import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id (the package's default algorithm): 19 MiB of memory, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

export const verifyPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password);

/** True when the hash has outdated parameters: then the next login, which has the password, rehashes it. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(prefix);
