/** Whether PostgreSQL would accept the text as an id; anything else would be an error there instead of no row. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
