import { prepaymentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { PrepaymentView } from '@shop/theming';
import { Badge, type BadgeProps } from '@shop/kit';

const looks = {
  unpaid: { tone: 'warning', icon: 'clock' },
  overdue: { tone: 'danger', icon: 'warning' },
  paid: { tone: 'success', icon: 'check' },
} as const satisfies Record<PrepaymentView['state'], Pick<BadgeProps, 'tone' | 'icon'>>;

/** Whether a prepayment was received, by label, icon and colour. */
export function PrepaymentBadge({ state }: Pick<PrepaymentView, 'state'>) {
  const t = useCopy(prepaymentCopy);
  return <Badge {...looks[state]}>{t.states[state]}</Badge>;
}
