import { port } from './product.ts';

/** Where the journeys' mail server listens, and where its mails are read. */
export const mailPorts = { smtp: port + 1, reading: port + 2 };
