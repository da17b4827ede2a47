import { useMemo } from 'react';
import { paths, withQuery } from '@shop/constants';
import { catalogOrderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EntryField, FormField, FormFields, FormSection, ShopForm, SubmitButton, useFormDefinition } from '@shop/forms';
import { slot } from '@shop/theming';
import { senderValues } from '../address-book/address-input.ts';
import { usePostalCodeLookup } from '../address-book/use-postal-code-lookup.ts';
import { CaptchaNotice } from '../captcha/captcha-notice.tsx';
import { knownOf } from '../contact/inquiry-values.ts';
import { prepareInquiry } from '../contact/send-inquiry.ts';
import { illustrationOf, issueDay } from '../content/illustration-of.ts';
import { FillKnown } from '../kinds/fill-known.tsx';
import { useMemberRead } from '../kinds/use-member-read.ts';
import { usePrepare } from '../kinds/use-send-once.ts';
import { catalogDefinition, copiesName } from './catalog-definition.ts';
import { catalogSending } from './catalog-sending.ts';
import type { CatalogOrderRead } from './load.ts';
import { preparedCatalogs, wantedLines } from './prepared-catalogs.ts';
import type { Address, ApiClient, User } from '@shop/api';
import { useApi } from '@shop/state';

/** The addresses to which a member can have catalogues sent. */
interface OwnPlaces {
  readonly user: User;
  /** The address book, default address first. */
  readonly addresses: readonly Address[];
}

const CatalogChoice = slot('CatalogChoice');

/** The form for the quantities of catalogues and the address. */
export function CatalogForm({
  catalogs,
  chosen,
  photographs,
}: Pick<CatalogOrderRead, 'catalogs' | 'chosen' | 'photographs'>) {
  const api = useApi();
  const t = useCopy(catalogOrderCopy);
  const own = useMemberRead(readOwnPlaces);
  const definition = useMemo(() => catalogDefinition(catalogs, chosen), [catalogs, chosen]);
  const { fields } = useFormDefinition(definition);
  const known = useMemo(
    () => own && { ...knownOf(own.user), ...(own.addresses[0] && senderValues(own.addresses[0])) },
    [own],
  );
  const places = (own?.addresses ?? []).map((address) => ({
    id: String(address.id),
    label: `${address.shipping_name} ${address.full_address}`,
    values: senderValues(address),
  }));
  const lookUpPostalCode = usePostalCodeLookup();
  const prepare = usePrepare(catalogSending, ({ input }) => prepareInquiry(api, input));
  const copies = catalogs.map(({ key }) => copiesName(key));
  return (
    <ShopForm
      definition={definition}
      initial={known ?? undefined}
      label={t.title}
      draftKey={paths.catalogOrder()}
      lookUpPostalCode={lookUpPostalCode}
      onSubmit={async (values) => {
        const wanted = wantedLines(catalogs, values);
        if (wanted.length === 0)
          return {
            ok: false,
            message: t.chooseOne,
            errors: Object.fromEntries(copies.slice(0, 1).map((name) => [name, [t.chooseOne]])),
          };
        return prepare(preparedCatalogs(wanted, values, fields));
      }}
    >
      <FillKnown known={known} />
      <FormSection title={t.choose}>
        <CatalogChoice
          catalogs={catalogs.map(({ key, name, lead, issued_on, illustration, alt, isOnScreen }) => ({
            key,
            name,
            lead,
            issuedOn: issueDay(issued_on),
            picture: illustrationOf(photographs, illustration, alt),
            viewHref: isOnScreen ? withQuery(paths.flipBook(), { catalog: key }) : null,
            field: <FormField name={copiesName(key)} />,
          }))}
        />
      </FormSection>
      <FormSection title={t.place}>
        {places.length > 0 && <EntryField label={t.fromBook} hint={t.fromBookHint} typed={t.typed} entries={places} />}
        <FormFields except={copies} />
      </FormSection>
      <SubmitButton wide>{t.submit}</SubmitButton>
      <CaptchaNotice />
    </ShopForm>
  );
}

/** The member's own data and address book. @throws ApiFailure */
async function readOwnPlaces(api: ApiClient, signal: AbortSignal): Promise<OwnPlaces> {
  const [{ data: user }, { data: addresses }] = await Promise.all([
    api.GET('/v1/me/user', { signal }),
    api.GET('/v1/me/user-addresses', { params: { query: { per: 'all' } }, signal }),
  ]);
  return { user, addresses };
}
