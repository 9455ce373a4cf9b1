/** Another number lets the journeys of two checkouts run beside each other. */
export const port = Number(process.env['JOURNEYS_PORT'] ?? 4317);

export const host = '127.0.0.1';
/**
 * Where the journeys meet the product. Not `localhost`: Playwright asks for both of its addresses, and where the hosts file
 * has only one of them, the other one is asked of the network, which cost every tenth request five seconds.
 */
export const productAddress = `http://${host}:${port}`;
