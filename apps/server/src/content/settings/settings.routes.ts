import type { Handlers } from '../../platform/contract/handlers.ts';
import { getFrontSettings, getPaymentServiceSettings } from './get-front-settings.ts';

/** The handlers of the settings that the front needs before it shows anything; public. */
export const settingsHandlers = {
  getPublicEnvironment: async ({ ctx }) => ({ baseApiURL: '/', isDemo: ctx.config.demo }),
  getFrontSettings: ({ ctx }) => getFrontSettings(ctx),
  getSelectedColorscheme: async ({ ctx: { channel } }) => ({ id: channel.id, name: '標準', info: channel.colors }),
  getPaymentServiceSettings: ({ ctx, params }) => getPaymentServiceSettings({ ctx, input: params }),
} satisfies Handlers;
