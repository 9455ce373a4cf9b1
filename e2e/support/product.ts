/** With a different port, two checkouts can run the journeys at the same time. */
export const port = Number(process.env['JOURNEYS_PORT'] ?? 4317);

export const host = '127.0.0.1';
/**
 * The address of the product. Not `localhost`: Playwright resolves both of its addresses, and if the hosts file has
 * only one of them, the other lookup goes to the network, which delayed every tenth request by five seconds.
 */
export const productAddress = `http://${host}:${port}`;

/** Usernames that may make groups of resumes without Premium: one for each journey that needs one. */
export const counselors = ['counselor-quick', 'counselor-full', 'counselor-links'] as const;

/** The language model of the journeys: `server/testing/language-model/double.ts`. */
export const modelPort = port + 8;
