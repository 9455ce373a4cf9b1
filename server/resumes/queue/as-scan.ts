import { limits } from '#contract/product/limits.ts';
import type { Services } from '../../boot/services.ts';
import type { Session } from '../../identity/login/session.ts';
import { refuseWithoutSlot, takeDailySlot } from '../analyze/daily-slot.ts';
import type { Reservation } from './store-upload.ts';

/** An upload that uses up a scan of the day, where the plan counts them. */
export const asScan = ({ db }: Pick<Services, 'db'>, session: Session): Reservation => ({
  maxWaiting: limits.waitingUploads,
  check: (now) => refuseWithoutSlot(db, session, now),
  reserve: (transaction, _, now) => takeDailySlot(transaction, session, now),
});
