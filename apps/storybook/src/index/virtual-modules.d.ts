declare module 'virtual:coverage' {
  import type { Coverage } from '@shop/storybook/coverage';

  export const coverage: Coverage;
}

declare module 'virtual:rendered-slots' {
  import type { RenderedSlotTable } from '@shop/storybook/rendered-slots';

  export const renderedSlots: RenderedSlotTable;
}

declare module 'virtual:guides' {
  import type { ComponentGuide } from '@shop/storybook/guides';

  export const guides: Readonly<Record<string, ComponentGuide>>;
}
