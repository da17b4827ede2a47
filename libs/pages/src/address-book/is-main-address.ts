import type { Address } from '@shop/api';

/** The member's own address, of which there is one and which cannot be deleted (spec §3 "Address", `division_ct`). */
export const isMainAddress = ({ division_ct }: Pick<Address, 'division_ct'>): boolean => division_ct === 1;
