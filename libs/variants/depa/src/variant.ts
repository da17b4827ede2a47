import { defineVariant } from '@shop/theming';

export const variant = defineVariant({ name: 'depa', components: {} });
