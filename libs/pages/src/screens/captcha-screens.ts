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

/** Whether a screen has card fields: no third-party script is loaded there (P-04). */
export const isPaymentScreen = (pathname: string): boolean => isAt(pathname, cartPayment, mypageCardAdd);

/** Whether the form of a screen needs a captcha token. */
export const isGuardedForm = (pathname: string): boolean => isAt(pathname, ...guarded);
