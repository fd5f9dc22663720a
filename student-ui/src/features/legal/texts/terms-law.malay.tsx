import { type LegalSection, legalLink } from '../../../components/legal/legal-document';
import { OperatorEmail } from '../../../components/legal/OperatorDetails';
import { paths } from '../../../config/paths';

export const termsLaw: readonly LegalSection[] = [
  {
    id: 'property',
    title: 'Harta intelek',
    body: (
      <p>
        Dokumen anda kekal milik anda. Perkhidmatan ini, perisian, reka bentuk, teks dan tandanya, serta susun atur
        laporan adalah milik kami atau pemberi lesen kami; anda boleh menggunakannya hanya sebagaimana yang dibenarkan
        oleh terma ini. Aduan tentang kandungan yang melanggar hak anda boleh dihantar kepada <OperatorEmail />.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Pautan dan pihak lain',
    body: (
      <p>
        Perkhidmatan ini menamakan dan memautkan agensi, universiti, kementerian dan bank. Mereka bebas daripada kami;
        halaman, tawaran dan keputusan mereka adalah tanggungjawab mereka sendiri.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'Data peribadi',
    body: (
      <p>
        Kami memproses data peribadi di bawah Akta Perlindungan Data Peribadi 2010, sebagaimana yang dinyatakan dalam{' '}
        <a href={legalLink(paths.privacy, 'malay')}>Dasar Privasi</a> kami.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liabiliti',
    body: (
      <>
        <p>
          Kami menyediakan perkhidmatan ini dengan ketelitian dan kemahiran yang munasabah. Kami tidak menjanjikan
          bahawa perkhidmatan ini sentiasa tersedia, bahawa setiap sijil dapat disahkan, atau bahawa majikan, institusi
          atau pihak berkuasa akan menerima sesuatu laporan.
        </p>
        <p>
          Setakat yang dibenarkan oleh undang-undang, kami tidak bertanggungjawab atas kerugian tidak langsung,
          kehilangan keuntungan, peluang atau data, jawapan pihak lain yang salah atau lewat, atau kejadian di luar
          kawalan kami; dan liabiliti kami bagi sesuatu permohonan terhad kepada fi yang dibayar untuknya. Liabiliti
          yang tidak boleh dikecualikan oleh undang-undang kekal, khususnya bagi fraud, bagi kematian atau kecederaan
          akibat kecuaian, dan di bawah Akta Perlindungan Pengguna 1999.
        </p>
      </>
    ),
  },
  {
    id: 'indemnity',
    title: 'Muat naik palsu dan tanggung rugi',
    body: (
      <p>
        Anda menanggung akibat muat naik yang palsu, dipinda atau tanpa kuasa. Jika pihak lain membuat tuntutan terhadap
        kami disebabkan olehnya, atau kerana anda melanggar terma ini, anda hendaklah menanggung rugi kami atas kerugian
        itu, termasuk kos guaman yang munasabah.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Penggantungan dan penamatan',
    body: (
      <p>
        Anda boleh berhenti menggunakan perkhidmatan ini pada bila-bila masa. Kami boleh menyekat atau menutup akaun
        yang melanggar terma ini, memudaratkan pihak lain atau membahayakan perkhidmatan; jika boleh, kami memaklumkan
        anda terlebih dahulu dan mendengar penjelasan anda. Peruntukan yang menurut sifatnya bertujuan untuk berkekalan,
        seperti bahagian tentang laporan, liabiliti dan pertikaian, terus berkuat kuasa.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Pindaan',
    body: (
      <p>
        Kami boleh meminda perkhidmatan dan terma ini. Versi baharu ditunjukkan di sini berserta tarikhnya, dan kami
        meminta persetujuan anda jika perlu. Bagi permohonan yang sedang berjalan, versi semasa anda memohon diguna
        pakai.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Undang-undang yang mentadbir',
    body: (
      <p>
        <strong>Terma ini ditadbir oleh undang-undang Malaysia.</strong> Hak mandatori yang melindungi anda di tempat
        anda tinggal kekal.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Pertikaian dan timbang tara',
    body: (
      <>
        <p>
          Jika timbul pertikaian, sila tulis terlebih dahulu kepada <OperatorEmail /> dan nyatakan perkaranya. Kedua-dua
          pihak kemudian berusaha dengan suci hati untuk menyelesaikannya melalui rundingan tidak formal{' '}
          <strong>selama 30 hari</strong> dari tarikh mesej itu.
        </p>
        <p>
          Perkara yang tidak diselesaikan dalam tempoh 30 hari itu dirujuk kepada dan diselesaikan secara muktamad
          melalui timbang tara yang ditadbir oleh Pusat Timbang Tara Antarabangsa Asia mengikut kaedahnya yang berkuat
          kuasa pada masa itu. <strong>Tempat duduk timbang tara ialah Kuala Lumpur.</strong> Terdapat seorang penimbang
          tara, dan bahasanya ialah bahasa Inggeris.
        </p>
        <p>
          Anda masih boleh membawa tuntutan pengguna kepada Tribunal Tuntutan Pengguna, setakat bidang kuasanya, dan
          kedua-dua pihak boleh memohon perlindungan segera daripada mahkamah.
        </p>
      </>
    ),
  },
  {
    id: 'general',
    title: 'Am',
    body: (
      <p>
        Jika sebahagian terma ini tidak sah, bahagian yang lain tetap sah. Jika kami tidak menggunakan sesuatu hak
        dengan serta-merta, kami tidak melepaskannya. Anda tidak boleh memindahkan hak anda tanpa persetujuan kami.
        Terma ini ditulis dalam bahasa Inggeris dan bahasa Melayu; jika terdapat percanggahan, versi bahasa Inggeris
        diguna pakai.
      </p>
    ),
  },
];
