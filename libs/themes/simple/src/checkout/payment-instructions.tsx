import type { PayInstructions } from '@shop/theming';
import { PaymentGuide } from '@shop/parts';
import { Panel } from './panel.tsx';

/** How to pay at the store or by transfer, in a panel of its own. */
export function PaymentInstructions({ instructions }: { readonly instructions: PayInstructions }) {
  return (
    <Panel title={instructions.title}>
      <PaymentGuide instructions={instructions} />
    </Panel>
  );
}
