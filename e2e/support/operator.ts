/** The admin of the tested server. */
export const operator = { username: 'admin', email: 'chief@example.com', password: 'the password of the chief' };
