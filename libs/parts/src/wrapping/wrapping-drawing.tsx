import { later } from '@shop/theming';

/** What a wrapping looks like, beside its name. Nobody waits for it: whoever draws it keeps its place (4 : 3). */
export const WrappingDrawing = later(() => import('./drawn-wrapping.tsx').then((file) => file.DrawnWrapping));
