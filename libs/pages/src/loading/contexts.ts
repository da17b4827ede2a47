import type { ApiClient, FrontSettings } from '@shop/api';
import type { AppStore } from '@shop/state';
import { createContext } from 'react-router';

/** The API client of loaders: that of the request (server) or of the store (browser). Reading it unset throws. */
export const apiContext = createContext<ApiClient>();

/** The store of this request (server, state of a guest) or of this page (browser). Reading it unset throws. */
export const storeContext = createContext<AppStore>();

/** The settings of the request's channel, set only by the page server. Has no default: reading it unset throws. */
export const settingsContext = createContext<FrontSettings>();

/** The date that a preview shows the shop at; null for the current one. */
export const nowContext = createContext<Date | null>(null);
