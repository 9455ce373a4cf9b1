/** Where the journeys' mail server listens, and where its mails are read. */
export const mailPorts = { smtp: 4318, reading: 4319 };
