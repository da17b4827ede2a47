import { kitCopy, sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Checkbox, PasswordField, QuantityStepper, RadioGroup, SelectField, TextArea, TextField } from '@shop/kit';
import { useState } from 'react';
import styles from './sample-page.module.css';
import type { SamplePart } from './sample-page.tsx';

/** Fields, empty, filled and with errors; typed text is not sent. */
export function SampleFields({ part: Part }: { readonly part: SamplePart }) {
  const { fields } = useCopy(sampleCopy);
  const { zone } = useCopy(kitCopy);
  const [way, setWay] = useState<string>('hand');
  const [quantity, setQuantity] = useState(2);
  const t = useCopy(sampleCopy);
  return (
    <Part id="fields">
      <div className={styles.fields}>
        <TextField label={fields.name} required hint={fields.hint} defaultValue={fields.nameValue} />
        <TextField label={fields.name} required error={fields.error} />
        <SelectField
          label={fields.zone}
          placeholder={fields.choose}
          options={Object.entries(zone).map(([value, label]) => ({ value, label }))}
        />
        <PasswordField label={fields.password} autoComplete="off" />
        <TextArea label={fields.note} required={false} defaultValue={fields.noteValue} />
        <RadioGroup
          legend={fields.way}
          name="sample-way"
          options={fields.ways}
          value={way}
          onChange={setWay}
          look="card"
        />
        <Checkbox label={fields.agree} />
        <QuantityStepper label={t.quantity} value={quantity} max={9} onChange={setQuantity} />
      </div>
    </Part>
  );
}
