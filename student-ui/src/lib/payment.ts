import { queryOptions } from '@tanstack/react-query';
import { api, portal } from './api';

const fetchPayment = () => portal(api.GET('/api/payment/details'));

export type PaymentDetails = Awaited<ReturnType<typeof fetchPayment>>;

/** The fees, and the ways to pay them. */
export const paymentQuery = queryOptions({ queryKey: ['payment'], staleTime: 5 * 60_000, queryFn: fetchPayment });
