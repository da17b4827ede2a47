export { ErrorScreen } from './error-screen.tsx';
export { isScreenError, type ScreenError } from './screen-error.ts';
export { UnknownChannelScreen } from './unknown-channel-screen.tsx';
