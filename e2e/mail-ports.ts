const port = Number(process.env['JOURNEYS_PORT'] ?? 4317);

/** Where the journeys' mail server listens, and where its mails are read. */
export const mailPorts = { smtp: port + 1, reading: port + 2 };
