import { Typography } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import { feeAt, feeWithTotal } from '@myverify/domain/payment/fees';
import { ringgitText, senText } from '@myverify/domain/payment/money';
import { inFours, paymentReference } from '@myverify/domain/payment/payment-reference';
import { useGetOne, useTranslate } from 'react-admin';
import type { CertificateDetail, Payment } from '../api/records';
import { LoadFailure } from '../records/LoadFailure';
import { LikenessIcon } from './LikenessIcon';

const AGAIN_MS = 10_000;
/** A reader that is away is waited for no longer. */
const MOST_QUESTIONS = 30;

/** What the proof of payment has to show, and what a machine made out on it. */
export function PaymentCheck({ id, type, appliedAt }: Pick<CertificateDetail, 'id' | 'type' | 'appliedAt'>) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<Payment>(
    'payments',
    { id },
    {
      retry: false,
      refetchInterval: ({ state }) =>
        state.data?.state === 'seen' && state.dataUpdateCount < MOST_QUESTIONS ? AGAIN_MS : false,
    },
  );
  const { net, sst, total } = feeWithTotal(type, data?.expected) ?? feeAt(type, appliedAt ?? new Date());
  return (
    <>
      <Typography variant="body2">
        {translate('verdicts.fee', { total: senText(total), net: senText(net), sst: senText(sst) })}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {translate('verdicts.reference', { reference: inFours(paymentReference(id)) })}
      </Typography>
      {data ? <Read payment={data} /> : null}
      {error && !data && !isUnknown(error) ? (
        <LoadFailure text="verdicts.read_failed" error={error} onRetry={refetch} />
      ) : null}
    </>
  );
}

/** Nothing is known yet of the payment. */
const isUnknown = (error: Error) => error instanceof ApiError && error.reason === 'not_found';

function Read({ payment: { id, expected, read, paidFor, transaction } }: { readonly payment: Payment }) {
  const translate = useTranslate();
  const lines = [
    read === null
      ? null
      : { fits: read === expected, text: translate('verdicts.read_amount', { read: ringgitText(read) }) },
    paidFor === null
      ? null
      : {
          fits: paidFor === id,
          text: translate('verdicts.read_reference', { reference: inFours(paymentReference(paidFor)), id: paidFor }),
        },
  ].filter((line) => line !== null);
  if (lines.length === 0 && transaction === null) return null;
  return (
    <Typography component="ul" variant="body2" sx={{ mt: 0, mb: 1, pl: 2.5 }} aria-label={translate('verdicts.read')}>
      {lines.map(({ fits, text }) => (
        <li key={text} data-payment={fits ? 'match' : 'differs'}>
          {text}{' '}
          <Typography component="span" variant="body2" sx={{ color: fits ? 'success.main' : 'error.main' }}>
            <LikenessIcon of={fits ? 'match' : 'differs'} />
            {translate(fits ? 'verdicts.fits' : 'verdicts.fits_not')}
          </Typography>
        </li>
      ))}
      {transaction === null ? null : <li>{translate('verdicts.read_transaction', { transaction })}</li>}
    </Typography>
  );
}
