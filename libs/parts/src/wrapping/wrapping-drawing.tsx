import { later } from '@shop/theming';

/**
 * The illustration of a wrapping, next to its name. It is deferred, so its container must reserve the space (4 : 3).
 */
export const WrappingDrawing = later(() =>
  import('./wrapping-illustration.tsx').then((file) => file.WrappingIllustration),
);
