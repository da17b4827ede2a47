import { layoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { BannerPicture, Icon, RichText, TextLink } from '@shop/kit';
import { deferredSlot, type LayoutBlocksProps, type LayoutBlockView } from '@shop/theming';
import styles from './layout-blocks.module.css';

// Declared here, since importing them would add code of home's first load to a list, which seldom has these blocks.
const BannerArea = deferredSlot('BannerArea');
const ProductShelf = deferredSlot('ProductShelf');

/** The blocks of editors below a page, in their order. */
export default function LayoutBlocks({ blocks }: LayoutBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} id={`block-title-${index}`} block={block} />
      ))}
    </div>
  );
}

function Block({ id, block }: { readonly id: string; readonly block: LayoutBlockView }) {
  switch (block.kind) {
    case 'banners':
      return <BannerArea banners={block.banners} />;
    case 'products':
      return <ProductShelf {...block.shelf} />;
    case 'text':
      return (
        <section className={styles.text} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {block.title}
          </h2>
          <RichText html={block.body} />
        </section>
      );
    case 'entries':
      return <Entries id={id} {...block} />;
  }
}

function Entries({
  id,
  title,
  entries,
  more,
}: { readonly id: string } & Extract<LayoutBlockView, { kind: 'entries' }>) {
  const t = useCopy(layoutCopy);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more && (
          <TextLink to={more.href} standalone aria-label={t.moreOf(title)}>
            {more.label}
            <Icon name="arrow-right" />
          </TextLink>
        )}
      </div>
      <ul className={styles.entries}>
        {entries.map(({ href, title: name, text, day, drawing, picture }) => (
          <li key={href} className={styles.entry}>
            <BannerPicture className={styles.picture} picture={picture} drawing={drawing} />
            <div>
              {day && <p className={styles.day}>{day}</p>}
              <h3 className={styles.name}>
                <TextLink to={href} standalone>
                  {name}
                </TextLink>
              </h3>
              <p className={styles.words}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
