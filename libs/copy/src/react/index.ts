export { CopyProvider, useCopy, useCopyOf, type CopyArea } from './use-copy.tsx';
