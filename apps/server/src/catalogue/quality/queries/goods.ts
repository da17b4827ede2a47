/** Groups of products that queries name together. */
const goods: Readonly<Record<string, string>> = {
  '@jambons': 'ham-fr-001 ham-fr-002 ham-fr-003',
  '@prosciutti': 'ham-it-001 ham-it-002',
  '@iberian': 'ham-pt-001 ham-es-001',
  '@specks': 'ham-at-001 ham-it-004',
  '@dry': '@jambons @prosciutti @iberian @specks ham-us-001 ham-it-003 ham-fr-004',
  '@saucissons': 'sal-fr-001 sal-fr-002 sal-fr-003',
  '@salamis': '@saucissons sal-it-001 sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sal-us-001',
  '@sausages': 'sau-at-001 sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001',
  '@cooked': 'cot-fr-001 cot-it-001 cot-it-002 cot-it-003',
  '@bacons': 'bac-ie-001 bac-it-001 bac-it-002 bac-fr-001',
  '@pates': 'pat-fr-001 pat-fr-002 pat-fr-003 pat-dk-001',
  '@cheeses': 'che-it-001 che-fr-001 che-es-001 che-fr-002',
  '@meats': '@dry @salamis @sausages @cooked @bacons @pates',
  '@food': '@meats @cheeses acc-fr-001',
  '@smoked': 'ham-at-001 ham-us-001 ham-it-004 sal-pt-001 sal-at-001 sau-us-001 sau-pt-001 bac-fr-001',
  '@some-smoke': '@smoked sal-dk-001 sau-at-001 @bacons',
  '@ambient': 'sal-fr-001 sal-fr-002 sal-es-001 sal-at-001 sal-us-001 @pates acc-fr-001 acc-jp-001',
  '@frozen':
    'sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 cot-it-003 bac-ie-001 bac-fr-001',
  '@chilled':
    '@dry sal-fr-003 sal-it-001 sal-pt-001 sal-dk-001 sau-at-001 cot-fr-001 cot-it-001 cot-it-002 bac-it-001 bac-it-002 @cheeses',
  '@french':
    '@jambons ham-fr-004 @saucissons sau-fr-001 sau-fr-002 cot-fr-001 bac-fr-001 pat-fr-001 pat-fr-002 pat-fr-003 che-fr-001 che-fr-002 acc-fr-001',
  '@italian':
    '@prosciutti ham-it-003 ham-it-004 sal-it-001 cot-it-001 cot-it-002 cot-it-003 bac-it-001 bac-it-002 che-it-001',
  '@spanish': 'ham-es-001 sal-es-001 che-es-001',
  '@portuguese': 'ham-pt-001 sal-pt-001 sau-pt-001',
  '@austrian': 'ham-at-001 sal-at-001 sau-at-001 sau-at-002',
  '@american': 'ham-us-001 sal-us-001 sau-us-001',
  '@pork-free': 'ham-fr-004 sau-nz-001 pat-fr-003 @cheeses acc-fr-001',
  '@milk': 'sal-fr-001 sal-fr-002 sal-fr-003 sal-it-001 sal-us-001 sau-at-002 sau-fr-001 pat-dk-001 @cheeses',
  '@milk-free':
    '@dry sal-es-001 sal-pt-001 sal-dk-001 sal-at-001 sau-at-001 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 @cooked @bacons pat-fr-001 pat-fr-002 pat-fr-003 acc-fr-001',
  '@wheat-free':
    '@dry @salamis sau-at-001 sau-at-002 sau-fr-001 sau-nz-001 sau-fr-002 sau-us-001 sau-de-001 @cooked @bacons pat-fr-001 pat-fr-002 pat-fr-003 @cheeses acc-fr-001',
  '@egg-free':
    '@dry @salamis sau-at-001 sau-at-002 sau-nz-001 sau-fr-002 sau-ie-001 sau-us-001 sau-de-001 sau-pt-001 @cooked @bacons pat-fr-002 pat-fr-003 @cheeses acc-fr-001',
  '@gift-sets': 'gft-jp-001 gft-jp-002 gft-jp-003 gft-jp-004 gft-jp-005 gft-jp-006 gft-jp-007 gft-jp-008 gft-jp-009',
  '@gifts':
    '@gift-sets ham-fr-005 ham-fr-006 ham-fr-001 ham-fr-002 ham-es-001 sau-fr-001 pat-fr-001 pat-fr-002 pat-fr-003 che-fr-001 acc-jp-001',
  '@premium': 'ham-fr-002 ham-pt-001 ham-es-001 ham-it-003 pat-fr-003',
  '@under-1000':
    'sal-fr-003 sal-dk-001 sal-at-001 sau-at-001 sau-ie-001 cot-it-001 cot-it-002 bac-it-001 pat-dk-001 acc-fr-001',
  '@wine': 'sal-fr-001 pat-fr-001 pat-fr-002 che-it-001 che-fr-001',
  '@bbq': 'sau-at-002 sau-nz-001 sau-de-001',
  '@spicy': 'sau-nz-001 sau-us-001',
  '@stew': 'sau-fr-002 sau-us-001 bac-fr-001',
  '@jars': 'pat-fr-001 pat-fr-002 pat-fr-003 acc-fr-001',
  '@dop': 'ham-fr-002 ham-pt-001 ham-it-001 ham-it-002 ham-es-001 ham-it-003 che-it-001 che-fr-001 che-es-001',
  '@igp':
    'ham-fr-001 ham-fr-003 ham-at-001 ham-it-004 sal-fr-002 sal-it-001 sal-es-001 sal-pt-001 sau-fr-001 sau-de-001 sau-pt-001 cot-it-002 cot-it-003 pat-fr-001 pat-fr-002 pat-fr-003 acc-fr-001',
};

/** Returns the products of a group such as `@cheeses`. @throws Error for an unknown group */
export function goodsBySign(sign: string): string {
  const line = goods[sign];
  if (line === undefined) throw new Error(`${sign} stands for no goods.`);
  return line;
}
