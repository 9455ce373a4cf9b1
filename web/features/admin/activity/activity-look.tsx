import {
  Activity,
  CreditCard,
  Download,
  FileCheck2,
  FileUp,
  LogIn,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react';
import type { AdminActivity } from '#contract/api/admin/tables.ts';

/** One icon per type, and a default for all others. */
const icons: Readonly<Record<string, LucideIcon>> = {
  login: LogIn,
  resume_upload: FileUp,
  resume_analysis: FileCheck2,
  subscription: CreditCard,
  account_created: UserRoundPlus,
  report_download: Download,
  template_download: Download,
};

export const ActivityIcon = ({ type }: { type: string }) => {
  const Icon = icons[type] ?? Activity;
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />;
};

/** 'resume analysis'. */
export const typeOf = (type: string): string => type.replaceAll('_', ' ');

/** The username; 'User 7' when it is not known. */
export const personOf = ({ username, user_id }: Pick<AdminActivity, 'username' | 'user_id'>): string =>
  username ?? `User ${user_id}`;
