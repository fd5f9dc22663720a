import { type LegalDocument, legalLink } from '../../../components/legal/legal-document';
import { OperatorAddress, OperatorEmail, OperatorName, OperatorPhone } from '../../../components/legal/OperatorDetails';
import { paths } from '../../../config/paths';
import { termsLaw } from './terms-law.malay';

const terms: LegalDocument = {
  title: 'Terma dan Syarat',
  updated: 'Kemas kini terakhir: 10 September 2023',
  contents: 'Kandungan',
  intro: (
    <p>
      Terma ini ialah perjanjian antara anda dengan <OperatorName /> (“kami”) tentang penggunaan MyVerify. Dengan
      membuka akaun atau menghantar permohonan, anda menerimanya. Jika anda tidak bersetuju, sila jangan gunakan
      perkhidmatan ini.
    </p>
  ),
  sections: [
    {
      id: 'service',
      title: 'Perkhidmatan',
      body: (
        <>
          <p>
            MyVerify mengesahkan sijil akademik pelajar antarabangsa di Malaysia. Anda menghantar sijil anda bersama
            dokumen sokongan; kami menjalankan semakan formal terhadap diploma, transkrip dan cop kementerian pendidikan
            tinggi Malaysia; dan bagi sijil yang disahkan, kami mengeluarkan laporan dengan nombor yang boleh disemak
            oleh sesiapa sahaja.
          </p>
          <p>
            <strong>Kami menjalankan semakan formal sahaja.</strong> Kami boleh bertanya kepada institusi atau
            kementerian, termasuk melalui e-mel; laporan menyatakan bahawa mereka telah mengesahkan sesuatu hanya jika
            jawapan mereka ada dalam rekod. Laporan bukanlah pengiktirafan kelayakan anda, keputusan pihak berkuasa,
            atau nasihat. Halaman awam tentang agensi, universiti dan kerjasama adalah untuk maklumat.
          </p>
        </>
      ),
    },
    {
      id: 'age',
      title: 'Siapa yang boleh menggunakannya',
      body: (
        <p>
          <strong>Anda mestilah berumur sekurang-kurangnya 13 tahun.</strong> Jika anda berumur di bawah 18 tahun, ibu
          bapa atau penjaga anda hendaklah telah membaca terma ini dan bersetuju dengannya bagi pihak anda. Jika anda
          memohon bagi pihak orang lain, anda memerlukan kuasa bertulis daripada orang itu.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Akaun anda',
      body: (
        <ul>
          <li>Setiap orang mempunyai satu akaun, dengan alamat e-mel miliknya sendiri dan butiran yang betul.</li>
          <li>Rahsiakan kata laluan anda, dan maklumkan kami segera jika orang lain mungkin mengetahuinya.</li>
          <li>Perbuatan di bawah akaun anda dianggap sebagai perbuatan anda, kecuali anda membuktikan sebaliknya.</li>
          <li>
            Anda boleh memadamkan akaun anda pada bila-bila masa di bawah Basic info. Perkara yang kekal dinyatakan
            dalam <a href={legalLink(paths.privacy, 'malay')}>Dasar Privasi</a> kami.
          </li>
        </ul>
      ),
    },
    {
      id: 'applications',
      title: 'Permohonan dan dokumen',
      body: (
        <>
          <p>
            Dokumen hendaklah benar, lengkap, boleh dibaca dan milik anda. Anda membenarkan kami menggunakannya untuk
            semakan, dan bertanya kepada institusi yang dinamakan di dalamnya. Kami boleh meminta dokumen tambahan,
            membetulkan kesilapan yang nyata bersama anda, dan menolak permohonan dengan memberikan sebab; anda kemudian
            boleh membetulkannya dan memohon semula.
          </p>
          <p>
            Semasa permohonan disemak, anda boleh menariknya balik dan memindanya. Setelah disahkan, permohonan itu
            tidak boleh disunting lagi; kesilapan dalam laporan dibetulkan oleh kakitangan kami.
          </p>
          <p>
            Tempoh semakan mungkin bergantung pada jawapan institusi dan kementerian. Masa yang kami nyatakan hanyalah
            anggaran.
          </p>
        </>
      ),
    },
    {
      id: 'fees',
      title: 'Fi, cukai dan bayaran balik',
      body: (
        <>
          <ul>
            <li>Fi laporan pengesahan akademik ialah MYR 669.60, termasuk cukai jualan dan perkhidmatan 8%.</li>
            <li>
              Fi pengesahan pengecapan ialah MYR 1101.60, termasuk cukai jualan dan perkhidmatan 8%. Pengesahan ini
              memerlukan permohonan berasingan untuk pengesahan akademik, yang finya tidak termasuk.
            </li>
          </ul>
          <p>
            Anda membayar melalui DuitNow QR atau pindahan bank sebelum memohon, dan memuat naik resitnya. Caj bank
            ditanggung oleh anda. Jika fi berubah, jumlah yang ditunjukkan semasa anda memohon diguna pakai.
          </p>
          <p>
            Fi itu adalah bayaran untuk semakan, walau apa pun hasilnya: fi tidak dikembalikan apabila permohonan
            ditolak, apabila hasil semakan berbeza daripada keadaan sebenar atau daripada jangkaan anda, atau apabila
            dokumen palsu dimuat naik. Kami mengembalikan bayaran yang dibuat dua kali atau tersilap, dan fi bagi
            semakan yang tidak pernah kami mulakan. Hak yang diberikan kepada anda oleh Akta Perlindungan Pengguna 1999
            kekal.
          </p>
        </>
      ),
    },
    {
      id: 'reports',
      title: 'Laporan',
      body: (
        <>
          <p>
            Laporan menyatakan dapatan kami pada hari ia dikeluarkan. Anda boleh menyerahkannya kepada pihak lain dengan
            lengkap dan tanpa pindaan. Sesiapa yang memegang nombornya boleh menyemaknya di laman kami, dan sesiapa yang
            mengetahui nama, nombor pasport dan tarikh lahir anda dengan tepat boleh membukanya dalam pertanyaan
            maklumat pelajar; dengan memohon, anda bersetuju dengan perkara ini.
          </p>
          <p>
            Kami membetulkan laporan yang mengandungi kesilapan, di bawah nombor yang sama dan sebagai edisi baharu.
            Kami menarik balik laporan yang diperoleh dengan dokumen palsu atau dikeluarkan secara silap; semakan
            kemudian menyatakannya, berserta tarikh dan sebabnya.
          </p>
        </>
      ),
    },
    {
      id: 'conduct',
      title: 'Perkara yang tidak boleh anda lakukan',
      body: (
        <ul>
          <li>memuat naik dokumen palsu atau dipinda, atau dokumen orang yang tidak memberi anda kuasa;</li>
          <li>meminda laporan, atau mengemukakannya sebagai milik anda atau sebagai sesuatu yang lain;</li>
          <li>meneka nombor atau butiran peribadi untuk mencari maklumat orang lain;</li>
          <li>menggunakan akaun orang lain, atau memintas had dan perlindungan perkhidmatan;</li>
          <li>menghantar permintaan automatik yang mengganggunya, atau memuat naik perisian berbahaya;</li>
          <li>menggunakan perkhidmatan ini untuk apa-apa yang dilarang oleh undang-undang.</li>
        </ul>
      ),
    },
    ...termsLaw,
    {
      id: 'contact',
      title: 'Hubungi kami',
      body: (
        <p>
          <OperatorName />, <OperatorAddress />, telefon <OperatorPhone />, e-mel <OperatorEmail />. Kami menjawab aduan
          dalam tempoh 7 hari bekerja.
        </p>
      ),
    },
  ],
};

export default terms;
