/**
 * What is said about an internal error, and about an error response without a message, such as that of a proxy, where the
 * page has no words of its own. Apart from the schema of problems, which pages of text load only with a call.
 */
export const internalMessage = 'Something went wrong on our side. Please try again.';
