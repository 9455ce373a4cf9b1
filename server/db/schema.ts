// The tables as the code sees them; the migrations create them. A test compares the two.
export * from './tables/accounts.ts';
export * from './tables/keys.ts';
export * from './tables/mail.ts';
export * from './tables/inbox.ts';
export * from './tables/files.ts';
export * from './tables/analyses.ts';
export * from './tables/workspaces.ts';
export * from './tables/groups.ts';
export * from './tables/billing.ts';
export * from './tables/records.ts';
