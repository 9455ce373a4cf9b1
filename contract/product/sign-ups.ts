/** Who can create an account: everybody, people with an invitation of the operator, or nobody. */
export const signUps = ['open', 'invited', 'closed'] as const;
