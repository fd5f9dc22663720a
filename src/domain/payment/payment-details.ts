/** Where an applicant pays. From the settings, which are injected by this class. */
export abstract class PaymentAccount {
  abstract readonly bank: BankAccount;
  /** The bank's static DuitNow payload, never altered. */
  abstract readonly duitNowPayload: string;
  /** Marked wherever they show; production does not start with them. */
  abstract readonly isDemonstration: boolean;
}

export interface BankAccount {
  readonly name: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly swift: string;
}

/** For everything but production. Nobody can pay into it. */
export const DEMONSTRATION_ACCOUNT: PaymentAccount = {
  bank: {
    name: 'DEMONSTRATION Bank',
    accountNumber: '0000 0000 0000 (DEMONSTRATION)',
    accountName: 'DEMONSTRATION Sdn Bhd',
    swift: 'DEMOMYKL',
  },
  duitNowPayload:
    '00020201021126450014A000000615000101060000000213DEMONSTRATION5204829953034585802MY5913DEMONSTRATION6012KUALA LUMPUR6105500006304A1C7',
  isDemonstration: true,
};
