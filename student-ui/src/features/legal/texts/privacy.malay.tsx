import { type LegalDocument, legalLink } from '../../../components/legal/legal-document';
import { OperatorAddress, OperatorEmail, OperatorName, OperatorPhone } from '../../../components/legal/OperatorDetails';
import { paths } from '../../../config/paths';
import { LegalTable, type TableRow } from '../LegalTable';
import { privacyRights } from './privacy-rights.malay';

const HELD: readonly TableRow[] = [
  [
    'Akaun dan profil: e-mel, kata laluan (sebagai cincangan), nama, jantina, nombor pasport, kewarganegaraan, tarikh lahir, gambar',
    'Untuk log masuk anda dan mengisi borang anda',
    'Sehingga anda memadamkan akaun anda',
  ],
  [
    'Permohonan: butiran sijil anda, catatan anda, keputusan kami',
    'Untuk mengesahkan sijil anda',
    'Draf dan permohonan yang ditolak: satu tahun selepas pindaan terakhir; selainnya sehingga anda memadamkan akaun anda',
  ],
  [
    'Fail yang dimuat naik: pasport, sijil, transkrip, cap kementerian, resit, gambar',
    'Untuk mengesahkan sijil anda',
    'Selagi digunakan oleh sesuatu permohonan, dan satu hari selepasnya',
  ],
  [
    'Laporan yang dikeluarkan dan fail PDFnya',
    'Pihak lain bergantung padanya dan mesti dapat menyemaknya',
    'Bersama akaun anda; tujuh tahun selepas anda memadamkannya',
  ],
  [
    'Persetujuan: notis, versi dan bahasa yang berkenaan, serta masanya',
    'Undang-undang menghendaki persetujuan direkodkan',
    'Bersama akaun anda; tujuh tahun selepas anda memadamkannya',
  ],
  [
    'Sesi: masa anda log masuk bagi setiap sesi, tanpa kunci yang membukanya',
    'Untuk menamatkan sesi dan menunjukkannya kepada anda',
    '30 hari selepas sesi itu sepatutnya luput',
  ],
  ['Kod pengesahan, sebagai cincangan, bersama alamat e-mel', 'Untuk mengehadkan bilangan yang dihantar', 'Satu hari'],
  ['Log masuk yang gagal, dikira mengikut cincangan akaun', 'Untuk mengunci akaun yang cuba dicerobohi', 'Satu hari'],
  [
    'Jawapan kepada permintaan yang diulang',
    'Supaya tiada apa-apa dilakukan dua kali apabila sambungan anda terputus',
    'Satu hari',
  ],
  [
    'Jejak audit: perkara yang dilakukan, di bawah nombor akaun yang mana, dan bila',
    'Untuk membuktikan bahawa data dikendalikan menurut undang-undang',
    'Tujuh tahun',
  ],
];

const privacy: LegalDocument = {
  title: 'Dasar Privasi',
  updated: 'Kemas kini terakhir: 07 Januari 2024',
  contents: 'Kandungan',
  intro: (
    <p>
      Dasar ini ialah notis yang dikehendaki oleh Akta Perlindungan Data Peribadi 2010 Malaysia (“Akta”). Dasar ini
      menyatakan data peribadi yang disimpan oleh MyVerify, sebab dan tempoh penyimpanannya, pihak yang menerimanya,
      serta perkara yang boleh anda lakukan mengenainya.
    </p>
  ),
  sections: [
    {
      id: 'who',
      title: 'Pihak yang bertanggungjawab',
      body: (
        <p>
          MyVerify dikendalikan oleh <OperatorName />, <OperatorAddress /> (“kami”). Kami menentukan tujuan dan cara
          data peribadi anda diproses. Bagi apa-apa perkara dalam dasar ini, sila tulis kepada <OperatorEmail /> atau
          hubungi <OperatorPhone />.
        </p>
      ),
    },
    {
      id: 'what',
      title: 'Data yang kami simpan, sebabnya dan tempohnya',
      body: (
        <>
          <p>Kami menyimpan data yang anda berikan dan data yang terhasil semasa anda menggunakan perkhidmatan ini:</p>
          <LegalTable
            label="Data yang kami simpan, sebabnya dan tempohnya"
            columns={['Data', 'Sebab', 'Tempoh']}
            rows={HELD}
          />
          <p>
            Jejak audit tidak mengandungi nama, alamat e-mel atau nombor pasport penuh. Kami tidak membuat keputusan
            automatik tentang anda: setiap permohonan disemak oleh manusia. Kami tidak menggunakan data anda untuk
            pengiklanan dan tidak menjualnya.
          </p>
        </>
      ),
    },
    {
      id: 'source',
      title: 'Sumber data',
      body: (
        <p>
          Daripada anda, apabila anda mendaftar, mengisi borang, memuat naik fail atau menulis kepada kami; daripada
          institusi dan kementerian pendidikan tinggi Malaysia, apabila mereka menjawab pertanyaan kami tentang dokumen
          anda; daripada kakitangan kami, apabila mereka menyediakan permohonan bagi pihak anda; dan daripada peranti
          anda, apabila anda menggunakan perkhidmatan ini.
        </p>
      ),
    },
    {
      id: 'must',
      title: 'Sama ada anda wajib memberikannya',
      body: (
        <p>
          Anda tidak perlu memberikan apa-apa untuk membaca halaman awam kami atau menyemak laporan. Untuk membuka
          akaun, kami memerlukan alamat e-mel dan kata laluan. Untuk permohonan, kami memerlukan medan dan dokumen yang
          ditandai sebagai wajib pada borang; tanpanya kami tidak dapat menyemak permohonan itu. Selainnya adalah secara
          sukarela.
        </p>
      ),
    },
    {
      id: 'recipients',
      title: 'Pihak yang menerima data',
      body: (
        <>
          <ul>
            <li>
              Penyemak dan pentadbir kami, setakat yang diperlukan oleh tugas mereka. Setiap fail yang mereka buka
              direkodkan.
            </li>
            <li>
              Institusi yang mengeluarkan dokumen anda dan kementerian pendidikan tinggi Malaysia, untuk mengesahkannya.
            </li>
            <li>
              Sesiapa yang memegang nombor laporan anda: mereka melihat sama ada laporan itu sah, serta medan yang
              disahkan, dengan nombor pasport yang disembunyikan sebahagiannya.
            </li>
            <li>
              Sesiapa yang memasukkan nama, nombor pasport dan tarikh lahir anda dengan tepat dalam pertanyaan maklumat
              pelajar: mereka boleh membuka laporan yang berkuat kuasa.
            </li>
            <li>
              Syarikat yang mengendalikan pelayan dan menghantar e-mel bagi pihak kami, mengikut arahan kami dan
              tertakluk kepada kewajipan kerahsiaan.
            </li>
            <li>Mahkamah dan pihak berkuasa, apabila kami diwajibkan oleh undang-undang.</li>
          </ul>
          <p>
            Jika institusi yang perlu mengesahkan sesuatu dokumen berada di luar Malaysia, kami hanya menghantar apa
            yang diperlukannya untuk tujuan itu, dan hanya kerana anda meminta pengesahan tersebut (seksyen 129 Akta).
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'Cara kami melindungi data',
      body: (
        <p>
          Kata laluan dan kod disimpan sebagai cincangan sahaja. Sambungan disulitkan. Gambar dikodkan semula apabila
          diterima, lalu butiran tersembunyi seperti tempat gambar diambil akan hilang. Fail adalah sulit: fail hanya
          boleh dibuka oleh anda, oleh kakitangan yang menyemaknya, dan melalui pautan yang luput selepas 15 minit. Jika
          berlaku pelanggaran yang membahayakan anda, kami akan memaklumkan Pesuruhjaya Perlindungan Data Peribadi dan
          anda tanpa berlengah.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Kuki dan storan pada peranti anda',
      body: (
        <p>
          Kami menetapkan satu kuki, yang mengekalkan log masuk anda selama paling lama dua hari dan dibuang apabila
          anda log keluar. Pelayar anda juga mengingati, pada peranti anda sahaja, perkara yang memudahkan penggunaan
          halaman, seperti bahasa yang anda pilih dan baki kiraan detik yang masih berjalan. Tiada kuki pihak lain dan
          tiada penjejakan.
        </p>
      ),
    },
    ...privacyRights,
    {
      id: 'changes',
      title: 'Pindaan dan bahasa',
      body: (
        <p>
          Apabila dasar ini dipinda, kami menunjukkan versi baharu di sini berserta tarikhnya, dan meminta persetujuan
          anda semula jika perlu. Dasar ini ditulis dalam bahasa Inggeris dan bahasa Melayu; jika terdapat percanggahan,
          versi bahasa Inggeris diguna pakai. Penggunaan perkhidmatan ini tertakluk kepada{' '}
          <a href={legalLink(paths.terms, 'malay')}>Terma dan Syarat</a> kami.
        </p>
      ),
    },
  ],
};

export default privacy;
