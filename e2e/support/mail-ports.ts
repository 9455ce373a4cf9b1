import { port } from './product.ts';

/** Ports of the test mail server: SMTP, and HTTP for reading the mails. */
export const mailPorts = { smtp: port + 1, reading: port + 2 };
