import { useState, type FormEvent } from 'react';
import { addressesCopy, entriesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Dialog, TextField } from '@shop/kit';
import styles from './address-files-panel.module.css';

interface DeleteAllDialogProps {
  readonly open: boolean;
  /** Addresses that would go. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Confirms the deletion of all addresses; a word must be typed to prevent accidents. */
export function DeleteAllDialog({ open, count, onClose, onDelete }: DeleteAllDialogProps) {
  const t = useCopy(addressesCopy).files;
  const { removeCancel } = useCopy(entriesCopy);
  const [word, setWord] = useState('');
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    setWord('');
    setWrong(false);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (word.normalize('NFKC').trim() !== t.deleteWord) return setWrong(true);
    setWord('');
    setWrong(false);
    onDelete();
  };
  return (
    <Dialog
      open={open}
      title={t.deleteQuestion}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{removeCancel}</Button>
          <Button variant="danger" type="submit" form="delete-all">
            {t.delete}
          </Button>
        </>
      }
    >
      <form id="delete-all" className={styles.question} onSubmit={submit} noValidate>
        <p>{t.deleteQuestionText(count)}</p>
        <TextField
          label={t.deleteLabel}
          value={word}
          autoComplete="off"
          error={isWrong ? t.deleteWrong : undefined}
          onChange={({ currentTarget }) => {
            setWord(currentTarget.value);
            setWrong(false);
          }}
        />
      </form>
    </Dialog>
  );
}
