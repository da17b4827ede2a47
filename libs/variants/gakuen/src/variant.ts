import { defineVariant } from '@shop/theming';

export const variant = defineVariant({ name: 'gakuen', components: {} });
