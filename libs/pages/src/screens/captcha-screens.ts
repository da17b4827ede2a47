import { screenPaths } from '@shop/constants';
import { isAt } from './is-at.ts';

const { cartPayment, login, register, contact, contactConfirm, catalogOrder } = screenPaths;
const { loginSync, orderLookup, reminder, reminderUsername, mypageCardAdd } = screenPaths;
const guarded: readonly string[] = [
  login,
  loginSync,
  register,
  reminder,
  reminderUsername,
  orderLookup,
  contact,
  contactConfirm,
  catalogOrder,
];

/** Card fields stand on it: no script of others is loaded there (P-04). */
export const isPaymentScreen = (pathname: string): boolean => isAt(pathname, cartPayment, mypageCardAdd);

/** Its form is sent by a call that the captcha guards. */
export const isGuardedForm = (pathname: string): boolean => isAt(pathname, ...guarded);
