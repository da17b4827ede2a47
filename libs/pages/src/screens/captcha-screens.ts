import { entryScreenPaths, memberScreenPaths, screenPaths } from '@shop/constants';
import { normalisePath } from './normalise-path.ts';

const { cartPayment, login, register, contact, contactConfirm, catalogOrder } = screenPaths;
const { loginSync, orderLookup, reminder, reminderUsername } = entryScreenPaths;
const { mypageCardAdd } = memberScreenPaths;
const payment: ReadonlySet<string> = new Set([cartPayment, mypageCardAdd]);
const guarded: ReadonlySet<string> = new Set([
  login,
  loginSync,
  register,
  reminder,
  reminderUsername,
  orderLookup,
  contact,
  contactConfirm,
  catalogOrder,
]);

/** Card fields stand on it: no script of others is loaded there (P-04). */
export const isPaymentScreen = (pathname: string): boolean => payment.has(normalisePath(pathname));

/** Its form is sent by a call that the captcha guards. */
export const isGuardedForm = (pathname: string): boolean => guarded.has(normalisePath(pathname));
