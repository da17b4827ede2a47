export { CopyProvider, useCopy, type CopyArea } from './use-copy.tsx';
