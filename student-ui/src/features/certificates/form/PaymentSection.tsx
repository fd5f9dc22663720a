import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { DocumentGroup } from './DocumentGroup';
import { FormSection } from './FormSection';
import { useFormState } from './form-context';
import { usePaymentTexts } from './payment.texts';

const PaymentDialog = lazy(() => import('./PaymentDialog'));

export function PaymentSection() {
  const t = usePaymentTexts();
  const [opened, setOpened] = useState(false);
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
          <HowToPay onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </FormSection>
  );
}

function HowToPay({ onClose }: { onClose: () => void }) {
  const { type, passport, name, email } = useFormState(({ values }) => values);
  return <PaymentDialog type={type} reference={passport || name || email} onClose={onClose} />;
}
