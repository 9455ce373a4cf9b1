/** The admin of the journeys' product. */
export const operator = { username: 'admin', email: 'chief@example.com', password: 'the password of the chief' };
