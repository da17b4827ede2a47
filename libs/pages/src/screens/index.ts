export { isGuardedForm, isPaymentScreen } from './captcha-screens.ts';
export { findScreen } from './find-screen.ts';
export { frameSlots } from './frame-slots.ts';
export { normalisePath } from './normalise-path.ts';
