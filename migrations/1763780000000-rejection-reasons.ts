import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});

const REASONS = new Table({
  name: 'rejection_reasons',
  columns: [
    { ...whole('id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    whole('version'),
    whole('position'),
    varchar('title_en', 100),
    varchar('title_cn', 100),
    varchar('title_ms', 100),
    varchar('text_en', 2000),
    varchar('text_cn', 2000),
    varchar('text_ms', 2000),
  ],
  indices: [{ name: 'ix_rejection_reasons_position', columnNames: ['position'] }],
});

const COLUMNS = ['title_en', 'title_cn', 'title_ms', 'text_en', 'text_cn', 'text_ms'];

/**
 * What every installation begins with, in English, Chinese and Malay; here and not in the seed, so that who removes
 * them all is rid of them.
 */
const FIRST_REASONS: ReadonlyArray<
  readonly [en: string, cn: string, ms: string, textEn: string, textCn: string, textMs: string]
> = [
  [
    'Blurred scan',
    '扫描件模糊',
    'Imbasan kabur',
    'A document is too blurred to be read. Please scan it again with at least 300 dpi, or photograph it flat and in good light, and upload it anew.',
    '有文件过于模糊，无法辨认。请以至少 300 dpi 重新扫描，或将文件放平、在光线充足处拍摄后重新上传。',
    'Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula pada sekurang-kurangnya 300 dpi, atau ambil gambarnya secara rata dalam cahaya yang terang, dan muat naik semula.',
  ],
  [
    'Name differs from passport',
    '姓名与护照不一致',
    'Nama tidak sama dengan pasport',
    'The name in the application or on the certificate differs from the name in the passport. Please correct the name, or add a document that proves the change of name.',
    '申请表或证书上的姓名与护照上的姓名不一致。请更正姓名，或补充能够证明更名的文件。',
    'Nama dalam permohonan atau pada sijil tidak sama dengan nama dalam pasport. Sila betulkan nama tersebut, atau sertakan dokumen yang membuktikan pertukaran nama.',
  ],
  [
    'Missing ministry stamp',
    '缺少教育部盖章',
    'Tiada cop kementerian',
    'The pages with the stamp of the ministry are missing, or the stamp cannot be seen on them. Please have the documents stamped and upload every stamped page.',
    '缺少教育部盖章的页面，或页面上看不到印章。请先办理盖章，再上传所有已盖章的页面。',
    'Halaman yang dicop oleh kementerian tiada, atau cop tersebut tidak kelihatan. Sila dapatkan cop pada dokumen dan muat naik setiap halaman yang telah dicop.',
  ],
  [
    'Missing transcript pages',
    '成绩单缺页',
    'Halaman transkrip tidak lengkap',
    'The transcript is not complete. Please upload all of its pages, in their order, the back sides included where something is printed on them.',
    '成绩单不完整。请按顺序上传所有页面；背面有内容的，也请一并上传。',
    'Transkrip tidak lengkap. Sila muat naik semua halaman mengikut turutan, termasuk halaman belakang jika bercetak.',
  ],
  [
    'Missing receipt',
    '缺少付款凭证',
    'Tiada resit bayaran',
    'The receipt of the payment is missing or cannot be read. Please upload a receipt that shows the date, the amount and the recipient.',
    '缺少付款凭证，或凭证无法辨认。请上传显示付款日期、金额和收款方的凭证。',
    'Resit bayaran tiada atau tidak dapat dibaca. Sila muat naik resit yang menunjukkan tarikh, jumlah dan penerima bayaran.',
  ],
  [
    'Wrong amount paid',
    '付款金额有误',
    'Jumlah bayaran salah',
    'The amount that was paid is not the fee of this service. Please pay the difference and upload the receipts of both payments.',
    '已付金额与本服务的费用不符。请补足差额，并上传两次付款的凭证。',
    'Jumlah yang dibayar tidak sama dengan yuran perkhidmatan ini. Sila bayar bakinya dan muat naik resit bagi kedua-dua bayaran.',
  ],
  [
    'Expired passport',
    '护照已过期',
    'Pasport tamat tempoh',
    'The passport had expired when the application was sent. Please upload the page with the photo of your valid passport and correct the passport number where it has changed.',
    '提交申请时护照已过期。请上传有效护照的照片页；如护照号码有变，请同时更正。',
    'Pasport telah tamat tempoh semasa permohonan dihantar. Sila muat naik halaman bergambar pasport anda yang masih sah, dan betulkan nombor pasport jika telah berubah.',
  ],
  [
    'Wrong document in a group',
    '文件上传到错误的类别',
    'Dokumen dalam kumpulan yang salah',
    'A document was uploaded in the wrong group, and one that is needed is missing there. Please put each document into the group that it belongs to.',
    '有文件上传到了错误的类别，导致该类别缺少所需文件。请将每份文件上传到对应的类别。',
    'Terdapat dokumen yang dimuat naik dalam kumpulan yang salah, dan dokumen yang diperlukan tiada di situ. Sila letakkan setiap dokumen dalam kumpulannya yang betul.',
  ],
  [
    'Not translated',
    '缺少翻译件',
    'Tiada terjemahan',
    'A document is in a language other than English or Malay and has no translation. Please add a certified translation into English or Malay beside the original.',
    '有文件使用英文和马来文以外的语言，且没有翻译件。请在原件之外补充经认证的英文或马来文译本。',
    'Terdapat dokumen dalam bahasa selain bahasa Inggeris atau bahasa Melayu tanpa terjemahan. Sila sertakan terjemahan yang disahkan dalam bahasa Inggeris atau bahasa Melayu bersama dokumen asal.',
  ],
  [
    'Cropped page',
    '页面被裁切',
    'Halaman terpotong',
    'A part of a page is cut off. Please scan the whole page again, with all four edges, stamps and signatures in view.',
    '有页面被裁切，内容不完整。请重新扫描整页，确保四边、印章和签名全部可见。',
    'Sebahagian halaman telah terpotong. Sila imbas semula keseluruhan halaman dengan keempat-empat tepi, cop dan tandatangan kelihatan.',
  ],
];

export class RejectionReasons1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(REASONS);
    for (const [place, texts] of FIRST_REASONS.entries()) {
      await runner.query(
        `INSERT INTO rejection_reasons (version, position, ${COLUMNS.join(', ')}) VALUES (1, ?, ${COLUMNS.map(() => '?').join(', ')})`,
        [place + 1, ...texts],
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
