import type { Decorator } from '@storybook/react-vite';
import { renderedSlots } from 'virtual:rendered-slots';
import { layoutOf } from '../src/layouts/layout-of.ts';
import { ScreenLayout } from '../src/layouts/screen-layout.tsx';

/**
 * The page of a step to an order, or of my page, in the layout of the theme that is shown. A story of which the shop shows
 * the page without it says so by the parameter `standsAlone`; one of a step from which no way leads back, by `isClosed`.
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
