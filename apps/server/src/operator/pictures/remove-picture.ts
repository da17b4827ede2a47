import { and, eq, isNull } from 'drizzle-orm';
import { findPictureUses } from '../../content/pictures/picture-references.ts';
import type { OperatorCtx } from '../../platform/audit/operator-ctx.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { pictures } from '../../platform/db/schema/pictures.ts';
import { ConflictError } from '../../platform/errors/index.ts';
import { rehearse } from '../rehearse.ts';
import { findOwners } from './picture-owners.ts';
import { pictureMissing } from './put-picture.ts';

interface Request {
  readonly name: string;
  readonly channels: readonly string[];
  readonly isDry: boolean;
}

/**
 * Removes a picture of these channels, or that of all channels; its files follow.
 * @throws NotFoundError `channel.not_found`, `picture.not_found`; ConflictError `picture.in_use` with the rows that name it
 */
export async function removePicture(
  ctx: OperatorCtx,
  { name, channels, isDry }: Request,
): Promise<{ removed: number }> {
  const owners = await findOwners(ctx, name, channels);
  return rehearse(
    ctx,
    async (inner) => {
      const { db } = inner;
      const uses = (await findPictureUses(db)).get(name) ?? [];
      if (uses.length > 0)
        throw new ConflictError('picture.in_use', `画像「${name}」は使われています:${uses.join('、')}`);
      for (const owner of owners) {
        const ofOwner = owner.id === null ? isNull(pictures.channelId) : eq(pictures.channelId, owner.id);
        const gone = await db
          .delete(pictures)
          .where(and(eq(pictures.name, name), ofOwner))
          .returning({ id: pictures.id });
        if (gone.length === 0) throw pictureMissing(name, owner);
      }
      await writeAudit(inner, {
        action: 'picture.remove',
        subject: { kind: 'picture', key: name },
        before: { channels: owners.map(({ prefix }) => prefix) },
      });
      return { removed: owners.length };
    },
    () => isDry,
  );
}
