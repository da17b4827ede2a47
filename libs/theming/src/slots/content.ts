import { slot } from '../runtime/slot.tsx';

export const StaticPage = /* @__PURE__ */ slot('StaticPage');
