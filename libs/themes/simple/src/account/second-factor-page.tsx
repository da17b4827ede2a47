import { useEffect, useRef } from 'react';
import type { SecondFactorPageProps } from '@shop/theming';
import { secondFactorCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Button, TextLink } from '@shop/kit';
import { ChangeNotice } from '../kinds/change-notice.tsx';
import styles from './second-factor-page.module.css';
import { Panel } from '../checkout/panel.tsx';
import { WayBack } from './way-back.tsx';

/** The second factor: its state, and the steps to the other one. */
export default function SecondFactorPage({
  isOn,
  step,
  form,
  message,
  onStart,
  onAgain,
  onCancel,
  backHref,
  backLabel,
}: SecondFactorPageProps) {
  const t = useCopy(secondFactorCopy);
  const state = isOn ? 'on' : 'off';
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (step === 'idle' && message !== null) start.current?.focus();
  }, [step, message]);
  return (
    <div className={styles.page}>
      <ChangeNotice message={message} />
      <Panel title={t.stateLabel} aside={<Badge {...looks[state]}>{t.state[state]}</Badge>}>
        {step === 'idle' && (
          <div>
            <Button ref={start} onClick={onStart}>
              {t.start[state]}
            </Button>
          </div>
        )}
        {step === 'password' && <p>{t.passwordLead}</p>}
        {step === 'code' && <p>{t.codeLead}</p>}
        {form}
        {step === 'code' && <p className={styles.help}>{t.codeHelp}</p>}
        {step !== 'idle' && (
          <div className={styles.ways}>
            {step === 'code' && <WayBack onClick={onAgain}>{t.again}</WayBack>}
            <WayBack onClick={onCancel}>{t.cancel}</WayBack>
          </div>
        )}
      </Panel>
      {step === 'idle' && (
        <TextLink to={backHref} back="anywhere" standalone>
          {backLabel}
        </TextLink>
      )}
    </div>
  );
}

const looks = { on: { tone: 'success', icon: 'check' }, off: { tone: 'neutral', icon: 'no-entry' } } as const;
