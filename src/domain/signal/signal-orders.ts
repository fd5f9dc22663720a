import type { Certificate } from '../certificate/certificate.js';
import type { JobOrder } from '../jobs/jobs.js';
import { readingOrders, textFiles } from '../reading/reading.js';

/** The jobs that may bring signals on an application: the look at it, and what has it looked at again. */
export function signalOrders({ id: certificateId, form }: Pick<Certificate, 'id' | 'form'>): JobOrder[] {
  return [
    { name: 'certificate.signals', payload: { certificateId } },
    { name: 'payment.match', payload: { certificateId } },
    ...form.passportPhotos.flatMap((fileId) => readingOrders('zone', fileId)),
    ...textFiles(form).flatMap((fileId) => readingOrders('text', fileId)),
  ];
}
