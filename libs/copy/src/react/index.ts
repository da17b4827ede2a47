export { CopyProvider, useCopy, type CopyArea, type CopyOverrides } from './use-copy.tsx';
