import type { PayInstructions } from '@shop/theming';
import { PaymentGuide } from '@shop/parts';
import { Panel } from './panel.tsx';

/** A panel with how to pay at the store or by transfer. */
export function PaymentInstructions({ instructions }: { readonly instructions: PayInstructions }) {
  return (
    <Panel title={instructions.title}>
      <PaymentGuide instructions={instructions} />
    </Panel>
  );
}
