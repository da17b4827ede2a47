import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { productPhotographs } from '../../platform/db/schema/photographs.ts';
import type { OpeningCheck } from './opening-check.ts';

/** Channels that sell nothing, or whose products have no photographs but those of the sample. */
export const photographsCheck: OpeningCheck = {
  code: 'photographs',
  title: '商品と写真',
  find: async (ctx) => {
    const rows = await ctx.db.selectDistinct({ id: productPhotographs.productId }).from(productPhotographs);
    const uploaded = new Set(rows.map(({ id }) => id));
    return ctx.channels.flatMap((channel) => {
      const { products } = catalogueOf({ ...ctx, channel });
      if (products.length === 0) return [{ channel: channel.prefix, message: '販売する商品がありません。' }];
      return products.some(({ row }) => uploaded.has(row.id))
        ? []
        : [
            {
              channel: channel.prefix,
              message: 'ご自身の写真のある商品がありません。photos put で登録してください。',
            },
          ];
    });
  },
};
