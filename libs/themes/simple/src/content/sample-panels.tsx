import { sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Alerts, Button, CopyText, Dialog, Highlight, Illustration, LogEntry, LogList } from '@shop/kit';
import { PriceTable } from '@shop/parts';
import { useState } from 'react';
import styles from './sample-page.module.css';
import type { SamplePart } from './sample-page.tsx';

/** Compositions that screens use: sums, a log, copyable text, a dialog. */
export function SamplePanels({ part: Part }: { readonly part: SamplePart }) {
  const { panels: t } = useCopy(sampleCopy);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Part id="sums">
        <PriceTable
          caption={t.sums.caption}
          rows={[
            { id: 'goods', label: t.sums.goods, yen: 4320 },
            { id: 'coupon', label: t.sums.coupon, note: t.sums.couponNote, yen: -500 },
            { id: 'carriage', label: t.sums.carriage, yen: null, text: t.sums.free },
          ]}
          total={{ label: t.sums.total, yen: 3820 }}
        />
      </Part>
      <Part id="logs">
        <LogList rows={t.log}>
          {({ time, title, note }) => <LogEntry time={time} title={title} notes={[note]} />}
        </LogList>
        <p>
          <Highlight text={t.found} words={[t.word]} />
        </p>
        <CopyText label={t.copy} value="SAMPLE-0001" />
      </Part>
      <Part id="panels">
        <Alerts alerts={t.alerts.map((alert) => ({ ...alert, href: null }))} />
        <div className={styles.row}>
          <Button onClick={() => setOpen(true)}>{t.open}</Button>
        </div>
        <Dialog
          open={isOpen}
          title={t.dialog}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{t.close}</Button>}
        >
          <p>{t.dialogText}</p>
        </Dialog>
      </Part>
      <Part id="drawings">
        <div className={styles.drawings}>
          {t.drawings.map(({ name, alt }) => (
            <Illustration key={name} name={name} alt={alt} />
          ))}
        </div>
      </Part>
    </>
  );
}
