import { consentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { StaticPageProps } from '@shop/theming';
import type { Disclosed } from './load.ts';

/** Returns what the privacy page discloses about the channel's tags: the tag manager and its services (L-40). */
export function useDisclosedServices(disclosed: Disclosed | null): Pick<StaticPageProps, 'services' | 'consentHref'> {
  const { manager } = useCopy(consentCopy);
  if (disclosed === null) return { services: [], consentHref: null };
  return {
    services: [manager, ...disclosed.services].map(({ name, recipient, sent, purpose, policy_url }) => ({
      name,
      recipient,
      sent,
      purpose,
      policyHref: policy_url ?? null,
    })),
    consentHref: disclosed.consentHref,
  };
}
