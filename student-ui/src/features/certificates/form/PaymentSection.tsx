import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { DocumentGroup } from './DocumentGroup';
import { FormSection } from './FormSection';
import { useForm } from './form-context';
import { usePaymentTexts } from './payment.texts';

const PaymentDialog = lazy(() => import('./PaymentDialog'));

export function PaymentSection() {
  const t = usePaymentTexts();
  const { form } = useForm();
  const [opened, setOpened] = useState(false);
  const { type, passport, name, email } = form.values;
  return (
    <FormSection id="payment">
      <DocumentGroup group="payment">
        <div>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpened(true)}>
            {t('open')}
          </Button>
        </div>
      </DocumentGroup>
      {opened && (
        <Suspense>
          <PaymentDialog type={type} reference={passport || name || email} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </FormSection>
  );
}
