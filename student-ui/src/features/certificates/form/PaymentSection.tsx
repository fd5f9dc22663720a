import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../../lib/lazy-part';
import { DocumentGroup } from './DocumentGroup';
import { FormSection } from './FormSection';
import { useForm, useFormState } from './form-context';
import type { Props as DialogProps } from './PaymentDialog';
import { usePaymentTexts } from './payment.texts';
import type { Moved } from './use-moved-form';
import { usePaymentDraft } from './use-payment-draft';

const PaymentDialog = lazyDialog(() => import('./PaymentDialog'));

export function PaymentSection() {
  const t = usePaymentTexts();
  const { record } = useForm();
  const location = useLocation();
  const navigate = useNavigate();
  const paying = (location.state as Moved | null)?.paying === true;
  const [opened, setOpened] = useState(paying);
  const button = useRef<HTMLButtonElement>(null);
  const draft = usePaymentDraft(() => setOpened(true));
  const close = () => {
    setOpened(false);
    // Whoever loads the page again does not ask for it again.
    if (paying) void navigate(location, { replace: true, state: null });
  };
  return (
    <FormSection id="payment">
      <DocumentGroup group="payment">
        <div>
          <Button
            ref={button}
            variant="outline"
            aria-haspopup="dialog"
            loading={draft.isSaving}
            onClick={() => (record ? setOpened(true) : draft.save())}
          >
            {t('open')}
          </Button>
        </div>
      </DocumentGroup>
      {opened && <HowToPay justSaved={paying} opener={button} onClose={close} />}
    </FormSection>
  );
}

function HowToPay(props: Pick<DialogProps, 'justSaved' | 'opener' | 'onClose'>) {
  const { record } = useForm();
  const type = useFormState(({ values }) => values.type);
  return <PaymentDialog type={type} recordId={record?.id ?? null} {...props} />;
}
