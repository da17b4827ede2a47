import type { FrontSettings } from '@shop/api';
import { createContext } from 'react-router';

/** What the channel of this request has; set by the page server alone. Without a default: reading it unset throws. */
export const settingsContext = createContext<Pick<FrontSettings, 'MEMBER'>>();
