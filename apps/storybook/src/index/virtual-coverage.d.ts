declare module 'virtual:coverage' {
  import type { Coverage } from '@shop/storybook/coverage';

  export const coverage: Coverage;
}
