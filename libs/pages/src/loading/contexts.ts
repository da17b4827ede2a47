import type { ApiClient, FrontSettings } from '@shop/api';
import { createContext } from 'react-router';

/**
 * The API client of this request (server) or of this page (browser, where its code comes with the first read,
 * not with the first document). Without a default: reading it unset throws.
 */
export const apiContext = createContext<() => Promise<ApiClient>>();

/** What the channel of this request has; set by the page server alone. Without a default: reading it unset throws. */
export const settingsContext = createContext<FrontSettings>();
