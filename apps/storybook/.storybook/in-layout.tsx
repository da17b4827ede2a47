import type { Decorator } from '@storybook/react-vite';
import { renderedSlots } from 'virtual:rendered-slots';
import { layoutOf } from '../src/layouts/layout-of.ts';
import { ScreenLayout } from '../src/layouts/screen-layout.tsx';

/**
 * Renders the page of a checkout step, or of my page, in the layout of the chosen theme. The story's parameter
 * `standsAlone` omits the layout; `isClosed` omits the links back.
 */
export const inLayout: Decorator = (Story, { title, parameters }) => {
  const around = layoutOf(renderedSlots.stories[title] ?? []);
  if (!around || parameters.standsAlone) return <Story />;
  return (
    <ScreenLayout around={around} title={title.split('/').at(-1) ?? title} isClosed={parameters.isClosed === true}>
      <Story />
    </ScreenLayout>
  );
};
