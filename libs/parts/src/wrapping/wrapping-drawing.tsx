import { deferred } from '@shop/theming';

/**
 * The illustration of a wrapping, next to its name. It is deferred, so its container must reserve the space (4 : 3).
 */
export const WrappingDrawing = deferred(() =>
  import('./wrapping-illustration.tsx').then((file) => file.WrappingIllustration),
);
