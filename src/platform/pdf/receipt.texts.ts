import type { CertificateType } from '../../domain/certificate/certificate.fields.js';
import type { ReceiptLanguage } from '../../domain/payment/receipt.js';

export interface ReceiptTexts {
  readonly tag: string;
  readonly titleAccepted: string;
  readonly titleStated: string;
  readonly accepted: string;
  readonly stated: string;
  readonly objected: string;
  readonly reference: string;
  readonly paidWith: string;
  readonly date: string;
  readonly name: string;
  readonly service: string;
  readonly services: Readonly<Record<CertificateType, string>>;
  readonly fee: string;
  readonly net: string;
  readonly sst: string;
  readonly total: string;
  readonly payment: string;
  readonly statedOn: (day: string) => string;
  readonly seenOn: (day: string) => string;
  readonly statedByOfficer: (day: string) => string;
  readonly notAccepted: string;
  readonly amounts: string;
  readonly issued: string;
  readonly registration: string;
}

/** What a receipt says, in each of its languages. */
export const RECEIPT_TEXTS: Readonly<Record<ReceiptLanguage, ReceiptTexts>> = {
  en: {
    tag: 'en-MY',
    titleAccepted: 'Receipt',
    titleStated: 'Acknowledgement',
    accepted: 'Proof of payment accepted',
    stated: 'Payment stated, not yet checked',
    objected: 'Payment stated, not accepted',
    reference: 'Application No.',
    paidWith: 'Payment reference',
    date: 'Date',
    name: 'Name of applicant',
    service: 'Service',
    services: { verification: 'Academic verification report', stamping: 'Stamping verification report' },
    fee: 'Fee',
    net: 'Net amount',
    sst: 'Sales and service tax (SST), 8%',
    total: 'Total',
    payment: 'Payment',
    statedOn: (day) => `The applicant stated the payment with the application of ${day} and handed in a proof of it.`,
    seenOn: (day) => `An officer looked at the proof of payment on ${day} and accepted it.`,
    statedByOfficer: (day) =>
      `An officer accepted the application as a whole on ${day}, the proof of payment with it, without a separate check of it on record.`,
    notAccepted: 'The payment is not accepted so far. This paper does not confirm that money was received.',
    amounts: 'The amounts are the fee of the service. How it was paid is not on record.',
    issued: 'Issued by',
    registration: 'registration number',
  },
  ms: {
    tag: 'ms',
    titleAccepted: 'Resit',
    titleStated: 'Akuan penerimaan',
    accepted: 'Bukti bayaran diterima',
    stated: 'Bayaran dinyatakan, belum disemak',
    objected: 'Bayaran dinyatakan, tidak diterima',
    reference: 'No. permohonan',
    paidWith: 'Rujukan bayaran',
    date: 'Tarikh',
    name: 'Nama pemohon',
    service: 'Perkhidmatan',
    services: { verification: 'Laporan pengesahan akademik', stamping: 'Laporan pengesahan cop' },
    fee: 'Yuran',
    net: 'Amaun bersih',
    sst: 'Cukai jualan dan perkhidmatan (SST), 8%',
    total: 'Jumlah',
    payment: 'Bayaran',
    statedOn: (day) => `Pemohon menyatakan bayaran dalam permohonan bertarikh ${day} dan menyerahkan buktinya.`,
    seenOn: (day) => `Seorang pegawai melihat bukti bayaran pada ${day} dan menerimanya.`,
    statedByOfficer: (day) =>
      `Seorang pegawai menerima permohonan secara keseluruhan pada ${day}, termasuk bukti bayaran, tanpa rekod semakan berasingan.`,
    notAccepted: 'Bayaran belum diterima setakat ini. Kertas ini tidak mengesahkan bahawa wang telah diterima.',
    amounts: 'Amaun ini ialah yuran perkhidmatan. Cara bayaran tidak direkodkan.',
    issued: 'Dikeluarkan oleh',
    registration: 'nombor pendaftaran',
  },
  cn: {
    tag: 'zh-Hans',
    titleAccepted: '收据',
    titleStated: '受理确认',
    accepted: '付款凭证已通过',
    stated: '已申报付款，尚未核对',
    objected: '已申报付款，未通过',
    reference: '申请编号',
    paidWith: '付款附言',
    date: '日期',
    name: '申请人姓名',
    service: '服务',
    services: { verification: '学历认证报告', stamping: '盖章认证报告' },
    fee: '费用',
    net: '净额',
    sst: '销售与服务税（SST），8%',
    total: '总额',
    payment: '付款',
    statedOn: (day) => `申请人在 ${day} 的申请中申报了付款，并提交了付款凭证。`,
    seenOn: (day) => `审核人员于 ${day} 查看并接受了付款凭证。`,
    statedByOfficer: (day) => `审核人员于 ${day} 整体接受了该申请（包括付款凭证），没有单独核对的记录。`,
    notAccepted: '付款目前尚未通过审核。本文件不证明款项已收到。',
    amounts: '以上金额为服务费用。付款方式没有记录。',
    issued: '签发机构',
    registration: '注册编号',
  },
};
