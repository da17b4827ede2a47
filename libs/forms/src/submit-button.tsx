import { Button, type ButtonProps } from '@shop/kit';
import { useForm } from './form-context.ts';

/** Submits the surrounding form; busy until the response. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { isSubmitting } = useForm();
  return <Button variant="primary" size="large" {...props} type="submit" busy={isSubmitting} />;
}
