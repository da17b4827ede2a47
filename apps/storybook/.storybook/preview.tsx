import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical', locales: 'ja' } },
    viewport: {
      options: {
        phone: { name: '360', styles: { width: '360px', height: '720px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};

export default preview;
