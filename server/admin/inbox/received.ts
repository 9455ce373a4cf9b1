import type { Application, ContactMessage } from '../../contact/store.ts';

/** Fields that messages and applications share. */
export const received = ({ createdAt, deleteAt, ...row }: ContactMessage | Application) => ({
  id: row.id,
  createdAt: createdAt.toISOString(),
  deletedOn: deleteAt.toISOString(),
  status: row.status,
  name: row.name,
  email: row.email,
  phone: row.phone,
});
