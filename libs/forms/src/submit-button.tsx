import { Button, type ButtonProps } from '@shop/kit';
import { useForm } from './form-context.ts';

/** Sends the form around it; busy until the answer is there. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { isSubmitting } = useForm();
  return <Button variant="primary" size="large" {...props} type="submit" busy={isSubmitting} />;
}
