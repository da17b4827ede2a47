import { sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, IconButton, LinkButton, TextLink } from '@shop/kit';
import styles from './sample-page.module.css';
import type { SamplePart } from './sample-page.tsx';

/** Buttons and links, in every look and size. */
export function SampleActions({ part: Part, browseHref }: { readonly part: SamplePart; readonly browseHref: string }) {
  const t = useCopy(sampleCopy);
  return (
    <>
      <Part id="buttons">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <div key={size} className={styles.row}>
            {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
              <Button key={variant} size={size} variant={variant}>
                {t.buttons[variant]}
              </Button>
            ))}
          </div>
        ))}
        <div className={styles.row}>
          <Button disabled>{t.buttons.disabled}</Button>
          <Button busy>{t.buttons.busy}</Button>
          <IconButton icon="close" label={t.buttons.icon} />
        </div>
        <Button wide variant="primary" icon="basket">
          {t.buttons.wide}
        </Button>
      </Part>
      <Part id="links">
        <p>
          <TextLink to={browseHref}>{t.links.text}</TextLink>
        </p>
        <p>
          <TextLink to={browseHref} standalone>
            {t.links.standalone}
          </TextLink>
        </p>
        <p>
          <TextLink to={browseHref} back="page" standalone>
            {t.links.back}
          </TextLink>
        </p>
        <p>
          <LinkButton to={browseHref}>{t.links.button}</LinkButton>
        </p>
      </Part>
    </>
  );
}
