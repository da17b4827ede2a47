import { Toaster } from '@shop/kit';
import type { ToastAreaProps } from '@shop/theming';

export default function ToastArea({ listen }: ToastAreaProps) {
  return <Toaster listen={listen} />;
}
