declare module 'virtual:screen-slots' {
  import type { ScreenSlots } from '@shop/theming/vite';

  export const screenSlots: ScreenSlots;
}
