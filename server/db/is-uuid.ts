/** Whether PostgreSQL would take the text for an id; anything else would be an error there rather than no row. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
