import { notify } from '../../../lib/notify';
import { useFormTexts } from './form.texts';
import { useForm } from './form-context';
import { keptFromSending } from './send-guard';

/** Every way of sending the form asks it first. @returns whether the form may be sent; where it may not, why is told */
export function useSendGuard(): () => boolean {
  const { form, uploads, autosave } = useForm();
  const t = useFormTexts();
  return () => {
    const isHeld = form.state().held;
    const why = keptFromSending({ isHeld, filesUnderWay: uploads.underWay(), note: autosave });
    if (why === 'wait') void notify({ id: 'wait-for-uploads', color: 'yellow', message: t('wait'), autoClose: 6_000 });
    if (why === 'sentLongAgo')
      void notify({ id: 'sent-long-ago', color: 'yellow', message: t('sentLongAgo'), autoClose: false });
    return why === null;
  };
}
