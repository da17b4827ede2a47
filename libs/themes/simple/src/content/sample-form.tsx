import { sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Checkbox, ErrorSummary, Fieldset, FileButton, LimitedArea, LimitedField, Select, TextField } from '@shop/kit';
import { useState } from 'react';
import styles from './sample-page.module.css';
import type { SampleShopProps } from './sample-shop.tsx';

/** Errors, groups, limits and files of a form. No file is read or sent. */
export function SampleForm({ part: Part }: Pick<SampleShopProps, 'part'>) {
  const { fields, form: t } = useCopy(sampleCopy);
  const [name, setName] = useState<string>(t.nameValue);
  const [text, setText] = useState<string>(t.wordsValue);
  const [file, setFile] = useState('');
  return (
    <Part id="form">
      <div className={styles.fields}>
        <ErrorSummary attempt={0} errors={[{ fieldId: 'sample-refused', label: fields.name, message: fields.error }]} />
        <TextField id="sample-refused" label={fields.name} required error={fields.error} />
        <Fieldset legend={t.group} hint={t.groupHint}>
          {t.choices.map((label) => (
            <Checkbox key={label} label={label} />
          ))}
        </Fieldset>
        <LimitedField label={t.title} most={10} value={name} onChange={(event) => setName(event.target.value)} />
        <LimitedArea label={t.words} most={40} value={text} onChange={(event) => setText(event.target.value)} />
        <Select aria-label={t.sort} options={t.sorts} />
        <div className={styles.row}>
          <FileButton accept=".csv" onFile={(picked) => setFile(picked.name)}>
            {t.file}
          </FileButton>
          <span role="status">{file}</span>
        </div>
      </div>
    </Part>
  );
}
